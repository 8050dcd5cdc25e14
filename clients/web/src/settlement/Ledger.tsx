/** Who paid whom: a table whose rows add up to the scores, and whose scores add up to nought. */

import type { Paid } from "@cardavia/client";
import type { VNode } from "preact";
import { say } from "../language/speaking";
import type { Look } from "../table/look";
import { signed } from "../table/words";
import { balances } from "./points";

/** The table. */
export function Ledger({ look, payments }: { look: Look; payments: readonly Paid[] }): VNode {
  const of = balances(look.view.seats.length, payments);
  const total = (seat: number): number => of[seat]?.reduce((sum, points) => sum + points, 0) ?? 0;
  return (
    <section>
      <h3>{say("settlement-ledger")}</h3>
      <p class="hint">{say("settlement-ledger-hint")}</p>
      <div class="ledger">
        <table>
          <thead>
            <tr>
              <td />
              {look.seats.map((other) => (
                <th key={other} scope="col">
                  {look.seat(other)}
                </th>
              ))}
              <th scope="col">{say("settlement-sum")}</th>
            </tr>
          </thead>
          <tbody>
            {look.seats.map((seat) => (
              <tr key={seat}>
                <th scope="row">{look.seat(seat)}</th>
                {look.seats.map((other) => (
                  <td key={other} class={seat === other ? "self" : ""}>
                    {seat === other ? "" : signed(of[seat]?.[other] ?? 0)}
                  </td>
                ))}
                <td class="sum">{signed(total(seat))}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{say("settlement-all")}</th>
              <td colSpan={look.seats.length} />
              <td class="sum">{signed(look.seats.reduce((sum, seat) => sum + total(seat), 0))}</td>
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  );
}
