/** A file of deals, chosen or dropped; of several deals a list. */

import { readFile, type StoredFile, type StoredTable } from "@cardavia/client";
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { titleOf } from "../games";
import { say, tongue } from "../language/speaking";
import type { Check } from "../verify/checks";
import { recording } from "./recording";

/** What a check says of a file as a whole. */
function fileCheck({ tables, fault }: StoredFile): Check {
  if (fault) return { name: "file", result: "fault", told: fault.fault, params: { record: fault.record } };
  return { name: "file", result: "good", told: "good", params: { count: tables.length } };
}

/** A deal in the list: its game and how it ended; when it was opened, and how long its log is. */
function Line({ table }: { table: StoredTable }): VNode {
  let what = say("replay-damaged");
  const more = [say("replay-entries", { count: table.entries.length })];
  try {
    const { game, status, time } = recording(table);
    what = `${titleOf(game)} · ${say(`replay-status-${status || "open"}`)}`;
    const opened = new Date(Number(time / 1000n));
    more.unshift(opened.toLocaleString(tongue(), { dateStyle: "medium", timeStyle: "short" }));
  } catch {
    // It can be chosen all the same: what is wrong with it is then said.
  }
  return (
    <>
      <b>{what}</b>
      <small>{more.join(" · ")}</small>
    </>
  );
}

/** The chooser. It calls `onChoose` with a table and with what is known of its file; of one deal at once. */
export function FromFile(props: {
  hidden?: boolean;
  onChoose: (table: StoredTable, file: Check) => void;
}): VNode | null {
  const { hidden = false, onChoose } = props;
  const read = useSignal<StoredFile | undefined>(undefined);
  const name = useSignal("");
  const over = useSignal(false);
  const open = async (file: File | undefined): Promise<void> => {
    over.value = false;
    if (!file) return;
    name.value = file.name;
    read.value = undefined;
    const found = await readFile(file);
    read.value = found;
    const [first, ...others] = found.tables;
    if (first && others.length === 0) onChoose(first, fileCheck(found));
  };
  if (hidden) return null;
  const found = read.value;
  return (
    <section class="from-file" aria-label={say("replay-file")}>
      <label
        class={`drop ${over.value ? "over" : ""}`}
        onDragOver={(event) => {
          event.preventDefault();
          over.value = true;
        }}
        onDragLeave={() => {
          over.value = false;
        }}
        onDrop={(event) => {
          event.preventDefault();
          void open(event.dataTransfer?.files[0]);
        }}
      >
        <b class="make">{say("replay-choose")}</b>
        <span>{say("replay-choose-hint")}</span>
        {/* The words of a browser's own chooser are in the browser's language, so it is not seen. */}
        <input
          class="unseen"
          type="file"
          accept=".cardavia,.jsonl,.gz"
          onChange={(event) => void open(event.currentTarget.files?.[0])}
        />
      </label>
      {found?.fault && (
        <p class="notice wrong" role="alert">
          {say(`verify-file-${found.fault.fault}`, { record: found.fault.record })}
        </p>
      )}
      {found && found.tables.length > 0 && (
        <>
          <h2>{say("replay-deals", { count: found.tables.length, file: name.value })}</h2>
          <ul class="deals">
            {found.tables.map((table) => (
              <li key={table.tableId}>
                <button type="button" class="plain" onClick={() => onChoose(table, fileCheck(found))}>
                  <Line table={table} />
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {found && found.tables.length === 0 && !found.fault && <p role="status">{say("replay-none")}</p>}
    </section>
  );
}
