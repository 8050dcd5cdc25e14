/** An address to be passed on. */

import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useRef } from "preact/hooks";
import { say } from "../language/speaking";

/** A named address with a button that copies it, and one that shares it where the browser can. */
export function Copied({ name, address }: { name: string; address: string }): VNode {
  const done = useSignal(false);
  const field = useRef<HTMLInputElement>(null);
  const copy = (): void => {
    field.current?.select();
    // The clipboard is there on secure pages only; elsewhere the text is at least selected.
    void navigator.clipboard?.writeText(address).then(() => {
      done.value = true;
    });
  };
  return (
    <div class="copied">
      <label>
        <span>{name}</span>
        <input ref={field} readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <button type="button" class="plain" aria-label={`${say("wait-copy")}: ${name}`} onClick={copy}>
        {done.value ? say("wait-copied") : say("wait-copy")}
      </button>
      {"share" in navigator && (
        <button
          type="button"
          class="plain"
          aria-label={`${say("wait-share")}: ${name}`}
          onClick={() => void navigator.share({ url: address }).catch(() => undefined)}
        >
          {say("wait-share")}
        </button>
      )}
    </div>
  );
}
