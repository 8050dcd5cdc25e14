/** A table: played at, or watched. */

import type { Move, Seat as Taken } from "@cardavia/client";
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { gameOf } from "../games";
import { go, hash, link } from "../routes";
import { Panel } from "../settings/Panel";
import { Settlement } from "../settlement/Settlement";
import { Copied } from "./Copied";
import { indices, narrow } from "./choosing";
import { Following } from "./following";
import { Hand } from "./Hand";
import { Look } from "./look";
import { Middle } from "./Middle";
import { Moves } from "./Moves";
import { Seat } from "./Seat";
import { keepSeat, openedAt, seatAt } from "./seats";
import "./table.css";

const STATUS: Readonly<Record<string, string>> = {
  opened: "Waiting until all seats are taken",
  playing: "Playing",
  over: "The deal is over",
  closed: "The table was closed",
  void: "The deal was voided",
};

const SOURCES: Readonly<Record<string, string>> = {
  fair: "fair deal",
  seeded: "dealt from a seed",
  given: "given cards",
};

function Board({ following, look }: { following: Following; look: Look }): VNode {
  const [own, ...others] = look.seats;
  const playing = look.viewer !== undefined;
  return (
    <div class={`board seats-${look.seats.length}`}>
      <div class="others">
        {(playing ? others : look.seats).map((seat) => (
          <Seat key={seat} look={look} seat={seat} />
        ))}
      </div>
      <Middle look={look} latest={look.view.status === "playing" ? following.latest.value : []} />
      {playing && own !== undefined && <Seat look={look} seat={own} />}
    </div>
  );
}

/** The hand, and the moves that its chosen cards make. */
function Playing({ following, look }: { following: Following; look: Look }): VNode {
  const hand = look.hand();
  const decision = following.decision.value;
  const chosen = useSignal<ReadonlySet<number>>(new Set());
  const key = `${hand.join()} ${decision?.revision}`;
  useEffect(() => {
    chosen.value = new Set();
  }, [key]);
  const choice = decision && narrow(decision.legal, hand, chosen.value);
  const faces = [...chosen.value].sort((left, right) => left - right).flatMap((index) => hand[index] ?? []);
  const toggle = (index: number): void => {
    const next = new Set(chosen.value);
    if (!next.delete(index)) next.add(index);
    chosen.value = next;
    following.problem.value = undefined;
  };
  const play = (move: Move): void => void following.play(move);
  return (
    <div class="playing">
      <Hand deck={look.deck} hand={hand} chosen={chosen.value} choice={choice} onToggle={toggle} />
      {decision && choice ? (
        <Moves
          deck={look.deck}
          decision={decision}
          choice={choice}
          chosen={faces}
          busy={following.busy.value}
          onPlay={play}
          onChoose={(move) => {
            if (move.cards.length === 0) play(move);
            else chosen.value = indices(hand, move);
          }}
          onClear={() => {
            chosen.value = new Set();
          }}
        />
      ) : (
        look.view.status === "playing" && (
          <section class="moves waiting-for">
            <p class="ask">{look.view.window ? "Claims are being settled …" : "The others are to move …"}</p>
            <div class="buttons">
              <button type="button" class="plain" onClick={() => following.hurry()}>
                Faster
              </button>
            </div>
          </section>
        )
      )}
    </div>
  );
}

function Waiting({ following, look }: { following: Following; look: Look }): VNode {
  const opened = openedAt(following.tableId);
  const empty = look.seats.filter((seat) => !look.view.seats[seat]?.ai && !look.view.seats[seat]?.player);
  return (
    <section class="sheet" aria-label="Waiting">
      <h2>
        {empty.length > 0
          ? `Waiting for ${empty.length === 1 ? "one player" : `${empty.length} players`}`
          : "Shuffling"}
      </h2>
      {opened && empty.length > 0 && <p>Send each of your friends a link of his own. Who opens it sits down.</p>}
      {opened &&
        empty.map((seat) => (
          <Copied
            key={seat}
            name={`Seat ${seat}`}
            address={link("join", following.tableId, seat, opened.invitations[seat] ?? "")}
          />
        ))}
      {opened && <Copied name="To watch" address={link("table", following.tableId, opened.spectators)} />}
    </section>
  );
}

