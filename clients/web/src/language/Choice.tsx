/** Choosing the language: each by its own name for itself. */

import type { VNode } from "preact";
import { set, settings } from "../settings/store";
import { say, tongue } from "./speaking";
import { isTag, LANGUAGES } from "./tags";

/** A list of the languages. With `browser` it offers the browser's too; without, it shows the one that is spoken. */
export function LanguageChoice({ browser = false }: { browser?: boolean }): VNode {
  return (
    <select
      name="language"
      aria-label={say("settings-language")}
      value={browser ? settings.value.language : tongue()}
      onChange={(event) => {
        const { value } = event.currentTarget;
        set({ language: isTag(value) ? value : "system" });
      }}
    >
      {browser && <option value="system">{say("settings-language-system")}</option>}
      {Object.entries(LANGUAGES).map(([tag, name]) => (
        <option key={tag} value={tag} lang={tag}>
          {name}
        </option>
      ))}
    </select>
  );
}
