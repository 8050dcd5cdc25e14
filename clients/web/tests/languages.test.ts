import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { Sentences } from "../src/language/sentences";
import { LANGUAGES, preferred } from "../src/language/tags";

const FILES = join(__dirname, "../../../languages/cardavia/languages/en");
/** Parts that the page alone says: what nobody says any more is left over. */
const OURS = ["page", "library", "playing", "replay", "rules", "settlement", "verify"];
const SOURCES = readdirSync(join(__dirname, "../src"), { recursive: true, encoding: "utf-8" })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => readFileSync(join(__dirname, "../src", name), "utf-8"));

/** The ids of a file. */
const ids = (part: string): string[] =>
  [...readFileSync(join(FILES, `${part}.ftl`), "utf-8").matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id ?? "");

/** Ids in calls of say(); of one that is put together, how it begins, with a `*`. */
const said = SOURCES.flatMap((source) => [...source.matchAll(/\b(?:say|has)\(\s*(?:"([\w-]+)"|`([\w-]*)\$\{)/g)]).map(
  ([, whole, begun]) => whole ?? `${begun}*`,
);
const inText = new Set(SOURCES.flatMap((source) => source.match(/[a-z][\w-]*/g) ?? []));

describe("sentences", () => {
  test("the page has the languages that there are files of", () => {
    const folders = readdirSync(join(FILES, ".."), { withFileTypes: true }).filter((entry) => entry.isDirectory());
    const names = folders.map(({ name }) => name).filter((name) => !name.startsWith("__"));
    expect(names.sort()).toEqual(Object.keys(LANGUAGES).sort());
  });

  test("every one that is said is there in English", () => {
    const known = new Set(readdirSync(FILES).flatMap((name) => ids(name.replace(".ftl", ""))));
    expect(said.filter((id) => !id.endsWith("*") && !known.has(id))).toEqual([]);
  });

  test.each(OURS)("none of %s is left over", (part) => {
    const begun = said.filter((id) => id.endsWith("*")).map((id) => id.slice(0, -1));
    expect(ids(part).filter((id) => !inText.has(id) && !begun.some((start) => start && id.startsWith(start)))).toEqual(
      [],
    );
  });

  test("parameters are inserted, plurals and forms are chosen, an unknown id shows itself", () => {
    const fi = new Sentences("fi", [
      "n = { $count ->\n    [one] { $count } kortti\n   *[other] { $count } korttia\n }\n    .you = sinä",
    ]);
    expect(fi.say("n", { count: 1 })).toBe("1 kortti");
    expect(fi.say("n", { count: 10_000 })).toBe("10\u00a0000 korttia");
    expect(fi.say("n", { count: 1 }, "you")).toBe("sinä");
    expect(fi.say("m")).toBe("m");
  });

  test.each([
    [["fi-FI", "en"], "fi"],
    [["sv", "zh-Hant-TW"], "zh"],
    [["sv"], "en"],
    [[], "en"],
  ])("a browser that wants %j gets %s", (wanted, tag) => {
    expect(preferred(wanted)).toBe(tag);
  });
});
