// Made from specs/dialects/chat/mapping.yaml by "make generate". Change the specs, not this file.
import {
  audioFormat,
  citedPages,
  contentProbabilities,
  reasoningOfRecord,
  reasoningOfWholeRecord,
  reasoningRecord,
} from "../../specs/dialects/chat/functions.js";
import { citeParts, citedAt, reportedCitations } from "../../src/conversion/citations.js";
import { besideList, besideObject, besideText, concat, readContent } from "../../src/conversion/content.js";
import {
  detachSignatures,
  dropPlaceholderState,
  linkResultsByName,
  readPlainDocuments,
  typeFiles,
} from "../../src/conversion/conversation/index.js";
import { furtherAnswers } from "../../src/conversion/further-answers.js";
import { heldBy } from "../../src/conversion/held.js";
import type { Json, Wire } from "../../src/conversion/json.js";
import { membersOf, noLoss, type Loss } from "../../src/conversion/loss.js";
import { hasAnyValue, hostedTool, objectsOf, readEach, readWord, withMore } from "../../src/conversion/read.js";
import { dropFormatWithoutSchema, dropHostedTools, normaliseToolChoice } from "../../src/conversion/request/index.js";
import { answerParts, reportedUsage, settleFinish, settleParts } from "../../src/conversion/settle.js";
import {
  argumentsText,
  bytesOrUri,
  cacheMark,
  dollars,
  joinedText,
  jsonObject,
  mediaUri,
  objectSchema,
  shortIdentifier,
  single,
  ticks,
} from "../../src/conversion/transforms/index.js";
import {
  asCount,
  asFlag,
  asInteger,
  asJson,
  asList,
  asNumber,
  asText,
  asTexts,
  asWire,
  contradicts,
  first,
  inner,
  isPresent,
  meaningOf,
} from "../../src/conversion/values.js";
import type {
  CallPart,
  ChoiceMode,
  Citation,
  Detail,
  Effort,
  Finish,
  Grammar,
  MediaPart,
  OutputFormat,
  Part,
  Reasoning,
  ReasoningPart,
  RefusalPart,
  Request,
  Response,
  ResultPart,
  Source,
  TextPart,
  Tool,
  ToolChoice,
  Turn,
  Usage,
} from "../interlingua/text.js";

const toolChoiceMeanings: ReadonlyMap<string, ChoiceMode> = new Map<string, ChoiceMode>([
  ["auto", "auto"],
  ["none", "none"],
  ["required", "required"],
  ["any", "required"],
]);
const detailMeanings: ReadonlyMap<string, Detail> = new Map<string, Detail>([
  ["auto", "auto"],
  ["low", "low"],
  ["high", "high"],
  ["original", "original"],
]);
const modeMeanings: ReadonlyMap<string, ChoiceMode> = new Map<string, ChoiceMode>([
  ["auto", "auto"],
  ["required", "required"],
]);
const effortMeanings: ReadonlyMap<string, Effort> = new Map<string, Effort>([
  ["none", "none"],
  ["minimal", "minimal"],
  ["low", "low"],
  ["medium", "medium"],
  ["high", "high"],
  ["xhigh", "xhigh"],
  ["max", "max"],
]);
const finishMeanings: ReadonlyMap<string, Finish> = new Map<string, Finish>([
  ["stop", "stop"],
  ["eos", "stop"],
  ["", "stop"],
  ["tool_calls", "awaiting_results"],
  ["function_call", "awaiting_results"],
  ["length", "length"],
  ["max_tokens", "length"],
  ["model_length", "length"],
  ["model_context_window_exceeded", "length"],
  ["incomplete", "length"],
  ["content_filter", "filtered"],
  ["sensitive", "filtered"],
  ["error", "failed"],
  ["network_error", "failed"],
  ["insufficient_system_resource", "failed"],
  ["function_call_filter: MALFORMED_FUNCTION_CALL", "failed"],
]);

/** What a word means; no word means nothing. */
export function finishOf(word: string | undefined): Finish | undefined {
  return word === undefined ? undefined : (meaningOf(finishMeanings, word) ?? "other");
}

const requestKeys = membersOf(
  [
    "model",
    "stream",
    "max_completion_tokens",
    "max_tokens",
    "temperature",
    "top_p",
    "stop",
    "presence_penalty",
    "frequency_penalty",
    "seed",
    "random_seed",
    "n",
    "logprobs",
    "top_logprobs",
    "tools",
    "tool_choice",
    "parallel_tool_calls",
    "response_format",
    "verbosity",
    "reasoning",
    "reasoning_effort",
    "user",
    "safety_identifier",
    "metadata",
    "prompt_cache_key",
    "prompt_cache_retention",
    "stream_options",
    "deferred",
    "messages",
  ],
  [
    ["logit_bias", [{}]],
    ["functions", []],
    ["function_call", ["none"]],
    ["web_search_options", []],
    ["modalities", [["text"]]],
    ["audio", []],
    ["prediction", []],
    ["prompt_cache_options", []],
    ["store", [false]],
    ["service_tier", ["auto", "default", "standard", "standard_only"]],
    ["moderation", []],
    ["serviceTier", ["auto", "default", "standard", "standard_only", { type: "default" }]],
    ["speed", ["standard"]],
  ],
);
const requestReasoningKeys = membersOf(["enabled", "effort", "max_tokens"], [["exclude", [false]]]);

