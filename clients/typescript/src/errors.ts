/** What can go wrong. */

import { Code, type ConnectError } from "@connectrpc/connect";
import { ErrorInfoSchema, LocalizedMessageSchema, RetryInfoSchema } from "./generated/google/rpc/error_details_pb.js";

/** The server refused something; nothing changed. */
export class Refused extends Error {
  override readonly name = "Refused";

  constructor(
    /** A stable name (docs/api/errors.md); the name of a code where there is none. */
    readonly reason: string,
    /** A sentence for people. */
    readonly text: string,
    /** The rulebook's clause, for an illegal move; "" for none. */
    readonly clause = "",
    /** Parameters of the sentence. */
    readonly params: Readonly<Record<string, string>> = {},
  ) {
    super(`${text} (${clause || reason})`);
  }
}

/** The server could not be reached within the client's patience, or the table was closed here. */
export class Lost extends Error {
  override readonly name = "Lost";
}

/** An update does not fit the view. The client then asks for a fresh view; callers never see this. */
export class FoldError extends Error {
  override readonly name = "FoldError";
}

/** After these, without a reason, a call may have been carried out or not: it is said again. */
const UNSURE = new Set([Code.Unknown, Code.Internal, Code.DeadlineExceeded, Code.Aborted, Code.Canceled]);
const PASSING = new Set(["INTERNAL", "TOO_SLOW"]);

const reasonOf = (error: ConnectError): string => error.findDetails(ErrorInfoSchema)[0]?.reason ?? "";

/** Whether to say a call again, under the same request id. */
export function passes(error: ConnectError): boolean {
  if (error.code === Code.Unavailable || error.code === Code.ResourceExhausted) return true;
  const reason = reasonOf(error);
  return reason ? PASSING.has(reason) : UNSURE.has(error.code);
}

/** How many milliseconds the server asks to wait; 0 if it does not say. */
export function askedToWait(error: ConnectError): number {
  const delay = error.findDetails(RetryInfoSchema)[0]?.retryDelay;
  return delay ? Number(delay.seconds) * 1000 + delay.nanos / 1e6 : 0;
}

/** A failed call as a refusal: its reason and sentence where it brought them, else its code and text. */
export function refused(error: ConnectError): Refused {
  const { clause = "", ...params } = error.findDetails(ErrorInfoSchema)[0]?.metadata ?? {};
  const text = error.findDetails(LocalizedMessageSchema)[0]?.message ?? error.rawMessage;
  return new Refused(reasonOf(error) || Code[error.code], text, clause, params);
}
