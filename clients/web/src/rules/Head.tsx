/** What stands above the rules of a game: what it is, who plays, and a minute's summary. */

import type { VNode } from "preact";
import { gameOf } from "../games";
import { say } from "../language/speaking";
import { hash } from "../routes";
import { Whole } from "./Cards";
import type { Rules } from "./rules";
import { Sentence } from "./Text";

/** The head. */
export function Head({ rules: { game, deck, seats } }: { rules: Rules }): VNode {
  return (
    <>
      <header class="table" data-game={game} data-surroundings="dark">
        <div class="fan" aria-hidden="true">
          {gameOf(game)?.sample.map((code) => (
            <Whole key={code} code={code} />
          ))}
        </div>
        <div class="about">
          <h1>{say("rules-of", { game: say(`game-${game}`) })}</h1>
          <dl>
            <dt>{say("rules-players")}</dt>
            <dd>{seats}</dd>
            <dt>{say("rules-against")}</dt>
            <dd>{say("rules-alone")}</dd>
            <dt>{say("rules-deal")}</dt>
            <dd>
              <Sentence id="deal" />
            </dd>
            <dt>{say("rules-cards")}</dt>
            <dd>
              <Sentence id="cards" />
            </dd>
          </dl>
          <p class="buttons">
            <a class="make" href={hash()}>
              {say("rules-play")}
            </a>
            <a class="plain" href={hash("library", deck)}>
              {say("rules-library")}
            </a>
            <button type="button" class="plain" onClick={() => window.print()}>
              {say("rules-print")}
            </button>
          </p>
        </div>
      </header>
      <section class="minute">
        <h2>{say("rules-minute")}</h2>
        <p>
          <Sentence id="minute" />
        </p>
      </section>
    </>
  );
}
