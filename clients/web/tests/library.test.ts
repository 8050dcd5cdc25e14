import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { DECKS, size } from "../src/cards/decks";
import { GAMES } from "../src/games";
import { parts } from "../src/library/parts";
import { wikipedia } from "../src/library/wikipedia";

const SENTENCES = readFileSync(join(__dirname, "../../../languages/cardavia/languages/en/library.ftl"), "utf-8");

test("every card of a pack stands in one part, which has a heading", () => {
  for (const deck of DECKS) {
    const shown = parts(deck).flatMap(([part, cards]) => {
      expect(SENTENCES).toContain(`\nlibrary-part-${part} =`);
      return cards;
    });
    expect(shown).toEqual(deck.cards);
  }
});

test("a game is played with as many cards of its pack as are dealt", () => {
  for (const { name, deck, cards } of GAMES) {
    const all = DECKS.find((each) => each.name === deck)?.cards ?? [];
    expect(all.filter(({ games }) => games.includes(name)).reduce((sum, { copies }) => sum + copies, 0)).toBe(cards);
  }
});

test("the packs have 92, 32 and 120 cards", () => {
  expect(DECKS.map(size)).toEqual([92, 32, 120]);
});

test("the article is in the reader's language where there is one, else in English", () => {
  expect(wikipedia("to_tom", "vi").address).toBe("https://vi.wikipedia.org/wiki/T%E1%BB%95_t%C3%B4m");
  expect(wikipedia("to_tom", "fi").lang).toBe("en");
  expect(wikipedia("dominoes", "zh").address).toBe("https://en.wikipedia.org/wiki/Chinese_dominoes");
});
