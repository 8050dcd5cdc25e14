/** A deal that has ended, step by step, as each seat saw it. */

import { type TableView, Zone } from "@cardavia/client";
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect } from "preact/hooks";
import { gameOf } from "../games";
import { type Problem, problem } from "../problem";
import { hash } from "../routes";
import { server } from "../server";
import { Row } from "./Cards";
import { Look } from "./look";
import { Middle } from "./Middle";
import { Seat } from "./Seat";
import { Settlement } from "./Settlement";
import { seatAt } from "./seats";
import "./table.css";

/** The page of a replay. */
export default function Replay({ id }: { id: string }): VNode {
  const steps = useSignal(0);
  const step = useSignal(0);
  const seat = useSignal(seatAt(id)?.seat ?? 0);
  const view = useSignal<TableView | undefined>(undefined);
  const wrong = useSignal<Problem | undefined>(undefined);
  useEffect(() => {
    server.steps(id).then(
      (found) => {
        steps.value = found;
        step.value = 1;
      },
      (error: unknown) => {
        wrong.value = problem(error);
      },
    );
  }, [id, steps, step, wrong]);
  useEffect(() => {
    if (step.value === 0) return;
    const wanted = `${step.value} ${seat.value}`;
    server.replay(id, step.value, seat.value).then(
      (found) => {
        // The slider may have gone on meanwhile.
        if (wanted === `${step.value} ${seat.value}`) view.value = found;
      },
      (error: unknown) => {
        wrong.value = problem(error);
      },
    );
  }, [id, step.value, seat.value, step, seat, view, wrong]);
  const look = view.value && new Look(view.value);
  return (
    <main class="play" data-game={look?.game ?? ""}>
      <header class="bar">
        <a href="#/" aria-label="All games">
          Cardavia
        </a>
        <h1>{look?.title ?? "Replay"}</h1>
        <span class="status">Replay</span>
      </header>
      {wrong.value && (
        <p class="notice wrong" role="alert">
          {wrong.value.text}
        </p>
      )}
      {look && (
        <>
          <form class="replay" onSubmit={(event) => event.preventDefault()}>
            <label>
              Step {step.value} of {steps.value}
              <input
                type="range"
                min={1}
                max={steps.value}
                value={step.value}
                onInput={(event) => {
                  step.value = event.currentTarget.valueAsNumber;
                }}
              />
            </label>
            <label>
              As seen from
              <select
                value={seat.value}
                onChange={(event) => {
                  seat.value = Number(event.currentTarget.value);
                }}
              >
                {look.view.seats.map(({ seat: number }) => (
                  <option key={number} value={number}>
                    Seat {number}
                  </option>
                ))}
              </select>
            </label>
            <a href={hash("table", id)}>The table</a>
          </form>
          <div class="table" data-game={gameOf(look.game) ? look.game : ""}>
            {look.view.deal && (
              <div class={`board seats-${look.seats.length}`}>
                <div class="others">
                  {look.seats.slice(1).map((each) => (
                    <Seat key={each} look={look} seat={each} />
                  ))}
                </div>
                <Middle look={look} latest={[]} />
                <Seat look={look} seat={look.seats[0] ?? 0} />
                <Row deck={look.deck} cards={look.cards(Zone.HAND, look.viewer)} name="Hand" />
              </div>
            )}
            {look.view.result && (
              <section class="sheet settlement" aria-label="Settlement">
                <Settlement look={look} />
              </section>
            )}
          </div>
        </>
      )}
    </main>
  );
}
