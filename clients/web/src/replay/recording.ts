/** A recorded deal, at any of its entries: with all that is in its log, or as one seat or a spectator saw it. */

import { create } from "@bufbuild/protobuf";
import {
  type Entry,
  EntrySchema,
  type Event,
  fold,
  type Log,
  type Paid,
  readEntry,
  type StoredTable,
  type TableView,
  TableViewSchema,
  type Update,
  UpdateSchema,
} from "@cardavia/client";

/** Who looks on: a seat, or one who sees everything. */
export type Eyes = number | "all";

/** What a viewer received of an entry, if anything, and the table after it. */
interface Moment {
  readonly update: Update | undefined;
  readonly view: TableView;
}

/** So many milliseconds of work are done at a time. */
const SLICE = 25;

/** A deal that was read. */
export class Recording {
  readonly #moments = new Map<Eyes, Moment[]>();

  constructor(
    readonly tableId: string,
    readonly entries: readonly Entry[],
    /** Whose log it is, where it is not open to all: only he can look on. */
    readonly only?: Eyes,
  ) {}

  /** The game's name in the API; "" if nothing was recorded. */
  get game(): string {
    const kind = whole(this.entries[0])[0]?.kind;
    return kind?.case === "opened" ? kind.value.game : "";
  }

  /** When the table was opened, in UTC microseconds. */
  get time(): bigint {
    return this.entries[0]?.time ?? 0n;
  }

  /** How it ended: "over", "closed" or "void"; "" for not at all. */
  get status(): string {
    const kinds = this.entries.flatMap(whole).map(({ kind }) => kind);
    const ended = kinds.find((kind) => kind.case === "ended");
    return ended?.case === "ended" ? ended.value.status : "";
  }

  /** The number of the entry at which the cards were dealt; 1 if they were not. */
  get dealtAt(): number {
    const begun = this.entries.findIndex((entry) => whole(entry).some(({ kind }) => kind.case === "begun"));
    return Math.max(0, begun) + 1;
  }

  /** Folds the whole deal, a slice at a time, so that the page stays awake; what follows is then at hand. */
  async prepare(eyes: Eyes): Promise<void> {
    let since = performance.now();
    for (let entry = 1; entry <= this.entries.length; entry++) {
      this.#until(entry, eyes);
      if (performance.now() - since < SLICE) continue;
      await new Promise((resolve) => setTimeout(resolve));
      since = performance.now();
    }
  }

  /** The table after an entry (from 1). Throws FoldError where the log does not hang together. */
  view(entry: number, eyes: Eyes): TableView | undefined {
    return this.#until(entry, eyes)?.view;
  }

  /** What happened with an entry. */
  update(entry: number, eyes: Eyes): Update | undefined {
    return this.#until(entry, eyes)?.update;
  }

  /** The payments up to an entry. */
  paid(entry: number): Paid[] {
    const events = this.entries.slice(0, entry).flatMap(whole);
    return events.flatMap(({ kind }) => (kind.case === "paid" ? [kind.value] : []));
  }

  #until(entry: number, eyes: Eyes): Moment | undefined {
    const moments = this.#moments.get(eyes) ?? [];
    this.#moments.set(eyes, moments);
    const viewer = eyes === "all" ? {} : { viewer: eyes };
    let view = moments.at(-1)?.view ?? create(TableViewSchema, { tableId: this.tableId, ...viewer });
    for (const next of this.entries.slice(moments.length, entry)) {
      const events = eyes === "all" ? whole(next) : shown(next, eyes);
      const { time, author } = next;
      const update = create(UpdateSchema, {
        revision: view.revision + 1n,
        time,
        events,
        ...(author ? { author } : {}),
      });
      if (events.length > 0) view = fold(view, update);
      moments.push({ update: events.length > 0 ? update : undefined, view });
    }
    return moments[entry - 1];
  }
}

/** The recording of a stored table. Throws where its entries are none. */
export const recording = ({ tableId, entries }: StoredTable): Recording =>
  new Recording(
    tableId,
    entries.map(({ stored }) => readEntry(stored)),
  );

/** The recording of what a server told of a table: of everything, or of what one viewer has seen. */
export function told(log: Log, viewer: number | undefined): Recording {
  if (log.entries.length > 0) return recording(log);
  const entries = log.updates.map(({ time, author, events }) =>
    create(EntrySchema, { time, ...(author ? { author } : {}), events: events.map((event) => ({ public: event })) }),
  );
  return new Recording(log.tableId, entries, viewer ?? "all");
}

/** An entry as the log has it: secrets where there are some. */
const whole = (entry: Entry | undefined): Event[] =>
  (entry?.events ?? []).flatMap((event) => event.secret ?? event.public ?? []);

/** What a seat saw of an entry. */
const shown = ({ events }: Entry, seat: number): Event[] =>
  events.flatMap((event) => (event.audience.includes(seat) ? event.secret : event.public) ?? []);
