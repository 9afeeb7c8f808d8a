// Made from specs/dialects/chat/dialect.yaml, specs/dialects/chat/mapping.yaml by "make generate". Change the specs,
// not this file.
import type { Dialect } from "../../src/conversion/dialect.js";
import { textModality } from "../../src/conversion/modalities/index.js";
import { isGiven, isSame, valueAt } from "../../src/conversion/read.js";
import { refusalBy, type RefusalRule } from "../../src/conversion/refuse.js";
import { firstProblem } from "../../src/conversion/validate.js";
import { errors } from "./errors.js";
import { paths } from "./paths.js";
import { openReader } from "./read-stream.js";
import { readRequest, readResponse, readUsage } from "./read.js";
import { validateRequest } from "./validate.js";
import { templates } from "./write-stream.js";
import { echoOf, writeRequest, writeResponse } from "./write.js";

const refusals: readonly RefusalRule[] = [
  {
    at: ["deferred"],
    when: { is: true },
    code: "unsupported_parameter",
    message: "`deferred` is not supported: the answer comes in the response to the call. Remove the field.",
  },
];

/** Chat completions */
export const chat: Dialect<"text"> = {
  name: "chat",
  vocabulary: "text",
  modality: textModality,
  title: "Chat completions",
  credentials: [{ in: "header", name: "authorization", scheme: "bearer" }],
  requiredHeaders: [],
  errorsBelow: [],
  servedAt: ["/v1/chat/completions"],
  counts: ["input", "output"],
  requestIdHeaders: [],
  endpoint: {
    path: "/chat/completions",
    streamPath: "/chat/completions",
    operations: {},
    headers: {},
    auth: "bearer",
    forwardedHeaders: [],
  },
  places: {
    requestModel: ["model"],
    requestStream: ["stream"],
    responseModel: [
      ["model"],
      ["moderation", "input", "model"],
      ["moderation", "output", "model"],
      ["moderation", "input", "results", "*", "model"],
      ["moderation", "output", "results", "*", "model"],
      ["usage_breakdown", "models", "*", "model"],
    ],
    eventModel: [
      ["model"],
      ["moderation", "input", "model"],
      ["moderation", "output", "model"],
      ["moderation", "input", "results", "*", "model"],
      ["moderation", "output", "results", "*", "model"],
      ["usage_breakdown", "models", "*", "model"],
    ],
    normalise: [],
    responseFixed: [],
    eventFixed: [],
    always: [],
    cacheKey: [["prompt_cache_key"]],
    outputLimit: [["max_completion_tokens"], ["max_tokens"]],
    reasoningBudget: [],
    answerCount: [["n"]],
    images: undefined,
    imageSize: [],
    inputs: [],
    bulkMembers: new Set([]),
    mediaMembers: new Set(["data", "image_url", "url", "file_data"]),
    askUsage: { at: ["stream_options", "include_usage"], value: true },
  },
  state: {
    family: "compatible",
    lists: [
      {
        at: ["messages", "*", "tool_calls"],
        items: [
          {
            when: {},
            family: "google",
            beside: true,
            needed: "first",
            instead: "skip_thought_signature_validator",
            at: [
              ["extra_content", "google", "thought_signature"],
              ["extra_content", "vertex", "thought_signature"],
            ],
          },
        ],
      },
    ],
    inAnswers: {
      at: [
        ["choices", "*", "message", "tool_calls"],
        ["choices", "*", "delta", "tool_calls"],
      ],
      items: [
        {
          when: {},
          at: [
            ["extra_content", "google", "thought_signature"],
            ["extra_content", "vertex", "thought_signature"],
          ],
        },
      ],
    },
    inWords: {
      at: ["messages"],
      members: ["reasoning_content", "reasoning"],
      records: { reasoning_details: "openrouterchat" },
      bare: ["role", "name"],
    },
  },
  errors,
  models: [
    {
      at: "/v1/models",
      list: { object: "list", data: "$models" },
      one: { id: "$id", object: "model", created: "$created", owned_by: "$maker" },
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
  eventMembers: new Set([
    "base_resp",
    "choices",
    "citations",
    "detail",
    "error",
    "message",
    "model",
    "moderation",
    "msg",
    "search_results",
    "usage",
    "usage_breakdown",
    "x_groq",
  ]),
  wantsUsage: (body) => valueAt(body, ["stream_options", "include_usage"]) === true,
  isUsageEvent: (event) => isSame(event.choices, []),
  isError: (body) =>
    isGiven(body.error) ||
    (!isGiven(body.choices) && [body.message, body.detail, body.msg, body.base_resp].some(isGiven)),
  paths,
};
