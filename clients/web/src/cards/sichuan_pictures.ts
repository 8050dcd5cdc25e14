/**
 * The pictures of Sichuan cards: paper-cuts, in black and red, of what a card is called.
 *
 * Each is drawn about its middle, at most 80 wide and 136 high. Where a name is but a number, the picture counts: a
 * lotus pod with nine seeds, seven chillies, the seven stars of the Dipper.
 */

import { at, box, circle, line, type Markup, shape } from "./svg";

const K = "#1f1b1c";
const R = "#b8261e";
const P = "#f8f0dc";

const turned = (turns: readonly number[], content: Markup): string =>
  turns.map((turn) => at(0, 0, content, { turn })).join("");

const every = (degrees: number): number[] => Array.from({ length: 360 / degrees }, (_, i) => i * degrees);

/** Lines cut out of a silhouette. */
const cut = (d: string, width = 2): Markup => line(d, P, width);

const cloud = (x: number, y: number, scale = 1, fill = K): Markup =>
  at(
    x,
    y,
    shape("M-30 8Q-38 -6 -24 -9Q-20 -24 -4 -19Q8 -28 16 -15Q32 -16 30 -3Q38 6 28 8Z", fill) +
      cut("M-21 1Q-26 -6 -18 -6Q-12 -4 -16 2M-4 0Q-12 -10 -2 -12Q8 -12 4 -2M16 2Q8 -4 14 -8Q24 -9 22 0"),
    { scale },
  );

const waves = (y: number, colour = K): Markup =>
  line(
    `M-36 ${y}Q-27 ${y - 9} -18 ${y}T0 ${y}T18 ${y}T36 ${y}M-27 ${y + 10}Q-18 ${y + 1} -9 ${y + 10}T9 ${y + 10}T27 ${y + 10}`,
    colour,
    3,
  );

const blossom = (x: number, y: number, r: number, petals: number, fill: string, heart: string): Markup =>
  at(
    x,
    y,
    turned(every(360 / petals), circle(0, -r * 0.62, r * 0.46, fill, { stroke: P, "stroke-width": 1.2 })) +
      circle(0, 0, r * 0.26, heart),
  );

const chilli = shape("M-4 0Q-8 18 4 36Q10 16 5 0Z", R) + line("M0 0L-1 -6", K, 3.4) + cut("M0 6Q0 16 3 24", 1.6);

const lantern = (y: number): Markup =>
  at(
    0,
    y,
    line("M0 -32L0 -22M0 22L0 33M-6 22L-6 30M6 22L6 30", K, 2.4) +
      shape("M-15 -20Q-42 0 -15 20L15 20Q42 0 15 -20Z", R) +
      cut("M-9 -18Q-20 0 -9 18M9 -18Q20 0 9 18M0 -18L0 18") +
      box(-16, -24, 32, 6, 2, K) +
      box(-16, 18, 32, 6, 2, K),
  );

const bamboo = (x: number, joints: readonly number[]): Markup =>
  box(x - 6, -66, 12, 132, 2, K) + cut(joints.map((y) => `M${x - 7} ${y}L${x + 7} ${y}`).join(""), 3);

const leaf = (x: number, y: number, turn: number, fill = K): Markup =>
  at(x, y, shape("M0 0Q10 -9 30 0Q10 7 0 0Z", fill), { turn });

const pine =
  shape("M-20 6Q-18 -14 0 -15Q18 -14 20 6Q10 1 0 6Q-10 1 -20 6Z", K) + cut("M0 2L0 -9M0 2L-10 -5M0 2L10 -5", 1.5);

const star = turned(every(72), shape("M-4 -3L0 -13L4 -3Z", K)) + circle(0, 0, 5, K) + circle(0, 0, 2.2, P);

type Place = readonly [x: number, y: number];

const SEEDS: readonly Place[] = [
  [-24, -20],
  [-12, -26],
  [0, -28],
  [12, -26],
  [24, -20],
  [-18, -12],
  [-6, -15],
  [6, -15],
  [18, -12],
];

const LEAVES: readonly (readonly [x: number, y: number, turn: number])[] = [
  [-19, -40, -150],
  [19, -52, -30],
  [19, -24, 24],
  [-19, -12, 156],
  [19, 4, -26],
  [-19, 16, -154],
  [-19, 44, 158],
  [19, 32, -28],
];

/** Folds of a screen: where they stand and which way they slant. */
const SCREEN: readonly Place[] = [
  [-29, 5],
  [-10, -5],
  [10, 5],
  [29, -5],
];

