// Made from specs/dialects/embeddings-by-dtype/dialect.yaml, specs/dialects/embeddings-by-dtype/mapping.yaml by "make
// generate". Change the specs, not this file.
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

/** Embeddings by type of number */
export const embeddingsByDtype: Dialect<"embedding"> = {
  name: "embeddings-by-dtype",
  vocabulary: "embedding",
  modality: embeddingModality,
  title: "Embeddings by type of number",
  credentials: [{ in: "header", name: "authorization", scheme: "bearer" }],
  requiredHeaders: [],
  errorsBelow: [],
  servedAt: [],
  counts: ["input"],
  requestIdHeaders: [],
  endpoint: {
    path: "/embeddings",
    streamPath: "/embeddings",
    operations: {},
    headers: {},
    auth: "bearer",
    forwardedHeaders: [],
  },
  places: {
    requestModel: ["model"],
    requestStream: undefined,
    responseModel: [["model"]],
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
    inputs: [["input"]],
    bulkMembers: new Set(["embedding"]),
    mediaMembers: new Set([]),
    askUsage: undefined,
  },
  errors,
  models: [],
  rules: [],
  validate: (body) => firstProblem(validateRequest, body),
  refuse: refusalBy(refusals),
  requestMembers: new Set(["encoding_format", "input", "metadata", "model", "output_dimension", "output_dtype"]),
  requestNames: new Set(["encoding_format", "input", "metadata", "model", "output_dimension", "output_dtype"]),
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
