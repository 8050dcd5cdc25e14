/** The table with all that lies on it: the viewer's seat at the bottom, the others around, the middle between them. */

import type { VNode } from "preact";
import { layoutOf, sideOf } from "./layouts";
import type { Look } from "./look";
import { Middle } from "./Middle";
import { Seat } from "./Seat";

/** The table; `latest` is what just happened, `ahead` how many milliseconds the server's clock is ahead of this one. */
export function Board(props: { look: Look; latest: readonly string[]; ahead: number }): VNode {
  const { look, latest, ahead } = props;
  const [own, ...others] = look.seats;
  return (
    <div class={`board seats-${look.seats.length}`} data-next={layoutOf(look.game).next}>
      {others.map((seat) => (
        <Seat key={seat} look={look} seat={seat} side={sideOf(look, seat)} ahead={ahead} />
      ))}
      <Middle look={look} latest={latest} />
      {own !== undefined && <Seat look={look} seat={own} ahead={ahead} />}
    </div>
  );
}
