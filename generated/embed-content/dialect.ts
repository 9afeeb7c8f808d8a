// Made from specs/dialects/embed-content/dialect.yaml, specs/dialects/embed-content/mapping.yaml by "make generate".
// Change the specs, not this file.
import type { Dialect } from "../../src/conversion/dialect.js";
import { embeddingModality } from "../../src/conversion/modalities/index.js";
import { refusalBy, type RefusalRule } from "../../src/conversion/refuse.js";
import { firstProblem } from "../../src/conversion/validate.js";
import { isGiven } from "../../src/conversion/values.js";
import { errors } from "./errors.js";
import { paths } from "./paths.js";
import { readRequest, readResponse, readUsage } from "./read.js";
import { validateRequest } from "./validate.js";
import { echoOf, writeRequest, writeResponse } from "./write.js";

const refusals: readonly RefusalRule[] = [];

/** Embed content */
export const embedContent: Dialect<"embedding"> = {
  name: "embed-content",
  vocabulary: "embedding",
  modality: embeddingModality,
  title: "Embed content",
  credentials: [{ in: "header", name: "x-goog-api-key" }],
  requiredHeaders: [],
  errorsBelow: [],
  servedAt: [],
  counts: ["input"],
  requestIdHeaders: [],
  endpoint: {
    path: "/models/{model}:batchEmbedContents",
    streamPath: "/models/{model}:batchEmbedContents",
    operations: {},
    headers: {},
    auth: "x-goog-api-key",
    forwardedHeaders: [],
  },
  places: {
    requestModel: undefined,
    requestStream: undefined,
    responseModel: [],
    eventModel: [],
    normalise: [],
    responseFixed: [],
    eventFixed: [],
    always: [],
    outputLimit: [],
    reasoningBudget: [],
    answerCount: [],
    images: undefined,
    imageSize: [],
    inputs: [["requests"]],
    bulkMembers: new Set(["values"]),
    mediaMembers: new Set([]),
    askUsage: undefined,
  },
  errors,
  models: [],
  rules: [],
  validate: (body) => firstProblem(validateRequest, body),
  refuse: refusalBy(refusals),
  requestMembers: new Set(["requests"]),
  requestNames: new Set(["content", "model", "outputDimensionality", "parts", "requests", "taskType", "text", "title"]),
  readRequest,
  writeRequest,
  readResponse,
  writeResponse,
  echoOf,
  readUsage,
  wantsUsage: () => true,
  isUsageEvent: () => false,
  isError: (body) => isGiven(body.error),
  paths,
};
