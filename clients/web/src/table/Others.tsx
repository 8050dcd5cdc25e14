/** What stands in place of one's moves while the others are to move. */

import type { VNode } from "preact";
import { say } from "../language/speaking";
import type { Following } from "./following";
import type { Look } from "./look";

/** Who is to move, and a button for those who are in a hurry. */
export function Others({ following, look }: { following: Following; look: Look }): VNode {
  return (
    <section class="moves waiting-for" aria-label={say("others-move")}>
      <p class="ask">{look.isYou(look.acting) ? say("status-wait") : look.status}</p>
      <div class="buttons">
        <button type="button" class="plain faster" aria-keyshortcuts="f" onClick={() => following.hurry()}>
          {say("others-faster")}
        </button>
      </div>
    </section>
  );
}
