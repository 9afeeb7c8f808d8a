// Made from specs/dialects/responses/mapping.yaml by "make generate". Change the specs, not this file.
import { addBare, bareTurn, concat, readContent } from "../../src/conversion/content.js";
import { linkResultsByName, mergeNeighbours, readPlainDocuments } from "../../src/conversion/conversation/index.js";
import { ConversionError } from "../../src/conversion/conversion-error.js";
import type { Json, Wire } from "../../src/conversion/json.js";
import { noLoss, type Loss, type Unmapped } from "../../src/conversion/loss.js";
import {
  asCount,
  asFlag,
  asInteger,
  asJson,
  asList,
  asNumber,
  asText,
  asWire,
  contradicts,
  first,
  hasAnyValue,
  inner,
  isPresent,
  joinWords,
  meaningOf,
  readEach,
  readWord,
  withMore,
} from "../../src/conversion/read.js";
import { dropHostedTools, normaliseToolChoice } from "../../src/conversion/request/index.js";
import { reportedUsage, settleFinish, settleParts } from "../../src/conversion/settle.js";
import {
  argumentsText,
  cacheMark,
  dollars,
  jsonObject,
  mediaUri,
  objectSchema,
  shortIdentifier,
  single,
  summaryTexts,
  ticks,
  toolNamesText,
} from "../../src/conversion/transforms/index.js";
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
  TextPart,
  Tool,
  ToolChoice,
  Turn,
  Usage,
  Visibility,
} from "../interlingua/text.js";

const toolChoiceWordMeanings: ReadonlyMap<string, ChoiceMode> = new Map<string, ChoiceMode>([
  ["auto", "auto"],
  ["none", "none"],
  ["required", "required"],
]);
const detailDetailMeanings: ReadonlyMap<string, Detail> = new Map<string, Detail>([
  ["auto", "auto"],
  ["low", "low"],
  ["high", "high"],
  ["original", "original"],
]);
const modeModeMeanings: ReadonlyMap<string, ChoiceMode> = new Map<string, ChoiceMode>([
  ["auto", "auto"],
  ["required", "required"],
]);
const effortReasoningEffortMeanings: ReadonlyMap<string, Effort> = new Map<string, Effort>([
  ["none", "none"],
  ["minimal", "minimal"],
  ["low", "low"],
  ["medium", "medium"],
  ["high", "high"],
  ["xhigh", "xhigh"],
  ["max", "max"],
]);
const visibleReasoningSummaryMeanings: ReadonlyMap<string, Visibility> = new Map<string, Visibility>([
  ["auto", "summarized"],
  ["concise", "summarized"],
  ["detailed", "summarized"],
]);
const finishMeanings: ReadonlyMap<string, Finish> = new Map<string, Finish>([
  ["completed", "stop"],
  ["incomplete/max_output_tokens", "length"],
  ["incomplete/max_messages", "length"],
  ["incomplete", "length"],
  ["incomplete/content_filter", "filtered"],
  ["failed", "failed"],
  ["failed/*", "failed"],
  ["cancelled", "failed"],
  ["in_progress", "failed"],
  ["queued", "failed"],
]);

/** What a word means; no word means nothing. */
export function finishOf(word: string | undefined): Finish | undefined {
  return word === undefined ? undefined : (meaningOf(finishMeanings, word) ?? "other");
}

const requestKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["model", "known"],
  ["stream", "known"],
  ["max_output_tokens", "known"],
  ["temperature", "known"],
  ["top_p", "known"],
  ["tools", "known"],
  ["tool_choice", "known"],
  ["parallel_tool_calls", "known"],
  ["text", "known"],
  ["reasoning", "known"],
  ["user", "known"],
  ["safety_identifier", "known"],
  ["metadata", "known"],
  ["prompt_cache_key", "known"],
  ["prompt_cache_retention", "known"],
  ["stream_options", "known"],
  ["store", "known"],
  ["background", "known"],
  ["previous_response_id", "known"],
  ["conversation", "known"],
  ["input", "known"],
  ["instructions", "known"],
  ["include", [["reasoning.encrypted_content"]]],
  ["top_logprobs", [0]],
  ["max_tool_calls", []],
  ["truncation", ["disabled"]],
  ["prompt", []],
  ["prompt_cache_options", []],
  ["context_management", []],
  ["service_tier", ["auto", "default", "standard", "standard_only"]],
  ["moderation", []],
  ["access_programs", []],
  ["image", []],
  ["serviceTier", ["auto", "default", "standard", "standard_only"]],
  ["speed", ["standard"]],
]);
const requestTextKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["format", "known"],
  ["verbosity", "known"],
]);
const requestReasoningKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["effort", "known"],
  ["summary", "known"],
  ["generate_summary", []],
  ["mode", ["standard"]],
  ["context", ["auto"]],
]);

/** A request of the responses dialect in the words of the vocabulary. */
export function readRequest(body: Wire, loss: Loss): Request {
  const inText = inner(body.text);
  const inReasoning = inner(body.reasoning);
  loss.unmapped(body, "", requestKeys);
  loss.unmapped(inText, "text", requestTextKeys);
  loss.unmapped(inReasoning, "reasoning", requestReasoningKeys);
  if (contradicts(body.safety_identifier, body.user)) loss.at("safety_identifier");
  const offered: Tool[] = [];
  let turns = readTurns(body.input, "input", loss, offered);
  const instructions = readContent(body.instructions, "instructions", loss, readPart);
  if (instructions.length > 0)
    turns.unshift({ role: "system", parts: instructions, origin: { path: "instructions", form: "instructions" } });
  turns = mergeNeighbours(turns);
  turns = linkResultsByName(turns);
  turns = readPlainDocuments(turns);
  let request: Request = {
    origin: { path: "", form: "request" },
    turns,
    model: asText(body.model),
    stream: asFlag(body.stream),
    output_limit: asInteger(body.max_output_tokens),
    temperature: asNumber(body.temperature),
    top_p: asNumber(body.top_p),
    tools: withMore(
      readEach(body.tools, "tools", (item, at) => readTool(item, at, loss)),
      [...offered],
    ),
    tool_choice: readToolChoice(body.tool_choice, "tool_choice", loss),
    parallel_calls: asFlag(body.parallel_tool_calls),
    output_format: readOutputFormat(inText.format, "text.format", loss),
    verbosity: asText(inText.verbosity),
    // among the members here
    reasoning: readReasoning(body, "", loss),
    // user or safety_identifier
    user: shortIdentifier.read(first(body.user, body.safety_identifier)),
    metadata: asJson(body.metadata),
    cache_key: asText(body.prompt_cache_key),
    cache_retention: asText(body.prompt_cache_retention),
  };
  request = dropHostedTools(request, loss);
  request = normaliseToolChoice(request);
  return request;
}

function readTurns(value: Json | undefined, path: string, loss: Loss, offered?: Tool[]): Turn[] {
  const turns: Turn[] = [];
  if (!Array.isArray(value)) return bareTurn("user", readContent(value, path, loss, readPart));
  for (const [index, item] of asList(value).entries()) {
    const wire = inner(item);
    const place = `${path}[${index}]`;
    if ((wire.type == null || wire.type === "message") && wire.role === "system")
      turns.push(readSystemItem(wire, place, loss));
    else if ((wire.type == null || wire.type === "message") && wire.role === "developer")
      turns.push(readDeveloperItem(wire, place, loss));
    else if ((wire.type == null || wire.type === "message") && wire.role === "user")
      turns.push(readUserItem(wire, place, loss));
    else if ((wire.type == null || wire.type === "message") && wire.role === "assistant")
      turns.push(readAssistantItem(wire, place, loss));
    else if (wire.type === "custom_tool_call") turns.push(readTextCallItem(wire, place, loss));
    else if (offered !== undefined && wire.type === "tool_search_call" && wire.execution === "client")
      turns.push(readSearchCallItem(wire, place, loss));
    else if (wire.type === "function_call") turns.push(readCallItem(wire, place, loss));
    else if (wire.type === "reasoning") turns.push(readThoughtItem(wire, place, loss));
    else if (wire.type === "custom_tool_call_output") turns.push(readTextResultItem(wire, place, loss));
    else if (wire.type === "function_call_output") turns.push(readResultItem(wire, place, loss));
    else if (offered !== undefined && wire.type === "tool_search_output" && wire.execution === "client")
      turns.push(readFoundItem(wire, place, loss, offered));
    else if (offered !== undefined && wire.type === "additional_tools")
      turns.push(readMoreToolsItem(wire, place, loss, offered));
    else if (wire.type === "compaction_trigger")
      throw new ConversionError(
        place,
        "Only this dialect's own vendor can compact a conversation; this model is of another one.",
      );
    else addBare(turns, "user", readPart(wire, place, loss));
  }
  return turns;
}

const systemItemKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["type", "known"],
  ["role", "known"],
  ["id", "known"],
  ["status", "known"],
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

const developerItemKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["type", "known"],
  ["role", "known"],
  ["id", "known"],
  ["status", "known"],
  ["content", "known"],
]);

function readDeveloperItem(wire: Wire, path: string, loss: Loss): Turn {
  loss.unmapped(wire, path, developerItemKeys);
  return {
    role: "developer",
    parts: [...readContent(wire.content, path + ".content", loss, readPart)],
    origin: { path, form: "item.developer" },
  };
}

const userItemKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["type", "known"],
  ["role", "known"],
  ["id", "known"],
  ["status", "known"],
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
  ["type", "known"],
  ["role", "known"],
  ["id", "known"],
  ["status", "known"],
  ["content", "known"],
  ["phase", []],
]);

function readAssistantItem(wire: Wire, path: string, loss: Loss): Turn {
  loss.unmapped(wire, path, assistantItemKeys);
  return {
    role: "assistant",
    parts: [...readContent(wire.content, path + ".content", loss, readPart)],
    origin: { path, form: "item.assistant" },
  };
}

const textCallItemKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["type", "known"],
  ["id", "known"],
  ["status", "known"],
  ["call_id", "known"],
  ["name", "known"],
  ["namespace", "known"],
  ["input", "known"],
]);

function readTextCallItem(wire: Wire, path: string, loss: Loss): Turn {
  loss.unmapped(wire, path, textCallItemKeys);
  return {
    role: "assistant",
    parts: concat(readTextCallPart(wire, path, loss)),
    origin: { path, form: "item.text_call" },
  };
}

const searchCallItemKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["type", "known"],
  ["execution", "known"],
  ["id", "known"],
  ["status", "known"],
  ["call_id", "known"],
  ["arguments", "known"],
]);

function readSearchCallItem(wire: Wire, path: string, loss: Loss): Turn {
  loss.unmapped(wire, path, searchCallItemKeys);
  return {
    role: "assistant",
    parts: concat(readSearchCallPart(wire, path, loss)),
    origin: { path, form: "item.search_call" },
  };
}

const callItemKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["type", "known"],
  ["id", "known"],
  ["status", "known"],
  ["call_id", "known"],
  ["name", "known"],
  ["namespace", "known"],
  ["arguments", "known"],
]);

function readCallItem(wire: Wire, path: string, loss: Loss): Turn {
  loss.unmapped(wire, path, callItemKeys);
  return {
    role: "assistant",
    parts: concat(readCallPart(wire, path, loss)),
    origin: { path, form: "item.call" },
  };
}

const thoughtItemKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["type", "known"],
  ["id", "known"],
  ["status", "known"],
  ["summary", "known"],
  ["content", "known"],
  ["encrypted_content", "known"],
]);

function readThoughtItem(wire: Wire, path: string, loss: Loss): Turn {
  loss.unmapped(wire, path, thoughtItemKeys);
  return {
    role: "assistant",
    parts: concat(readReasoningPart(wire, path, loss)),
    origin: { path, form: "item.thought" },
  };
}

const textResultItemKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["type", "known"],
  ["name", "known"],
  ["id", "known"],
  ["status", "known"],
  ["call_id", "known"],
  ["output", "known"],
]);

