/** When to try again: exponential backoff with full jitter, within a patience that the caller sets. */

import { ConnectError } from "@connectrpc/connect";
import { askedToWait, Lost, passes, refused } from "./errors.js";

/** How long to wait before attempt after attempt, in milliseconds. */
export interface Backoff {
  /** The limit of the first wait. Each wait is drawn evenly from 0 to a limit that doubles. */
  readonly first: number;
  /** Where the limit stops. */
  readonly longest: number;
  /** An outage that lasts longer is given up. */
  readonly patience: number;
}

/** For calls: a minute. */
export const CALLS: Backoff = { first: 200, longest: 5000, patience: 60_000 };
/** For the stream of a table: for ever. */
export const STREAMS: Backoff = { ...CALLS, patience: Number.POSITIVE_INFINITY };

/** A time without the server. */
export class Outage {
  #since = 0;
  #attempts = 0;

  constructor(private readonly backoff: Backoff) {}

  /** The server answered. */
  over(): void {
    this.#attempts = 0;
  }

  /** Waits before the next attempt. Throws Lost once patience is out, and as soon as `signal` says so. */
  async wait(error?: ConnectError, signal?: AbortSignal): Promise<void> {
    if (this.#attempts === 0) this.#since = Date.now();
    const limit = Math.min(this.backoff.longest, this.backoff.first * 2 ** Math.min(this.#attempts, 30));
    this.#attempts += 1;
    const wait = Math.max(Math.random() * limit, error ? askedToWait(error) : 0);
    if (Date.now() + wait - this.#since > this.backoff.patience) {
      throw new Lost(`The server could not be reached: ${error?.rawMessage ?? "the stream ended"}`);
    }
    await new Promise<void>((resolve, reject) => {
      const stop = (): void => {
        clearTimeout(timer);
        reject(new Lost("closed"));
      };
      const timer = setTimeout(() => {
        signal?.removeEventListener("abort", stop);
        resolve();
      }, wait);
      if (signal?.aborted) stop();
      else signal?.addEventListener("abort", stop, { once: true });
    });
  }
}

/** Makes a call until it is answered. Throws Refused for a refusal, Lost when patience is out. */
export async function call<Answer>(
  attempt: () => Promise<Answer>,
  backoff: Backoff = CALLS,
  signal?: AbortSignal,
): Promise<Answer> {
  const outage = new Outage(backoff);
  for (;;) {
    try {
      return await attempt();
    } catch (reason) {
      const error = ConnectError.from(reason);
      if (signal?.aborted) throw new Lost("closed");
      if (!passes(error)) throw refused(error);
      await outage.wait(error, signal);
    }
  }
}
