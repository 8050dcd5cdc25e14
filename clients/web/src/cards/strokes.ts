/**
 * Digits, letters and characters as strokes of our own, so that a card looks alike on every machine.
 *
 * Paths have absolute M, L and Q only, in a box of 60 by 100 (digits and letters) or 100 by 100 (characters), so that
 * they can be fitted into any box without changing how thick they are.
 */

import { line, type Markup } from "./svg";

/** Digits. The 7 is crossed, and 6 and 9 stand on a bar, so that none is taken for another, whichever way up. */
const DIGITS: Record<string, string> = {
  1: "M14 26L34 6L34 94M14 94L54 94",
  2: "M8 28Q8 6 30 6Q52 6 52 28Q52 46 8 94L54 94",
  3: "M8 8L50 8L26 42Q54 42 54 67Q54 94 29 94Q12 94 6 80",
  4: "M42 94L42 6L6 66L58 66",
  5: "M50 8L14 8L11 46Q20 38 32 38Q54 40 54 65Q54 94 29 94Q12 94 6 82",
  6: "M46 2Q8 20 8 56Q8 80 31 80Q54 80 54 58Q54 37 32 37Q14 37 9 52M12 98L50 98",
  7: "M6 8L54 8L22 96M14 50L50 50",
  8: "M30 46Q10 42 10 26Q10 6 30 6Q50 6 50 26Q50 42 30 46Q6 50 6 71Q6 94 30 94Q54 94 54 71Q54 50 30 46",
  9: "M52 28Q46 46 29 46Q6 46 6 25Q6 2 30 2Q54 2 54 30Q54 62 18 80M12 98L50 98",
};

const LETTERS: Record<string, string> = {
  A: "M6 94L30 6L54 94M15 64L45 64",
  C: "M54 24Q48 6 32 6Q6 6 6 50Q6 94 32 94Q48 94 54 76",
  G: "M54 24Q48 6 32 6Q6 6 6 50Q6 94 32 94Q54 94 54 72L54 56L36 56",
  H: "M8 6L8 94M52 6L52 94M8 50L52 50",
  I: "M30 6L30 94",
  N: "M8 94L8 6L52 94L52 6",
  O: "M30 6Q6 6 6 50Q6 94 30 94Q54 94 54 50Q54 6 30 6",
  S: "M52 22Q46 6 30 6Q10 6 10 26Q10 44 30 48Q54 54 54 72Q54 94 30 94Q10 94 6 76",
  T: "M4 8L56 8M30 8L30 94",
  U: "M8 6L8 66Q8 94 30 94Q52 94 52 66L52 6",
  V: "M6 6L30 94L54 6",
};

/** Marks of Vietnamese, above (negative) and below a letter, by their combining character. */
const MARKS: Record<string, string> = {
  "\u0301": "M22 -14L44 -34",
  "\u0302": "M12 -12L30 -30L48 -12",
  "\u0306": "M12 -30Q30 -4 48 -30",
  "\u0323": "M29 122L31 122",
};

