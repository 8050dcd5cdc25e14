/** A table over a server that is made of functions. */

import { createHash } from "node:crypto";
import { create } from "@bufbuild/protobuf";
import { Code, ConnectError, createRouterTransport } from "@connectrpc/connect";
import { expect, test } from "vitest";
import { Cardavia } from "../src/client.js";
import { Refused } from "../src/errors.js";
import { MoveSchema } from "../src/generated/cardavia/log/v1/events_pb.js";
import { Verb } from "../src/generated/cardavia/log/v1/vocabulary_pb.js";
import { type Attach, PlayService, type Submit, type WatchResponseItem } from "../src/generated/cardavia/v1/play_pb.js";
import { type OpenTableRequest, TableService, type TakeSeatRequest } from "../src/generated/cardavia/v1/tables_pb.js";
import {
  DecisionSchema,
  type TableView,
  TableViewSchema,
  UpdateSchema,
} from "../src/generated/cardavia/v1/views_pb.js";
import { ErrorInfoSchema } from "../src/generated/google/rpc/error_details_pb.js";
import type { Happening } from "../src/table.js";

type Kind = WatchResponseItem["kind"];

const PASS = create(MoveSchema, { verb: Verb.PASS });
const view = (revision: bigint): Kind => ({
  case: "view",
  value: create(TableViewSchema, { tableId: "t", revision, status: "playing", seats: [{ seat: 0 }, { seat: 1 }] }),
});
const update = (revision: bigint, kind = "counted"): Kind => ({
  case: "update",
  value: create(UpdateSchema, {
    revision,
    events: [{ kind: kind === "counted" ? { case: "counted", value: {} } : { case: "seatLeft", value: { seat: 1 } } }],
  }),
});
const caughtUp: Kind = { case: "caughtUp", value: { $typeName: "cardavia.v1.CaughtUp", revision: 0n } };
const decision = (revision: bigint, window = false): Kind => ({
  case: "decision",
  value: create(DecisionSchema, { revision, legal: [PASS], window }),
});

function fails(reason: string, code: Code, metadata: Record<string, string> = {}): ConnectError {
  return new ConnectError(`It is so: ${reason}.`, code, undefined, [
    { desc: ErrorInfoSchema, value: { reason, domain: "cardavia", metadata } },
  ]);
}

/** A stream for each attachment: what is sent, then an error, or silence for undefined. */
type Stream = { readonly items: readonly Kind[]; readonly error?: ConnectError };

function server(streams: Stream[], submit: (submit: Submit) => bigint = () => 0n, seen?: TableView) {
  const attached: Attach[] = [];
  const opened: OpenTableRequest[] = [];
  const taken: TakeSeatRequest[] = [];
  const revealed: Uint8Array[] = [];
  const transport = createRouterTransport(({ rpc }) => {
    rpc(PlayService.method.watch, async function* ({ attach }, context) {
      if (attach) attached.push(attach);
      const stream = streams.shift();
      for (const kind of stream?.items ?? []) yield { items: [{ kind }] };
      if (stream?.error) throw stream.error;
      await new Promise((_, reject) =>
        context.signal.addEventListener("abort", () => reject(new ConnectError("gone", Code.Canceled))),
      );
    });
    rpc(PlayService.method.submitMove, (request) => ({ revision: submit(request.submit as Submit) }));
    rpc(TableService.method.revealEntropy, ({ entropy }) => {
      revealed.push(entropy);
      return {};
    });
    rpc(TableService.method.openTable, (request) => {
      opened.push(request);
      return { tableId: "t", ownerToken: "owner", seats: [{ token: "token", ...(seen ? { view: seen } : {}) }] };
    });
    rpc(TableService.method.takeSeat, (request) => {
      taken.push(request);
      return { token: "token", ...(seen ? { view: seen } : {}) };
    });
  });
  return { attached, opened, taken, revealed, cardavia: new Cardavia(transport) };
}

test("updates are folded onto the first view, and the decision that stands is the last", async () => {
  const { cardavia } = server([{ items: [view(4n), update(5n), caughtUp, decision(5n)] }]);
  const table = cardavia.watch("t", "token");
  const told: Happening["kind"][] = [];
  table.listen(({ kind }) => told.push(kind));
  await table.until(() => table.decision !== undefined);
  expect(table.view?.revision).toBe(5n);
  expect(table.decision?.legal).toEqual([PASS]);
  expect(told).toEqual(["view", "update", "caughtUp", "asked"]);
  table.close();
});

