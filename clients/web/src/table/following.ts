/** A table as the page shows it: a step at a time, so that what others do can be followed. */

import {
  type Decision,
  type Event,
  fold,
  type Move,
  type Paid,
  Refused,
  type Seat,
  type Table,
  type TableView,
  type Update,
} from "@cardavia/client";
import { signal } from "@preact/signals";
import { type Problem, problem } from "../problem";
import { server } from "../server";
import { keepHead } from "../verify/heads";
import { Look } from "./look";
import { tellAll } from "./telling";

/** Milliseconds between the moves of others. */
export const PACE = 700;

/** A sentence of the log. */
export interface Line {
  readonly id: number;
  readonly text: string;
}

/** Events after which one wants to look. */
const SEEN: ReadonlySet<Event["kind"]["case"]> = new Set(["moved", "transferred", "roundWon", "settled"]);

/** A table that is followed and shown. Signals hold what is shown now. */
export class Following {
  readonly view = signal<TableView | undefined>(undefined);
  readonly decision = signal<Decision | undefined>(undefined);
  readonly lines = signal<readonly Line[]>([]);
  /** What just happened. */
  readonly latest = signal<readonly string[]>([]);
  readonly payments = signal<readonly Paid[]>([]);
  readonly names = signal<Readonly<Record<string, string>>>({});
  /** Why the connection is broken; "" while it is not. */
  readonly interrupted = signal("");
  readonly problem = signal<Problem | undefined>(undefined);
  /** Whether the table cannot be followed any more. */
  readonly failed = signal(false);
  /** Whether a move of ours is under way. */
  readonly busy = signal(false);

  readonly #table: Table;
  readonly #steps: (() => number)[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #live = false;
  #count = 0;

  /** Follows a table from its beginning, at a seat or as a spectator. */
  constructor(
    readonly tableId: string,
    readonly seat: Seat | undefined,
    invitation = "",
  ) {
    this.#table = seat ? server.play(seat, 0n) : server.watch(tableId, invitation, 0n);
    this.#table.listen((happening) => {
      if ("view" in happening) keepHead(tableId, happening.view.revision, happening.view.head);
      switch (happening.kind) {
        case "view":
          this.#later(() => this.#show(happening.view));
          break;
        case "update":
          this.#later(() => this.#round(happening.update));
          this.#later(() => this.#update(happening.update, happening.view));
          break;
        case "asked":
          this.#later(() => {
            this.decision.value = happening.decision;
            return 0;
          });
          break;
        case "caughtUp":
          this.#later(() => {
            this.#live = true;
            return 0;
          });
          break;
        case "interrupted":
          this.interrupted.value = happening.reason;
          break;
        case "resumed":
          this.interrupted.value = "";
          break;
        case "failed":
          this.problem.value = problem(happening.error);
          this.failed.value = true;
          break;
      }
    });
  }

  /** Makes a move; what is wrong with it is shown. */
  async play(move: Move): Promise<void> {
    const decision = this.decision.value;
    if (!decision || this.busy.value) return;
    this.busy.value = true;
    this.problem.value = undefined;
    try {
      const counted = await this.#table.play(move, decision);
      if (!counted) {
        this.problem.value = {
          text: "The claims were settled before your answer came; it counts for nothing.",
          clause: "",
        };
      }
    } catch (error) {
      this.problem.value = problem(error);
    } finally {
      this.busy.value = false;
    }
  }

  /** Opens the next deal and takes the same seat there; gives it, or undefined where something is wrong, and shows that. */
  async nextDeal(): Promise<Seat | undefined> {
    if (!this.seat) return undefined;
    try {
      const { token, seat } = this.seat;
      return await server.takeSeat(await server.nextDeal(this.tableId, token), seat, token);
    } catch (error) {
      this.problem.value = problem(error);
      return undefined;
    }
  }

  /** Acts for the seat oneself again, where an AI player does. */
  async comeBack(): Promise<Seat | undefined> {
    if (!this.seat) return undefined;
    try {
      return await server.takeSeat(this.tableId, this.seat.seat, this.seat.token);
    } catch (error) {
      this.problem.value = problem(error);
      return undefined;
    }
  }

  /** Sets the name of the player at the seat. */
  async rename(name: string): Promise<void> {
    if (!this.seat) return;
    try {
      await server.setName(this.seat, name);
      await this.#learn(this.view.value, true);
    } catch (error) {
      this.problem.value = problem(error);
    }
  }

  /** Shows everything that has come, at once. */
  hurry(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (let step = this.#steps.shift(); step; step = this.#steps.shift()) step();
  }

  /** Stops. */
  close(): void {
    clearTimeout(this.#timer);
    this.#steps.length = 0;
    this.#table.close();
  }

  /** Does something after all that came before it has been shown for as long as it asked for. */
  #later(step: () => number): void {
    this.#steps.push(step);
    if (this.#timer === undefined) this.#run();
  }

  #run(): void {
    this.#timer = undefined;
    for (let step = this.#steps.shift(); step; step = this.#steps.shift()) {
      const wait = step();
      if (wait > 0) {
        this.#timer = setTimeout(() => this.#run(), wait);
        return;
      }
    }
  }

  /** Shows a round that is won as it lies, before the cards are taken away. */
  #round({ events, ...update }: Update): number {
    const won = events.findIndex(({ kind }) => kind.case === "roundWon");
    if (won < 0 || !this.#live || !this.view.value) return 0;
    this.decision.value = undefined;
    this.#show(fold(this.view.value, { ...update, events: events.slice(0, won) }));
    this.latest.value = tellAll(
      { ...update, events: events.slice(0, won + 1) },
      new Look(this.view.value, this.names.value),
    );
    return 2 * PACE;
  }

  #update(update: Update, view: TableView): number {
    const { events } = update;
    this.decision.value = undefined;
    this.#show(view);
    const told = tellAll(update, new Look(view, this.names.value));
    const paid = events.flatMap(({ kind }) => (kind.case === "paid" ? [kind.value] : []));
    if (paid.length > 0) this.payments.value = [...this.payments.value, ...paid];
    if (told.length > 0) {
      this.latest.value = told;
      this.lines.value = [...this.lines.value, ...told.map((text) => ({ id: ++this.#count, text }))];
    }
    const own = events.some(({ kind }) => kind.case === "moved" && kind.value.seat === this.seat?.seat);
    return this.#live && !own && told.length > 0 && events.some(({ kind }) => SEEN.has(kind.case)) ? PACE : 0;
  }

  #show(view: TableView): number {
    this.view.value = view;
    void this.#learn(view);
    return 0;
  }

  /** Asks for the names of those that sit there, once each. */
  readonly #asked = new Set<string>();
  async #learn(view: TableView | undefined, again = false): Promise<void> {
    const players = view?.seats.flatMap(({ player }) =>
      player && (again || !this.#asked.has(player)) ? [player] : [],
    );
    if (!players || players.length === 0) return;
    for (const player of players) this.#asked.add(player);
    try {
      this.names.value = { ...this.names.value, ...(await server.names(players)) };
    } catch (error) {
      if (!(error instanceof Refused)) for (const player of players) this.#asked.delete(player);
    }
  }
}
