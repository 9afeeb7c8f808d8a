// Made from specs/dialects/messages/mapping.yaml by "make generate". Change the specs, not this file.
import { namedTool, toolNameText } from "../../specs/dialects/messages/functions.js";
import { readContent } from "../../src/conversion/content.js";
import { linkResultsByName, readPlainDocuments } from "../../src/conversion/conversation/index.js";
import { heldBy } from "../../src/conversion/held.js";
import type { Json, Wire } from "../../src/conversion/json.js";
import { membersOf, noLoss, type Loss } from "../../src/conversion/loss.js";
import { hasAnyValue, objectsOf, readEach, readWord } from "../../src/conversion/read.js";
import { dropHostedTools, strictByDialect } from "../../src/conversion/request/index.js";
import { including, reportedUsage, settleFinish, settleParts, withMoreUsage } from "../../src/conversion/settle.js";
import {
  cacheMark,
  closedSchema,
  documentText,
  jsonObject,
  negated,
  objectSchema,
  single,
} from "../../src/conversion/transforms/index.js";
import {
  asCount,
  asFlag,
  asInteger,
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
  Effort,
  Finish,
  MediaPart,
  OutputFormat,
  Part,
  Reasoning,
  ReasoningMode,
  ReasoningPart,
  Request,
  Response,
  ResultPart,
  Source,
  TextPart,
  Tool,
  ToolChoice,
  Turn,
  Usage,
  Visibility,
} from "../interlingua/text.js";

const modeTypeMeanings: ReadonlyMap<string, ChoiceMode> = new Map<string, ChoiceMode>([
  ["auto", "auto"],
  ["any", "required"],
  ["none", "none"],
]);
const modeThinkingTypeMeanings: ReadonlyMap<string, ReasoningMode> = new Map<string, ReasoningMode>([
  ["enabled", "on"],
  ["disabled", "off"],
  ["adaptive", "adaptive"],
]);
const visibleMeanings: ReadonlyMap<string, Visibility> = new Map<string, Visibility>([
  ["summarized", "summarized"],
  ["omitted", "omitted"],
]);
const effortMeanings: ReadonlyMap<string, Effort> = new Map<string, Effort>([
  ["low", "low"],
  ["medium", "medium"],
  ["high", "high"],
  ["xhigh", "xhigh"],
  ["max", "max"],
]);
const finishMeanings: ReadonlyMap<string, Finish> = new Map<string, Finish>([
  ["end_turn", "stop"],
  ["stop_sequence", "stop_sequence"],
  ["tool_use", "awaiting_results"],
  ["max_tokens", "length"],
  ["model_context_window_exceeded", "context_full"],
  ["refusal", "filtered"],
  ["pause_turn", "paused"],
  ["compaction", "paused"],
]);

/** What a word means; no word means nothing. */
export function finishOf(word: string | undefined): Finish | undefined {
  return word === undefined ? undefined : (meaningOf(finishMeanings, word) ?? "other");
}

const requestKeys = membersOf(
  [
    "model",
    "stream",
    "max_tokens",
    "temperature",
    "top_p",
    "top_k",
    "stop_sequences",
    "tools",
    "tool_choice",
    "output_config",
    "output_format",
    "thinking",
    "metadata",
    "messages",
    "system",
  ],
  [
    ["cache_control", []],
    ["service_tier", ["auto", "default", "standard", "standard_only"]],
    ["speed", ["standard"]],
    ["inference_geo", []],
    ["container", []],
    ["diagnostics", []],
    ["mcp_servers", []],
    ["context_management", []],
    ["serviceTier", ["auto", "default", "standard", "standard_only", { type: "default" }]],
  ],
);
const requestOutputConfigKeys = membersOf(["format", "effort"], [["task_budget", []]]);
const requestThinkingKeys = membersOf(["type", "budget_tokens", "display"]);
const requestMetadataKeys = membersOf(["user_id"]);

