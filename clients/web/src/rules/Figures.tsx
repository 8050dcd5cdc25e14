/** Cards and numbers in rows. */

import type { VNode } from "preact";
import { useContext, useId } from "preact/hooks";
import { language } from "../cards/decks";
import { say } from "../language/speaking";
import { Pack, Whole } from "./Cards";
import type { Cell, Figure, Line, Table } from "./rules";
import { Marked, Sentence } from "./Text";

/** The cards of a line, those that belong together close to each other; signs of rank stand with the card after them. */
function Row({ cards, named, down = false }: { cards: string; named: boolean; down?: boolean }): VNode {
  const groups: { sign: string; codes: string[] }[] = [{ sign: "", codes: [] }];
  for (const token of cards.split(" ").filter(Boolean)) {
    if (/^\w\w$/.test(token)) groups.at(-1)?.codes.push(token);
    else groups.push({ sign: token, codes: [] });
  }
  return (
    <span class={`row ${down ? "down" : ""}`}>
      {groups.map(({ sign, codes }, at) => (
        <span class="group" key={at}>
          {sign === ">" && <Sign sign="›" means={say("rules-higher")} />}
          {sign === "=" && <Sign sign="=" means={say("rules-equal")} />}
          {codes.map((code, index) => (
            <Whole key={`${code} ${index}`} code={code} named={named} />
          ))}
        </span>
      ))}
    </span>
  );
}

function Sign({ sign, means }: { sign: string; means: string }): VNode {
  return (
    <span class="sign" role="img" aria-label={means} title={means}>
      {sign}
    </span>
  );
}

function LineOf({ line, named }: { line: Line; named: boolean }): VNode {
  const pack = useContext(Pack);
  const { own, title, note, who, verb, cards, down = false } = line;
  return (
    <li>
      {(own || title || who) && (
        <span class="title">
          {own && <b lang={pack && language(pack.deck)}>{own}</b>}
          {title && (
            <span>
              <Sentence id={title} />
            </span>
          )}
          {who && <b>{who}</b>}
          {verb && <span class="verb">{say(verb)}</span>}
        </span>
      )}
      {cards && <Row cards={cards} named={named} down={down} />}
      {note && (
        <span class="note">
          <Sentence id={note} />
        </span>
      )}
    </li>
  );
}

/** So many cards in a line leave no room beside them. */
const MANY = 5;

/** How the lines of a figure stand: in columns if they are called something, below that if there are many cards. */
function layout(lines: readonly Line[]): string {
  if (lines.some(({ cards }) => (cards.match(/\w\w/g) ?? []).length > MANY)) return "long";
  return lines.some(({ own, title, who }) => own || title || who) ? "columns" : "";
}

/** Cards in rows. */
export function CardFigure({ of: { id, lines, named } }: { of: Figure }): VNode {
  const moves = lines.some(({ who }) => who);
  const rows = lines.map((line, at) => <LineOf key={at} line={line} named={named} />);
  const style = `lines ${layout(lines)}`;
  return (
    <figure>
      <figcaption>
        <Sentence id={id} />
      </figcaption>
      {moves ? <ol class={style}>{rows}</ol> : <ul class={style}>{rows}</ul>}
    </figure>
  );
}

const isNumber = (cell: Cell): boolean => typeof cell === "number" || (typeof cell === "string" && /\d|^$/.test(cell));

function Said({ cell }: { cell: Cell }): VNode {
  if (typeof cell === "object")
    return (
      <>
        <Marked text={say(cell.say)} />
        {cell.note && (
          <span class="note">
            <Sentence id={cell.note} />
          </span>
        )}
      </>
    );
  return <>{String(cell).replace("-", "−")}</>;
}

/** Numbers in rows, the first cell of each being what it is about. */
export function Numbers({ of: { id, head, rows } }: { of: Table }): VNode {
  const caption = useId();
  return (
    <figure>
      <figcaption id={caption}>
        <Sentence id={id} />
      </figcaption>
      <table aria-labelledby={caption}>
        <thead>
          <tr>
            {head.map((cell, at) =>
              cell === "" ? (
                <td key={at} />
              ) : (
                <th key={at} scope="col" class={rows.every((row) => isNumber(row[at] ?? "x")) ? "number" : ""}>
                  <Said cell={cell} />
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first = "", ...others], row) => (
            <tr key={row}>
              <th scope="row">
                <Said cell={first} />
              </th>
              {others.map((cell, at) => (
                <td key={at} class={isNumber(cell) ? "number" : ""}>
                  <Said cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
