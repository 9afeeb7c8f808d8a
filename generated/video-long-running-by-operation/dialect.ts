// Made from specs/dialects/video-long-running-by-operation/dialect.yaml,
// specs/dialects/video-long-running-by-operation/mapping.yaml by "make generate". Change the specs, not this file.
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

const refusals: readonly RefusalRule[] = [];

/** Long-running videos by operation */
export const videoLongRunningByOperation: Dialect<"video"> = {
  name: "video-long-running-by-operation",
  vocabulary: "video",
  modality: videoModality,
  title: "Long-running videos by operation",
  credentials: [{ in: "header", name: "authorization", scheme: "bearer" }],
  requiredHeaders: [],
  errorsBelow: [],
  servedAt: [],
  counts: ["input", "output"],
  requestIdHeaders: [],
  endpoint: {
    path: "/models/{model}:predictLongRunning",
    streamPath: "/models/{model}:predictLongRunning",
    operations: {},
    headers: {},
    auth: "bearer",
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
    bulkMembers: new Set(["bytesBase64Encoded"]),
    mediaMembers: new Set(["data", "bytesBase64Encoded", "encodedVideo", "uri"]),
    askUsage: undefined,
  },
  errors,
  jobs: {
    accepted: ["name"],
    poll: { method: "POST", path: "/models/{model}:fetchPredictOperation", body: { operationName: "{job}" } },
    archiveMedia: true,
    inlineMedia: true,
    named: { at: ["name"], after: "operations/" },
    variantOf: {
      dialect: "video-long-running",
      moves: [
        { from: ["parameters", "numberOfVideos"], to: ["parameters", "sampleCount"] },
        {
          from: ["instances", "0", "image", "inlineData", "data"],
          to: ["instances", "0", "image", "bytesBase64Encoded"],
        },
        { from: ["instances", "0", "image", "inlineData", "mimeType"], to: ["instances", "0", "image", "mimeType"] },
      ],
      omit: [["instances", "0", "image", "inlineData"], ["model"]],
    },
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
