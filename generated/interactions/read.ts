// Made from specs/dialects/interactions/mapping.yaml by "make generate". Change the specs, not this file.
import { placedInCharacters } from "../../src/conversion/citations.js";
import { addBare, bareTurn, concat, readContent } from "../../src/conversion/content.js";
import {
  dropPlaceholderState,
  linkResultsByName,
  mergeNeighbours,
  readPlainDocuments,
} from "../../src/conversion/conversation/index.js";
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
  asTexts,
  asWire,
  first,
  firstAt,
  hasAnyValue,
  inner,
  joinWords,
  meaningOf,
  readEach,
  readOneOf,
  readWord,
} from "../../src/conversion/read.js";
import { dropHostedTools, normaliseToolChoice } from "../../src/conversion/request/index.js";
import { including, reportedUsage, settleFinish, settleParts } from "../../src/conversion/settle.js";
import {
  isoTime,
  joinedText,
  jsonObject,
  jsonSchema,
  resultObject,
  summaryContent,
} from "../../src/conversion/transforms/index.js";
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

const toolChoiceWordMeanings: ReadonlyMap<string, ChoiceMode> = new Map<string, ChoiceMode>([
  ["auto", "auto"],
  ["validated", "validated"],
  ["none", "none"],
  ["any", "required"],
]);
const detailResolutionMeanings: ReadonlyMap<string, Detail> = new Map<string, Detail>([
  ["low", "low"],
  ["medium", "medium"],
  ["high", "high"],
  ["ultra_high", "ultra_high"],
]);
const modeAllowedToolsModeMeanings: ReadonlyMap<string, ChoiceMode> = new Map<string, ChoiceMode>([
  ["auto", "auto"],
  ["validated", "validated"],
  ["none", "none"],
  ["any", "required"],
]);
const effortGenerationConfigThinkingLevelMeanings: ReadonlyMap<string, Effort> = new Map<string, Effort>([
  ["minimal", "minimal"],
  ["low", "low"],
  ["medium", "medium"],
  ["high", "high"],
]);
const visibleGenerationConfigThinkingSummariesMeanings: ReadonlyMap<string, Visibility> = new Map<string, Visibility>([
  ["auto", "summarized"],
  ["none", "omitted"],
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

const requestKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["model", "known"],
  ["stream", "known"],
  ["generation_config", "known"],
  ["tools", "known"],
  ["response_format", "known"],
  ["labels", "known"],
  ["store", "known"],
  ["background", "known"],
  ["previous_interaction_id", "known"],
  ["agent", "known"],
  ["environment", "known"],
  ["webhook_config", "known"],
  ["input", "known"],
  ["system_instruction", "known"],
  ["response_mime_type", []],
  ["response_modalities", [["text"], ["TEXT"]]],
  ["cached_content", []],
  ["continuation_token", []],
  ["service_tier", ["auto", "default", "standard", "standard_only"]],
  ["safety_settings", []],
  ["serviceTier", ["auto", "default", "standard", "standard_only"]],
  ["speed", ["standard"]],
]);
const requestGenerationConfigKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["max_output_tokens", "known"],
  ["temperature", "known"],
  ["top_p", "known"],
  ["stop_sequences", "known"],
  ["seed", "known"],
  ["tool_choice", "known"],
  ["thinking_level", "known"],
  ["thinking_summaries", "known"],
  ["speech_config", []],
  ["transcription_config", []],
  ["video_config", []],
  ["image_config", []],
  ["top_k", []],
]);

