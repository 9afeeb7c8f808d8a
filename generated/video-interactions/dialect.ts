// Made from specs/dialects/video-interactions/dialect.yaml, specs/dialects/video-interactions/mapping.yaml by "make
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
    at: ["stream"],
    when: { is: true },
    code: "unsupported_capability",
    message:
      "`stream` may not be true for videos: poll the task, or give a `callback_url`. Remove the field or send false.",
  },
  {
    at: ["store"],
    when: { is: true },
    code: "stateful_not_supported",
    message: "`store` may not be true: answers are not kept. Remove the field or send false.",
  },
  {
    at: ["background"],
    when: { is: true },
    code: "stateful_not_supported",
    message:
      "`background` may not be true: videos are made in the background without it. Remove the field or send false.",
  },
  {
    at: ["previous_interaction_id"],
    when: { notNull: true },
    code: "stateful_not_supported",
    message: "`previous_interaction_id` is not supported: answers are not kept. Give the video to extend in `input`.",
  },
  {
    at: ["continuation_token"],
    when: { notNull: true },
    code: "stateful_not_supported",
    message: "`continuation_token` is not supported: answers are not kept. Remove the field.",
  },
  {
    at: ["agent"],
    when: { notNull: true },
    code: "stateful_not_supported",
    message: "`agent` is not supported: a call is served by a model. Name one in `model`.",
  },
  {
    at: ["agent_config"],
    when: { notNull: true },
    code: "stateful_not_supported",
    message: "`agent_config` is not supported: a call is served by a model. Remove the field.",
  },
  {
    at: ["environment"],
    when: { notNull: true },
    code: "stateful_not_supported",
    message: "`environment` is not supported: no environment is kept between calls. Remove the field.",
  },
  {
    at: ["webhook_config"],
    when: { notNull: true },
    code: "stateful_not_supported",
    message: "`webhook_config` is not supported: give a `callback_url` instead.",
  },
  {
    at: ["response_format", "gcs_uri"],
    when: { notNull: true },
    code: "stateful_not_supported",
    message: "`response_format.gcs_uri` is not supported: videos are kept by the gateway. Remove the field.",
  },
  {
    at: ["generation_config", "video_config", "task"],
    when: { notIn: ["text_to_video", "image_to_video", "edit"] },
    code: "unsupported_capability",
    message:
      "`generation_config.video_config.task` may only be text_to_video, image_to_video or edit: " +
      "videos are not extended, and not made of references or between images.",
  },
];

/** Videos by interaction */
export const videoInteractions: Dialect<"video"> = {
  name: "video-interactions",
  vocabulary: "video",
  modality: videoModality,
  title: "Videos by interaction",
  credentials: [
    { in: "header", name: "x-vendora-api-key" },
    { in: "header", name: "x-goog-api-key" },
    { in: "header", name: "authorization", scheme: "bearer" },
  ],
  requiredHeaders: [],
  errorsBelow: [],
  servedAt: ["/v1beta/interactions", "/v1/interactions"],
  counts: ["input", "output"],
  requestIdHeaders: [],
  endpoint: {
    path: "/interactions",
    streamPath: "/interactions",
    operations: {},
    headers: { "api-revision": "2026-05-20" },
    auth: "x-goog-api-key",
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
    always: [
      { at: ["background"], value: true },
      { at: ["store"], value: true },
    ],
    alwaysIn: { at: "response_format", item: { type: "video" }, set: { delivery: "uri" } },
    outputLimit: [],
    reasoningBudget: [],
    answerCount: [],
    images: undefined,
    imageSize: [],
    inputs: [],
    bulkMembers: new Set(["data"]),
    mediaMembers: new Set(["uri", "data"]),
    askUsage: undefined,
  },
  errors,
  jobs: {
    callback: "callback_url",
    poll: { method: "GET", path: "/interactions/{job}" },
    cancel: { method: "POST", path: "/interactions/{job}/cancel" },
    remove: { method: "DELETE", path: "/interactions/{job}" },
    archiveMedia: true,
    inlineMedia: true,
    deleteWhenDone: true,
    files: {
      path: "/files/{file}",
      pending: ["PROCESSING"],
      failed: ["FAILED"],
      state: ["state"],
      explanation: ["error", "message"],
    },
    named: { at: ["id"], after: "interactions/" },
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
