// Made from specs/dialects/messages/mapping.yaml by "make generate". Change the specs, not this file.
import { readContent } from "../../src/conversion/content.js";
import { linkResultsByName } from "../../src/conversion/conversation/index.js";
import type { Json, Wire } from "../../src/conversion/json.js";
import { noLoss, type Loss, type Unmapped } from "../../src/conversion/loss.js";
import {
  asCount,
  asFlag,
  asInteger,
  asList,
  asNumber,
  asText,
  asTexts,
  asWire,
  contradicts,
  first,
  hasAnyValue,
  inner,
  isPresent,
  meaningOf,
  readEach,
  readWord,
} from "../../src/conversion/read.js";
import { dropHostedTools } from "../../src/conversion/request/index.js";
import { including, reportedUsage, settleFinish, settleParts } from "../../src/conversion/settle.js";
import {
  cacheMark,
  closedSchema,
  documentText,
  jsonObject,
  namedTool,
  negated,
  objectSchema,
  single,
  toolNameText,
} from "../../src/conversion/transforms/index.js";
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
const visibleThinkingDisplayMeanings: ReadonlyMap<string, Visibility> = new Map<string, Visibility>([
  ["summarized", "summarized"],
  ["omitted", "omitted"],
]);
const effortOutputConfigEffortMeanings: ReadonlyMap<string, Effort> = new Map<string, Effort>([
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

const requestKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["model", "known"],
  ["stream", "known"],
  ["max_tokens", "known"],
  ["temperature", "known"],
  ["top_p", "known"],
  ["top_k", "known"],
  ["stop_sequences", "known"],
  ["tools", "known"],
  ["tool_choice", "known"],
  ["output_config", "known"],
  ["output_format", "known"],
  ["thinking", "known"],
  ["metadata", "known"],
  ["messages", "known"],
  ["system", "known"],
  ["cache_control", []],
  ["service_tier", ["auto", "default", "standard", "standard_only"]],
  ["speed", ["standard"]],
  ["inference_geo", []],
  ["container", []],
  ["diagnostics", []],
  ["mcp_servers", []],
  ["context_management", []],
  ["serviceTier", ["auto", "default", "standard", "standard_only"]],
]);
const requestOutputConfigKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["format", "known"],
  ["effort", "known"],
  ["task_budget", []],
]);
const requestThinkingKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["type", "known"],
  ["budget_tokens", "known"],
  ["display", "known"],
]);
const requestMetadataKeys: Unmapped = new Map<string, "known" | Json[]>([["user_id", "known"]]);

/** A request of the messages dialect in the words of the vocabulary. */
export function readRequest(body: Wire, loss: Loss): Request {
  const inOutputConfig = inner(body.output_config);
  const inThinking = inner(body.thinking);
  const inMetadata = inner(body.metadata);
  const inToolChoice = inner(body.tool_choice);
  loss.unmapped(body, "", requestKeys);
  loss.unmapped(inOutputConfig, "output_config", requestOutputConfigKeys);
  loss.unmapped(inThinking, "thinking", requestThinkingKeys);
  loss.unmapped(inMetadata, "metadata", requestMetadataKeys);
  if (contradicts(body.output_format, inOutputConfig.format)) loss.at("output_format");
  let turns = readTurns(body.messages, "messages", loss);
  const instructions = readContent(body.system, "system", loss, readPart);
  if (instructions.length > 0)
    turns.unshift({ role: "system", parts: instructions, origin: { path: "system", form: "instructions" } });
  turns = linkResultsByName(turns);
  let request: Request = {
    origin: { path: "", form: "request" },
    turns,
    model: asText(body.model),
    stream: asFlag(body.stream),
    output_limit: asInteger(body.max_tokens),
    temperature: asNumber(body.temperature),
    top_p: asNumber(body.top_p),
    top_k: asInteger(body.top_k),
    stop: asTexts(body.stop_sequences),
    tools: readEach(body.tools, "tools", (item, at) => readTool(item, at, loss)),
    tool_choice: readToolChoice(body.tool_choice, "tool_choice", loss),
    parallel_calls: negated.read(inToolChoice.disable_parallel_tool_use),
    // output_config.format or output_format
    output_format: readOutputFormat(
      first(inOutputConfig.format, body.output_format),
      first(inOutputConfig.format, body.output_format) === inOutputConfig.format
        ? "output_config.format"
        : "output_format",
      loss,
    ),
    // among the members here
    reasoning: readReasoning(body, "", loss),
    user: asText(inMetadata.user_id),
  };
  request = dropHostedTools(request, loss);
  return request;
}

