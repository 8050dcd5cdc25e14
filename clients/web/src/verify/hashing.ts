/** The browser's own cryptography. It is there on secure pages only: HTTPS, or this machine. */

import { type Bytes, joined } from "./bytes";

/** Whether this page can hash at all. */
export const canHash = (): boolean => globalThis.crypto?.subtle !== undefined;

/** SHA-256 of parts, one after the other. */
export async function sha256(...parts: readonly (string | number | Uint8Array)[]): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", joined(...parts)));
}

/** HMAC-SHA-256. */
export async function hmac(key: Uint8Array, ...message: readonly (string | number | Uint8Array)[]): Promise<Bytes> {
  const hash = { name: "HMAC", hash: "SHA-256" };
  const imported = await crypto.subtle.importKey("raw", joined(key), hash, false, ["sign"]);
  return new Uint8Array(await crypto.subtle.sign("HMAC", imported, joined(...message)));
}
