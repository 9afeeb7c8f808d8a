/** Transforms and passes that the embed-content dialect alone needs. */
import type { Request, Response } from "../../../generated/interlingua/embedding.js";
import { ConversionError } from "../../../src/conversion/conversion-error.js";
import type { WriteContext } from "../../../src/conversion/dialect.js";
import type { Json } from "../../../src/conversion/json.js";
import type { Loss } from "../../../src/conversion/loss.js";

/**
 * Copies the options of a request to each of its inputs, for a dialect whose calls are lists of calls. It accepts only
 * texts, up to a maximum number.
 */
export function spreadOverInputs(
  request: Request,
  _loss: Loss,
  { prefix, most }: { readonly prefix: string; readonly most: number },
  { model }: Pick<WriteContext, "model">,
): Request {
  const { inputs, dimensions } = request;
  if (inputs.length > most) throw new ConversionError("input", `This model takes at most ${most} inputs in a call.`);
  if (inputs.some(({ text }) => text === undefined))
    throw new ConversionError("input", "This model takes texts, not tokens.");
  return {
    ...request,
    inputs: inputs.map((input) => ({ ...input, model: prefix + model, dimensions: dimensions ?? input.dimensions })),
  };
}

/** Concepts that this pass carries in another form, and the concepts that hold them then. */
spreadOverInputs.carries = { model: ["inputs.model"], dimensions: ["inputs.dimensions"] } as const;

const TOLERANCE = 1e-3;

/** Scales vectors to length one, as clients of other vendors expect. Vectors of length one are not changed. */
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
