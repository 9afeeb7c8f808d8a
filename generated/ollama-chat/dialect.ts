// Made from specs/dialects/ollama-chat/dialect.yaml, specs/dialects/ollama-chat/mapping.yaml by "make generate". Change
// the specs, not this file.
import type { Dialect } from "../../src/conversion/dialect.js";
import { textModality } from "../../src/conversion/modalities/index.js";
import { refusalBy, type RefusalRule } from "../../src/conversion/refuse.js";
import { firstProblem } from "../../src/conversion/validate.js";
import { errors } from "./errors.js";
import { paths } from "./paths.js";
import { openReader } from "./read-stream.js";
import { readRequest, readResponse, readUsage } from "./read.js";
import { validateRequest } from "./validate.js";
import { templates } from "./write-stream.js";
import { echoOf, writeRequest, writeResponse } from "./write.js";

const refusals: readonly RefusalRule[] = [];

/** Ollama chat */
export const ollamaChat: Dialect<"text"> = {
  name: "ollama-chat",
  vocabulary: "text",
  modality: textModality,
  title: "Ollama chat",
  credentials: [{ in: "header", name: "authorization", scheme: "bearer" }],
  requiredHeaders: [],
  errorsBelow: ["/api"],
  servedAt: ["/api/chat"],
  counts: ["input", "output"],
  requestIdHeaders: [],
  endpoint: {
    path: "/api/chat",
    streamPath: "/api/chat",
    operations: {},
    headers: {},
    auth: "bearer",
    forwardedHeaders: [],
  },
  places: {
    requestModel: ["model"],
    requestStream: ["stream"],
    responseModel: [["model"]],
    eventModel: [["model"]],
    normalise: [],
    inlineMedia: ["image"],
    responseFixed: [],
    eventFixed: [],
    always: [],
    outputLimit: [["options", "num_predict"]],
    reasoningBudget: [],
    answerCount: [],
    images: undefined,
    imageSize: [],
    inputs: [],
    bulkMembers: new Set([]),
    mediaMembers: new Set(["images"]),
    askUsage: undefined,
  },
  errors,
  models: [
    {
      at: "/api/tags",
      list: { models: "$models" },
      one: { name: "$id", model: "$id", modified_at: "$created_at", size: 0, digest: "", details: { format: "" } },
      identifiedBy: [],
    },
  ],
  rules: [],
  validate: (body) => firstProblem(validateRequest, body),
  refuse: refusalBy(refusals),
  readRequest,
  writeRequest,
  readResponse,
  writeResponse,
  echoOf,
  readUsage,
  openReader,
  templates,
  eventMembers: new Set(["done", "done_reason", "error", "eval_count", "message", "model", "prompt_eval_count"]),
  wantsUsage: () => true,
  isUsageEvent: () => false,
  isError: (body) => typeof body.error === "string",
  framing: { framing: "ndjson", contentType: undefined, byDefault: true, named: undefined },
  paths,
};
