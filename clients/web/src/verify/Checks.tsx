/** The checks of a table, a line each: how it went, and what that proves and what not. */

import type { StoredTable } from "@cardavia/client";
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect } from "preact/hooks";
import { say } from "../language/speaking";
import { seatAt } from "../table/seats";
import { type Check, check, type Result, verdict } from "./checks";
import { canHash } from "./hashing";
import { headsKept } from "./heads";
import { type Keys, keysIn, serverKeys } from "./keys";
import "./verify.css";

const SIGNS: Readonly<Record<Result, string>> = {
  good: "M5 13l5 5L20 6",
  none: "M6 12h12",
  open: "M12 5v8M12 17v2",
  fault: "M6 6l12 12M18 6L6 18",
};

function Line({ name, result, told, params = {} }: Check): VNode {
  return (
    <li class={`check ${result}`} data-check={name} data-result={result}>
      <svg viewBox="0 0 24 24" role="img" aria-label={say(`verify-result-${result}`)}>
        <path d={SIGNS[result]} />
      </svg>
      <div>
        <h3>{say(`verify-${name}`)}</h3>
        <p>{say(`verify-${name}-${told}`, params)}</p>
        <p class="proves">{say(`verify-${name}-proves`)}</p>
      </div>
    </li>
  );
}

/** All checks of a table, made anew when it changes or another key is given; `file` is what its file says of itself. */
export function CheckTable(props: { table: StoredTable; file?: Check; untitled?: boolean }): VNode {
  const { table, file, untitled = false } = props;
  const checks = useSignal<readonly Check[] | undefined>(undefined);
  const pasted = useSignal("");
  const published = useSignal<Keys | undefined>(undefined);
  useEffect(() => {
    void serverKeys().then((keys) => {
      published.value = keys;
    });
  }, [published]);
  useEffect(() => {
    if (!canHash() || !published.value) return;
    const server = published.value;
    let newest = true;
    const run = async (): Promise<void> => {
      const given = await keysIn(pasted.value);
      const keys = new Map([...server, ...given]);
      const own = seatAt(table.tableId);
      const found = await check(table, { keys, kept: headsKept(table.tableId), ...(own ? { own } : {}) });
      if (newest) checks.value = file ? [file, ...found] : found;
    };
    void run();
    return () => {
      newest = false;
    };
  }, [table, file, pasted.value, published.value, checks, pasted, published]);
  const worst = checks.value && verdict(checks.value);
  return (
    <section class="checks" aria-label={say("verify")}>
      {!untitled && <h2>{say("verify")}</h2>}
      {!canHash() && <p class="notice wrong">{say("verify-insecure")}</p>}
      {canHash() && !checks.value && <p aria-busy="true">{say("verify-running")}</p>}
      {worst && (
        <p class={`verdict ${worst}`} role="status" data-verdict={worst}>
          {say(`verify-verdict-${worst}`)}
        </p>
      )}
      {checks.value && (
        <ol>
          {checks.value.map((each) => (
            <Line key={each.name} {...each} />
          ))}
        </ol>
      )}
      <details>
        <summary>{say("verify-keys")}</summary>
        <p>{say("verify-keys-hint")}</p>
        <textarea
          rows={3}
          spellcheck={false}
          aria-label={say("verify-keys")}
          value={pasted.value}
          onInput={(event) => {
            pasted.value = event.currentTarget.value;
          }}
        />
      </details>
      <p class="proves">{say("verify-rules")}</p>
    </section>
  );
}
