/** What a player can set about the page. Pure: from and to text, and to what the style sheets read. */

import { isTag, type Tag } from "../language/tags";

/** A number from 0 to 100; 50 is the middle, where nothing is changed. */
export type Level = number;

/** All settings. */
export interface Settings {
  /** Dark or light around the table; "system" is as the browser says. */
  readonly surroundings: "system" | "dark" | "light";
  readonly contrast: Level;
  /** How much of the material of the table is seen. */
  readonly grain: Level;
  /** Colour temperature: 0 is cool, 100 is warm. */
  readonly warmth: Level;
  readonly cardSize: Level;
  /** Whether things move; "system" is as the browser says. */
  readonly motion: "system" | "on" | "off";
  /** The hand that plays: controls are on its side. */
  readonly hand: "right" | "left";
  /** "system" is as the browser says. */
  readonly language: "system" | Tag;
  readonly sound: "off" | "on";
  /** How loud, where there is sound. */
  readonly volume: Level;
  /** Whether a move that is the only legal one waits for the player, or is made for him after a pause. */
  readonly forced: "ask" | "play";
}

/** What is set when nothing has been set. */
export const DEFAULTS: Settings = {
  surroundings: "system",
  contrast: 50,
  grain: 50,
  warmth: 50,
  cardSize: 50,
  motion: "system",
  hand: "right",
  language: "system",
  sound: "off",
  volume: 50,
  forced: "ask",
};

/** The settings that are levels. */
export const LEVELS = ["contrast", "grain", "warmth", "cardSize", "volume"] as const;

/** The settings that are one of a few words. */
export const CHOICES = {
  surroundings: ["system", "dark", "light"],
  motion: ["system", "on", "off"],
  hand: ["right", "left"],
  sound: ["off", "on"],
  forced: ["ask", "play"],
} as const;

/** A level within its range; the middle if it is no number. */
export function level(value: unknown): Level {
  return typeof value === "number" && Number.isFinite(value) ? Math.round(Math.min(100, Math.max(0, value))) : 50;
}

function choice<Key extends keyof typeof CHOICES>(key: Key, value: unknown): Settings[Key] {
  const known = (CHOICES[key] as readonly unknown[]).includes(value);
  return (known ? value : DEFAULTS[key]) as Settings[Key];
}

/** Settings from what was kept, whoever wrote it: what is missing or wrong is the default. */
export function read(text: string | null): Settings {
  let kept: Record<string, unknown> = {};
  try {
    const value: unknown = JSON.parse(text ?? "");
    if (typeof value === "object" && value !== null) kept = value as Record<string, unknown>;
  } catch {
    // Nothing was kept, or not by us.
  }
  return {
    surroundings: choice("surroundings", kept.surroundings),
    contrast: level(kept.contrast),
    grain: level(kept.grain),
    warmth: level(kept.warmth),
    cardSize: level(kept.cardSize),
    motion: choice("motion", kept.motion),
    hand: choice("hand", kept.hand),
    language: typeof kept.language === "string" && isTag(kept.language) ? kept.language : DEFAULTS.language,
    sound: choice("sound", kept.sound),
    volume: level(kept.volume),
    forced: choice("forced", kept.forced),
  };
}

/** Sets on an element what the style sheets read: `--contrast` and its like, and `data-` attributes. */
export function apply(settings: Settings, to: HTMLElement): void {
  to.style.setProperty("--contrast", String(settings.contrast));
  to.style.setProperty("--grain", String(settings.grain));
  to.style.setProperty("--warmth", String(settings.warmth));
  to.style.setProperty("--card-size", String(settings.cardSize));
  to.dataset.surroundings = settings.surroundings;
  to.dataset.motion = settings.motion;
  to.dataset.hand = settings.hand;
  to.toggleAttribute("data-tinted", settings.warmth !== DEFAULTS.warmth);
}
