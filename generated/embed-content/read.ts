// Made from specs/dialects/embed-content/mapping.yaml by "make generate". Change the specs, not this file.
import type { Json, Wire } from "../../src/conversion/json.js";
import { noLoss, type Loss, type Unmapped } from "../../src/conversion/loss.js";
import { asCount, asInteger, asJson, asList, asText, asWire, inner, readEach } from "../../src/conversion/read.js";
import { sortByIndex, unitVectors } from "../../src/conversion/results/index.js";
import { reportedCounts } from "../../src/conversion/settle.js";
import type { Embedding, Input, Request, Response, Usage } from "../interlingua/embedding.js";

const requestKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["requests", "known"],
  ["service_tier", ["auto", "default", "standard", "standard_only"]],
  ["serviceTier", ["auto", "default", "standard", "standard_only"]],
  ["speed", ["standard"]],
]);

/** A request of the embed-content dialect in the words of the vocabulary. */
export function readRequest(body: Wire, loss: Loss): Request {
  loss.unmapped(body, "", requestKeys);
  return {
    origin: { path: "", form: "request" },
    inputs: readEach(body.requests, "requests", (item, at) => readInput(item, at, loss)) ?? [],
  };
}

function readInput(value: Json | undefined, path: string, loss: Loss): Input | undefined {
  const wire = asWire(value);
  if (wire === undefined) return value == null ? undefined : loss.other(path);
  return readWordsInput(wire, path, loss);
}

const wordsInputKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["content", "known"],
  ["model", "known"],
  ["outputDimensionality", "known"],
  ["taskType", []],
  ["title", []],
]);
const wordsInputContentKeys: Unmapped = new Map<string, "known" | Json[]>([["parts", "known"]]);
const wordsInputContentParts0Keys: Unmapped = new Map<string, "known" | Json[]>([["text", "known"]]);

function readWordsInput(wire: Wire, path: string, loss: Loss): Input {
  const inContent = inner(wire.content);
  const inContentParts0 = inner(asList(inContent.parts)[0]);
  loss.unmapped(wire, path, wordsInputKeys);
  loss.unmapped(inContent, path + ".content", wordsInputContentKeys);
  loss.unmapped(inContentParts0, path + ".content.parts[0]", wordsInputContentParts0Keys);
  return {
    text: asText(inContentParts0.text),
    model: asText(wire.model),
    dimensions: asInteger(wire.outputDimensionality),
    origin: { path, form: "input.words" },
  };
}

function readEmbedding(value: Json | undefined, path: string, loss: Loss): Embedding | undefined {
  const wire = asWire(value);
  if (wire === undefined) return value == null ? undefined : loss.other(path);
  return readVectorEmbedding(wire, path, loss);
}

const vectorEmbeddingKeys: Unmapped = new Map<string, "known" | Json[]>([["values", "known"]]);

function readVectorEmbedding(wire: Wire, path: string, loss: Loss): Embedding | undefined {
  loss.unmapped(wire, path, vectorEmbeddingKeys);
  const vectorValue = asJson(wire.values);
  if (vectorValue === undefined) {
    loss.at(path);
    return undefined;
  }
  return {
    vector: vectorValue,
    origin: { path, form: "embedding.vector" },
  };
}

/** An answer of the embed-content dialect in the words of the vocabulary. */
export function readResponse(body: Wire): Response {
  const loss = noLoss;
  let response: Response = {
    usage: reportedCounts(body.usageMetadata, readUsage),
    embeddings: readEach(body.embeddings, "embeddings", (item, at) => readEmbedding(item, at, loss)) ?? [],
  };
  response = sortByIndex(response);
  response = unitVectors(response);
  return response;
}

/** Tokens as the upstream counts them, in the vocabulary's way of counting. */
export function readUsage(wire: Wire): Usage {
  return {
    // promptTokenCount or totalTokenCount
    input: asCount(wire.promptTokenCount) ?? asCount(wire.totalTokenCount),
    // totalTokenCount or promptTokenCount
    total: asCount(wire.totalTokenCount) ?? asCount(wire.promptTokenCount),
  };
}