/** Characters in a plain clerical manner: flat arches, and one stroke (after the bar) that ends in a broad tail. */
const CHARACTERS: Record<string, string> = {
  一: "|M4 54Q34 46 62 52Q84 54 97 38",
  二: "M16 26Q50 20 84 24|M4 76Q40 70 66 76Q86 78 97 62",
  三: "M16 18Q50 12 84 16M22 46Q50 42 78 45|M4 82Q40 76 66 82Q86 84 97 68",
  四: "M12 88L12 20Q50 16 88 20L88 88M12 82L88 82M38 20Q38 48 26 58M62 20L62 52Q64 60 78 58",
  五: "M14 14Q50 8 86 12M48 14Q44 50 32 82M22 46Q50 42 76 45L70 82|M4 86Q40 82 68 86Q86 88 97 74",
  六: "M46 4L56 18M6 38Q50 28 94 36M38 52Q32 74 8 92|M60 52Q72 78 96 86",
  七: "M4 46Q50 38 96 30|M40 8L40 68Q40 90 64 90Q90 90 94 66",
  八: "M40 18Q36 62 6 90|M56 12Q62 62 96 84",
  九: "M10 36Q40 30 68 32L64 70M42 6Q42 64 6 92|M64 66Q62 90 80 90Q94 90 97 68",
  萬: "M8 14L92 14M34 4L34 24M66 4L66 24M24 58L24 32L76 32L76 58L24 58M24 45L76 45M50 32L50 84M10 97L10 69L90 69L90 96M50 84L30 86M62 78L70 88",
  索: "M10 16L90 16M50 4L50 30M10 42L10 30L90 30L90 42M56 38L34 52L64 50M72 44L26 70L78 66M50 68L50 97M30 78L12 92|M68 76L90 92",
  文: "M46 4L56 18M8 32Q50 26 92 30M68 32Q58 72 8 92|M32 34Q48 74 95 88",
  枝: "M4 30L44 28M24 6L24 97M24 36L4 68M26 40L42 56M50 26L96 24M72 6L72 44M54 46L88 44Q78 76 46 94|M60 54Q74 82 98 90",
  湯: "M8 12L20 22M4 38L16 48M6 92L22 66M40 38L40 8L86 8L86 38L40 38M40 23L86 23M30 51L96 51M48 51Q44 68 28 80M42 65L90 65Q90 90 76 93M62 66Q56 84 40 94M76 66Q70 84 58 94",
  翁: "M36 4Q28 22 6 34M50 24L30 46L70 44M60 34L74 50M10 60L46 60L46 94M54 60L90 60L90 94M16 68L28 76M12 90L36 80M60 68L72 76M56 90L80 80|M62 4Q72 22 95 32",
  具: "M26 70L26 6L74 6L74 70M26 27L74 27M26 48L74 48M36 78L12 96M64 78L90 96|M4 70Q50 66 96 70",
  听: "M6 26L34 26L34 70L6 70L6 26M90 8Q70 20 54 22Q54 66 38 95M54 46L97 44M76 46L76 97",
  用: "M6 95Q22 60 20 10L82 10L82 95M20 36L82 36M20 62L82 62M50 10L50 95",
  财: "M8 64L8 12L42 12L42 64M25 24Q26 66 6 92M28 68L44 90M50 34L97 32M78 8L78 94L66 90M76 36Q66 62 48 78",
  神: "M20 4L28 16M6 28L38 26Q30 52 6 66M22 50L22 97M28 52L40 64M50 22L92 22L92 68L50 68L50 22M50 45L92 45M71 4L71 98",
};

/** A path moved and stretched: from a box of `from` by 100 to the one that is given. */
function fitted(d: string, from: number, x: number, y: number, width: number, height: number): string {
  let across = false;
  return d.replace(/-?\d+/g, (number) => {
    across = !across;
    const value = across ? x + (Number(number) / from) * width : y + (Number(number) / 100) * height;
    return String(Math.round(value * 10) / 10);
  });
}

/** A digit from 1 to 9, as high as said and six tenths as wide. Its colour is inherited. */
export const digit = (value: number, x: number, y: number, height: number, width: number): Markup =>
  line(fitted(DIGITS[value] ?? "", 60, x, y, height * 0.6, height), undefined, width);

/** A word in capitals, with marks of Vietnamese, within a box. Its colour is inherited. */
export function word(text: string, x: number, y: number, width: number, height: number, thickness: number): Markup {
  const signs = [...text.toUpperCase().normalize("NFD")];
  const count = signs.filter((sign) => !(sign in MARKS)).length;
  const step = Math.min(width / count, height * 0.95);
  let left = x + (width - count * step) / 2 - step;
  const strokes = signs.map((sign) => {
    const mark = MARKS[sign];
    if (mark === undefined) left += step;
    return fitted(mark ?? LETTERS[sign] ?? "", 60, left + step * 0.15, y, step * 0.7, height);
  });
  return line(strokes.join(""), undefined, thickness);
}

/** A character within a box; `thickness` of its strokes, its tail is broader. Its colour is inherited. */
export function character(
  sign: string,
  x: number,
  y: number,
  width: number,
  height: number,
  thickness: number,
): Markup {
  const [strokes = "", tail = ""] = (CHARACTERS[sign] ?? "").split("|");
  return [
    strokes && line(fitted(strokes, 100, x, y, width, height), undefined, thickness),
    tail && line(fitted(tail, 100, x, y, width, height), undefined, thickness * 1.5),
  ].join("");
}
