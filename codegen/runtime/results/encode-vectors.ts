/** Vectors in the form that the client asked for, where it is another than the upstream's. */
import type { Response } from "../../../generated/interlingua/embedding.js";
import type { Json, Wire } from "../json.js";
import { valueAt } from "../refuse.js";
import { asNumbers, toBase64 } from "./vectors.js";

export function encodeVectors(answer: Response, { asked }: { readonly asked: string }, echo: Wire): Response {
  const isBase64 = valueAt(echo, asked.split(".")) === "base64";
  return { ...answer, embeddings: answer.embeddings.map((embedding) => ({ ...embedding, vector: encoded(embedding.vector, isBase64) })) };
}

function encoded(vector: Json, isBase64: boolean): Json {
  if (isBase64 === (typeof vector === "string")) return vector;
  const numbers = asNumbers(vector);
  if (numbers === undefined) return vector;
  return isBase64 ? toBase64(numbers) : numbers;
}
