// Made from specs/dialects/generate-content.yaml, specs/mappings/generate-content.yaml by "make generate". Change the specs, not this file.
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

];

const paths: ConceptPaths = {
  "request.output_limit": ["generationConfig.maxOutputTokens"],
  "request.temperature": ["generationConfig.temperature"],
  "request.top_p": ["generationConfig.topP"],
  "request.top_k": ["generationConfig.topK"],
  "request.stop": ["generationConfig.stopSequences"],
  "request.presence_penalty": ["generationConfig.presencePenalty"],
  "request.frequency_penalty": ["generationConfig.frequencyPenalty"],
  "request.seed": ["generationConfig.seed"],
  "request.tools": ["tools"],
  "request.tool_choice": ["toolConfig.functionCallingConfig"],
  "request.metadata": ["labels"],
  "part.bare_state.signature": ["thoughtSignature"],
  "part.thought.text": ["text"],
  "part.thought.signature": ["thoughtSignature"],
  "part.shown_thought.text": ["text"],
  "part.shown_thought.signature": ["thoughtSignature"],
  "part.text.text": ["text"],
  "part.text.signature": ["thoughtSignature"],
  "part.declined.text": ["text"],
  "part.inline.medium": ["inlineData.mimeType"],
  "part.inline.source": ["inlineData"],
  "part.inline.detail": ["mediaResolution.level"],
  "part.inline.signature": ["thoughtSignature"],
  "part.linked.medium": ["fileData.mimeType"],
  "part.linked.source": ["fileData"],
  "part.linked.detail": ["mediaResolution.level"],
  "part.linked.signature": ["thoughtSignature"],
  "part.call.id": ["functionCall.id"],
  "part.call.name": ["functionCall.name"],
  "part.call.arguments": ["functionCall.args"],
  "part.call.signature": ["thoughtSignature"],
  "part.failed_result.id": ["functionResponse.id"],
  "part.failed_result.name": ["functionResponse.name"],
  "part.failed_result.parts": ["functionResponse.response"],
  "part.result.id": ["functionResponse.id"],
  "part.result.name": ["functionResponse.name"],
  "part.result.parts": ["functionResponse.response"],
  "part.lone_state.signature": ["thoughtSignature"],
  "inline.bytes.mime": ["mimeType"],
  "inline.bytes.data": ["data"],
  "linked.address.mime": ["mimeType"],
  "linked.address.url": ["fileUri"],
  "tool.function.name": ["name"],
  "tool.function.description": ["description"],
  "tool.function.parameters": ["parametersJsonSchema", "parameters"],
  "tool_choice.mode.mode": ["mode"],
  "tool_choice.mode.names": ["allowedFunctionNames"],
  "output_format.json.kind": ["generationConfig.responseMimeType"],
  "output_format.schema.schema": ["generationConfig.responseJsonSchema", "generationConfig.responseSchema"],
  "output_format.text.kind": ["generationConfig.responseMimeType"],
  "output_format.one_of_words.schema": ["generationConfig.responseJsonSchema", "generationConfig.responseSchema"],
  "output_format.untyped_schema.schema": ["generationConfig.responseJsonSchema"],
  "output_format.untyped_plain_schema.schema": ["generationConfig.responseSchema"],
  "reasoning.thinking.budget": ["generationConfig.thinkingConfig.thinkingBudget"],
  "reasoning.thinking.effort": ["generationConfig.thinkingConfig.thinkingLevel"],
  "reasoning.thinking.visible": ["generationConfig.thinkingConfig.includeThoughts"],
};

/** Content generation */
export const generateContent: Dialect<"text"> = {
  name: "generate-content",
  vocabulary: "text",
  manner: textManner,
  title: "Content generation",
  credentials: [{ in: "header", name: "x-vendora-api-key" }, { in: "header", name: "x-goog-api-key" }, { in: "header", name: "authorization", scheme: "bearer" }, { in: "query", name: "key" }],
  requiredHeaders: [],
  servedAt: ["/v1/models/{model}:generateContent", "/v1beta/models/{model}:generateContent", "/v1/models/{model}:streamGenerateContent", "/v1beta/models/{model}:streamGenerateContent"],
  counts: ["input", "output"],
  requestIdHeaders: [],
  endpoint: {
    path: "/models/{model}:generateContent",
    streamPath: "/models/{model}:streamGenerateContent?alt=sse",
    tasks: {},
    headers: {},
    auth: "x-goog-api-key",
    forwardedHeaders: [],
  },
  places: {
    requestModel: undefined,
    requestStream: undefined,
    responseModel: [["modelVersion"]],
    eventModel: [["modelVersion"]],
    normalise: [{ at: ["generationConfig", "imageConfig", "imageSize"], values: { "512": "0.5K" } }, { at: ["generation_config", "image_config", "image_size"], values: { "512": "0.5K" } }],
    responseFixed: [],
    eventFixed: [],
    always: [],
    outputLimit: [["generationConfig", "maxOutputTokens"], ["generationConfig", "max_output_tokens"], ["generation_config", "maxOutputTokens"], ["generation_config", "max_output_tokens"]],
    candidates: [["generationConfig", "candidateCount"], ["generationConfig", "candidate_count"], ["generation_config", "candidateCount"], ["generation_config", "candidate_count"]],
    pictures: undefined,
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
