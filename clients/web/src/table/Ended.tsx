/** A deal that is at its end: how it was settled, or why it was not, and how to go on. */

import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { say } from "../language/speaking";
import { go, hash } from "../routes";
import { Settlement } from "../settlement/Settlement";
import type { Following } from "./following";
import type { Look } from "./look";
import { keepSeat } from "./seats";

/** The settlement, and the ways on. */
export function Ended({ following, look }: { following: Following; look: Look }): VNode {
  const busy = useSignal(false);
  const root = useRef<HTMLElement>(null);
  const { nextTableId, result, status, disclosed } = look.view;
  // The hand had the focus, and is gone.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) root.current?.focus({ preventScroll: true });
  }, []);
  const deal = async (): Promise<void> => {
    if (busy.value) return;
    busy.value = true;
    const seat = await following.nextDeal();
    busy.value = false;
    if (!seat) return;
    keepSeat(seat);
    go(hash("table", seat.tableId));
  };
  const ways = (
    <div class="buttons">
      {following.seat && (
        <button type="button" class="make" aria-disabled={busy.value} onClick={() => void deal()}>
          {say(nextTableId ? "end-join" : "end-next")}
        </button>
      )}
      {!following.seat && nextTableId && (
        <a class="make" href={hash("table", nextTableId)}>
          {say("end-watch")}
        </a>
      )}
      {disclosed && (
        <a class="plain" href={hash("replay", following.tableId)}>
          {say("end-replay")}
        </a>
      )}
      {disclosed && (
        <a class="plain" href={hash("verify", following.tableId)}>
          {say("source-check")}
        </a>
      )}
      <a class="plain" href="#/">
        {say("bar-games")}
      </a>
    </div>
  );
  return (
    <section class="sheet settlement" aria-label={say("settlement")} ref={root} tabIndex={-1}>
      <Settlement look={look} payments={following.payments.value}>
        {ways}
      </Settlement>
      {!result && <h2>{say(`status-${status}`)}</h2>}
      {!result && following.why.value && <p>{following.why.value}</p>}
      {!result && ways}
    </section>
  );
}
