/** What is only heard: what happened and whose turn it is, when there is a pause; the own turn at once. */

import { Zone } from "@cardavia/client";
import type { VNode } from "preact";
import type { Following } from "./following";
import type { Look } from "./look";
import { question } from "./Moves";

/** The two regions; they are always there, so that what comes into them is said. */
export function Announcer({ following, look }: { following: Following; look: Look | undefined }): VNode {
  const decision = following.decision.value;
  const open = look?.seats.flatMap((seat) => look.cards(Zone.PUBLIC, seat))[0];
  // AI players move at once: whose turn it is matters where one waits for a person.
  const acting = look?.acting;
  const waits = acting !== undefined && !look?.isYou(acting) && look?.view.seats[acting]?.ai === "";
  return (
    <>
      <div class="unseen heard" aria-live="polite">
        {following.latest.value.map(({ id, text }) => (
          <p key={id}>{text()}</p>
        ))}
        {look && waits && following.current.value && <p key={`turn ${acting}`}>{look.status}</p>}
      </div>
      <div class="unseen" aria-live="assertive">
        {look && decision && <p key={String(decision.revision)}>{question(look.deck, decision, open)}</p>}
      </div>
    </>
  );
}
