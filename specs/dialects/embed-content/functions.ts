/** Transforms and passes that the embed-content dialect alone needs. */
import type { Input, Request, Response } from "../../../generated/interlingua/embedding.js";
import { ConversionError } from "../../../src/conversion/conversion-error.js";
import type { WriteContext } from "../../../src/conversion/write-context.js";
import type { Json } from "../../../src/conversion/json.js";
import { membersOf, type Loss } from "../../../src/conversion/loss.js";
import { asList, asText, inner } from "../../../src/conversion/values.js";

const membersOfParts = membersOf(["text"]);

/** A text as a list of parts with texts, which are one text together. */
export const textParts = {
  read(value: Json | undefined, loss: Loss): string | undefined {
    loss.unmappedEach(value, membersOfParts);
    const texts = asList(value).flatMap((part) => asText(inner(part).text) ?? []);
    return texts.length === 0 ? undefined : texts.join("");
  },

  write(text: string | undefined): Json | undefined {
    return text === undefined ? undefined : [{ text }];
  },
};

/**
 * Moves the options that all inputs share to the request, for dialects that have them once for all inputs. Other
 * dialects have no place for options that differ.
 */
export function liftFromInputs(request: Request, loss: Loss): Request {
  const [model, dimensions] = [shared(request, "model", loss), shared(request, "dimensions", loss)];
  return {
    ...request,
    inputs: request.inputs.map((input) => ({ ...input, model: undefined, dimensions: undefined })),
    ...(model !== undefined && { model }),
    ...(dimensions !== undefined && { dimensions }),
  };
}

/** Concepts that this pass carries in another form, and the concepts that hold them then. */
liftFromInputs.carries = { "inputs.model": ["model"], "inputs.dimensions": ["dimensions"] } as const;

/** The condition under which it carries them. */
liftFromInputs.carriesWhen = "the same in all inputs" as const;

/** The value that an option has in each input. If it has several, each is reported. */
function shared<Name extends "model" | "dimensions">(
  { inputs }: Request,
  name: Name,
  loss: Loss,
): Input[Name] | undefined {
  const [first] = inputs;
  if (inputs.every((input) => input[name] === first?.[name])) return first?.[name];
  for (const input of inputs) loss.dropConcept(input, name, input[name]);
  return undefined;
}

/**
 * Copies the options of a request to each of its inputs, for a dialect whose calls are lists of calls. It accepts only
 * texts. `prefix`: what names of models begin with.
 */
export function spreadOverInputs(
  request: Request,
  _loss: Loss,
  prefix: string,
  { model }: Pick<WriteContext, "model">,
): Request {
  const { inputs, dimensions } = request;
  if (inputs.some(({ text }) => text === undefined))
    throw new ConversionError("input", "This model takes texts, not tokens.");
  return {
    ...request,
    inputs: inputs.map((input) => ({ ...input, model: prefix + model, dimensions: dimensions ?? input.dimensions })),
  };
}

/** Concepts that this pass carries in another form, and the concepts that hold them then. */
spreadOverInputs.carries = { model: ["inputs.model"], dimensions: ["inputs.dimensions"] } as const;

/** Refuses a request with more inputs than this. */
export function refuseInputsAbove(request: Request, _loss: Loss, most: number): Request {
  if (request.inputs.length <= most) return request;
  throw new ConversionError("input", `This model takes at most ${most} inputs in a call.`);
}

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
