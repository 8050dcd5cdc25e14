/** Looking things up in a view, by place and name instead of by list. */

import { type Counter, type Face, type TableView, Zone } from "@cardavia/client";
import { type Card, DECKS, type DeckName, label } from "../cards/decks";
import { gameOf, titleOf } from "../games";

/** A view, looked into. Places without cards are empty, absent numbers are 0. `names` are those of players by id. */
export class Look {
  constructor(
    readonly view: TableView,
    readonly names: Readonly<Record<string, string>> = {},
  ) {}

  /** The game's name in the API. */
  get game(): string {
    return this.view.opened?.game ?? "";
  }

  /** The game's name for people. */
  get title(): string {
    return titleOf(this.game);
  }

  /** The pack that the game is played with; of a game that this page does not know, the one that has its cards. */
  get deck(): DeckName {
    const first = this.view.deal?.places.flatMap((place) => place.cards)[0] ?? 0;
    return gameOf(this.game)?.deck ?? (first > 40 ? "to_tom" : "sichuan");
  }

  /** The viewer's seat; undefined for a spectator. */
  get viewer(): number | undefined {
    return this.view.viewer;
  }

  /** All seats in playing order, the viewer's first. */
  get seats(): number[] {
    const count = this.view.seats.length;
    return Array.from({ length: count }, (_, step) => ((this.viewer ?? 0) + step) % count);
  }

  /** The cards that the viewer knows at a place. */
  cards(zone: Zone, seat?: number): readonly Face[] {
    return this.#place(zone, seat)?.cards ?? [];
  }

  /** How many cards lie there that he does not know. */
  hidden(zone: Zone, seat?: number): number {
    return this.#place(zone, seat)?.hidden ?? 0;
  }

  /** How many cards lie at a place, known or not. */
  size(zone: Zone, seat?: number): number {
    return this.cards(zone, seat).length + this.hidden(zone, seat);
  }

  #place(zone: Zone, seat: number | undefined) {
    return this.view.deal?.places.find(({ place }) => place?.zone === zone && place.seat === seat);
  }

  /** A number. */
  count(counter: Counter, seat?: number): number {
    return this.view.deal?.counts.find((each) => each.counter === counter && each.seat === seat)?.value ?? 0;
  }

  /** The seat that a number of the table names (they are counted from 1); undefined for nobody. */
  seatOf(counter: Counter): number | undefined {
    const value = this.count(counter);
    return value ? value - 1 : undefined;
  }

  /** The viewer's hand as he holds it. */
  hand(): Face[] {
    return this.viewer === undefined ? [] : sorted(this.deck, this.cards(Zone.HAND, this.viewer));
  }

  isYou(seat: number | undefined): boolean {
    return seat !== undefined && seat === this.viewer;
  }

  /** A seat, or who has a name there. */
  seat(seat: number): string {
    if (this.isYou(seat)) return "You";
    return this.names[this.view.seats[seat]?.player ?? ""] ?? `Seat ${seat}`;
  }

  /** The same within a sentence. */
  inside(seat: number): string {
    return this.isYou(seat) ? "you" : this.seat(seat).replace(/^Seat /, "seat ");
  }

  /** Who plays at a seat, in a word or two. */
  who(seat: number): string {
    const at = this.view.seats[seat];
    if (!at) return "";
    if (at.away) return "away, an AI plays";
    if (at.ai) return "AI";
    return at.player ? "" : "nobody yet";
  }
}

const CARDS: Readonly<Record<DeckName, ReadonlyMap<number, Card>>> = {
  sichuan: byFace("sichuan"),
  dominoes: byFace("dominoes"),
  to_tom: byFace("to_tom"),
};

function byFace(deck: DeckName): ReadonlyMap<number, Card> {
  return new Map(DECKS.find(({ name }) => name === deck)?.cards.map((card) => [card.face, card]));
}

/** A card of a pack; undefined for none of its faces. */
export const cardOf = (deck: DeckName, face: Face): Card | undefined => CARDS[deck].get(face);

/** What a card is called, for ears. */
export function spoken(deck: DeckName, face: Face): string {
  const card = cardOf(deck, face);
  return card ? label(deck, card) : "a card";
}

/** What a card is called in a sentence: "Heaven"; with its pips where several have the name: "Eight 6-2". */
export function cardName(deck: DeckName, face: Face): string {
  const card = cardOf(deck, face);
  if (!card) return "?";
  if (deck === "to_tom") return card.romanised;
  const unique = [...CARDS[deck].values()].filter(({ name }) => name === card.name).length === 1;
  return unique ? card.name : `${card.name} ${card.code[0]}-${card.code[1]}`;
}

/** Cards by name, alike ones counted: "Heaven ×2, Red Nine". */
export function cardNames(deck: DeckName, faces: readonly Face[]): string {
  const counts = new Map<Face, number>();
  for (const face of faces) counts.set(face, (counts.get(face) ?? 0) + 1);
  return [...counts].map(([face, count]) => cardName(deck, face) + (count > 1 ? ` ×${count}` : "")).join(", ");
}

/** Cards as a hand holds them: in the order of the list; those of Tổ Tôm by rank, so that pairs stand together. */
export function sorted(deck: DeckName, faces: readonly Face[]): Face[] {
  if (deck !== "to_tom") return [...faces].sort((left, right) => left - right);
  const code = (face: Face): string => cardOf(deck, face)?.code ?? "";
  return [...faces].sort((left, right) => code(left).localeCompare(code(right)));
}
