/** Events in words, as the log of the page tells them. */

import { type Event, type Update, Verb, Zone } from "@cardavia/client";
import { layoutOf } from "./layouts";
import { cardNames, type Look } from "./look";
import { REASONS, signed } from "./words";

/** What an update tells people, in sentences; `look` is at the view after it. Claim windows come too often to tell. */
export function tellAll(update: Update, look: Look): string[] {
  return update.events.flatMap((event) => tell(event, look) || []);
}

/** What an event tells people, in a sentence; empty if others tell it better. */
export function tell({ kind }: Event, look: Look): string {
  switch (kind.case) {
    case "opened":
      return `A table of ${look.title} is open. Cards: ${SOURCES[kind.value.source] ?? kind.value.source}.`;
    case "seatTaken": {
      const back = kind.value.generation > 1 || look.view.status === "playing";
      if (look.isYou(kind.value.seat)) return back ? "You are back." : "You sit down.";
      return `${look.seat(kind.value.seat)} ${back ? "is back" : "sits down"}.`;
    }
    case "seatLeft":
      return left(kind.value.seat, kind.value.reason, look);
    case "begun":
      return "The cards are dealt.";
    case "moved":
      return moved(kind.value.seat, kind.value.move, look);
    case "answered":
      return kind.value.move?.verb === Verb.DECLINE ? "" : "You have answered; claims are being settled.";
    case "transferred":
      return transferred(kind.value, look);
    case "roundWon": {
      const { round } = layoutOf(look.game);
      const cards = cardNames(look.deck, kind.value.cards);
      return `${say(look, kind.value.seat, "win", "wins")} the ${round} with ${cards}.`;
    }
    case "paid": {
      const { payer, payee, points, reason } = kind.value;
      return `${say(look, payer, "pay", "pays")} ${look.inside(payee)} ${points} (${REASONS[reason]}).`;
    }
    case "settled": {
      const sign = layoutOf(look.game).countsCards ? String : signed;
      const scores = kind.value.scores.map((score, seat) => `${look.inside(seat)} ${sign(score)}`);
      return `The deal is settled: ${scores.join(", ")}.`;
    }
    case "ended":
      return `${ENDS[kind.value.status] ?? "The table is at its end."} ${kind.value.reason}`.trim();
    case "paused":
      return `The table is paused. ${kind.value.reason}`.trim();
    case "resumed":
      return `The table goes on. ${kind.value.reason}`.trim();
    case "restarted":
      return "The server was started anew; the time for what is open begins again.";
    case "continued":
      return "The next deal is at another table.";
    default:
      return "";
  }
}

const SOURCES: Readonly<Record<string, string>> = { fair: "a fair deal", seeded: "from a seed", given: "as given" };
const ENDS: Readonly<Record<string, string>> = {
  over: "The deal is over.",
  closed: "The table was closed.",
  void: "The deal was voided.",
};

/** A seat and what it does: "You lead", "Seat 2 leads". */
const say = (look: Look, seat: number, you: string, other: string): string =>
  `${look.seat(seat)} ${look.isYou(seat) ? you : other}`;

function left(seat: number, reason: string, look: Look): string {
  if (reason === "time") {
    return look.isYou(seat)
      ? "Your time is out: an AI plays for you."
      : `${look.seat(seat)} ran out of time: an AI plays on.`;
  }
  if (reason === "absent") {
    return look.isYou(seat) ? "You were gone: an AI plays for you." : `${look.seat(seat)} is gone: an AI plays on.`;
  }
  return `${say(look, seat, "have", "has")} left.`;
}

type Kinds = Event["kind"];
type Value<Case> = Extract<Kinds, { case: Case }>["value"];

function moved(seat: number, move: Value<"moved">["move"], look: Look): string {
  if (!move) return "";
  const { hidden } = move;
  const names = [cardNames(look.deck, move.cards), hidden ? `${hidden} card${hidden > 1 ? "s" : ""}` : ""];
  const cards = names.filter(Boolean).join(" and ");
  switch (move.verb) {
    case Verb.LEAD:
      return `${say(look, seat, "lead", "leads")} ${cards}.`;
    case Verb.BEAT:
      return `${say(look, seat, "beat", "beats")} with ${cards}.`;
    case Verb.PASS:
      return `${say(look, seat, "pass", "passes")}.`;
    case Verb.DISCARD:
      return layoutOf(look.game).discardsDown
        ? `${say(look, seat, "lay", "lays")} ${cards} face down.`
        : `${say(look, seat, "discard", "discards")} ${cards}.`;
    case Verb.WIN:
      return `${say(look, seat, "win", "wins")}!`;
    case Verb.CHIU:
      return `${say(look, seat, "claim", "claims")} Chíu.`;
    case Verb.DECLINE:
      return "";
    case Verb.CHAN:
      return `${say(look, seat, "capture", "captures")} as Chắn.`;
    case Verb.CA:
      return `${say(look, seat, "capture", "captures")} as Cạ with ${cards}.`;
    default:
      return `${look.seat(seat)}: ${cards}.`;
  }
}

function transferred({ source, target, cards }: Value<"transferred">, look: Look): string {
  const seat = target?.seat;
  if (seat === undefined || cards.length === 0) return "";
  const names = cardNames(look.deck, cards);
  if (source?.zone === Zone.HAND && target?.zone === Zone.PILE) {
    return `${say(look, seat, "bank", "banks")} ${names} as the opening bonus.`;
  }
  if (source?.zone === Zone.STOCK && target?.zone === Zone.PUBLIC) {
    return `${names} is turned up at ${look.isYou(seat) ? "your" : `${look.inside(seat)}'s`} door.`;
  }
  if (source?.zone === Zone.DOWN && target?.zone === Zone.DOWN) {
    return `${say(look, seat, "had", "had")} laid down ${names}.`;
  }
  return "";
}
