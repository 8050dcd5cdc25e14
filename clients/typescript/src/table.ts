/** A table that is watched, and played at: one stream that goes on after any break, and the view that follows it. */

import { create } from "@bufbuild/protobuf";
import { type Client, ConnectError } from "@connectrpc/connect";
import { newId } from "./entropy.js";
import { FoldError, Lost, passes, Refused, refused } from "./errors.js";
import { ENDED, fold } from "./fold.js";
import { type Event, type Move, MoveSchema } from "./generated/cardavia/log/v1/events_pb.js";
import type { Face, Verb } from "./generated/cardavia/log/v1/vocabulary_pb.js";
import type { PlayService, WatchResponseItem } from "./generated/cardavia/v1/play_pb.js";
import type { Decision, TableView, Update } from "./generated/cardavia/v1/views_pb.js";
import { call, Outage, STREAMS } from "./retry.js";

/** What a table tells. A fresh `view` comes first, and again only if the one before could not be kept up. */
export type Happening =
  | { readonly kind: "view"; readonly view: TableView }
  | { readonly kind: "update"; readonly update: Update; readonly view: TableView }
  | { readonly kind: "asked"; readonly decision: Decision }
  | { readonly kind: "caughtUp" }
  | { readonly kind: "interrupted"; readonly reason: string }
  | { readonly kind: "resumed" }
  | { readonly kind: "failed"; readonly error: Error };

/** Events of people coming and going, and of time: they raise the revision, and change nothing of what is asked. */
const PRESENCE: ReadonlySet<Event["kind"]["case"]> = new Set([
  "seatTaken",
  "seatLeft",
  "clockStarted",
  "clockStopped",
  "restarted",
]);
/** Reasons that say that the question does not stand any more. */
const SUPERSEDED = new Set(["WRONG_REVISION", "TABLE_ENDED"]);

/** A move that is in no decision, such as one that the rules forbid. */
export const moveOf = (verb: Verb, cards: Face[] = []): Move => create(MoveSchema, { verb, cards });

/** How a table is attached to. */
export interface Attachment {
  readonly tableId: string;
  /** A seat's token or a spectators' invitation; empty for a spectator of a listed table. */
  readonly token: string;
  /** Begin after this revision (exclusive): 0n for the beginning; absent for now. */
  readonly after?: bigint;
}

/** A table that is followed until it is closed here. */
export class Table {
  #view: TableView | undefined;
  #decision: Decision | undefined;
  #error: Error | undefined;
  #after: bigint | undefined;
  #changedAt = 0n;
  #interrupted = false;
  readonly #listeners = new Set<(happening: Happening) => void>();
  readonly #closing = new AbortController();