/** A request of the chat dialect in the words of the vocabulary. */
export function readRequest(body: Wire, loss: Loss): Request {
  const inReasoning = inner(body.reasoning);
  loss.unmapped(body, requestKeys);
  loss.unmapped(inReasoning, requestReasoningKeys);
  if (contradicts(body.max_tokens, body.max_completion_tokens)) loss.at(body, "max_tokens");
  if (contradicts(body.random_seed, body.seed)) loss.at(body, "random_seed");
  if (contradicts(body.safety_identifier, body.user)) loss.at(body, "safety_identifier");
  let turns = readTurns(body.messages, loss);
  const held = heldBy(turns);
  if (held.reasoning) turns = reasoningOfRecord(turns, loss, "recorded");
  if (held.state) turns = detachSignatures(turns, loss, ["call"]);
  if (held.call || held.result) turns = linkResultsByName(turns, loss);
  if (held.media) turns = typeFiles(turns, loss);
  if (held.media) turns = readPlainDocuments(turns);
  let request: Request = {
    origin: { from: body, form: "request" },
    turns,
    model: asText(body.model),
    stream: asFlag(body.stream),
    output_limit: asInteger(first(body.max_completion_tokens, body.max_tokens)),
    temperature: asNumber(body.temperature),
    top_p: asNumber(body.top_p),
    stop: asTexts(body.stop),
    presence_penalty: asNumber(body.presence_penalty),
    frequency_penalty: asNumber(body.frequency_penalty),
    seed: asInteger(first(body.seed, body.random_seed)),
    candidates: asInteger(body.n),
    logprobs: asFlag(body.logprobs),
    top_logprobs: asInteger(body.top_logprobs),
    tools: withMore(readEach(body.tools, loss, readTool), [...hostedTool(body.web_search_options, "web_search")]),
    tool_choice: readToolChoice(body.tool_choice, loss, body, "tool_choice"),
    parallel_calls: asFlag(body.parallel_tool_calls),
    output_format: readOutputFormat(body.response_format, loss, body, "response_format"),
    verbosity: asText(body.verbosity),
    reasoning: readReasoning(body, loss),
    user: shortIdentifier.read(first(body.user, body.safety_identifier)),
    metadata: asJson(body.metadata),
    cache_key: asText(body.prompt_cache_key),
    cache_retention: asText(body.prompt_cache_retention),
  };
  if (request.tools !== undefined) request = dropHostedTools(request, loss);
  if (request.tool_choice !== undefined) request = normaliseToolChoice(request, loss);
  if (request.output_format !== undefined) request = dropFormatWithoutSchema(request, loss);
  return request;
}

function readTurns(value: Json | undefined, loss: Loss): Turn[] {
  const turns: Turn[] = [];
  for (const wire of objectsOf(value, loss)) {
    if (wire.role === "system") turns.push(readSystemItem(wire, loss));
    else if (wire.role === "developer") turns.push(readDeveloperItem(wire, loss));
    else if (wire.role === "user") turns.push(readUserItem(wire, loss));
    else if (wire.role === "assistant") turns.push(readAssistantItem(wire, loss));
    else if (wire.role === "tool") turns.push(readToolItem(wire, loss));
    else if (wire.role === "function") turns.push(readFunctionItem(wire, loss));
    else loss.at(wire);
  }
  return turns;
}

const systemItemKeys = membersOf(["role", "content"], [["name", []]]);

function readSystemItem(wire: Wire, loss: Loss): Turn {
  loss.unmapped(wire, systemItemKeys);
  return {
    role: "system",
    parts: [...readContent(wire.content, loss, readPart, wire, "content")],
    origin: { from: wire, form: "item.system" },
  };
}

const developerItemKeys = membersOf(["role", "content"], [["name", []]]);

function readDeveloperItem(wire: Wire, loss: Loss): Turn {
  loss.unmapped(wire, developerItemKeys);
  return {
    role: "developer",
    parts: [...readContent(wire.content, loss, readPart, wire, "content")],
    origin: { from: wire, form: "item.developer" },
  };
}

const userItemKeys = membersOf(["role", "content"], [["name", []]]);

function readUserItem(wire: Wire, loss: Loss): Turn {
  loss.unmapped(wire, userItemKeys);
  return {
    role: "user",
    parts: [...readContent(wire.content, loss, readPart, wire, "content")],
    origin: { from: wire, form: "item.user" },
  };
}

export const assistantItemKeys = membersOf(
  [
    "role",
    "content",
    "annotations",
    "reasoning_content",
    "reasoning",
    "reasoning_details",
    "images",
    "refusal",
    "tool_calls",
    "function_call",
  ],
  [
    ["audio", []],
    ["name", []],
  ],
);

function readAssistantItem(wire: Wire, loss: Loss): Turn {
  loss.unmapped(wire, assistantItemKeys);
  if (wire.reasoning != null && isPresent(wire.reasoning_content)) loss.at(wire, "reasoning");
  return {
    role: "assistant",
    parts: citeParts(
      [
        ...besideText(
          first(wire.reasoning_content, wire.reasoning),
          loss,
          readThoughtPart,
          wire,
          wire.reasoning_content != null ? "reasoning_content" : "reasoning",
        ),
        ...besideText(wire.reasoning_details, loss, readRecordedPart, wire, "reasoning_details"),
        ...readContent(wire.content, loss, readPart, wire, "content"),
        ...besideList(
          wire.images,
          loss,
          (one, lost) =>
            one.type === "image_url" && typeof one.image_url === "string"
              ? readPicturedAddressPart(one, lost)
              : one.type === "image_url"
                ? readPicturedPart(one, lost)
                : lost.other(one),
          wire,
          "images",
        ),
        ...besideText(wire.refusal, loss, readDeclinedPart, wire, "refusal"),
        ...besideList(
          wire.tool_calls,
          loss,
          (one, lost) =>
            one.type === "custom"
              ? readCalledWithTextPart(one, lost)
              : one.type === "function" || one.type == null
                ? readCalledPart(one, lost)
                : lost.other(one),
          wire,
          "tool_calls",
        ),
        ...besideObject(wire.function_call, loss, readCalledFunctionPart, wire, "function_call"),
      ],
      readEach(wire.annotations, loss, readCitation),
      loss,
    ),
    origin: { from: wire, form: "item.assistant" },
  };
}

