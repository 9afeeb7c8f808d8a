// Made from specs/dialects/messages.yaml, specs/mappings/messages.yaml by "make generate". Change the specs, not this file.
import type { Dialect } from "../../codegen/runtime/dialect.js";
import type { ConceptPaths } from "../../codegen/runtime/loss.js";
import { textManner } from "../../codegen/runtime/manners/index.js";
import { refuseBy, type RefusalRule } from "../../codegen/runtime/refuse.js";
import { firstProblem } from "../../codegen/runtime/validate.js";
import { errors } from "./errors.js";
import { openReader } from "./read-stream.js";
import { readRequest, readResponse, readUsage } from "./read.js";
import { validate as validateRequest } from "./validate.js";
import { templates } from "./write-stream.js";
import { echoOf, writeRequest, writeResponse } from "./write.js";

const refusals: readonly RefusalRule[] = [
  { at: ["thread"], when: { notNull: true }, code: "stateful_not_supported", message: "`thread` is not supported: conversations are not kept. Send the whole conversation in `messages`.", details: { error_code: "thread_unsupported_request" } },
];

const paths: ConceptPaths = {
  "request.model": ["model"],
  "request.stream": ["stream"],
  "request.output_limit": ["max_tokens"],
  "request.temperature": ["temperature"],
  "request.top_p": ["top_p"],
  "request.top_k": ["top_k"],
  "request.stop": ["stop_sequences"],
  "request.tools": ["tools"],
  "request.tool_choice": ["tool_choice"],
  "request.parallel_calls": ["tool_choice.disable_parallel_tool_use"],
  "request.output_format": ["output_config.format", "output_format"],
  "request.user": ["metadata.user_id"],
  "part.text.text": ["text"],
  "part.text.citations": ["citations"],
  "part.answer_text.text": ["text"],
  "part.answer_text.citations": ["citations"],
  "part.image.source": ["source"],
  "part.document_of_blocks.source": ["source.content"],
  "part.document_of_blocks.title": ["title"],
  "part.search_result.source": ["content"],
  "part.search_result.title": ["title"],
  "part.document.source": ["source"],
  "part.document.title": ["title"],
  "part.reasoning.text": ["thinking"],
  "part.reasoning.signature": ["signature"],
  "part.shown_reasoning.text": ["thinking"],
  "part.shown_reasoning.signature": ["signature"],
  "part.redacted.redacted": ["data"],
  "part.call.id": ["id"],
  "part.call.name": ["name"],
  "part.call.arguments": ["input"],
  "part.result.id": ["tool_use_id"],
  "part.result.parts": ["content"],
  "part.result.error": ["is_error"],
  "part.declined.text": ["text"],
  "citation.web.url": ["url"],
  "citation.web.title": ["title"],
  "citation.web.quote": ["cited_text"],
  "source.base64.mime": ["media_type"],
  "source.base64.data": ["data"],
  "source.url.url": ["url"],
  "source.text.text": ["data"],
  "source.text.mime": ["media_type"],
  "tool.custom.name": ["name"],
  "tool.custom.description": ["description"],
  "tool.custom.parameters": ["input_schema"],
  "tool.custom.strict": ["strict"],
  "tool_choice.named.names": ["name"],
  "tool_choice.plain.mode": ["type"],
  "output_format.schema.schema": ["schema"],
  "reasoning.thinking.mode": ["thinking.type"],
  "reasoning.thinking.budget": ["thinking.budget_tokens"],
  "reasoning.thinking.visible": ["thinking.display"],
  "reasoning.thinking.effort": ["output_config.effort"],
};

/** Messages */
export const messages: Dialect<"text"> = {
  name: "messages",
  vocabulary: "text",
  manner: textManner,
  title: "Messages",
  credentials: [{ in: "header", name: "x-api-key" }, { in: "header", name: "authorization", scheme: "bearer" }],
  requiredHeaders: [{ names: ["vendorb-version", "anthropic-version"], message: "The header `vendorb-version` (or `anthropic-version`) is missing. Send the version your client is written for, such as 2023-06-01." }],
  servedAt: ["/v1/messages"],
  counts: ["input", "output"],
  requestIdHeaders: ["request-id"],
  endpoint: {
    path: "/messages",
    streamPath: "/messages",
    headers: { "anthropic-version": "2023-06-01" },
    auth: "x-api-key",
    forwardedHeaders: ["anthropic-beta"],
  },
  places: {
    requestModel: ["model"],
    requestStream: ["stream"],
    responseModel: [["model"]],
    eventModel: [["message", "model"]],
    normalise: [],
    responseFixed: [],
    eventFixed: [],
    always: [],
    outputLimit: [["max_tokens"]],
    candidates: [],
    inputs: [],
    bulkMembers: new Set([]),
    mediaMembers: new Set(["data"]),
    askUsage: undefined,
  },
  errors,
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
