/** The keys, in a dialog. */

import { signal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { say } from "../language/speaking";
import { HELP } from "./keys";

/** Whether the dialog is open. */
export const keysShown = signal(false);

/** The dialog; the browser keeps the focus in it, and gives it back. */
export function KeysDialog(): VNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (keysShown.value) dialog.current?.showModal();
    else dialog.current?.close();
  }, [keysShown.value]);
  return (
    <dialog
      ref={dialog}
      class="keys"
      aria-labelledby="keys-title"
      onClose={() => {
        keysShown.value = false;
      }}
    >
      <h2 id="keys-title">{say("key-title")}</h2>
      <p>{say("key-note")}</p>
      <dl>
        {HELP.map(([keys, what]) => (
          <div key={what}>
            <dt>
              {keys.split(" ").map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{say(what)}</dd>
          </div>
        ))}
      </dl>
      <form method="dialog">
        <button type="submit" class="plain">
          {say("key-close")}
        </button>
      </form>
    </dialog>
  );
}
