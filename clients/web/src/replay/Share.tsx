/** This deal for others: its address at this step, its file, and whether it was fair. */

import { type StoredTable, writeFile } from "@cardavia/client";
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect } from "preact/hooks";
import { say } from "../language/speaking";
import { hash, link } from "../routes";
import { saved } from "./saving";

/** The buttons; `entry` is where the address leads to, `file` whether the deal is one of a file, without an address. */
export function Share(props: { table: StoredTable; game: string; entry: number; file: boolean }): VNode {
  const { table, game, entry, file } = props;
  const copied = useSignal("");
  const address = link("replay", table.tableId, entry);
  useEffect(() => {
    copied.value = "";
  }, [address, copied]);
  const pass = async (): Promise<void> => {
    if (navigator.share) {
      // Whoever thinks better of it has not been let down.
      await navigator.share({ url: address }).catch(() => undefined);
    } else {
      await navigator.clipboard?.writeText(address);
      copied.value = address;
    }
  };
  const download = async (): Promise<void> =>
    saved(await writeFile([table], "the page of Cardavia", Date.now()), `${game}-${table.tableId}.cardavia`);
  return (
    <section class="share" aria-label={say("replay-share")}>
      <div class="buttons">
        {!file && (
          <button type="button" class="plain" onClick={() => void pass()}>
            {say(copied.value ? "replay-copied" : "replay-share-link")}
          </button>
        )}
        <button type="button" class="plain" onClick={() => void download()}>
          {say("replay-download")}
        </button>
        {!file && (
          <a class="plain" href={hash("verify", table.tableId)}>
            {say("replay-verify")}
          </a>
        )}
        {!file && (
          <a class="plain" href={hash("table", table.tableId)}>
            {say("replay-table")}
          </a>
        )}
      </div>
      {!file && (
        <input
          readOnly
          value={address}
          aria-label={say("replay-address")}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </section>
  );
}
