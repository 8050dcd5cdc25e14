/** The page. */

import { render, type VNode } from "preact";
import { lazy, Suspense } from "preact/compat";
import { follow, route } from "./routes";
import { start } from "./settings/store";
import "./theme/tokens.css";
import "./theme/games.css";
import "./theme/page.css";

const Gallery = lazy(() => import("./gallery/Gallery"));

function Home(): VNode {
  return (
    <main class="home">
      <h1>Cardavia</h1>
      <p>
        <a href="#/gallery">All cards</a>
      </p>
    </main>
  );
}

function Page(): VNode {
  switch (route.value.name) {
    case "gallery":
      return (
        <Suspense fallback={<main aria-busy="true" />}>
          <Gallery />
        </Suspense>
      );
    case "home":
    case "unknown":
      return <Home />;
  }
}

start();
follow();
const root = document.getElementById("page");
if (root) render(<Page />, root);
