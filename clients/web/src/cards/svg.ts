/**
 * SVG as strings.
 *
 * The art is functions from a face to markup: nothing to load, the same in a page, in a data URI and in a test. Only
 * colours that belong to the material are in it; what the page does to a card (selected, dimmed) is the page's CSS.
 */

/** A piece of SVG. */
export type Markup = string;

/** Attributes of an element; one that is undefined is left out. Numbers are rounded to a tenth. */
export type Attributes = Record<string, string | number | undefined>;

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** A whole picture: what is drawn, in units of its own. */
export interface Drawing {
  /** Width of the view box. */
  readonly width: number;
  /** Height of the view box. */
  readonly height: number;
  /** What is in it. */
  readonly body: Markup;
}

/** An element with its content. */
export function el(name: string, attributes: Attributes, ...content: Markup[]): Markup {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === "number" ? rounded(value) : value}"`)
    .join("");
  const inside = content.join("");
  return inside === "" ? `<${name}${written}/>` : `<${name}${written}>${inside}</${name}>`;
}

/** What is inside inherits these attributes. */
export const group = (attributes: Attributes, ...content: Markup[]): Markup => el("g", attributes, ...content);

/** What is inside, moved; `turn` in degrees about the new origin, `scale` afterwards (negative first number: mirrored). */
export function at(
  x: number,
  y: number,
  content: Markup,
  how: { turn?: number; scale?: string | number } = {},
): Markup {
  const turn = how.turn === undefined ? "" : `rotate(${how.turn})`;
  const scale = how.scale === undefined ? "" : `scale(${how.scale})`;
  return group({ transform: `translate(${rounded(x)} ${rounded(y)})${turn}${scale}` }, content);
}

/** A filled outline. */
export const shape = (d: string, fill: string, attributes: Attributes = {}): Markup =>
  el("path", { d, fill, ...attributes });

/** A line. Its colour and width are inherited if they are not given. */
export const line = (d: string, stroke?: string, width?: number): Markup =>
  el("path", { d, stroke, "stroke-width": width });

/** A disc, or a ring if `fill` is "none". */
export const circle = (cx: number, cy: number, r: number, fill: string, attributes: Attributes = {}): Markup =>
  el("circle", { cx, cy, r, fill, ...attributes });

/** A rectangle with rounded corners. */
export const box = (
  x: number,
  y: number,
  width: number,
  height: number,
  rx: number,
  fill: string,
  attributes: Attributes = {},
): Markup => el("rect", { x, y, width, height, rx, fill, ...attributes });

/** The head of a card, and the same turned about at its foot, so that a card has no wrong way up. */
export const bothEnds = (width: number, height: number, head: Markup, foot: Markup = head): Markup =>
  head + at(width, height, foot, { turn: 180 });
