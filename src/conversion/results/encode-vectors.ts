/**
 * Converts vectors to the form that the client requested, if the upstream used another. An unknown form is left to the
 * upstream.
 */
import type { Response } from "../../../generated/interlingua/embedding.js";
import type { Json, Wire } from "../json.js";
import { valueAt } from "../read.js";
import { asNumbers, toBase64 } from "./vectors.js";

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
