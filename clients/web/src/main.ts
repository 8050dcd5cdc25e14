/** The beginning. It is small and comes first: it knows which words to ask for while the page's parts are on their way. */

import { FIRST, text } from "./language/files";
import { chosen } from "./language/tags";
import { kept } from "./settings/kept";
import { apply } from "./settings/settings";

const settings = kept();
apply(settings, document.documentElement);
for (const part of FIRST) void text(chosen(settings.language), part);
const { show } = await import("./Page");
await show();