const toolItemKeys = membersOf(["role", "tool_call_id", "content"], [["name", []]]);

function readToolItem(wire: Wire, loss: Loss): Turn {
  loss.unmapped(wire, toolItemKeys);
  return {
    role: "user",
    parts: concat(readAnsweredPart(wire, loss)),
    origin: { from: wire, form: "item.tool" },
  };
}

const functionItemKeys = membersOf(["role", "name", "content"]);

function readFunctionItem(wire: Wire, loss: Loss): Turn {
  loss.unmapped(wire, functionItemKeys);
  return {
    role: "user",
    parts: concat(readAnsweredFunctionPart(wire, loss)),
    origin: { from: wire, form: "item.function" },
  };
}

/** A part of a content list. */
export function readPart(wire: Wire, loss: Loss): Part | undefined {
  if (wire.type === "text") return readTextPart(wire, loss);
  if (wire.type === "image_url" && typeof wire.image_url === "string") return readImageAddressPart(wire, loss);
  if (wire.type === "image_url") return readImagePart(wire, loss);
  if (wire.type === "input_audio") return readAudioPart(wire, loss);
  if (wire.type === "file") return readDocumentPart(wire, loss);
  if (wire.type === "document_url") return readDocumentAddressPart(wire, loss);
  if (wire.type === "refusal") return readRefusalPart(wire, loss);
  if (wire.type === "thinking") return readThinkingPart(wire, loss);
  if (wire.type === "reasoning") return readSummarisedPart(wire, loss);
  if (wire.type === "tool_use") return readUsedPart(wire, loss);
  if (wire.type === "tool_result") return readUsedResultPart(wire, loss);
  loss.at(wire);
  return undefined;
}

const textPartKeys = membersOf(["type", "text", "cache_control", "prompt_cache_breakpoint"]);

function readTextPart(wire: Wire, loss: Loss): TextPart {
  loss.unmapped(wire, textPartKeys);
  if (wire.prompt_cache_breakpoint != null && isPresent(wire.cache_control)) loss.at(wire, "prompt_cache_breakpoint");
  return {
    kind: "text",
    text: asText(wire.text) ?? "",
    cache: cacheMark.read(first(wire.cache_control, wire.prompt_cache_breakpoint), loss),
    origin: { from: wire, form: "part.text" },
  };
}

const imageAddressPartKeys = membersOf(["type", "image_url"]);

function readImageAddressPart(wire: Wire, loss: Loss): MediaPart | undefined {
  loss.unmapped(wire, imageAddressPartKeys);
  const sourceValue = mediaUri.read(wire.image_url);
  if (sourceValue === undefined) {
    loss.at(wire);
    return undefined;
  }
  return {
    kind: "media",
    medium: "image",
    source: sourceValue,
    origin: { from: wire, form: "part.image_address" },
  };
}

const imagePartKeys = membersOf(["type", "image_url", "cache_control", "prompt_cache_breakpoint"]);
const imagePartImageUrlKeys = membersOf(["url", "detail"]);

function readImagePart(wire: Wire, loss: Loss): MediaPart | undefined {
  const inImageUrl = inner(wire.image_url);
  loss.unmapped(wire, imagePartKeys);
  loss.unmapped(inImageUrl, imagePartImageUrlKeys);
  if (wire.prompt_cache_breakpoint != null && isPresent(wire.cache_control)) loss.at(wire, "prompt_cache_breakpoint");
  const sourceValue = mediaUri.read(inImageUrl.url);
  if (sourceValue === undefined) {
    loss.at(wire);
    return undefined;
  }
  return {
    kind: "media",
    medium: "image",
    detail: readWord(detailMeanings, inImageUrl.detail, loss, wire, "image_url.detail"),
    cache: cacheMark.read(first(wire.cache_control, wire.prompt_cache_breakpoint), loss),
    source: sourceValue,
    origin: { from: wire, form: "part.image" },
  };
}

const picturedAddressPartKeys = membersOf(["type", "image_url", "index"]);

export function readPicturedAddressPart(wire: Wire, loss: Loss): MediaPart | undefined {
  loss.unmapped(wire, picturedAddressPartKeys);
  const sourceValue = mediaUri.read(wire.image_url);
  if (sourceValue === undefined) {
    loss.at(wire);
    return undefined;
  }
  return {
    kind: "media",
    medium: "image",
    source: sourceValue,
    origin: { from: wire, form: "part.pictured_address" },
  };
}

const picturedPartKeys = membersOf(["type", "index", "image_url"]);
const picturedPartImageUrlKeys = membersOf(["url"]);

export function readPicturedPart(wire: Wire, loss: Loss): MediaPart | undefined {
  const inImageUrl = inner(wire.image_url);
  loss.unmapped(wire, picturedPartKeys);
  loss.unmapped(inImageUrl, picturedPartImageUrlKeys);
  const sourceValue = mediaUri.read(inImageUrl.url);
  if (sourceValue === undefined) {
    loss.at(wire);
    return undefined;
  }
  return {
    kind: "media",
    medium: "image",
    source: sourceValue,
    origin: { from: wire, form: "part.pictured" },
  };
}