function readTurns(value: Json | undefined, path: string, loss: Loss): Turn[] {
  const turns: Turn[] = [];
  for (const [index, item] of asList(value).entries()) {
    const wire = inner(item);
    const place = `${path}[${index}]`;
    if (wire.role === "user") turns.push(readUserItem(wire, place, loss));
    else if (wire.role === "assistant") turns.push(readAssistantItem(wire, place, loss));
    else if (wire.role === "system") turns.push(readSystemItem(wire, place, loss));
    else loss.at(place);
  }
  return turns;
}

const userItemKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["role", "known"],
  ["content", "known"],
]);

function readUserItem(wire: Wire, path: string, loss: Loss): Turn {
  loss.unmapped(wire, path, userItemKeys);
  return {
    role: "user",
    parts: [...readContent(wire.content, path + ".content", loss, readPart)],
    origin: { path, form: "item.user" },
  };
}

const assistantItemKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["role", "known"],
  ["content", "known"],
]);

function readAssistantItem(wire: Wire, path: string, loss: Loss): Turn {
  loss.unmapped(wire, path, assistantItemKeys);
  return {
    role: "assistant",
    parts: [...readContent(wire.content, path + ".content", loss, readPart)],
    origin: { path, form: "item.assistant" },
  };
}

const systemItemKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["role", "known"],
  ["content", "known"],
]);

function readSystemItem(wire: Wire, path: string, loss: Loss): Turn {
  loss.unmapped(wire, path, systemItemKeys);
  return {
    role: "system",
    parts: [...readContent(wire.content, path + ".content", loss, readPart)],
    origin: { path, form: "item.system" },
  };
}

/** A part of a content list. */
export function readPart(wire: Wire, path: string, loss: Loss): Part | undefined {
  if (wire.type === "text") return readTextPart(wire, path, loss);
  if (wire.type === "tool_reference") return readToolReferencePart(wire, path, loss);
  if (wire.type === "image") return readImagePart(wire, path, loss);
  if (wire.type === "document" && inner(wire.source).type === "content")
    return readDocumentOfBlocksPart(wire, path, loss);
  if (wire.type === "search_result") return readSearchResultPart(wire, path, loss);
  if (wire.type === "document") return readDocumentPart(wire, path, loss);
  if (wire.type === "thinking") return readReasoningPart(wire, path, loss);
  if (wire.type === "redacted_thinking") return readRedactedPart(wire, path, loss);
  if (wire.type === "tool_use") return readCallPart(wire, path, loss);
  if (wire.type === "tool_result") return readResultPart(wire, path, loss);
  loss.at(path);
  return undefined;
}

const textPartKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["type", "known"],
  ["text", "known"],
  ["citations", "known"],
  ["cache_control", "known"],
]);

function readTextPart(wire: Wire, path: string, loss: Loss): TextPart {
  loss.unmapped(wire, path, textPartKeys);
  return {
    kind: "text",
    text: asText(wire.text) ?? "",
    citations: readEach(wire.citations, path + ".citations", (item, at) => readCitation(item, at, loss)),
    cache: cacheMark.read(wire.cache_control),
    origin: { path, form: "part.text" },
  };
}

const toolReferencePartKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["type", "known"],
  ["tool_name", "known"],
  ["cache_control", []],
]);

function readToolReferencePart(wire: Wire, path: string, loss: Loss): TextPart | undefined {
  loss.unmapped(wire, path, toolReferencePartKeys);
  const textValue = toolNameText.read(wire.tool_name) ?? "";
  if (textValue === undefined) {
    loss.at(path);
    return undefined;
  }
  return {
    kind: "text",
    tools: namedTool.read(wire.tool_name),
    text: textValue,
    origin: { path, form: "part.tool_reference" },
  };
}

const imagePartKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["type", "known"],
  ["source", "known"],
  ["cache_control", "known"],
]);

function readImagePart(wire: Wire, path: string, loss: Loss): MediaPart | undefined {
  loss.unmapped(wire, path, imagePartKeys);
  const sourceValue = readSource(wire.source, path + ".source", loss);
  if (sourceValue === undefined) {
    loss.at(path);
    return undefined;
  }
  return {
    kind: "media",
    medium: "image",
    cache: cacheMark.read(wire.cache_control),
    source: sourceValue,
    origin: { path, form: "part.image" },
  };
}

const documentOfBlocksPartKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["type", "known"],
  ["source", "known"],
  ["title", "known"],
  ["cache_control", "known"],
  ["context", []],
  ["citations", []],
]);
const documentOfBlocksPartSourceKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["type", "known"],
  ["content", "known"],
]);

function readDocumentOfBlocksPart(wire: Wire, path: string, loss: Loss): MediaPart | undefined {
  const inSource = inner(wire.source);
  loss.unmapped(wire, path, documentOfBlocksPartKeys);
  loss.unmapped(inSource, path + ".source", documentOfBlocksPartSourceKeys);
  const sourceValue = documentText.read(inSource.content, path + ".source.content", loss);
  if (sourceValue === undefined) {
    loss.at(path);
    return undefined;
  }
  return {
    kind: "media",
    medium: "document",
    title: asText(wire.title),
    cache: cacheMark.read(wire.cache_control),
    source: sourceValue,
    origin: { path, form: "part.document_of_blocks" },
  };
}

const searchResultPartKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["type", "known"],
  ["content", "known"],
  ["title", "known"],
  ["cache_control", "known"],
  ["source", []],
  ["citations", []],
]);

function readSearchResultPart(wire: Wire, path: string, loss: Loss): MediaPart | undefined {
  loss.unmapped(wire, path, searchResultPartKeys);
  const sourceValue = documentText.read(wire.content, path + ".content", loss);
  if (sourceValue === undefined) {
    loss.at(path);
    return undefined;
  }
  return {
    kind: "media",
    medium: "document",
    title: asText(wire.title),
    cache: cacheMark.read(wire.cache_control),
    source: sourceValue,
    origin: { path, form: "part.search_result" },
  };
}

const documentPartKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["type", "known"],
  ["source", "known"],
  ["title", "known"],
  ["cache_control", "known"],
  ["context", []],
  ["citations", []],
]);

function readDocumentPart(wire: Wire, path: string, loss: Loss): MediaPart | undefined {
  loss.unmapped(wire, path, documentPartKeys);
  const sourceValue = readSource(wire.source, path + ".source", loss);
  if (sourceValue === undefined) {
    loss.at(path);
    return undefined;
  }
  return {
    kind: "media",
    medium: "document",
    title: asText(wire.title),
    cache: cacheMark.read(wire.cache_control),
    source: sourceValue,
    origin: { path, form: "part.document" },
  };
}

const reasoningPartKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["type", "known"],
  ["thinking", "known"],
  ["signature", "known"],
]);

function readReasoningPart(wire: Wire, path: string, loss: Loss): ReasoningPart {
  loss.unmapped(wire, path, reasoningPartKeys);
  return {
    kind: "reasoning",
    text: asText(wire.thinking) ?? "",
    signature: asText(wire.signature),
    origin: { path, form: "part.reasoning" },
  };
}

const redactedPartKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["type", "known"],
  ["data", "known"],
]);

function readRedactedPart(wire: Wire, path: string, loss: Loss): ReasoningPart {
  loss.unmapped(wire, path, redactedPartKeys);
  return {
    kind: "reasoning",
    redacted: asText(wire.data),
    text: "",
    origin: { path, form: "part.redacted" },
  };
}

const callPartKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["type", "known"],
  ["id", "known"],
  ["name", "known"],
  ["input", "known"],
  ["cache_control", "known"],
  ["caller", []],
]);

