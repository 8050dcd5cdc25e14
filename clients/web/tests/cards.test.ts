// @vitest-environment node
import { describe, expect, test } from "vitest";
import { art } from "../src/cards/art";
import { DECKS, type Deck, label, size } from "../src/cards/decks";
import { domino } from "../src/cards/dominoes";
import { family, sichuan } from "../src/cards/sichuan";
import { SICHUAN_PICTURES } from "../src/cards/sichuan_pictures";
import type { Drawing } from "../src/cards/svg";
import { totom } from "../src/cards/totom";
import { totomPicture } from "../src/cards/totom_pictures";

const pack = (name: string): Deck => {
  const found = DECKS.find((deck) => deck.name === name);
  if (found === undefined) throw new Error(name);
  return found;
};

const codes = (name: string): string[] => pack(name).cards.map((card) => card.code);
const DOMINOES = codes("dominoes");
const count = (text: string, part: string): number => text.split(part).length - 1;

/** How many pips of both dice are red, by the rule and not by the drawing. */
function redPips(code: string): number {
  if (code === "66") return 6;
  return [...code].map(Number).reduce((sum, value) => sum + (value === 1 || value === 4 ? value : 0), 0);
}

const allPips = (code: string): number => Number(code[0]) + Number(code[1]);

describe.each(DECKS.map((deck) => [deck.title, deck] as const))("%s", (_, deck) => {
  const drawings = async (): Promise<Drawing[]> => {
    const { face, back } = await art(deck.name);
    return [...deck.cards.map((card) => face(card.code)), back()];
  };

  test("every face and the back are drawn, each in its own way", async () => {
    const bodies = (await drawings()).map((drawing) => drawing.body);
    expect(bodies).toHaveLength(deck.cards.length + 1);
    expect(new Set(bodies).size).toBe(bodies.length);
  });

  test("all drawings of a pack have one size", async () => {
    const sizes = new Set((await drawings()).map(({ width, height }) => `${width} by ${height}`));
    expect(sizes.size).toBe(1);
  });

  test("what is drawn is sound: no number is missing, every path is one, every element is closed", async () => {
    for (const { body } of await drawings()) {
      expect(body).not.toMatch(/NaN|undefined|null|Infinity/);
      for (const [, d = ""] of body.matchAll(/ d="([^"]*)"/g)) expect(d).toMatch(/^M[MLQTAaHVZzhlmqv\d\s.,-]+$/);
      const opened = [...body.matchAll(/<([a-z]+)[^>]*[^/]>/g)].map(([, name]) => name).sort();
      const closed = [...body.matchAll(/<\/([a-z]+)>/g)].map(([, name]) => name).sort();
      expect(closed).toEqual(opened);
    }
  });

  test("nothing is fetched and nothing depends on fonts", async () => {
    for (const { body } of await drawings()) expect(body).not.toMatch(/<(text|image|use)|href|url\(/);
  });
});

describe("pips", () => {
  test.each(DOMINOES)("tile %s has as many as its code says, 1 and 4 and half of 6-6 red", (code) => {
    for (const material of ["ivory", "ebony"] as const) {
      const { body } = domino(code, material);
      expect(count(body, 'class="pip-red"')).toBe(redPips(code));
      expect(count(body, 'class="pip-black"')).toBe(allPips(code) - redPips(code));
    }
  });

  test.each(DOMINOES)("Sichuan card %s has the same", (code) => {
    const { body } = sichuan(code);
    expect(count(body, 'class="pip-red"')).toBe(redPips(code));
    expect(count(body, 'class="pip-black"')).toBe(allPips(code) - redPips(code));
  });

  test.each(["lu", "gw"])("the extra %s has none", (code) => {
    expect(sichuan(code).body).not.toContain("pip-");
  });

  test("a red pip is pierced and a black one is whole, so that colour is not needed", () => {
    const discs = (code: string): number => count(domino(code).body, "<circle");
    expect(discs("44")).toBe(16);
    expect(discs("55")).toBe(10);
  });
});

describe("Sichuan cards", () => {
  test("every card has a picture of its own", () => {
    expect(Object.keys(SICHUAN_PICTURES).sort()).toEqual(codes("sichuan").sort());
    expect(new Set(Object.values(SICHUAN_PICTURES)).size).toBe(23);
  });

  test("each domino face has one family, the extras have none", () => {
    const sizes = Map.groupBy(DOMINOES, family);
    expect(new Map([...sizes].map(([name, of]) => [name, of.length]))).toEqual(
      new Map([
        ["long", 7],
        ["yao", 4],
        ["black", 5],
        ["red", 5],
      ]),
    );
    expect(family("lu")).toBeUndefined();
  });

  test("the blue flower is printed only where it is asked for", () => {
    expect(sichuan("66", true).body).toContain("#2b5f9e");
    expect(sichuan("66").body).not.toContain("#2b5f9e");
  });
});

describe("Tổ Tôm", () => {
  test("thirty cards have thirty pictures", () => {
    const pictures = codes("to_tom").map(totomPicture);
    expect(new Set(pictures).size).toBe(30);
    for (const picture of pictures) expect(count(picture, "<path")).toBeGreaterThan(5);
  });

  test("red cards are ringed at both ends, and no others", () => {
    for (const card of pack("to_tom").cards) {
      expect(count(totom(card.code).body, "red-mark"), card.code).toBe(card.red ? 2 : 0);
    }
  });
});

describe("names", () => {
  const named = (deck: string, code: string): string => {
    const card = pack(deck).cards.find((one) => one.code === code);
    return card === undefined ? "" : label(pack(deck).name, card);
  };

  test("a card is called by its own name, with a gloss", () => {
    expect(named("to_tom", "9m")).toBe("Cửu Vạn, 9 of myriads");
    expect(named("to_tom", "cc")).toBe("Chi chi");
    expect(named("dominoes", "63")).toBe("黑九 hēijiǔ, Nine, 6-3");
    expect(named("sichuan", "lu")).toBe("听用 tīngyòng, Listen-Use");
  });

  test("no two cards of a pack sound alike", () => {
    for (const deck of DECKS) {
      expect(new Set(deck.cards.map((card) => label(deck.name, card))).size).toBe(deck.cards.length);
    }
  });

  test("packs are as large as they are sold", () => {
    expect(DECKS.map((deck) => [deck.name, size(deck)])).toEqual([
      ["sichuan", 92],
      ["dominoes", 32],
      ["to_tom", 120],
    ]);
  });
});
