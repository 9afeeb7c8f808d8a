// Made from specs/dialects/interactions/mapping.yaml by "make generate". Change the specs, not this file.
import { jsonSchema, settingsOfOutputs, summaryContent } from "../../specs/dialects/interactions/functions.js";
import { placedInCharacters } from "../../src/conversion/citations.js";
import { addBare, bareTurn, concat, readContent } from "../../src/conversion/content.js";
import {
  detachSignatures,
  dropPlaceholderState,
  linkResultsByName,
  mergeNeighbours,
  readPlainDocuments,
  typeFiles,
} from "../../src/conversion/conversation/index.js";
import { heldBy } from "../../src/conversion/held.js";
import type { Json, Wire } from "../../src/conversion/json.js";
import { assignItems, itemsOf, readFirstItem, readItems } from "../../src/conversion/list-items.js";
import { membersOf, noLoss, type Loss } from "../../src/conversion/loss.js";
import { hasAnyValue, objectsOf, readEach, readWord } from "../../src/conversion/read.js";
import { dropHostedTools, normaliseToolChoice, strictByDialect } from "../../src/conversion/request/index.js";
import { answerParts, including, reportedUsage, settleFinish, settleParts } from "../../src/conversion/settle.js";
import { isoTime, joinedText, jsonObject, resultObject } from "../../src/conversion/transforms/index.js";
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
  first,
  firstAt,
  inner,
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
  MediaPart,
  Medium,
  OutputFormat,
  Part,
  Reasoning,
  ReasoningPart,
  Request,
  RequestedOutput,
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

const toolChoiceMeanings: ReadonlyMap<string, ChoiceMode> = new Map<string, ChoiceMode>([
  ["auto", "auto"],
  ["validated", "validated"],
  ["none", "none"],
  ["any", "required"],
]);
const detailMeanings: ReadonlyMap<string, Detail> = new Map<string, Detail>([
  ["low", "low"],
  ["medium", "medium"],
  ["high", "high"],
  ["ultra_high", "ultra_high"],
]);
const modeMeanings: ReadonlyMap<string, ChoiceMode> = new Map<string, ChoiceMode>([
  ["auto", "auto"],
  ["validated", "validated"],
  ["none", "none"],
  ["any", "required"],
]);
const visibleMeanings: ReadonlyMap<string, Visibility> = new Map<string, Visibility>([
  ["auto", "summarized"],
  ["none", "omitted"],
]);
const effortMeanings: ReadonlyMap<string, Effort> = new Map<string, Effort>([
  ["minimal", "minimal"],
  ["low", "low"],
  ["medium", "medium"],
  ["high", "high"],
]);
const finishMeanings: ReadonlyMap<string, Finish> = new Map<string, Finish>([
  ["completed", "stop"],
  ["requires_action", "awaiting_results"],
  ["incomplete", "length"],
  ["budget_exceeded", "length"],
  ["failed/safety", "filtered"],
  ["*/safety", "filtered"],
  ["*/recitation", "filtered"],
  ["*/language", "filtered"],
  ["*/prohibited_content", "filtered"],
  ["*/spii", "filtered"],
  ["*/blocklist", "filtered"],
  ["*/content_blocked", "filtered"],
  ["*/image_safety", "filtered"],
  ["*/image_prohibited_content", "filtered"],
  ["*/image_recitation", "filtered"],
  ["*/image_other", "filtered"],
  ["failed/malformed_function_call", "malformed"],
  ["*/malformed_function_call", "malformed"],
  ["*/malformed_tool_call", "malformed"],
  ["*/unexpected_tool_call", "malformed"],
  ["*/too_many_tool_calls", "malformed"],
  ["*/missing_thought_signature", "malformed"],
  ["*/no_image", "malformed"],
  ["failed", "failed"],
  ["failed/*", "failed"],
  ["cancelled", "failed"],
  ["in_progress", "failed"],
  ["queued", "failed"],
  ["requires_continuation", "paused"],
]);

