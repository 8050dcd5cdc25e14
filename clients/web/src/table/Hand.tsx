/** One's own hand: cards are chosen by click, by touch, or by the arrow keys and Space. */

import { type Face, Zone } from "@cardavia/client";
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import type { DeckName } from "../cards/decks";
import { say } from "../language/speaking";
import { FaceUp, keyed } from "./Cards";
import type { Choice } from "./choosing";
import { placeKey } from "./flights";
import { spoken } from "./look";

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, Home: -1000, End: 1000 };

/** A hand; `choice` is what the chosen cards leave open, undefined while nothing is asked. */
export function Hand(props: {
  deck: DeckName;
  seat: number;
  hand: readonly Face[];
  chosen: ReadonlySet<number>;
  choice: Choice | undefined;
  onToggle: (index: number) => void;
}): VNode {
  const { deck, seat, hand, chosen, choice, onToggle } = props;
  const at = useSignal(0);
  const reached = Math.max(0, Math.min(hand.length - 1, at.value));
  const narrowed = choice !== undefined && (choice.open.size > 0 || chosen.size > 0);
  const step = (event: KeyboardEvent): void => {
    const by = STEPS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const to = Math.min(hand.length - 1, Math.max(0, reached + by));
    (event.currentTarget as HTMLElement).querySelectorAll("button")[to]?.focus();
  };
  return (
    <ul
      class={`hand ${hand.length > 9 ? "many" : ""}`}
      aria-label={say("own-hand", { count: hand.length })}
      data-place={placeKey(Zone.HAND, seat)}
      style={{ "--half": Math.ceil(hand.length / 2) }}
      onKeyDown={step}
    >
      {keyed(hand).map(({ key, face }, index) => {
        const out = narrowed && !chosen.has(index) && !choice?.open.has(index);
        return (
          <li key={key}>
            <button
              type="button"
              class={`${chosen.has(index) ? "chosen" : ""} ${out ? "out" : ""}`}
              aria-pressed={chosen.has(index)}
              aria-label={out ? `${spoken(deck, face)}, ${say("own-out")}` : spoken(deck, face)}
              tabIndex={index === reached ? 0 : -1}
              data-face={face}
              onFocus={() => {
                at.value = index;
              }}
              onClick={() => onToggle(index)}
            >
              <FaceUp deck={deck} face={face} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
