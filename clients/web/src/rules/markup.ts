/** The marks in the sentences of the rules: `[66]`, `[66 63 54]`, `*word*`, and clauses such as TG-6. */

/** A piece of a sentence. */
export type Piece =
  | { readonly kind: "text" | "strong" | "clause"; readonly text: string }
  /** Cards by their codes; one alone is shown with its name. */
  | { readonly kind: "cards"; readonly codes: readonly string[] };

const MARKS = /\[(\w\w(?: \w\w)*)\]|\*([^*]+)\*|\b((?:CH|CP|TG)-\d+)\b/g;

/** The pieces of a sentence, in their order. */
export function pieces(sentence: string): Piece[] {
  const found: Piece[] = [];
  let from = 0;
  for (const match of sentence.matchAll(MARKS)) {
    const [whole, codes, strong, clause] = match;
    if (match.index > from) found.push({ kind: "text", text: sentence.slice(from, match.index) });
    if (codes !== undefined) found.push({ kind: "cards", codes: codes.split(" ") });
    else if (strong !== undefined) found.push({ kind: "strong", text: strong });
    else found.push({ kind: "clause", text: clause ?? "" });
    from = match.index + whole.length;
  }
  if (from < sentence.length) found.push({ kind: "text", text: sentence.slice(from) });
  return found;
}