/** What a word means; no word means nothing. */
export function finishOf(word: string | undefined): Finish | undefined {
  return word === undefined ? undefined : (meaningOf(finishMeanings, word) ?? "other");
}

const requestKeys = membersOf(
  [
    "model",
    "stream",
    "generation_config",
    "tools",
    "response_format",
    "labels",
    "store",
    "background",
    "previous_interaction_id",
    "agent",
    "environment",
    "webhook_config",
    "input",
    "system_instruction",
  ],
  [
    ["response_mime_type", []],
    ["response_modalities", [["text"], ["TEXT"]]],
    ["cached_content", []],
    ["continuation_token", []],
    ["service_tier", ["auto", "default", "standard", "standard_only"]],
    ["safety_settings", []],
    ["serviceTier", ["auto", "default", "standard", "standard_only", { type: "default" }]],
    ["speed", ["standard"]],
  ],
);
const requestGenerationConfigKeys = membersOf(
  [
    "max_output_tokens",
    "temperature",
    "top_p",
    "stop_sequences",
    "seed",
    "tool_choice",
    "thinking_level",
    "thinking_summaries",
  ],
  [
    ["speech_config", []],
    ["transcription_config", []],
    ["video_config", []],
    ["image_config", []],
    ["top_k", []],
  ],
);

/** A request of the interactions dialect in the words of the vocabulary. */
export function readRequest(body: Wire, loss: Loss): Request {
  const inGenerationConfig = inner(body.generation_config);
  loss.unmapped(body, requestKeys);
  loss.unmapped(inGenerationConfig, requestGenerationConfigKeys);
  const responseFormatShares = assignItems(
    itemsOf(body.response_format, loss, body, "response_format", {}),
    [
      // output_format
      { is: (wire) => wire.type === "text", all: false },
      // outputs
      { is: (wire) => wire.type === "image" || wire.type === "audio", all: true },
    ],
    loss,
  );
  let turns = readTurns(body.input, loss, body, "input");
  const instructions = readContent(body.system_instruction, loss, readPart, body, "system_instruction");
  if (instructions.length > 0)
    turns.unshift({
      role: "system",
      parts: instructions,
      origin: { from: body, member: "system_instruction", form: "instructions" },
    });
  const held = heldBy(turns);
  if (held.state)
    turns = dropPlaceholderState(turns, loss, [
      "skip_thought_signature_validator",
      "context_engineering_is_the_way_to_go",
    ]);
  turns = mergeNeighbours(turns);
  if (held.state) turns = detachSignatures(turns, loss, ["call"]);
  if (held.call || held.result) turns = linkResultsByName(turns, loss);
  if (held.media) turns = typeFiles(turns, loss);
  if (held.media) turns = readPlainDocuments(turns);
  let request: Request = {
    origin: { from: body, form: "request" },
    turns,
    model: asText(body.model),
    stream: asFlag(body.stream),
    output_limit: asInteger(inGenerationConfig.max_output_tokens),
    temperature: asNumber(inGenerationConfig.temperature),
    top_p: asNumber(inGenerationConfig.top_p),
    stop: asTexts(inGenerationConfig.stop_sequences),
    seed: asInteger(inGenerationConfig.seed),
    tools: readEach(body.tools, loss, readTool),
    tool_choice: readToolChoice(inGenerationConfig.tool_choice, loss, body, "generation_config.tool_choice"),
    output_format: readFirstItem(responseFormatShares[0], (wire) => readOutputFormat(wire, loss, wire)),
    outputs: readItems(responseFormatShares[1], (wire) => readRequestedOutput(wire, loss, wire)),
    reasoning: readReasoning(body, loss),
    metadata: asJson(body.labels),
  };
  if (request.tools !== undefined) request = dropHostedTools(request, loss);
  if (request.tool_choice !== undefined) request = normaliseToolChoice(request, loss);
  if (request.output_format !== undefined) request = strictByDialect(request);
  if (request.outputs !== undefined) request = settingsOfOutputs(request, loss);
  return request;
}

