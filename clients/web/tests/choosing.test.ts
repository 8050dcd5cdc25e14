import { type Face, moveOf, Verb } from "@cardavia/client";
import { expect, test } from "vitest";
import { indices, narrow } from "../src/table/choosing";

const HAND: Face[] = [1, 1, 2, 12];
const LEGAL = [
  moveOf(Verb.PASS),
  moveOf(Verb.LEAD, [1]),
  moveOf(Verb.LEAD, [1, 1]),
  moveOf(Verb.LEAD, [1, 12]),
  moveOf(Verb.DISCARD, [1, 12]),
];
const cards = (chosen: number[]) => narrow(LEGAL, HAND, new Set(chosen));

test("with no card chosen, what needs none is ready, and every card of a legal move is open", () => {
  const { ready, further, open } = cards([]);
  expect(ready.map((move) => move.verb)).toEqual([Verb.PASS]);
  expect(further).toHaveLength(4);
  expect([...open]).toEqual([0, 1, 3]);
});

test("a chosen card leaves the moves that have it", () => {
  const { ready, further, open } = cards([0]);
  expect(ready.map((move) => move.cards)).toEqual([[], [1]]);
  expect(further.map((move) => move.cards)).toEqual([
    [1, 1],
    [1, 12],
    [1, 12],
  ]);
  expect([...open]).toEqual([1, 3]);
});

test("the same cards may make several moves", () => {
  expect(cards([1, 3]).ready.map((move) => move.verb)).toEqual([Verb.PASS, Verb.LEAD, Verb.DISCARD]);
});

test("of alike cards as many may be chosen as a move has", () => {
  expect([...cards([0, 1]).open]).toEqual([]);
  expect(cards([0, 1]).ready.map((move) => move.cards)).toEqual([[], [1, 1]]);
});

test("cards that no move has leave what needs none", () => {
  const { ready, further, open } = cards([2]);
  expect(ready.map((move) => move.verb)).toEqual([Verb.PASS]);
  expect(further).toEqual([]);
  expect(open.size).toBe(0);
});

test("a move with cards that are not in the hand is ready as it is", () => {
  const strange = moveOf(Verb.CA, [72]);
  expect(narrow([strange], HAND, new Set([0])).ready).toEqual([strange]);
});

test("the cards of a move are found in the hand, alike ones one after another", () => {
  expect([...indices(HAND, moveOf(Verb.LEAD, [1, 12]))]).toEqual([0, 3]);
  expect([...indices(HAND, moveOf(Verb.LEAD, [1, 1]))]).toEqual([0, 1]);
});
