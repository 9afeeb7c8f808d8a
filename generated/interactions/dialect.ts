// Made from specs/dialects/interactions/dialect.yaml, specs/dialects/interactions/mapping.yaml,
// specs/dialects/video-interactions/dialect.yaml by "make generate". Change the specs, not this file.
import type { Dialect } from "../../src/conversion/dialect.js";
import { textModality } from "../../src/conversion/modalities/index.js";
import { isGiven } from "../../src/conversion/read.js";
import { meetsAny, refusalBy, type Claim, type RefusalRule } from "../../src/conversion/refuse.js";
import { firstProblem } from "../../src/conversion/validate.js";
import { errors } from "./errors.js";
import { paths } from "./paths.js";
import { openReader } from "./read-stream.js";
import { readRequest, readResponse, readUsage } from "./read.js";
import { validateRequest } from "./validate.js";
import { templates } from "./write-stream.js";
import { echoOf, writeRequest, writeResponse } from "./write.js";

const claims: readonly Claim[] = [
  { at: ["response_format"], when: { has: { type: "video" } } },
  { at: ["response_format", "type"], when: { is: "video" } },
  { at: ["generation_config", "video_config"], when: { notNull: true } },
];
const refusals: readonly RefusalRule[] = [
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
      "`background` may not be true: the answer comes in the response to the call. Remove the field or send false.",
  },
  {
    at: ["previous_interaction_id"],
    when: { notNull: true },
    code: "stateful_not_supported",
    message:
      "`previous_interaction_id` is not supported: answers are not kept. Send the conversation so far in `input`.",
  },
  {
    at: ["agent"],
    when: { notNull: true },
    code: "stateful_not_supported",
    message: "`agent` is not supported: a call is served by a model. Name one in `model`.",
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
    message: "`webhook_config` is not supported: the answer comes in the response to the call. Remove the field.",
  },
];

/** Interactions */
export const interactions: Dialect<"text"> = {
  name: "interactions",
  vocabulary: "text",
  modality: textModality,
  title: "Interactions",
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
    requestStream: ["stream"],
    responseModel: [["model"]],
    eventModel: [["interaction", "model"], ["model"]],
    normalise: [],
    responseFixed: [],
    eventFixed: [],
    always: [{ at: ["store"], value: false }],
    outputLimit: [["generation_config", "max_output_tokens"]],
    reasoningBudget: [],
    answerCount: [],
    images: undefined,
    imageSize: [],
    inputs: [],
    bulkMembers: new Set([]),
    mediaMembers: new Set(["data"]),
    askUsage: undefined,
  },
  state: {
    family: "google",
    lists: [
      {
        at: ["input"],
        items: [
          { when: { type: "thought" }, needed: true, at: [["signature"]] },
          { when: { type: "function_call" }, beside: true, at: [["signature"]] },
        ],
      },
    ],
    inAnswers: { at: [["steps"], ["step"], ["delta"]], items: [{ when: {}, pieces: "index", at: [["signature"]] }] },
  },
  errors,
  models: [],
  sibling: { dialect: "video-interactions", claims: (body) => meetsAny(claims, body) },
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
  eventMembers: new Set(["delta", "error", "event_type", "index", "interaction", "model", "step", "steps"]),
  wantsUsage: () => true,
  isUsageEvent: () => false,
  isError: (body) => isGiven(body.error) || (!isGiven(body.steps) && [body.message].some(isGiven)),
  paths,
};
