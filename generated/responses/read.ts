// Made from specs/dialects/responses/mapping.yaml by "make generate". Change the specs, not this file.
import {
  includedProbabilities,
  probabilitiesOfTexts,
  summaryTexts,
  toolNamesText,
  unencryptedText,
} from "../../specs/dialects/responses/functions.js";
import { addBare, bareTurn, concat, readContent } from "../../src/conversion/content.js";
import {
  linkResultsByName,
  mergeNeighbours,
  readPlainDocuments,
  typeFiles,
} from "../../src/conversion/conversation/index.js";
import { ConversionError } from "../../src/conversion/conversion-error.js";
import { heldBy } from "../../src/conversion/held.js";
import type { Json, Wire } from "../../src/conversion/json.js";
import { listedIn, membersOf, noLoss, type Loss } from "../../src/conversion/loss.js";
import { hasAnyValue, objectsOf, readEach, readWord, withMore } from "../../src/conversion/read.js";
import { dropHostedTools, normaliseToolChoice } from "../../src/conversion/request/index.js";
import { answerParts, reportedUsage, settleFinish, settleParts } from "../../src/conversion/settle.js";
import {
  argumentsText,
  bytesOrUri,
  cacheMark,
  dollars,
  jsonObject,
  mediaUri,
  objectSchema,
  omitBelowOne,
  shortIdentifier,
  single,
  ticks,
} from "../../src/conversion/transforms/index.js";
import {
  asCount,
  asFlag,
  asInteger,
  asJson,
  asNumber,
  asText,
  asWire,
  contradicts,
  first,
  inner,
  isPresent,
  joinWords,
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
  TextPart,
  Tool,
  ToolChoice,
  Turn,
  Usage,
  Visibility,
} from "../interlingua/text.js";

