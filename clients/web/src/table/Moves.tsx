/** What one may do now: a button for each move that the chosen cards make. */

import { type Decision, type Face, type Move, moveOf, Verb } from "@cardavia/client";
import type { VNode } from "preact";
import type { DeckName } from "../cards/decks";
import type { Choice } from "./choosing";
import { plural } from "./layouts";
import { cardNames } from "./look";
import { GLOSSES, VERBS } from "./words";

/** So many moves that need more cards are shown beside those that are ready. */
const FEW = 3;
/** So many are listed. */
const MANY = 60;

/** A move in words: "Lead Heaven ×2". */
export function moveName(deck: DeckName, { verb, cards }: Move): string {
  const word = VERBS[verb] ?? "Move";
  if (cards.length > 0) return `${word} ${cardNames(deck, cards)}`;
  return GLOSSES[verb] ? `${word}: ${GLOSSES[verb]}` : word;
}

/** The chosen cards as a move that the rules forbid, so that the server can say why. */
function forbidden(decision: Decision, cards: Face[]): Move {
  const verb = decision.legal.find((move) => move.cards.length > 0)?.verb ?? Verb.DISCARD;
  return moveOf(
    verb,
    cards.sort((left, right) => left - right),
  );
}

/** The moves. */
export function Moves(props: {
  deck: DeckName;
  decision: Decision;
  choice: Choice;
  chosen: readonly Face[];
  busy: boolean;
  onPlay: (move: Move) => void;
  onChoose: (move: Move) => void;
  onClear: () => void;
}): VNode {
  const { deck, decision, choice, chosen, busy, onPlay, onChoose, onClear } = props;
  const { legal, window } = decision;
  const only = legal.length === 1;
  const few = choice.further.length <= FEW ? choice.further : [];
  const fitting = choice.ready.some((move) => move.cards.length > 0) || choice.further.length > 0;
  const title = only
    ? "Your only move"
    : window
      ? "Do you claim the card?"
      : `Your move: ${plural(legal.length, "choice")}`;
  return (
    <section class="moves" aria-label="Your move" data-revision={String(decision.revision)}>
      <p class="ask" aria-live="polite">
        <b>{title}</b>
        {chosen.length === 0 && few.length < choice.further.length && <span> Choose cards, or a move.</span>}
        {chosen.length > 0 && few.length < choice.further.length && (
          <span> {plural(choice.further.length, "move")} with more cards.</span>
        )}
      </p>
      <div class="buttons">
        {choice.ready.map((move) => (
          <button key={moveName(deck, move)} type="button" class="make" disabled={busy} onClick={() => onPlay(move)}>
            {moveName(deck, move)}
          </button>
        ))}
        {few.map((move) => (
          <button key={moveName(deck, move)} type="button" class="plain" disabled={busy} onClick={() => onPlay(move)}>
            {moveName(deck, move)}
          </button>
        ))}
        {chosen.length > 0 && !fitting && (
          <button
            type="button"
            class="plain why"
            disabled={busy}
            onClick={() => onPlay(forbidden(decision, [...chosen]))}
          >
            Why not {cardNames(deck, chosen)}?
          </button>
        )}
        {chosen.length > 0 && (
          <button type="button" class="plain" onClick={onClear}>
            Put back
          </button>
        )}
      </div>
      {legal.length > FEW + 1 && (
        <details class="all">
          <summary>All {legal.length} moves</summary>
          <ul>
            {legal.slice(0, MANY).map((move) => (
              <li key={moveName(deck, move)}>
                <button type="button" class="plain" onClick={() => onChoose(move)}>
                  {moveName(deck, move)}
                </button>
              </li>
            ))}
            {legal.length > MANY && <li>… and {legal.length - MANY} more: choose cards.</li>}
          </ul>
        </details>
      )}
    </section>
  );
}
