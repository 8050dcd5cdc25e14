/** A recorded deal, step by step: one of this server, by its address, or one of a file, read in the browser alone. */

import type { StoredTable } from "@cardavia/client";
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect } from "preact/hooks";
import { titleOf } from "../games";
import { Header } from "../header/Header";
import { say } from "../language/speaking";
import { type Problem, problem } from "../problem";
import { server } from "../server";
import { seatAt } from "../table/seats";
import { CheckTable } from "../verify/Checks";
import type { Check } from "../verify/checks";
import { FromFile } from "./FromFile";
import { Player } from "./Player";
import { type Recording, recording, told } from "./recording";
import "../table/table.css";
import "./replay.css";

/** A deal that was found: to be shown, and as it was stored where all of it is open. */
interface Found {
  readonly deal: Recording;
  readonly table?: StoredTable;
  /** What the file says of itself; undefined for a deal of this server. */
  readonly file?: Check;
}

/** The page of a replay, from an entry of the log on; `id` is "" for a deal of a file. */
export default function Replay({ id, entry }: { id: string; entry: number }): VNode {
  const found = useSignal<Found | undefined>(undefined);
  const wrong = useSignal<Problem | undefined>(undefined);
  /** A deal of a file that cannot be gone through: what is wrong with it, the checks say. */
  const damaged = useSignal<{ readonly table: StoredTable; readonly file: Check } | undefined>(undefined);
  const names = useSignal<Readonly<Record<string, string>>>({});
  useEffect(() => {
    if (!id) return;
    const seat = seatAt(id);
    server
      .log(id, seat?.token)
      .then(async (log) => {
        const deal = told(log, seat?.seat);
        await deal.prepare(deal.only ?? "all");
        found.value = log.entries.length > 0 ? { deal, table: log } : { deal };
        const last = deal.view(deal.entries.length, deal.only ?? "all");
        const players = last?.seats.flatMap(({ player }) => player || []) ?? [];
        if (players.length > 0) names.value = await server.names(players);
      })
      .catch((error: unknown) => {
        wrong.value = problem(error);
      });
  }, [id, found, wrong, names]);
  const deal = found.value?.deal;
  const choose = async (table: StoredTable, file: Check): Promise<void> => {
    wrong.value = undefined;
    damaged.value = undefined;
    try {
      const chosen = recording(table);
      await chosen.prepare("all");
      found.value = { deal: chosen, table, file };
    } catch {
      wrong.value = { text: say("replay-unreadable"), clause: "" };
      damaged.value = { table, file };
    }
  };
  return (
    <>
      <Header>
        <h1>{deal ? titleOf(deal.game) : say("replay")}</h1>
        <span class="status">{deal && say("replay")}</span>
        {found.value?.file && (
          <button
            type="button"
            class="plain"
            onClick={() => {
              found.value = undefined;
            }}
          >
            {say("replay-other")}
          </button>
        )}
      </Header>
      <main class="play replaying" data-game={deal?.game ?? ""}>
        {wrong.value && (
          <p class="notice wrong" role="alert">
            {wrong.value.text}
          </p>
        )}
        {!id && <FromFile hidden={found.value !== undefined} onChoose={(table, file) => void choose(table, file)} />}
        {!deal && damaged.value && <CheckTable {...damaged.value} />}
        {found.value && deal && <Player key={deal.tableId} {...found.value} names={names.value} entry={entry} />}
        {id && !deal && !wrong.value && <p aria-busy="true">{say("replay-loading")}</p>}
      </main>
    </>
  );
}
