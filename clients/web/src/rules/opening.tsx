/** The pages of the rules, each loaded with its words and its cards when it is opened. */

import type { VNode } from "preact";
import { lazy } from "preact/compat";
import { art } from "../cards/art";
import { need } from "../language/speaking";
import type { Rules } from "./rules";

/** A page of rules, at a clause, a part or a heading of it; at its top for an empty text. */
type RulesAt = (props: { at: string }) => VNode;

const page = (name: "chan" | "chuo_pai" | "tien_gow", load: () => Promise<{ rules: Rules }>): RulesAt =>
  lazy(async () => {
    const words = need("rules", `rules_${name}`);
    const [{ RulesPage }, { rules }] = await Promise.all([import("./RulesPage"), load(), words]);
    const cards = await art(rules.deck);
    return { default: ({ at }: { at: string }) => <RulesPage rules={rules} art={cards} at={at} /> };
  });

/** The pages, by the names of their games. */
export const RULES: ReadonlyMap<string, RulesAt> = new Map([
  ["tien_gow", page("tien_gow", () => import("./tien_gow"))],
  ["chuo_pai", page("chuo_pai", () => import("./chuo_pai"))],
  ["chan", page("chan", () => import("./chan"))],
]);
