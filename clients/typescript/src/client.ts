/** A server: tables to open, seats to take, what there is to play. */

import { type Client, createClient, type Interceptor, type Transport } from "@connectrpc/connect";
import { createConnectTransport } from "@connectrpc/connect-web";
import { committed, draw, newId } from "./entropy.js";
import type { StoredTable } from "./files.js";
import type { SignedHead } from "./generated/cardavia/log/v1/export_pb.js";
import { CatalogService, type ListGamesResponse } from "./generated/cardavia/v1/catalog_pb.js";
import { LogService } from "./generated/cardavia/v1/logs_pb.js";
import { PlayService } from "./generated/cardavia/v1/play_pb.js";
import { PlayerService } from "./generated/cardavia/v1/players_pb.js";
import {
  type OpenTableResponse,
  TableService,
  type TableSummary,
  type TakeSeatResponse,
} from "./generated/cardavia/v1/tables_pb.js";
import type { TableView, Update } from "./generated/cardavia/v1/views_pb.js";
import { call } from "./retry.js";
import { Table } from "./table.js";

/** A seat that was taken. Keep it: whoever has it plays there. */
export interface Seat {
  readonly tableId: string;
  readonly seat: number;
  readonly token: string;
  /** What the seat committed to for a fair deal; empty for nothing. */
  readonly entropy: Uint8Array;
  /** The table as the seat saw it when it was taken; absent for one that was kept since. */
  readonly view?: TableView | undefined;
}

/** What table to open. */
export interface Opening {
  readonly game: string;
  /** One a seat: an AI player's name, or "" for a person. */
  readonly seats: readonly string[];
  /** Rule options that differ from the defaults. */
  readonly options?: Readonly<Record<string, string>>;
  /** How claim windows end: "open" or "sealed"; absent for the default. */
  readonly claims?: string;
  readonly label?: string;
  /** Whether the table is listed, and open to all. */
  readonly listed?: boolean;
  /** The id of this command: the same gives the same table. A fresh one by default. */
  readonly requestId?: string;
}

/** How a server is called. */
export interface Calling {
  /** The language (BCP 47) in which refusals should come, asked at each call; absent for the browser's. */
  readonly language?: () => string;
}

/** The log of a table as far as it is open: all that was recorded, or what the caller has seen. The other is empty. */
export interface Log extends StoredTable {
  readonly updates: readonly Update[];
}

/** A server at an address. Calls are made again after an outage; they throw Refused or Lost. */
export class Cardavia {
  readonly #tables: Client<typeof TableService>;
  readonly #play: Client<typeof PlayService>;
  readonly #catalog: Client<typeof CatalogService>;
  readonly #logs: Client<typeof LogService>;
  readonly #players: Client<typeof PlayerService>;
  /** Tokens of seats whose entropy was revealed from here. */
  readonly #revealed = new Set<string>();

  constructor(transport: Transport) {
    this.#tables = createClient(TableService, transport);
    this.#play = createClient(PlayService, transport);
    this.#catalog = createClient(CatalogService, transport);
    this.#logs = createClient(LogService, transport);
    this.#players = createClient(PlayerService, transport);
  }

