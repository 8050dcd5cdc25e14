/** Opening a table and sitting down at it. */

import type { GameFacts } from "../games";
import { go, hash } from "../routes";
import { server } from "../server";
import { keepOpened, keepSeat } from "./seats";

/** The AI player that people meet. */
const AI = "greedy";

/** Opens a table for so many people, the others AI players, sits down at it and goes there. */
export async function open(game: GameFacts, people: number, listed: boolean): Promise<void> {
  const seats = Array.from({ length: game.seats }, (_, seat) => (seat < people ? "" : AI));
  const [opened, taken] = await server.openAndSit({ game: game.name, seats, listed });
  keepOpened(opened);
  keepSeat(taken);
  go(hash("table", opened.tableId));
}
