/** How the deal ended: scores, and how they came about. */

import { Bonus, Counter, type Paid, Reason, type Settled, Zone } from "@cardavia/client";
import type { VNode } from "preact";
import { Row } from "./Cards";
import { layoutOf, plural } from "./layouts";
import type { Look } from "./look";
import { BONUSES, REASONS, signed } from "./words";

function Payments({
  look,
  title,
  paid,
  none,
}: {
  look: Look;
  title: string;
  paid: readonly Paid[];
  none: string;
}): VNode {
  return (
    <section>
      <h3>{title}</h3>
      {paid.length === 0 ? (
        <p>{none}</p>
      ) : (
        <ul class="payments">
          {paid.map(({ payer, payee, points, base, factor, reason }) => (
            <li key={`${payer} ${payee} ${reason} ${base} ${factor} ${points}`}>
              {look.seat(payer)} {look.isYou(payer) ? "pay" : "pays"} {look.inside(payee)} <b>{points}</b>{" "}
              <small>
                {base} × {factor}, {REASONS[reason]}
              </small>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function TienGow({ look, payments }: { look: Look; payments: readonly Paid[] }): VNode {
  const atOnce = (paid: Paid): boolean => paid.reason === Reason.SUPREME || paid.reason === Reason.QUARTET;
  return (
    <>
      <p>
        {look.seats
          .map((seat) => `${look.seat(seat)}: ${plural(look.count(Counter.COLUMNS, seat), "column")}`)
          .join(" · ")}
      </p>
      <Payments look={look} title="Paid at once" paid={payments.filter(atOnce)} none="Nothing was." />
      <Payments
        look={look}
        title="With the winner of the last trick"
        paid={payments.filter((paid) => !atOnce(paid))}
        none="Nothing is owed."
      />
    </>
  );
}

function ChuoPai({ look }: { look: Look }): VNode {
  return (
    <section>
      <h3>Piles compared: the largest wins</h3>
      {look.seats.map((seat) => (
        <Row key={seat} deck={look.deck} cards={look.cards(Zone.PILE, seat)} name={look.seat(seat)} small />
      ))}
    </section>
  );
}

function Chan({ result }: { result: Settled }): VNode {
  if (result.winners.length === 0) return <p>The stock is used up. Nothing is paid.</p>;
  const awards = [...result.awards].sort((left, right) => right.points - left.points);
  const points = awards.reduce((sum, award) => sum + award.points, 0);
  const whole = awards.some((award) => award.bonus === Bonus.THAP_THANH);
  return (
    <section>
      <h3>How the score adds up</h3>
      <p>
        {whole
          ? "With Thập thành all bonuses count in full."
          : "The highest bonus counts in full, the others by their dịch."}
      </p>
      <table class="scores">
        <tbody>
          {awards.map(({ bonus, points: added }, at) => (
            <tr key={`${bonus} ${at}`}>
              <th scope="row">{BONUSES[bonus]}</th>
              <td>{added}</td>
            </tr>
          ))}
          <tr class="sum">
            <th scope="row">Each of the others pays</th>
            <td>{points}</td>
          </tr>
        </tbody>
      </table>
    </section>
  );
}

/** Who won, in a sentence. */
export function verdict(look: Look, { winners }: Settled): string {
  const [first] = winners;
  if (first === undefined) return "A draw: nobody won.";
  if (winners.length === 1) return look.isYou(first) ? "You won!" : `${look.seat(first)} won.`;
  return `${winners.map((seat) => look.seat(seat)).join(" and ")} share the win.`;
}

/** The settlement; without the payments one by one where they are not known. */
export function Settlement({ look, payments }: { look: Look; payments?: readonly Paid[] }): VNode | null {
  const { result } = look.view;
  if (!result) return null;
  const sign = layoutOf(look.game).countsCards ? String : signed;
  return (
    <>
      <h2>{verdict(look, result)}</h2>
      <table class="scores">
        <tbody>
          {result.scores.map((score, seat) => (
            <tr key={seat} class={result.winners.includes(seat) ? "won" : ""}>
              <th scope="row">
                {look.seat(seat)} {result.winners.includes(seat) && <span class="badge">winner</span>}
              </th>
              <td>{sign(score)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {look.game === "tien_gow" && payments && <TienGow look={look} payments={payments} />}
      {look.game === "chuo_pai" && <ChuoPai look={look} />}
      {look.game === "chan" && <Chan result={result} />}
    </>
  );
}
