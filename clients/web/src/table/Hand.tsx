/** One's own hand: cards are chosen by click, by touch, or by the arrow keys and Space. */

import type { Face } from "@cardavia/client";
import type { VNode } from "preact";
import type { DeckName } from "../cards/decks";
import { FaceUp } from "./Cards";
import type { Choice } from "./choosing";
import { spoken } from "./look";

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, Home: -1000, End: 1000 };

/** A hand; `choice` is what the chosen cards leave open, undefined while nothing is asked. */
export function Hand(props: {
  deck: DeckName;
  hand: readonly Face[];
  chosen: ReadonlySet<number>;
  choice: Choice | undefined;
  onToggle: (index: number) => void;
}): VNode {
  const { deck, hand, chosen, choice, onToggle } = props;
  const narrowed = choice !== undefined && (choice.open.size > 0 || chosen.size > 0);
  const step = (event: KeyboardEvent): void => {
    const by = STEPS[event.key];
    if (by === undefined) return;
    const buttons = [...(event.currentTarget as HTMLElement).querySelectorAll("button")];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    buttons[Math.min(buttons.length - 1, Math.max(0, at + by))]?.focus();
    event.preventDefault();
  };
  return (
    <ul
      class={`hand ${hand.length > 14 ? "many" : ""}`}
      aria-label={`Your hand: ${hand.length} cards`}
      onKeyDown={step}
    >
      {hand.map((face, index) => {
        const out = narrowed && !chosen.has(index) && !choice?.open.has(index);
        return (
          <li key={`${face} ${index}`}>
            <button
              type="button"
              class={`${chosen.has(index) ? "chosen" : ""} ${out ? "out" : ""}`}
              aria-pressed={chosen.has(index)}
              aria-label={`${spoken(deck, face)}${out ? ", not in a legal move" : ""}`}
              tabIndex={index === 0 ? 0 : -1}
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
