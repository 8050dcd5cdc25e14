/** Where Wikipedia tells of a pack. */

import type { DeckName } from "../cards/decks";
import type { Tag } from "../language/tags";

/** The article about each pack by its language: there is an English one, and those of its own country. */
const ARTICLES: Record<DeckName, { readonly en: string } & Partial<Record<Tag, string>>> = {
  sichuan: { en: "Chinese_playing_cards" },
  dominoes: { en: "Chinese_dominoes" },
  to_tom: { en: "Tổ_tôm", vi: "Tổ_tôm" },
};

/** An article's address and language: the reader's if there is one. */
export function wikipedia(deck: DeckName, reader: Tag): { readonly address: string; readonly lang: Tag } {
  const articles = ARTICLES[deck];
  const lang = articles[reader] ? reader : "en";
  return { lang, address: `https://${lang}.wikipedia.org/wiki/${encodeURIComponent(articles[lang] ?? articles.en)}` };
}
