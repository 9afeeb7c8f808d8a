// Made from specs/dialects/embeddings/mapping.yaml by "make generate". Change the specs, not this file.
import type { Json, Wire } from "../../src/conversion/json.js";
import { membersOf, noLoss, type Loss } from "../../src/conversion/loss.js";
import { readEach, readWord } from "../../src/conversion/read.js";
import { sortByIndex } from "../../src/conversion/results/index.js";
import { reportedCounts } from "../../src/conversion/settle.js";
import { omitBelowOne, tokenInputs } from "../../src/conversion/transforms/index.js";
import { asInteger, asJson, asText, asWire, contradicts, first } from "../../src/conversion/values.js";
import type { Embedding, Encoding, Request, Response, Usage } from "../interlingua/embedding.js";

const encodingMeanings: ReadonlyMap<string, Encoding> = new Map<string, Encoding>([
  ["float", "float"],
  ["base64", "base64"],
]);
const requestKeys = membersOf(
  ["model", "input", "dimensions", "output_dimension", "output_dtype", "encoding_format", "user", "metadata"],
  [
    ["stream", [false]],
    ["service_tier", ["auto", "default", "standard", "standard_only"]],
    ["serviceTier", ["auto", "default", "standard", "standard_only", { type: "default" }]],
    ["speed", ["standard"]],
  ],
);

/** A request of the embeddings dialect in the words of the vocabulary. */
export function readRequest(body: Wire, loss: Loss): Request {
  loss.unmapped(body, requestKeys);
  if (contradicts(body.output_dimension, body.dimensions)) loss.at(body, "output_dimension");
  return {
    origin: { from: body, form: "request" },
    model: asText(body.model),
    inputs: tokenInputs.read(body.input),
    dimensions: asInteger(first(body.dimensions, body.output_dimension)),
    number_type: asText(body.output_dtype),
    encoding: readWord(encodingMeanings, body.encoding_format, loss, body, "encoding_format"),
    user: asText(body.user),
    metadata: asJson(body.metadata),
  };
}

/** The record "embedding", read by the first of its forms that matches. */
function readEmbedding(
  value: Json | undefined,
  loss: Loss,
  from: object,
  member?: string | number,
): Embedding | undefined {
  const wire = asWire(value);
  if (wire === undefined) return value == null ? undefined : loss.other(from, member);
  return readVectorEmbedding(wire, loss);
}

const vectorEmbeddingKeys = membersOf(["object", "index", "embedding"]);

function readVectorEmbedding(wire: Wire, loss: Loss): Embedding | undefined {
  loss.unmapped(wire, vectorEmbeddingKeys);
  const vectorValue = asJson(wire.embedding);
  if (vectorValue === undefined) {
    loss.at(wire);
    return undefined;
  }
  return {
    index: asInteger(wire.index),
    vector: vectorValue,
  };
}

/** An answer of the embeddings dialect in the words of the vocabulary. */
export function readResponse(body: Wire): Response {
  const loss = noLoss;
  let response: Response = {
    usage: reportedCounts(body.usage, readUsage),
    id: asText(body.id),
    embeddings: readEach(body.data, loss, readEmbedding) ?? [],
    model: asText(body.model),
  };
  response = sortByIndex(response);
  return response;
}

/** Tokens as the upstream counts them, in the vocabulary's way of counting. */
export function readUsage(wire: Wire): Usage {
  return {
    input: omitBelowOne.read(wire.prompt_tokens) ?? omitBelowOne.read(wire.total_tokens),
    total: omitBelowOne.read(wire.total_tokens) ?? omitBelowOne.read(wire.prompt_tokens),
  };
}