test("a decision that an update supersedes stands no more", async () => {
  const { cardavia } = server([{ items: [view(4n), decision(4n), update(5n), caughtUp] }]);
  const table = cardavia.watch("t");
  await table.until(() => table.view?.revision === 5n);
  expect(table.decision).toBeUndefined();
  table.close();
});

test.each([
  ["the connection breaks", new ConnectError("Failed to fetch", Code.Unknown)],
  ["the server stops", fails("SHUTTING_DOWN", Code.Unavailable)],
  ["it read too slowly", fails("TOO_SLOW", Code.Aborted)],
])("where %s it goes on after the last revision, and misses nothing", async (_why, error) => {
  const { attached, cardavia } = server([
    { items: [view(4n), caughtUp, update(5n)], error },
    { items: [view(5n), update(6n), caughtUp] },
  ]);
  const table = cardavia.watch("t", "token", 4n);
  const told: Happening["kind"][] = [];
  table.listen(({ kind }) => told.push(kind));
  await table.until(() => told.includes("resumed"));
  expect(attached.map((each) => each.afterRevision)).toEqual([4n, 5n]);
  expect(told).toEqual(["view", "caughtUp", "update", "interrupted", "update", "resumed"]);
  expect(table.view?.revision).toBe(6n);
  table.close();
});

test("an update that does not fit brings a fresh view", async () => {
  const { attached, cardavia } = server([{ items: [view(4n), update(6n)] }, { items: [view(6n), caughtUp] }]);
  const table = cardavia.watch("t");
  await table.until(() => table.view?.revision === 6n);
  expect(attached[1]?.afterRevision).toBeUndefined();
  table.close();
});

test("an attachment that is refused ends, with the reason", async () => {
  const { cardavia } = server([{ items: [], error: fails("BAD_TOKEN", Code.Unauthenticated) }]);
  const table = cardavia.watch("t");
  await expect(table.until(() => false)).rejects.toMatchObject({ reason: "BAD_TOKEN" });
});

test("a move is said again under its id until it is answered, and is done when the view has it", async () => {
  const said: Submit[] = [];
  const { cardavia } = server([{ items: [view(4n), decision(4n), update(5n)] }], (submit) => {
    said.push(submit);
    if (said.length < 3) throw new ConnectError("Failed to fetch", Code.Unknown);
    return 5n;
  });
  const table = cardavia.watch("t", "token");
  await table.until(() => table.view !== undefined);
  expect(await table.play(PASS)).toBe(true);
  expect(said).toHaveLength(3);
  expect(new Set(said.map(({ requestId }) => requestId)).size).toBe(1);
  expect(table.view?.revision).toBe(5n);
  table.close();
});

test("a move that the rules forbid is refused with its clause", async () => {
  const { cardavia } = server([{ items: [view(4n), decision(4n)] }], () => {
    throw fails("ILLEGAL_MOVE", Code.FailedPrecondition, { clause: "TG-6", rank: "9" });
  });
  const table = cardavia.watch("t", "token");
  await table.until(() => table.decision !== undefined);
  const refusal = await table.play(PASS).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(Refused);
  expect(refusal).toMatchObject({ reason: "ILLEGAL_MOVE", clause: "TG-6", params: { rank: "9" } });
  table.close();
});

test("who comes or goes meanwhile does not matter: the move is made for the revision after", async () => {
  const said: Submit[] = [];
  const { cardavia } = server([{ items: [view(4n), decision(4n), update(5n, "left")] }], (submit) => {
    said.push(submit);
    if (submit.expectedRevision !== 5n) throw fails("WRONG_REVISION", Code.Aborted, { revision: "5" });
    return 5n;
  });
  const table = cardavia.watch("t", "token");
  const asked = create(DecisionSchema, { revision: 4n, legal: [PASS] });
  await table.until(() => table.view?.revision === 5n);
  expect(await table.play(PASS, asked)).toBe(true);
  expect(said.map((each) => each.expectedRevision)).toEqual([4n, 5n]);
  expect(said[0]?.requestId).not.toBe(said[1]?.requestId);
  table.close();
});

