/** What one may do now: a button for each move that the chosen cards make. */

import { type Decision, type Face, type Move, moveOf, Verb } from "@cardavia/client";
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import type { DeckName } from "../cards/decks";
import { say } from "../language/speaking";
import type { Problem } from "../problem";
import { useSecondsTo } from "./Clock";
import type { Choice } from "./choosing";
import { cardNames } from "./look";
import { Refusal } from "./Refusal";
import { moveGloss, moveName } from "./words";

/** So many moves that need more cards are shown beside those that are ready. */
const FEW = 3;
/** So many are listed. */
const MANY = 60;

/** The moves that have a button, those that are ready first. */
export const offered = (choice: Choice): readonly Move[] => [
  ...choice.ready,
  ...(choice.further.length <= FEW ? choice.further : []),
];

/** Whether the chosen cards, if there are any, are in no legal move. */
export const unfit = (choice: Choice, chosen: readonly Face[]): boolean =>
  chosen.length > 0 && choice.further.length === 0 && !choice.ready.some((move) => move.cards.length > 0);

/** The chosen cards as a move that the rules forbid, so that the server can say why. */
export function forbidden(decision: Decision, cards: readonly Face[]): Move {
  const verb = decision.legal.find((move) => move.cards.length > 0)?.verb ?? Verb.DISCARD;
  return moveOf(
    verb,
    [...cards].sort((left, right) => left - right),
  );
}

/** What is asked, in a sentence; `open` is the public card, if there is one. */
export function question(deck: DeckName, { legal, window }: Decision, open: Face | undefined): string {
  const count = legal.length;
  if (open === undefined || legal.some(({ verb }) => verb === Verb.DISCARD)) return say("ask", { count });
  const card = cardNames(deck, [open]);
  const takes = count > 1 && legal.some(({ verb }) => verb === Verb.PASS);
  if (!window) return takes ? say("ask-take", { card }) : say("ask", { count });
  return say(legal.every(({ verb }) => verb === Verb.DECLINE) ? "ask-claim-none" : "ask-claim", { card });
}

/** How long a claim window stays open; without haste. */
function Time({ deadline, ahead }: { deadline: bigint; ahead: number }): VNode {
  const seconds = Math.ceil(useSecondsTo(deadline, ahead));
  return <small class="time">{deadline === 0n ? say("claim-wait") : say("claim-time", { seconds })}</small>;
}

/** The moves. */
export function Moves(props: {
  game: string;
  deck: DeckName;
  decision: Decision;
  title: string;
  choice: Choice;
  chosen: readonly Face[];
  busy: boolean;
  ahead: number;
  problem: Problem | undefined;
  /** Whether the only move will be made for the player. */
  forced: boolean;
  onPlay: (move: Move) => void;
  onChoose: (move: Move) => void;
  onWhy: () => void;
  onClear: () => void;
  onClose: () => void;
}): VNode {
  const { deck, decision, choice, chosen, busy, problem, onPlay } = props;
  const { legal, window } = decision;
  const listed = useSignal(false);
  const moves = offered(choice);
  const more = choice.further.length > FEW;
  return (
    <section
      class={`moves ${window ? "claim" : ""}`}
      aria-label={say("own-moves")}
      data-revision={String(decision.revision)}
      aria-busy={busy}
    >
      <p class="ask">
        <b>{props.title}</b>
        {more && (
          <span> {chosen.length > 0 ? say("choose-more", { count: choice.further.length }) : say("choose-cards")}</span>
        )}
        {props.forced && <span> {say("choose-forced")}</span>}
        {window && <Time deadline={decision.deadline} ahead={props.ahead} />}
      </p>
      {problem && <Refusal game={props.game} problem={problem} onClose={props.onClose} />}
      <div class="buttons">
        {moves.map((move, index) => (
          <button
            key={`${move.verb} ${move.cards.join()}`}
            type="button"
            class={legal.length === 1 || choice.ready.includes(move) ? "make" : "plain"}
            aria-disabled={busy}
            aria-keyshortcuts={index < 9 ? String(index + 1) : undefined}
            data-key={index < 9 && moves.length > 1 ? index + 1 : undefined}
            onClick={() => onPlay(move)}
          >
            {moveName(props.game, deck, move)}
            {moveGloss(move) && <small class="gloss">{moveGloss(move)}</small>}
          </button>
        ))}
        {unfit(choice, chosen) && (
          <button type="button" class="plain why" aria-disabled={busy} aria-keyshortcuts="w" onClick={props.onWhy}>
            {say("choose-why", { cards: cardNames(deck, chosen) })}
          </button>
        )}
        {chosen.length > 0 && (
          <button type="button" class="plain back" aria-keyshortcuts="Escape" onClick={props.onClear}>
            {say("choose-back")}
          </button>
        )}
        {legal.length > FEW + 1 && (
          <details
            class="all"
            onToggle={(event) => {
              listed.value = event.currentTarget.open;
            }}
          >
            <summary>{say("choose-all", { count: legal.length })}</summary>
            {listed.value && (
              <ul>
                {legal.slice(0, MANY).map((move) => (
                  <li key={`${move.verb} ${move.cards.join()}`}>
                    <button type="button" class="plain" onClick={() => props.onChoose(move)}>
                      {moveName(props.game, deck, move)}
                    </button>
                  </li>
                ))}
                {legal.length > MANY && <li>{say("choose-rest", { count: legal.length - MANY })}</li>}
              </ul>
            )}
          </details>
        )}
      </div>
    </section>
  );
}
