/** One's own hand, and the moves that its chosen cards make: by mouse, by touch, or by keys alone. */

import { type Move, Zone } from "@cardavia/client";
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { say } from "../language/speaking";
import { settings } from "../settings/store";
import { indices, narrow } from "./choosing";
import { type Following, PACE } from "./following";
import { Hand } from "./Hand";
import { keysShown } from "./KeysDialog";
import { actionOf } from "./keys";
import type { Look } from "./look";
import { forbidden, Moves, offered, question, unfit } from "./Moves";
import { Others } from "./Others";
import { LETTING } from "./words";

/** Milliseconds before the only move is made for a player who wants that. */
const FORCED = 2 * PACE;
const NONE: ReadonlySet<number> = new Set();

/** The hand and the moves. */
export function Playing({ following, look }: { following: Following; look: Look }): VNode {
  const root = useRef<HTMLElement>(null);
  const hand = look.hand();
  const decision = following.decision.value;
  const busy = following.busy.value;
  const held = hand.join();
  // Chosen cards stay as long as the hand does, whatever happens meanwhile.
  const chosen = useSignal<{ readonly hand: string; readonly at: ReadonlySet<number> }>({ hand: held, at: NONE });
  const at = chosen.value.hand === held ? chosen.value.at : NONE;
  const choose = (next: ReadonlySet<number>): void => {
    chosen.value = { hand: held, at: next };
    following.problem.value = undefined;
  };
  const choice = decision && narrow(decision.legal, hand, at);
  const faces = [...at].sort((left, right) => left - right).flatMap((index) => hand[index] ?? []);
  const open = look.seats.flatMap((seat) => look.cards(Zone.PUBLIC, seat))[0];
  const only = decision?.legal.length === 1 ? decision.legal[0] : undefined;
  const forced = settings.value.forced === "play" && only !== undefined && !look.view.paused;

  const play = (move: Move): void => {
    void following.play(move).then((made) => {
      if (made) choose(NONE);
    });
  };
  const why = (): void => {
    if (decision && choice && unfit(choice, faces)) void following.play(forbidden(decision, faces));
  };

  useEffect(() => {
    if (!forced || !only) return;
    const timer = setTimeout(() => void following.play(only), FORCED);
    return () => clearTimeout(timer);
  }, [forced, decision, only, following]);

  // What had the focus may be gone with the move: then it goes to the hand.
  useLayoutEffect(() => {
    if (document.activeElement !== document.body && document.activeElement !== null) return;
    const card = root.current?.querySelector<HTMLElement>('.hand button[tabindex="0"]');
    (card ?? root.current)?.focus({ preventScroll: true });
  }, [held, decision, busy]);

  const enter = (): void => {
    if (!choice) return;
    const ready = faces.length > 0 ? choice.ready.filter((move) => move.cards.length > 0) : choice.ready;
    const [first] = ready;
    if (first && ready.length === 1 && (faces.length > 0 || choice.further.length === 0)) play(first);
    else if (ready.length === 0 && unfit(choice, faces)) why();
    else root.current?.querySelector<HTMLElement>(".buttons button, summary")?.focus();
  };
  const letting = decision?.legal.find(({ verb }) => LETTING.has(verb));
  const pressed = (event: KeyboardEvent): void => {
    const action = actionOf(event);
    const target = event.target as HTMLElement;
    const onCard = target.closest(".hand") !== null;
    // A button that has the focus is pressed by Enter itself; a card is not, for Space chooses it.
    if (action === undefined || (action === "play" && !onCard && target !== root.current)) return;
    event.preventDefault();
    if (action === "play") enter();
    else if (action === "clear") choose(NONE);
    else if (action === "moves") root.current?.querySelector<HTMLElement>(".moves :is(button, summary)")?.focus();
    else if (action === "hand") root.current?.querySelector<HTMLElement>('.hand button[tabindex="0"]')?.focus();
    else if (action === "why") why();
    else if (action === "faster") following.hurry();
    else if (action === "log") document.querySelector<HTMLElement>(".log")?.focus();
    else if (action === "help") keysShown.value = true;
    else {
      const move = action === "no" ? letting : choice && offered(choice)[action - 1];
      if (move) play(move);
    }
  };

  return (
    <section class="playing" ref={root} tabIndex={-1} aria-label={say("own-side")} onKeyDown={pressed}>
      <Hand
        deck={look.deck}
        seat={look.viewer ?? 0}
        hand={hand}
        chosen={at}
        choice={choice}
        onToggle={(index) => {
          const next = new Set(at);
          if (!next.delete(index)) next.add(index);
          choose(next);
        }}
      />
      {decision && choice ? (
        <Moves
          game={look.game}
          deck={look.deck}
          decision={decision}
          title={question(look.deck, decision, open)}
          choice={choice}
          chosen={faces}
          busy={busy}
          ahead={following.ahead.value}
          problem={following.problem.value}
          forced={forced}
          onPlay={play}
          onChoose={(move) => {
            if (move.cards.length === 0) play(move);
            else choose(indices(hand, move));
          }}
          onWhy={why}
          onClear={() => choose(NONE)}
          onClose={() => {
            following.problem.value = undefined;
          }}
        />
      ) : (
        look.view.status === "playing" && <Others following={following} look={look} />
      )}
    </section>
  );
}