function readTextResultItem(wire: Wire, path: string, loss: Loss): Turn {
  loss.unmapped(wire, path, textResultItemKeys);
  return {
    role: "user",
    parts: concat(readTextResultPart(wire, path, loss)),
    origin: { path, form: "item.text_result" },
  };
}

const resultItemKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["type", "known"],
  ["id", "known"],
  ["status", "known"],
  ["call_id", "known"],
  ["output", "known"],
]);

function readResultItem(wire: Wire, path: string, loss: Loss): Turn {
  loss.unmapped(wire, path, resultItemKeys);
  return {
    role: "user",
    parts: concat(readResultPart(wire, path, loss)),
    origin: { path, form: "item.result" },
  };
}

const foundItemKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["type", "known"],
  ["execution", "known"],
  ["id", "known"],
  ["status", "known"],
  ["tools", "known"],
  ["call_id", "known"],
]);

function readFoundItem(wire: Wire, path: string, loss: Loss, offered: Tool[]): Turn {
  loss.unmapped(wire, path, foundItemKeys);
  offered.push(...(readEach(wire.tools, path + ".tools", (one, place) => readTool(one, place, loss)) ?? []));
  return {
    role: "user",
    parts: concat(readFoundPart(wire, path, loss)),
    origin: { path, form: "item.found" },
  };
}

const moreToolsItemKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["type", "known"],
  ["role", "known"],
  ["id", "known"],
  ["status", "known"],
  ["tools", "known"],
]);

function readMoreToolsItem(wire: Wire, path: string, loss: Loss, offered: Tool[]): Turn {
  loss.unmapped(wire, path, moreToolsItemKeys);
  offered.push(...(readEach(wire.tools, path + ".tools", (one, place) => readTool(one, place, loss)) ?? []));
  return {
    role: "developer",
    parts: [],
    origin: { path, form: "item.more_tools" },
  };
}

/** A part of a content list. */
export function readPart(wire: Wire, path: string, loss: Loss): Part | undefined {
  if (wire.type === "input_text") return readTextPart(wire, path, loss);
  if (wire.type === "output_text") return readOutputPart(wire, path, loss);
  if (wire.type === "input_image") return readImagePart(wire, path, loss);
  if (wire.type === "input_file" && wire.file_url == null) return readDocumentPart(wire, path, loss);
  if (wire.type === "input_file" && wire.file_url != null) return readLinkedDocumentPart(wire, path, loss);
  if (wire.type === "refusal") return readRefusalPart(wire, path, loss);
  loss.at(path);
  return undefined;
}

const textPartKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["type", "known"],
  ["text", "known"],
  ["prompt_cache_breakpoint", "known"],
]);

function readTextPart(wire: Wire, path: string, loss: Loss): TextPart {
  loss.unmapped(wire, path, textPartKeys);
  return {
    kind: "text",
    text: asText(wire.text) ?? "",
    cache: cacheMark.read(wire.prompt_cache_breakpoint),
    origin: { path, form: "part.text" },
  };
}

const outputPartKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["type", "known"],
  ["logprobs", "known"],
  ["annotations", "known"],
  ["text", "known"],
]);

function readOutputPart(wire: Wire, path: string, loss: Loss): TextPart {
  loss.unmapped(wire, path, outputPartKeys);
  return {
    kind: "text",
    text: asText(wire.text) ?? "",
    citations: readEach(wire.annotations, path + ".annotations", (item, at) => readCitation(item, at, loss)),
    origin: { path, form: "part.output" },
  };
}

const imagePartKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["type", "known"],
  ["image_url", "known"],
  ["detail", "known"],
  ["prompt_cache_breakpoint", "known"],
  ["file_id", []],
]);

