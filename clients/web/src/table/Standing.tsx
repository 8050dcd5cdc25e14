/** How a table stands, for the bar above it: its game, its status, where its cards come from. */

import type { VNode } from "preact";
import { say } from "../language/speaking";
import { hash } from "../routes";
import { keysShown } from "./KeysDialog";
import type { Look } from "./look";

const SOURCES = new Set(["fair", "seeded", "given"]);

/** The title and what stands beside it; `look` is undefined until the table is there. */
export function Standing({ tableId, look }: { tableId: string; look: Look | undefined }): VNode {
  const source = look?.view.opened?.source ?? "";
  return (
    <>
      <h1>{look?.title ?? say("bar-table")}</h1>
      <span class="status">
        <span class="now">{look ? look.status : say("bar-connecting")}</span>
        {SOURCES.has(source) && (
          <a href={hash("verify", tableId)} title={say("source-check")}>
            {say(`source-${source}`)}
          </a>
        )}
        {look && look.viewer === undefined && <span>{say("bar-watching")}</span>}
      </span>
      <button
        type="button"
        class="plain keys-button"
        onClick={() => {
          keysShown.value = true;
        }}
      >
        {say("bar-keys")}
      </button>
    </>
  );
}
