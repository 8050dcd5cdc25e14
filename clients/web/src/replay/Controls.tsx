/** The controls of a replay: a slider, steps back and forth, play and pause, how fast, as seen by whom. */

import type { VNode } from "preact";
import { say } from "../language/speaking";
import type { Look } from "../table/look";
import { type Playing, SPEEDS, type Speed } from "./playing";
import type { Eyes } from "./recording";

/** Signs on buttons, drawn within 24 by 24. */
const SIGNS = {
  first: "M6 5v14M19 5v14L9 12z",
  back: "M17 5v14L7 12z",
  play: "M7 4v16l13-8z",
  pause: "M8 5v14M16 5v14",
  forth: "M7 5v14l10-7z",
  last: "M18 5v14M5 5v14l10-7z",
} as const;

function Sign({ name, onClick, off = false }: { name: keyof typeof SIGNS; onClick: () => void; off?: boolean }): VNode {
  const words = say(`replay-${name}`);
  return (
    <button
      type="button"
      class={`sign ${name === "play" || name === "pause" ? "main" : ""}`}
      aria-label={words}
      title={words}
      aria-disabled={off}
      onClick={onClick}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={SIGNS[name]} />
      </svg>
    </button>
  );
}

/** The controls, of `count` steps; `fixed` where nobody else may look on. */
export function Controls(props: {
  playing: Playing;
  count: number;
  look: Look;
  eyes: Eyes;
  fixed: boolean;
  onEyes: (eyes: Eyes) => Promise<void>;
}): VNode {
  const { playing, count, look, eyes, fixed, onEyes } = props;
  const { at, running, speed, go, toggle } = playing;
  const first = at.value === 0;
  const last = at.value === count - 1;
  return (
    <form class="going" onSubmit={(event) => event.preventDefault()} aria-label={say("replay-controls")}>
      <div class="controls">
        <div class="signs">
          <Sign name="first" onClick={() => go(0)} off={first} />
          <Sign name="back" onClick={() => go(at.value - 1)} off={first} />
          <Sign name={running.value ? "pause" : "play"} onClick={toggle} />
          <Sign name="forth" onClick={() => go(at.value + 1)} off={last} />
          <Sign name="last" onClick={() => go(count - 1)} off={last} />
        </div>
        <label class="slider">
          <span>{say("replay-at", { step: at.value + 1, count })}</span>
          <input
            type="range"
            min={0}
            max={count - 1}
            value={at.value}
            aria-valuetext={say("replay-at", { step: at.value + 1, count })}
            onInput={(event) => go(event.currentTarget.valueAsNumber)}
          />
        </label>
      </div>
      <div class="viewing">
        <label>
          <span>{say("replay-speed")}</span>
          <select
            value={speed.value}
            onChange={(event) => {
              speed.value = event.currentTarget.value as Speed;
            }}
          >
            {Object.keys(SPEEDS).map((each) => (
              <option key={each} value={each}>
                {say(`replay-speed-${each}`)}
              </option>
            ))}
          </select>
        </label>
        {!fixed && (
          <label>
            <span>{say("replay-eyes")}</span>
            <select
              value={eyes}
              onChange={(event) => {
                const { value } = event.currentTarget;
                void onEyes(value === "all" ? "all" : Number(value));
              }}
            >
              <option value="all">{say("replay-eyes-all")}</option>
              {look.view.seats.map(({ seat }) => (
                <option key={seat} value={seat}>
                  {say("seat", { seat })}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
    </form>
  );
}