const fold = (colour: string, slant: number): Markup =>
  shape(`M-9 ${-54 - slant}L9 ${-54 + slant}L9 ${56 + slant / 2}L7 66L5 58L-5 58L-7 66L-9 ${56 - slant / 2}Z`, colour) +
  cut(`${[-36, -16, 4, 24].map((y) => `M-5 ${y - slant / 2}L5 ${y + slant / 2}`).join("")}M0 -46L0 40`, 2.2) +
  cut(`M-5 ${-46 - slant / 2}L5 ${-46 + slant / 2}L5 40L-5 40Z`, 1.6);

/** The handle first, then the bowl. */
const DIPPER: readonly Place[] = [
  [-28, -50],
  [-12, -36],
  [-10, -14],
  [2, 4],
  [-4, 34],
  [26, 38],
  [30, 8],
];

const PINE: readonly Place[] = [
  [-20, 4],
  [26, 44],
  [16, -36],
  [-10, -48],
  [22, 2],
];

/** By code. */
export const SICHUAN_PICTURES: Record<string, Markup> = {
  // Long
  "66":
    at(
      0,
      -28,
      turned(every(30), shape("M-3.6 -24L0 -37L3.6 -24Z", R)) +
        circle(0, 0, 20, R) +
        cut("M0 -14Q14 -12 13 0Q12 12 0 12Q-9 11 -9 1Q-8 -7 1 -7Q7 -6 6 1", 2.4),
    ) +
    cloud(-4, 30, 1.1) +
    cloud(10, 56, 0.8, R),
  "11":
    circle(22, -48, 9, R) +
    shape("M-40 22L-14 -56L8 2L18 -20L40 22Z", K) +
    cut("M-14 -52L-20 -26L-12 -14L-18 2L-8 18M-14 -52L-6 -24L-10 -8M18 -16L14 0L22 12") +
    line("M-38 32Q0 22 38 32M-38 44Q0 34 38 44M-38 56Q0 46 38 56M-30 67Q0 58 30 67", R, 4.4),
  "44":
    line("M-9 62L-9 68L-18 68M9 62L9 68L18 68", K, 5) +
    shape("M-12 -28Q-38 -16 -38 16L-20 22L-24 64L24 64L20 22L38 16Q38 -16 12 -28Z", R) +
    cut("M-8 -28L0 -12L8 -28M0 -12L0 8M-20 22Q-14 12 0 12Q14 12 20 22M-10 60L-7 30M10 60L7 30M0 60L0 30", 2.2) +
    circle(0, -42, 15, K) +
    shape("M-20 -48Q-10 -66 0 -67Q10 -66 20 -48Z", K) +
    shape("M-10 -46L10 -46Q11 -30 0 -28Q-11 -30 -10 -46Z", P) +
    line("M-6 -41L-3 -41M3 -41L6 -41", K, 2) +
    shape("M-4 -34Q0 -36 4 -34Q3 -22 0 -16Q-3 -22 -4 -34Z", K),
  "31":
    circle(22, -52, 8, R) +
    shape(
      "M-40 22Q-24 2 2 8Q16 10 14 -8Q10 -26 -4 -28Q-12 -28 -20 -23Q-16 -38 -2 -38Q18 -37 24 -14Q28 6 40 16Q36 40 4 42Q-26 42 -40 22Z",
      K,
    ) +
    shape("M-18 -24L-32 -22Q-26 -30 -16 -32Z", R) +
    circle(-5, -32, 2, P) +
    cut("M-18 24Q4 14 26 22M-12 31Q6 24 24 30M-2 37Q10 33 20 35") +
    waves(52, R),
  "33":
    shape("M-4 -64Q8 -74 10 -60L4 -56L4 28L-4 28Z", K) +
    line("M-12 -52L12 -52M-12 -44L12 -44M-12 -36L12 -36", R, 3.6) +
    box(-24, 22, 48, 44, 13, K) +
    box(-18, 28, 36, 32, 9, R) +
    cut("M-12 36L-4 44L-12 52M12 36L4 44L12 52M0 31L0 57") +
    cut("M-1.6 -34L-1.6 24M1.6 -34L1.6 24", 0.9),
  "55":
    line(
      "M-30 66Q-18 34 -4 18Q10 2 4 -22Q0 -40 14 -62M0 10Q18 0 26 4M2 -14Q-14 -20 -24 -34M-18 36Q-30 28 -32 14",
      K,
      5,
    ) +
    blossom(-4, 26, 15, 5, R, P) +
    blossom(25, 2, 13, 5, R, P) +
    blossom(-24, -34, 14, 5, R, P) +
    blossom(14, -58, 12, 5, R, P) +
    blossom(8, -24, 11, 5, R, P) +
    circle(-32, 11, 4.5, R),
  "22":
    shape("M-14 -16Q-18 -40 0 -42Q18 -40 14 -16Z", R) +
    line("M13 -34Q26 -36 24 -24Q22 -18 13 -20M-13 -30L-24 -38", R, 4) +
    line("M0 -48L0 -43M-6 -54Q-2 -60 -6 -66M5 -56Q9 -62 5 -68", K, 2.6) +
    shape("M-38 -14L38 -14L38 -4L-38 -4Z", K) +
    shape("M-28 -4L-18 -4L-26 64L-37 64ZM28 -4L18 -4L26 64L37 64Z", K) +
    shape("M-30 26L30 26L30 33L-30 33Z", K) +
    cut("M-34 -9L34 -9M-8 29.5L8 29.5"),
  // Yao
  "51":
    shape(
      "M-22 -56L-12 -43Q0 -47 12 -43L22 -56Q30 -40 22 -26Q18 -16 12 -12Q32 6 30 62L-24 62Q-32 20 -10 -12Q-18 -16 -22 -26Q-30 -40 -22 -56Z",
      K,
    ) +
    line("M24 58Q46 56 38 30Q34 16 26 20", K, 6) +
    circle(-9, -28, 4.2, P) +
    circle(9, -28, 4.2, P) +
    line("M-9 -31L-9 -25M9 -31L9 -25", R, 2.4) +
    shape("M-3.6 -21L3.6 -21L0 -17Z", R) +
    cut("M-6 -17L-20 -13M6 -17L20 -13M-6 -19L-21 -20M6 -19L21 -20M-6 62L-6 30M8 62L8 30", 1.6) +
    line("M-13 -8Q0 -2 13 -8", R, 4.6) +
    circle(0, -2, 4, R),
  "61":
    line("M-3 18L-3 66M-3 42L11 30M-3 66L-13 67M-3 66L6 67", R, 3.4) +
    shape("M-38 22Q-20 26 -4 22Q20 18 20 -2Q20 -14 8 -14Q-8 -14 -18 2Q-26 14 -38 22Z", K) +
    line("M14 -4Q26 -18 14 -32Q6 -44 14 -56", K, 6) +
    circle(13, -58, 6.4, K) +
    shape("M8 -63Q13 -71 19 -62Z", R) +
    shape("M17 -61L36 -54L17 -55Z", R) +
    cut("M-22 16Q-6 14 6 -4M-12 18Q4 14 12 0M-28 20Q-18 14 -14 8"),
  "64":
    SCREEN.map(([x, slant], i) => at(x, 0, i % 2 ? fold(R, slant) : fold(K, slant))).join("") +
    line("M-38 66L38 66", K, 3),
  "65":
    shape("M-14 -46Q12 -48 24 -68Q46 -36 24 -4Q12 -24 -14 -26Z", R) +
    cut("M22 -58Q34 -36 22 -14M2 -43L2 -29", 2.4) +
    shape("M-36 -48L-10 -46L-10 -26L-36 -24Z", K) +
    shape("M-20 -66L-9 -66L-4 66L-16 66Z", K) +
    cut("M-17 14L-7 14M-17 22L-7 22M-16 30L-6 30") +
    line("M-6 34Q8 36 6 52M-6 38Q0 44 -1 58", R, 3.4),
  // Black
  "63":
    line("M0 18Q4 44 -6 68", K, 5) +
    shape("M-36 -20Q-34 12 0 20Q34 12 36 -20Q20 -38 0 -38Q-20 -38 -36 -20Z", K) +
    cut("M-35 -19Q0 0 35 -19") +
    SEEDS.map(([x, y]) => circle(x, y, 4, P) + circle(x, y, 2, R)).join("") +
    leaf(-4, 48, -20) +
    leaf(-4, 56, 200, R),
  "62":
    bamboo(-13, [-40, -12, 16, 44]) +
    bamboo(13, [-52, -24, 4, 32]) +
    LEAVES.map(([x, y, turn], i) => at(x, y, leaf(0, 0, turn, i % 2 ? R : K), { scale: 0.72 })).join(""),
  "53":
    line("M-18 68Q-8 44 8 38Q28 28 10 10Q-14 -6 -4 -26", K, 9) +
    line("M12 34L30 46M0 2L-22 6M-4 -22L14 -34", K, 5) +
    PINE.map(([x, y]) => at(x, y, pine)).join("") +
    line("M-36 68L36 68", R, 4),
  "52":
    line(`M${DIPPER.join("L")}L${DIPPER[3]}`, K, 2.8) +
    DIPPER.map(([x, y]) => at(x, y, star)).join("") +
    cloud(18, -56, 0.6, R) +
    cloud(-16, 60, 0.6, R),
  "32":
    shape(
      "M0 -20Q8 -34 12 -30L12 -20Q36 -44 42 -6Q30 -14 24 2Q16 -4 8 12Q4 26 0 34Q-4 26 -8 12Q-16 -4 -24 2Q-30 -14 -42 -6Q-36 -44 -12 -20L-12 -30Q-8 -34 0 -20Z",
      K,
    ) +
    circle(-4, -14, 2.2, P) +
    circle(4, -14, 2.2, P) +
    cut("M-14 -14Q-26 -22 -34 -16M14 -14Q26 -22 34 -16M-10 0Q-16 -8 -24 -8M10 0Q16 -8 24 -8") +
    circle(0, 52, 11, R) +
    box(-4, 48, 8, 8, 1, P) +
    line("M0 36L0 41M-7 66L-7 70M0 64L0 71M7 66L7 70", R, 2.6) +
    cloud(0, -54, 0.62, R),
  // Red
  "54":
    line("M0 0Q6 40 -4 68", K, 4.4) +
    leaf(2, 38, -30) +
    leaf(0, 50, 205) +
    at(
      0,
      -22,
      turned(every(40), shape("M0 -4Q-12 -24 0 -40Q12 -24 0 -4Z", R) + cut("M0 -14L0 -30", 1.6)) +
        circle(0, 0, 8, K) +
        circle(0, 0, 3, P),
    ),
  "43":
    line("M0 -68Q-6 -40 0 -8Q4 18 0 34", K, 3.4) +
    [
      [-3, -56, 42],
      [-1, -48, -42],
      [-3, -30, 40],
      [0, -18, -40],
      [1, 0, 38],
      [3, 10, -36],
      [0, 34, 0],
    ]
      .map(([x = 0, y = 0, turn = 0]) => at(x, y, chilli, { turn }))
      .join(""),
  "41": at(
    0,
    2,
    [-44, -22, 0, 22, 44]
      .map((turn) => at(0, 0, shape("M-3 -14L3 -14L15 -76Q0 -86 -15 -76Z", R) + cut("M0 -20L0 -76", 1.8), { turn }))
      .join("") +
      cut("M-45 -33A56 56 0 0 1 45 -33", 2.4) +
      line("M0 0L-21 -22M0 0L-12 -29M0 0L0 -31M0 0L12 -29M0 0L21 -22", K, 4) +
      circle(0, 0, 6, K) +
      line("M0 4Q12 16 0 30Q-10 42 0 54", K, 3.4) +
      circle(0, 56, 7, R) +
      line("M-5 64L-7 86M0 66L0 90M5 64L7 86", R, 4),
    { scale: 0.68 },
  ),
  "21":
    shape("M-30 -62L30 -62L26 -48L8 -46L4 46L0 68L-4 46L-8 -46L-26 -48Z", K) +
    cut("M-22 -56L22 -56M-2 -40L0 40") +
    line("M-9 -14Q-26 -8 -22 12M-8 -8Q-16 2 -14 20M-9 -16L9 -16", R, 3.6),
  "42": lantern(-34) + lantern(34),
  // Extras
  lu:
    line("M0 -66L0 -50M-10 -60Q0 -74 10 -60", K, 4) +
    shape("M-18 -42Q-16 -52 0 -52Q16 -52 18 -42Q18 4 32 30L-32 30Q-18 4 -18 -42Z", R) +
    cut("M-19 -28L19 -28M-21 -18L21 -18M-26 16L26 16M-8 -8L-8 8M8 -8L8 8M0 -8L0 8", 2.2) +
    box(-36, 28, 72, 9, 3, K) +
    line("M0 37L0 46", K, 4) +
    circle(0, 52, 8, K) +
    line("M-38 48Q-30 58 -36 68M38 48Q30 58 36 68", R, 3),
  gw:
    shape("M-14 -26Q-40 -14 -38 22L-24 26L-30 64L30 64L24 26L38 22Q40 -14 14 -26Z", R) +
    shape("M-15 -44L15 -44Q17 -24 0 -22Q-17 -24 -15 -44Z", P, { stroke: K, "stroke-width": 2 }) +
    shape("M-17 -42L-15 -58L15 -58L17 -42Z", K) +
    line("M-38 -52Q-26 -60 -17 -48M38 -52Q26 -60 17 -48", K, 5) +
    circle(0, -50, 4, R) +
    line("M-8 -37L-4 -37M4 -37L8 -37", K, 2.2) +
    line("M-4 -29Q0 -26 4 -29M-6 -31Q-14 -22 -10 -14M6 -31Q14 -22 10 -14M0 -26L0 -10", K, 2.4) +
    shape("M-26 6Q-16 12 -12 4Q0 -8 12 4Q16 12 26 6Q22 30 0 30Q-22 30 -26 6Z", P, { stroke: K, "stroke-width": 2.4 }) +
    line("M-12 5Q0 16 12 5", K, 2.4) +
    cut("M-16 60L-12 38M0 60L0 38M16 60L12 38", 2.2),
};
