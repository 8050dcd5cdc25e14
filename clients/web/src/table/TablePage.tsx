/** A table: played at, or watched. */

import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { gameOf } from "../games";
import { Header } from "../header/Header";
import { say } from "../language/speaking";
import { Announcer } from "./Announcer";
import { Board } from "./Board";
import { Ended } from "./Ended";
import type { Lie } from "./flights";
import { fly, look as lying, type Seen } from "./flying";
import { Following } from "./following";
import { KeysDialog } from "./KeysDialog";
import { Log } from "./Log";
import { Look } from "./look";
import { Naming } from "./Naming";
import { Others } from "./Others";
import { Playing } from "./Playing";
import { Refusal } from "./Refusal";
import { Standing } from "./Standing";
import { keepSeat, seatAt } from "./seats";
import "./table.css";
import { Waiting } from "./Waiting";

/** Lets cards travel when the view changes. */
function useFlights(following: Following, table: { readonly current: HTMLElement | null }): void {
  const before = useRef<Lie<Seen> | undefined>(undefined);
  useEffect(() => {
    following.changing = () => {
      before.current = table.current ? lying(table.current) : undefined;
    };
  }, [following, table]);
  const carried = following.carried.value;
  useLayoutEffect(() => {
    if (table.current && before.current) fly(table.current, carried, before.current);
    before.current = undefined;
  }, [carried, table]);
}

/** The cloth, with all that lies on it, and the hand below. */
function Cloth({ following, look }: { following: Following; look: Look }): VNode {
  const { view, viewer } = look;
  const table = useRef<HTMLDivElement>(null);
  useFlights(following, table);
  const playing = view.status === "playing";
  const over = !playing && view.status !== "opened";
  return (
    <div class="table" data-game={gameOf(look.game) ? look.game : ""} ref={table}>
      {view.status === "opened" && <Waiting tableId={following.tableId} look={look} />}
      {over && <Ended following={following} look={look} />}
      {view.deal && (
        <Board
          look={look}
          latest={playing ? following.latest.value.map(({ text }) => text()) : []}
          ahead={following.ahead.value}
        />
      )}
      {playing && viewer !== undefined && <Playing following={following} look={look} />}
      {playing && viewer === undefined && <Others following={following} look={look} />}
    </div>
  );
}

/** What matters beside the deal: a lost connection, a pause, an AI player in one's place. */
function Notices({
  following,
  look,
  onBack,
}: {
  following: Following;
  look: Look | undefined;
  onBack: () => void;
}): VNode {
  const problem = following.problem.value;
  const away = look?.viewer !== undefined && look.view.seats[look.viewer]?.away;
  return (
    <>
      {following.interrupted.value && !following.failed.value && (
        <p class="notice" role="status">
          {say("lost-connection")}
        </p>
      )}
      {/* What is wrong with a move is said beside the moves. */}
      {problem && !following.decision.value && (
        <Refusal
          game={look?.game ?? ""}
          problem={problem}
          onClose={() => {
            following.problem.value = undefined;
          }}
        />
      )}
      {look?.view.paused && (
        <p class="notice" role="status">
          {say("paused-notice")}
        </p>
      )}
      {away && look?.view.status === "playing" && (
        <p class="notice" role="status">
          {say("away")}
          <button type="button" class="make" onClick={onBack}>
            {say("away-back")}
          </button>
        </p>
      )}
    </>
  );
}

/** The page of a table. */
export function TablePage({ id, invitation }: { id: string; invitation: string }): VNode {
  const again = useSignal(0);
  const following = useMemo(() => new Following(id, seatAt(id), invitation), [id, invitation, again.value]);
  useEffect(() => () => following.close(), [following]);
  const view = following.view.value;
  const look = view && new Look(view, following.names.value);
  const back = async (): Promise<void> => {
    const seat = await following.comeBack();
    if (!seat) return;
    keepSeat(seat);
    again.value += 1;
  };
  return (
    <>
      <Header>
        <Standing tableId={id} look={look} />
      </Header>
      <main class="play" data-game={look?.game ?? ""}>
        <Announcer following={following} look={look} />
        <Notices following={following} look={look} onBack={() => void back()} />
        {look && (
          <div class="table-and-log">
            <Cloth following={following} look={look} />
            <div class="beside">
              <Log lines={following.lines.value} names={following.names.value} />
              {following.seat && <Naming onName={(name) => void following.rename(name)} />}
            </div>
          </div>
        )}
        <KeysDialog />
      </main>
    </>
  );
}
