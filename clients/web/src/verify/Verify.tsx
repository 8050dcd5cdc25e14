/** What vouches for a deal: one of this server, by its address, or one of a file. */

import type { StoredTable } from "@cardavia/client";
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect } from "preact/hooks";
import { Header } from "../header/Header";
import { say } from "../language/speaking";
import { type Problem, problem } from "../problem";
import { FromFile } from "../replay/FromFile";
import { hash } from "../routes";
import { server } from "../server";
import { seatAt } from "../table/seats";
import { CheckTable } from "./Checks";
import type { Check } from "./checks";
import "../table/table.css";
import "../replay/replay.css";

/** The page; `id` is "" for a deal of a file. */
export default function Verify({ id }: { id: string }): VNode {
  const table = useSignal<StoredTable | undefined>(undefined);
  const file = useSignal<Check | undefined>(undefined);
  const closed = useSignal(false);
  const wrong = useSignal<Problem | undefined>(undefined);
  useEffect(() => {
    if (!id) return;
    server.log(id, seatAt(id)?.token).then(
      (log) => {
        if (log.entries.length > 0) table.value = log;
        else closed.value = true;
      },
      (error: unknown) => {
        wrong.value = problem(error);
      },
    );
  }, [id, table, closed, wrong]);
  return (
    <>
      <Header>
        <h1>{say("verify")}</h1>
        {id && (
          <nav>
            <a href={hash("replay", id)}>{say("replay")}</a> <a href={hash("table", id)}>{say("replay-table")}</a>
          </nav>
        )}
      </Header>
      <main class="play verify">
        <p class="lead">{say("verify-lead")}</p>
        {wrong.value && (
          <p class="notice wrong" role="alert">
            {wrong.value.text}
          </p>
        )}
        {closed.value && <p class="notice">{say("verify-closed")}</p>}
        {!id && (
          <FromFile
            onChoose={(chosen, of) => {
              table.value = chosen;
              file.value = of;
            }}
          />
        )}
        {table.value && <CheckTable untitled table={table.value} {...(file.value ? { file: file.value } : {})} />}
      </main>
    </>
  );
}