const toolChoiceMeanings: ReadonlyMap<string, ChoiceMode> = new Map<string, ChoiceMode>([
  ["auto", "auto"],
  ["none", "none"],
  ["required", "required"],
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
const visibleMeanings: ReadonlyMap<string, Visibility> = new Map<string, Visibility>([
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

const requestKeys = membersOf(
  [
    "model",
    "stream",
    "max_output_tokens",
    "temperature",
    "top_p",
    "top_k",
    "seed",
    "include",
    "top_logprobs",
    "tools",
    "tool_choice",
    "parallel_tool_calls",
    "text",
    "reasoning",
    "user",
    "safety_identifier",
    "metadata",
    "prompt_cache_key",
    "prompt_cache_retention",
    "stream_options",
    "store",
    "background",
    "previous_response_id",
    "conversation",
    "input",
    "instructions",
  ],
  [
    ["max_tool_calls", []],
    ["truncation", ["disabled"]],
    ["prompt", []],
    ["prompt_cache_options", []],
    ["context_management", []],
    ["service_tier", ["auto", "default", "standard", "standard_only"]],
    ["moderation", []],
    ["access_programs", []],
    ["image", []],
    ["serviceTier", ["auto", "default", "standard", "standard_only", { type: "default" }]],
    ["speed", ["standard"]],
  ],
);
const requestTextKeys = membersOf(["format", "verbosity"]);
const requestReasoningKeys = membersOf(
  ["effort", "summary"],
  [
    ["generate_summary", []],
    ["mode", ["standard"]],
    ["context", ["auto"]],
  ],
);

/** A request of the responses dialect in the words of the vocabulary. */
export function readRequest(body: Wire, loss: Loss): Request {
  const inText = inner(body.text);
  const inReasoning = inner(body.reasoning);
  loss.unmapped(body, requestKeys);
  loss.unmapped(inText, requestTextKeys);
  loss.unmapped(inReasoning, requestReasoningKeys);
  if (contradicts(body.safety_identifier, body.user)) loss.at(body, "safety_identifier");
  const offered: Tool[] = [];
  let turns = readTurns(body.input, loss, body, "input", offered);
  const instructions = readContent(body.instructions, loss, readPart, body, "instructions");
  if (instructions.length > 0)
    turns.unshift({
      role: "system",
      parts: instructions,
      origin: { from: body, member: "instructions", form: "instructions" },
    });
  const held = heldBy(turns);
  turns = mergeNeighbours(turns);
  if (held.call || held.result) turns = linkResultsByName(turns, loss);
  if (held.media) turns = typeFiles(turns, loss);
  if (held.media) turns = readPlainDocuments(turns);
  let request: Request = {
    origin: { from: body, form: "request" },
    turns,
    model: asText(body.model),
    stream: asFlag(body.stream),
    output_limit: asInteger(body.max_output_tokens),
    temperature: asNumber(body.temperature),
    top_p: asNumber(body.top_p),
    top_k: omitBelowOne.read(body.top_k),
    seed: asInteger(body.seed),
    logprobs: includedProbabilities.read(body.include, loss, body, "include"),
    top_logprobs: asInteger(body.top_logprobs),
    tools: withMore(readEach(body.tools, loss, readTool), [...offered]),
    tool_choice: readToolChoice(body.tool_choice, loss, body, "tool_choice"),
    parallel_calls: asFlag(body.parallel_tool_calls),
    output_format: readOutputFormat(inText.format, loss, body, "text.format"),
    verbosity: asText(inText.verbosity),
    reasoning: readReasoning(body, loss),
    user: shortIdentifier.read(first(body.user, body.safety_identifier)),
    metadata: asJson(body.metadata),
    cache_key: asText(body.prompt_cache_key),
    cache_retention: asText(body.prompt_cache_retention),
  };
  if (request.tools !== undefined) request = dropHostedTools(request, loss);
  if (request.tool_choice !== undefined) request = normaliseToolChoice(request, loss);
  return request;
}

function readTurns(value: Json | undefined, loss: Loss, from: object, member: string, offered?: Tool[]): Turn[] {
  const turns: Turn[] = [];
  if (!Array.isArray(value)) return bareTurn("user", readContent(value, loss, readPart, from, member));
  for (const wire of objectsOf(value, loss)) {
    if ((wire.type == null || wire.type === "message") && wire.role === "system")
      turns.push(readSystemItem(wire, loss));
    else if ((wire.type == null || wire.type === "message") && wire.role === "developer")
      turns.push(readDeveloperItem(wire, loss));
    else if ((wire.type == null || wire.type === "message") && wire.role === "user")
      turns.push(readUserItem(wire, loss));
    else if ((wire.type == null || wire.type === "message") && wire.role === "assistant")
      turns.push(readAssistantItem(wire, loss));
    else if (wire.type === "custom_tool_call") turns.push(readTextCallItem(wire, loss));
    else if (offered !== undefined && wire.type === "tool_search_call" && wire.execution === "client")
      turns.push(readSearchCallItem(wire, loss));
    else if (wire.type === "function_call") turns.push(readCallItem(wire, loss));
    else if (wire.type === "reasoning") turns.push(readThoughtItem(wire, loss));
    else if (wire.type === "custom_tool_call_output") turns.push(readTextResultItem(wire, loss));
    else if (wire.type === "function_call_output") turns.push(readResultItem(wire, loss));
    else if (offered !== undefined && wire.type === "tool_search_output" && wire.execution === "client")
      turns.push(readFoundItem(wire, loss, offered));
    else if (offered !== undefined && wire.type === "additional_tools")
      turns.push(readMoreToolsItem(wire, loss, offered));
    else if (wire.type === "agent_message") turns.push(readAgentMessageItem(wire, loss));
    else if (wire.type === "compaction_trigger")
      throw new ConversionError(
        loss.pathTo(wire),
        "Only this dialect's own vendor can compact a conversation; this model is of another one.",
      );
    else addBare(turns, "user", readPart(wire, loss));
  }
  return turns;
}

const systemItemKeys = membersOf(["type", "role", "id", "status", "content"]);

function readSystemItem(wire: Wire, loss: Loss): Turn {
  loss.unmapped(wire, systemItemKeys);
  return {
    role: "system",
    parts: [...readContent(wire.content, loss, readPart, wire, "content")],
    origin: { from: wire, form: "item.system" },
  };
}

const developerItemKeys = membersOf(["type", "role", "id", "status", "content"]);

function readDeveloperItem(wire: Wire, loss: Loss): Turn {
  loss.unmapped(wire, developerItemKeys);
  return {
    role: "developer",
    parts: [...readContent(wire.content, loss, readPart, wire, "content")],
    origin: { from: wire, form: "item.developer" },
  };
}

const userItemKeys = membersOf(["type", "role", "id", "status", "content"]);

function readUserItem(wire: Wire, loss: Loss): Turn {
  loss.unmapped(wire, userItemKeys);
  return {
    role: "user",
    parts: [...readContent(wire.content, loss, readPart, wire, "content")],
    origin: { from: wire, form: "item.user" },
  };
}

const assistantItemKeys = membersOf(["type", "role", "id", "status", "content"], [["phase", []]]);

function readAssistantItem(wire: Wire, loss: Loss): Turn {
  loss.unmapped(wire, assistantItemKeys);
  return {
    role: "assistant",
    parts: [...readContent(wire.content, loss, readPart, wire, "content")],
    origin: { from: wire, form: "item.assistant" },
  };
}

const textCallItemKeys = membersOf(["type", "id", "status", "call_id", "name", "namespace", "input"]);

function readTextCallItem(wire: Wire, loss: Loss): Turn {
  loss.unmapped(wire, textCallItemKeys);
  return {
    role: "assistant",
    parts: concat(readTextCallPart(wire, loss)),
    origin: { from: wire, form: "item.text_call" },
  };
}

const searchCallItemKeys = membersOf(["type", "execution", "id", "status", "call_id", "arguments"]);

function readSearchCallItem(wire: Wire, loss: Loss): Turn {
  loss.unmapped(wire, searchCallItemKeys);
  return {
    role: "assistant",
    parts: concat(readSearchCallPart(wire, loss)),
    origin: { from: wire, form: "item.search_call" },
  };
}

const callItemKeys = membersOf(["type", "id", "status", "call_id", "name", "namespace", "arguments"]);

function readCallItem(wire: Wire, loss: Loss): Turn {
  loss.unmapped(wire, callItemKeys);
  return {
    role: "assistant",
    parts: concat(readCallPart(wire, loss)),
    origin: { from: wire, form: "item.call" },
  };
}

const thoughtItemKeys = membersOf(["type", "id", "status", "summary", "content", "encrypted_content"]);

function readThoughtItem(wire: Wire, loss: Loss): Turn {
  loss.unmapped(wire, thoughtItemKeys);
  return {
    role: "assistant",
    parts: concat(readReasoningPart(wire, loss)),
    origin: { from: wire, form: "item.thought" },
  };
}

const textResultItemKeys = membersOf(["type", "name", "id", "status", "call_id", "output"]);

function readTextResultItem(wire: Wire, loss: Loss): Turn {
  loss.unmapped(wire, textResultItemKeys);
  return {
    role: "user",
    parts: concat(readTextResultPart(wire, loss)),
    origin: { from: wire, form: "item.text_result" },
  };
}

const resultItemKeys = membersOf(["type", "id", "status", "call_id", "output"]);

function readResultItem(wire: Wire, loss: Loss): Turn {
  loss.unmapped(wire, resultItemKeys);
  return {
    role: "user",
    parts: concat(readResultPart(wire, loss)),
    origin: { from: wire, form: "item.result" },
  };
}

const foundItemKeys = membersOf(["type", "execution", "id", "status", "tools", "call_id"]);

function readFoundItem(wire: Wire, loss: Loss, offered: Tool[]): Turn {
  loss.unmapped(wire, foundItemKeys);
  for (const item of readEach(wire.tools, loss, readTool) ?? []) offered.push(item);
  return {
    role: "user",
    parts: concat(readFoundPart(wire, loss)),
    origin: { from: wire, form: "item.found" },
  };
}

const moreToolsItemKeys = membersOf(["type", "role", "id", "status", "tools"]);

function readMoreToolsItem(wire: Wire, loss: Loss, offered: Tool[]): Turn {
  loss.unmapped(wire, moreToolsItemKeys);
  for (const item of readEach(wire.tools, loss, readTool) ?? []) offered.push(item);
  return {
    role: "developer",
    parts: [],
    origin: { from: wire, form: "item.more_tools" },
  };
}

const agentMessageItemKeys = membersOf(
  ["type", "agent", "id", "status", "content"],
  [
    ["author", []],
    ["recipient", []],
  ],
);

function readAgentMessageItem(wire: Wire, loss: Loss): Turn {
  loss.unmapped(wire, agentMessageItemKeys);
  return {
    role: "user",
    parts: [...readContent(wire.content, loss, readPart, wire, "content")],
    origin: { from: wire, form: "item.agent_message" },
  };
}

/** A part of a content list. */
export function readPart(wire: Wire, loss: Loss): Part | undefined {
  if (wire.type === "input_text") return readTextPart(wire, loss);
  if (wire.type === "encrypted_content") return readEncryptedWordsPart(wire, loss);
  if (wire.type === "output_text") return readOutputPart(wire, loss);
  if (wire.type === "input_image") return readImagePart(wire, loss);
  if (wire.type === "input_file" && wire.file_url == null) return readDocumentPart(wire, loss);
  if (wire.type === "input_file" && wire.file_url != null) return readLinkedDocumentPart(wire, loss);
  if (wire.type === "refusal") return readRefusalPart(wire, loss);
  loss.at(wire);
  return undefined;
}

const textPartKeys = membersOf(["type", "text", "prompt_cache_breakpoint"]);

function readTextPart(wire: Wire, loss: Loss): TextPart {
  loss.unmapped(wire, textPartKeys);
  return {
    kind: "text",
    text: asText(wire.text) ?? "",
    cache: cacheMark.read(wire.prompt_cache_breakpoint, loss),
    origin: { from: wire, form: "part.text" },
  };
}

const encryptedWordsPartKeys = membersOf(["type", "encrypted_content"]);

function readEncryptedWordsPart(wire: Wire, loss: Loss): TextPart {
  loss.unmapped(wire, encryptedWordsPartKeys);
  return {
    kind: "text",
    text: unencryptedText.read(wire.encrypted_content, loss, wire, "encrypted_content") ?? "",
    origin: { from: wire, form: "part.encrypted_words" },
  };
}

const outputPartKeys = membersOf(["type", "logprobs", "annotations", "text"]);

function readOutputPart(wire: Wire, loss: Loss): TextPart {
  loss.unmapped(wire, outputPartKeys);
  return {
    kind: "text",
    text: asText(wire.text) ?? "",
    citations: readEach(wire.annotations, loss, readCitation),
    origin: { from: wire, form: "part.output" },
  };
}

const imagePartKeys = membersOf(["type", "image_url", "detail", "prompt_cache_breakpoint"], [["file_id", []]]);

function readImagePart(wire: Wire, loss: Loss): MediaPart | undefined {
  loss.unmapped(wire, imagePartKeys);
  const sourceValue = mediaUri.read(wire.image_url);
  if (sourceValue === undefined) {
    loss.at(wire);
    return undefined;
  }
  return {
    kind: "media",
    medium: "image",
    detail: readWord(detailMeanings, wire.detail, loss, wire, "detail"),
    cache: cacheMark.read(wire.prompt_cache_breakpoint, loss),
    source: sourceValue,
    origin: { from: wire, form: "part.image" },
  };
}

const documentPartKeys = membersOf(
  ["type", "file_url", "file_data", "filename", "prompt_cache_breakpoint"],
  [
    ["file_id", []],
    ["detail", []],
  ],
);

function readDocumentPart(wire: Wire, loss: Loss): MediaPart | undefined {
  loss.unmapped(wire, documentPartKeys);
  const sourceValue = bytesOrUri.read(wire.file_data);
  if (sourceValue === undefined) {
    loss.at(wire);
    return undefined;
  }
  return {
    kind: "media",
    medium: "document",
    title: asText(wire.filename),
    cache: cacheMark.read(wire.prompt_cache_breakpoint, loss),
    source: sourceValue,
    origin: { from: wire, form: "part.document" },
  };
}

const linkedDocumentPartKeys = membersOf(["type", "file_url", "filename", "prompt_cache_breakpoint"], [["detail", []]]);

function readLinkedDocumentPart(wire: Wire, loss: Loss): MediaPart | undefined {
  loss.unmapped(wire, linkedDocumentPartKeys);
  const sourceValue = mediaUri.read(wire.file_url);
  if (sourceValue === undefined) {
    loss.at(wire);
    return undefined;
  }
  return {
    kind: "media",
    medium: "document",
    title: asText(wire.filename),
    cache: cacheMark.read(wire.prompt_cache_breakpoint, loss),
    source: sourceValue,
    origin: { from: wire, form: "part.linked_document" },
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

function readTextCallPart(wire: Wire, _loss: Loss): CallPart {
  return {
    kind: "call",
    calling: "text",
    id: asText(wire.call_id) ?? "",
    name: asText(wire.name) ?? "",
    group: asText(wire.namespace),
    arguments: asText(wire.input) ?? "",
    origin: { from: wire, form: "part.text_call" },
  };
}

function readSearchCallPart(wire: Wire, _loss: Loss): CallPart {
  return {
    kind: "call",
    calling: "search",
    name: "tool_search",
    id: asText(wire.call_id) ?? "",
    arguments: jsonObject.read(wire.arguments) ?? "{}",
    origin: { from: wire, form: "part.search_call" },
  };
}

function readCallPart(wire: Wire, _loss: Loss): CallPart {
  return {
    kind: "call",
    id: asText(wire.call_id) ?? "",
    name: asText(wire.name) ?? "",
    group: asText(wire.namespace),
    arguments: argumentsText.read(wire.arguments) ?? "{}",
    origin: { from: wire, form: "part.call" },
  };
}

function readTextResultPart(wire: Wire, loss: Loss): ResultPart {
  return {
    kind: "result",
    calling: "text",
    id: asText(wire.call_id) ?? "",
    parts: readContent(wire.output, loss, readPart, wire, "output"),
    origin: { from: wire, form: "part.text_result" },
  };
}

function readFoundPart(wire: Wire, loss: Loss): ResultPart | undefined {
  const partsValue = toolNamesText.read(wire.tools);
  if (partsValue === undefined) {
    loss.at(wire);
    return undefined;
  }
  return {
    kind: "result",
    calling: "search",
    id: asText(wire.call_id) ?? "",
    parts: partsValue,
    origin: { from: wire, form: "part.found" },
  };
}

function readResultPart(wire: Wire, loss: Loss): ResultPart {
  return {
    kind: "result",
    id: asText(wire.call_id) ?? "",
    parts: readContent(wire.output, loss, readPart, wire, "output"),
    origin: { from: wire, form: "part.result" },
  };
}

function readReasoningPart(wire: Wire, loss: Loss): ReasoningPart {
  if (wire.content != null && isPresent(wire.summary)) loss.at(wire, "content");
  return {
    kind: "reasoning",
    text: summaryTexts.read(first(wire.summary, wire.content), loss) ?? "",
    signature: asText(wire.encrypted_content),
    origin: { from: wire, form: "part.reasoning" },
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

const webCitationKeys = membersOf(["type", "url", "title", "start_index", "end_index"]);

function readWebCitation(wire: Wire, loss: Loss): Citation {
  loss.unmapped(wire, webCitationKeys);
  return {
    url: asText(wire.url),
    title: asText(wire.title),
    start: asInteger(wire.start_index),
    end: asInteger(wire.end_index),
    origin: { from: wire, form: "citation.web" },
  };
}

/** The record "tool", read by the first of its forms that matches. */
function readTool(
  value: Json | undefined,
  loss: Loss,
  from: object,
  member?: string | number,
): Tool | Tool[] | undefined {
  const wire = asWire(value);
  if (wire === undefined) return value == null ? undefined : loss.other(from, member);
  if (wire.type === "custom") return readTextTool(wire, loss);
  if (wire.type === "function") return readFunctionTool(wire, loss);
  if (wire.type === "tool_search" && wire.execution === "client") return readSearchTool(wire, loss);
  if (wire.type === "namespace" && wire.name === "functions") return readDefaultGroupTool(wire, loss);
  if (wire.type === "namespace") return readGroupTool(wire, loss);
  return readHostedTool(wire, loss);
}

const textToolKeys = membersOf(["type", "name", "description", "format"], [["defer_loading", [false]]]);

function readTextTool(wire: Wire, loss: Loss): Tool {
  loss.unmapped(wire, textToolKeys);
  return {
    calling: "text",
    name: asText(wire.name) ?? "",
    description: asText(wire.description),
    grammar: readGrammar(wire.format, loss, wire, "format"),
    origin: { from: wire, form: "tool.text" },
  };
}

const functionToolKeys = membersOf(
  ["type", "name", "description", "parameters", "strict"],
  [["defer_loading", [false]]],
);

function readFunctionTool(wire: Wire, loss: Loss): Tool {
  loss.unmapped(wire, functionToolKeys);
  return {
    name: asText(wire.name) ?? "",
    description: asText(wire.description),
    parameters: objectSchema.read(wire.parameters),
    strict: asFlag(wire.strict),
    origin: { from: wire, form: "tool.function" },
  };
}

const searchToolKeys = membersOf(["type", "execution", "description", "parameters"]);

function readSearchTool(wire: Wire, loss: Loss): Tool {
  loss.unmapped(wire, searchToolKeys);
  return {
    calling: "search",
    name: "tool_search",
    description: asText(wire.description),
    parameters: objectSchema.read(wire.parameters),
    origin: { from: wire, form: "tool.search" },
  };
}

const defaultGroupToolKeys = membersOf(["type", "name", "tools", "description"]);

function readDefaultGroupTool(wire: Wire, loss: Loss): Tool[] {
  loss.unmapped(wire, defaultGroupToolKeys);
  const records = readEach(wire.tools, loss, readTool) ?? [];
  if (records.length === 0) loss.at(wire);
  return records.map((one) => ({
    ...one,
    group_description: asText(wire.description),
    origin: listedIn(one.origin, wire, "tool.default_group"),
  }));
}

const groupToolKeys = membersOf(["type", "tools", "name", "description"]);

function readGroupTool(wire: Wire, loss: Loss): Tool[] {
  loss.unmapped(wire, groupToolKeys);
  const records = readEach(wire.tools, loss, readTool) ?? [];
  if (records.length === 0) loss.at(wire);
  return records.map((one) => ({
    ...one,
    group: asText(wire.name),
    group_description: asText(wire.description),
    origin: listedIn(one.origin, wire, "tool.group"),
  }));
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

const rulesGrammarKeys = membersOf(["type", "syntax", "definition"]);

function readRulesGrammar(wire: Wire, loss: Loss): Grammar {
  loss.unmapped(wire, rulesGrammarKeys);
  return {
    syntax: asText(wire.syntax),
    definition: asText(wire.definition),
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
  if (wire.type === "custom") return readNamedTextToolChoice(wire, loss);
  if (wire.type === "function") return readNamedToolChoice(wire, loss);
  if (wire.type === "allowed_tools") return readSubsetToolChoice(wire, loss);
  loss.at(wire);
  return undefined;
}

const namedTextToolChoiceKeys = membersOf(["type", "name"]);

function readNamedTextToolChoice(wire: Wire, loss: Loss): ToolChoice {
  loss.unmapped(wire, namedTextToolChoiceKeys);
  return {
    mode: "required",
    calling: "text",
    names: single.read(wire.name),
    origin: { from: wire, form: "tool_choice.named_text" },
  };
}

const namedToolChoiceKeys = membersOf(["type", "name"]);

function readNamedToolChoice(wire: Wire, loss: Loss): ToolChoice {
  loss.unmapped(wire, namedToolChoiceKeys);
  return {
    mode: "required",
    names: single.read(wire.name),
    origin: { from: wire, form: "tool_choice.named" },
  };
}

const subsetToolChoiceKeys = membersOf(["type", "mode", "tools"]);

function readSubsetToolChoice(wire: Wire, loss: Loss): ToolChoice {
  loss.unmapped(wire, subsetToolChoiceKeys);
  return {
    mode: readWord(modeMeanings, wire.mode, loss, wire, "mode"),
    names: readEach(wire.tools, loss, (item) =>
      item.type === "function" || item.type === "custom" || item.type === "namespace" || item.type == null
        ? asText(item.name)
        : loss.other(item),
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

const jsonOutputFormatKeys = membersOf(["type"]);

function readJsonOutputFormat(wire: Wire, loss: Loss): OutputFormat {
  loss.unmapped(wire, jsonOutputFormatKeys);
  return {
    kind: "json",
    origin: { from: wire, form: "output_format.json" },
  };
}

const schemaOutputFormatKeys = membersOf(["type", "schema", "name", "description", "strict"]);

function readSchemaOutputFormat(wire: Wire, loss: Loss): OutputFormat {
  loss.unmapped(wire, schemaOutputFormatKeys);
  return {
    kind: "schema",
    schema: asJson(wire.schema),
    name: asText(wire.name),
    description: asText(wire.description),
    strict: asFlag(wire.strict),
    origin: { from: wire, form: "output_format.schema" },
  };
}

function readReasoning(wire: Wire, loss: Loss): Reasoning | undefined {
  const inReasoning = inner(wire.reasoning);
  const given: Reasoning = {
    effort: readWord(effortMeanings, inReasoning.effort, loss, wire, "reasoning.effort"),
    visible: readWord(visibleMeanings, inReasoning.summary, loss, wire, "reasoning.summary"),
  };
  return hasAnyValue(given) ? { ...given, origin: { from: wire, form: "reasoning.effort" } } : undefined;
}

/** An answer of the responses dialect in the words of the vocabulary. */
export function readResponse(body: Wire, loss: Loss = noLoss): Response {
  const inError = inner(body.error);
  const inIncompleteDetails = inner(body.incomplete_details);
  const parts = settleParts(answerParts(readTurns(body.output, loss, body, "output")));
  return {
    id: asText(body.id),
    created: asInteger(body.created_at),
    model: asText(body.model),
    explanation: asText(inError.message),
    get probabilities() {
      return probabilitiesOfTexts.read(body.output);
    },
    usage: reportedUsage(body.usage, readUsage),
    parts,
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
    cost: ticks.read(wire.cost_in_usd_ticks) ?? dollars.read(wire.cost),
  };
}
