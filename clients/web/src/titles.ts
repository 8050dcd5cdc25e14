/** What the window is called at each place of the page. */

import { DECKS } from "./cards/decks";
import { titleOf } from "./games";
import { say } from "./language/speaking";
import type { Route } from "./routes";

const NAME = "Cardavia";

function place(to: Route): string {
  switch (to.name) {
    case "home":
      return "";
    case "library":
      return DECKS.some(({ name }) => name === to.deck) ? say(`deck-${to.deck}`) : say("nav-library");
    case "table":
      return say("title-table");
    case "join":
      return say("title-join");
    case "replay":
      return say("title-replay");
    case "rules":
      return titleOf(to.game);
    case "verify":
      return say("verify");
    case "unknown":
      return say("unknown-title");
  }
}

/** The title of a place: what it is, then where it is. */
export function titled(to: Route): string {
  const at = place(to);
  return at ? `${at} · ${NAME}` : `${NAME} · ${say("home-title")}`;
}
