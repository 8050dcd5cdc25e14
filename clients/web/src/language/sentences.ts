/** A language: its sentences by their ids, from the files that the server and the terminal read too. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";

/** Numbers below stand without separators, as most of our languages write them. */
const GROUPED_FROM = 10_000;

/** What is inserted into a sentence: texts as they are, numbers as the language writes them. */
export type Params = Readonly<Record<string, string | number>>;

/** The sentences of some files in one language. */
export class Sentences {
  private readonly bundle: FluentBundle;

  constructor(tag: string, texts: readonly string[]) {
    // Without marks of isolation, which would end up in what is copied and compared.
    this.bundle = new FluentBundle(tag, { useIsolating: false });
    for (const text of texts) this.bundle.addResource(new FluentResource(text));
  }

  /** Whether there is a sentence of this id. */
  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** A sentence with its parameters, in a form of it (an attribute) if it has that; its id where there is none. */
  say(id: string, params: Params = {}, form = ""): string {
    const message = this.bundle.getMessage(id);
    const pattern = message?.attributes[form] ?? message?.value;
    if (!pattern) return id;
    const values: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(params))
      values[name] = typeof value === "string" ? value : number(value);
    return this.bundle.formatPattern(pattern, values, []);
  }
}

const number = (value: number): FluentNumber =>
  new FluentNumber(value, { useGrouping: Math.abs(value) >= GROUPED_FROM });
