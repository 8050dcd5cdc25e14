/** Chắn: the winning hand, its bonuses, how the score adds up, and who pays it. */

import { Bonus, type Paid, type Settled, Zone } from "@cardavia/client";
import type { VNode } from "preact";
import { say } from "../language/speaking";
import { Row } from "../table/Cards";
import type { Look } from "../table/look";
import { bonusWord } from "../table/words";
import { Clauses } from "./Clauses";
import { Payments } from "./Payments";

/** What a winner's hand is made of, and how many cards of it belong together. */
const MELDS: readonly { readonly zone: Zone; readonly name: string; readonly group?: number }[] = [
  { zone: Zone.CHIU, name: "meld-chiu", group: 4 },
  { zone: Zone.CHAN, name: "meld-chan", group: 2 },
  { zone: Zone.CA, name: "meld-ca", group: 2 },
  { zone: Zone.SHOWN, name: "shown-zone" },
  { zone: Zone.WON, name: "won" },
];

function Won({ look, seat }: { look: Look; seat: number }): VNode {
  return (
    <section>
      <h3>
        {say("settlement-hand", { seat: look.seat(seat) }, look.isYou(seat) ? "you" : "")}{" "}
        <Clauses game="chan" of={["CH-20", "CH-22"]} />
      </h3>
      <div class="won-hand">
        {MELDS.map(({ zone, name, group }) => (
          <Row
            key={zone}
            deck={look.deck}
            cards={look.cards(zone, seat)}
            name={say(name)}
            {...(group ? { group } : {})}
            small
          />
        ))}
      </div>
    </section>
  );
}

/** How the score of Chắn came about. */
export function Chan(props: { look: Look; result: Settled; payments: readonly Paid[] }): VNode {
  const { look, result, payments } = props;
  const [winner] = result.winners;
  if (winner === undefined) {
    return (
      <p>
        {say("stock_out")} {say("settlement-nothing")} <Clauses game="chan" of={["CH-11"]} />
      </p>
    );
  }
  const awards = [...result.awards].sort((left, right) => right.points - left.points);
  const points = awards.reduce((sum, award) => sum + award.points, 0);
  const whole = awards.some(({ bonus }) => bonus === Bonus.THAP_THANH);
  return (
    <>
      <Won look={look} seat={winner} />
      <section>
        <h3>
          {say(whole ? "awards-whole" : "awards")} <Clauses game="chan" of={["CH-25"]} />
        </h3>
        <table class="awards">
          <tbody>
            {awards.map(({ bonus, points: added }, at) => (
              <tr key={at}>
                <th scope="row">{bonusWord(bonus)}</th>
                <td class="how">{say(whole || at === 0 ? "settlement-full" : "settlement-dich")}</td>
                <td>{added}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={3}>
                {say("sum", { sum: awards.map((award) => award.points).join(" + "), points })}
              </th>
            </tr>
          </tfoot>
        </table>
      </section>
      <section>
        <h3>
          {say("each_pays", { points })} <Clauses game="chan" of={["CH-26"]} />
        </h3>
        {payments.length > 0 && <Payments look={look} payments={payments} />}
      </section>
    </>
  );
}
