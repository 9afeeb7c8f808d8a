// Made from specs/dialects/cohere-chat/mapping.yaml by "make generate". Change the specs, not this file.
import { attachDocuments, strictForEachTool } from "../../specs/dialects/cohere-chat/functions.js";
import { citeParts } from "../../src/conversion/citations.js";
import { besideList, besideText, concat, readContent } from "../../src/conversion/content.js";
import { linkResultsByName } from "../../src/conversion/conversation/index.js";
import type { Json, Wire } from "../../src/conversion/json.js";
import { listedIn, membersOf, noLoss, type Loss } from "../../src/conversion/loss.js";
import { withPlace } from "../../src/conversion/placed-citations.js";
import { hasAnyValue, objectsOf, readEach, readWord } from "../../src/conversion/read.js";
import { normaliseToolChoice, strictByDialect } from "../../src/conversion/request/index.js";
import { reportedUsage, settleFinish, settleParts } from "../../src/conversion/settle.js";
import {
  argumentsText,
  mediaUri,
  nonEmptyText,
  objectSchema,
  omitBelowOne,
} from "../../src/conversion/transforms/index.js";
import {
  asCount,
  asFlag,
  asInteger,
  asJson,
  asNumber,
  asText,
  asTexts,
  asWire,
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
  TextPart,
  Tool,
  ToolChoice,
  Turn,
  Usage,
} from "../interlingua/text.js";

const toolChoiceMeanings: ReadonlyMap<string, ChoiceMode> = new Map<string, ChoiceMode>([
  ["NONE", "none"],
  ["REQUIRED", "required"],
]);
const detailMeanings: ReadonlyMap<string, Detail> = new Map<string, Detail>([
  ["auto", "auto"],
  ["low", "low"],
  ["high", "high"],
]);
const modeMeanings: ReadonlyMap<string, ReasoningMode> = new Map<string, ReasoningMode>([
  ["enabled", "on"],
  ["disabled", "off"],
]);
const finishMeanings: ReadonlyMap<string, Finish> = new Map<string, Finish>([
  ["COMPLETE", "stop"],
  ["STOP_SEQUENCE", "stop_sequence"],
  ["TOOL_CALL", "awaiting_results"],
  ["MAX_TOKENS", "length"],
  ["ERROR", "failed"],
  ["TIMEOUT", "failed"],
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
    "p",
    "k",
    "stop_sequences",
    "presence_penalty",
    "frequency_penalty",
    "seed",
    "tools",
    "strict_tools",
    "tool_choice",
    "response_format",
    "thinking",
    "documents",
    "messages",
  ],
  [
    ["logprobs", [false]],
    ["citation_options", []],
    ["safety_mode", ["CONTEXTUAL"]],
    ["priority", [0]],
    ["raw_prompting", [false]],
    ["service_tier", ["auto", "default", "standard", "standard_only"]],
    ["serviceTier", ["auto", "default", "standard", "standard_only", { type: "default" }]],
    ["speed", ["standard"]],
  ],
);
const requestThinkingKeys = membersOf(["type", "token_budget"]);

/** A request of the cohere-chat dialect in the words of the vocabulary. */
export function readRequest(body: Wire, loss: Loss): Request {
  const inThinking = inner(body.thinking);
  loss.unmapped(body, requestKeys);
  loss.unmapped(inThinking, requestThinkingKeys);
  let turns = readTurns(body.messages, loss);
  turns = linkResultsByName(turns, loss);
  let request: Request = {
    origin: { from: body, form: "request" },
    turns,
    model: asText(body.model),
    stream: asFlag(body.stream),
    output_limit: asInteger(body.max_tokens),
    temperature: asNumber(body.temperature),
    top_p: asNumber(body.p),
    top_k: omitBelowOne.read(body.k),
    stop: asTexts(body.stop_sequences),
    presence_penalty: asNumber(body.presence_penalty),
    frequency_penalty: asNumber(body.frequency_penalty),
    seed: asInteger(body.seed),
    tools: readEach(body.tools, loss, readTool),
    strict: asFlag(body.strict_tools),
    tool_choice: readToolChoice(body.tool_choice, loss, body, "tool_choice"),
    output_format: readOutputFormat(body.response_format, loss, body, "response_format"),
    reasoning: readReasoning(body, loss),
  };
  if (request.strict !== undefined) request = strictForEachTool(request, loss);
  if (request.output_format !== undefined) request = strictByDialect(request);
  if (request.tool_choice !== undefined) request = normaliseToolChoice(request, loss);
  request = attachDocuments(request, loss);
  return request;
}

