/**
 * Bytes, hashes and chance, by what Node does fastest. In a browser, `src/explorer/browser-bytes.ts` is in the place of
 * this file. Nothing else of src/conversion/ may use a module of Node, or `Buffer`.
 */
import { createHash, randomBytes } from "node:crypto";
import { isDeepStrictEqual } from "node:util";

/** The number of bytes of a text in UTF-8. */
export function byteLength(text: string): number {
  return Buffer.byteLength(text);
}

export function encodeBase64(bytes: string | Uint8Array): string {
  return asBuffer(bytes).toString("base64");
}

/** Bytes of base64 in either alphabet, with padding or without. Other characters are skipped. */
export function decodeBase64(text: string): Uint8Array {
  return Buffer.from(text, "base64");
}

/** The text of bytes in UTF-8. Bytes that are none become replacement characters. */
export function decodeUtf8(bytes: Uint8Array): string {
  return asBuffer(bytes).toString("utf8");
}

export function encodeUtf8(text: string): Uint8Array {
  return Buffer.from(text);
}

/** The SHA-256 of a text, in hexadecimal digits. */
export function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** So many random bytes, in hexadecimal digits. */
export function randomHex(size: number): string {
  return randomBytes(size).toString("hex");
}

/** Whether two values of JSON are equal, in whatever order their members are. */
export function isEqualJson(left: unknown, right: unknown): boolean {
  return isDeepStrictEqual(left, right);
}

function asBuffer(bytes: string | Uint8Array): Buffer {
  if (typeof bytes === "string") return Buffer.from(bytes);
  return Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
