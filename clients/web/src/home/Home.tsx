/** The home page: whoever has never heard of these games plays one within a minute. */

import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { Traditions } from "../cards/Traditions";
import { GAMES } from "../games";
import { say } from "../language/speaking";
import type { Problem } from "../problem";
import { parts } from "../table/ahead";
import { ByLink } from "./ByLink";
import { GamePanel } from "./GamePanel";
import "./home.css";
import { Tables } from "./Tables";

/** The page. */
export function Home(): VNode {
  const wrong = useSignal<Problem | undefined>(undefined);
  const onProblem = (error: unknown): void => {
    parts().then(
      ({ problem }) => {
        wrong.value = problem(error);
      },
      // Not even they could be loaded.
      () => {
        wrong.value = { text: say("problem-lost"), clause: "" };
      },
    );
  };
  return (
    <main class="home">
      <header>
        <h1>{say("home-title")}</h1>
        <p>{say("home-lead")}</p>
      </header>
      {wrong.value && (
        <p class="notice wrong" role="alert">
          {wrong.value.text}
        </p>
      )}
      <div class="games">
        {GAMES.map((game) => (
          <GamePanel key={game.name} game={game} onProblem={onProblem} />
        ))}
      </div>
      <div class="home-more">
        <ByLink />
        <Tables onProblem={onProblem} />
      </div>
      <section class="home-library" aria-labelledby="home-library">
        <h2 id="home-library">{say("nav-library")}</h2>
        <p>{say("home-library-line")}</p>
        <Traditions level="h3" />
      </section>
      <p class="home-programs">
        <a href="connect">{say("home-programs")}</a>
      </p>
    </main>
  );
}