function readTurns(value: Json | undefined, loss: Loss): Turn[] {
  const turns: Turn[] = [];
  for (const wire of objectsOf(value, loss)) {
    if (wire.role === "system") turns.push(readSystemItem(wire, loss));
    else if (wire.role === "user") turns.push(readUserItem(wire, loss));
    else if (wire.role === "assistant") turns.push(readAssistantItem(wire, loss));
    else if (wire.role === "tool") turns.push(readToolItem(wire, loss));
    else loss.at(wire);
  }
  return turns;
}

const systemItemKeys = membersOf(["role", "content"]);

function readSystemItem(wire: Wire, loss: Loss): Turn {
  loss.unmapped(wire, systemItemKeys);
  return {
    role: "system",
    parts: [...readContent(wire.content, loss, readPart, wire, "content")],
    origin: { from: wire, form: "item.system" },
  };
}

const userItemKeys = membersOf(["role", "content"]);

function readUserItem(wire: Wire, loss: Loss): Turn {
  loss.unmapped(wire, userItemKeys);
  return {
    role: "user",
    parts: [...readContent(wire.content, loss, readPart, wire, "content")],
    origin: { from: wire, form: "item.user" },
  };
}

const assistantItemKeys = membersOf(["role", "content", "citations", "tool_plan", "tool_calls"]);

function readAssistantItem(wire: Wire, loss: Loss): Turn {
  loss.unmapped(wire, assistantItemKeys);
  return {
    role: "assistant",
    parts: citeParts(
      [
        ...besideText(wire.tool_plan, loss, readPlannedPart, wire, "tool_plan"),
        ...readContent(wire.content, loss, readPart, wire, "content"),
        ...besideList(
          wire.tool_calls,
          loss,
          (one, lost) => (one.type === "function" || one.type == null ? readCalledPart(one, lost) : lost.other(one)),
          wire,
          "tool_calls",
        ),
      ],
      readEach(wire.citations, loss, withPlace(readCitation, { part: "content_index", text: "text" })),
      loss,
      wire.content,
    ),
    origin: { from: wire, form: "item.assistant" },
  };
}

const toolItemKeys = membersOf(["role", "tool_call_id", "content"]);

function readToolItem(wire: Wire, loss: Loss): Turn {
  loss.unmapped(wire, toolItemKeys);
  return {
    role: "user",
    parts: concat(readAnsweredPart(wire, loss)),
    origin: { from: wire, form: "item.tool" },
  };
}

/** A part of a content list. */
export function readPart(wire: Wire, loss: Loss): Part | undefined {
  if (wire.type === "text") return readTextPart(wire, loss);
  if (wire.type === "image_url") return readImagePart(wire, loss);
  if (wire.type === "document") return readFoundPart(wire, loss);
  if (wire.type === "thinking") return readReasoningPart(wire, loss);
  loss.at(wire);
  return undefined;
}

const textPartKeys = membersOf(["type", "text"]);

function readTextPart(wire: Wire, loss: Loss): TextPart {
  loss.unmapped(wire, textPartKeys);
  return {
    kind: "text",
    text: asText(wire.text) ?? "",
    origin: { from: wire, form: "part.text" },
  };
}

const imagePartKeys = membersOf(["type", "image_url"]);
const imagePartImageUrlKeys = membersOf(["url", "detail"]);