const audioPartKeys = membersOf(["type", "input_audio", "cache_control", "prompt_cache_breakpoint"]);

function readAudioPart(wire: Wire, loss: Loss): MediaPart | undefined {
  loss.unmapped(wire, audioPartKeys);
  if (wire.prompt_cache_breakpoint != null && isPresent(wire.cache_control)) loss.at(wire, "prompt_cache_breakpoint");
  const sourceValue = readSound(wire.input_audio, loss, wire, "input_audio");
  if (sourceValue === undefined) {
    loss.at(wire);
    return undefined;
  }
  return {
    kind: "media",
    medium: "audio",
    cache: cacheMark.read(first(wire.cache_control, wire.prompt_cache_breakpoint), loss),
    source: sourceValue,
    origin: { from: wire, form: "part.audio" },
  };
}

const documentPartKeys = membersOf(["type", "file", "cache_control", "prompt_cache_breakpoint"]);
const documentPartFileKeys = membersOf(["file_data", "filename"], [["file_id", []]]);

function readDocumentPart(wire: Wire, loss: Loss): MediaPart | undefined {
  const inFile = inner(wire.file);
  loss.unmapped(wire, documentPartKeys);
  loss.unmapped(inFile, documentPartFileKeys);
  if (wire.prompt_cache_breakpoint != null && isPresent(wire.cache_control)) loss.at(wire, "prompt_cache_breakpoint");
  const sourceValue = bytesOrUri.read(inFile.file_data);
  if (sourceValue === undefined) {
    loss.at(wire);
    return undefined;
  }
  return {
    kind: "media",
    medium: "document",
    title: asText(inFile.filename),
    cache: cacheMark.read(first(wire.cache_control, wire.prompt_cache_breakpoint), loss),
    source: sourceValue,
    origin: { from: wire, form: "part.document" },
  };
}

const documentAddressPartKeys = membersOf([
  "type",
  "document_url",
  "document_name",
  "cache_control",
  "prompt_cache_breakpoint",
]);

function readDocumentAddressPart(wire: Wire, loss: Loss): MediaPart | undefined {
  loss.unmapped(wire, documentAddressPartKeys);
  if (wire.prompt_cache_breakpoint != null && isPresent(wire.cache_control)) loss.at(wire, "prompt_cache_breakpoint");
  const sourceValue = mediaUri.read(wire.document_url);
  if (sourceValue === undefined) {
    loss.at(wire);
    return undefined;
  }
  return {
    kind: "media",
    medium: "document",
    title: asText(wire.document_name),
    cache: cacheMark.read(first(wire.cache_control, wire.prompt_cache_breakpoint), loss),
    source: sourceValue,
    origin: { from: wire, form: "part.document_address" },
  };
}

const refusalPartKeys = membersOf(["type", "refusal"]);

function readRefusalPart(wire: Wire, loss: Loss): RefusalPart {
  loss.unmapped(wire, refusalPartKeys);
  return {
    kind: "refusal",
    text: asText(wire.refusal) ?? "",
    origin: { from: wire, form: "part.refusal" },
  };
}

const thinkingPartKeys = membersOf(["type", "thinking"], [["closed", [true]]]);

function readThinkingPart(wire: Wire, loss: Loss): ReasoningPart {
  loss.unmapped(wire, thinkingPartKeys);
  return {
    kind: "reasoning",
    text: joinedText.read(wire.thinking, loss) ?? "",
    origin: { from: wire, form: "part.thinking" },
  };
}

const summarisedPartKeys = membersOf(["type", "summary"]);

function readSummarisedPart(wire: Wire, loss: Loss): ReasoningPart {
  loss.unmapped(wire, summarisedPartKeys);
  return {
    kind: "reasoning",
    text: joinedText.read(wire.summary, loss) ?? "",
    origin: { from: wire, form: "part.summarised" },
  };
}

function readThoughtPart(value: Json, _loss: Loss, from: object, member?: string | number): ReasoningPart | undefined {
  const words = asText(value);
  return words === undefined || words === ""
    ? undefined
    : { kind: "reasoning", text: words, origin: { from, member, form: "part.thought" } };
}

function readRecordedPart(value: Json, _loss: Loss, from: object, member?: string | number): ReasoningPart | undefined {
  const words = reasoningRecord.read(value);
  return words === undefined || words === ""
    ? undefined
    : { kind: "reasoning", text: "", signature: words, origin: { from, member, form: "part.recorded" } };
}

function readDeclinedPart(value: Json, _loss: Loss, from: object, member?: string | number): RefusalPart | undefined {
  const words = asText(value);
  return words === undefined || words === ""
    ? undefined
    : { kind: "refusal", text: words, origin: { from, member, form: "part.declined" } };
}

const calledWithTextPartKeys = membersOf(["type", "index", "id", "custom"]);
const calledWithTextPartCustomKeys = membersOf(["name", "input"]);

function readCalledWithTextPart(wire: Wire, loss: Loss): CallPart {
  const inCustom = inner(wire.custom);
  loss.unmapped(wire, calledWithTextPartKeys);
  loss.unmapped(inCustom, calledWithTextPartCustomKeys);
  return {
    kind: "call",
    calling: "text",
    id: asText(wire.id) ?? "",
    name: asText(inCustom.name) ?? "",
    arguments: asText(inCustom.input) ?? "",
    origin: { from: wire, form: "part.called_with_text" },
  };
}

