// Made from specs/dialects/embeddings/mapping.yaml by "make generate". Change the specs, not this file.
import { encodeVectors } from "../../specs/dialects/embeddings/functions.js";
import type { Wire } from "../../src/conversion/json.js";
import { noLoss, type Loss } from "../../src/conversion/loss.js";
import { omitBelowOne, tokenInputs } from "../../src/conversion/transforms/index.js";
import type { WriteContext } from "../../src/conversion/write-context.js";
import { compact, someOf, wordFor } from "../../src/conversion/write.js";
import type { Written } from "../../src/conversion/written.js";
import type { Embedding, Request, Response, Usage } from "../interlingua/embedding.js";
import type { components } from "./types.js";

const encodingWords: ReadonlyMap<string, string> = new Map([
  ["float", "float"],
  ["base64", "base64"],
]);

/** A request in the words of the vocabulary as one of the embeddings dialect. */
export function writeRequest(given: Request, loss: Loss, context: WriteContext): Wire {
  const request: Request = { ...given, model: context.model };
  return {
    model: request.model,
    input: tokenInputs.write(request.inputs),
    dimensions: request.dimensions,
    output_dtype: request.number_type,
    encoding_format: wordFor(encodingWords, request.encoding, () =>
      loss.dropConcept(request, "encoding", request.encoding, "float"),
    ),
    user: request.user,
    metadata: request.metadata,
  } satisfies Written<components["schemas"]["Request"]>;
}

/** The record "embedding" in the first of its forms that can hold it. */
function writeEmbedding(embedding: Embedding, loss: Loss): Wire | undefined {
  return writeVectorEmbedding(embedding, loss);
}

function writeVectorEmbedding(embedding: Embedding, _loss: Loss): Wire {
  return {
    object: "embedding",
    index: embedding.index,
    embedding: embedding.vector,
  };
}

/** An answer in the words of the vocabulary as one of the embeddings dialect. */
export function writeResponse(given: Response, echo: Wire = {}): Wire {
  let response = given;
  response = encodeVectors(response, ["encoding_format", "output_dtype"], echo);
  const loss = noLoss;
  return {
    object: "list",
    id: response.id,
    data: someOf(response.embeddings?.map((item) => writeEmbedding(item, loss))) ?? [],
    model: response.model,
    usage: writeUsage(response.usage),
  } satisfies Written<components["schemas"]["Response"]>;
}

/** What answers repeat of the request. */
export function echoOf(body: Wire): Wire {
  return {
    encoding_format: body.encoding_format ?? undefined,
    output_dtype: body.output_dtype ?? undefined,
  };
}

/** What the answer took, as far as that was counted. */
export function writeUsage(usage: Usage | undefined): Wire | undefined {
  return usage === undefined
    ? undefined
    : compact({
        prompt_tokens: omitBelowOne.write(usage.input),
        total_tokens: omitBelowOne.write(usage.total),
      });
}
