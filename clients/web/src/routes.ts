/** Where in the page one is: the part of the address after `#`. */

import { signal } from "@preact/signals";

/** A place in the page. */
export type Route = { readonly name: "home" } | { readonly name: "gallery" } | { readonly name: "unknown" };

/** The place that a hash names. */
export function parse(hash: string): Route {
  const path = hash.replace(/^#?\/?/, "");
  if (path === "") return { name: "home" };
  return path === "gallery" ? { name: "gallery" } : { name: "unknown" };
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
