// Made from specs/dialects/responses.yaml, specs/mappings/responses.yaml by "make generate". Change the specs, not this file.
import type { Dialect } from "../../codegen/runtime/dialect.js";
import type { ConceptPaths } from "../../codegen/runtime/loss.js";
import { refuseBy, type RefusalRule } from "../../codegen/runtime/refuse.js";
import { firstProblem } from "../../codegen/runtime/validate.js";
import { errors } from "./errors.js";
import { openReader } from "./read-stream.js";
import { readRequest, readResponse, readUsage } from "./read.js";
import { validate as validateRequest } from "./validate.js";
import { templates } from "./write-stream.js";
import { echoOf, writeRequest, writeResponse } from "./write.js";

const refusals: readonly RefusalRule[] = [
  { at: ["store"], when: { is: true }, code: "stateful_not_supported", message: "`store` may not be true: answers are not kept. Remove the field or send false." },
  { at: ["background"], when: { is: true }, code: "stateful_not_supported", message: "`background` may not be true: the answer comes in the response to the call. Remove the field or send false." },
  { at: ["previous_response_id"], when: { notNull: true }, code: "stateful_not_supported", message: "`previous_response_id` is not supported: answers are not kept. Send the conversation so far in `input`." },
  { at: ["conversation"], when: { notNull: true }, code: "stateful_not_supported", message: "`conversation` is not supported: conversations are not kept. Send the conversation so far in `input`." },
  { at: ["input"], when: { has: { type: "item_reference" } }, code: "stateful_not_supported", message: "Items of type `item_reference` are not supported: items are not kept. Send the items themselves in `input`." },
];

const paths: ConceptPaths = {
  "request.model": ["model"],
  "request.stream": ["stream"],
  "request.output_limit": ["max_output_tokens"],
  "request.temperature": ["temperature"],
  "request.top_p": ["top_p"],
  "request.tools": ["tools"],
  "request.tool_choice": ["tool_choice"],
  "request.parallel_calls": ["parallel_tool_calls"],
  "request.output_format": ["text.format"],
  "request.verbosity": ["text.verbosity"],
  "request.user": ["user", "safety_identifier"],
  "request.metadata": ["metadata"],
  "request.cache_key": ["prompt_cache_key"],
  "part.text.text": ["text"],
  "part.output.text": ["text"],
  "part.output.citations": ["annotations"],
  "part.answer_output.text": ["text"],
  "part.answer_output.citations": ["annotations"],
  "part.image.source": ["image_url"],
  "part.image.detail": ["detail"],
  "part.document.source": ["file_data"],
  "part.document.title": ["filename"],
  "part.linked_document.source": ["file_url"],
  "part.linked_document.title": ["filename"],
  "part.refusal.text": ["refusal"],
  "part.call.id": ["call_id"],
  "part.call.name": ["name"],
  "part.call.arguments": ["arguments"],
  "part.result.id": ["call_id"],
  "part.result.parts": ["output"],
  "part.reasoning.text": ["summary", "content"],
  "part.reasoning.signature": ["encrypted_content"],
  "part.shown_reasoning.text": ["summary"],
  "part.shown_reasoning.signature": ["encrypted_content"],
  "citation.web.url": ["url"],
  "citation.web.title": ["title"],
  "citation.web.start": ["start_index"],
  "citation.web.end": ["end_index"],
  "tool.function.name": ["name"],
  "tool.function.description": ["description"],
  "tool.function.parameters": ["parameters"],
  "tool.function.strict": ["strict"],
  "tool_choice.named.names": ["name"],
  "tool_choice.subset.mode": ["mode"],
  "tool_choice.subset.names": ["tools"],
  "output_format.text.kind": ["type"],
  "output_format.json.kind": ["type"],
  "output_format.schema.schema": ["schema"],
  "output_format.schema.name": ["name"],
  "output_format.schema.description": ["description"],
  "output_format.schema.strict": ["strict"],
  "reasoning.effort.effort": ["reasoning.effort"],
  "reasoning.effort.visible": ["reasoning.summary"],
};

/** Responses */
export const responses: Dialect = {
  name: "responses",
  vocabulary: "text",
  title: "Responses",
  credentials: [{ in: "header", name: "authorization", scheme: "bearer" }],
  requiredHeaders: [],
  requestIdHeaders: [],
  endpoint: {
    path: "/responses",
    streamPath: "/responses",
    headers: {},
    auth: "bearer",
    forwardedHeaders: [],
  },
  places: {
    requestModel: ["model"],
    requestStream: ["stream"],
    responseModel: [["model"]],
    eventModel: [["response", "model"]],
    normalise: [],
    responseFixed: [{ at: ["store"], value: false }],
    eventFixed: [{ at: ["response", "store"], value: false }],
    always: [{ at: ["store"], value: false }],
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
