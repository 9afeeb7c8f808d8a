// Made from specs/dialects/embed-content/mapping.yaml by "make generate". Change the specs, not this file.
import { refuseInputsAbove, spreadOverInputs, textParts } from "../../specs/dialects/embed-content/functions.js";
import type { Wire } from "../../src/conversion/json.js";
import { noLoss, type Loss } from "../../src/conversion/loss.js";
import type { WriteContext } from "../../src/conversion/write-context.js";
import { compact, someOf } from "../../src/conversion/write.js";
import type { Written } from "../../src/conversion/written.js";
import type { Embedding, Input, Request, Response, Usage } from "../interlingua/embedding.js";
import type { components } from "./types.js";

/** A request in the words of the vocabulary as one of the embed-content dialect. */
export function writeRequest(given: Request, loss: Loss, context: WriteContext): Wire {
  let request: Request = { ...given, model: context.model };
  request = refuseInputsAbove(request, loss, 100);
  request = spreadOverInputs(request, loss, "models/", context);
  loss.dropConcept(request, "number_type", request.number_type, "float");
  loss.dropConcept(request, "user", request.user);
  loss.dropConcept(request, "metadata", request.metadata);
  return {
    requests: someOf(request.inputs?.map((item) => writeInput(item, loss))),
  } satisfies Written<components["schemas"]["Request"]>;
}

/** The record "input" in the first of its forms that can hold it. */
function writeInput(input: Input, loss: Loss): Wire | undefined {
  if (input.text !== undefined) return writeWordsInput(input, loss);
  return loss.drop(input);
}

function writeWordsInput(input: Input, loss: Loss): Wire | undefined {
  loss.dropConcept(input, "tokens", input.tokens);
  return compact({
    content: compact({
      parts: textParts.write(input.text),
    }),
    model: input.model,
    outputDimensionality: input.dimensions,
  });
}

/** The record "embedding" in the first of its forms that can hold it. */
function writeEmbedding(embedding: Embedding, loss: Loss): Wire | undefined {
  return writeVectorEmbedding(embedding, loss);
}

function writeVectorEmbedding(embedding: Embedding, _loss: Loss): Wire {
  return {
    values: embedding.vector,
  };
}

/** An answer in the words of the vocabulary as one of the embed-content dialect. */
export function writeResponse(response: Response, _echo: Wire = {}): Wire {
  const loss = noLoss;
  return {
    embeddings: someOf(response.embeddings?.map((item) => writeEmbedding(item, loss))) ?? [],
    usageMetadata: writeUsage(response.usage),
  } satisfies Written<components["schemas"]["Response"]>;
}

/** What answers repeat of the request. */
export function echoOf(_body: Wire): Wire {
  return {};
}

/** What the answer took, as far as that was counted. */
export function writeUsage(usage: Usage | undefined): Wire | undefined {
  return usage === undefined
    ? undefined
    : compact({
        promptTokenCount: usage.input,
        totalTokenCount: usage.total,
      });
}
