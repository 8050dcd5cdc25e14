/** Bytes: put together, compared, written and read. */

/** Bytes that the browser's cryptography takes. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** Texts in ASCII, numbers as one byte each, and bytes, one after the other. */
export function joined(...parts: readonly (string | number | Uint8Array)[]): Bytes {
  return Uint8Array.from(
    parts.flatMap((part) => {
      if (typeof part === "string") return [...part].map((sign) => sign.charCodeAt(0));
      return typeof part === "number" ? [part] : [...part];
    }),
  );
}

/** A number as so many bytes, the highest first. */
export function big(value: number, size: number): Bytes {
  const bytes = new Uint8Array(size);
  for (let at = size - 1, left = value; at >= 0; at--, left = Math.floor(left / 256)) bytes[at] = left % 256;
  return bytes;
}

/** Whether both are the same bytes. */
export const equal = (left: Uint8Array, right: Uint8Array): boolean =>
  left.length === right.length && left.every((byte, at) => byte === right[at]);

/** As hexadecimal digits. */
export const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** From hexadecimal digits; anything else among them is passed over. */
export const unhex = (text: string): Bytes =>
  Uint8Array.from(text.replace(/[^\da-f]/gi, "").match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
