// Made from specs/dialects/chat.yaml, specs/mappings/chat.yaml by "make generate". Change the specs, not this file.
import type { Dialect } from "../../codegen/runtime/dialect.js";
import type { ConceptPaths } from "../../codegen/runtime/loss.js";
import { isSame, refuseBy, valueAt, type RefusalRule } from "../../codegen/runtime/refuse.js";
import { firstProblem } from "../../codegen/runtime/validate.js";
import { errors } from "./errors.js";
import { openReader } from "./read-stream.js";
import { readRequest, readResponse, readUsage } from "./read.js";
import { validate as validateRequest } from "./validate.js";
import { templates } from "./write-stream.js";
import { echoOf, writeRequest, writeResponse } from "./write.js";

const refusals: readonly RefusalRule[] = [
  { at: ["deferred"], when: { is: true }, code: "unsupported_parameter", message: "`deferred` is not supported: the answer comes in the response to the call. Remove the field." },
];

const paths: ConceptPaths = {
  "request.model": ["model"],
  "request.stream": ["stream"],
  "request.output_limit": ["max_completion_tokens", "max_tokens"],
  "request.temperature": ["temperature"],
  "request.top_p": ["top_p"],
  "request.stop": ["stop"],
  "request.presence_penalty": ["presence_penalty"],
  "request.frequency_penalty": ["frequency_penalty"],
  "request.seed": ["seed"],
  "request.candidates": ["n"],
  "request.logprobs": ["logprobs"],
  "request.top_logprobs": ["top_logprobs"],
  "request.tools": ["tools"],
  "request.tool_choice": ["tool_choice"],
  "request.parallel_calls": ["parallel_tool_calls"],
  "request.output_format": ["response_format"],
  "request.verbosity": ["verbosity"],
  "request.user": ["user", "safety_identifier"],
  "request.metadata": ["metadata"],
  "request.cache_key": ["prompt_cache_key"],
  "part.text.text": ["text"],
  "part.image_address.source": ["image_url"],
  "part.image.source": ["image_url.url"],
  "part.image.detail": ["image_url.detail"],
  "part.audio.source": ["input_audio"],
  "part.document.source": ["file.file_data"],
  "part.document.title": ["file.filename"],
  "part.refusal.text": ["refusal"],
  "part.thinking.text": ["thinking"],
  "part.called.id": ["id"],
  "part.called.name": ["function.name"],
  "part.called.arguments": ["function.arguments"],
  "part.called_function.name": ["name"],
  "part.called_function.arguments": ["arguments"],
  "part.answered.id": ["tool_call_id"],
  "part.answered.parts": ["content"],
  "part.answered_function.name": ["name"],
  "part.answered_function.parts": ["content"],
  "citation.web.url": ["url_citation.url"],
  "citation.web.title": ["url_citation.title"],
  "citation.web.start": ["url_citation.start_index"],
  "citation.web.end": ["url_citation.end_index"],
  "sound.base64.data": ["data"],
  "sound.base64.mime": ["format"],
  "tool.function.name": ["function.name"],
  "tool.function.description": ["function.description"],
  "tool.function.parameters": ["function.parameters"],
  "tool.function.strict": ["function.strict"],
  "tool_choice.named.names": ["function.name"],
  "tool_choice.subset.mode": ["allowed_tools.mode"],
  "tool_choice.subset.names": ["allowed_tools.tools"],
  "output_format.text.kind": ["type"],
  "output_format.json.kind": ["type"],
  "output_format.schema.schema": ["json_schema.schema"],
  "output_format.schema.name": ["json_schema.name"],
  "output_format.schema.description": ["json_schema.description"],
  "output_format.schema.strict": ["json_schema.strict"],
  "reasoning.effort.effort": ["reasoning_effort"],
};

/** Chat completions */
export const chat: Dialect = {
  name: "chat",
  vocabulary: "text",
  title: "Chat completions",
  credentials: [{ in: "header", name: "authorization", scheme: "bearer" }],
  requiredHeaders: [],
  requestIdHeaders: [],
  endpoint: {
    path: "/chat/completions",
    streamPath: "/chat/completions",
    headers: {},
    auth: "bearer",
    forwardedHeaders: [],
  },
  places: {
    requestModel: ["model"],
    requestStream: ["stream"],
    responseModel: [["model"]],
    eventModel: [["model"]],
    normalise: [],
    responseFixed: [],
    eventFixed: [],
    always: [],
    askUsage: { at: ["stream_options", "include_usage"], value: true },
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
  wantsUsage: (body) => valueAt(body, ["stream_options", "include_usage"]) === true,
  isUsageEvent: (event) => isSame(event.choices, []),
  isError: (body) => body.error !== undefined && body.error !== null,
  paths,
};
