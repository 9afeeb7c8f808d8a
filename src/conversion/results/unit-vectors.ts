/** Scales vectors to length one, as clients of other vendors expect. Vectors of length one are not changed. */
import type { Response } from "../../../generated/interlingua/embedding.js";
import type { Json } from "../json.js";

const TOLERANCE = 1e-3;

export function unitVectors(answer: Response): Response {
  return {
    ...answer,
    embeddings: answer.embeddings.map((embedding) => ({ ...embedding, vector: ofLengthOne(embedding.vector) })),
  };
}

function ofLengthOne(vector: Json): Json {
  if (!Array.isArray(vector)) return vector;
  const numbers = vector.filter((value) => typeof value === "number");
  const length = Math.hypot(...numbers);
  return numbers.length < vector.length || length === 0 || Math.abs(length - 1) < TOLERANCE
    ? vector
    : numbers.map((value) => value / length);
}