function readCallPart(wire: Wire, path: string, loss: Loss): CallPart | undefined {
  loss.unmapped(wire, path, callPartKeys);
  const argumentsValue = jsonObject.read(wire.input) ?? "{}";
  if (argumentsValue === undefined) {
    loss.at(path);
    return undefined;
  }
  return {
    kind: "call",
    id: asText(wire.id) ?? "",
    name: asText(wire.name) ?? "",
    cache: cacheMark.read(wire.cache_control),
    arguments: argumentsValue,
    origin: { path, form: "part.call" },
  };
}

const resultPartKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["type", "known"],
  ["tool_use_id", "known"],
  ["content", "known"],
  ["is_error", "known"],
  ["cache_control", "known"],
]);

function readResultPart(wire: Wire, path: string, loss: Loss): ResultPart {
  loss.unmapped(wire, path, resultPartKeys);
  return {
    kind: "result",
    id: asText(wire.tool_use_id) ?? "",
    parts: readContent(wire.content, path + ".content", loss, readPart),
    error: asFlag(wire.is_error),
    cache: cacheMark.read(wire.cache_control),
    origin: { path, form: "part.result" },
  };
}

export function readCitation(value: Json | undefined, path: string, loss: Loss): Citation | undefined {
  const wire = asWire(value);
  if (wire === undefined) return value == null ? undefined : loss.other(path);
  if (wire.type === "web_search_result_location") return readWebCitation(wire, path, loss);
  loss.at(path);
  return undefined;
}

const webCitationKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["type", "known"],
  ["encrypted_index", "known"],
  ["url", "known"],
  ["title", "known"],
  ["cited_text", "known"],
]);

function readWebCitation(wire: Wire, path: string, loss: Loss): Citation {
  loss.unmapped(wire, path, webCitationKeys);
  return {
    url: asText(wire.url),
    title: asText(wire.title),
    quote: asText(wire.cited_text),
    origin: { path, form: "citation.web" },
  };
}

function readSource(value: Json | undefined, path: string, loss: Loss): Source | undefined {
  const wire = asWire(value);
  if (wire === undefined) return value == null ? undefined : loss.other(path);
  if (wire.type === "base64") return readBase64Source(wire, path, loss);
  if (wire.type === "url") return readUrlSource(wire, path, loss);
  if (wire.type === "text") return readTextSource(wire, path, loss);
  loss.at(path);
  return undefined;
}

const base64SourceKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["type", "known"],
  ["media_type", "known"],
  ["data", "known"],
]);

function readBase64Source(wire: Wire, path: string, loss: Loss): Source {
  loss.unmapped(wire, path, base64SourceKeys);
  return {
    mime: asText(wire.media_type),
    data: asText(wire.data),
    origin: { path, form: "source.base64" },
  };
}

const urlSourceKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["type", "known"],
  ["url", "known"],
]);

function readUrlSource(wire: Wire, path: string, loss: Loss): Source {
  loss.unmapped(wire, path, urlSourceKeys);
  return {
    url: asText(wire.url),
    origin: { path, form: "source.url" },
  };
}

const textSourceKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["type", "known"],
  ["data", "known"],
  ["media_type", "known"],
]);

function readTextSource(wire: Wire, path: string, loss: Loss): Source {
  loss.unmapped(wire, path, textSourceKeys);
  return {
    text: asText(wire.data),
    mime: asText(wire.media_type),
    origin: { path, form: "source.text" },
  };
}

function readTool(value: Json | undefined, path: string, loss: Loss): Tool | undefined {
  const wire = asWire(value);
  if (wire === undefined) return value == null ? undefined : loss.other(path);
  if (wire.type == null || wire.type === "custom") return readCustomTool(wire, path, loss);
  return readHostedTool(wire, path, loss);
}

const customToolKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["type", "known"],
  ["name", "known"],
  ["description", "known"],
  ["input_schema", "known"],
  ["strict", "known"],
  ["cache_control", "known"],
  ["eager_input_streaming", []],
  ["input_examples", []],
  ["defer_loading", []],
  ["allowed_callers", []],
]);