  /** Begins to follow. Listeners that are added at once hear everything. */
  constructor(
    private readonly service: Client<typeof PlayService>,
    private readonly attachment: Attachment,
  ) {
    this.#after = attachment.after;
    queueMicrotask(() => void this.#follow());
  }

  /** The table now; undefined until the first view has come. Each update makes a new one. */
  get view(): TableView | undefined {
    return this.#view;
  }

  /** What the seat is asked now, with all its legal moves; undefined for nothing. */
  get decision(): Decision | undefined {
    return this.#decision;
  }

  /** Whether nothing more will be played here. */
  get ended(): boolean {
    return ENDED.has(this.#view?.status ?? "");
  }

  /** Calls `listener` with all that happens from now on; gives what stops it. */
  listen(listener: (happening: Happening) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Waits until something holds of the table. Throws Refused or Lost if the table cannot be followed any more. */
  until(holds: (table: this) => boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      const look = (): void => {
        if (holds(this)) resolve();
        else if (this.#error) reject(this.#error);
        else return;
        stop();
      };
      const stop = this.listen(look);
      look();
    });
  }

  /**
   * Makes a move, and waits until it is durable and in `view`.
   *
   * It answers `decision`, and counts only as long as that stands; people who come or go meanwhile do not matter. After
   * an outage it is said again under the same request id, and is carried out once. False means that a claim window
   * closed before the answer came, so that it counts for nothing. Throws Refused or Lost.
   */
  async play(move: Move, decision: Decision | undefined = this.#decision): Promise<boolean> {
    let expectedRevision = decision?.revision ?? this.#view?.revision ?? 0n;
    const { tableId, token } = this.attachment;
    for (;;) {
      const submit = { requestId: newId(), move, expectedRevision };
      try {
        const { revision } = await call(
          () => this.service.submitMove({ tableId, token, submit }, { signal: this.#closing.signal }),
          STREAMS,
          this.#closing.signal,
        );
        await this.#reached(revision);
        return true;
      } catch (error) {
        if (!(error instanceof Refused) || !SUPERSEDED.has(error.reason)) throw error;
        await this.#reached(BigInt(error.params.revision ?? "0"));
        if (this.#changedAt > expectedRevision) {
          if (decision?.window) return false;
          throw error;
        }
        if ((this.#view?.revision ?? 0n) <= expectedRevision) throw error;
        expectedRevision = this.#view?.revision ?? 0n;
      }
    }
  }

  /** Stops following. */
  close(): void {
    this.#closing.abort();
    this.#decision = undefined;
    this.#error ??= new Lost("The table was closed here.");
    this.#tell({ kind: "failed", error: this.#error });
    this.#listeners.clear();
  }

  #reached(revision: bigint): Promise<void> {
    return this.until(() => this.ended || (this.#view?.revision ?? 0n) >= revision);
  }

  async #follow(): Promise<void> {
    const { tableId, token } = this.attachment;
    const { signal } = this.#closing;
    const outage = new Outage(STREAMS);
    while (!signal.aborted) {
      let broke: ConnectError | undefined;
      const attach = { tableId, token, ...(this.#after === undefined ? {} : { afterRevision: this.#after }) };
      try {
        for await (const { items } of this.service.watch({ attach }, { signal })) {
          outage.over();
          for (const item of items) this.#receive(item.kind);
        }
      } catch (reason) {
        if (reason instanceof FoldError) {
          // Begin anew from a fresh view rather than show a wrong one.
          this.#view = undefined;
          this.#after = undefined;
        } else {
          broke = ConnectError.from(reason);
        }
      }
      if (signal.aborted) return;
      if (broke && !passes(broke)) {
        this.#decision = undefined;
        this.#error = refused(broke);
        this.#tell({ kind: "failed", error: this.#error });
        return;
      }
      if (!this.#interrupted) {
        this.#interrupted = true;
        this.#tell({ kind: "interrupted", reason: broke?.rawMessage ?? "the stream ended" });
      }
      await outage.wait(broke, signal).catch(() => undefined);
    }
  }

  #receive(item: WatchResponseItem["kind"]): void {
    switch (item.case) {
      case "view":
        // On resuming, the server begins with the view that is here already.
        if (this.#view?.revision === item.value.revision) return;
        this.#decision = undefined;
        this.#changedAt = item.value.revision;
        this.#step(item.value);
        this.#tell({ kind: "view", view: item.value });
        break;
      case "update": {
        if (!this.#view || item.value.revision <= this.#view.revision) return;
        this.#decision = undefined;
        if (item.value.events.some((event) => !PRESENCE.has(event.kind.case))) this.#changedAt = item.value.revision;
        const view = this.#step(fold(this.#view, item.value));
        this.#tell({ kind: "update", update: item.value, view });
        break;
      }
      case "decision":
        if (item.value.revision !== this.#view?.revision) return;
        this.#decision = item.value;
        this.#tell({ kind: "asked", decision: item.value });
        break;
      case "caughtUp":
        if (this.#interrupted) this.#tell({ kind: "resumed" });
        else this.#tell({ kind: "caughtUp" });
        this.#interrupted = false;
        break;
    }
  }

  #step(view: TableView): TableView {
    this.#view = view;
    this.#after = view.revision;
    return view;
  }

  #tell(happening: Happening): void {
    for (const listener of [...this.#listeners]) listener(happening);
  }
}
