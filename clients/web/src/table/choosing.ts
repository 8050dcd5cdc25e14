/**
 * From chosen cards to moves. A move is a verb and its cards; choosing cards narrows the legal moves.
 *
 * It knows no rules: which moves are legal, the server has said.
 */

import type { Face, Move } from "@cardavia/client";

/** What the chosen cards leave open. */
export interface Choice {
  /** Moves with exactly the chosen cards, and those that take none of the hand's. */
  readonly ready: readonly Move[];
  /** Moves that need more cards. */
  readonly further: readonly Move[];
  /** Which cards of the hand, by index, may be chosen besides: some legal move has them too. */
  readonly open: ReadonlySet<number>;
}

type Counts = ReadonlyMap<Face, number>;

function counted(faces: readonly Face[]): Counts {
  const counts = new Map<Face, number>();
  for (const face of faces) counts.set(face, (counts.get(face) ?? 0) + 1);
  return counts;
}

const within = (small: Counts, large: Counts): boolean =>
  [...small].every(([face, count]) => count <= (large.get(face) ?? 0));

/** What the cards at the indices `chosen` of a hand leave of the legal moves. */
export function narrow(legal: readonly Move[], hand: readonly Face[], chosen: ReadonlySet<number>): Choice {
  const held = counted(hand);
  const picked = counted([...chosen].flatMap((index) => hand[index] ?? []));
  const ready: Move[] = [];
  const further: Move[] = [];
  const wanted = new Map<Face, number>();
  for (const move of legal) {
    const cards = counted(move.cards);
    if (move.cards.length === 0 || !within(cards, held)) {
      ready.push(move);
    } else if (within(picked, cards)) {
      (move.cards.length === chosen.size ? ready : further).push(move);
      for (const [face, count] of cards) wanted.set(face, Math.max(count, wanted.get(face) ?? 0));
    }
  }
  const open = hand.flatMap((face, index) =>
    chosen.has(index) || (wanted.get(face) ?? 0) <= (picked.get(face) ?? 0) ? [] : [index],
  );
  return { ready, further, open: new Set(open) };
}

/** The indices of a hand that hold the cards of a move. */
export function indices(hand: readonly Face[], move: Move): Set<number> {
  const left = new Map(counted(move.cards));
  const found = new Set<number>();
  for (const [index, face] of hand.entries()) {
    const wanted = left.get(face) ?? 0;
    if (wanted > 0) {
      found.add(index);
      left.set(face, wanted - 1);
    }
  }
  return found;
}
