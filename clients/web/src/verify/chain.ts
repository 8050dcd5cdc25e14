/** The hash chain over the stored bytes, as docs/log.md says it. */

import { big, unhex } from "./bytes";
import { hmac, sha256 } from "./hashing";

/** The 16 bytes of a table's id. */
export const idBytes = (tableId: string): Uint8Array => unhex(tableId);

/** The head before the first entry. */
export const firstHead = (tableId: string): Promise<Uint8Array> => sha256("cardavia log 1", idBytes(tableId));

/** The head after entry `n`, of the one before it. */
export async function nextHead(
  head: Uint8Array,
  secret: Uint8Array,
  n: number,
  stored: Uint8Array,
): Promise<Uint8Array> {
  const salt = await hmac(secret, "cardavia salt 1", big(n, 8));
  return sha256("cardavia chain 1", head, await sha256(salt, stored));
}

/** All heads of a table: that before its first entry, then one an entry. */
export async function headsOf(
  tableId: string,
  secret: Uint8Array,
  entries: readonly { readonly stored: Uint8Array }[],
): Promise<Uint8Array[]> {
  let head = await firstHead(tableId);
  const heads = [head];
  for (const [at, { stored }] of entries.entries()) {
    head = await nextHead(head, secret, at + 1, stored);
    heads.push(head);
  }
  return heads;
}
