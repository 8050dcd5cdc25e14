/** Sentences of the rules, with their cards and clauses. */

import { createContext, type VNode } from "preact";
import { useContext } from "preact/hooks";
import { say } from "../language/speaking";
import { hash } from "../routes";
import { Inline } from "./Cards";
import { type Piece, pieces } from "./markup";
import type { Paragraph } from "./rules";

/** Which game the page is about, which clause was asked for, and which anchors each paragraph has. */
export const Here = createContext<{
  readonly game: string;
  readonly at: string;
  readonly anchors: ReadonlyMap<string, readonly string[]>;
}>({ game: "", at: "", anchors: new Map() });

/** A link to a clause. */
export function ClauseLink({ clause }: { clause: string }): VNode {
  const { game } = useContext(Here);
  return (
    <a href={hash("rules", game, clause)} class="clause-link" aria-label={say("rules-clause", { clause })}>
      {clause}
    </a>
  );
}

/** A sentence by its id, in the game's own file. */
export function Sentence({ id }: { id: string }): VNode {
  const { game } = useContext(Here);
  return <Marked text={say(`${game}-rules-${id}`)} />;
}

function PieceOf({ piece }: { piece: Piece }): VNode {
  switch (piece.kind) {
    case "cards":
      return <Inline codes={piece.codes} />;
    case "strong":
      return <strong>{piece.text}</strong>;
    case "clause":
      return <ClauseLink clause={piece.text} />;
    case "text":
      return <>{piece.text}</>;
  }
}

/** A sentence whose marks become what they stand for. */
export function Marked({ text }: { text: string }): VNode {
  return (
    <>
      {pieces(text).map((piece, at) => (
        <PieceOf key={at} piece={piece} />
      ))}
    </>
  );
}

/** A paragraph with its clauses beside it. It is marked if one of them was asked for. */
export function Told({ of }: { of: Paragraph }): VNode {
  const { at, anchors } = useContext(Here);
  const [first, ...more] = anchors.get(of.id) ?? [];
  const marked = of.clauses.some((clause) => clause === at);
  return (
    <div class={`told ${marked ? "marked" : ""}`} id={first} tabIndex={first ? -1 : undefined}>
      {more.map((clause) => (
        <span key={clause} id={clause} />
      ))}
      <p>
        <Sentence id={of.id} />
      </p>
      {of.clauses.length > 0 && (
        <span class="clauses">
          {of.clauses.map((clause) => (
            <ClauseLink key={clause} clause={clause} />
          ))}
        </span>
      )}
    </div>
  );
}
