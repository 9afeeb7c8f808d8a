// Made from specs/dialects/video-content-task/dialect.yaml, specs/dialects/video-content-task/mapping.yaml by "make
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
    at: ["priority"],
    when: { notNull: true },
    code: "unsupported_parameter",
    message: "`priority` is not accepted: the gateway does not let calls overtake each other. Remove the field.",
  },
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
    at: ["content"],
    when: { has: { type: "image_url", role: "first_frame" }, times: 2 },
    code: "invalid_request",
    message: "`content` may have one first_frame: a video begins with one image.",
  },
  {
    at: ["content"],
    when: { has: { type: "image_url", role: "last_frame" }, times: 2 },
    code: "invalid_request",
    message: "`content` may have one last_frame: a video ends with one image.",
  },
  {
    at: ["content"],
    when: { has: { type: "draft_task" }, times: 2 },
    code: "invalid_request",
    message: "`content` may have one draft_task: one draft is made final in a call.",
  },
];

/** Content-task video */
export const videoContentTask: Dialect<"video"> = {
  name: "video-content-task",
  vocabulary: "video",
  modality: videoModality,
  title: "Content-task video",
  credentials: [{ in: "header", name: "authorization", scheme: "bearer" }],
  requiredHeaders: [],
  errorsBelow: [],
  servedAt: ["/v1/contents/generations/tasks"],
  counts: ["input", "output"],
  requestIdHeaders: [],
  endpoint: {
    path: "/contents/generations/tasks",
    streamPath: "/contents/generations/tasks",
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
    draftTask: { list: ["content"], item: { type: "draft_task" }, at: ["draft_task", "id"] },
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
    mediaMembers: new Set(["url"]),
    askUsage: undefined,
  },
  errors,
  jobs: {
    accepted: ["id"],
    callback: "callback_url",
    poll: { method: "GET", path: "/contents/generations/tasks/{job}" },
    cancel: { method: "DELETE", path: "/contents/generations/tasks/{job}" },
    remove: { method: "DELETE", path: "/contents/generations/tasks/{job}" },
    archiveMedia: true,
    inlineMedia: false,
    named: { at: ["id"] },
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
