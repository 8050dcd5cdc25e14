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
import { say } from "../language/speaking";
import { type Problem, problem } from "../problem";
import { server } from "../server";
import { keepHead } from "../verify/heads";
import { type Carried, carriedBy } from "./flights";
import { Look } from "./look";
import { sound, soundOf } from "./sounds";
import { tell } from "./telling";

/** Milliseconds between the moves of others. */
export const PACE = 700;

/** A sentence of the log. */
export interface Line {
  readonly id: number;
  /** Says it, in the language that is spoken now. */
  readonly text: () => string;
}

/** Events after which one wants to look. */
const SEEN: ReadonlySet<Event["kind"]["case"]> = new Set(["moved", "transferred", "roundWon", "settled"]);

/** A table that is followed and shown. Signals hold what is shown now. */
export class Following {
  readonly view = signal<TableView | undefined>(undefined);
  readonly decision = signal<Decision | undefined>(undefined);
  readonly lines = signal<readonly Line[]>([]);
  /** What just happened. */
  readonly latest = signal<readonly Line[]>([]);
  /** The cards that went from place to place when the view last changed. */
  readonly carried = signal<readonly Carried[]>([]);
  readonly payments = signal<readonly Paid[]>([]);
  readonly names = signal<Readonly<Record<string, string>>>({});
  /** Why the connection is broken; "" while it is not. */
  readonly interrupted = signal("");
  readonly problem = signal<Problem | undefined>(undefined);
  /** Why the deal ended, if it was not played to its end; "" for no reason. */
  readonly why = signal("");
  /** Whether the table cannot be followed any more. */
  readonly failed = signal(false);
  /** Whether a move of ours is under way. */
  readonly busy = signal(false);
  /** Whether all that has come is shown, so that what is shown is now. */
  readonly current = signal(false);
  /** How many milliseconds the server's clock is ahead of this one. */
  readonly ahead = signal(0);
  /** Called before a view with carried cards is shown, while the one before can still be seen. */
  changing: (() => void) | undefined;

  readonly #table: Table;
  readonly #steps: (() => number)[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether what comes is live, and whether what is shown is. */
  #caughtUp = false;
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
          this.#later(() => this.#show(happening.view, []));
          break;
        case "update":
          if (this.#caughtUp) this.ahead.value = Number(happening.update.time / 1000n) - Date.now();
          this.#later(() => this.#round(happening.update));
          this.#later(() => this.#update(happening.update, happening.view));
          break;
        case "asked":
          this.#later(() => {
            this.decision.value = happening.decision;
            if (this.#live) sound("turn");
            return 0;
          });
          break;
        case "caughtUp":
          this.#caughtUp = true;
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

  /** Makes a move; what is wrong with it is shown. Tells whether it was made. */
  async play(move: Move): Promise<boolean> {
    const decision = this.decision.value;
    if (!decision || this.busy.value) return false;
    this.busy.value = true;
    this.problem.value = undefined;
    try {
      const counted = await this.#table.play(move, decision);
      if (!counted) this.problem.value = { text: say("late-answer"), clause: "" };
      return counted;
    } catch (error) {
      this.problem.value = problem(error);
      return false;
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
    this.current.value = this.#live;
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
    this.current.value = false;
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
    this.current.value = this.#live;
  }

  /** Shows a round that is won as it lies, before the cards are taken away. */
  #round({ events, ...update }: Update): number {
    const won = events.findIndex(({ kind }) => kind.case === "roundWon");
    if (won < 0 || !this.#live || !this.view.value) return 0;
    this.decision.value = undefined;
    const before = events.slice(0, won);
    this.#show(fold(this.view.value, { ...update, events: before }), before);
    this.#tell(events.slice(0, won + 1), this.view.value);
    sound("won");
    return 2 * PACE;
  }

  /** Shows an update; gives for how long one wants to look at it. */
  #update(update: Update, view: TableView): number {
    // A round that was shown as it lay has been told and heard, and its cards have come to the table.
    const won = this.#live ? update.events.findIndex(({ kind }) => kind.case === "roundWon") : -1;
    const events = update.events.slice(won + 1);
    this.decision.value = undefined;
    // Why a move was not legal is of no use once something else is asked.
    if (this.problem.value?.clause) this.problem.value = undefined;
    this.#show(view, events);
    const told = this.#tell(events, view);
    const paid = events.flatMap(({ kind }) => (kind.case === "paid" ? [kind.value] : []));
    if (paid.length > 0) this.payments.value = [...this.payments.value, ...paid];
    for (const { kind } of events) if (kind.case === "ended") this.why.value = kind.value.reason;
    const heard = this.#live ? soundOf(events) : undefined;
    if (heard) sound(heard);
    const own = update.events.some(({ kind }) => kind.case === "moved" && kind.value.seat === this.seat?.seat);
    return this.#live && !own && told && events.some(({ kind }) => SEEN.has(kind.case)) ? PACE : 0;
  }

  /** Tells what happened; whether there was anything to tell. */
  #tell(events: readonly Event[], view: TableView): boolean {
    const text = (event: Event) => (): string => tell(event, new Look(view, this.names.value));
    const told = events.map(text).filter((line) => line() !== "");
    if (told.length === 0) return false;
    this.latest.value = told.map((line) => ({ id: ++this.#count, text: line }));
    this.lines.value = [...this.lines.value, ...this.latest.value];
    return true;
  }

  #show(view: TableView, events: readonly Event[]): number {
    const carried = this.#live ? carriedBy(events) : [];
    if (carried.length > 0) this.changing?.();
    this.carried.value = carried;
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
