// Made from specs/dialects/cohere-chat/dialect.yaml, specs/dialects/cohere-chat/mapping.yaml by "make generate". Change
// the specs, not this file.
import type { Dialect } from "../../src/conversion/dialect.js";
import { textModality } from "../../src/conversion/modalities/index.js";
import { isGiven } from "../../src/conversion/read.js";
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

/** Cohere chat */
export const cohereChat: Dialect<"text"> = {
  name: "cohere-chat",
  vocabulary: "text",
  modality: textModality,
  title: "Cohere chat",
  credentials: [{ in: "header", name: "authorization", scheme: "bearer" }],
  requiredHeaders: [],
  errorsBelow: ["/v2"],
  servedAt: ["/v2/chat"],
  counts: ["input", "output"],
  requestIdHeaders: [],
  endpoint: {
    path: "/chat",
    streamPath: "/chat",
    operations: {},
    headers: {},
    auth: "bearer",
    forwardedHeaders: [],
  },
  places: {
    requestModel: ["model"],
    requestStream: ["stream"],
    responseModel: [],
    eventModel: [],
    normalise: [],
    responseFixed: [],
    eventFixed: [],
    always: [],
    outputLimit: [["max_tokens"]],
    reasoningBudget: [["thinking", "token_budget"]],
    answerCount: [],
    images: undefined,
    imageSize: [],
    inputs: [],
    bulkMembers: new Set([]),
    mediaMembers: new Set(["url"]),
    askUsage: undefined,
  },
  errors,
  models: [
    {
      at: "/v1/models",
      list: { models: "$models" },
      one: { name: "$id", endpoints: ["chat"], finetuned: false },
      identifiedBy: ["x-fern-sdk-name"],
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
  eventMembers: new Set(["delta", "index", "type"]),
  wantsUsage: () => true,
  isUsageEvent: () => false,
  isError: (body) =>
    typeof body.message === "string" || (!isGiven(body.message) && [body.error, body.delta].some(isGiven)),
  paths,
};
