/** How the deal ended: who won, the scores, and how they came about. */

import type { Paid, Settled } from "@cardavia/client";
import type { ComponentChildren, VNode } from "preact";
import { say } from "../language/speaking";
import { layoutOf } from "../table/layouts";
import type { Look } from "../table/look";
import { signed } from "../table/words";
import { Chan } from "./Chan";
import { ChuoPai } from "./ChuoPai";
import { Ledger } from "./Ledger";
import { TienGow } from "./TienGow";
import "./settlement.css";

/** Who won, in a sentence. */
export function verdict(look: Look, { winners }: Settled): string {
  const [first] = winners;
  if (first === undefined) return say("draw");
  if (winners.length > 1) return say("winners", { seats: winners.map((seat) => look.seat(seat)).join(", ") });
  return say("winner", { seat: look.seat(first) }, look.isYou(first) ? "you" : "");
}

function Scores({ look, result }: { look: Look; result: Settled }): VNode {
  const sign = layoutOf(look.game).countsCards ? String : signed;
  return (
    <table class="scores totals">
      <tbody>
        {result.scores.map((score, seat) => (
          <tr key={seat} class={result.winners.includes(seat) ? "won" : ""}>
            <th scope="row">
              {look.seat(seat)}
              {result.winners.includes(seat) && <span class="badge">{say("settlement-winner")}</span>}
            </th>
            <td>{sign(score)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The settlement; without the payments one by one where they are not known. The ways on stand below the scores. */
export function Settlement(props: {
  look: Look;
  payments?: readonly Paid[];
  children?: ComponentChildren;
}): VNode | null {
  const { look, payments = [], children } = props;
  const { result } = look.view;
  if (!result) return null;
  return (
    <>
      <h2>{verdict(look, result)}</h2>
      <Scores look={look} result={result} />
      {children}
      {look.game === "tien_gow" && <TienGow look={look} payments={payments} />}
      {look.game === "chuo_pai" && <ChuoPai look={look} />}
      {look.game === "chan" && <Chan look={look} result={result} payments={payments} />}
      {payments.length > 0 && <Ledger look={look} payments={payments} />}
    </>
  );
}
