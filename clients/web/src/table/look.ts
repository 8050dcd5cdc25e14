/** Looking things up in a view, by place and name instead of by list. */

import { Counter, type Face, type TableView, Zone } from "@cardavia/client";
import { type Card, DECKS, type DeckName, label } from "../cards/decks";
import { gameOf, titleOf } from "../games";
import { has, say, tongue } from "../language/speaking";

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

  /** The name of the person at a seat; "" if there is none, or for the viewer himself. */
  player(seat: number): string {
    return this.isYou(seat) ? "" : (this.names[this.view.seats[seat]?.player ?? ""] ?? "");
  }

  /** The form of a sentence whose subject is this seat. */
  form(seat: number): string {
    return this.isYou(seat) ? "you" : "";
  }

  /** A seat, or who has a name there, as it begins a sentence. */
  seat(seat: number): string {
    return this.player(seat) || say("seat", { seat }, this.form(seat));
  }

  /** The same within a sentence. */
  inside(seat: number): string {
    return this.player(seat) || say("seat-inside", { seat }, this.form(seat));
  }

  /** A seat's door, within a sentence. */
  door(seat: number): string {
    return say("door_of", { seat: this.inside(seat) }, this.form(seat));
  }

  /** Who plays at a seat, in a word or two; "" for a person. */
  who(seat: number): string {
    const at = this.view.seats[seat];
    if (!at) return "";
    if (at.away) return say("seat-away");
    if (at.ai) return say("side-ai");
    return at.player ? "" : say("seat-empty");
  }

  /** The seat that everybody knows must act now; undefined for none, and while claims are open. */
  get acting(): number | undefined {
    const { status, paused, window } = this.view;
    if (status !== "playing" || paused || window) return undefined;
    return this.seatOf(Counter.ASKED) ?? this.seatOf(Counter.TURN);
  }

  /** Where the deal stands, in a sentence. */
  get status(): string {
    const { status, paused, window } = this.view;
    if (status !== "playing") return say(`status-${status || "opened"}`);
    if (paused) return say("status-paused");
    if (window) return say("status-window");
    const seat = this.acting;
    return seat === undefined ? say("status-wait") : say("status-turn", { seat: this.inside(seat) }, this.form(seat));
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

/** What a card's name means, in the reader's language. */
function gloss(deck: DeckName, card: Card): string {
  const id = `card-${deck}-${card.code}`;
  return has(id) ? say(id) : card.name;
}

/** What a card is called, for ears: its own name, what that means, its pips. */
export function spoken(deck: DeckName, face: Face): string {
  const card = cardOf(deck, face);
  return card ? label(deck, { ...card, name: gloss(deck, card) }) : say("card-unknown");
}

/** What a card is called in a sentence: "Heaven"; with its pips where several have the name: "Eight 6-2". */
export function cardName(deck: DeckName, face: Face): string {
  const card = cardOf(deck, face);
  if (!card) return say("card-unknown");
  if (deck === "to_tom") return card.romanised;
  const name = gloss(deck, card);
  return shared(deck).has(name) ? `${name} ${card.code[0]}-${card.code[1]}` : name;
}

let known: { readonly tag: string; readonly names: Map<DeckName, ReadonlySet<string>> } | undefined;

/** The names that several cards of a pack have in the language that is spoken. */
function shared(deck: DeckName): ReadonlySet<string> {
  if (known?.tag !== tongue()) known = { tag: tongue(), names: new Map() };
  const found = known.names.get(deck);
  if (found) return found;
  const names = [...CARDS[deck].values()].map((card) => gloss(deck, card));
  const several = new Set(names.filter((name, at) => names.indexOf(name) !== at));
  known.names.set(deck, several);
  return several;
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