/** A request of the interactions dialect in the words of the vocabulary. */
export function readRequest(body: Wire, loss: Loss): Request {
  const inGenerationConfig = inner(body.generation_config);
  loss.unmapped(body, "", requestKeys);
  loss.unmapped(inGenerationConfig, "generation_config", requestGenerationConfigKeys);
  let turns = readTurns(body.input, "input", loss);
  const instructions = readContent(body.system_instruction, "system_instruction", loss, readPart);
  if (instructions.length > 0)
    turns.unshift({
      role: "system",
      parts: instructions,
      origin: { path: "system_instruction", form: "instructions" },
    });
  turns = dropPlaceholderState(turns, loss, {
    placeholders: ["skip_thought_signature_validator", "context_engineering_is_the_way_to_go"],
  });
  turns = mergeNeighbours(turns);
  turns = linkResultsByName(turns);
  turns = readPlainDocuments(turns);
  let request: Request = {
    origin: { path: "", form: "request" },
    turns,
    model: asText(body.model),
    stream: asFlag(body.stream),
    output_limit: asInteger(inGenerationConfig.max_output_tokens),
    temperature: asNumber(inGenerationConfig.temperature),
    top_p: asNumber(inGenerationConfig.top_p),
    stop: asTexts(inGenerationConfig.stop_sequences),
    seed: asInteger(inGenerationConfig.seed),
    tools: readEach(body.tools, "tools", (item, at) => readTool(item, at, loss)),
    tool_choice: readToolChoice(inGenerationConfig.tool_choice, "generation_config.tool_choice", loss),
    output_format: readOneOf(body.response_format, "response_format", loss, (item, at) =>
      readOutputFormat(item, at, loss),
    ),
    // among the members here
    reasoning: readReasoning(body, "", loss),
    metadata: asJson(body.labels),
  };
  request = dropHostedTools(request, loss);
  request = normaliseToolChoice(request);
  return request;
}

function readTurns(value: Json | undefined, path: string, loss: Loss): Turn[] {
  const turns: Turn[] = [];
  if (!Array.isArray(value)) return bareTurn("user", readContent(value, path, loss, readPart));
  for (const [index, item] of asList(value).entries()) {
    const wire = inner(item);
    const place = `${path}[${index}]`;
    if (wire.type === "user_input") turns.push(readUserItem(wire, place, loss));
    else if (wire.type === "model_output") turns.push(readAssistantItem(wire, place, loss));
    else if (wire.type === "function_call") turns.push(readCallItem(wire, place, loss));
    else if (wire.type === "thought") turns.push(readThoughtItem(wire, place, loss));
    else if (wire.type === "function_result" && asWire(wire.result) !== undefined)
      turns.push(readObjectResultItem(wire, place, loss));
    else if (wire.type === "function_result") turns.push(readResultItem(wire, place, loss));
    else addBare(turns, "user", readPart(wire, place, loss));
  }
  return turns;
}

const userItemKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["type", "known"],
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
  ["content", "known"],
  ["error", []],
]);

function readAssistantItem(wire: Wire, path: string, loss: Loss): Turn {
  loss.unmapped(wire, path, assistantItemKeys);
  return {
    role: "assistant",
    parts: [...readContent(wire.content, path + ".content", loss, readPart)],
    origin: { path, form: "item.assistant" },
  };
}

const callItemKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["type", "known"],
  ["signature", "known"],
  ["id", "known"],
  ["name", "known"],
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
  ["summary", "known"],
  ["signature", "known"],
]);

function readThoughtItem(wire: Wire, path: string, loss: Loss): Turn {
  loss.unmapped(wire, path, thoughtItemKeys);
  return {
    role: "assistant",
    parts: concat(readReasoningPart(wire, path, loss)),
    origin: { path, form: "item.thought" },
  };
}

const objectResultItemKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["type", "known"],
  ["result", "known"],
  ["call_id", "known"],
  ["name", "known"],
  ["is_error", "known"],
]);

function readObjectResultItem(wire: Wire, path: string, loss: Loss): Turn {
  loss.unmapped(wire, path, objectResultItemKeys);
  return {
    role: "user",
    parts: concat(readObjectResultPart(wire, path, loss)),
    origin: { path, form: "item.object_result" },
  };
}

const resultItemKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["type", "known"],
  ["call_id", "known"],
  ["name", "known"],
  ["result", "known"],
  ["is_error", "known"],
]);

function readResultItem(wire: Wire, path: string, loss: Loss): Turn {
  loss.unmapped(wire, path, resultItemKeys);
  return {
    role: "user",
    parts: concat(readResultPart(wire, path, loss)),
    origin: { path, form: "item.result" },
  };
}

