/** Public keys that sign logs, and what they signed (docs/log.md). */

import { type Bytes, hex, joined, unhex } from "./bytes";
import { idBytes } from "./chain";
import { sha256 } from "./hashing";

/** Public keys of 32 bytes by their ids. */
export type Keys = ReadonlyMap<string, Bytes>;

/** The keys in a text: the JSON of `/keys`, or 64 hexadecimal digits each. Empty where there are none. */
export async function keysIn(text: string): Promise<Keys> {
  const found = [...text.matchAll(/(?<![\da-f])[\da-f]{64}(?![\da-f])/gi)].map(([digits]) => unhex(digits));
  return new Map(await Promise.all(found.map(async (key) => [await keyId(key), key] as const)));
}

/** The id of a key. */
export const keyId = async (key: Uint8Array): Promise<string> => hex(await sha256(key)).slice(0, 16);

/** The keys that the server of this page publishes; empty where it cannot be reached. */
export async function serverKeys(): Promise<Keys> {
  try {
    return await keysIn(await (await fetch("/keys")).text());
  } catch {
    return new Map();
  }
}

/** Whether a key signed a head; undefined where this browser knows no such signatures. */
export async function signed(
  key: Bytes,
  tableId: string,
  head: Uint8Array,
  signature: Uint8Array,
): Promise<boolean | undefined> {
  let imported: CryptoKey;
  try {
    imported = await crypto.subtle.importKey("raw", key, "Ed25519", false, ["verify"]);
  } catch (error) {
    if (error instanceof DOMException && error.name === "DataError") return false;
    return undefined;
  }
  const message = joined("cardavia head 1", idBytes(tableId), head);
  return crypto.subtle.verify("Ed25519", imported, joined(signature), message);
}
