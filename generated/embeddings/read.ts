// Made from specs/dialects/embeddings/mapping.yaml by "make generate". Change the specs, not this file.
import type { Json, Wire } from "../../src/conversion/json.js";
import { noLoss, type Loss, type Unmapped } from "../../src/conversion/loss.js";
import { asCount, asInteger, asJson, asText, asWire, readEach, readWord } from "../../src/conversion/read.js";
import { sortByIndex } from "../../src/conversion/results/index.js";
import { reportedCounts } from "../../src/conversion/settle.js";
import { tokenInputs } from "../../src/conversion/transforms/index.js";
import type { Embedding, Encoding, Request, Response, Usage } from "../interlingua/embedding.js";

const encodingEncodingFormatMeanings: ReadonlyMap<string, Encoding> = new Map<string, Encoding>([
  ["float", "float"],
  ["base64", "base64"],
]);
const requestKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["model", "known"],
  ["input", "known"],
  ["dimensions", "known"],
  ["encoding_format", "known"],
  ["user", "known"],
  ["service_tier", ["auto", "default", "standard", "standard_only"]],
  ["serviceTier", ["auto", "default", "standard", "standard_only"]],
  ["speed", ["standard"]],
]);

/** A request of the embeddings dialect in the words of the vocabulary. */
export function readRequest(body: Wire, loss: Loss): Request {
  loss.unmapped(body, "", requestKeys);
  return {
    origin: { path: "", form: "request" },
    model: asText(body.model),
    inputs: tokenInputs.read(body.input),
    dimensions: asInteger(body.dimensions),
    encoding: readWord(encodingEncodingFormatMeanings, body.encoding_format, "encoding_format", loss),
    user: asText(body.user),
  };
}

function readEmbedding(value: Json | undefined, path: string, loss: Loss): Embedding | undefined {
  const wire = asWire(value);
  if (wire === undefined) return value == null ? undefined : loss.other(path);
  return readVectorEmbedding(wire, path, loss);
}

const vectorEmbeddingKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["object", "known"],
  ["index", "known"],
  ["embedding", "known"],
]);

function readVectorEmbedding(wire: Wire, path: string, loss: Loss): Embedding | undefined {
  loss.unmapped(wire, path, vectorEmbeddingKeys);
  const vectorValue = asJson(wire.embedding);
  if (vectorValue === undefined) {
    loss.at(path);
    return undefined;
  }
  return {
    index: asInteger(wire.index),
    vector: vectorValue,
    origin: { path, form: "embedding.vector" },
  };
}

/** An answer of the embeddings dialect in the words of the vocabulary. */
export function readResponse(body: Wire): Response {
  const loss = noLoss;
  let response: Response = {
    usage: reportedCounts(body.usage, readUsage),
    embeddings: readEach(body.data, "data", (item, at) => readEmbedding(item, at, loss)) ?? [],
    model: asText(body.model),
  };
  response = sortByIndex(response);
  return response;
}

/** Tokens as the upstream counts them, in the vocabulary's way of counting. */
export function readUsage(wire: Wire): Usage {
  return {
    // prompt_tokens or total_tokens
    input: asCount(wire.prompt_tokens) ?? asCount(wire.total_tokens),
    // total_tokens or prompt_tokens
    total: asCount(wire.total_tokens) ?? asCount(wire.prompt_tokens),
  };
}