/** A part of a content list. */
export function readPart(wire: Wire, path: string, loss: Loss): Part | undefined {
  if (wire.type === "text") return readTextPart(wire, path, loss);
  if (wire.type == null && wire.parts != null) return readWordsInPartsPart(wire, path, loss);
  if (wire.type == null && wire.text != null) return readUntypedTextPart(wire, path, loss);
  if (
    (wire.type === "image" || wire.type === "audio" || wire.type === "document" || wire.type === "video") &&
    wire.data != null
  )
    return readMediaPart(wire, path, loss);
  if (
    (wire.type === "image" || wire.type === "audio" || wire.type === "document" || wire.type === "video") &&
    wire.uri != null
  )
    return readLinkedPart(wire, path, loss);
  if (wire.type === "function_result" && asWire(wire.result) !== undefined)
    return readNestedObjectResultPart(wire, path, loss);
  if (wire.type === "function_result") return readNestedResultPart(wire, path, loss);
  loss.at(path);
  return undefined;
}

const textPartKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["type", "known"],
  ["text", "known"],
  ["annotations", "known"],
]);

function readTextPart(wire: Wire, path: string, loss: Loss): TextPart {
  loss.unmapped(wire, path, textPartKeys);
  return placedInCharacters({
    kind: "text",
    text: asText(wire.text) ?? "",
    citations: readEach(wire.annotations, path + ".annotations", (item, at) => readCitation(item, at, loss)),
    origin: { path, form: "part.text" },
  });
}

const wordsInPartsPartKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["type", "known"],
  ["parts", "known"],
  ["role", "known"],
]);

function readWordsInPartsPart(wire: Wire, path: string, loss: Loss): TextPart | undefined {
  loss.unmapped(wire, path, wordsInPartsPartKeys);
  const textValue = joinedText.read(wire.parts) ?? "";
  if (textValue === undefined) {
    loss.at(path);
    return undefined;
  }
  return {
    kind: "text",
    text: textValue,
    origin: { path, form: "part.words_in_parts" },
  };
}

const untypedTextPartKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["type", "known"],
  ["text", "known"],
]);

function readUntypedTextPart(wire: Wire, path: string, loss: Loss): TextPart {
  loss.unmapped(wire, path, untypedTextPartKeys);
  return {
    kind: "text",
    text: asText(wire.text) ?? "",
    origin: { path, form: "part.untyped_text" },
  };
}

const mediaPartKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["type", "known"],
  ["data", "known"],
  ["mime_type", "known"],
  ["resolution", "known"],
]);

export function readMediaPart(wire: Wire, path: string, loss: Loss): MediaPart | undefined {
  loss.unmapped(wire, path, mediaPartKeys);
  const sourceValue = readBytes(wire, path, loss);
  if (sourceValue === undefined) {
    loss.at(path);
    return undefined;
  }
  return {
    kind: "media",
    medium: asText(wire.type) as Medium,
    detail: readWord(detailResolutionMeanings, wire.resolution, path + ".resolution", loss),
    // among the members here
    source: sourceValue,
    origin: { path, form: "part.media" },
  };
}

const linkedPartKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["type", "known"],
  ["uri", "known"],
  ["mime_type", "known"],
  ["resolution", "known"],
]);

export function readLinkedPart(wire: Wire, path: string, loss: Loss): MediaPart | undefined {
  loss.unmapped(wire, path, linkedPartKeys);
  const sourceValue = readAddress(wire, path, loss);
  if (sourceValue === undefined) {
    loss.at(path);
    return undefined;
  }
  return {
    kind: "media",
    medium: asText(wire.type) as Medium,
    detail: readWord(detailResolutionMeanings, wire.resolution, path + ".resolution", loss),
    // among the members here
    source: sourceValue,
    origin: { path, form: "part.linked" },
  };
}

function readCallPart(wire: Wire, path: string, loss: Loss): CallPart | undefined {
  const argumentsValue = jsonObject.read(wire.arguments) ?? "{}";
  if (argumentsValue === undefined) {
    loss.at(path);
    return undefined;
  }
  return {
    kind: "call",
    id: asText(wire.id) ?? "",
    name: asText(wire.name) ?? "",
    arguments: argumentsValue,
    origin: { path, form: "part.call" },
  };
}