test("an answer that comes after its claim window counts for nothing, and is no error", async () => {
  const { cardavia } = server([{ items: [view(4n), update(5n)] }], () => {
    throw fails("WRONG_REVISION", Code.Aborted, { revision: "5" });
  });
  const table = cardavia.watch("t", "token");
  await table.until(() => table.view?.revision === 5n);
  expect(await table.play(PASS, create(DecisionSchema, { revision: 4n, window: true }))).toBe(false);
  table.close();
});

test("what waits for a table ends when it is closed", async () => {
  const { cardavia } = server([{ items: [view(4n)] }]);
  const table = cardavia.watch("t");
  const waiting = table.until(() => table.ended);
  table.close();
  await expect(waiting).rejects.toMatchObject({ name: "Lost" });
});

test("a seat commits to fresh entropy as docs/shuffle.md says", async () => {
  const { cardavia, taken } = server([]);
  const seat = await cardavia.takeSeat("t", 2, "invitation");
  expect(seat).toMatchObject({ tableId: "t", seat: 2, token: "token" });
  const hashed = createHash("sha256").update("cardavia entropy 1").update(Uint8Array.of(2)).update(seat.entropy);
  expect(Buffer.from(taken[0]?.commitment ?? [])).toEqual(hashed.digest());
});

const due: Kind = {
  case: "update",
  value: create(UpdateSchema, { revision: 5n, events: [{ kind: { case: "entropyDue", value: { deadline: 9n } } }] }),
};
const given: Kind = {
  case: "update",
  value: create(UpdateSchema, {
    revision: 6n,
    events: [{ kind: { case: "entropyRevealed", value: { seat: 0, entropy: new Uint8Array([1]) } } }],
  }),
};

test("who opens a table and sits down commits in the same call, and reveals once all have", async () => {
  const seen = create(TableViewSchema, { revision: 3n, revealBy: 9n, seats: [{}, {}] });
  const { cardavia, opened, revealed } = server([], undefined, seen);
  const [table, seat] = await cardavia.openAndSit({ game: "tien_gow", seats: ["greedy", ""] }, 1);
  expect(table.ownerToken).toBe("owner");
  expect(seat).toMatchObject({ tableId: "t", seat: 1, token: "token", view: { revision: 3n } });
  const hashed = createHash("sha256").update("cardavia entropy 1").update(Uint8Array.of(1)).update(seat.entropy);
  expect(opened[0]?.sittings[0]?.seat).toBe(1);
  expect(Buffer.from(opened[0]?.sittings[0]?.commitment ?? [])).toEqual(hashed.digest());
  await new Promise((resolve) => setTimeout(resolve));
  expect(revealed).toEqual([seat.entropy]);
});

test("the last to sit down reveals entropy at once, and not again at the table", async () => {
  const seen = create(TableViewSchema, { revision: 5n, revealBy: 9n, seats: [{}] });
  const { cardavia, revealed } = server([{ items: [view(4n), due, caughtUp] }], undefined, seen);
  const seat = await cardavia.takeSeat("t", 0);
  expect(seat.view?.revision).toBe(5n);
  const table = cardavia.play(seat);
  await new Promise<void>((resolve) => table.listen(({ kind }) => kind === "caughtUp" && resolve()));
  await new Promise((resolve) => setTimeout(resolve));
  expect(revealed).toEqual([seat.entropy]);
  table.close();
});

test("who is not the last to sit down waits with entropy", async () => {
  const { cardavia, revealed } = server([], undefined, create(TableViewSchema, { revision: 4n, seats: [{}] }));
  await cardavia.takeSeat("t", 0);
  await new Promise((resolve) => setTimeout(resolve));
  expect(revealed).toEqual([]);
});

test.each([
  ["is due", [due, caughtUp], 1],
  ["was due, and was given", [due, given, caughtUp], 0],
])("entropy that %s is revealed so many times", async (_, items, times) => {
  const { cardavia, revealed } = server([{ items: [view(4n), ...items] }]);
  const table = cardavia.play({ tableId: "t", seat: 0, token: "token", entropy: new Uint8Array([1]) });
  await new Promise<void>((resolve) => table.listen(({ kind }) => kind === "caughtUp" && resolve()));
  await new Promise((resolve) => setTimeout(resolve));
  expect(revealed.length).toBe(times);
  table.close();
});
