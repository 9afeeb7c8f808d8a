// Made from specs/dialects/video-generation/dialect.yaml, specs/dialects/video-generation/mapping.yaml by "make
// generate". Change the specs, not this file.
import type { Dialect } from "../../src/conversion/dialect.js";
import { videoModality } from "../../src/conversion/modalities/index.js";
import { refusalBy, type RefusalRule } from "../../src/conversion/refuse.js";
import { firstProblem } from "../../src/conversion/validate.js";
import { isGiven } from "../../src/conversion/values.js";
import { errors } from "./errors.js";
import { paths } from "./paths.js";
import { readRequest, readResponse, readUsage } from "./read.js";
import { validateEdit, validateExtend, validateRequest } from "./validate.js";
import { echoOf, rules, writeRequest, writeResponse } from "./write.js";

/** The operation of each meaning. */
const operations: ReadonlyMap<string | undefined, string> = new Map([
  ["edit", "edit"],
  ["extend", "extend"],
]);

const refusals: readonly RefusalRule[] = [
  {
    at: ["size"],
    when: { notNull: true },
    code: "unsupported_parameter",
    message: "`size` is not accepted: give `resolution` and `aspect_ratio`. Remove the field.",
  },
  {
    at: ["output"],
    when: { notNull: true },
    code: "stateful_not_supported",
    message: "`output` is not accepted: videos are not uploaded elsewhere. Remove the field.",
  },
  {
    at: ["storage_options"],
    when: { notNull: true },
    code: "stateful_not_supported",
    message: "`storage_options` is not accepted: nothing is stored at the model's host. Remove the field.",
  },
];

/** Generation video */
export const videoGeneration: Dialect<"video"> = {
  name: "video-generation",
  vocabulary: "video",
  modality: videoModality,
  title: "Generation video",
  credentials: [{ in: "header", name: "authorization", scheme: "bearer" }],
  requiredHeaders: [],
  errorsBelow: [],
  servedAt: ["/v1/videos/generations", "/v1/videos/edits", "/v1/videos/extensions"],
  counts: ["input", "output"],
  requestIdHeaders: [],
  endpoint: {
    path: "/videos/generations",
    streamPath: "/videos/generations",
    operations: { edit: "/videos/edits", extend: "/videos/extensions" },
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
    inputs: [],
    bulkMembers: new Set([]),
    mediaMembers: new Set(["url", "image_url"]),
    askUsage: undefined,
  },
  errors,
  jobs: {
    accepted: ["request_id"],
    callback: "callback_url",
    poll: { method: "GET", path: "/videos/{job}" },
    archiveMedia: false,
    inlineMedia: false,
    named: { at: ["request_id"] },
  },
  models: [],
  rules,
  validate: (body, operation) =>
    firstProblem(operation === "edit" ? validateEdit : operation === "extend" ? validateExtend : validateRequest, body),
  refuse: refusalBy(refusals),
  requestMembers: new Set([
    "aspect_ratio",
    "callback_url",
    "duration",
    "generate_audio",
    "image",
    "last_frame",
    "model",
    "output",
    "prompt",
    "reference_audios",
    "reference_images",
    "resolution",
    "seconds",
    "size",
    "storage_options",
    "user",
    "video",
  ]),
  requestNames: new Set([
    "aspect_ratio",
    "callback_url",
    "duration",
    "file_id",
    "generate_audio",
    "image",
    "image_url",
    "last_frame",
    "model",
    "prompt",
    "reference_audios",
    "reference_images",
    "resolution",
    "seconds",
    "url",
    "user",
    "video",
    "voice_id",
  ]),
  readRequest,
  writeRequest,
  readResponse,
  writeResponse,
  echoOf,
  readUsage,
  operationOf: ({ mode }) => operations.get(mode),
  wantsUsage: () => true,
  isUsageEvent: () => false,
  isError: (body) => isGiven(body.error),
  paths,
};