function readTurns(value: Json | undefined, loss: Loss, from: object, member: string): Turn[] {
  const turns: Turn[] = [];
  if (!Array.isArray(value)) return bareTurn("user", readContent(value, loss, readPart, from, member));
  for (const wire of objectsOf(value, loss)) {
    if (wire.type === "user_input") turns.push(readUserItem(wire, loss));
    else if (wire.type === "model_output") turns.push(readAssistantItem(wire, loss));
    else if (wire.type === "function_call") turns.push(readCallItem(wire, loss));
    else if (wire.type === "thought") turns.push(readThoughtItem(wire, loss));
    else if (wire.type === "function_result" && asWire(wire.result) !== undefined)
      turns.push(readObjectResultItem(wire, loss));
    else if (wire.type === "function_result") turns.push(readResultItem(wire, loss));
    else addBare(turns, "user", readPart(wire, loss));
  }
  return turns;
}

const userItemKeys = membersOf(["type", "content"]);

function readUserItem(wire: Wire, loss: Loss): Turn {
  loss.unmapped(wire, userItemKeys);
  return {
    role: "user",
    parts: [...readContent(wire.content, loss, readPart, wire, "content")],
    origin: { from: wire, form: "item.user" },
  };
}

const assistantItemKeys = membersOf(["type", "content"], [["error", []]]);

function readAssistantItem(wire: Wire, loss: Loss): Turn {
  loss.unmapped(wire, assistantItemKeys);
  return {
    role: "assistant",
    parts: [...readContent(wire.content, loss, readPart, wire, "content")],
    origin: { from: wire, form: "item.assistant" },
  };
}

const callItemKeys = membersOf(["type", "id", "name", "arguments", "signature"]);

function readCallItem(wire: Wire, loss: Loss): Turn {
  loss.unmapped(wire, callItemKeys);
  return {
    role: "assistant",
    parts: concat(readCallPart(wire, loss)),
    origin: { from: wire, form: "item.call" },
  };
}

const thoughtItemKeys = membersOf(["type", "summary", "signature"]);

function readThoughtItem(wire: Wire, loss: Loss): Turn {
  loss.unmapped(wire, thoughtItemKeys);
  return {
    role: "assistant",
    parts: concat(readReasoningPart(wire, loss)),
    origin: { from: wire, form: "item.thought" },
  };
}

const objectResultItemKeys = membersOf(["type", "result", "call_id", "name", "is_error"]);

function readObjectResultItem(wire: Wire, loss: Loss): Turn {
  loss.unmapped(wire, objectResultItemKeys);
  return {
    role: "user",
    parts: concat(readObjectResultPart(wire, loss)),
    origin: { from: wire, form: "item.object_result" },
  };
}

const resultItemKeys = membersOf(["type", "call_id", "name", "result", "is_error"]);

function readResultItem(wire: Wire, loss: Loss): Turn {
  loss.unmapped(wire, resultItemKeys);
  return {
    role: "user",
    parts: concat(readResultPart(wire, loss)),
    origin: { from: wire, form: "item.result" },
  };
}

/** A part of a content list. */
export function readPart(wire: Wire, loss: Loss): Part | undefined {
  if (wire.type === "text") return readTextPart(wire, loss);
  if (wire.type == null && wire.parts != null) return readWordsInPartsPart(wire, loss);
  if (wire.type == null && wire.text != null) return readUntypedTextPart(wire, loss);
  if (
    (wire.type === "image" || wire.type === "audio" || wire.type === "document" || wire.type === "video") &&
    wire.data != null
  )
    return readMediaPart(wire, loss);
  if (
    (wire.type === "image" || wire.type === "audio" || wire.type === "document" || wire.type === "video") &&
    wire.uri != null
  )
    return readLinkedPart(wire, loss);
  if (wire.type === "function_result" && asWire(wire.result) !== undefined)
    return readNestedObjectResultPart(wire, loss);
  if (wire.type === "function_result") return readNestedResultPart(wire, loss);
  loss.at(wire);
  return undefined;
}

const textPartKeys = membersOf(["type", "text", "annotations"]);

