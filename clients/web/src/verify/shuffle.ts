/** From 32 bytes to a deal, as docs/shuffle.md says it. */

import { big } from "./bytes";
import { sha256 } from "./hashing";

/** Who gets which cards, as numbers of faces. Hands are sorted; the stock is in the order in which it is revealed. */
export interface Dealt {
  readonly first: number;
  readonly hands: readonly (readonly number[])[];
  readonly stock: readonly number[];
}

interface Pack {
  /** In list order. */
  readonly cards: readonly number[];
  readonly seats: number;
  /** How many cards the first seat gets, and each of the others. */
  readonly sizes: readonly [number, number];
}

const from = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, step) => first + step);
const copies = (faces: readonly number[], count: number): number[] =>
  faces.flatMap((face) => Array.from({ length: count }, () => face));

const PACKS: Readonly<Record<string, Pack>> = {
  chuo_pai: { cards: copies(from(1, 21), 4), seats: 3, sizes: [28, 28] },
  tien_gow: { cards: [...copies(from(1, 11), 2), ...from(12, 21)], seats: 4, sizes: [8, 8] },
  chan: { cards: copies([...from(42, 49), ...from(52, 59), ...from(62, 69), 70], 4), seats: 4, sizes: [20, 19] },
};

/** The deal of a seed, where `given` is the first seat if it is not drawn; undefined for a game that is not known. */
export async function dealOf(game: string, seed: Uint8Array, given?: number): Promise<Dealt | undefined> {
  const pack = PACKS[game];
  if (!pack) return undefined;
  const words = new Words(seed);
  const drawn = await words.below(pack.seats);
  const first = given ?? drawn;
  const cards = [...pack.cards];
  for (let i = cards.length - 1; i > 0; i--) {
    const j = await words.below(i + 1);
    [cards[i], cards[j]] = [cards[j] ?? 0, cards[i] ?? 0];
  }
  const hands = from(0, pack.seats - 1).map((seat) =>
    cards.splice(0, pack.sizes[seat === first ? 0 : 1]).sort((left, right) => left - right),
  );
  return { first, hands, stock: cards };
}

/** The seed of a fair deal: of the server's secret and of what each seat gave; empty for nothing. */
export const fairSeed = (secret: Uint8Array, entropy: readonly Uint8Array[]): Promise<Uint8Array> =>
  sha256("cardavia fair 1", secret, ...entropy.flatMap((given) => [given.length, given]));

/** What a seat commits to before anybody reveals. */
export const commitmentTo = (seat: number, entropy: Uint8Array): Promise<Uint8Array> =>
  sha256("cardavia entropy 1", seat, entropy);

/** The stream of words, of 32 bits each. */
class Words {
  readonly #words: number[] = [];
  #blocks = 0;

  constructor(private readonly seed: Uint8Array) {}

  /** A draw from 0 up to `bound`, exclusive. */
  async below(bound: number): Promise<number> {
    const limit = 2 ** 32 - (2 ** 32 % bound);
    for (;;) {
      const word = await this.#next();
      if (word < limit) return word % bound;
    }
  }

  async #next(): Promise<number> {
    if (this.#words.length === 0) {
      const digest = await sha256("cardavia shuffle 1", this.seed, big(this.#blocks++, 4));
      const view = new DataView(digest.buffer);
      for (let at = 0; at < 32; at += 4) this.#words.push(view.getUint32(at));
    }
    return this.#words.shift() ?? 0;
  }
}
