/** The file in which tables travel (docs/log.md): read wherever it is, without a server, and written. */

import { create, fromBinary, fromJson, toBinary } from "@bufbuild/protobuf";
import { type Entry, EntrySchema } from "./generated/cardavia/log/v1/entry_pb.js";
import { type Exported, ExportedSchema, type SignedHead } from "./generated/cardavia/log/v1/export_pb.js";

/** An entry as it was stored. Hashes cover `stored`. */
export interface StoredEntry {
  /** Its number in the log, from 1. */
  readonly revision: bigint;
  readonly stored: Uint8Array;
  /** The head of the hash chain after it, where a server told it. */
  readonly head?: Uint8Array;
}

/** A table as it was recorded, with the heads that were signed. */
export interface StoredTable {
  readonly tableId: string;
  readonly entries: readonly StoredEntry[];
  readonly heads: readonly SignedHead[];
}

/** What is wrong with a file: "cut" off, "damaged", of another "format", out of "order", or "counted" wrong at its end. */
export type FileFault = "cut" | "damaged" | "format" | "order" | "counted";

/** A file that is not as it should be, at a record (from 1). */
export class BadFile extends Error {
  override readonly name = "BadFile";

  constructor(
    readonly fault: FileFault,
    readonly record: number,
  ) {
    super(`${fault}, record ${record}`);
  }
}

/** The tables of a file; with `fault`, those before it, the last one as far as it goes. */
export interface StoredFile {
  readonly tables: readonly StoredTable[];
  readonly fault?: BadFile;
}

/** A record has at most so many bytes; a line of JSON eight times as many. */
const LONGEST = 1024 * 1024 + 1024;
/** What may follow what. */
const NEXT: Readonly<Record<string, readonly string[]>> = {
  "": ["header"],
  header: ["table", "end"],
  table: ["entry"],
  entry: ["entry", "head", "table", "end"],
  head: ["entry", "head", "table", "end"],
  end: [],
};

/** An entry from its stored bytes. Throws if they are none. */
export const readEntry = (stored: Uint8Array): Entry => fromBinary(EntrySchema, stored);

/** Reads a file of either form, compressed or JSON Lines. What is wrong with it is in the answer. */
export async function readFile(file: Blob): Promise<StoredFile> {
  const tables: { tableId: string; entries: StoredEntry[]; heads: SignedHead[] }[] = [];
  let number = 0;
  let last = "";
  let entries = 0;
  try {
    for await (const { kind } of records(file)) {
      if (!NEXT[last]?.includes(kind.case ?? "?")) throw new Fault("order");
      const table = tables.at(-1);
      if (kind.case === "header" && kind.value.format !== 1) throw new Fault("format");
      if (kind.case === "table") tables.push({ tableId: kind.value.tableId, entries: [], heads: [] });
      if (kind.case === "entry") {
        table?.entries.push({ revision: kind.value.revision, stored: kind.value.stored });
        entries += 1;
      }
      if (kind.case === "head") table?.heads.push(kind.value);
      if (kind.case === "end" && !same(kind.value.tables, tables.length, kind.value.entries, entries)) {
        throw new Fault("counted");
      }
      last = kind.case ?? "";
      number += 1;
    }
    if (last !== "end") throw new Fault("cut");
  } catch (error) {
    return { tables, fault: new BadFile(error instanceof Fault ? error.fault : "damaged", number + 1) };
  }
  return { tables };
}

/** Writes a file of tables, compressed, as `cardavia export` does; `at` is when, in milliseconds, `by` what wrote it. */
export function writeFile(tables: readonly StoredTable[], by: string, at: number): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const put = (kind: Exported["kind"]): void => {
    const record = toBinary(ExportedSchema, create(ExportedSchema, { kind }));
    parts.push(varint(record.length), record as Uint8Array<ArrayBuffer>);
  };
  const made = (kind: unknown): void => put(create(ExportedSchema, { kind: kind as never }).kind);
  made({ case: "header", value: { format: 1, exportedAt: BigInt(at) * 1000n, madeBy: by } });
  for (const { tableId, entries, heads } of tables) {
    made({ case: "table", value: { tableId } });
    for (const { revision, stored } of entries) {
      made({ case: "entry", value: { revision, stored } });
      for (const head of heads) if (head.revision === revision) put({ case: "head", value: head });
    }
  }
  const count = tables.reduce((sum, { entries }) => sum + entries.length, 0);
  made({ case: "end", value: { tables: BigInt(tables.length), entries: BigInt(count) } });
  return new Response(new Blob(parts).stream().pipeThrough(new CompressionStream("gzip"))).blob();
}

class Fault extends Error {
  constructor(readonly fault: FileFault) {
    super(fault);
  }
}

const same = (tables: bigint, tableCount: number, entries: bigint, entryCount: number): boolean =>
  tables === BigInt(tableCount) && entries === BigInt(entryCount);

async function* records(file: Blob): AsyncGenerator<Exported> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  if (first === 0x1f && second === 0x8b) yield* packed(file.stream().pipeThrough(new DecompressionStream("gzip")));
  else yield* lines(file.stream().pipeThrough(new TextDecoderStream("utf-8", { fatal: true })));
}

/** Records with their lengths before them. */
async function* packed(stream: ReadableStream<Uint8Array>): AsyncGenerator<Exported> {
  let rest: Uint8Array = new Uint8Array();
  for await (const chunk of chunks(stream)) {
    rest = joined(rest, chunk);
    let at = 0;
    for (;;) {
      const [length, start] = number(rest, at);
      if (length > LONGEST) throw new Fault("damaged");
      if (start === 0 || start + length > rest.length) break;
      yield fromBinary(ExportedSchema, rest.subarray(start, start + length));
      at = start + length;
    }
    rest = rest.slice(at);
  }
  if (rest.length > 0) throw new Fault("cut");
}

/** Records as lines of JSON. */
async function* lines(stream: ReadableStream<string>): AsyncGenerator<Exported> {
  let rest = "";
  for await (const chunk of chunks(stream)) {
    rest += chunk;
    const whole = rest.split("\n");
    rest = whole.pop() ?? "";
    if (rest.length > 8 * LONGEST) throw new Fault("damaged");
    for (const line of whole) yield fromJson(ExportedSchema, JSON.parse(line), { ignoreUnknownFields: true });
  }
  if (rest.length > 0) throw new Fault("cut");
}

/** What a stream brings. Not every browser has streams that are iterable. */
async function* chunks<Chunk>(stream: ReadableStream<Chunk>): AsyncGenerator<Chunk> {
  const reader = stream.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value;
}

/** A varint, and where what follows it begins; 0 where there is not all of it yet. */
function number(bytes: Uint8Array, from: number): [number, number] {
  let value = 0;
  for (let at = from; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0;
    value += (byte & 127) * 2 ** (7 * (at - from));
    if (byte < 128) return [value, at + 1];
    if (at - from >= 4) throw new Fault("damaged");
  }
  return [0, 0];
}

function varint(value: number): Uint8Array<ArrayBuffer> {
  const bytes: number[] = [];
  for (let left = value; ; left >>>= 7) {
    bytes.push(left > 127 ? (left & 127) | 128 : left);
    if (left <= 127) return Uint8Array.from(bytes);
  }
}

function joined(left: Uint8Array, right: Uint8Array): Uint8Array {
  if (left.length === 0) return right;
  const both = new Uint8Array(left.length + right.length);
  both.set(left);
  both.set(right, left.length);
  return both;
}