const calledPartKeys = membersOf(["type", "index", "id", "function", "extra_content"]);
const calledPartFunctionKeys = membersOf(["name", "arguments"]);
const calledPartExtraContentKeys = membersOf(["google", "vertex"]);
const calledPartExtraContentGoogleKeys = membersOf(["thought_signature"]);
const calledPartExtraContentVertexKeys = membersOf(["thought_signature"]);

function readCalledPart(wire: Wire, loss: Loss): CallPart {
  const inFunction = inner(wire.function);
  const inExtraContent = inner(wire.extra_content);
  const inExtraContentGoogle = inner(inExtraContent.google);
  const inExtraContentVertex = inner(inExtraContent.vertex);
  loss.unmapped(wire, calledPartKeys);
  loss.unmapped(inFunction, calledPartFunctionKeys);
  loss.unmapped(inExtraContent, calledPartExtraContentKeys);
  loss.unmapped(inExtraContentGoogle, calledPartExtraContentGoogleKeys);
  loss.unmapped(inExtraContentVertex, calledPartExtraContentVertexKeys);
  if (inExtraContentVertex.thought_signature != null && isPresent(inExtraContentGoogle.thought_signature))
    loss.at(wire, "extra_content.vertex.thought_signature");
  return {
    kind: "call",
    id: asText(wire.id) ?? "",
    name: asText(inFunction.name) ?? "",
    arguments: argumentsText.read(inFunction.arguments) ?? "{}",
    signature: asText(first(inExtraContentGoogle.thought_signature, inExtraContentVertex.thought_signature)),
    origin: { from: wire, form: "part.called" },
  };
}

const usedPartKeys = membersOf(["type", "id", "name", "input"]);

function readUsedPart(wire: Wire, loss: Loss): CallPart {
  loss.unmapped(wire, usedPartKeys);
  return {
    kind: "call",
    id: asText(wire.id) ?? "",
    name: asText(wire.name) ?? "",
    arguments: jsonObject.read(wire.input) ?? "{}",
    origin: { from: wire, form: "part.used" },
  };
}

const usedResultPartKeys = membersOf(["type", "tool_use_id", "content", "is_error"]);

function readUsedResultPart(wire: Wire, loss: Loss): ResultPart {
  loss.unmapped(wire, usedResultPartKeys);
  return {
    kind: "result",
    id: asText(wire.tool_use_id) ?? "",
    parts: readContent(wire.content, loss, readPart, wire, "content"),
    error: asFlag(wire.is_error),
    origin: { from: wire, form: "part.used_result" },
  };
}

const calledFunctionPartKeys = membersOf(["name", "arguments"]);

function readCalledFunctionPart(wire: Wire, loss: Loss): CallPart {
  loss.unmapped(wire, calledFunctionPartKeys);
  return {
    kind: "call",
    name: asText(wire.name) ?? "",
    arguments: argumentsText.read(wire.arguments) ?? "{}",
    id: "",
    origin: { from: wire, form: "part.called_function" },
  };
}

function readAnsweredPart(wire: Wire, loss: Loss): ResultPart {
  return {
    kind: "result",
    id: asText(wire.tool_call_id) ?? "",
    parts: readContent(wire.content, loss, readPart, wire, "content"),
    origin: { from: wire, form: "part.answered" },
  };
}

function readAnsweredFunctionPart(wire: Wire, loss: Loss): ResultPart {
  return {
    kind: "result",
    name: asText(wire.name),
    parts: readContent(wire.content, loss, readPart, wire, "content"),
    id: "",
    origin: { from: wire, form: "part.answered_function" },
  };
}

/** The record "citation", read by the first of its forms that matches. */
export function readCitation(
  value: Json | undefined,
  loss: Loss,
  from: object,
  member?: string | number,
): Citation | undefined {
  const wire = asWire(value);
  if (wire === undefined) return value == null ? undefined : loss.other(from, member);
  if (wire.type === "url_citation") return readWebCitation(wire, loss);
  loss.at(wire);
  return undefined;
}

const webCitationKeys = membersOf(["type", "url_citation"]);
const webCitationUrlCitationKeys = membersOf(["url", "title", "start_index", "end_index"]);

function readWebCitation(wire: Wire, loss: Loss): Citation {
  const inUrlCitation = inner(wire.url_citation);
  loss.unmapped(wire, webCitationKeys);
  loss.unmapped(inUrlCitation, webCitationUrlCitationKeys);
  return {
    url: asText(inUrlCitation.url),
    title: asText(inUrlCitation.title),
    start: asInteger(inUrlCitation.start_index),
    end: asInteger(inUrlCitation.end_index),
    origin: { from: wire, form: "citation.web" },
  };
}

/** The record "sound", read by the first of its forms that matches. */
function readSound(value: Json | undefined, loss: Loss, from: object, member?: string | number): Source | undefined {
  const wire = asWire(value);
  if (wire === undefined) return value == null ? undefined : loss.other(from, member);
  return readBase64Sound(wire, loss);
}

const base64SoundKeys = membersOf(["data", "format"]);

function readBase64Sound(wire: Wire, loss: Loss): Source {
  loss.unmapped(wire, base64SoundKeys);
  return {
    data: asText(wire.data),
    mime: audioFormat.read(wire.format),
    origin: { from: wire, form: "sound.base64" },
  };
}

