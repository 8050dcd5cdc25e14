/** A table that waits for its players, with links to pass on. */

import type { VNode } from "preact";
import { say } from "../language/speaking";
import { link } from "../routes";
import { Copied } from "./Copied";
import type { Look } from "./look";
import { openedAt } from "./seats";

/** Who is missing; whoever opened the table here has a link for each of them, and one for those who watch. */
export function Waiting({ tableId, look }: { tableId: string; look: Look }): VNode {
  const opened = openedAt(tableId);
  const empty = look.seats.filter((seat) => !look.view.seats[seat]?.ai && !look.view.seats[seat]?.player);
  const count = empty.length;
  return (
    <section class="sheet waiting" aria-labelledby="waiting">
      <h2 id="waiting">{count > 0 ? say("wait-for", { count }) : say("wait-shuffle")}</h2>
      <ul class="sitting">
        {look.seats.map((seat) => (
          <li key={seat} class={empty.includes(seat) ? "empty" : ""}>
            <b>{look.seat(seat)}</b>
            <small>{look.isYou(seat) ? "" : look.who(seat)}</small>
          </li>
        ))}
      </ul>
      {opened && count > 0 && <p>{say("wait-links")}</p>}
      {opened &&
        empty.map((seat) => (
          <Copied
            key={seat}
            name={say("seat", { seat })}
            address={link("join", tableId, seat, opened.invitations[seat] ?? "")}
          />
        ))}
      {opened && <Copied name={say("wait-watch")} address={link("table", tableId, opened.spectators)} />}
    </section>
  );
}