  /** The games, and the AI players that may be seated. */
  games(): Promise<ListGamesResponse> {
    return call(() => this.#catalog.listGames({}));
  }

  /** The latest listed tables, at most 50; of one game, of one status. */
  async tables(game = "", status = ""): Promise<TableSummary[]> {
    return (await call(() => this.#tables.listTables({ game, status }))).tables;
  }

  /** Opens a table; gives its id and its secrets: an invitation a seat, one for spectators, the owner's token. */
  openTable(opening: Opening): Promise<OpenTableResponse> {
    return call(() => this.#tables.openTable(asked(opening)));
  }

  /** Opens a table and takes a seat there, in one call; gives both. As `openTable` and `takeSeat`. */
  async openAndSit(opening: Opening, seat = 0): Promise<[opened: OpenTableResponse, taken: Seat]> {
    const entropy = draw();
    const commitment = await committed(seat, entropy);
    const request = { ...asked(opening), sittings: [{ seat, ...(commitment ? { commitment } : {}) }] };
    const opened = await call(() => this.#tables.openTable(request));
    const { tableId, invitations, seats } = opened;
    const answer = seats[0];
    // Without a token somebody else was faster; asking for the seat says so.
    const taken = answer?.token
      ? this.#taken(tableId, seat, commitment && entropy, answer)
      : await this.takeSeat(tableId, seat, invitations[seat]);
    return [opened, taken];
  }

  /**
   * Takes a seat, by its invitation or by the token of the same seat in the deal before (none is needed at a listed
   * table), and commits to fresh entropy for a fair deal where the browser can. Whoever is the last to sit down reveals
   * it at once: he has seen what all the others, and the server, committed to.
   */
  async takeSeat(tableId: string, seat: number, invitation = ""): Promise<Seat> {
    const entropy = draw();
    const commitment = await committed(seat, entropy);
    const request = { tableId, seat, invitation, ...(commitment ? { commitment } : {}) };
    return this.#taken(tableId, seat, commitment && entropy, await call(() => this.#tables.takeSeat(request)));
  }

  #taken(tableId: string, seat: number, entropy = new Uint8Array(), { token, view }: TakeSeatResponse): Seat {
    const taken = { tableId, seat, token, entropy, view };
    this.#reveal(taken, view);
    return taken;
  }

  /** Plays at a seat that was taken, and reveals its entropy when that is due. `after`: as in Attachment. */
  play(seat: Seat, after?: bigint): Table {
    const table = this.watch(seat.tableId, seat.token, after);
    let live = false;
    table.listen(({ kind }) => {
      // What was due in the backlog may have been done long ago.
      live ||= kind === "caughtUp" || kind === "resumed";
      if (live) this.#reveal(seat, table.view);
    });
    return table;
  }

  /** Reveals a seat's entropy, once, if that is due in a view of its table. */
  #reveal({ tableId, seat, token, entropy }: Seat, view: TableView | undefined): void {
    if (entropy.length === 0 || !view?.revealBy || view.seats[seat]?.entropy.length || this.#revealed.has(token))
      return;
    this.#revealed.add(token);
    // A refusal comes too late to matter: the deal has begun, or was voided, and the view says so.
    call(() => this.#tables.revealEntropy({ tableId, token, entropy })).catch(() => undefined);
  }

  /** Watches a table as a spectator, by the spectators' invitation; none is needed at a listed table. */
  watch(tableId: string, invitation = "", after?: bigint): Table {
    return new Table(this.#play, { tableId, token: invitation, ...(after === undefined ? {} : { after }) });
  }

  /** Opens the next deal of a series, with a seat's or the owner's token; gives its table's id, the same to all. */
  async nextDeal(tableId: string, token: string): Promise<string> {
    return (await call(() => this.#tables.nextDeal({ tableId, token }))).tableId;
  }

  /** Leaves a seat; while the deal runs, an AI player acts for it. */
  async leaveSeat({ tableId, token }: Seat): Promise<void> {
    await call(() => this.#tables.leaveSeat({ tableId, token }));
  }

  /** How many entries the log of a table has, once it is open to all. */
  async steps(tableId: string): Promise<number> {
    return Number((await call(() => this.#logs.getHead({ tableId }))).head?.revision ?? 0n);
  }

  /** A table as a seat saw it at an entry of its log, from 1, once the log is open to all. */
  async replay(tableId: string, entry: number, asSeat: number): Promise<TableView | undefined> {
    return (await call(() => this.#logs.replay({ tableId, logRevision: BigInt(entry), asSeat }))).view;
  }

  /**
   * The log of a table, with the server's signature under its last entry, once it is open to all; before that what the
   * caller may see, by a seat's token or the spectators' invitation.
   */
  log(tableId: string, token = ""): Promise<Log> {
    return call(async () => {
      const log = {
        tableId,
        updates: [] as Update[],
        entries: [] as Log["entries"][number][],
        heads: [] as SignedHead[],
      };
      for await (const { updates, entries, heads } of this.#logs.readLog({ tableId, token })) {
        log.updates.push(...updates);
        log.entries.push(...entries);
        log.heads.push(...heads);
      }
      if (log.entries.length > 0) {
        const { head } = await this.#logs.getHead({ tableId, token });
        const known = log.heads.some(({ revision, keyId }) => revision === head?.revision && keyId === head.keyId);
        if (head?.revision === log.entries.at(-1)?.revision && head && !known) log.heads.push(head);
      }
      return log;
    });
  }

  /** The names of at most 100 players by their ids (SeatView.player); those without one are absent. */
  async names(playerIds: readonly string[]): Promise<Record<string, string>> {
    return (await call(() => this.#players.getNames({ playerIds: [...playerIds] }))).names;
  }

  /** Sets the name of the player at a seat, or deletes it with ""; gives it as it is kept. */
  async setName({ tableId, token }: Seat, name: string): Promise<string> {
    return (await call(() => this.#players.setName({ tableId, token, name }))).name;
  }
}

const asked = (opening: Opening) => ({
  requestId: newId(),
  ...opening,
  seats: [...opening.seats],
  options: { ...opening.options },
});

/** Says with every call and stream which language is wanted. */
const speaking =
  (language: () => string): Interceptor =>
  (next) =>
  (request) => {
    request.header.set("accept-language", language());
    return next(request);
  };

/** The server at an address, such as `location.origin`; over Connect. */
export function connect(baseUrl: string, { language }: Calling = {}): Cardavia {
  const interceptors = language ? [speaking(language)] : [];
  return new Cardavia(createConnectTransport({ baseUrl, useBinaryFormat: true, interceptors }));
}
