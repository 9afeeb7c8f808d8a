/** A pass that the embeddings dialect alone needs. */
import type { Response } from "../../../generated/interlingua/embedding.js";
import { decodeBase64, encodeBase64 } from "../../../src/conversion/bytes.js";
import type { Json, Wire } from "../../../src/conversion/json.js";
import { valueAt } from "../../../src/conversion/values.js";

type Bytes = typeof Int8Array | typeof Uint8Array;

/** The numbers of vectors that are no 32-bit floats. Binary ones have eight numbers in each byte. */
const bytesOf: ReadonlyMap<Json, Bytes> = new Map<Json, Bytes>([
  ["int8", Int8Array],
  ["binary", Int8Array],
  ["uint8", Uint8Array],
  ["ubinary", Uint8Array],
]);

/**
 * Converts vectors to the form that the client requested, if the upstream used another. An unknown form and an unknown
 * type of numbers are left to the upstream. The members of the request name the form and the type.
 */
export function encodeVectors(answer: Response, [at, typeAt]: readonly [string, string], echo: Wire): Response {
  const form = valueAt(echo, at.split(".")) ?? "float";
  const type = valueAt(echo, typeAt.split(".")) ?? "float";
  const bytes = bytesOf.get(type);
  if ((form !== "base64" && form !== "float") || (type !== "float" && bytes === undefined)) return answer;
  const inForm = (vector: Json): Json => {
    if ((form === "base64") === (typeof vector === "string")) return vector;
    return bytes === undefined ? ofFloats(vector) : ofBytes(vector, bytes);
  };
  return {
    ...answer,
    embeddings: answer.embeddings.map((embedding) => ({ ...embedding, vector: inForm(embedding.vector) })),
  };
}

/** Its values are members of the request. */
encodeVectors.echoes = true as const;

/** Numbers as the bytes of their 32-bit little-endian floats in base64, or these as numbers. */
function ofFloats(vector: Json): Json {
  if (typeof vector === "string") return fromBase64(vector) ?? vector;
  return areNumbers(vector) ? toBase64(vector) : vector;
}

/** Numbers as one byte each in base64, or these as numbers. Numbers that are no such bytes are floats. */
function ofBytes(vector: Json, type: Bytes): Json {
  if (typeof vector === "string") return Array.from(type.from(decodeBase64(vector)));
  if (!areNumbers(vector)) return vector;
  const bytes = type.from(vector);
  return bytes.every((byte, index) => byte === vector[index])
    ? encodeBase64(new Uint8Array(bytes.buffer))
    : ofFloats(vector);
}

function areNumbers(vector: Json): vector is number[] {
  return Array.isArray(vector) && vector.every((value) => typeof value === "number");
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