/** A request of the messages dialect in the words of the vocabulary. */
export function readRequest(body: Wire, loss: Loss): Request {
  const inOutputConfig = inner(body.output_config);
  const inThinking = inner(body.thinking);
  const inMetadata = inner(body.metadata);
  const inToolChoice = inner(body.tool_choice);
  loss.unmapped(body, requestKeys);
  loss.unmapped(inOutputConfig, requestOutputConfigKeys);
  loss.unmapped(inThinking, requestThinkingKeys);
  loss.unmapped(inMetadata, requestMetadataKeys);
  if (contradicts(body.output_format, inOutputConfig.format)) loss.at(body, "output_format");
  let turns = readTurns(body.messages, loss);
  const instructions = readContent(body.system, loss, readPart, body, "system");
  if (instructions.length > 0)
    turns.unshift({
      role: "system",
      parts: instructions,
      origin: { from: body, member: "system", form: "instructions" },
    });
  const held = heldBy(turns);
  if (held.call || held.result) turns = linkResultsByName(turns, loss);
  if (held.media) turns = readPlainDocuments(turns);
  let request: Request = {
    origin: { from: body, form: "request" },
    turns,
    model: asText(body.model),
    stream: asFlag(body.stream),
    output_limit: asInteger(body.max_tokens),
    temperature: asNumber(body.temperature),
    top_p: asNumber(body.top_p),
    top_k: asInteger(body.top_k),
    stop: asTexts(body.stop_sequences),
    tools: readEach(body.tools, loss, readTool),
    tool_choice: readToolChoice(body.tool_choice, loss, body, "tool_choice"),
    parallel_calls: negated.read(inToolChoice.disable_parallel_tool_use),
    output_format: readOutputFormat(
      first(inOutputConfig.format, body.output_format),
      loss,
      body,
      first(inOutputConfig.format, body.output_format) === inOutputConfig.format
        ? "output_config.format"
        : "output_format",
    ),
    reasoning: readReasoning(body, loss),
    user: asText(inMetadata.user_id),
  };
  if (request.tools !== undefined) request = dropHostedTools(request, loss);
  if (request.output_format !== undefined) request = strictByDialect(request);
  return request;
}

function readTurns(value: Json | undefined, loss: Loss): Turn[] {
  const turns: Turn[] = [];
  for (const wire of objectsOf(value, loss)) {
    if (wire.role === "user") turns.push(readUserItem(wire, loss));
    else if (wire.role === "assistant") turns.push(readAssistantItem(wire, loss));
    else if (wire.role === "system") turns.push(readSystemItem(wire, loss));
    else loss.at(wire);
  }
  return turns;
}

const userItemKeys = membersOf(
  ["role", "content"],
  [
    ["output_config", []],
    ["clear_at", ["never"]],
  ],
);

function readUserItem(wire: Wire, loss: Loss): Turn {
  loss.unmapped(wire, userItemKeys);
  return {
    role: "user",
    parts: [...readContent(wire.content, loss, readPart, wire, "content")],
    origin: { from: wire, form: "item.user" },
  };
}

const assistantItemKeys = membersOf(
  ["role", "content"],
  [
    ["output_config", []],
    ["clear_at", ["never"]],
  ],
);

function readAssistantItem(wire: Wire, loss: Loss): Turn {
  loss.unmapped(wire, assistantItemKeys);
  return {
    role: "assistant",
    parts: [...readContent(wire.content, loss, readPart, wire, "content")],
    origin: { from: wire, form: "item.assistant" },
  };
}

const systemItemKeys = membersOf(
  ["role", "content"],
  [
    ["output_config", []],
    ["clear_at", ["never"]],
  ],
);

function readSystemItem(wire: Wire, loss: Loss): Turn {
  loss.unmapped(wire, systemItemKeys);
  return {
    role: "system",
    parts: [...readContent(wire.content, loss, readPart, wire, "content")],
    origin: { from: wire, form: "item.system" },
  };
}

