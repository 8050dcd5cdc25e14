/** Payments one by one, each with its calculation. */

import type { Paid } from "@cardavia/client";
import type { VNode } from "preact";
import { say } from "../language/speaking";
import type { Look } from "../table/look";
import { reasonWord } from "../table/words";
import { sum } from "./points";

/** The payments, in the order in which they were made. */
export function Payments({ look, payments }: { look: Look; payments: readonly Paid[] }): VNode {
  return (
    <ul class="payments">
      {payments.map((paid, at) => (
        <li key={at}>
          {say(
            "line",
            {
              payer: look.seat(paid.payer),
              payee: look.inside(paid.payee),
              points: paid.points,
              sum: sum(paid),
              reason: reasonWord(paid.reason),
            },
            look.isYou(paid.payer) ? "you" : "",
          )}
        </li>
      ))}
    </ul>
  );
}