function readReasoningPart(wire: Wire, path: string, loss: Loss): ReasoningPart | undefined {
  const textValue = summaryContent.read(wire.summary, path + ".summary", loss) ?? "";
  if (textValue === undefined) {
    loss.at(path);
    return undefined;
  }
  return {
    kind: "reasoning",
    signature: asText(wire.signature),
    text: textValue,
    origin: { path, form: "part.reasoning" },
  };
}

function readObjectResultPart(wire: Wire, path: string, loss: Loss): ResultPart | undefined {
  const partsValue = resultObject.read(wire.result);
  if (partsValue === undefined) {
    loss.at(path);
    return undefined;
  }
  return {
    kind: "result",
    id: asText(wire.call_id) ?? "",
    name: asText(wire.name),
    error: asFlag(wire.is_error),
    parts: partsValue,
    origin: { path, form: "part.object_result" },
  };
}

const nestedObjectResultPartKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["type", "known"],
  ["result", "known"],
  ["call_id", "known"],
  ["name", "known"],
  ["is_error", "known"],
]);

function readNestedObjectResultPart(wire: Wire, path: string, loss: Loss): ResultPart | undefined {
  loss.unmapped(wire, path, nestedObjectResultPartKeys);
  const partsValue = resultObject.read(wire.result);
  if (partsValue === undefined) {
    loss.at(path);
    return undefined;
  }
  return {
    kind: "result",
    id: asText(wire.call_id) ?? "",
    name: asText(wire.name),
    error: asFlag(wire.is_error),
    parts: partsValue,
    origin: { path, form: "part.nested_object_result" },
  };
}

const nestedResultPartKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["type", "known"],
  ["call_id", "known"],
  ["name", "known"],
  ["result", "known"],
  ["is_error", "known"],
]);

function readNestedResultPart(wire: Wire, path: string, loss: Loss): ResultPart {
  loss.unmapped(wire, path, nestedResultPartKeys);
  return {
    kind: "result",
    id: asText(wire.call_id) ?? "",
    name: asText(wire.name),
    parts: readContent(wire.result, path + ".result", loss, readPart),
    error: asFlag(wire.is_error),
    origin: { path, form: "part.nested_result" },
  };
}

function readResultPart(wire: Wire, path: string, loss: Loss): ResultPart {
  return {
    kind: "result",
    id: asText(wire.call_id) ?? "",
    name: asText(wire.name),
    parts: readContent(wire.result, path + ".result", loss, readPart),
    error: asFlag(wire.is_error),
    origin: { path, form: "part.result" },
  };
}

function readBytes(wire: Wire, path: string, _loss: Loss): Source | undefined {
  const given: Source = {
    data: asText(wire.data),
    mime: asText(wire.mime_type),
  };
  return hasAnyValue(given) ? { ...given, origin: { path, form: "bytes.data" } } : undefined;
}

function readAddress(wire: Wire, path: string, _loss: Loss): Source | undefined {
  const given: Source = {
    url: asText(wire.uri),
    mime: asText(wire.mime_type),
  };
  return hasAnyValue(given) ? { ...given, origin: { path, form: "address.uri" } } : undefined;
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

function readTool(value: Json | undefined, path: string, loss: Loss): Tool | undefined {
  const wire = asWire(value);
  if (wire === undefined) return value == null ? undefined : loss.other(path);
  if (wire.type === "function") return readFunctionTool(wire, path, loss);
  return readHostedTool(wire, path, loss);
}

const functionToolKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["type", "known"],
  ["name", "known"],
  ["description", "known"],
  ["parameters", "known"],
]);

function readFunctionTool(wire: Wire, path: string, loss: Loss): Tool {
  loss.unmapped(wire, path, functionToolKeys);
  return {
    name: asText(wire.name) ?? "",
    description: asText(wire.description),
    parameters: jsonSchema.read(wire.parameters),
    origin: { path, form: "tool.function" },
  };
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

function readToolChoice(value: Json | undefined, path: string, loss: Loss): ToolChoice | undefined {
  if (typeof value === "string")
    return { mode: readWord(toolChoiceWordMeanings, value, path, loss), origin: { path, form: "tool_choice.word" } };
  const wire = asWire(value);
  if (wire === undefined) return value == null ? undefined : loss.other(path);
  if (wire.allowed_tools != null) return readSubsetToolChoice(wire, path, loss);
  loss.at(path);
  return undefined;
}

const subsetToolChoiceKeys: Unmapped = new Map<string, "known" | Json[]>([["allowed_tools", "known"]]);
const subsetToolChoiceAllowedToolsKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["mode", "known"],
  ["tools", "known"],
]);

