/** The page: where one is, and what is there. */

import "./theme/tokens.css";
import "./theme/games.css";
import "./theme/page.css";
import { effect } from "@preact/signals";
import { render, type VNode } from "preact";
import { lazy, Suspense } from "preact/compat";
import { Header } from "./header/Header";
import { Home } from "./home/Home";
import { Unknown } from "./home/Unknown";
import { FIRST } from "./language/files";
import { listen, need } from "./language/speaking";
import { follow, type Route, route } from "./routes";
import { RULES } from "./rules/opening";
import { start } from "./settings/store";
import { parts } from "./table/ahead";
import { titled } from "./titles";

const Library = lazy(() => Promise.all([import("./library/Library"), need("library")]).then(([library]) => library));
const table = async () => {
  const [{ TablePage }] = await Promise.all([parts(), need("playing", "settlement")]);
  return { default: TablePage };
};
const TablePage = lazy(table);
const Join = lazy(() => Promise.all([parts(), need("playing")]).then(([{ Join }]) => ({ default: Join })));
const Replay = lazy(() =>
  Promise.all([import("./replay/Replay"), need("playing", "replay", "settlement", "verify")]).then(([page]) => page),
);
const Verify = lazy(() => Promise.all([import("./verify/Verify"), need("verify", "replay")]).then(([page]) => page));

function place(to: Route): VNode {
  switch (to.name) {
    case "home":
      return <Home />;
    case "library":
      return <Library key={to.deck} deck={to.deck} />;
    case "table":
      return <TablePage key={to.id} id={to.id} invitation={to.invitation} />;
    case "join":
      return <Join key={`${to.id} ${to.seat}`} id={to.id} seat={to.seat} invitation={to.invitation} />;
    case "replay":
      return <Replay key={to.id} id={to.id} entry={to.entry} />;
    case "verify":
      return <Verify key={to.id} id={to.id} />;
    case "rules": {
      const Rules = RULES.get(to.game);
      return Rules ? <Rules key={to.game} at={to.at} /> : <Unknown />;
    }
    case "unknown":
      return <Unknown />;
  }
}

/** Pages that fill the header themselves. */
const OWN_HEADER: readonly Route["name"][] = ["table", "replay", "verify"];

function Page(): VNode {
  const to = route.value;
  return (
    <>
      {!OWN_HEADER.includes(to.name) && <Header />}
      <Suspense fallback={<main aria-busy="true" />}>{place(to)}</Suspense>
    </>
  );
}

/** Where a click or less leads to a table. */
const NEAR: readonly Route["name"][] = ["home", "join", "table"];

/** Shows the page, from now on. What a table takes is loaded meanwhile, its code while the words are on their way. */
export async function show(): Promise<void> {
  start();
  follow();
  const near = NEAR.includes(route.value.name);
  // What cannot be loaded is asked for again where it is needed.
  if (near) parts().catch(() => undefined);
  await need(...FIRST);
  listen();
  effect(() => {
    document.title = titled(route.value);
  });
  const root = document.getElementById("page");
  if (root) render(<Page />, root);
  if (near) table().catch(() => undefined);
}
