// Made from specs/dialects/responses/dialect.yaml, specs/dialects/responses/mapping.yaml by "make generate". Change the
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
import { validateRequest } from "./validate.js";
import { templates } from "./write-stream.js";
import { echoOf, writeRequest, writeResponse } from "./write.js";

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
    at: ["previous_response_id"],
    when: { notNull: true },
    code: "stateful_not_supported",
    message: "`previous_response_id` is not supported: answers are not kept. Send the conversation so far in `input`.",
  },
  {
    at: ["conversation"],
    when: { notNull: true },
    code: "stateful_not_supported",
    message: "`conversation` is not supported: conversations are not kept. Send the conversation so far in `input`.",
  },
  {
    at: ["input"],
    when: { has: { type: "item_reference" } },
    code: "stateful_not_supported",
    message:
      "Items of type `item_reference` are not supported: items are not kept. Send the items themselves in `input`.",
  },
];

/** Responses */
export const responses: Dialect<"text"> = {
  name: "responses",
  vocabulary: "text",
  modality: textModality,
  title: "Responses",
  credentials: [{ in: "header", name: "authorization", scheme: "bearer" }],
  requiredHeaders: [],
  errorsBelow: [],
  servedAt: ["/v1/responses"],
  counts: ["input", "output"],
  requestIdHeaders: [],
  endpoint: {
    path: "/responses",
    streamPath: "/responses",
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
    ],
    eventModel: [
      ["model"],
      ["response", "model"],
      ["response", "moderation", "input", "model"],
      ["response", "moderation", "output", "model"],
      ["response", "moderation", "input", "results", "*", "model"],
      ["response", "moderation", "output", "results", "*", "model"],
    ],
    normalise: [],
    responseFixed: [{ at: ["store"], value: false }],
    eventFixed: [{ at: ["response", "store"], value: false }],
    always: [{ at: ["store"], value: false }],
    cacheKey: [["prompt_cache_key"]],
    outputLimit: [["max_output_tokens"]],
    reasoningBudget: [],
    answerCount: [],
    images: undefined,
    imageSize: [],
    inputs: [],
    bulkMembers: new Set([]),
    mediaMembers: new Set(["image_url", "file_data", "file_url"]),
    askUsage: undefined,
  },
  state: {
    family: "openai",
    lists: [
      {
        at: ["input"],
        items: [
          { when: { type: "reasoning", content: "absent" }, needed: true, at: [["encrypted_content"]] },
          { when: { type: "reasoning" }, at: [["encrypted_content"]] },
        ],
      },
    ],
    inAnswers: {
      at: [["output"], ["item"], ["response", "output"]],
      items: [{ when: { type: "reasoning" }, at: [["encrypted_content"]] }],
    },
    ask: { at: "include", item: "reasoning.encrypted_content", beside: "reasoning", unless: "store" },
  },
  errors,
  models: [],
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
    "annotation",
    "arguments",
    "content_index",
    "delta",
    "error",
    "input",
    "item",
    "model",
    "output",
    "output_index",
    "refusal",
    "response",
    "summary_index",
    "text",
    "type",
  ]),
  wantsUsage: () => true,
  isUsageEvent: () => false,
  isError: (body) =>
    isGiven(body.error) || (!isGiven(body.output) && [body.response, body.message, body.detail].some(isGiven)),
  paths,
};
