/** The page: where one is, and what is there. */

import { effect } from "@preact/signals";
import { render, type VNode } from "preact";
import { lazy, Suspense } from "preact/compat";
import { Header } from "./header/Header";
import { Home } from "./home/Home";
import { Unknown } from "./home/Unknown";
import { listen, need } from "./language/speaking";
import { follow, type Route, route } from "./routes";
import { RULES } from "./rules/opening";
import { titled } from "./titles";

const Library = lazy(() => Promise.all([import("./library/Library"), need("library")]).then(([library]) => library));
const table = () => Promise.all([import("./table/TablePage"), need("playing", "settlement")]).then(([page]) => page);
const TablePage = lazy(table);
const Join = lazy(() => Promise.all([import("./table/Join"), need("playing")]).then(([page]) => page));
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

/** Once there is nothing else to do at home, what a table takes is loaded: few clicks later it is needed. */
function ahead(): void {
  if (route.value.name !== "home") return;
  if ("requestIdleCallback" in window) requestIdleCallback(() => void table(), { timeout: 2000 });
  else setTimeout(() => void table(), 500);
}

/** Shows the page, from now on. */
export function show(): void {
  listen();
  follow();
  effect(() => {
    document.title = titled(route.value);
  });
  const root = document.getElementById("page");
  if (root) render(<Page />, root);
  ahead();
}
