// Made from specs/dialects/video-long-running/dialect.yaml, specs/dialects/video-long-running/mapping.yaml by "make
// generate". Change the specs, not this file.
import type { Dialect } from "../../src/conversion/dialect.js";
import { videoModality } from "../../src/conversion/modalities/index.js";
import { isGiven } from "../../src/conversion/read.js";
import { refusalBy, type RefusalRule } from "../../src/conversion/refuse.js";
import { firstProblem } from "../../src/conversion/validate.js";
import { errors } from "./errors.js";
import { paths } from "./paths.js";
import { readRequest, readResponse, readUsage } from "./read.js";
import { validateRequest } from "./validate.js";
import { echoOf, rules, writeRequest, writeResponse } from "./write.js";

const refusals: readonly RefusalRule[] = [
  {
    at: ["output"],
    when: { notNull: true },
    code: "stateful_not_supported",
    message: "`output` is not accepted: videos are kept by the gateway. Remove the field.",
  },
  {
    at: ["storage_options"],
    when: { notNull: true },
    code: "stateful_not_supported",
    message: "`storage_options` is not accepted: videos are kept by the gateway. Remove the field.",
  },
  {
    at: ["parameters", "sampleCount"],
    when: { notIn: [1] },
    code: "invalid_request",
    message: "`parameters.sampleCount`: exactly one video is made to a call.",
  },
  {
    at: ["webhookConfig"],
    when: { notNull: true },
    code: "stateful_not_supported",
    message: "`webhookConfig` is not supported: give a `callback_url` instead.",
  },
  {
    at: ["parameters", "storageUri"],
    when: { notNull: true },
    code: "stateful_not_supported",
    message: "`parameters.storageUri` is not supported: videos are kept by the gateway. Remove the field.",
  },
  {
    at: ["parameters", "pubsubTopic"],
    when: { notNull: true },
    code: "stateful_not_supported",
    message: "`parameters.pubsubTopic` is not supported: give a `callback_url` instead.",
  },
];

/** Long-running videos */
export const videoLongRunning: Dialect<"video"> = {
  name: "video-long-running",
  vocabulary: "video",
  modality: videoModality,
  title: "Long-running videos",
  credentials: [
    { in: "header", name: "x-vendora-api-key" },
    { in: "header", name: "x-goog-api-key" },
    { in: "header", name: "authorization", scheme: "bearer" },
    { in: "query", name: "key" },
  ],
  requiredHeaders: [],
  errorsBelow: [],
  servedAt: ["/v1/models/{model}:predictLongRunning", "/v1beta/models/{model}:predictLongRunning"],
  counts: ["input", "output"],
  requestIdHeaders: [],
  endpoint: {
    path: "/models/{model}:predictLongRunning",
    streamPath: "/models/{model}:predictLongRunning",
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
    inputs: [],
    bulkMembers: new Set(["bytesBase64Encoded", "encodedVideo"]),
    mediaMembers: new Set(["data", "bytesBase64Encoded", "encodedVideo", "uri"]),
    askUsage: undefined,
  },
  errors,
  jobs: {
    accepted: ["name"],
    callback: "callback_url",
    poll: { method: "GET", path: "/{job}" },
    archiveMedia: true,
    inlineMedia: true,
    files: {
      path: "/files/{file}",
      pending: ["PROCESSING"],
      failed: ["FAILED"],
      state: ["state"],
      explanation: ["error", "message"],
    },
    named: { at: ["name"], after: "operations/" },
  },
  models: [],
  rules,
  validate: (body) => firstProblem(validateRequest, body),
  refuse: refusalBy(refusals),
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