function readCustomTool(wire: Wire, path: string, loss: Loss): Tool {
  loss.unmapped(wire, path, customToolKeys);
  return {
    name: asText(wire.name) ?? "",
    description: asText(wire.description),
    parameters: objectSchema.read(wire.input_schema),
    strict: asFlag(wire.strict),
    cache: cacheMark.read(wire.cache_control),
    origin: { path, form: "tool.custom" },
  };
}

const hostedToolKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["name", "known"],
  ["type", "known"],
]);

function readHostedTool(wire: Wire, path: string, loss: Loss): Tool {
  loss.unmapped(wire, path, hostedToolKeys);
  if (wire.type != null && isPresent(wire.name)) loss.at(path + ".type");
  return {
    calling: "hosted",
    // name or type
    name: asText(first(wire.name, wire.type)) ?? "",
    origin: { path, form: "tool.hosted" },
  };
}

function readToolChoice(value: Json | undefined, path: string, loss: Loss): ToolChoice | undefined {
  const wire = asWire(value);
  if (wire === undefined) return value == null ? undefined : loss.other(path);
  if (wire.type === "tool") return readNamedToolChoice(wire, path, loss);
  return readPlainToolChoice(wire, path, loss);
}

const namedToolChoiceKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["type", "known"],
  ["disable_parallel_tool_use", "known"],
  ["name", "known"],
]);

function readNamedToolChoice(wire: Wire, path: string, loss: Loss): ToolChoice {
  loss.unmapped(wire, path, namedToolChoiceKeys);
  return {
    mode: "required",
    names: single.read(wire.name),
    origin: { path, form: "tool_choice.named" },
  };
}

const plainToolChoiceKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["disable_parallel_tool_use", "known"],
  ["type", "known"],
]);

function readPlainToolChoice(wire: Wire, path: string, loss: Loss): ToolChoice {
  loss.unmapped(wire, path, plainToolChoiceKeys);
  return {
    mode: readWord(modeTypeMeanings, wire.type, path + ".type", loss),
    origin: { path, form: "tool_choice.plain" },
  };
}

function readOutputFormat(value: Json | undefined, path: string, loss: Loss): OutputFormat | undefined {
  const wire = asWire(value);
  if (wire === undefined) return value == null ? undefined : loss.other(path);
  if (wire.type === "json_schema") return readSchemaOutputFormat(wire, path, loss);
  loss.at(path);
  return undefined;
}

const schemaOutputFormatKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["type", "known"],
  ["schema", "known"],
]);

function readSchemaOutputFormat(wire: Wire, path: string, loss: Loss): OutputFormat {
  loss.unmapped(wire, path, schemaOutputFormatKeys);
  return {
    kind: "schema",
    schema: closedSchema.read(wire.schema),
    origin: { path, form: "output_format.schema" },
  };
}

function readReasoning(wire: Wire, path: string, loss: Loss): Reasoning | undefined {
  const inThinking = inner(wire.thinking);
  const inOutputConfig = inner(wire.output_config);
  const given: Reasoning = {
    mode: readWord(modeThinkingTypeMeanings, inThinking.type, "thinking.type", loss),
    budget: asInteger(inThinking.budget_tokens),
    visible: readWord(visibleThinkingDisplayMeanings, inThinking.display, "thinking.display", loss),
    effort: readWord(effortOutputConfigEffortMeanings, inOutputConfig.effort, "output_config.effort", loss),
  };
  return hasAnyValue(given) ? { ...given, origin: { path, form: "reasoning.thinking" } } : undefined;
}

/** An answer of the messages dialect in the words of the vocabulary. */
export function readResponse(body: Wire): Response {
  const inStopDetails = inner(body.stop_details);
  const parts = settleParts(readContent(body.content, "content", noLoss, readPart));
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
  const inOutputTokensDetails = inner(wire.output_tokens_details);
  return {
    input: including(
      asCount(wire.input_tokens),
      asCount(wire.cache_read_input_tokens),
      asCount(wire.cache_creation_input_tokens),
    ),
    cached_input: asCount(wire.cache_read_input_tokens),
    cache_write: asCount(wire.cache_creation_input_tokens),
    output: asCount(wire.output_tokens),
    reasoning: asCount(inOutputTokensDetails.thinking_tokens),
  };
}
