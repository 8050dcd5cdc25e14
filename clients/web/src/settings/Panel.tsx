/** All settings. What is set holds at once. */

import type { VNode } from "preact";
import { LanguageChoice } from "../language/Choice";
import { say } from "../language/speaking";
import "./panel.css";
import { CHOICES, DEFAULTS, type LEVELS, level, type Settings } from "./settings";
import { set, settings } from "./store";

function Slider({ of }: { of: (typeof LEVELS)[number] }): VNode {
  const value = settings.value[of];
  return (
    <label class="slider">
      <span class="slider-name">
        {say(`settings-${of}`)} <span aria-hidden="true">{value}</span>
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
        <span>{say(`settings-${of}-low`)}</span>
        <span>{say(`settings-${of}-high`)}</span>
      </span>
    </label>
  );
}

function Choice({ of }: { of: keyof typeof CHOICES }): VNode {
  return (
    <fieldset class="choice">
      <legend>{say(`settings-${of}`)}</legend>
      {CHOICES[of].map((value) => (
        <label key={value}>
          <input
            type="radio"
            name={of}
            value={value}
            checked={settings.value[of] === value}
            onChange={() => set({ [of]: value } as Partial<Settings>)}
          />
          <span>{say(`settings-${of}-${value}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** All settings, and a button that takes them back. */
export function Panel(): VNode {
  return (
    <form class="settings" aria-label={say("settings")} onSubmit={(event) => event.preventDefault()}>
      <div class="settings-language">
        <span aria-hidden="true">{say("settings-language")}</span>
        <LanguageChoice browser />
      </div>
      <Choice of="surroundings" />
      <div class="settings-levels">
        <Slider of="contrast" />
        <Slider of="grain" />
        <Slider of="warmth" />
        <Slider of="cardSize" />
      </div>
      <Choice of="motion" />
      <Choice of="hand" />
      <Choice of="forced" />
      <Choice of="sound" />
      {settings.value.sound === "on" && <Slider of="volume" />}
      <button type="button" class="plain settings-reset" onClick={() => set(DEFAULTS)}>
        {say("settings-reset")}
      </button>
    </form>
  );
}
