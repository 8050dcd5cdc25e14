/** What is on the page, as links. */

import type { VNode } from "preact";
import { say } from "../language/speaking";
import { hash } from "../routes";
import { MORE, PARTS, type Rules } from "./rules";
import { Sentence } from "./Text";

/** The parts with the headings in them, and what follows them. */
export function Contents({ rules }: { rules: Rules }): VNode {
  const to = (at: string): string => hash("rules", rules.game, at);
  return (
    <nav class="contents" aria-label={say("rules-contents")}>
      <ol>
        {PARTS.map(([part, title], at) => {
          const headings = rules.parts[at]?.filter((block) => block.kind === "heading") ?? [];
          return (
            <li key={part}>
              <a href={to(part)}>{say("rules-part", { number: at + 1, title: say(title) })}</a>
              {headings.length > 0 && (
                <ul>
                  {headings.map(({ id }) => (
                    <li key={id}>
                      <a href={to(id)}>
                        <Sentence id={id} />
                      </a>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          );
        })}
        {MORE.map(([part, title]) => (
          <li key={part}>
            <a href={to(part)}>{say(title)}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
