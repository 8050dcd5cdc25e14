import { fromJson, type JsonValue } from "@bufbuild/protobuf";
import { describe, expect, test } from "vitest";
import { fold } from "../src/fold.js";
import { TableViewSchema, UpdateSchema } from "../src/generated/cardavia/v1/views_pb.js";
import chan from "./folds/chan.json" with { type: "json" };
import chuoPai from "./folds/chuo_pai.json" with { type: "json" };
import seldom from "./folds/seldom.json" with { type: "json" };
import tienGow from "./folds/tien_gow.json" with { type: "json" };

describe.each([
  ["Chắn", chan],
  ["Chuo Pai", chuoPai],
  ["Tien Gow", tienGow],
  ["what seldom happens", seldom],
])("%s", (_name, recorded) => {
  const messages = recorded as unknown as JsonValue[];
  const first = fromJson(TableViewSchema, messages[0] ?? {});
  const last = fromJson(TableViewSchema, messages.at(-1) ?? {});
  const updates = messages.slice(1, -1).map((update) => fromJson(UpdateSchema, update));

  test("folds as the Python client folds it", () => {
    expect(updates.reduce(fold, first)).toEqual(last);
  });

  test("leaves the view that is folded onto as it was", () => {
    const before = structuredClone({ ...first });
    updates.reduce(fold, first);
    expect({ ...first }).toEqual(before);
  });

  test("takes no update out of its turn", () => {
    expect(() => updates.slice(1).reduce(fold, first)).toThrow("does not follow");
  });
});
