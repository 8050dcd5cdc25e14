/** The library: where these cards come from, and every card of every pack. */

import type { VNode } from "preact";
import { DECKS } from "../cards/decks";
import { Traditions } from "../cards/Traditions";
import { Unknown } from "../home/Unknown";
import { say } from "../language/speaking";
import { DeckPage } from "./DeckPage";
import "./library.css";

function Index(): VNode {
  return (
    <main class="library">
      <header>
        <h1>{say("library-title")}</h1>
        <p>{say("library-lead")}</p>
      </header>
      <Traditions level="h2" line={(deck) => say(`library-make-${deck}`)} />
    </main>
  );
}

/** The page of a pack by its name, or of all for "". */
export default function Library({ deck: name }: { deck: string }): VNode {
  if (name === "") return <Index />;
  const deck = DECKS.find((each) => each.name === name);
  return deck ? <DeckPage deck={deck} /> : <Unknown />;
}
