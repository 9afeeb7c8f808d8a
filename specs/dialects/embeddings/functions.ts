/** A pass that the embeddings dialect alone needs. */
import type { Response } from "../../../generated/interlingua/embedding.js";
import { decodeBase64, encodeBase64 } from "../../../src/conversion/bytes.js";
import type { Json, Wire } from "../../../src/conversion/json.js";
import { valueAt } from "../../../src/conversion/read.js";

/**
 * Converts vectors to the form that the client requested, if the upstream used another. An unknown form is left to the
 * upstream. `at`: the member of the request that names the form.
 */
export function encodeVectors(answer: Response, at: string, echo: Wire): Response {
  const form = valueAt(echo, at.split(".")) ?? "float";
  if (form !== "base64" && form !== "float") return answer;
  const isBase64 = form === "base64";
  return {
    ...answer,
    embeddings: answer.embeddings.map((embedding) => ({ ...embedding, vector: encoded(embedding.vector, isBase64) })),
  };
}

/** Its value is a member of the request. */
encodeVectors.echoes = true as const;

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

/** Vectors have numbers near 1. Bytes of another kind, such as 8-bit integers, make huge ones or none (NaN). */
const IMPLAUSIBLE = 1e6;

function fromBase64(text: string): number[] | undefined {
  const { buffer, byteOffset, byteLength } = decodeBase64(text);
  if (byteLength === 0 || byteLength % 4 !== 0) return undefined;
  const bytes = new DataView(buffer, byteOffset, byteLength);
  const numbers = Array.from({ length: byteLength / 4 }, (_unused, index) => bytes.getFloat32(4 * index, true));
  return numbers.every((value) => Math.abs(value) < IMPLAUSIBLE) ? numbers : undefined;
}

function toBase64(numbers: readonly number[]): string {
  const bytes = new DataView(new ArrayBuffer(4 * numbers.length));
  for (const [index, value] of numbers.entries()) bytes.setFloat32(4 * index, value, true);
  return encodeBase64(new Uint8Array(bytes.buffer));
}