/** The record "tool", read by the first of its forms that matches. */
function readTool(value: Json | undefined, loss: Loss, from: object, member?: string | number): Tool | undefined {
  const wire = asWire(value);
  if (wire === undefined) return value == null ? undefined : loss.other(from, member);
  if (wire.type === "custom" && wire.custom == null && wire.input_schema == null && wire.parameters == null)
    return readFlatTextTool(wire, loss);
  if (
    (wire.type === "function" || wire.type === "custom" || wire.type == null) &&
    wire.function == null &&
    wire.custom == null
  )
    return readFlatFunctionTool(wire, loss);
  if (wire.type === "custom") return readTextTool(wire, loss);
  if (wire.type === "function" || wire.type == null) return readFunctionTool(wire, loss);
  return readHostedTool(wire, loss);
}

const flatTextToolKeys = membersOf(
  ["type", "custom", "input_schema", "parameters", "name", "description"],
  [["format", []]],
);

function readFlatTextTool(wire: Wire, loss: Loss): Tool {
  loss.unmapped(wire, flatTextToolKeys);
  return {
    calling: "text",
    name: asText(wire.name) ?? "",
    description: asText(wire.description),
    origin: { from: wire, form: "tool.flat_text" },
  };
}

const flatFunctionToolKeys = membersOf(
  ["type", "function", "custom", "name", "description", "parameters", "input_schema", "cache_control"],
  [["strict", [false]]],
);

function readFlatFunctionTool(wire: Wire, loss: Loss): Tool {
  loss.unmapped(wire, flatFunctionToolKeys);
  if (wire.input_schema != null && isPresent(wire.parameters)) loss.at(wire, "input_schema");
  return {
    name: asText(wire.name) ?? "",
    description: asText(wire.description),
    parameters: objectSchema.read(first(wire.parameters, wire.input_schema)),
    cache: cacheMark.read(wire.cache_control, loss),
    origin: { from: wire, form: "tool.flat_function" },
  };
}

const textToolKeys = membersOf(["type", "custom"]);
const textToolCustomKeys = membersOf(["name", "description", "format"]);

function readTextTool(wire: Wire, loss: Loss): Tool {
  const inCustom = inner(wire.custom);
  loss.unmapped(wire, textToolKeys);
  loss.unmapped(inCustom, textToolCustomKeys);
  return {
    calling: "text",
    name: asText(inCustom.name) ?? "",
    description: asText(inCustom.description),
    grammar: readGrammar(inCustom.format, loss, wire, "custom.format"),
    origin: { from: wire, form: "tool.text" },
  };
}

const functionToolKeys = membersOf(["type", "function", "cache_control"]);
const functionToolFunctionKeys = membersOf(["name", "description", "parameters", "strict", "cache_control"]);

function readFunctionTool(wire: Wire, loss: Loss): Tool {
  const inFunction = inner(wire.function);
  loss.unmapped(wire, functionToolKeys);
  loss.unmapped(inFunction, functionToolFunctionKeys);
  if (inFunction.cache_control != null && isPresent(wire.cache_control)) loss.at(wire, "function.cache_control");
  return {
    name: asText(inFunction.name) ?? "",
    description: asText(inFunction.description),
    parameters: objectSchema.read(inFunction.parameters),
    strict: asFlag(inFunction.strict),
    cache: cacheMark.read(first(wire.cache_control, inFunction.cache_control), loss),
    origin: { from: wire, form: "tool.function" },
  };
}

const hostedToolKeys = membersOf(["type"]);

function readHostedTool(wire: Wire, loss: Loss): Tool {
  loss.unmapped(wire, hostedToolKeys);
  return {
    calling: "hosted",
    name: asText(wire.type) ?? "",
    origin: { from: wire, form: "tool.hosted" },
  };
}

/** The record "grammar", read by the first of its forms that matches. */
function readGrammar(value: Json | undefined, loss: Loss, from: object, member?: string | number): Grammar | undefined {
  const wire = asWire(value);
  if (wire === undefined) return value == null ? undefined : loss.other(from, member);
  if (wire.type === "grammar") return readRulesGrammar(wire, loss);
  if (wire.type === "text") return readFreeGrammar(wire, loss);
  loss.at(wire);
  return undefined;
}

const rulesGrammarKeys = membersOf(["type", "grammar"]);
const rulesGrammarGrammarKeys = membersOf(["syntax", "definition"]);

function readRulesGrammar(wire: Wire, loss: Loss): Grammar {
  const inGrammar = inner(wire.grammar);
  loss.unmapped(wire, rulesGrammarKeys);
  loss.unmapped(inGrammar, rulesGrammarGrammarKeys);
  return {
    syntax: asText(inGrammar.syntax),
    definition: asText(inGrammar.definition),
    origin: { from: wire, form: "grammar.rules" },
  };
}

const freeGrammarKeys = membersOf(["type"]);

function readFreeGrammar(wire: Wire, loss: Loss): Grammar {
  loss.unmapped(wire, freeGrammarKeys);
  return {
    origin: { from: wire, form: "grammar.free" },
  };
}

/** The record "tool_choice", read by the first of its forms that matches. */
function readToolChoice(
  value: Json | undefined,
  loss: Loss,
  from: object,
  member?: string | number,
): ToolChoice | undefined {
  if (typeof value === "string")
    return {
      mode: readWord(toolChoiceMeanings, value, loss, from, member),
      origin: { from, member, form: "tool_choice.word" },
    };
  const wire = asWire(value);
  if (wire === undefined) return value == null ? undefined : loss.other(from, member);
  if (wire.type === "auto") return readAutoInObjectToolChoice(wire, loss);
  if (wire.type === "none") return readNoneInObjectToolChoice(wire, loss);
  if (wire.type === "required" || wire.type === "any") return readRequiredInObjectToolChoice(wire, loss);
  if (
    (wire.type === "function" || wire.type === "custom" || wire.type === "tool" || wire.type == null) &&
    wire.function == null &&
    wire.custom == null
  )
    return readFlatNameToolChoice(wire, loss);
  if (wire.type === "custom") return readNamedTextToolChoice(wire, loss);
  if (wire.type === "function" || wire.type == null) return readNamedToolChoice(wire, loss);
  if (wire.type === "allowed_tools") return readSubsetToolChoice(wire, loss);
  loss.at(wire);
  return undefined;
}

