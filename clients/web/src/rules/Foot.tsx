/** What follows the rules of a game: options, words and clauses. */

import type { VNode } from "preact";
import { language } from "../cards/decks";
import { say } from "../language/speaking";
import { clauses, type Rules } from "./rules";
import { ClauseLink, Sentence } from "./Text";

/** The options of a table, and what they change. */
export function Options({ rules: { options, note } }: { rules: Rules }): VNode {
  return (
    <section>
      <h2 id="options" tabIndex={-1}>
        {say("rules-options")}
      </h2>
      <p>{say("rules-options-say")}</p>
      {options.map(({ name, values }) => (
        <div class="option" key={name}>
          <h3>
            <Sentence id={`o-${name}`} />
          </h3>
          <ul>
            {values.map((value, at) => (
              <li key={value}>
                <Sentence id={`o-${name}-${value}`} /> {at === 0 && <small class="usual">{say("rules-default")}</small>}
              </li>
            ))}
          </ul>
        </div>
      ))}
      {note && (
        <p>
          <Sentence id={note} />
        </p>
      )}
    </section>
  );
}

/** Words of the players' own language. */
export function Words({ rules: { words, deck } }: { rules: Rules }): VNode {
  return (
    <section>
      <h2 id="words" tabIndex={-1}>
        {say("rules-words")}
      </h2>
      <dl class="words">
        {words.map(([own, id]) => (
          <div key={own}>
            <dt lang={language(deck)}>{own}</dt>
            <dd>
              <Sentence id={id} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Links to all clauses, in the order of their numbers. */
export function Clauses({ rules }: { rules: Rules }): VNode {
  const number = (clause: string): number => Number(clause.split("-")[1]);
  return (
    <section class="all-clauses">
      <h2 id="clauses" tabIndex={-1}>
        {say("rules-clauses")}
      </h2>
      <p>{say("rules-clauses-say")}</p>
      <ul>
        {clauses(rules)
          .sort((left, right) => number(left) - number(right))
          .map((clause) => (
            <li key={clause}>
              <ClauseLink clause={clause} />
            </li>
          ))}
      </ul>
    </section>
  );
}
