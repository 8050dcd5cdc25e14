/**
 * A viewer's picture of a table, kept up to date: the fold of what he received onto the first view.
 *
 * It knows cards, places and numbers, and no game: a client can keep up with a game it has never heard of.
 */

import { clone, create } from "@bufbuild/protobuf";
import { FoldError } from "./errors.js";
import {
  type Counted,
  CountedSchema,
  type Event,
  type Marked,
  MarkedSchema,
  type Place,
  PlaceSchema,
  type Transferred,
} from "./generated/cardavia/log/v1/events_pb.js";
import { type Face, Zone } from "./generated/cardavia/log/v1/vocabulary_pb.js";
import {
  ClockViewSchema,
  type DealView,
  DealViewSchema,
  type PlacedCards,
  PlacedCardsSchema,
  type SeatView,
  SeatViewSchema,
  type TableView,
  TableViewSchema,
  type Update,
  WindowViewSchema,
} from "./generated/cardavia/v1/views_pb.js";

/** What a table's status is when nothing more will be played there. */
export const ENDED: ReadonlySet<string> = new Set(["over", "closed", "void"]);

/** The view after an update. The view given stays as it is. Throws FoldError if the update cannot follow. */
export function fold(view: TableView, update: Update): TableView {
  if (update.revision !== view.revision + 1n) {
    throw new FoldError(`update ${update.revision} does not follow revision ${view.revision}`);
  }
  const after = clone(TableViewSchema, view);
  for (const event of update.events) foldEvent(after, event);
  after.revision = update.revision;
  after.head = update.head;
  return after;
}

/** Changes a view by one event. Events that only tell why something happened change nothing. */
function foldEvent(view: TableView, { kind }: Event): void {
  switch (kind.case) {
    case "transferred":
      transfer(deal(view), kind.value);
      break;
    case "marked":
      mark(deal(view), kind.value);
      break;
    case "counted":
      count(deal(view), kind.value);
      break;
    case "opened":
      view.opened = kind.value;
      view.status = "opened";
      for (const [seat, { ai }] of kind.value.seats.entries()) {
        view.seats.push(create(SeatViewSchema, { seat, ai, reserve: kind.value.reserve }));
      }
      break;
    case "seatTaken": {
      const { player, generation, commitment } = kind.value;
      Object.assign(seatOf(view, kind.value.seat), { player, generation, commitment, away: false, awayReason: "" });
      break;
    }
    case "seatLeft": {
      const seat = seatOf(view, kind.value.seat);
      if (view.status === "playing" || view.revealBy) {
        seat.away = true;
        seat.awayReason = kind.value.reason;
      } else {
        seat.player = "";
        seat.commitment = new Uint8Array();
      }
      break;
    }
    case "entropyDue":
      view.revealBy = kind.value.deadline;
      break;
    case "entropyRevealed":
      seatOf(view, kind.value.seat).entropy = kind.value.entropy;
      break;
    case "begun":
      view.status = "playing";
      view.revealBy = 0n;
      deal(view);
      break;
    case "windowOpened":
      view.window = create(WindowViewSchema, { seats: kind.value.seats, deadline: kind.value.deadline });
      break;
    case "answered":
      view.window ??= create(WindowViewSchema);
      view.window.answered ||= view.viewer === kind.value.seat;
      break;
    case "windowClosed":
      delete view.window;
      break;
    case "settled":
      view.result = kind.value;
      break;
    case "ended":
      view.status = kind.value.status;
      view.revealBy = 0n;
      view.secret = kind.value.secret;
      view.disclosed = view.opened?.disclosure === "end";
      view.paused = false;
      delete view.window;
      delete view.clock;
      break;
    case "clockStarted":
      view.clock = create(ClockViewSchema, { seat: kind.value.seat, deadline: kind.value.deadline });
      break;
    case "clockStopped":
      seatOf(view, kind.value.seat).reserve = kind.value.reserve;
      delete view.clock;
      break;
    case "paused":
      view.paused = true;
      break;
    case "resumed":
      view.paused = false;
      renew(view, kind.value.deadline);
      break;
    case "restarted":
      renew(view, kind.value.deadline);
      break;
    case "released":
      view.disclosed = true;
      view.secret = kind.value.secret;
      break;
    case "continued":
      view.nextTableId = kind.value.tableId;
      break;
  }
}

/** Another deadline for what has one: at most one of a clock, a claim window and entropy. */
function renew(view: TableView, deadline: bigint): void {
  if (view.clock) view.clock.deadline = deadline;
  else if (view.window) view.window.deadline = deadline;
  else view.revealBy = deadline;
}

function deal(view: TableView): DealView {
  view.deal ??= create(DealViewSchema);
  return view.deal;
}

function seatOf(view: TableView, number: number): SeatView {
  const seat = view.seats[number];
  if (!seat) throw new FoldError(`there is no seat ${number}`);
  return seat;
}

const ascending = (faces: Iterable<Face>): Face[] => [...faces].sort((left, right) => left - right);

function transfer(deal: DealView, event: Transferred): void {
  const { source, target } = event;
  if (!source || !target) throw new FoldError("cards went from nowhere, or to nowhere");
  // The pack is where cards come from when a deal begins; nobody looks into it, so it is not kept.
  if (source.zone !== Zone.PACK) {
    const placed = placeOf(deal, source);
    const known = [...placed.cards];
    let hidden = placed.hidden - event.hidden;
    for (const card of event.cards) {
      const at = known.indexOf(card);
      if (at >= 0) known.splice(at, 1);
      else hidden -= 1;
    }
    if (hidden < 0) throw new FoldError("a place has no such cards to give");
    put(deal, placed, known, hidden);
  }
  const placed = placeOf(deal, target);
  put(deal, placed, ascending([...placed.cards, ...event.cards]), placed.hidden + event.hidden);
}

function placeOf(deal: DealView, place: Place): PlacedCards {
  const found = deal.places.find((each) => each.place?.zone === place.zone && each.place.seat === place.seat);
  if (found) return found;
  const placed = create(PlacedCardsSchema, { place: clone(PlaceSchema, place) });
  deal.places.push(placed);
  return placed;
}

function put(deal: DealView, placed: PlacedCards, cards: Face[], hidden: number): void {
  if (cards.length > 0 || hidden > 0) {
    placed.cards = cards;
    placed.hidden = hidden;
  } else {
    deal.places.splice(deal.places.indexOf(placed), 1);
  }
}

function mark(deal: DealView, event: Marked): void {
  const same = deal.marks.find((each) => each.mark === event.mark && each.seat === event.seat);
  const faces = ascending(new Set([...(same?.faces ?? []), ...event.faces]));
  if (same) same.faces = faces;
  else deal.marks.push({ ...clone(MarkedSchema, event), faces });
}

function count(deal: DealView, event: Counted): void {
  const at = deal.counts.findIndex((each) => each.counter === event.counter && each.seat === event.seat);
  if (at >= 0) deal.counts.splice(at, 1);
  if (event.value) deal.counts.push(clone(CountedSchema, event));
}