const autoInObjectToolChoiceKeys = membersOf(["type"]);

function readAutoInObjectToolChoice(wire: Wire, loss: Loss): ToolChoice {
  loss.unmapped(wire, autoInObjectToolChoiceKeys);
  return {
    mode: "auto",
    origin: { from: wire, form: "tool_choice.auto_in_object" },
  };
}

const noneInObjectToolChoiceKeys = membersOf(["type"]);

function readNoneInObjectToolChoice(wire: Wire, loss: Loss): ToolChoice {
  loss.unmapped(wire, noneInObjectToolChoiceKeys);
  return {
    mode: "none",
    origin: { from: wire, form: "tool_choice.none_in_object" },
  };
}

const requiredInObjectToolChoiceKeys = membersOf(["type"]);

function readRequiredInObjectToolChoice(wire: Wire, loss: Loss): ToolChoice {
  loss.unmapped(wire, requiredInObjectToolChoiceKeys);
  return {
    mode: "required",
    origin: { from: wire, form: "tool_choice.required_in_object" },
  };
}

const flatNameToolChoiceKeys = membersOf(["type", "function", "custom", "name"]);

function readFlatNameToolChoice(wire: Wire, loss: Loss): ToolChoice {
  loss.unmapped(wire, flatNameToolChoiceKeys);
  return {
    mode: "required",
    names: single.read(wire.name),
    origin: { from: wire, form: "tool_choice.flat_name" },
  };
}

const namedTextToolChoiceKeys = membersOf(["type", "custom"]);
const namedTextToolChoiceCustomKeys = membersOf(["name"]);

function readNamedTextToolChoice(wire: Wire, loss: Loss): ToolChoice {
  const inCustom = inner(wire.custom);
  loss.unmapped(wire, namedTextToolChoiceKeys);
  loss.unmapped(inCustom, namedTextToolChoiceCustomKeys);
  return {
    mode: "required",
    calling: "text",
    names: single.read(inCustom.name),
    origin: { from: wire, form: "tool_choice.named_text" },
  };
}

const namedToolChoiceKeys = membersOf(["type", "function"]);
const namedToolChoiceFunctionKeys = membersOf(["name"]);

function readNamedToolChoice(wire: Wire, loss: Loss): ToolChoice {
  const inFunction = inner(wire.function);
  loss.unmapped(wire, namedToolChoiceKeys);
  loss.unmapped(inFunction, namedToolChoiceFunctionKeys);
  return {
    mode: "required",
    names: single.read(inFunction.name),
    origin: { from: wire, form: "tool_choice.named" },
  };
}

const subsetToolChoiceKeys = membersOf(["type", "allowed_tools"]);
const subsetToolChoiceAllowedToolsKeys = membersOf(["mode", "tools"]);

function readSubsetToolChoice(wire: Wire, loss: Loss): ToolChoice {
  const inAllowedTools = inner(wire.allowed_tools);
  loss.unmapped(wire, subsetToolChoiceKeys);
  loss.unmapped(inAllowedTools, subsetToolChoiceAllowedToolsKeys);
  return {
    mode: readWord(modeMeanings, inAllowedTools.mode, loss, wire, "allowed_tools.mode"),
    names: readEach(inAllowedTools.tools, loss, (item) =>
      item.type === "function" || item.type == null ? asText(inner(item.function).name) : loss.other(item),
    ),
    origin: { from: wire, form: "tool_choice.subset" },
  };
}

/** The record "output_format", read by the first of its forms that matches. */
function readOutputFormat(
  value: Json | undefined,
  loss: Loss,
  from: object,
  member?: string | number,
): OutputFormat | undefined {
  const wire = asWire(value);
  if (wire === undefined) return value == null ? undefined : loss.other(from, member);
  if (wire.type === "text") return readTextOutputFormat(wire, loss);
  if (wire.type === "json_object" && wire.schema != null) return readObjectOfSchemaOutputFormat(wire, loss);
  if (wire.type === "json_object") return readJsonOutputFormat(wire, loss);
  if (wire.type === "json_schema") return readSchemaOutputFormat(wire, loss);
  loss.at(wire);
  return undefined;
}

const textOutputFormatKeys = membersOf(["type"]);

function readTextOutputFormat(wire: Wire, loss: Loss): OutputFormat {
  loss.unmapped(wire, textOutputFormatKeys);
  return {
    kind: "text",
    origin: { from: wire, form: "output_format.text" },
  };
}

const objectOfSchemaOutputFormatKeys = membersOf(["type", "schema"]);

function readObjectOfSchemaOutputFormat(wire: Wire, loss: Loss): OutputFormat {
  loss.unmapped(wire, objectOfSchemaOutputFormatKeys);
  return {
    kind: "schema",
    schema: asJson(wire.schema),
    origin: { from: wire, form: "output_format.object_of_schema" },
  };
}

const jsonOutputFormatKeys = membersOf(["type"]);

