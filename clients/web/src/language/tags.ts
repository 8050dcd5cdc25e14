/** The languages that there are. */

/** The languages by their tags (BCP 47), each with its own name for itself; the server has the same. */
export const LANGUAGES = {
  en: "English",
  es: "Español",
  nl: "Nederlands",
  fi: "Suomi",
  hu: "Magyar",
  vi: "Tiếng Việt",
  zh: "中文",
} as const;

/** A tag of LANGUAGES. */
export type Tag = keyof typeof LANGUAGES;

/** Whether a text is a tag of LANGUAGES. */
export const isTag = (text: string): text is Tag => Object.hasOwn(LANGUAGES, text);

/** The first of a browser's languages that there is, whatever its region; else English. */
export function preferred(wanted: readonly string[]): Tag {
  for (const each of wanted) {
    const tag = each.toLowerCase().split("-")[0] ?? "";
    if (isTag(tag)) return tag;
  }
  return "en";
}

/** The language of a setting: that one, or for "system" the browser's. */
export const chosen = (setting: "system" | Tag): Tag =>
  setting === "system" ? preferred(navigator.languages) : setting;