function readTextPart(wire: Wire, loss: Loss): TextPart {
  loss.unmapped(wire, textPartKeys);
  return placedInCharacters({
    kind: "text",
    text: asText(wire.text) ?? "",
    citations: readEach(wire.annotations, loss, readCitation),
    origin: { from: wire, form: "part.text" },
  });
}

const wordsInPartsPartKeys = membersOf(["type", "parts", "role"]);

function readWordsInPartsPart(wire: Wire, loss: Loss): TextPart {
  loss.unmapped(wire, wordsInPartsPartKeys);
  return {
    kind: "text",
    text: joinedText.read(wire.parts, loss) ?? "",
    origin: { from: wire, form: "part.words_in_parts" },
  };
}

const untypedTextPartKeys = membersOf(["type", "text"]);

function readUntypedTextPart(wire: Wire, loss: Loss): TextPart {
  loss.unmapped(wire, untypedTextPartKeys);
  return {
    kind: "text",
    text: asText(wire.text) ?? "",
    origin: { from: wire, form: "part.untyped_text" },
  };
}

const mediaPartKeys = membersOf(["type", "data", "mime_type", "resolution"]);

export function readMediaPart(wire: Wire, loss: Loss): MediaPart | undefined {
  loss.unmapped(wire, mediaPartKeys);
  const sourceValue = readBytes(wire, loss);
  if (sourceValue === undefined) {
    loss.at(wire);
    return undefined;
  }
  return {
    kind: "media",
    medium: asText(wire.type) as Medium,
    detail: readWord(detailMeanings, wire.resolution, loss, wire, "resolution"),
    source: sourceValue,
    origin: { from: wire, form: "part.media" },
  };
}

const linkedPartKeys = membersOf(["type", "uri", "mime_type", "resolution"]);

export function readLinkedPart(wire: Wire, loss: Loss): MediaPart | undefined {
  loss.unmapped(wire, linkedPartKeys);
  const sourceValue = readAddress(wire, loss);
  if (sourceValue === undefined) {
    loss.at(wire);
    return undefined;
  }
  return {
    kind: "media",
    medium: asText(wire.type) as Medium,
    detail: readWord(detailMeanings, wire.resolution, loss, wire, "resolution"),
    source: sourceValue,
    origin: { from: wire, form: "part.linked" },
  };
}

function readCallPart(wire: Wire, _loss: Loss): CallPart {
  return {
    kind: "call",
    id: asText(wire.id) ?? "",
    name: asText(wire.name) ?? "",
    arguments: jsonObject.read(wire.arguments) ?? "{}",
    signature: asText(wire.signature),
    origin: { from: wire, form: "part.call" },
  };
}

function readReasoningPart(wire: Wire, loss: Loss): ReasoningPart {
  return {
    kind: "reasoning",
    text: summaryContent.read(wire.summary, loss) ?? "",
    signature: asText(wire.signature),
    origin: { from: wire, form: "part.reasoning" },
  };
}

function readObjectResultPart(wire: Wire, loss: Loss): ResultPart | undefined {
  const partsValue = resultObject.read(wire.result);
  if (partsValue === undefined) {
    loss.at(wire);
    return undefined;
  }
  return {
    kind: "result",
    id: asText(wire.call_id) ?? "",
    name: asText(wire.name),
    error: asFlag(wire.is_error),
    parts: partsValue,
    origin: { from: wire, form: "part.object_result" },
  };
}

const nestedObjectResultPartKeys = membersOf(["type", "result", "call_id", "name", "is_error"]);

function readNestedObjectResultPart(wire: Wire, loss: Loss): ResultPart | undefined {
  loss.unmapped(wire, nestedObjectResultPartKeys);
  const partsValue = resultObject.read(wire.result);
  if (partsValue === undefined) {
    loss.at(wire);
    return undefined;
  }
  return {
    kind: "result",
    id: asText(wire.call_id) ?? "",
    name: asText(wire.name),
    error: asFlag(wire.is_error),
    parts: partsValue,
    origin: { from: wire, form: "part.nested_object_result" },
  };
}

