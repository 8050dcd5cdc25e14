/** The player's own name at a table. */

import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { say } from "../language/speaking";

/** A field for it; `onName` sets it. */
export function Naming({ onName }: { onName: (name: string) => void }): VNode {
  const name = useSignal("");
  return (
    <form
      class="naming"
      onSubmit={(event) => {
        event.preventDefault();
        onName(name.value);
      }}
    >
      <label>
        {say("name")}
        <input
          value={name.value}
          maxLength={32}
          autocomplete="nickname"
          onInput={(event) => {
            name.value = event.currentTarget.value;
          }}
        />
      </label>
      <button type="submit" class="plain">
        {say("name-set")}
      </button>
    </form>
  );
}
