/** Events in words, as the log of the page tells them. */

import { type Event, type Settled, type Update, Verb } from "@cardavia/client";
import { has, say } from "../language/speaking";
import { layoutOf } from "./layouts";
import { cardNames, type Look } from "./look";
import { moveWords, reasonWord, signed, verbId } from "./words";

/** What an update tells people, in sentences; `look` is at the view after it. Claim windows come too often to tell. */
export function tellAll(update: Update, look: Look): string[] {
  return update.events.flatMap((event) => tell(event, look) || []);
}

/** What an event tells people, in a sentence; empty if others tell it better. */
export function tell({ kind }: Event, look: Look): string {
  switch (kind.case) {
    case "opened":
      return say("opened", { game: look.title, source: say(`opened-${kind.value.source || "fair"}`) });
    case "seatTaken": {
      const { seat, generation } = kind.value;
      const back = generation > 1 || look.view.status === "playing";
      return ofSeat(back ? "seat_taken-again" : named("seat_taken", seat, look), seat, look, { number: seat });
    }
    case "seatLeft": {
      const { seat, reason } = kind.value;
      const id = reason ? `seat_left-${reason}` : named("seat_left", seat, look);
      return has(id) ? ofSeat(id, seat, look) : "";
    }
    case "begun":
    case "continued":
    case "restarted":
    case "released":
      return say(kind.case);
    case "moved":
      return moved(kind.value.seat, kind.value.move, look);
    case "answered": {
      const { seat, move } = kind.value;
      return !move || move.verb === Verb.DECLINE
        ? ""
        : ofSeat("answered", seat, look, { move: moveWords(look.deck, move) });
    }
    case "transferred":
      return transferred(kind.value, look);
    case "roundWon": {
      const { seat, cards } = kind.value;
      return ofSeat("round_won", seat, look, {
        round: say(layoutOf(look.game).round),
        cards: cardNames(look.deck, cards),
      });
    }
    case "paid": {
      const { payer, payee, points, reason } = kind.value;
      const params = { payer: look.seat(payer), payee: look.inside(payee), points, reason: reasonWord(reason) };
      return say("paid", params, look.form(payer));
    }
    case "settled":
      return say("settled", { scores: scores(kind.value, look) });
    case "ended":
      return say(`ended-${kind.value.status}`, { reason: kind.value.reason }).trim();
    case "paused":
      return say("paused", { reason: kind.value.reason }).trim();
    case "resumed":
      return say("paused-over", { reason: kind.value.reason }).trim();
    default:
      return "";
  }
}

/** All scores in a row. */
function scores(settled: Settled, look: Look): string {
  const sign = layoutOf(look.game).countsCards ? String : signed;
  return settled.scores
    .map((points, seat) => say("score", { seat: look.inside(seat), points: sign(points) }, look.form(seat)))
    .join(", ");
}

const ofSeat = (id: string, seat: number, look: Look, params: Readonly<Record<string, string | number>> = {}): string =>
  say(id, { seat: look.seat(seat), ...params }, look.form(seat));

/** The id of a sentence that is another one where the seat's player has a name. */
const named = (id: string, seat: number, look: Look): string => (look.player(seat) ? `${id}-named` : id);

type Value<Case> = Extract<Event["kind"], { case: Case }>["value"];

function moved(seat: number, move: Value<"moved">["move"], look: Look): string {
  if (!move || move.verb === Verb.DECLINE) return "";
  const cards = move.cards.length > 0 ? cardNames(look.deck, move.cards) : say("hidden", { count: move.hidden });
  const id = `moved-${verbId(move.verb)}`;
  const down = layoutOf(look.game).discardsDown && has(`${id}-down`);
  if (!has(id)) return say("moved", { seat: look.seat(seat), move: moveWords(look.deck, move) });
  return ofSeat(down ? `${id}-down` : id, seat, look, { cards });
}

function transferred({ source, target, cards }: Value<"transferred">, look: Look): string {
  const id = layoutOf(look.game).transfers[`${source?.zone} ${target?.zone}`];
  const seat = target?.seat;
  if (id === undefined || seat === undefined || cards.length === 0) return "";
  const names = cardNames(look.deck, cards);
  return ofSeat(id, seat, look, { cards: names, card: names, door: look.door(seat) });
}
