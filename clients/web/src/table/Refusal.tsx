/** Why something was refused, with the clause of the rulebook to read on. */

import type { VNode } from "preact";
import { say } from "../language/speaking";
import type { Problem } from "../problem";
import { hash } from "../routes";

/** A refusal, until it is closed. */
export function Refusal(props: { game: string; problem: Problem; onClose: () => void }): VNode {
  const { game, problem, onClose } = props;
  return (
    <p class="notice wrong" role="alert">
      <span>
        {problem.text}{" "}
        {problem.clause && (
          <a class="clause" href={hash("rules", game, problem.clause)} target="_blank" rel="noreferrer">
            {say("rule", { clause: problem.clause })}
          </a>
        )}
      </span>
      <button type="button" class="plain close" aria-label={say("close-message")} onClick={onClose}>
        ✕
      </button>
    </p>
  );
}
