/** Links that somebody pastes: to sit down, to watch, to replay. */

import { parse } from "../routes";

/** The place that a pasted text leads to, as a hash; undefined if it leads nowhere. The id of a deal alone replays it. */
export function pasted(text: string): string | undefined {
  const trimmed = text.trim();
  const at = trimmed.indexOf("#");
  if (at < 0) return /^[\w-]{8,}$/.test(trimmed) ? `#/replay/${trimmed}` : undefined;
  const hash = trimmed.slice(at);
  return ["home", "unknown"].includes(parse(hash).name) ? undefined : hash;
}
