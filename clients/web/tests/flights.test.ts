import { fromJson, type JsonObject } from "@bufbuild/protobuf";
import { type Update, UpdateSchema, Zone } from "@cardavia/client";
import { expect, test } from "vitest";
import { cardKey, carriedBy, flights, type Lie, placeKey, type Spot } from "../src/table/flights";

const HAND = placeKey(Zone.HAND, 1);
const TRICK = placeKey(Zone.TRICK, 1);
const OUT = placeKey(Zone.OUT, undefined);
const spot = (x: number): Spot => ({ x, y: 0, width: 10 });

function lie(cards: Record<string, Spot[]>, places: Record<string, Spot> = {}): Lie<Spot> {
  return { cards: new Map(Object.entries(cards)), places: new Map(Object.entries(places)) };
}

function carried(source: JsonObject, target: JsonObject, cards: string[], hidden = 0) {
  const transferred = { source, target, cards, hidden };
  const update: Update = fromJson(UpdateSchema, { revision: "2", events: [{ transferred }] });
  return carriedBy(update.events);
}

const hand = { zone: "ZONE_HAND", seat: 1 };
const trick = { zone: "ZONE_TRICK", seat: 1 };

test("a card travels from where it lay to where it lies", () => {
  const before = lie({ [cardKey(HAND, 1)]: [spot(1), spot(2)] });
  const after = lie({ [cardKey(HAND, 1)]: [spot(1)], [cardKey(TRICK, 1)]: [spot(50)] });
  expect(flights(carried(hand, trick, ["FACE_66"]), before, after)).toEqual([
    { from: spot(2), to: spot(50), card: spot(50), left: spot(2) },
  ]);
});

test("a card that was not known comes from among those that lie face down, or from their place", () => {
  const after = lie({ [cardKey(TRICK, 1)]: [spot(50)] });
  const down = lie({ [cardKey(HAND, 0)]: [spot(3)] });
  const place = lie({}, { [HAND]: spot(4) });
  expect(flights(carried(hand, trick, ["FACE_66"]), down, after)[0]?.from).toEqual(spot(3));
  expect(flights(carried(hand, trick, ["FACE_66"]), place, after)[0]?.from).toEqual(spot(4));
});

test("a card that is seen no more goes to its place", () => {
  const before = lie({ [cardKey(TRICK, 1)]: [spot(50)] });
  const after = lie({}, { [OUT]: spot(99) });
  expect(flights(carried(trick, { zone: "ZONE_OUT" }, ["FACE_66"]), before, after)).toEqual([
    { from: spot(50), to: spot(99), card: undefined, left: spot(50) },
  ]);
});

test("of cards that are not known each travels by itself", () => {
  const before = lie({}, { [HAND]: spot(4) });
  const after = lie({ [cardKey(TRICK, 0)]: [spot(50), spot(60), spot(70)] });
  expect(flights(carried(hand, trick, [], 2), before, after).map(({ to }) => to.x)).toEqual([70, 60]);
});

test("what is nowhere to be seen does not travel, nor what stays where it is", () => {
  expect(flights(carried({ zone: "ZONE_PACK" }, hand, ["FACE_66"]), lie({}), lie({}))).toEqual([]);
  const lies = lie({ [cardKey(TRICK, 1)]: [spot(50)] });
  expect(flights(carried(trick, trick, ["FACE_66"]), lies, lies)).toEqual([]);
});