function Ended({ following, look }: { following: Following; look: Look }): VNode {
  const busy = useSignal(false);
  const next = look.view.nextTableId;
  const deal = async (): Promise<void> => {
    busy.value = true;
    const seat = await following.nextDeal();
    busy.value = false;
    if (!seat) return;
    keepSeat(seat);
    go(hash("table", seat.tableId));
  };
  return (
    <section class="sheet settlement" aria-label="Settlement">
      <Settlement look={look} payments={following.payments.value} />
      {!look.view.result && <h2>{STATUS[look.view.status] ?? ""}</h2>}
      <div class="buttons">
        {following.seat && (
          <button type="button" class="make" disabled={busy.value} onClick={() => void deal()}>
            Next deal
          </button>
        )}
        {!following.seat && next && (
          <a class="make" href={hash("table", next)}>
            Watch the next deal
          </a>
        )}
        {look.view.disclosed && (
          <a class="plain" href={hash("replay", following.tableId)}>
            Replay
          </a>
        )}
        <a class="plain" href="#/">
          All games
        </a>
      </div>
    </section>
  );
}

function Log({ following }: { following: Following }): VNode {
  const lines = following.lines.value;
  return (
    <ol class="log" reversed>
      {[...lines].reverse().map(({ id, text }) => (
        <li key={id}>{text}</li>
      ))}
    </ol>
  );
}

function Naming({ following }: { following: Following }): VNode {
  const name = useSignal("");
  return (
    <form
      class="naming"
      onSubmit={(event) => {
        event.preventDefault();
        void following.rename(name.value);
      }}
    >
      <label>
        Your name at this table
        <input
          value={name.value}
          maxLength={32}
          autocomplete="nickname"
          onInput={(event) => {
            name.value = event.currentTarget.value;
          }}
        />
      </label>
      <button type="submit" class="plain">
        Set
      </button>
    </form>
  );
}

/** The page of a table. */
export default function TablePage({ id, invitation }: { id: string; invitation: string }): VNode {
  const again = useSignal(0);
  const following = useMemo(() => new Following(id, seatAt(id), invitation), [id, invitation, again.value]);
  useEffect(() => () => following.close(), [following]);
  const view = following.view.value;
  const problem = following.problem.value;
  const look = view && new Look(view, following.names.value);
  const back = async (): Promise<void> => {
    const seat: Taken | undefined = await following.comeBack();
    if (!seat) return;
    keepSeat(seat);
    again.value += 1;
  };
  const away = look?.viewer !== undefined && view?.seats[look.viewer]?.away;
  const over = view !== undefined && view.status !== "opened" && view.status !== "playing";
  return (
    <main class="play" data-game={look?.game ?? ""}>
      <header class="bar">
        <a href="#/" aria-label="All games">
          Cardavia
        </a>
        <h1>{look?.title ?? "Table"}</h1>
        <span class="status">
          {view ? (view.paused ? "Paused" : STATUS[view.status]) : "Connecting …"}
          {view?.opened && ` · ${SOURCES[view.opened.source] ?? view.opened.source}`}
          {view && look?.viewer === undefined && " · you watch"}
        </span>
        <details class="settings-menu">
          <summary>Settings</summary>
          <div>
            {following.seat && <Naming following={following} />}
            <Panel />
          </div>
        </details>
      </header>
      {following.interrupted.value && !following.failed.value && (
        <p class="notice" role="status">
          The connection is lost. Trying again; nothing is missed.
        </p>
      )}
      {problem && (
        <p class="notice wrong" role="alert">
          {problem.text} {problem.clause && <b class="clause">{problem.clause}</b>}
          <button
            type="button"
            class="plain"
            aria-label="Close this message"
            onClick={() => {
              following.problem.value = undefined;
            }}
          >
            ✕
          </button>
        </p>
      )}
      {away && view?.status === "playing" && (
        <p class="notice" role="status">
          An AI plays for you.
          <button type="button" class="plain" onClick={() => void back()}>
            Play yourself again
          </button>
        </p>
      )}
      {look && view && (
        <div class="table-and-log">
          <div class="table" data-game={gameOf(look.game) ? look.game : ""}>
            {view.status === "opened" && <Waiting following={following} look={look} />}
            {over && <Ended following={following} look={look} />}
            {view.deal && <Board following={following} look={look} />}
            {look.viewer !== undefined && view.deal && !over && <Playing following={following} look={look} />}
          </div>
          <aside class="side" aria-label="What happened">
            <h2>What happened</h2>
            <Log following={following} />
          </aside>
        </div>
      )}
    </main>
  );
}