const nestedResultPartKeys = membersOf(["type", "call_id", "name", "result", "is_error"]);

function readNestedResultPart(wire: Wire, loss: Loss): ResultPart {
  loss.unmapped(wire, nestedResultPartKeys);
  return {
    kind: "result",
    id: asText(wire.call_id) ?? "",
    name: asText(wire.name),
    parts: readContent(wire.result, loss, readPart, wire, "result"),
    error: asFlag(wire.is_error),
    origin: { from: wire, form: "part.nested_result" },
  };
}

function readResultPart(wire: Wire, loss: Loss): ResultPart {
  return {
    kind: "result",
    id: asText(wire.call_id) ?? "",
    name: asText(wire.name),
    parts: readContent(wire.result, loss, readPart, wire, "result"),
    error: asFlag(wire.is_error),
    origin: { from: wire, form: "part.result" },
  };
}

function readBytes(wire: Wire, _loss: Loss): Source | undefined {
  const given: Source = {
    data: asText(wire.data),
    mime: asText(wire.mime_type),
  };
  return hasAnyValue(given) ? { ...given, origin: { from: wire, form: "bytes.data" } } : undefined;
}

function readAddress(wire: Wire, _loss: Loss): Source | undefined {
  const given: Source = {
    url: asText(wire.uri),
    mime: asText(wire.mime_type),
  };
  return hasAnyValue(given) ? { ...given, origin: { from: wire, form: "address.uri" } } : undefined;
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
function readTool(value: Json | undefined, loss: Loss, from: object, member?: string | number): Tool | undefined {
  const wire = asWire(value);
  if (wire === undefined) return value == null ? undefined : loss.other(from, member);
  if (wire.type === "function") return readFunctionTool(wire, loss);
  return readHostedTool(wire, loss);
}

const functionToolKeys = membersOf(["type", "name", "description", "parameters"]);

function readFunctionTool(wire: Wire, loss: Loss): Tool {
  loss.unmapped(wire, functionToolKeys);
  return {
    name: asText(wire.name) ?? "",
    description: asText(wire.description),
    parameters: jsonSchema.read(wire.parameters),
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
  if (wire.allowed_tools != null) return readSubsetToolChoice(wire, loss);
  loss.at(wire);
  return undefined;
}

const subsetToolChoiceKeys = membersOf(["allowed_tools"]);
const subsetToolChoiceAllowedToolsKeys = membersOf(["mode", "tools"]);

function readSubsetToolChoice(wire: Wire, loss: Loss): ToolChoice {
  const inAllowedTools = inner(wire.allowed_tools);
  loss.unmapped(wire, subsetToolChoiceKeys);
  loss.unmapped(inAllowedTools, subsetToolChoiceAllowedToolsKeys);
  return {
    mode: readWord(modeMeanings, inAllowedTools.mode, loss, wire, "allowed_tools.mode"),
    names: asTexts(inAllowedTools.tools),
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
  if (wire.type === "text" && (wire.mime_type === "text/plain" || wire.mime_type == null) && wire.schema == null)
    return readTextOutputFormat(wire, loss);
  if (wire.type === "text" && wire.mime_type === "application/json" && wire.schema == null)
    return readJsonOutputFormat(wire, loss);
  if (wire.type === "text" && wire.mime_type === "application/json") return readSchemaOutputFormat(wire, loss);
  loss.at(wire);
  return undefined;
}

const textOutputFormatKeys = membersOf(["type", "mime_type", "schema"]);

function readTextOutputFormat(wire: Wire, loss: Loss): OutputFormat {
  loss.unmapped(wire, textOutputFormatKeys);
  return {
    kind: "text",
    origin: { from: wire, form: "output_format.text" },
  };
}

const jsonOutputFormatKeys = membersOf(["type", "mime_type", "schema"]);

function readJsonOutputFormat(wire: Wire, loss: Loss): OutputFormat {
  loss.unmapped(wire, jsonOutputFormatKeys);
  return {
    kind: "json",
    origin: { from: wire, form: "output_format.json" },
  };
}

const schemaOutputFormatKeys = membersOf(["type", "mime_type", "schema"]);

function readSchemaOutputFormat(wire: Wire, loss: Loss): OutputFormat {
  loss.unmapped(wire, schemaOutputFormatKeys);
  return {
    kind: "schema",
    schema: jsonSchema.read(wire.schema),
    origin: { from: wire, form: "output_format.schema" },
  };
}

/** The record "requested_output", read by the first of its forms that matches. */
function readRequestedOutput(
  value: Json | undefined,
  loss: Loss,
  from: object,
  member?: string | number,
): RequestedOutput | undefined {
  const wire = asWire(value);
  if (wire === undefined) return value == null ? undefined : loss.other(from, member);
  if (wire.type === "image") return readImageRequestedOutput(wire, loss);
  if (wire.type === "audio") return readAudioRequestedOutput(wire, loss);
  loss.at(wire);
  return undefined;
}

const imageRequestedOutputKeys = membersOf(["type", "aspect_ratio", "image_size"]);

function readImageRequestedOutput(wire: Wire, loss: Loss): RequestedOutput {
  loss.unmapped(wire, imageRequestedOutputKeys);
  return {
    kind: "image",
    aspect_ratio: asText(wire.aspect_ratio),
    size: asText(wire.image_size),
    origin: { from: wire, form: "requested_output.image" },
  };
}

const audioRequestedOutputKeys = membersOf(["type"]);

function readAudioRequestedOutput(wire: Wire, loss: Loss): RequestedOutput {
  loss.unmapped(wire, audioRequestedOutputKeys);
  return {
    kind: "audio",
    origin: { from: wire, form: "requested_output.audio" },
  };
}

function readReasoning(wire: Wire, loss: Loss): Reasoning | undefined {
  const inGenerationConfig = inner(wire.generation_config);
  if (inner(wire.generation_config).thinking_level === "xhigh")
    return {
      effort: "xhigh",
      visible: readWord(
        visibleMeanings,
        inGenerationConfig.thinking_summaries,
        loss,
        wire,
        "generation_config.thinking_summaries",
      ),
      origin: { from: wire, form: "reasoning.most_thinking" },
    };
  const given: Reasoning = {
    effort: readWord(effortMeanings, inGenerationConfig.thinking_level, loss, wire, "generation_config.thinking_level"),
    visible: readWord(
      visibleMeanings,
      inGenerationConfig.thinking_summaries,
      loss,
      wire,
      "generation_config.thinking_summaries",
    ),
  };
  return hasAnyValue(given) ? { ...given, origin: { from: wire, form: "reasoning.level" } } : undefined;
}

/** An answer of the interactions dialect in the words of the vocabulary. */
export function readResponse(body: Wire, loss: Loss = noLoss): Response {
  const inErrors0 = inner(asList(body.errors)[0]);
  let turns: Turn[] = [{ role: "assistant", parts: answerParts(readTurns(body.steps, loss, body, "steps")) }];
  turns = detachSignatures(turns, loss, ["call"]);
  const parts = settleParts(answerParts(turns));
  return {
    id: asText(body.id),
    model: asText(body.model),
    created: isoTime.read(body.created),
    explanation: asText(first(inErrors0.message, firstAt(body.steps, ["error", "message"]))),
    usage: reportedUsage(body.usage, readUsage),
    parts,
    finish: settleFinish(
      finishOf(joinWords(body.status, inErrors0.code, firstAt(body.steps, ["error", "code"]))),
      parts,
    ),
  };
}

/** Tokens as the upstream counts them, in the vocabulary's way of counting. */
export function readUsage(wire: Wire): Usage {
  return {
    input: including(asCount(wire.total_input_tokens), asCount(wire.total_tool_use_tokens)),
    cached_input: asCount(wire.total_cached_tokens),
    tool_input: asCount(wire.total_tool_use_tokens),
    output: including(asCount(wire.total_output_tokens), asCount(wire.total_thought_tokens)),
    reasoning: asCount(wire.total_thought_tokens),
    total: asCount(wire.total_tokens),
  };
}
