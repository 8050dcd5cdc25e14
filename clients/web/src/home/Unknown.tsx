/** Where there is nothing. */

import type { VNode } from "preact";
import { Fan } from "../cards/Fan";
import { say } from "../language/speaking";
import "./home.css";

/** The page. */
export function Unknown(): VNode {
  return (
    <main class="home unknown">
      <Fan deck="dominoes" codes={["44", "21", "43"]} />
      <h1>{say("unknown-title")}</h1>
      <p>{say("unknown-line")}</p>
      <div class="buttons">
        <a class="make" href="#/">
          {say("unknown-games")}
        </a>
        <a class="plain" href="#/library">
          {say("nav-library")}
        </a>
      </div>
    </main>
  );
}
