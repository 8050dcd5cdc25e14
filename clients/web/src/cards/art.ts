/** The art of a pack, loaded when it is needed. */

import type { DeckName } from "./decks";
import type { Drawing } from "./svg";

/** How the cards of a pack are drawn. */
export interface Art {
  /** The face with a code. */
  readonly face: (code: string) => Drawing;
  /** What is seen of a card that lies face down. */
  readonly back: () => Drawing;
  /** The same pack in another make. */
  readonly other?: (code: string) => Drawing;
}

const ART: Record<DeckName, () => Promise<Art>> = {
  dominoes: async () => {
    const { domino, dominoBack } = await import("./dominoes");
    return { face: domino, back: dominoBack, other: (code) => domino(code, "ebony") };
  },
  sichuan: async () => {
    const { sichuan, sichuanBack } = await import("./sichuan");
    return { face: sichuan, back: sichuanBack, other: (code) => sichuan(code, true) };
  },
  to_tom: async () => {
    const { totom, totomBack } = await import("./totom");
    return { face: totom, back: totomBack };
  },
};

/** The art of a pack. */
export const art = (deck: DeckName): Promise<Art> => ART[deck]();
