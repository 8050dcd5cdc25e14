/** The games, and how to get to a table. */

import type { TableSummary } from "@cardavia/client";
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect } from "preact/hooks";
import { CardImage } from "../cards/CardImage";
import { DECKS, label, language } from "../cards/decks";
import { pack } from "../cards/packs";
import { GAMES, type GameFacts, gameOf } from "../games";
import { type Problem, problem } from "../problem";
import { go, hash } from "../routes";
import { server } from "../server";
import { Panel } from "../settings/Panel";
import { keepOpened, keepSeat } from "../table/seats";
import "./home.css";

/** The AI player that people meet. */
const AI = "greedy";

/** Opens a table for so many people, the others AI players, and sits down at it. */
async function open(game: GameFacts, people: number, listed: boolean): Promise<void> {
  const seats = Array.from({ length: game.seats }, (_, seat) => (seat < people ? "" : AI));
  const opened = await server.openTable({ game: game.name, seats, listed });
  keepOpened(opened);
  keepSeat(await server.takeSeat(opened.tableId, 0, opened.invitations[0]));
  go(hash("table", opened.tableId));
}

function Sample({ game }: { game: GameFacts }): VNode {
  const art = pack(game.deck);
  const cards = DECKS.find(({ name }) => name === game.deck)?.cards ?? [];
  return (
    <div class="sample" aria-hidden="true">
      {game.sample.map((code) => {
        const card = cards.find((each) => each.code === code);
        if (!card || !art) return <span key={code} class="card waiting" />;
        return (
          <CardImage key={code} drawing={art.face(code)} label={label(game.deck, card)} lang={language(game.deck)} />
        );
      })}
    </div>
  );
}

function Game({ game, onProblem }: { game: GameFacts; onProblem: (error: unknown) => void }): VNode {
  const busy = useSignal(false);
  const people = useSignal(2);
  const listed = useSignal(false);
  const start = (count: number, shown: boolean): void => {
    busy.value = true;
    open(game, count, shown)
      .catch(onProblem)
      .finally(() => {
        busy.value = false;
      });
  };
  return (
    <article class="table game" data-game={game.name} data-surroundings="dark">
      <Sample game={game} />
      <h2>{game.title}</h2>
      <p class="make-of">
        {game.make} · {game.seats} players
      </p>
      <p>{game.line}</p>
      <button type="button" class="make" disabled={busy.value} onClick={() => start(1, false)}>
        Play against AI players
      </button>
      <details>
        <summary>With friends</summary>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            start(people.value, listed.value);
          }}
        >
          <label>
            People
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
            Anybody may sit down or watch
          </label>
          <button type="submit" class="plain" disabled={busy.value}>
            Open a table
          </button>
        </form>
      </details>
    </article>
  );
}

function Tables({ tables }: { tables: readonly TableSummary[] }): VNode {
  return (
    <section class="tables">
      <h2>Tables to watch</h2>
      {tables.length === 0 ? (
        <p>No table is open to all now. To watch a friend’s, open the link that he sends.</p>
      ) : (
        <ul>
          {tables.map(({ tableId, game, status, label: text, openedAt }) => (
            <li key={tableId}>
              <a href={hash("table", tableId)}>
                {gameOf(game)?.title ?? game} {text && `“${text}”`}
              </a>{" "}
              <small>
                {status === "opened" ? "waiting for players" : status},{" "}
                {new Date(Number(openedAt / 1000n)).toLocaleTimeString([], { timeStyle: "short" })}
              </small>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The page. */
export function Home(): VNode {
  const tables = useSignal<readonly TableSummary[]>([]);
  const wrong = useSignal<Problem | undefined>(undefined);
  useEffect(() => {
    server.tables().then(
      (found) => {
        tables.value = found.slice(0, 10);
      },
      (error: unknown) => {
        wrong.value = problem(error);
      },
    );
  }, [tables, wrong]);
  return (
    <main class="home">
      <header>
        <h1>Cardavia</h1>
        <p>Three games with old cards, against AI players or with friends. Nothing to install, no account.</p>
      </header>
      {wrong.value && (
        <p class="notice wrong" role="alert">
          {wrong.value.text}
        </p>
      )}
      <div class="games">
        {GAMES.map((game) => (
          <Game
            key={game.name}
            game={game}
            onProblem={(error) => {
              wrong.value = problem(error);
            }}
          />
        ))}
      </div>
      <Tables tables={tables.value} />
      <footer>
        <a href="#/gallery">All cards</a>
        <details>
          <summary>Settings</summary>
          <Panel />
        </details>
      </footer>
    </main>
  );
}