function readImagePart(wire: Wire, path: string, loss: Loss): MediaPart | undefined {
  loss.unmapped(wire, path, imagePartKeys);
  const sourceValue = mediaUri.read(wire.image_url);
  if (sourceValue === undefined) {
    loss.at(path);
    return undefined;
  }
  return {
    kind: "media",
    medium: "image",
    detail: readWord(detailDetailMeanings, wire.detail, path + ".detail", loss),
    cache: cacheMark.read(wire.prompt_cache_breakpoint),
    source: sourceValue,
    origin: { path, form: "part.image" },
  };
}

const documentPartKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["type", "known"],
  ["file_url", "known"],
  ["file_data", "known"],
  ["filename", "known"],
  ["prompt_cache_breakpoint", "known"],
  ["file_id", []],
  ["detail", []],
]);

function readDocumentPart(wire: Wire, path: string, loss: Loss): MediaPart | undefined {
  loss.unmapped(wire, path, documentPartKeys);
  const sourceValue = mediaUri.read(wire.file_data);
  if (sourceValue === undefined) {
    loss.at(path);
    return undefined;
  }
  return {
    kind: "media",
    medium: "document",
    title: asText(wire.filename),
    cache: cacheMark.read(wire.prompt_cache_breakpoint),
    source: sourceValue,
    origin: { path, form: "part.document" },
  };
}

const linkedDocumentPartKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["type", "known"],
  ["file_url", "known"],
  ["filename", "known"],
  ["prompt_cache_breakpoint", "known"],
  ["detail", []],
]);

function readLinkedDocumentPart(wire: Wire, path: string, loss: Loss): MediaPart | undefined {
  loss.unmapped(wire, path, linkedDocumentPartKeys);
  const sourceValue = mediaUri.read(wire.file_url);
  if (sourceValue === undefined) {
    loss.at(path);
    return undefined;
  }
  return {
    kind: "media",
    medium: "document",
    title: asText(wire.filename),
    cache: cacheMark.read(wire.prompt_cache_breakpoint),
    source: sourceValue,
    origin: { path, form: "part.linked_document" },
  };
}

const refusalPartKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["type", "known"],
  ["refusal", "known"],
]);

function readRefusalPart(wire: Wire, path: string, loss: Loss): RefusalPart {
  loss.unmapped(wire, path, refusalPartKeys);
  return {
    kind: "refusal",
    text: asText(wire.refusal) ?? "",
    origin: { path, form: "part.refusal" },
  };
}

function readTextCallPart(wire: Wire, path: string, _loss: Loss): CallPart {
  return {
    kind: "call",
    calling: "text",
    id: asText(wire.call_id) ?? "",
    name: asText(wire.name) ?? "",
    group: asText(wire.namespace),
    arguments: asText(wire.input) ?? "",
    origin: { path, form: "part.text_call" },
  };
}

function readSearchCallPart(wire: Wire, path: string, loss: Loss): CallPart | undefined {
  const argumentsValue = jsonObject.read(wire.arguments) ?? "{}";
  if (argumentsValue === undefined) {
    loss.at(path);
    return undefined;
  }
  return {
    kind: "call",
    calling: "search",
    name: "tool_search",
    id: asText(wire.call_id) ?? "",
    arguments: argumentsValue,
    origin: { path, form: "part.search_call" },
  };
}

function readCallPart(wire: Wire, path: string, loss: Loss): CallPart | undefined {
  const argumentsValue = argumentsText.read(wire.arguments) ?? "{}";
  if (argumentsValue === undefined) {
    loss.at(path);
    return undefined;
  }
  return {
    kind: "call",
    id: asText(wire.call_id) ?? "",
    name: asText(wire.name) ?? "",
    group: asText(wire.namespace),
    arguments: argumentsValue,
    origin: { path, form: "part.call" },
  };
}

function readTextResultPart(wire: Wire, path: string, loss: Loss): ResultPart {
  return {
    kind: "result",
    calling: "text",
    id: asText(wire.call_id) ?? "",
    parts: readContent(wire.output, path + ".output", loss, readPart),
    origin: { path, form: "part.text_result" },
  };
}

