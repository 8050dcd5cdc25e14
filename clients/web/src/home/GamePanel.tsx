/** A game on the home page: what it is like, and how to get to a table. */

import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { Fan } from "../cards/Fan";
import { type GameFacts, titleOf } from "../games";
import { say } from "../language/speaking";
import { hash } from "../routes";
import { parts } from "../table/ahead";

type Start = (people: number, listed: boolean) => void;

function WithFriends({ game, busy, start }: { game: GameFacts; busy: boolean; start: Start }): VNode {
  const people = useSignal(2);
  const listed = useSignal(false);
  return (
    <details>
      <summary>{say("home-friends")}</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          start(people.value, listed.value);
        }}
      >
        <label>
          {say("home-people")}
          <select
            value={people.value}
            onChange={(event) => {
              people.value = Number(event.currentTarget.value);
            }}
          >
            {Array.from({ length: game.seats - 1 }, (_, more) => more + 2).map((count) => (
              <option key={count} value={count}>
                {count}
              </option>
            ))}
          </select>
        </label>
        <label>
          <input
            type="checkbox"
            checked={listed.value}
            onChange={(event) => {
              listed.value = event.currentTarget.checked;
            }}
          />
          {say("home-listed")}
        </label>
        <p>{say("home-friends-how")}</p>
        <button type="submit" class="plain" disabled={busy}>
          {say("home-open")}
        </button>
      </form>
    </details>
  );
}

/** The panel; `onProblem` hears what went wrong. */
export function GamePanel({ game, onProblem }: { game: GameFacts; onProblem: (error: unknown) => void }): VNode {
  const { name, deck, seats, cards, minutes, sample } = game;
  const busy = useSignal(false);
  const start: Start = (people, listed) => {
    busy.value = true;
    parts()
      .then(({ open }) => open(game, people, listed))
      .catch(onProblem)
      .finally(() => {
        busy.value = false;
      });
  };
  return (
    <article class="table game" data-game={name} data-surroundings="dark" aria-labelledby={`game-${name}`}>
      <Fan deck={deck} codes={sample} />
      <h2 id={`game-${name}`}>{titleOf(name)}</h2>
      <p class="game-from">
        {say(`deck-place-${deck}`)} · {say("deck-size", { count: cards })}
      </p>
      <p>{say(`home-line-${name}`)}</p>
      <ul class="game-facts">
        <li>{say("home-players", { count: seats })}</li>
        <li>{say("home-minutes", { minutes })}</li>
        <li>{say(`home-kind-${name}`)}</li>
        <li>{say(`home-luck-${name}`)}</li>
      </ul>
      <p class="game-like">{say(`home-like-${name}`)}</p>
      <button type="button" class="make" disabled={busy.value} onClick={() => start(1, false)}>
        {say("home-play")}
      </button>
      <WithFriends game={game} busy={busy.value} start={start} />
      <a class="game-rules" href={hash("rules", name)} aria-label={say("home-rules-of", { game: titleOf(name) })}>
        {say("home-rules")}
      </a>
    </article>
  );
}
