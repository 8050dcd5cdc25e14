/** The panel that sets how the page looks. What it sets holds at once. */

import type { VNode } from "preact";
import "./panel.css";
import { DEFAULTS, LEVELS, level, type Settings } from "./settings";
import { set, settings } from "./store";

const LEVEL_WORDS: Record<(typeof LEVELS)[number], { name: string; low: string; high: string }> = {
  contrast: { name: "Contrast", low: "soft", high: "strong" },
  grain: { name: "Grain", low: "plain", high: "rough" },
  warmth: { name: "Colour temperature", low: "cool", high: "warm" },
  cardSize: { name: "Card size", low: "small", high: "large" },
};

const CHOICE_WORDS = {
  surroundings: { name: "Surroundings", options: { system: "As the system", dark: "Dark", light: "Light" } },
  motion: { name: "Motion", options: { system: "As the system", on: "On", off: "Off" } },
  hand: { name: "Hand", options: { right: "Right", left: "Left" } },
} as const;

function Slider({ of }: { of: (typeof LEVELS)[number] }): VNode {
  const { name, low, high } = LEVEL_WORDS[of];
  const value = settings.value[of];
  return (
    <label class="slider">
      <span class="slider-name">
        {name} <output>{value}</output>
      </span>
      <input
        type="range"
        name={of}
        min={0}
        max={100}
        value={value}
        onInput={(event) => set({ [of]: level(event.currentTarget.valueAsNumber) })}
      />
      <span class="slider-ends" aria-hidden="true">
        <span>{low}</span>
        <span>{high}</span>
      </span>
    </label>
  );
}

function Choice({ of }: { of: keyof typeof CHOICE_WORDS }): VNode {
  const { name, options } = CHOICE_WORDS[of];
  return (
    <fieldset class="choice">
      <legend>{name}</legend>
      {Object.entries(options).map(([value, text]) => (
        <label key={value}>
          <input
            type="radio"
            name={of}
            value={value}
            checked={settings.value[of] === value}
            onChange={() => set({ [of]: value } as Partial<Settings>)}
          />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** All settings, and a button that takes them back. */
export function Panel(): VNode {
  return (
    <form class="settings" aria-label="Settings" onSubmit={(event) => event.preventDefault()}>
      <div class="settings-choices">
        <Choice of="surroundings" />
        <Choice of="motion" />
        <Choice of="hand" />
        <button type="button" class="plain" onClick={() => set(DEFAULTS)}>
          Reset
        </button>
      </div>
      <div class="settings-levels">
        {LEVELS.map((of) => (
          <Slider key={of} of={of} />
        ))}
      </div>
    </form>
  );
}
