/** To a table or a deal by a link that somebody sent, or to a deal in a file. */

import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { say } from "../language/speaking";
import { go } from "../routes";
import { pasted } from "./pasted";

/** A field for a link. */
export function ByLink(): VNode {
  const text = useSignal("");
  const wrong = useSignal(false);
  return (
    <section class="by-link" aria-labelledby="home-link">
      <h2 id="home-link">{say("home-link")}</h2>
      <p>{say("home-link-how")}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const to = pasted(text.value);
          if (to) go(to);
          wrong.value = !to;
        }}
      >
        <label>
          <span>{say("home-link-field")}</span>
          <input
            value={text.value}
            autocomplete="off"
            spellcheck={false}
            aria-invalid={wrong.value}
            aria-describedby={wrong.value ? "home-link-wrong" : undefined}
            onInput={(event) => {
              text.value = event.currentTarget.value;
              wrong.value = false;
            }}
          />
        </label>
        <button type="submit" class="plain">
          {say("home-link-go")}
        </button>
      </form>
      {wrong.value && (
        <p id="home-link-wrong" class="notice wrong" role="alert">
          {say("home-link-wrong")}
        </p>
      )}
      <p>
        <a class="quiet-link" href="#/replay">
          {say("home-file")}
        </a>
      </p>
    </section>
  );
}
