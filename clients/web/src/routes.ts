/** Where in the page one is: the part of the address after `#`. */

import { signal } from "@preact/signals";

/** A place in the page. */
export type Route =
  | { readonly name: "home" }
  /** All packs of cards, or one of them; `deck` is "" for all. */
  | { readonly name: "library"; readonly deck: string }
  /** A table, at the seat that was taken there, or as a spectator. */
  | { readonly name: "table"; readonly id: string; readonly invitation: string }
  /** An invitation to sit down. */
  | { readonly name: "join"; readonly id: string; readonly seat: number; readonly invitation: string }
  /** A recorded deal, step by step, from an entry of its log on (0 for the first); without an id, one of a file. */
  | { readonly name: "replay"; readonly id: string; readonly entry: number }
  /** What vouches for a recorded deal; without an id, for one of a file. */
  | { readonly name: "verify"; readonly id: string }
  /** The rules of a game, at a clause or a heading of them. */
  | { readonly name: "rules"; readonly game: string; readonly at: string }
  | { readonly name: "unknown" };

/** The place that a hash names. */
export function parse(hash: string): Route {
  const [name = "", id = "", third = "", fourth = ""] = hash
    .replace(/^#?\/?/, "")
    .split("/")
    .map(decoded);
  if (name === "") return { name: "home" };
  if (name === "library") return { name, deck: id };
  if (name === "table" && id) return { name, id, invitation: third };
  if (name === "replay") return { name, id, entry: /^\d{1,6}$/.test(third) ? Number(third) : 0 };
  if (name === "verify") return { name, id };
  if (name === "rules" && id) return { name, game: id, at: third };
  if (name === "join" && id && /^\d$/.test(third)) return { name, id, seat: Number(third), invitation: fourth };
  return { name: "unknown" };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return "";
  }
}

/** The hash of a place. */
export function hash(...parts: readonly (string | number)[]): string {
  return `#/${parts.map((part) => encodeURIComponent(part)).join("/")}`;
}

/** A whole address of a place, to be passed on. */
export const link = (...parts: readonly (string | number)[]): string =>
  `${window.location.href.split("#")[0]}${hash(...parts)}`;

/** Goes to a place; `instead` leaves no way back to where one is. */
export function go(to: string, instead = false): void {
  if (instead) window.location.replace(to);
  else window.location.hash = to;
}

/** Where one is now. */
export const route = signal<Route>({ name: "home" });

/** Follows the address from now on; gives what stops it. */
export function follow(): () => void {
  const changed = (): void => {
    route.value = parse(window.location.hash);
  };
  changed();
  window.addEventListener("hashchange", changed);
  return () => window.removeEventListener("hashchange", changed);
}
