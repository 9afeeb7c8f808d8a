// Made from specs/dialects/messages/dialect.yaml, specs/dialects/messages/mapping.yaml by "make generate". Change the
// specs, not this file.
import type { Dialect } from "../../src/conversion/dialect.js";
import { textModality } from "../../src/conversion/modalities/index.js";
import { isGiven } from "../../src/conversion/read.js";
import { refusalBy, type RefusalRule } from "../../src/conversion/refuse.js";
import { firstProblem } from "../../src/conversion/validate.js";
import { errors } from "./errors.js";
import { paths } from "./paths.js";
import { openReader } from "./read-stream.js";
import { readRequest, readResponse, readUsage } from "./read.js";
import { validateCount, validateRequest } from "./validate.js";
import { templates } from "./write-stream.js";
import { echoOf, writeRequest, writeResponse } from "./write.js";

const refusals: readonly RefusalRule[] = [
  {
    at: ["thread"],
    when: { notNull: true },
    code: "stateful_not_supported",
    message: "`thread` is not supported: conversations are not kept. Send the whole conversation in `messages`.",
    details: { error_code: "thread_unsupported_request" },
  },
];

/** Messages */
export const messages: Dialect<"text"> = {
  name: "messages",
  vocabulary: "text",
  modality: textModality,
  title: "Messages",
  credentials: [
    { in: "header", name: "x-api-key" },
    { in: "header", name: "authorization", scheme: "bearer" },
  ],
  requiredHeaders: [
    {
      names: ["vendorb-version", "anthropic-version"],
      message:
        "The header `vendorb-version` (or `anthropic-version`) is missing. Send the version your client is written for, such as 2023-06-01.",
    },
  ],
  errorsBelow: [],
  servedAt: ["/v1/messages"],
  counts: ["input", "output"],
  requestIdHeaders: ["request-id"],
  endpoint: {
    path: "/messages",
    streamPath: "/messages",
    operations: {},
    headers: { "anthropic-version": "2023-06-01" },
    auth: "x-api-key",
    forwardedHeaders: ["anthropic-beta"],
  },
  places: {
    requestModel: ["model"],
    requestStream: ["stream"],
    responseModel: [
      ["model"],
      ["content", "*", "from", "model"],
      ["content", "*", "to", "model"],
      ["usage", "model"],
      ["usage", "iterations", "*", "model"],
    ],
    eventModel: [
      ["message", "model"],
      ["content_block", "from", "model"],
      ["content_block", "to", "model"],
      ["message", "usage", "model"],
      ["message", "usage", "iterations", "*", "model"],
      ["usage", "model"],
      ["usage", "iterations", "*", "model"],
    ],
    normalise: [],
    responseFixed: [{ at: ["stop_details", "recommended_model"], value: null }],
    eventFixed: [{ at: ["delta", "stop_details", "recommended_model"], value: null }],
    always: [],
    outputLimit: [["max_tokens"]],
    reasoningBudget: [["thinking", "budget_tokens"]],
    namesLimit: true,
    answerCount: [],
    images: undefined,
    imageSize: [],
    inputs: [],
    bulkMembers: new Set([]),
    mediaMembers: new Set(["data"]),
    askUsage: undefined,
  },
  state: {
    family: "anthropic",
    lists: [
      {
        at: ["messages", "*", "content"],
        items: [
          { when: { type: "thinking" }, needed: true, at: [["signature"]] },
          { when: { type: "redacted_thinking" }, at: [["data"]] },
        ],
      },
      {
        at: ["messages", "*", "content", "*", "citations"],
        items: [{ when: { type: "web_search_result_location" }, needed: true, aside: true, at: [["encrypted_index"]] }],
      },
    ],
    inAnswers: {
      at: [["content"], ["content_block"], ["delta"]],
      items: [
        { when: { type: "thinking" }, pieces: "index", at: [["signature"]] },
        { when: { type: "signature_delta" }, pieces: "index", at: [["signature"]] },
        { when: { type: "redacted_thinking" }, at: [["data"]] },
      ],
    },
    loop: {
      turns: "messages",
      items: "content",
      caller: { role: "assistant" },
      call: { type: "tool_use" },
      requested_by: "thinking",
      when: { type: "enabled" },
      with: ["context_management"],
    },
  },
  errors,
  counting: { answer: { input_tokens: "$tokens" } },
  models: [
    {
      at: "/v1/models",
      list: { object: "list", data: "$models", has_more: false, first_id: "$first_id", last_id: "$last_id" },
      one: {
        type: "model",
        id: "$id",
        display_name: "$id",
        created_at: "$created_at",
        max_tokens: "$output_limit",
        object: "model",
        created: "$created",
        owned_by: "$maker",
      },
      identifiedBy: ["vendorb-version", "anthropic-version", "x-api-key"],
    },
  ],
  rules: [],
  validate: (body, operation) => firstProblem(operation === "count" ? validateCount : validateRequest, body),
  refuse: refusalBy(refusals),
  readRequest,
  writeRequest,
  readResponse,
  writeResponse,
  echoOf,
  readUsage,
  openReader,
  templates,
  eventMembers: new Set(["content", "content_block", "delta", "error", "index", "message", "type", "usage"]),
  wantsUsage: () => true,
  isUsageEvent: () => false,
  isError: (body) => isGiven(body.error) || (!isGiven(body.content) && [body.message].some(isGiven)),
  paths,
};