function readImagePart(wire: Wire, loss: Loss): MediaPart | undefined {
  const inImageUrl = inner(wire.image_url);
  loss.unmapped(wire, imagePartKeys);
  loss.unmapped(inImageUrl, imagePartImageUrlKeys);
  const sourceValue = mediaUri.read(inImageUrl.url);
  if (sourceValue === undefined) {
    loss.at(wire);
    return undefined;
  }
  return {
    kind: "media",
    medium: "image",
    detail: readWord(detailMeanings, inImageUrl.detail, loss, wire, "image_url.detail"),
    source: sourceValue,
    origin: { from: wire, form: "part.image" },
  };
}

const foundPartKeys = membersOf(["type", "document"]);
const foundPartDocumentKeys = membersOf(["data"], [["id", []]]);

function readFoundPart(wire: Wire, loss: Loss): TextPart {
  const inDocument = inner(wire.document);
  loss.unmapped(wire, foundPartKeys);
  loss.unmapped(inDocument, foundPartDocumentKeys);
  return {
    kind: "text",
    text: argumentsText.read(inDocument.data) ?? "",
    origin: { from: wire, form: "part.found" },
  };
}

const reasoningPartKeys = membersOf(["type", "thinking"]);

function readReasoningPart(wire: Wire, loss: Loss): ReasoningPart {
  loss.unmapped(wire, reasoningPartKeys);
  return {
    kind: "reasoning",
    text: nonEmptyText.read(wire.thinking) ?? "",
    origin: { from: wire, form: "part.reasoning" },
  };
}

function readPlannedPart(value: Json, _loss: Loss, from: object, member?: string | number): TextPart | undefined {
  const words = asText(value);
  return words === undefined || words === ""
    ? undefined
    : { kind: "text", text: words, origin: { from, member, form: "part.planned" } };
}

const calledPartKeys = membersOf(["type", "id", "function"]);
const calledPartFunctionKeys = membersOf(["name", "arguments"]);