function readSubsetToolChoice(wire: Wire, path: string, loss: Loss): ToolChoice {
  const inAllowedTools = inner(wire.allowed_tools);
  loss.unmapped(wire, path, subsetToolChoiceKeys);
  loss.unmapped(inAllowedTools, path + ".allowed_tools", subsetToolChoiceAllowedToolsKeys);
  return {
    mode: readWord(modeAllowedToolsModeMeanings, inAllowedTools.mode, path + ".allowed_tools.mode", loss),
    names: asTexts(inAllowedTools.tools),
    origin: { path, form: "tool_choice.subset" },
  };
}

function readOutputFormat(value: Json | undefined, path: string, loss: Loss): OutputFormat | undefined {
  const wire = asWire(value);
  if (wire === undefined) return value == null ? undefined : loss.other(path);
  if (wire.type === "text" && wire.mime_type === "text/plain") return readTextOutputFormat(wire, path, loss);
  if (wire.type === "text" && wire.mime_type === "application/json" && wire.schema == null)
    return readJsonOutputFormat(wire, path, loss);
  if (wire.type === "text" && wire.mime_type === "application/json") return readSchemaOutputFormat(wire, path, loss);
  loss.at(path);
  return undefined;
}

const textOutputFormatKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["type", "known"],
  ["mime_type", "known"],
]);

function readTextOutputFormat(wire: Wire, path: string, loss: Loss): OutputFormat {
  loss.unmapped(wire, path, textOutputFormatKeys);
  return {
    kind: "text",
    origin: { path, form: "output_format.text" },
  };
}

const jsonOutputFormatKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["type", "known"],
  ["mime_type", "known"],
  ["schema", "known"],
]);

function readJsonOutputFormat(wire: Wire, path: string, loss: Loss): OutputFormat {
  loss.unmapped(wire, path, jsonOutputFormatKeys);
  return {
    kind: "json",
    origin: { path, form: "output_format.json" },
  };
}

const schemaOutputFormatKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["type", "known"],
  ["mime_type", "known"],
  ["schema", "known"],
]);

function readSchemaOutputFormat(wire: Wire, path: string, loss: Loss): OutputFormat {
  loss.unmapped(wire, path, schemaOutputFormatKeys);
  return {
    kind: "schema",
    schema: jsonSchema.read(wire.schema),
    origin: { path, form: "output_format.schema" },
  };
}

function readReasoning(wire: Wire, path: string, loss: Loss): Reasoning | undefined {
  const inGenerationConfig = inner(wire.generation_config);
  const given: Reasoning = {
    effort: readWord(
      effortGenerationConfigThinkingLevelMeanings,
      inGenerationConfig.thinking_level,
      "generation_config.thinking_level",
      loss,
    ),
    visible: readWord(
      visibleGenerationConfigThinkingSummariesMeanings,
      inGenerationConfig.thinking_summaries,
      "generation_config.thinking_summaries",
      loss,
    ),
  };
  return hasAnyValue(given) ? { ...given, origin: { path, form: "reasoning.level" } } : undefined;
}

/** An answer of the interactions dialect in the words of the vocabulary. */
export function readResponse(body: Wire): Response {
  const inErrors0 = inner(asList(body.errors)[0]);
  const parts = settleParts(readTurns(body.steps, "steps", noLoss).flatMap((turn) => turn.parts));
  return {
    id: asText(body.id),
    model: asText(body.model),
    created: isoTime.read(body.created),
    // errors[0].message or steps[*].error.message
    explanation: asText(first(inErrors0.message, firstAt(body.steps, ["error", "message"]))),
    usage: reportedUsage(body.usage, readUsage),
    parts,
    // status or errors[0].code or steps[*].error.code
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
