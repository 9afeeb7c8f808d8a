// Made from specs/dialects/embed-content/mapping.yaml by "make generate". Change the specs, not this file.
import { liftFromInputs, textParts, unitVectors } from "../../specs/dialects/embed-content/functions.js";
import type { Json, Wire } from "../../src/conversion/json.js";
import { membersOf, noLoss, type Loss } from "../../src/conversion/loss.js";
import { readEach } from "../../src/conversion/read.js";
import { sortByIndex } from "../../src/conversion/results/index.js";
import { reportedCounts } from "../../src/conversion/settle.js";
import { asCount, asInteger, asJson, asText, asWire, inner } from "../../src/conversion/values.js";
import type { Embedding, Input, Request, Response, Usage } from "../interlingua/embedding.js";

const requestKeys = membersOf(
  ["requests"],
  [
    ["service_tier", ["auto", "default", "standard", "standard_only"]],
    ["serviceTier", ["auto", "default", "standard", "standard_only", { type: "default" }]],
    ["speed", ["standard"]],
  ],
);

/** A request of the embed-content dialect in the words of the vocabulary. */
export function readRequest(body: Wire, loss: Loss): Request {
  loss.unmapped(body, requestKeys);
  let request: Request = {
    origin: { from: body, form: "request" },
    inputs: readEach(body.requests, loss, readInput) ?? [],
  };
  request = liftFromInputs(request, loss);
  return request;
}

/** The record "input", read by the first of its forms that matches. */
function readInput(value: Json | undefined, loss: Loss, from: object, member?: string | number): Input | undefined {
  const wire = asWire(value);
  if (wire === undefined) return value == null ? undefined : loss.other(from, member);
  return readWordsInput(wire, loss);
}

const wordsInputKeys = membersOf(
  ["content", "model", "outputDimensionality"],
  [
    ["taskType", []],
    ["title", []],
  ],
);
const wordsInputContentKeys = membersOf(["parts"]);

function readWordsInput(wire: Wire, loss: Loss): Input {
  const inContent = inner(wire.content);
  loss.unmapped(wire, wordsInputKeys);
  loss.unmapped(inContent, wordsInputContentKeys);
  return {
    text: textParts.read(inContent.parts, loss),
    model: asText(wire.model),
    dimensions: asInteger(wire.outputDimensionality),
    origin: { from: wire, form: "input.words" },
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

const vectorEmbeddingKeys = membersOf(["values"]);

function readVectorEmbedding(wire: Wire, loss: Loss): Embedding | undefined {
  loss.unmapped(wire, vectorEmbeddingKeys);
  const vectorValue = asJson(wire.values);
  if (vectorValue === undefined) {
    loss.at(wire);
    return undefined;
  }
  return {
    vector: vectorValue,
  };
}

/** An answer of the embed-content dialect in the words of the vocabulary. */
export function readResponse(body: Wire): Response {
  const loss = noLoss;
  let response: Response = {
    usage: reportedCounts(body.usageMetadata, readUsage),
    embeddings: readEach(body.embeddings, loss, readEmbedding) ?? [],
  };
  response = sortByIndex(response);
  response = unitVectors(response);
  return response;
}

/** Tokens as the upstream counts them, in the vocabulary's way of counting. */
export function readUsage(wire: Wire): Usage {
  return {
    input: asCount(wire.promptTokenCount) ?? asCount(wire.totalTokenCount),
    total: asCount(wire.totalTokenCount) ?? asCount(wire.promptTokenCount),
  };
}
