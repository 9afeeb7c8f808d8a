/** Passes that the embeddings dialect alone needs. */
import type { Response } from "../../../generated/interlingua/embedding.js";
import type { Json, Wire } from "../../../src/conversion/json.js";
import { valueAt } from "../../../src/conversion/read.js";

/**
 * Converts vectors to the form that the client requested, if the upstream used another. An unknown form is left to the
 * upstream.
 */
export function encodeVectors(
  answer: Response,
  { requested_by: at }: { readonly requested_by: string },
  echo: Wire,
): Response {
  const form = valueAt(echo, at.split(".")) ?? "float";
  if (form !== "base64" && form !== "float") return answer;
  const isBase64 = form === "base64";
  return {
    ...answer,
    embeddings: answer.embeddings.map((embedding) => ({ ...embedding, vector: encoded(embedding.vector, isBase64) })),
  };
}

function encoded(vector: Json, isBase64: boolean): Json {
  if (isBase64 === (typeof vector === "string")) return vector;
  const numbers = asNumbers(vector);
  if (numbers === undefined) return vector;
  return isBase64 ? toBase64(numbers) : numbers;
}

/** Vectors are lists of numbers, or 32-bit little-endian floats in base64. */
function asNumbers(vector: Json): number[] | undefined {
  if (typeof vector === "string") return fromBase64(vector);
  return Array.isArray(vector) && vector.every((value) => typeof value === "number") ? vector : undefined;
}

/** Bytes are read one by one, because a buffer may start at an unaligned address. */
function fromBase64(text: string): number[] | undefined {
  const bytes = Buffer.from(text, "base64");
  if (bytes.length === 0 || bytes.length % 4 !== 0) return undefined;
  return Array.from({ length: bytes.length / 4 }, (_unused, index) => bytes.readFloatLE(4 * index));
}

function toBase64(numbers: readonly number[]): string {
  const bytes = Buffer.alloc(4 * numbers.length);
  for (const [index, value] of numbers.entries()) bytes.writeFloatLE(value, 4 * index);
  return bytes.toString("base64");
}
