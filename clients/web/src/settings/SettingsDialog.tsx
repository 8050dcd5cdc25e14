/** The settings beside the page, so that one sees what they do to it. */

import type { VNode } from "preact";
import { useRef } from "preact/hooks";
import { say } from "../language/speaking";
import { Panel } from "./Panel";

/** A button that opens the settings. */
export function SettingsDialog(): VNode {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button
        type="button"
        class="header-button"
        aria-label={say("settings")}
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
      >
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 7h9m5 0h2M4 17h2m5 0h9" />
          <circle cx="15.5" cy="7" r="2.5" />
          <circle cx="8.5" cy="17" r="2.5" />
        </svg>
        <span class="wide">{say("settings")}</span>
      </button>
      <dialog ref={dialog} class="settings-dialog" aria-labelledby="settings-title" closedby="any">
        <div class="settings-sheet">
          <div class="settings-head">
            <h2 id="settings-title">{say("settings")}</h2>
            <button
              type="button"
              class="header-button"
              aria-label={say("page-close")}
              onClick={() => dialog.current?.close()}
            >
              <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
                <path d="M6 6l12 12M18 6L6 18" />
              </svg>
            </button>
          </div>
          <Panel />
        </div>
      </dialog>
    </>
  );
}
