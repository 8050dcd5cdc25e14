/** The beginning: the words of the page and its parts are loaded side by side. */

import { need } from "./language/speaking";
import { start } from "./settings/store";
import "./theme/tokens.css";
import "./theme/games.css";
import "./theme/page.css";

start();
const [{ show }] = await Promise.all([import("./Page"), need("page", "table", "cards")]);
show();
