/** What happened, in words, the latest first. */

import type { VNode } from "preact";
import { memo } from "preact/compat";
import { say, tongue } from "../language/speaking";
import type { Line } from "./following";

/** A line, said anew when the language or a name has changed. */
const Said = memo(({ line }: { line: Line; tag: string; names: unknown }) => <li>{line.text()}</li>);

/** The log; it can be reached and scrolled by keys. */
export function Log({ lines, names }: { lines: readonly Line[]; names: unknown }): VNode {
  return (
    <aside class="side" aria-label={say("log")}>
      <h2>{say("log")}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys */}
      <ol class="log" reversed tabIndex={0} aria-label={say("log")}>
        {[...lines].reverse().map((line) => (
          <Said key={line.id} line={line} tag={tongue()} names={names} />
        ))}
      </ol>
    </aside>
  );
}
