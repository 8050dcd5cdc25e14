/** Tổ Tôm cards: long and narrow, with index, suit and rank at both ends and a picture between them. */

import { character, digit, word } from "./strokes";
import { at, bothEnds, box, circle, type Drawing, el, group, line, type Markup, shape } from "./svg";
import { totomPicture } from "./totom_pictures";

const WIDTH = 100;
const HEIGHT = 320;
const PAPER = "#faf2df";
const INK = "#25232b";
const RED = "#b8261e";

type Suit = "m" | "s" | "c";

const SUITS: Record<Suit, { name: string; character: string; sky: string; sign: Markup }> = {
  // "Vạn is square, văn is crossed, sách squiggles."
  m: { name: "vạn", character: "萬", sky: "#f0dcae", sign: line("M3 3L21 3L21 21L3 21Z") },
  s: { name: "sách", character: "索", sky: "#d3e1e4", sign: line("M2 16Q7 -4 12 12Q17 28 22 8") },
  c: { name: "văn", character: "文", sky: "#dfe5c8", sign: line("M4 3L20 21M20 3L4 21") },
};

const RANKS = "一二三四五六七八九";

/** The three cards without a suit: letters of the index, name, characters. */
const SINGLES: Record<string, { letters: string; name: string; characters: string }> = {
  cc: { letters: "CC", name: "chi chi", characters: "枝枝" },
  tt: { letters: "TT", name: "thang thang", characters: "湯湯" },
  oc: { letters: "ÔC", name: "ông cụ", characters: "翁具" },
};

/** Red cards; those without a suit are red too. */
const RED_CODES = new Set(["8m", "9m", "8s", "9s", "cc", "tt", "oc"]);

/** Index at the left edge, where it shows in a fan; suit and rank beside it; the name below. */
function head(code: string): Markup {
  const red = RED_CODES.has(code);
  const suit = SUITS[code[1] as Suit];
  const single = SINGLES[code];
  const rank = Number(code[0]);
  const index = single
    ? word(single.letters[0] ?? "", 7, 15, 25, 24, 4.6) + word(single.letters[1] ?? "", 7, 47, 25, 24, 4.6)
    : digit(rank, 9, 10, 35, 5.2) + group({ "stroke-width": 4 }, at(8, 54, suit?.sign ?? ""));
  const [left = "", right = ""] = single ? [...single.characters] : [suit?.character ?? "", RANKS[rank - 1] ?? ""];
  const characters =
    character(left, 43.5, 18.5, 22, 45, 2.7) + character(right, 68.5, 18.5, 22, 45, single ? 2.7 : 3.6);
  const mark = red
    ? el("rect", { class: "red-mark", x: 37.5, y: 11, width: 58.5, height: 60, rx: 14, "stroke-width": 2.6 }) + RED_KNOT
    : "";
  return group(
    { stroke: red ? RED : INK },
    index,
    characters,
    mark,
    word(single?.name ?? suit?.name ?? "", 40, 79, 54, 7.4, 1.5),
  );
}

/** The knot of the ring around the characters of a red card. */
const RED_KNOT = circle(66.75, 11, 3.4, RED, { stroke: PAPER, "stroke-width": 1.6 });

/** The face of a card. */
export function totom(code: string): Drawing {
  const sky = SINGLES[code] ? "#f0d6cb" : SUITS[code[1] as Suit]?.sky;
  const picture =
    shape("M6 92L94 92L94 228L6 228Z", PAPER) +
    shape("M6 92L94 92L94 116Q72 124 50 117Q28 110 6 120Z", sky ?? PAPER) +
    el("svg", { x: 6, y: 92, width: 88, height: 136, viewBox: "-48 -80 96 148.4" }, totomPicture(code)) +
    box(6, 92, 88, 136, 0, "none", { stroke: INK, "stroke-width": 1.6 });
  return {
    width: WIDTH,
    height: HEIGHT,
    body: group(
      { fill: "none", "stroke-linecap": "round", "stroke-linejoin": "round" },
      box(1, 1, 98, 318, 8, PAPER, { stroke: "#6d5a3c", "stroke-width": 1.6 }),
      picture,
      bothEnds(WIDTH, HEIGHT, head(code)),
    ),
  };
}

/** The back: indigo paper with scales of waves. */
export function totomBack(): Drawing {
  const row = (y: number, x: number): string =>
    Array.from({ length: 5 }, (_, i) => `M${x + i * 20} ${y}a10 10 0 0 1 20 0m-16 0a6 6 0 0 1 12 0`).join("");
  const scales = Array.from({ length: 30 }, (_, i) => row(20 + i * 10, i % 2 ? -10 : 0)).join("");
  return {
    width: WIDTH,
    height: HEIGHT,
    body: group(
      { fill: "none" },
      box(1, 1, 98, 318, 8, PAPER, { stroke: "#6d5a3c", "stroke-width": 1.6 }),
      el(
        "svg",
        { x: 7, y: 7, width: 86, height: 306, viewBox: "7 7 86 306" },
        box(7, 7, 86, 306, 4, "#28486b") + line(scales, "#9db8cc", 1.8),
      ),
      box(7, 7, 86, 306, 4, "none", { stroke: "#1b3049", "stroke-width": 1.6 }),
    ),
  };
}
