/**
 * What the rules of a game consist of. Sentences are in `rules_<game>.ftl`, under `<game>-rules-<id>`; here is in which
 * order they stand, which clauses of the rulebook they tell, and which cards lie beside them.
 */

import type { DeckName } from "../cards/decks";

/** A number of the rulebook, such as "TG-6". */
export type Clause = `${"CH" | "CP" | "TG"}-${number}`;

/** A paragraph, and the clauses that it tells. */
export interface Paragraph {
  readonly kind: "paragraph";
  readonly id: string;
  readonly clauses: readonly Clause[];
}

/** What is done one after the other, or what is one of several things. */
export interface List {
  readonly kind: "steps" | "points";
  readonly items: readonly Paragraph[];
}

/** A line of a figure: what it is called, the cards, and a remark. */
export interface Line {
  /** Codes; between them `>` (higher than), `=` (equal to) or `|` (a gap). */
  readonly cards: string;
  /** The name that players use, in the language of the pack. */
  readonly own?: string;
  /** An id. */
  readonly title?: string;
  /** An id. */
  readonly note?: string;
  /** Who plays the cards in an example. */
  readonly who?: string;
  /** What is done with them: a sentence of `table.ftl`, such as "verb-lead". */
  readonly verb?: string;
  /** Whether they lie face down. */
  readonly down?: boolean;
}

/** Cards in rows. */
export interface Figure {
  readonly kind: "figure";
  /** The id of its caption. */
  readonly id: string;
  readonly lines: readonly Line[];
  /** Whether each card has its name beneath it. */
  readonly named: boolean;
}

/** A cell of a table: a number, a text that is the same in every language, or a sentence of any file with a remark. */
export type Cell = number | string | { readonly say: string; readonly note?: string };

/** Numbers in rows. */
export interface Table {
  readonly kind: "table";
  /** The id of its caption. */
  readonly id: string;
  readonly head: readonly Cell[];
  readonly rows: readonly (readonly Cell[])[];
}

/** A piece of the rules. */
export type Block = Paragraph | List | Figure | Table | { readonly kind: "heading"; readonly id: string };

/** An option of a table, its values by name, the usual one first. */
export interface Option {
  readonly name: string;
  readonly values: readonly string[];
}

/** The rules of a game. Its four parts are the goal, the setup, playing, and scoring and the end. */
export interface Rules {
  readonly game: string;
  readonly deck: DeckName;
  readonly seats: number;
  readonly parts: readonly [readonly Block[], readonly Block[], readonly Block[], readonly Block[]];
  readonly options: readonly Option[];
  /** The id of a remark about options. */
  readonly note?: string;
  /** Words in the language of the pack, with the ids of what they mean. */
  readonly words: readonly (readonly [own: string, id: string])[];
}

/** The four parts: their names as they stand in addresses, and their titles. */
export const PARTS = [
  ["goal", "rules-goal"],
  ["setup", "rules-setup"],
  ["playing", "rules-playing"],
  ["scoring", "rules-scoring"],
] as const;

/** What follows them. */
export const MORE = [
  ["options", "rules-options"],
  ["words", "rules-words"],
  ["clauses", "rules-clauses"],
] as const;

/** What every game has besides its parts. */
const ALWAYS = ["minute", "deal", "cards"];

export const p = (id: string, ...clauses: Clause[]): Paragraph => ({ kind: "paragraph", id, clauses });
export const heading = (id: string): Block => ({ kind: "heading", id });
export const steps = (...items: Paragraph[]): List => ({ kind: "steps", items });
export const points = (...items: Paragraph[]): List => ({ kind: "points", items });
export const figure = (id: string, ...lines: Line[]): Figure => ({ kind: "figure", id, lines, named: false });
/** A figure whose cards have their names beneath them. */
export const named = (id: string, ...lines: Line[]): Figure => ({ kind: "figure", id, lines, named: true });
export const table = (id: string, head: readonly Cell[], ...rows: Cell[][]): Table => ({
  kind: "table",
  id,
  head,
  rows,
});
/** A sentence in a cell, by its whole id, and the id of a remark. */
export const say = (id: string, note?: string): Cell => ({ say: id, ...(note && { note }) });
/** A move in an example: who does what with which cards. */
export const move = (who: string, verb: string, cards: string, note?: string): Line => ({
  who,
  verb: `verb-${verb}`,
  cards,
  ...(note && { note }),
});
/** Cards that somebody lays face down in an example. */
export const down = (who: string, cards: string, note?: string): Line => ({
  ...move(who, "", cards, note),
  verb: "down",
  down: true,
});

/** All paragraphs of a block. */
const paragraphs = (block: Block): readonly Paragraph[] =>
  block.kind === "paragraph" ? [block] : "items" in block ? block.items : [];

/** The clauses that the rules tell, in the order in which they do so, each once. */
export function clauses(rules: Rules): Clause[] {
  return [...new Set(rules.parts.flat().flatMap((block) => paragraphs(block).flatMap((each) => each.clauses)))];
}

/** The paragraph at which each clause is told first, by the id of the paragraph: there its anchor is. */
export function anchors(rules: Rules): ReadonlyMap<string, readonly Clause[]> {
  const seen = new Set<Clause>();
  const found = new Map<string, readonly Clause[]>();
  for (const { id, clauses } of rules.parts.flat().flatMap(paragraphs)) {
    found.set(
      id,
      clauses.filter((clause) => !seen.has(clause)),
    );
    for (const clause of clauses) seen.add(clause);
  }
  return found;
}

/** The ids of a game's sentences, without what stands before them in the file. */
export function ids(rules: Rules): string[] {
  const ofBlock = (block: Block): (string | undefined)[] => {
    switch (block.kind) {
      case "figure":
        return [block.id, ...block.lines.flatMap(({ title, note }) => [title, note])];
      case "steps":
      case "points":
        return block.items.map(({ id }) => id);
      case "table":
        return [
          block.id,
          ...block.rows.flat().flatMap((cell) => (typeof cell === "object" ? [own(rules, cell.say), cell.note] : [])),
        ];
      default:
        return [block.id];
    }
  };
  const ofOption = ({ name, values }: Option): string[] => [
    `o-${name}`,
    ...values.map((value) => `o-${name}-${value}`),
  ];
  const all = [
    ...ALWAYS,
    ...rules.parts.flat().flatMap(ofBlock),
    ...rules.options.flatMap(ofOption),
    rules.note,
    ...rules.words.map(([, id]) => id),
  ];
  return [...new Set(all.filter((id): id is string => Boolean(id)))];
}

/** The id within the game's own sentences; undefined for a sentence of another file. */
function own(rules: Rules, key: string): string | undefined {
  const start = `${rules.game}-rules-`;
  return key.startsWith(start) ? key.slice(start.length) : undefined;
}

/** The codes of all cards that lie in figures. */
export const codes = (rules: Rules): string[] =>
  rules.parts
    .flat()
    .flatMap((block) => (block.kind === "figure" ? block.lines : []))
    .flatMap(({ cards }) => cards.split(" ").filter((token) => /^\w\w$/.test(token)));
