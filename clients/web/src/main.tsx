/** The page. */

import { render, type VNode } from "preact";
import { lazy, Suspense } from "preact/compat";
import { Home } from "./home/Home";
import { listen, need } from "./language/speaking";
import { follow, type Route, route } from "./routes";
import { start } from "./settings/store";
import { Join } from "./table/Join";
import "./theme/tokens.css";
import "./theme/games.css";
import "./theme/page.css";

const Gallery = lazy(() => import("./gallery/Gallery"));
const TablePage = lazy(() => import("./table/TablePage"));
const Replay = lazy(() => import("./table/Replay"));

function place(to: Route): VNode {
  switch (to.name) {
    case "gallery":
      return <Gallery />;
    case "table":
      return <TablePage key={to.id} id={to.id} invitation={to.invitation} />;
    case "join":
      return <Join key={`${to.id} ${to.seat}`} id={to.id} seat={to.seat} invitation={to.invitation} />;
    case "replay":
      return <Replay key={to.id} id={to.id} />;
    case "home":
    case "unknown":
      return <Home />;
  }
}

function Page(): VNode {
  return <Suspense fallback={<main aria-busy="true" />}>{place(route.value)}</Suspense>;
}

start();
listen();
follow();
await need("page", "table", "cards");
const root = document.getElementById("page");
if (root) render(<Page />, root);