function readCalledPart(wire: Wire, loss: Loss): CallPart {
  const inFunction = inner(wire.function);
  loss.unmapped(wire, calledPartKeys);
  loss.unmapped(inFunction, calledPartFunctionKeys);
  return {
    kind: "call",
    id: asText(wire.id) ?? "",
    name: asText(inFunction.name) ?? "",
    arguments: argumentsText.read(inFunction.arguments) ?? "{}",
    origin: { from: wire, form: "part.called" },
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

/** The record "citation", read by the first of its forms that matches. */
export function readCitation(
  value: Json | undefined,
  loss: Loss,
  from: object,
  member?: string | number,
): Citation | Citation[] | undefined {
  const wire = asWire(value);
  if (wire === undefined) return value == null ? undefined : loss.other(from, member);
  if (wire.sources != null && (wire.type === "TEXT_CONTENT" || wire.type === "PLAN" || wire.type == null))
    return readSeveralCitation(wire, loss);
  if (wire.type === "document" || wire.type === "tool" || wire.type == null) return readSourceCitation(wire, loss);
  loss.at(wire);
  return undefined;
}

const severalCitationKeys = membersOf(["sources", "type", "content_index", "text", "start", "end"]);

function readSeveralCitation(wire: Wire, loss: Loss): Citation[] {
  loss.unmapped(wire, severalCitationKeys);
  const records = readEach(wire.sources, loss, readCitation) ?? [];
  if (records.length === 0) loss.at(wire);
  return records.map((one) => ({
    ...one,
    start: asInteger(wire.start),
    end: asInteger(wire.end),
    origin: listedIn(one.origin, wire, "citation.several"),
  }));
}

const sourceCitationKeys = membersOf(["type", "id", "document", "tool_output"]);
const sourceCitationDocumentKeys = membersOf(["id", "url", "title"]);
const sourceCitationToolOutputKeys = membersOf(["url", "title"]);

function readSourceCitation(wire: Wire, loss: Loss): Citation {
  const inDocument = inner(wire.document);
  const inToolOutput = inner(wire.tool_output);
  loss.unmapped(wire, sourceCitationKeys);
  loss.unmapped(inDocument, sourceCitationDocumentKeys);
  loss.unmapped(inToolOutput, sourceCitationToolOutputKeys);
  if (inToolOutput.url != null && isPresent(inDocument.url)) loss.at(wire, "tool_output.url");
  if (inToolOutput.title != null && isPresent(inDocument.title)) loss.at(wire, "tool_output.title");
  return {
    url: asText(first(inDocument.url, inToolOutput.url)),
    title: asText(first(inDocument.title, inToolOutput.title)),
    origin: { from: wire, form: "citation.source" },
  };
}

/** The record "tool", read by the first of its forms that matches. */
function readTool(value: Json | undefined, loss: Loss, from: object, member?: string | number): Tool | undefined {
  const wire = asWire(value);
  if (wire === undefined) return value == null ? undefined : loss.other(from, member);
  if (wire.type === "function" || wire.type == null) return readFunctionTool(wire, loss);
  loss.at(wire);
  return undefined;
}

const functionToolKeys = membersOf(["type", "function"]);
const functionToolFunctionKeys = membersOf(["name", "description", "parameters"]);

function readFunctionTool(wire: Wire, loss: Loss): Tool {
  const inFunction = inner(wire.function);
  loss.unmapped(wire, functionToolKeys);
  loss.unmapped(inFunction, functionToolFunctionKeys);
  return {
    name: asText(inFunction.name) ?? "",
    description: asText(inFunction.description),
    parameters: objectSchema.read(inFunction.parameters),
    origin: { from: wire, form: "tool.function" },
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
  loss.at(wire);
  return undefined;
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
  if (wire.type === "json_object" && wire.json_schema != null) return readSchemaOutputFormat(wire, loss);
  if (wire.type === "json_object" && wire.schema != null) return readOlderSchemaOutputFormat(wire, loss);
  if (wire.type === "json_object") return readJsonOutputFormat(wire, loss);
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

const schemaOutputFormatKeys = membersOf(["type", "json_schema", "schema"]);

function readSchemaOutputFormat(wire: Wire, loss: Loss): OutputFormat {
  loss.unmapped(wire, schemaOutputFormatKeys);
  if (wire.schema != null && isPresent(wire.json_schema)) loss.at(wire, "schema");
  return {
    kind: "schema",
    schema: asJson(first(wire.json_schema, wire.schema)),
    origin: { from: wire, form: "output_format.schema" },
  };
}

const olderSchemaOutputFormatKeys = membersOf(["type", "schema"]);

function readOlderSchemaOutputFormat(wire: Wire, loss: Loss): OutputFormat {
  loss.unmapped(wire, olderSchemaOutputFormatKeys);
  return {
    kind: "schema",
    schema: asJson(wire.schema),
    origin: { from: wire, form: "output_format.older_schema" },
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

function readReasoning(wire: Wire, loss: Loss): Reasoning | undefined {
  const inThinking = inner(wire.thinking);
  const given: Reasoning = {
    mode: readWord(modeMeanings, inThinking.type, loss, wire, "thinking.type"),
    budget: asInteger(inThinking.token_budget),
  };
  return hasAnyValue(given) ? { ...given, origin: { from: wire, form: "reasoning.thinking" } } : undefined;
}

/** An answer of the cohere-chat dialect in the words of the vocabulary. */
export function readResponse(body: Wire, loss: Loss = noLoss): Response {
  const inMessage = inner(body.message);
  const parts = settleParts(readAssistantItem(inMessage, loss).parts);
  return {
    id: asText(body.id),
    usage: reportedUsage(body.usage, readUsage),
    parts,
    finish: settleFinish(finishOf(asText(body.finish_reason)), parts),
  };
}

/** Tokens as the upstream counts them, in the vocabulary's way of counting. */
export function readUsage(wire: Wire): Usage {
  const inBilledUnits = inner(wire.billed_units);
  const inTokens = inner(wire.tokens);
  return {
    input: asCount(inBilledUnits.input_tokens) ?? asCount(inTokens.input_tokens),
    output: asCount(inBilledUnits.output_tokens) ?? asCount(inTokens.output_tokens),
  };
}
