import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { DECKS } from "../src/cards/decks";
import { rules as chan } from "../src/rules/chan";
import { rules as chuoPai } from "../src/rules/chuo_pai";
import { pieces } from "../src/rules/markup";
import { anchors, clauses, codes, ids, type Rules } from "../src/rules/rules";
import { rules as tienGow } from "../src/rules/tien_gow";

const ROOT = join(__dirname, "../../..");
const ENGLISH = join(ROOT, "languages/cardavia/languages/en");

const GAMES: [string, Rules][] = [chan, chuoPai, tienGow].map((rules) => [rules.game, rules]);
const PREFIXES: Record<string, string> = { chan: "CH", chuo_pai: "CP", tien_gow: "TG" };

/** The English sentences of a game's rules, by their ids without what stands before them. */
function sentences(game: string): Map<string, string> {
  const file = readFileSync(join(ENGLISH, `rules_${game}.ftl`), "utf-8");
  const lines = file.matchAll(/^([a-z][\w-]*) = (.*)$/gm);
  return new Map([...lines].map(([, id = "", text = ""]) => [id.replace(`${game}-rules-`, ""), text]));
}

/** The text that a rulebook's readers have, and the kernel, which names clauses in refusals. */
const rulebook = (game: string): string => readFileSync(join(ROOT, `docs/rules/${game}.md`), "utf-8");
const kernel = (game: string): string => {
  const folder = join(ROOT, "core/cardavia/core/games");
  return readdirSync(folder, { recursive: true, encoding: "utf-8" })
    .filter((path) => path.includes(game) && /\.pyx?$/.test(path))
    .map((path) => readFileSync(join(folder, path), "utf-8"))
    .join();
};

/** The clauses that a text names. */
const cited = (game: string, text: string): string[] =>
  [...new Set(text.match(new RegExp(`\\b${PREFIXES[game]}-\\d+`, "g")))].sort();

describe.each(GAMES)("the rules of %s", (game, rules) => {
  test("tell every clause of the rulebook, and have an anchor for each", () => {
    const told = [...clauses(rules)].sort();
    expect(told).toEqual(cited(game, rulebook(game)));
    expect([...anchors(rules).values()].flat().sort()).toEqual(told);
  });

  test("have an anchor for every clause that a refusal can name", () => {
    const named = cited(game, kernel(game));
    expect(named).not.toEqual([]);
    expect(named.filter((clause) => !clauses(rules).some((each) => each === clause))).toEqual([]);
  });

  test("have all their sentences in English, and none is left over", () => {
    expect(ids(rules).sort()).toEqual([...sentences(game).keys()].sort());
  });

  test("show and name only cards of the pack", () => {
    const known = new Set(DECKS.find(({ name }) => name === rules.deck)?.cards.map(({ code }) => code));
    const inText = [...sentences(game).values()].flatMap((text) =>
      pieces(text).flatMap((piece) => (piece.kind === "cards" ? piece.codes : [])),
    );
    expect([...codes(rules), ...inText].filter((code) => !known.has(code))).toEqual([]);
  });

  test("name only clauses that there are", () => {
    const named = cited(game, [...sentences(game).values()].join(" "));
    expect(named.filter((clause) => !clauses(rules).some((each) => each === clause))).toEqual([]);
  });

  test("have the options of the rulebook, the usual value first", () => {
    const rows = [...rulebook(game).matchAll(/^\| (?:`(\w+)`)? *\| `(\w+)` \|/gm)];
    const section = rulebook(game).indexOf("### Options");
    const after = rows.filter(({ index }) => index > section && index < rulebook(game).indexOf("## In the engine"));
    const names = after.map(([, name]) => name).filter(Boolean);
    expect(rules.options.map(({ name }) => name)).toEqual(names);
    expect(rules.options.flatMap(({ values }) => values)).toEqual(after.map(([, , value]) => value));
  });
});

describe("marks", () => {
  test("become cards, emphasis and clauses", () => {
    expect(pieces("*Face up*: [66 63] or [21] (TG-6).")).toEqual([
      { kind: "strong", text: "Face up" },
      { kind: "text", text: ": " },
      { kind: "cards", codes: ["66", "63"] },
      { kind: "text", text: " or " },
      { kind: "cards", codes: ["21"] },
      { kind: "text", text: " (" },
      { kind: "clause", text: "TG-6" },
      { kind: "text", text: ")." },
    ]);
  });

  test("stand beside Chinese characters too", () => {
    expect(pieces("见TG-6。*庄家*[66]").map(({ kind }) => kind)).toEqual(["text", "clause", "text", "strong", "cards"]);
  });

  test("are not seen where there are none", () => {
    expect(pieces("2 * 3 is [six]")).toEqual([{ kind: "text", text: "2 * 3 is [six]" }]);
  });
});