/** A part of a content list. */
export function readPart(wire: Wire, loss: Loss): Part | undefined {
  if (wire.type === "text") return readTextPart(wire, loss);
  if (wire.type === "tool_reference") return readToolReferencePart(wire, loss);
  if (wire.type === "image") return readImagePart(wire, loss);
  if (wire.type === "document" && inner(wire.source).type === "content") return readDocumentOfBlocksPart(wire, loss);
  if (wire.type === "search_result") return readSearchResultPart(wire, loss);
  if (wire.type === "document") return readDocumentPart(wire, loss);
  if (wire.type === "thinking") return readReasoningPart(wire, loss);
  if (wire.type === "redacted_thinking") return readRedactedPart(wire, loss);
  if (wire.type === "tool_use") return readCallPart(wire, loss);
  if (wire.type === "tool_result") return readResultPart(wire, loss);
  loss.at(wire);
  return undefined;
}

const textPartKeys = membersOf(["type", "text", "citations", "cache_control"]);
const textPartCitationsKeys = membersOf([], [["enabled", []]]);

function readTextPart(wire: Wire, loss: Loss): TextPart {
  const inCitations = inner(wire.citations);
  loss.unmapped(wire, textPartKeys);
  loss.unmapped(inCitations, textPartCitationsKeys);
  return {
    kind: "text",
    text: asText(wire.text) ?? "",
    citations: readEach(wire.citations, loss, readCitation),
    cache: cacheMark.read(wire.cache_control, loss),
    origin: { from: wire, form: "part.text" },
  };
}

const toolReferencePartKeys = membersOf(["type", "tool_name"], [["cache_control", []]]);

function readToolReferencePart(wire: Wire, loss: Loss): TextPart {
  loss.unmapped(wire, toolReferencePartKeys);
  return {
    kind: "text",
    text: toolNameText.read(wire.tool_name) ?? "",
    tools: namedTool.read(wire.tool_name),
    origin: { from: wire, form: "part.tool_reference" },
  };
}

const imagePartKeys = membersOf(["type", "source", "cache_control"]);

function readImagePart(wire: Wire, loss: Loss): MediaPart | undefined {
  loss.unmapped(wire, imagePartKeys);
  const sourceValue = readImageSource(wire.source, loss, wire, "source");
  if (sourceValue === undefined) {
    loss.at(wire);
    return undefined;
  }
  return {
    kind: "media",
    medium: "image",
    cache: cacheMark.read(wire.cache_control, loss),
    source: sourceValue,
    origin: { from: wire, form: "part.image" },
  };
}

const documentOfBlocksPartKeys = membersOf(
  ["type", "source", "title", "cache_control"],
  [
    ["context", []],
    ["citations", []],
  ],
);
const documentOfBlocksPartSourceKeys = membersOf(["type", "content"]);

function readDocumentOfBlocksPart(wire: Wire, loss: Loss): MediaPart | undefined {
  const inSource = inner(wire.source);
  loss.unmapped(wire, documentOfBlocksPartKeys);
  loss.unmapped(inSource, documentOfBlocksPartSourceKeys);
  const sourceValue = documentText.read(inSource.content, loss);
  if (sourceValue === undefined) {
    loss.at(wire);
    return undefined;
  }
  return {
    kind: "media",
    medium: "document",
    title: asText(wire.title),
    cache: cacheMark.read(wire.cache_control, loss),
    source: sourceValue,
    origin: { from: wire, form: "part.document_of_blocks" },
  };
}

const searchResultPartKeys = membersOf(
  ["type", "content", "title", "cache_control"],
  [
    ["source", []],
    ["citations", []],
  ],
);

