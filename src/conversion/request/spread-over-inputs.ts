/**
 * Copies the options of a request to each of its inputs, for a dialect whose calls are lists of calls. It accepts only
 * texts, up to a maximum number.
 */
import type { Request } from "../../../generated/interlingua/embedding.js";
import { ConversionError } from "../conversion-error.js";
import type { WriteContext } from "../dialect.js";
import type { Loss } from "../loss.js";

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
