import { fromJson, type JsonValue } from "@bufbuild/protobuf";
import { UpdateSchema } from "@cardavia/client";
import { expect, test } from "vitest";
import { sound, soundOf } from "../src/table/sounds";

const heard = (...events: JsonValue[]) => soundOf(fromJson(UpdateSchema, { revision: "2", events }).events);
const moved = { moved: { seat: 1, move: { verb: "VERB_LEAD", cards: ["FACE_66"] } } };
const laid = { transferred: { source: { zone: "ZONE_HAND", seat: 1 }, target: { zone: "ZONE_TRICK", seat: 1 } } };

test("a card that is laid, a round that is won and the end are heard; who passes is not", () => {
  expect(heard(moved, laid)).toBe("laid");
  expect(heard(moved, laid, { roundWon: { seat: 1 } })).toBe("won");
  expect(heard(moved, laid, { settled: {} }, { ended: { status: "over" } })).toBe("end");
  expect(heard({ moved: { seat: 1, move: { verb: "VERB_PASS" } } })).toBeUndefined();
});

test("nothing is made to sound while sounds are off", () => {
  expect(() => sound("turn")).not.toThrow();
});
