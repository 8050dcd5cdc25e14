/** Tables that are open to all. */

import type { TableSummary } from "@cardavia/client";
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect } from "preact/hooks";
import { titleOf } from "../games";
import { has, say, tongue } from "../language/speaking";
import { hash } from "../routes";
import { parts } from "../table/ahead";

/** So many are shown, the latest. */
const SHOWN = 8;

function Row({ table: { tableId, game, status, label, openedAt } }: { table: TableSummary }): VNode {
  const opened = new Date(Number(openedAt / 1000n));
  return (
    <li>
      <a href={hash("table", tableId)}>
        <strong>{titleOf(game)}</strong>
        {label && <span>{label}</span>}
        <small>
          {has(`home-status-${status}`) ? say(`home-status-${status}`) : status} ·{" "}
          <time dateTime={opened.toISOString()}>
            {opened.toLocaleString(tongue(), { dateStyle: "medium", timeStyle: "short" })}
          </time>
        </small>
      </a>
    </li>
  );
}

/** The list; `onProblem` hears what went wrong. */
export function Tables({ onProblem }: { onProblem: (error: unknown) => void }): VNode {
  const tables = useSignal<readonly TableSummary[]>([]);
  useEffect(() => {
    parts()
      .then(({ server }) => server.tables())
      .then((found) => {
        tables.value = found.slice(0, SHOWN);
      }, onProblem);
  }, []);
  return (
    <section class="tables" aria-labelledby="home-tables">
      <h2 id="home-tables">{say("home-tables")}</h2>
      {tables.value.length === 0 ? (
        <p>{say("home-tables-none")}</p>
      ) : (
        <ul>
          {tables.value.map((table) => (
            <Row key={table.tableId} table={table} />
          ))}
        </ul>
      )}
    </section>
  );
}