function readSearchResultPart(wire: Wire, loss: Loss): MediaPart | undefined {
  loss.unmapped(wire, searchResultPartKeys);
  const sourceValue = documentText.read(wire.content, loss);
  if (sourceValue === undefined) {
    loss.at(wire);
    return undefined;
  }
  return {
    kind: "media",
    medium: "document",
    title: asText(wire.title),
    cache: cacheMark.read(wire.cache_control, loss),
    source: sourceValue,
    origin: { from: wire, form: "part.search_result" },
  };
}

const documentPartKeys = membersOf(
  ["type", "source", "title", "cache_control"],
  [
    ["context", []],
    ["citations", []],
  ],
);

function readDocumentPart(wire: Wire, loss: Loss): MediaPart | undefined {
  loss.unmapped(wire, documentPartKeys);
  const sourceValue = readSource(wire.source, loss, wire, "source");
  if (sourceValue === undefined) {
    loss.at(wire);
    return undefined;
  }
  return {
    kind: "media",
    medium: "document",
    title: asText(wire.title),
    cache: cacheMark.read(wire.cache_control, loss),
    source: sourceValue,
    origin: { from: wire, form: "part.document" },
  };
}

const reasoningPartKeys = membersOf(["type", "thinking", "signature"]);

function readReasoningPart(wire: Wire, loss: Loss): ReasoningPart {
  loss.unmapped(wire, reasoningPartKeys);
  return {
    kind: "reasoning",
    text: asText(wire.thinking) ?? "",
    signature: asText(wire.signature),
    origin: { from: wire, form: "part.reasoning" },
  };
}

const redactedPartKeys = membersOf(["type", "data"]);

function readRedactedPart(wire: Wire, loss: Loss): ReasoningPart {
  loss.unmapped(wire, redactedPartKeys);
  return {
    kind: "reasoning",
    redacted: asText(wire.data),
    text: "",
    origin: { from: wire, form: "part.redacted" },
  };
}

const callPartKeys = membersOf(["type", "id", "name", "input", "cache_control"], [["caller", [{ type: "direct" }]]]);

function readCallPart(wire: Wire, loss: Loss): CallPart {
  loss.unmapped(wire, callPartKeys);
  return {
    kind: "call",
    id: asText(wire.id) ?? "",
    name: asText(wire.name) ?? "",
    arguments: jsonObject.read(wire.input) ?? "{}",
    cache: cacheMark.read(wire.cache_control, loss),
    origin: { from: wire, form: "part.call" },
  };
}

const resultPartKeys = membersOf(["type", "tool_use_id", "content", "is_error", "cache_control"]);

