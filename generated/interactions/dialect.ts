// Made from specs/dialects/interactions/dialect.yaml, specs/dialects/interactions/mapping.yaml,
// specs/dialects/video-interactions/dialect.yaml by "make generate". Change the specs, not this file.
import type { Dialect } from "../../src/conversion/dialect.js";
import type { ConceptPaths } from "../../src/conversion/loss.js";
import { textModality } from "../../src/conversion/modalities/index.js";
import { meetsAny, refuseBy, type Claim, type RefusalRule } from "../../src/conversion/refuse.js";
import { firstProblem } from "../../src/conversion/validate.js";
import { errors } from "./errors.js";
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
      "`background` may not be true: the answer comes in the response to the call. Remove the field or " +
      "send false.",
  },
  {
    at: ["previous_interaction_id"],
    when: { notNull: true },
    code: "stateful_not_supported",
    message:
      "`previous_interaction_id` is not supported: answers are not kept. Send the conversation so far in " + "`input`.",
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

const paths: ConceptPaths = {
  "request.model": ["model"],
  "request.stream": ["stream"],
  "request.output_limit": ["generation_config.max_output_tokens"],
  "request.temperature": ["generation_config.temperature"],
  "request.top_p": ["generation_config.top_p"],
  "request.stop": ["generation_config.stop_sequences"],
  "request.seed": ["generation_config.seed"],
  "request.tools": ["tools"],
  "request.tool_choice": ["generation_config.tool_choice"],
  "request.output_format": ["response_format"],
  "request.metadata": ["labels"],
  "part.text.text": ["text"],
  "part.text.citations": ["annotations"],
  "part.words_in_parts.text": ["parts"],
  "part.untyped_text.text": ["text"],
  "part.answer_text.text": ["text"],
  "part.answer_text.citations": ["annotations"],
  "part.media.medium": ["type"],
  "part.media.detail": ["resolution"],
  "part.linked.medium": ["type"],
  "part.linked.detail": ["resolution"],
  "part.refusal.text": ["text"],
  "part.call.id": ["id"],
  "part.call.name": ["name"],
  "part.call.arguments": ["arguments"],
  "part.reasoning.text": ["summary"],
  "part.reasoning.signature": ["signature"],
  "part.shown_reasoning.text": ["summary"],
  "part.shown_reasoning.signature": ["signature"],
  "part.object_result.id": ["call_id"],
  "part.object_result.name": ["name"],
  "part.object_result.parts": ["result"],
  "part.object_result.error": ["is_error"],
  "part.nested_object_result.id": ["call_id"],
  "part.nested_object_result.name": ["name"],
  "part.nested_object_result.parts": ["result"],
  "part.nested_object_result.error": ["is_error"],
  "part.nested_result.id": ["call_id"],
  "part.nested_result.name": ["name"],
  "part.nested_result.parts": ["result"],
  "part.nested_result.error": ["is_error"],
  "part.result.id": ["call_id"],
  "part.result.name": ["name"],
  "part.result.parts": ["result"],
  "part.result.error": ["is_error"],
  "bytes.data.data": ["data"],
  "bytes.data.mime": ["mime_type"],
  "address.uri.url": ["uri"],
  "address.uri.mime": ["mime_type"],
  "citation.web.url": ["url"],
  "citation.web.title": ["title"],
  "citation.web.start": ["start_index"],
  "citation.web.end": ["end_index"],
  "tool.function.name": ["name"],
  "tool.function.description": ["description"],
  "tool.function.parameters": ["parameters"],
  "tool.hosted.name": ["type"],
  "tool_choice.subset.mode": ["allowed_tools.mode"],
  "tool_choice.subset.names": ["allowed_tools.tools"],
  "output_format.text.kind": ["type", "mime_type"],
  "output_format.json.kind": ["type", "mime_type"],
  "output_format.schema.schema": ["schema"],
  "reasoning.level.effort": ["generation_config.thinking_level"],
  "reasoning.level.visible": ["generation_config.thinking_summaries"],
};

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
    eventModel: [["interaction", "model"]],
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
  refuse: (body) => refuseBy(refusals, body),
  readRequest,
  writeRequest,
  readResponse,
  writeResponse,
  echoOf,
  readUsage,
  openReader,
  templates,
  wantsUsage: (body) => body !== undefined,
  isUsageEvent: (event) => event === undefined,
  isError: (body) => body.error !== undefined && body.error !== null,
  paths,
};