function readJsonOutputFormat(wire: Wire, loss: Loss): OutputFormat {
  loss.unmapped(wire, jsonOutputFormatKeys);
  return {
    kind: "json",
    origin: { from: wire, form: "output_format.json" },
  };
}

const schemaOutputFormatKeys = membersOf(["type", "json_schema"]);
const schemaOutputFormatJsonSchemaKeys = membersOf(["schema", "name", "description", "strict"]);

function readSchemaOutputFormat(wire: Wire, loss: Loss): OutputFormat {
  const inJsonSchema = inner(wire.json_schema);
  loss.unmapped(wire, schemaOutputFormatKeys);
  loss.unmapped(inJsonSchema, schemaOutputFormatJsonSchemaKeys);
  return {
    kind: "schema",
    schema: asJson(inJsonSchema.schema),
    name: asText(inJsonSchema.name),
    description: asText(inJsonSchema.description),
    strict: asFlag(inJsonSchema.strict),
    origin: { from: wire, form: "output_format.schema" },
  };
}

function readReasoning(wire: Wire, loss: Loss): Reasoning | undefined {
  const inReasoning = inner(wire.reasoning);
  if (inner(wire.reasoning).enabled === false) {
    if (inReasoning.effort != null) loss.at(wire, "reasoning.effort");
    if (inReasoning.max_tokens != null) loss.at(wire, "reasoning.max_tokens");
    if (wire.reasoning_effort != null) loss.at(wire, "reasoning_effort");
    return {
      effort: "none",
      origin: { from: wire, form: "reasoning.switched_off" },
    };
  }
  if (
    inner(wire.reasoning).enabled === true &&
    inner(wire.reasoning).effort == null &&
    inner(wire.reasoning).max_tokens == null &&
    wire.reasoning_effort == null
  )
    return {
      effort: "medium",
      origin: { from: wire, form: "reasoning.switched_on" },
    };
  if (inner(wire.reasoning).max_tokens != null && wire.reasoning_effort == null) {
    if (inReasoning.enabled != null) loss.at(wire, "reasoning.enabled");
    if (inReasoning.effort != null) loss.at(wire, "reasoning.effort");
    return {
      budget: asInteger(inReasoning.max_tokens),
      origin: { from: wire, form: "reasoning.budgeted" },
    };
  }
  if (contradicts(inReasoning.effort, wire.reasoning_effort)) loss.at(wire, "reasoning.effort");
  if (inReasoning.enabled != null) loss.at(wire, "reasoning.enabled");
  if (inReasoning.max_tokens != null) loss.at(wire, "reasoning.max_tokens");
  const given: Reasoning = {
    effort: readWord(
      effortMeanings,
      first(wire.reasoning_effort, inReasoning.effort),
      loss,
      wire,
      first(wire.reasoning_effort, inReasoning.effort) === wire.reasoning_effort
        ? "reasoning_effort"
        : "reasoning.effort",
    ),
  };
  return hasAnyValue(given) ? { ...given, origin: { from: wire, form: "reasoning.effort" } } : undefined;
}

/** An answer of the chat dialect in the words of the vocabulary. */
export function readResponse(body: Wire, loss: Loss = noLoss): Response {
  const inChoices0 = inner(asList(body.choices)[0]);
  const inChoices0Message = inner(inChoices0.message);
  for (const { place } of furtherAnswers(body.choices, "choices")) loss.atPath(place);
  let turns: Turn[] = [{ role: "assistant", parts: readAssistantItem(inChoices0Message, loss).parts }];
  const held = heldBy(turns);
  if (held.reasoning) turns = reasoningOfWholeRecord(turns, loss, "recorded");
  if (held.state)
    turns = dropPlaceholderState(turns, loss, [
      "skip_thought_signature_validator",
      "context_engineering_is_the_way_to_go",
    ]);
  if (held.state) turns = detachSignatures(turns, loss, ["call"]);
  const parts = citeParts(
    settleParts(answerParts(turns)),
    reportedCitations(
      undefined,
      citedAt(citedPages.read(body.search_results), body, "search_results"),
      citedAt(citedPages.read(body.citations), body, "citations"),
    ),
    loss,
    inChoices0Message.content,
  );
  return {
    id: asText(body.id),
    created: asInteger(body.created),
    model: asText(body.model),
    get probabilities() {
      return contentProbabilities.read(inChoices0.logprobs);
    },
    usage: reportedUsage(body.usage, readUsage),
    parts,
    finish: settleFinish(finishOf(asText(inChoices0.finish_reason)), parts),
  };
}

/** Tokens as the upstream counts them, in the vocabulary's way of counting. */
export function readUsage(wire: Wire): Usage {
  const inPromptTokensDetails = inner(wire.prompt_tokens_details);
  const inCompletionTokensDetails = inner(wire.completion_tokens_details);
  const inCost = inner(wire.cost);
  return {
    input: asCount(wire.prompt_tokens),
    cached_input:
      asCount(inPromptTokensDetails.cached_tokens) ??
      asCount(wire.prompt_cache_hit_tokens) ??
      asCount(wire.cached_tokens) ??
      asCount(wire.num_cached_tokens),
    cache_write: asCount(inPromptTokensDetails.cache_write_tokens),
    output: asCount(wire.completion_tokens),
    reasoning: asCount(inCompletionTokensDetails.reasoning_tokens) ?? asCount(wire.reasoning_tokens),
    total: asCount(wire.total_tokens),
    cost: ticks.read(wire.cost_in_usd_ticks) ?? dollars.read(wire.cost) ?? dollars.read(inCost.total_cost),
  };
}
