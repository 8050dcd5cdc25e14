/** An address to be passed on. */

import { useSignal } from "@preact/signals";
import type { VNode } from "preact";

/** A named address with a button that copies it. */
export function Copied({ name, address }: { name: string; address: string }): VNode {
  const done = useSignal(false);
  return (
    <label class="copied">
      <span>{name}</span>
      <input readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
      <button
        type="button"
        class="plain"
        onClick={(event) => {
          const field = event.currentTarget.previousElementSibling as HTMLInputElement;
          field.select();
          // The clipboard is there on secure pages only; elsewhere the text is at least selected.
          void navigator.clipboard?.writeText(address).then(() => {
            done.value = true;
          });
        }}
      >
        {done.value ? "Copied" : "Copy"}
      </button>
    </label>
  );
}