function readFoundPart(wire: Wire, path: string, loss: Loss): ResultPart | undefined {
  const partsValue = toolNamesText.read(wire.tools);
  if (partsValue === undefined) {
    loss.at(path);
    return undefined;
  }
  return {
    kind: "result",
    calling: "search",
    id: asText(wire.call_id) ?? "",
    parts: partsValue,
    origin: { path, form: "part.found" },
  };
}

function readResultPart(wire: Wire, path: string, loss: Loss): ResultPart {
  return {
    kind: "result",
    id: asText(wire.call_id) ?? "",
    parts: readContent(wire.output, path + ".output", loss, readPart),
    origin: { path, form: "part.result" },
  };
}

function readReasoningPart(wire: Wire, path: string, loss: Loss): ReasoningPart | undefined {
  if (wire.content != null && isPresent(wire.summary)) loss.at(path + ".content");
  const textValue =
    summaryTexts.read(
      first(wire.summary, wire.content),
      first(wire.summary, wire.content) === wire.summary ? path + ".summary" : path + ".content",
      loss,
    ) ?? "[]";
  if (textValue === undefined) {
    loss.at(path);
    return undefined;
  }
  return {
    kind: "reasoning",
    signature: asText(wire.encrypted_content),
    // summary or content
    text: textValue,
    origin: { path, form: "part.reasoning" },
  };
}

export function readCitation(value: Json | undefined, path: string, loss: Loss): Citation | undefined {
  const wire = asWire(value);
  if (wire === undefined) return value == null ? undefined : loss.other(path);
  if (wire.type === "url_citation") return readWebCitation(wire, path, loss);
  loss.at(path);
  return undefined;
}

const webCitationKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["type", "known"],
  ["url", "known"],
  ["title", "known"],
  ["start_index", "known"],
  ["end_index", "known"],
]);

function readWebCitation(wire: Wire, path: string, loss: Loss): Citation {
  loss.unmapped(wire, path, webCitationKeys);
  return {
    url: asText(wire.url),
    title: asText(wire.title),
    start: asInteger(wire.start_index),
    end: asInteger(wire.end_index),
    origin: { path, form: "citation.web" },
  };
}

function readTool(value: Json | undefined, path: string, loss: Loss): Tool | Tool[] | undefined {
  const wire = asWire(value);
  if (wire === undefined) return value == null ? undefined : loss.other(path);
  if (wire.type === "custom") return readTextTool(wire, path, loss);
  if (wire.type === "function") return readFunctionTool(wire, path, loss);
  if (wire.type === "tool_search" && wire.execution === "client") return readSearchTool(wire, path, loss);
  if (wire.type === "namespace" && wire.name === "functions") return readDefaultGroupTool(wire, path, loss);
  if (wire.type === "namespace") return readGroupTool(wire, path, loss);
  return readHostedTool(wire, path, loss);
}

const textToolKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["type", "known"],
  ["name", "known"],
  ["description", "known"],
  ["format", "known"],
  ["defer_loading", []],
]);

function readTextTool(wire: Wire, path: string, loss: Loss): Tool {
  loss.unmapped(wire, path, textToolKeys);
  return {
    calling: "text",
    name: asText(wire.name) ?? "",
    description: asText(wire.description),
    grammar: readGrammar(wire.format, path + ".format", loss),
    origin: { path, form: "tool.text" },
  };
}

const functionToolKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["type", "known"],
  ["name", "known"],
  ["description", "known"],
  ["parameters", "known"],
  ["strict", "known"],
  ["defer_loading", []],
]);

function readFunctionTool(wire: Wire, path: string, loss: Loss): Tool {
  loss.unmapped(wire, path, functionToolKeys);
  return {
    name: asText(wire.name) ?? "",
    description: asText(wire.description),
    parameters: objectSchema.read(wire.parameters),
    strict: asFlag(wire.strict),
    origin: { path, form: "tool.function" },
  };
}

const searchToolKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["type", "known"],
  ["execution", "known"],
  ["description", "known"],
  ["parameters", "known"],
]);

function readSearchTool(wire: Wire, path: string, loss: Loss): Tool {
  loss.unmapped(wire, path, searchToolKeys);
  return {
    calling: "search",
    name: "tool_search",
    description: asText(wire.description),
    parameters: objectSchema.read(wire.parameters),
    origin: { path, form: "tool.search" },
  };
}

const defaultGroupToolKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["type", "known"],
  ["name", "known"],
  ["tools", "known"],
  ["description", [""]],
]);

function readDefaultGroupTool(wire: Wire, path: string, loss: Loss): Tool[] {
  loss.unmapped(wire, path, defaultGroupToolKeys);
  return readEach(wire.tools, path + ".tools", (one, place) => readTool(one, place, loss)) ?? [];
}

const groupToolKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["type", "known"],
  ["tools", "known"],
  ["name", "known"],
  ["description", [""]],
]);

function readGroupTool(wire: Wire, path: string, loss: Loss): Tool[] {
  loss.unmapped(wire, path, groupToolKeys);
  return (readEach(wire.tools, path + ".tools", (one, place) => readTool(one, place, loss)) ?? []).map((one) => ({
    ...one,
    group: asText(wire.name),
  }));
}

const hostedToolKeys: Unmapped = new Map<string, "known" | Json[]>([["type", "known"]]);

function readHostedTool(wire: Wire, path: string, loss: Loss): Tool {
  loss.unmapped(wire, path, hostedToolKeys);
  return {
    calling: "hosted",
    name: asText(wire.type) ?? "",
    origin: { path, form: "tool.hosted" },
  };
}

function readGrammar(value: Json | undefined, path: string, loss: Loss): Grammar | undefined {
  const wire = asWire(value);
  if (wire === undefined) return value == null ? undefined : loss.other(path);
  if (wire.type === "grammar") return readRulesGrammar(wire, path, loss);
  if (wire.type === "text") return readFreeGrammar(wire, path, loss);
  loss.at(path);
  return undefined;
}

const rulesGrammarKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["type", "known"],
  ["syntax", "known"],
  ["definition", "known"],
]);

function readRulesGrammar(wire: Wire, path: string, loss: Loss): Grammar {
  loss.unmapped(wire, path, rulesGrammarKeys);
  return {
    syntax: asText(wire.syntax),
    definition: asText(wire.definition),
    origin: { path, form: "grammar.rules" },
  };
}

const freeGrammarKeys: Unmapped = new Map<string, "known" | Json[]>([["type", "known"]]);

function readFreeGrammar(wire: Wire, path: string, loss: Loss): Grammar {
  loss.unmapped(wire, path, freeGrammarKeys);
  return {
    origin: { path, form: "grammar.free" },
  };
}

function readToolChoice(value: Json | undefined, path: string, loss: Loss): ToolChoice | undefined {
  if (typeof value === "string")
    return { mode: readWord(toolChoiceWordMeanings, value, path, loss), origin: { path, form: "tool_choice.word" } };
  const wire = asWire(value);
  if (wire === undefined) return value == null ? undefined : loss.other(path);
  if (wire.type === "custom") return readNamedTextToolChoice(wire, path, loss);
  if (wire.type === "function") return readNamedToolChoice(wire, path, loss);
  if (wire.type === "allowed_tools") return readSubsetToolChoice(wire, path, loss);
  loss.at(path);
  return undefined;
}

const namedTextToolChoiceKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["type", "known"],
  ["name", "known"],
]);

function readNamedTextToolChoice(wire: Wire, path: string, loss: Loss): ToolChoice {
  loss.unmapped(wire, path, namedTextToolChoiceKeys);
  return {
    mode: "required",
    calling: "text",
    names: single.read(wire.name),
    origin: { path, form: "tool_choice.named_text" },
  };
}

const namedToolChoiceKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["type", "known"],
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

const subsetToolChoiceKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["type", "known"],
  ["mode", "known"],
  ["tools", "known"],
]);

function readSubsetToolChoice(wire: Wire, path: string, loss: Loss): ToolChoice {
  loss.unmapped(wire, path, subsetToolChoiceKeys);
  return {
    mode: readWord(modeModeMeanings, wire.mode, path + ".mode", loss),
    names: readEach(wire.tools, path + ".tools", (item) =>
      item.type === "function" || item.type === "custom" || item.type === "namespace" || item.type == null
        ? asText(item.name)
        : undefined,
    ),
    origin: { path, form: "tool_choice.subset" },
  };
}

