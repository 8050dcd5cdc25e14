/** A card on the page: the drawing, with its name for those who hear it. */

import type { VNode } from "preact";
import type { Drawing } from "./svg";

/** A drawing as an image; its width is the page's `--card-width`, or that of `style`. */
export function CardImage({ drawing, label, lang }: { drawing: Drawing; label: string; lang?: string }): VNode {
  const { width, height, body } = drawing;
  return (
    <svg class="card" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label} lang={lang}>
      <title>{label}</title>
      <g dangerouslySetInnerHTML={{ __html: body }} />
    </svg>
  );
}
