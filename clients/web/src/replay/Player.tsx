/** A deal that is gone through: controls, the table at a step, what happened, the settlement, what vouches for it. */

import type { StoredTable } from "@cardavia/client";
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { gameOf } from "../games";
import { say } from "../language/speaking";
import { Settlement } from "../settlement/Settlement";
import { Look } from "../table/look";
import { CheckTable } from "../verify/Checks";
import type { Check } from "../verify/checks";
import { Board } from "./Board";
import { Controls } from "./Controls";
import { usePlaying } from "./playing";
import type { Eyes, Recording } from "./recording";
import { Share } from "./Share";
import { type Step, stepsOf } from "./telling";

/** So many sentences of a step stand above the table; the list beside it has all. */
const TOLD = 3;

/** The steps in words; a click goes to one. */
function Steps(props: { steps: readonly Step[]; at: number; onGo: (to: number) => void }): VNode {
  const { steps, at, onGo } = props;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const here = list.current?.children[at];
    if (!(here instanceof HTMLElement) || !list.current) return;
    // The list alone scrolls, not the page.
    const top = here.offsetTop - list.current.offsetTop;
    list.current.scrollTop = top - list.current.clientHeight / 3;
  }, [at]);
  return (
    <ol class="steps" ref={list}>
      {steps.map(({ lines }, step) => (
        <li key={step}>
          <button type="button" aria-current={step === at ? "step" : undefined} onClick={() => onGo(step)}>
            {lines.length > 0 ? lines.map((text) => <span key={text}>{text}</span>) : <span>…</span>}
          </button>
        </li>
      ))}
    </ol>
  );
}

/** The player, beginning at an entry of the log. */
export function Player(props: {
  deal: Recording;
  table?: StoredTable;
  file?: Check;
  names: Readonly<Record<string, string>>;
  entry: number;
}): VNode | null {
  const { deal, table, file, names, entry } = props;
  const eyes = useSignal<Eyes>(deal.only ?? "all");
  const steps = useMemo(() => stepsOf(deal, eyes.value, names), [deal, eyes.value, names]);
  // Without a place of its own, it begins with the cards dealt.
  const here = entry || deal.dealtAt;
  const start = Math.max(
    0,
    steps.findLastIndex((step) => step.entry <= here),
  );
  const playing = usePlaying(steps.length, start);
  useEffect(() => {
    if (entry > 0) playing.go(start);
  }, [entry, start]);
  const at = playing.at.value;
  const { entry: now, lines } = steps[at] ?? { entry: 1, lines: [] };
  const view = deal.view(now, eyes.value);
  const look = view && new Look(view, names);
  if (!look) return null;
  const told = lines.slice(0, TOLD);
  return (
    <>
      <Controls
        playing={playing}
        count={steps.length}
        look={look}
        eyes={eyes.value}
        fixed={deal.only !== undefined}
        onEyes={async (chosen) => {
          await deal.prepare(chosen);
          eyes.value = chosen;
        }}
      />
      <div class="table-and-log">
        <div class="table" data-game={gameOf(look.game) ? look.game : ""}>
          <div class="told" aria-live={playing.running.value ? "off" : "polite"}>
            {told.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
          {look.view.result && (
            <section class="sheet settlement" aria-label={say("settlement")}>
              <Settlement look={look} payments={deal.paid(now)} />
            </section>
          )}
          {look.view.deal && <Board look={look} />}
        </div>
        <aside class="side" aria-label={say("replay-happened")}>
          <h2>{say("replay-happened")}</h2>
          <Steps steps={steps} at={at} onGo={playing.go} />
        </aside>
      </div>
      {table && <Share table={table} game={deal.game} entry={now} file={file !== undefined} />}
      {table && file && <CheckTable table={table} file={file} />}
      {!table && <p class="notice">{say("replay-part")}</p>}
    </>
  );
}
