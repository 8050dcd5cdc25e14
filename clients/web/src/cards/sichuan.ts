/** Sichuan cards: slim, with the dice lying at both ends and a paper-cut that shows the card's name in the middle. */

import { dice, type Inks, LYING, pips } from "./pips";
import { SICHUAN_PICTURES } from "./sichuan_pictures";
import { character, digit } from "./strokes";
import { at, bothEnds, box, circle, type Drawing, group, line, type Markup, shape } from "./svg";

/** The families of Chuo Pai (CP-2). */
export type Family = "long" | "yao" | "black" | "red";

const WIDTH = 100;
const HEIGHT = 350;
const INKS: Inks = { black: "#1f1b1c", red: "#b8261e", ground: "#f8f0dc" };

const FAMILIES: Record<Family, readonly string[]> = {
  long: ["66", "11", "44", "31", "33", "55", "22"],
  yao: ["51", "61", "64", "65"],
  black: ["63", "62", "53", "52", "32"],
  red: ["54", "43", "41", "21", "42"],
};

/** The family of a face; the extras of the pack have none. */
export function family(code: string): Family | undefined {
  return (Object.keys(FAMILIES) as Family[]).find((name) => FAMILIES[name].includes(code));
}

/** A sign for each family, 30 by 18: two long bars, a ring, two full lozenges, a wave between dots. */
const SIGNS: Record<Family, Markup> = {
  long: line("M2 5L28 5M2 13L28 13", INKS.black, 3.6),
  yao: circle(15, 9, 7, "none", { stroke: INKS.black, "stroke-width": 3.4 }),
  black: shape("M8 1L15 9L8 17L1 9ZM22 1L29 9L22 17L15 9Z", INKS.black),
  red: line("M1 12Q8 0 15 9Q22 18 29 6", INKS.red, 3.8) + circle(8, 15.5, 2, INKS.red) + circle(22, 2.5, 2, INKS.red),
};

const CHARACTERS: Record<string, string> = { lu: "听用", gw: "财神" };

const FLOWER =
  [0, 72, 144, 216, 288].map((turn) => at(0, 0, circle(0, -5, 3.6, "#2b5f9e"), { turn })).join("") +
  circle(0, 0, 2.6, INKS.ground);

/** What is above and below the picture. */
function end(code: string, which: 0 | 1): Markup {
  const values = dice(code);
  if (values === undefined) {
    const [first = "", second = ""] = CHARACTERS[code] ?? "";
    return group({ stroke: INKS.red }, character(first, 13, 22, 34, 56, 4.4) + character(second, 53, 22, 34, 56, 4.4));
  }
  const of = family(code);
  return (
    pips(LYING, values[which], code === "66", [50, 42], [26, 15], 11, INKS) +
    group({ stroke: INKS.black }, digit(values[0], 13, 77, 18, 3) + digit(values[1], 29, 77, 18, 3)) +
    (of === undefined ? "" : at(57, 77, SIGNS[of]))
  );
}

const sheet = (paper: string, edge: string): Markup =>
  box(1, 1, 98, 348, 9, paper, { stroke: edge, "stroke-width": 1.6 });

const round = (content: Markup): Markup =>
  group({ fill: "none", "stroke-linecap": "round", "stroke-linejoin": "round" }, content);

/**
 * The face of a card.
 *
 * Some packs print a small blue flower on some of the cards; `flower` does so. It means nothing.
 */
export function sichuan(code: string, flower = false): Drawing {
  const picture = SICHUAN_PICTURES[code] ?? "";
  return {
    width: WIDTH,
    height: HEIGHT,
    body: round(
      sheet(INKS.ground, "#6d5a3c") +
        box(6, 6, 88, 338, 5, "none", { stroke: INKS.black, "stroke-width": 1.4 }) +
        line("M6 102L94 102M6 248L94 248", INKS.black, 1.4) +
        bothEnds(WIDTH, HEIGHT, end(code, 0), end(code, 1)) +
        at(50, 175, picture) +
        (flower ? at(15, 111, FLOWER, { scale: 0.8 }) : ""),
    ),
  };
}

/** The back: black lacquer with a red lattice of lozenges. */
export function sichuanBack(): Drawing {
  const rows = [0, 1, 2, 3, 4, 5, 6, 7];
  const lattice = rows.map((row) => `M12 ${15 + row * 40}L50 ${55 + row * 40}L88 ${15 + row * 40}`).join("");
  const rising = rows.map((row) => `M12 ${55 + row * 40}L50 ${15 + row * 40}L88 ${55 + row * 40}`).join("");
  const knots = rows.map((row) => circle(50, 35 + row * 40, 4.6, "#d0a44c")).join("");
  return {
    width: WIDTH,
    height: HEIGHT,
    body: round(
      sheet("#1d191b", "#000") +
        line(lattice + rising, "#9c2a22", 2.6) +
        knots +
        box(8, 8, 84, 334, 4, "none", { stroke: "#d0a44c", "stroke-width": 1.8 }),
    ),
  };
}
