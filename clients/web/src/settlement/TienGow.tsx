/** Tien Gow: columns, what was paid at once, and the settlement with the winner of the last trick. */

import { Counter, type Paid, Reason } from "@cardavia/client";
import type { VNode } from "preact";
import { say } from "../language/speaking";
import type { Look } from "../table/look";
import { Clauses } from "./Clauses";
import { Payments } from "./Payments";

const atOnce = ({ reason }: Paid): boolean => reason === Reason.SUPREME || reason === Reason.QUARTET;

/** How many columns each seat has, eight in all. */
function Columns({ look }: { look: Look }): VNode {
  const banker = look.seatOf(Counter.BANKER);
  return (
    <section>
      <h3>
        {say("settlement-columns")} <Clauses game="tien_gow" of={["TG-10", "TG-15"]} />
      </h3>
      <ul class="tallies">
        {look.seats.map((seat) => {
          const columns = look.count(Counter.COLUMNS, seat);
          return (
            <li key={seat}>
              <span>
                {look.seat(seat)} {seat === banker && <small>({say("banker")})</small>}
              </span>
              <span class="tally" aria-hidden="true">
                {Array.from({ length: columns }, (_, at) => (
                  <i key={at} />
                ))}
              </span>
              <b>{columns}</b>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** How the scores of Tien Gow came about. */
export function TienGow({ look, payments }: { look: Look; payments: readonly Paid[] }): VNode {
  const immediate = payments.filter(atOnce);
  const final = payments.filter((paid) => !atOnce(paid));
  const caught = final.some(({ reason }) => reason === Reason.CATCH);
  return (
    <>
      <Columns look={look} />
      {payments.length > 0 && (
        <>
          <section>
            <h3>
              {say(immediate.length > 0 ? "immediates" : "immediates-none")}{" "}
              <Clauses game="tien_gow" of={["TG-12", "TG-13"]} />
            </h3>
            <Payments look={look} payments={immediate} />
          </section>
          <section>
            <h3>
              {say("finals")} <Clauses game="tien_gow" of={["TG-15", "TG-16", "TG-17"]} />
            </h3>
            <Payments look={look} payments={final} />
            <p class="hint">{say("settlement-doublings")}</p>
            {caught && (
              <p class="hint">
                {say("settlement-catch")} <Clauses game="tien_gow" of={["TG-19"]} />
              </p>
            )}
          </section>
        </>
      )}
    </>
  );
}
