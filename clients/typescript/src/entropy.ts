/** A player's part in a fair deal (docs/shuffle.md), and what else is drawn at random. */

const DOMAIN = new TextEncoder().encode("cardavia entropy 1");

/** Fresh random bytes. */
export const draw = (bytes = 32): Uint8Array<ArrayBuffer> => crypto.getRandomValues(new Uint8Array(bytes));

/** A request id that nobody can guess, of 32 characters. (A browser has randomUUID on secure pages only.) */
export const newId = (): string => [...draw(16)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** The commitment of a seat to its entropy, 32 bytes; undefined where the browser has no SHA-256: on a page that is not secure. */
export async function committed(seat: number, entropy: Uint8Array): Promise<Uint8Array | undefined> {
  const subtle = globalThis.crypto.subtle as SubtleCrypto | undefined;
  if (!subtle) return undefined;
  return new Uint8Array(await subtle.digest("SHA-256", new Uint8Array([...DOMAIN, seat, ...entropy])));
}
