/** The rules of a game. The address may name a clause, a part or a heading: the page goes there. */

import type { VNode } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import type { Art } from "../cards/art";
import { say } from "../language/speaking";
import { Pack } from "./Cards";
import { Contents } from "./Contents";
import { CardFigure, Numbers } from "./Figures";
import { Clauses, Options, Words } from "./Foot";
import { Head } from "./Head";
import { anchors, type Block, PARTS, type Rules } from "./rules";
import { Here, Sentence, Told } from "./Text";
import "./rules.css";

function BlockOf({ block }: { block: Block }): VNode {
  switch (block.kind) {
    case "heading":
      return (
        <h3 id={block.id} tabIndex={-1}>
          <Sentence id={block.id} />
        </h3>
      );
    case "paragraph":
      return <Told of={block} />;
    case "steps":
    case "points": {
      const items = block.items.map((item) => (
        <li key={item.id}>
          <Told of={item} />
        </li>
      ));
      return block.kind === "steps" ? <ol>{items}</ol> : <ul>{items}</ul>;
    }
    case "figure":
      return <CardFigure of={block} />;
    case "table":
      return <Numbers of={block} />;
  }
}

/** Goes to an anchor of the page, for eyes and for ears; to the top for none. */
function goTo(at: string): void {
  const anchor = at ? document.getElementById(at) : null;
  if (anchor) {
    anchor.scrollIntoView();
    anchor.closest<HTMLElement>("[tabindex]")?.focus({ preventScroll: true });
  } else window.scrollTo(0, 0);
}

/** The page. `at` is empty, or a clause, a part or a heading. */
export function RulesPage({ rules, art, at }: { rules: Rules; art: Art; at: string }): VNode {
  const { game, deck } = rules;
  const here = useMemo(() => ({ game, at, anchors: anchors(rules) }), [game, at, rules]);
  const pack = useMemo(() => ({ deck, art }), [deck, art]);
  useEffect(() => goTo(at), [at]);
  // A link to where the address is already changes nothing, but the reader may have scrolled away.
  const again = (event: MouseEvent): void => {
    const link = event.target instanceof Element && event.target.closest("a");
    if (link && link.hash === window.location.hash) goTo(at);
  };
  return (
    <Here.Provider value={here}>
      <Pack.Provider value={pack}>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keys of a link click it */}
        <main class="rules" data-game={game} onClick={again}>
          <Head rules={rules} />
          <Contents rules={rules} />
          <div class="text">
            {PARTS.map(([part, title], number) => (
              <section key={part}>
                <h2 id={part} tabIndex={-1}>
                  {say("rules-part", { number: number + 1, title: say(title) })}
                </h2>
                {rules.parts[number]?.map((block, index) => (
                  <BlockOf key={index} block={block} />
                ))}
              </section>
            ))}
            <Options rules={rules} />
            <Words rules={rules} />
            <Clauses rules={rules} />
          </div>
        </main>
      </Pack.Provider>
    </Here.Provider>
  );
}
