/** Vectors as lists of numbers, and as 32-bit little-endian floats in base64. */
import type { Json } from "../json.js";

export function asNumbers(vector: Json): number[] | undefined {
  if (typeof vector === "string") return fromBase64(vector);
  return Array.isArray(vector) && vector.every((value) => typeof value === "number") ? vector : undefined;
}

/** Bytes are read one by one, because a buffer may start at an unaligned address. */
function fromBase64(text: string): number[] | undefined {
  const bytes = Buffer.from(text, "base64");
  if (bytes.length === 0 || bytes.length % 4 !== 0) return undefined;
  return Array.from({ length: bytes.length / 4 }, (_unused, index) => bytes.readFloatLE(4 * index));
}

export function toBase64(numbers: readonly number[]): string {
  const bytes = Buffer.alloc(4 * numbers.length);
  for (const [index, value] of numbers.entries()) bytes.writeFloatLE(value, 4 * index);
  return bytes.toString("base64");
}