function readResultPart(wire: Wire, loss: Loss): ResultPart {
  loss.unmapped(wire, resultPartKeys);
  return {
    kind: "result",
    id: asText(wire.tool_use_id) ?? "",
    parts: readContent(wire.content, loss, readPart, wire, "content"),
    error: asFlag(wire.is_error),
    cache: cacheMark.read(wire.cache_control, loss),
    origin: { from: wire, form: "part.result" },
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
  if (wire.type === "web_search_result_location") return readWebCitation(wire, loss);
  loss.at(wire);
  return undefined;
}

const webCitationKeys = membersOf(["type", "encrypted_index", "url", "title", "cited_text"]);

function readWebCitation(wire: Wire, loss: Loss): Citation {
  loss.unmapped(wire, webCitationKeys);
  return {
    url: asText(wire.url),
    title: asText(wire.title),
    quote: asText(wire.cited_text),
    origin: { from: wire, form: "citation.web" },
  };
}

/** The record "image_source", read by the first of its forms that matches. */
function readImageSource(
  value: Json | undefined,
  loss: Loss,
  from: object,
  member?: string | number,
): Source | undefined {
  const wire = asWire(value);
  if (wire === undefined) return value == null ? undefined : loss.other(from, member);
  if (wire.type === "base64") return readBase64ImageSource(wire, loss);
  if (wire.type === "url") return readUrlImageSource(wire, loss);
  loss.at(wire);
  return undefined;
}

const base64ImageSourceKeys = membersOf(["type", "media_type", "data"]);

function readBase64ImageSource(wire: Wire, loss: Loss): Source {
  loss.unmapped(wire, base64ImageSourceKeys);
  return {
    mime: asText(wire.media_type),
    data: asText(wire.data),
    origin: { from: wire, form: "image_source.base64" },
  };
}

const urlImageSourceKeys = membersOf(["type", "url"]);

function readUrlImageSource(wire: Wire, loss: Loss): Source {
  loss.unmapped(wire, urlImageSourceKeys);
  return {
    url: asText(wire.url),
    origin: { from: wire, form: "image_source.url" },
  };
}

/** The record "source", read by the first of its forms that matches. */
function readSource(value: Json | undefined, loss: Loss, from: object, member?: string | number): Source | undefined {
  const wire = asWire(value);
  if (wire === undefined) return value == null ? undefined : loss.other(from, member);
  if (wire.type === "base64") return readBase64Source(wire, loss);
  if (wire.type === "url") return readUrlSource(wire, loss);
  if (wire.type === "text") return readTextSource(wire, loss);
  loss.at(wire);
  return undefined;
}

const base64SourceKeys = membersOf(["type", "media_type", "data"]);

function readBase64Source(wire: Wire, loss: Loss): Source {
  loss.unmapped(wire, base64SourceKeys);
  return {
    mime: asText(wire.media_type),
    data: asText(wire.data),
    origin: { from: wire, form: "source.base64" },
  };
}

const urlSourceKeys = membersOf(["type", "url"]);

function readUrlSource(wire: Wire, loss: Loss): Source {
  loss.unmapped(wire, urlSourceKeys);
  return {
    url: asText(wire.url),
    origin: { from: wire, form: "source.url" },
  };
}

const textSourceKeys = membersOf(["type", "data", "media_type"]);

function readTextSource(wire: Wire, loss: Loss): Source {
  loss.unmapped(wire, textSourceKeys);
  return {
    text: asText(wire.data),
    mime: asText(wire.media_type),
    origin: { from: wire, form: "source.text" },
  };
}

/** The record "tool", read by the first of its forms that matches. */
function readTool(value: Json | undefined, loss: Loss, from: object, member?: string | number): Tool | undefined {
  const wire = asWire(value);
  if (wire === undefined) return value == null ? undefined : loss.other(from, member);
  if (wire.type == null || wire.type === "custom") return readCustomTool(wire, loss);
  return readHostedTool(wire, loss);
}

const customToolKeys = membersOf(
  ["type", "name", "description", "input_schema", "strict", "cache_control"],
  [
    ["eager_input_streaming", [false]],
    ["defer_loading", [false]],
    ["allowed_callers", [["direct"]]],
    ["input_examples", []],
  ],
);

function readCustomTool(wire: Wire, loss: Loss): Tool {
  loss.unmapped(wire, customToolKeys);
  return {
    name: asText(wire.name) ?? "",
    description: asText(wire.description),
    parameters: objectSchema.read(wire.input_schema),
    strict: asFlag(wire.strict),
    cache: cacheMark.read(wire.cache_control, loss),
    origin: { from: wire, form: "tool.custom" },
  };
}

const hostedToolKeys = membersOf(["name", "type"]);

function readHostedTool(wire: Wire, loss: Loss): Tool {
  loss.unmapped(wire, hostedToolKeys);
  if (wire.type != null && isPresent(wire.name)) loss.at(wire, "type");
  return {
    calling: "hosted",
    name: asText(first(wire.name, wire.type)) ?? "",
    origin: { from: wire, form: "tool.hosted" },
  };
}

/** The record "tool_choice", read by the first of its forms that matches. */
function readToolChoice(
  value: Json | undefined,
  loss: Loss,
  from: object,
  member?: string | number,
): ToolChoice | undefined {
  const wire = asWire(value);
  if (wire === undefined) return value == null ? undefined : loss.other(from, member);
  if (wire.type === "tool") return readNamedToolChoice(wire, loss);
  return readPlainToolChoice(wire, loss);
}

const namedToolChoiceKeys = membersOf(["type", "disable_parallel_tool_use", "name"]);

function readNamedToolChoice(wire: Wire, loss: Loss): ToolChoice {
  loss.unmapped(wire, namedToolChoiceKeys);
  return {
    mode: "required",
    names: single.read(wire.name),
    origin: { from: wire, form: "tool_choice.named" },
  };
}

const plainToolChoiceKeys = membersOf(["disable_parallel_tool_use", "type"]);

function readPlainToolChoice(wire: Wire, loss: Loss): ToolChoice {
  loss.unmapped(wire, plainToolChoiceKeys);
  return {
    mode: readWord(modeTypeMeanings, wire.type, loss, wire, "type"),
    origin: { from: wire, form: "tool_choice.plain" },
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
  if (wire.type === "json_schema") return readSchemaOutputFormat(wire, loss);
  loss.at(wire);
  return undefined;
}

const schemaOutputFormatKeys = membersOf(["type", "schema"]);

function readSchemaOutputFormat(wire: Wire, loss: Loss): OutputFormat {
  loss.unmapped(wire, schemaOutputFormatKeys);
  return {
    kind: "schema",
    schema: closedSchema.read(wire.schema),
    origin: { from: wire, form: "output_format.schema" },
  };
}

function readReasoning(wire: Wire, loss: Loss): Reasoning | undefined {
  const inThinking = inner(wire.thinking);
  const inOutputConfig = inner(wire.output_config);
  const given: Reasoning = {
    mode: readWord(modeThinkingTypeMeanings, inThinking.type, loss, wire, "thinking.type"),
    budget: asInteger(inThinking.budget_tokens),
    visible: readWord(visibleMeanings, inThinking.display, loss, wire, "thinking.display"),
    effort: readWord(effortMeanings, inOutputConfig.effort, loss, wire, "output_config.effort"),
  };
  return hasAnyValue(given) ? { ...given, origin: { from: wire, form: "reasoning.thinking" } } : undefined;
}

/** An answer of the messages dialect in the words of the vocabulary. */
export function readResponse(body: Wire, loss: Loss = noLoss): Response {
  const inStopDetails = inner(body.stop_details);
  const parts = settleParts(readContent(body.content, loss, readPart, body, "content"));
  return {
    id: asText(body.id),
    model: asText(body.model),
    stop_sequence: asText(body.stop_sequence),
    explanation: asText(inStopDetails.explanation),
    usage: reportedUsage(body.usage, readUsage),
    parts,
    finish: settleFinish(finishOf(asText(body.stop_reason)), parts),
  };
}

/** Tokens as the upstream counts them, in the vocabulary's way of counting. */
export function readUsage(wire: Wire): Usage {
  const inCacheCreation = inner(wire.cache_creation);
  const inOutputTokensDetails = inner(wire.output_tokens_details);
  return withMoreUsage(
    {
      input: including(
        asCount(wire.input_tokens),
        asCount(wire.cache_read_input_tokens),
        asCount(wire.cache_creation_input_tokens),
      ),
      cached_input: asCount(wire.cache_read_input_tokens),
      cache_write: asCount(wire.cache_creation_input_tokens),
      cache_write_hour: asCount(inCacheCreation.ephemeral_1h_input_tokens),
      cache_write_minutes: asCount(inCacheCreation.ephemeral_5m_input_tokens),
      output: asCount(wire.output_tokens),
      reasoning: asCount(inOutputTokensDetails.thinking_tokens),
    },
    wire.iterations,
    (item) => item.type === "compaction" || item.type === "advisor_message",
    readUsage,
  );
}