function readOutputFormat(value: Json | undefined, path: string, loss: Loss): OutputFormat | undefined {
  const wire = asWire(value);
  if (wire === undefined) return value == null ? undefined : loss.other(path);
  if (wire.type === "text") return readTextOutputFormat(wire, path, loss);
  if (wire.type === "json_object") return readJsonOutputFormat(wire, path, loss);
  if (wire.type === "json_schema") return readSchemaOutputFormat(wire, path, loss);
  loss.at(path);
  return undefined;
}

const textOutputFormatKeys: Unmapped = new Map<string, "known" | Json[]>([["type", "known"]]);

function readTextOutputFormat(wire: Wire, path: string, loss: Loss): OutputFormat {
  loss.unmapped(wire, path, textOutputFormatKeys);
  return {
    kind: "text",
    origin: { path, form: "output_format.text" },
  };
}

const jsonOutputFormatKeys: Unmapped = new Map<string, "known" | Json[]>([["type", "known"]]);

function readJsonOutputFormat(wire: Wire, path: string, loss: Loss): OutputFormat {
  loss.unmapped(wire, path, jsonOutputFormatKeys);
  return {
    kind: "json",
    origin: { path, form: "output_format.json" },
  };
}

const schemaOutputFormatKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["type", "known"],
  ["schema", "known"],
  ["name", "known"],
  ["description", "known"],
  ["strict", "known"],
]);

function readSchemaOutputFormat(wire: Wire, path: string, loss: Loss): OutputFormat {
  loss.unmapped(wire, path, schemaOutputFormatKeys);
  return {
    kind: "schema",
    schema: asJson(wire.schema),
    name: asText(wire.name),
    description: asText(wire.description),
    strict: asFlag(wire.strict),
    origin: { path, form: "output_format.schema" },
  };
}

function readReasoning(wire: Wire, path: string, loss: Loss): Reasoning | undefined {
  const inReasoning = inner(wire.reasoning);
  const given: Reasoning = {
    effort: readWord(effortReasoningEffortMeanings, inReasoning.effort, "reasoning.effort", loss),
    visible: readWord(visibleReasoningSummaryMeanings, inReasoning.summary, "reasoning.summary", loss),
  };
  return hasAnyValue(given) ? { ...given, origin: { path, form: "reasoning.effort" } } : undefined;
}

/** An answer of the responses dialect in the words of the vocabulary. */
export function readResponse(body: Wire): Response {
  const inError = inner(body.error);
  const inIncompleteDetails = inner(body.incomplete_details);
  const parts = settleParts(readTurns(body.output, "output", noLoss).flatMap((turn) => turn.parts));
  return {
    id: asText(body.id),
    created: asInteger(body.created_at),
    model: asText(body.model),
    explanation: asText(inError.message),
    usage: reportedUsage(body.usage, readUsage),
    parts,
    // status or incomplete_details.reason or error.code
    finish: settleFinish(finishOf(joinWords(body.status, inIncompleteDetails.reason, inError.code)), parts),
  };
}

/** Tokens as the upstream counts them, in the vocabulary's way of counting. */
export function readUsage(wire: Wire): Usage {
  const inInputTokensDetails = inner(wire.input_tokens_details);
  const inOutputTokensDetails = inner(wire.output_tokens_details);
  return {
    input: asCount(wire.input_tokens),
    cached_input: asCount(inInputTokensDetails.cached_tokens),
    cache_write: asCount(inInputTokensDetails.cache_write_tokens),
    output: asCount(wire.output_tokens),
    reasoning: asCount(inOutputTokensDetails.reasoning_tokens),
    total: asCount(wire.total_tokens),
    // cost_in_usd_ticks or cost
    cost: ticks.read(wire.cost_in_usd_ticks) ?? dollars.read(wire.cost),
  };
}
