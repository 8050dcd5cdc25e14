/** A pack: where it comes from, its games, and all of its cards. */

import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { type Deck, size } from "../cards/decks";
import { Fan } from "../cards/Fan";
import { pack } from "../cards/packs";
import { GAMES, titleOf } from "../games";
import { say, tongue } from "../language/speaking";
import { LANGUAGES } from "../language/tags";
import { hash } from "../routes";
import { CardEntry } from "./CardEntry";
import { parts } from "./parts";
import { wikipedia } from "./wikipedia";

function Games({ deck }: { deck: Deck }): VNode {
  return (
    <section aria-labelledby="library-games">
      <h2 id="library-games">{say("library-games")}</h2>
      <ul class="library-games">
        {GAMES.filter((game) => game.deck === deck.name).map(({ name, seats, cards }) => (
          <li key={name}>
            <h3>{titleOf(name)}</h3>
            <p>{say(`home-line-${name}`)}</p>
            <p class="library-quiet">
              {say("home-players", { count: seats })} · {say("library-uses", { cards, all: size(deck) })}
            </p>
            <p class="buttons">
              <a class="plain" href={hash("rules", name)}>
                {say("library-rules")}
              </a>
              <a class="plain" href="#/">
                {say("library-play")}
              </a>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The page. */
export function DeckPage({ deck }: { deck: Deck }): VNode {
  const art = pack(deck.name);
  const other = useSignal(false);
  const face = (other.value && art?.other) || art?.face;
  const article = wikipedia(deck.name, tongue());
  const game = GAMES.find((each) => each.deck === deck.name);
  return (
    <main class="library" data-game={game?.name}>
      <header class="library-pack">
        <div>
          <p>
            <a class="library-back" href="#/library">
              ← {say("library-title")}
            </a>
          </p>
          <h1>{say(`deck-${deck.name}`)}</h1>
          <p class="library-facts">
            {say(`deck-place-${deck.name}`)} · {say("deck-size", { count: size(deck) })}
          </p>
          <p>{say(`library-make-${deck.name}`)}</p>
          <p>{say(`library-story-${deck.name}`)}</p>
          <p>
            <a href={article.address} hreflang={article.lang} rel="noreferrer" target="_blank">
              {say("library-wikipedia", { language: LANGUAGES[article.lang] })}
            </a>
          </p>
        </div>
        {game && (
          <div class="table" data-game={game.name} data-surroundings="dark">
            <Fan deck={deck.name} codes={game.sample} />
          </div>
        )}
      </header>
      <Games deck={deck} />
      <section class="library-cards" aria-labelledby="library-cards">
        <div class="library-bar">
          <h2 id="library-cards">{say("library-cards")}</h2>
          {art?.other && (
            <label>
              <input
                type="checkbox"
                checked={other.value}
                onChange={(event) => {
                  other.value = event.currentTarget.checked;
                }}
              />
              {say(`library-other-${deck.name}`)}
            </label>
          )}
        </div>
        {parts(deck).map(([part, cards]) => (
          <section key={part} aria-labelledby={`library-${part}`}>
            <h3 id={`library-${part}`}>{say(`library-part-${part}`)}</h3>
            <ul>
              {cards.map((card) => (
                <CardEntry key={card.code} deck={deck} card={card} drawing={face?.(card.code)} />
              ))}
            </ul>
          </section>
        ))}
        <p class="library-quiet">{say("library-copies-how")}</p>
      </section>
    </main>
  );
}
