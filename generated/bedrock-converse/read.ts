// Made from specs/dialects/bedrock-converse/mapping.yaml by "make generate". Change the specs, not this file.
import {
  audioFormat,
  cachePoint,
  contentText,
  documentFormat,
  hourWrites,
  imageFormat,
  joinCachePoints,
  joinToolCachePoints,
  schemaText,
  valueText,
  videoFormat,
} from "../../specs/dialects/bedrock-converse/functions.js";
import { readContent } from "../../src/conversion/content.js";
import { linkResultsByName, readPlainDocuments } from "../../src/conversion/conversation/index.js";
import { heldBy } from "../../src/conversion/held.js";
import type { Json, Wire } from "../../src/conversion/json.js";
import { membersOf, noLoss, type Loss } from "../../src/conversion/loss.js";
import { hasAnyValue, objectsOf, readEach, readWord } from "../../src/conversion/read.js";
import { dropFormatWithoutSchema, dropHostedTools, strictByDialect } from "../../src/conversion/request/index.js";
import { including, reportedUsage, settleFinish, settleParts } from "../../src/conversion/settle.js";
import {
  bareBase64,
  documentText,
  jsonObject,
  nonEmptyText,
  objectSchema,
  single,
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
  contradicts,
  first,
  inner,
  meaningOf,
} from "../../src/conversion/values.js";
import type {
  CallPart,
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

const modeMeanings: ReadonlyMap<string, ReasoningMode> = new Map<string, ReasoningMode>([
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
  ["content_filtered", "filtered"],
  ["guardrail_intervened", "filtered"],
  ["malformed_model_output", "malformed"],
  ["malformed_tool_use", "malformed"],
]);

/** What a word means; no word means nothing. */
export function finishOf(word: string | undefined): Finish | undefined {
  return word === undefined ? undefined : (meaningOf(finishMeanings, word) ?? "other");
}

const requestKeys = membersOf(
  [
    "inferenceConfig",
    "additionalModelRequestFields",
    "toolConfig",
    "outputConfig",
    "requestMetadata",
    "performanceConfig",
    "messages",
    "system",
  ],
  [
    ["guardrailConfig", []],
    ["promptVariables", []],
    ["additionalModelResponseFieldPaths", []],
    ["serviceTier", [{ type: "default" }]],
    ["service_tier", ["auto", "default", "standard", "standard_only"]],
    ["speed", ["standard"]],
  ],
);
const requestInferenceConfigKeys = membersOf(["maxTokens", "temperature", "topP", "topK", "stopSequences"]);
const requestAdditionalModelRequestFieldsKeys = membersOf(
  ["top_k", "inferenceConfig", "thinking", "reasoning_config", "output_config"],
  [
    ["reasoningConfig", []],
    ["reasoning_effort", []],
  ],
);
const requestAdditionalModelRequestFieldsInferenceConfigKeys = membersOf(["topK"]);
const requestAdditionalModelRequestFieldsThinkingKeys = membersOf(["type", "budget_tokens", "display"]);
const requestAdditionalModelRequestFieldsReasoningConfigKeys = membersOf(["type", "budget_tokens"]);
const requestAdditionalModelRequestFieldsOutputConfigKeys = membersOf(["effort"]);
const requestToolConfigKeys = membersOf(["tools", "toolChoice"]);
const requestOutputConfigKeys = membersOf(["textFormat", "effort"]);

/** A request of the bedrock-converse dialect in the words of the vocabulary. */
export function readRequest(body: Wire, loss: Loss): Request {
  const inInferenceConfig = inner(body.inferenceConfig);
  const inAdditionalModelRequestFields = inner(body.additionalModelRequestFields);
  const inAdditionalModelRequestFieldsInferenceConfig = inner(inAdditionalModelRequestFields.inferenceConfig);
  const inAdditionalModelRequestFieldsThinking = inner(inAdditionalModelRequestFields.thinking);
  const inAdditionalModelRequestFieldsReasoningConfig = inner(inAdditionalModelRequestFields.reasoning_config);
  const inAdditionalModelRequestFieldsOutputConfig = inner(inAdditionalModelRequestFields.output_config);
  const inToolConfig = inner(body.toolConfig);
  const inOutputConfig = inner(body.outputConfig);
  loss.unmapped(body, requestKeys);
  loss.unmapped(inInferenceConfig, requestInferenceConfigKeys);
  loss.unmapped(inAdditionalModelRequestFields, requestAdditionalModelRequestFieldsKeys);
  loss.unmapped(inAdditionalModelRequestFieldsInferenceConfig, requestAdditionalModelRequestFieldsInferenceConfigKeys);
  loss.unmapped(inAdditionalModelRequestFieldsThinking, requestAdditionalModelRequestFieldsThinkingKeys);
  loss.unmapped(inAdditionalModelRequestFieldsReasoningConfig, requestAdditionalModelRequestFieldsReasoningConfigKeys);
  loss.unmapped(inAdditionalModelRequestFieldsOutputConfig, requestAdditionalModelRequestFieldsOutputConfigKeys);
  loss.unmapped(inToolConfig, requestToolConfigKeys);
  loss.unmapped(inOutputConfig, requestOutputConfigKeys);
  if (contradicts(inAdditionalModelRequestFieldsInferenceConfig.topK, inAdditionalModelRequestFields.top_k))
    loss.at(body, "additionalModelRequestFields.inferenceConfig.topK");
  if (
    contradicts(
      inInferenceConfig.topK,
      inAdditionalModelRequestFields.top_k,
      inAdditionalModelRequestFieldsInferenceConfig.topK,
    )
  )
    loss.at(body, "inferenceConfig.topK");
  let turns = readTurns(body.messages, loss);
  const instructions = readContent(body.system, loss, readPart, body, "system");
  if (instructions.length > 0)
    turns.unshift({
      role: "system",
      parts: instructions,
      origin: { from: body, member: "system", form: "instructions" },
    });
  const held = heldBy(turns);
  turns = joinCachePoints(turns, loss);
  if (held.call || held.result) turns = linkResultsByName(turns, loss);
  if (held.media) turns = readPlainDocuments(turns);
  let request: Request = {
    origin: { from: body, form: "request" },
    turns,
    output_limit: asInteger(inInferenceConfig.maxTokens),
    temperature: asNumber(inInferenceConfig.temperature),
    top_p: asNumber(inInferenceConfig.topP),
    top_k: asInteger(
      first(
        inAdditionalModelRequestFields.top_k,
        inAdditionalModelRequestFieldsInferenceConfig.topK,
        inInferenceConfig.topK,
      ),
    ),
    stop: asTexts(inInferenceConfig.stopSequences),
    tools: readEach(inToolConfig.tools, loss, readTool),
    tool_choice: readToolChoice(inToolConfig.toolChoice, loss, body, "toolConfig.toolChoice"),
    output_format: readOutputFormat(inOutputConfig.textFormat, loss, body, "outputConfig.textFormat"),
    reasoning: readReasoning(body, loss),
    metadata: asJson(body.requestMetadata),
  };
  if (request.tools !== undefined) request = joinToolCachePoints(request, loss);
  if (request.output_format !== undefined) request = dropFormatWithoutSchema(request, loss);
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

const userItemKeys = membersOf(["role", "content"]);

function readUserItem(wire: Wire, loss: Loss): Turn {
  loss.unmapped(wire, userItemKeys);
  return {
    role: "user",
    parts: [...readContent(wire.content, loss, readPart, wire, "content")],
    origin: { from: wire, form: "item.user" },
  };
}

const assistantItemKeys = membersOf(["role", "content"]);

function readAssistantItem(wire: Wire, loss: Loss): Turn {
  loss.unmapped(wire, assistantItemKeys);
  return {
    role: "assistant",
    parts: [...readContent(wire.content, loss, readPart, wire, "content")],
    origin: { from: wire, form: "item.assistant" },
  };
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

/** A part of a content list. */
export function readPart(wire: Wire, loss: Loss): Part | undefined {
  if (wire.cachePoint != null) return readCachePointPart(wire, loss);
  if (wire.citationsContent != null) return readCitedPart(wire, loss);
  if (wire.text != null) return readTextPart(wire, loss);
  if (inner(wire.guardContent).text != null) return readGuardedPart(wire, loss);
  if (wire.json != null) return readValuesPart(wire, loss);
  if (inner(inner(wire.image).source).bytes != null) return readImagePart(wire, loss);
  if (inner(inner(wire.video).source).bytes != null) return readVideoPart(wire, loss);
  if (inner(inner(wire.audio).source).bytes != null) return readAudioPart(wire, loss);
  if (inner(inner(wire.document).source).text != null) return readWordsPart(wire, loss);
  if (inner(inner(wire.document).source).bytes != null) return readDocumentPart(wire, loss);
  if (inner(inner(wire.document).source).content != null) return readDocumentOfBlocksPart(wire, loss);
  if (wire.searchResult != null) return readSearchResultPart(wire, loss);
  if (inner(wire.reasoningContent).reasoningText != null) return readReasoningPart(wire, loss);
  if (inner(wire.reasoningContent).redactedContent != null) return readRedactedPart(wire, loss);
  if (wire.toolUse != null) return readCallPart(wire, loss);
  if (inner(wire.toolResult).status === "error") return readFailedResultPart(wire, loss);
  if (wire.toolResult != null) return readResultPart(wire, loss);
  loss.at(wire);
  return undefined;
}

const cachePointPartKeys = membersOf(["cachePoint"]);

function readCachePointPart(wire: Wire, loss: Loss): TextPart {
  loss.unmapped(wire, cachePointPartKeys);
  return {
    kind: "text",
    text: "",
    cache: cachePoint.read(wire.cachePoint, loss),
    origin: { from: wire, form: "part.cache_point" },
  };
}

const citedPartKeys = membersOf(["citationsContent"]);
const citedPartCitationsContentKeys = membersOf(["content", "citations"]);

function readCitedPart(wire: Wire, loss: Loss): TextPart {
  const inCitationsContent = inner(wire.citationsContent);
  loss.unmapped(wire, citedPartKeys);
  loss.unmapped(inCitationsContent, citedPartCitationsContentKeys);
  return {
    kind: "text",
    text: contentText.read(inCitationsContent.content, loss) ?? "",
    citations: readEach(inCitationsContent.citations, loss, readCitation),
    origin: { from: wire, form: "part.cited" },
  };
}

const textPartKeys = membersOf(["text"]);

function readTextPart(wire: Wire, loss: Loss): TextPart {
  loss.unmapped(wire, textPartKeys);
  return {
    kind: "text",
    text: asText(wire.text) ?? "",
    origin: { from: wire, form: "part.text" },
  };
}

const guardedPartKeys = membersOf(["guardContent"]);
const guardedPartGuardContentKeys = membersOf(["text"]);
const guardedPartGuardContentTextKeys = membersOf(["text"], [["qualifiers", []]]);

function readGuardedPart(wire: Wire, loss: Loss): TextPart {
  const inGuardContent = inner(wire.guardContent);
  const inGuardContentText = inner(inGuardContent.text);
  loss.unmapped(wire, guardedPartKeys);
  loss.unmapped(inGuardContent, guardedPartGuardContentKeys);
  loss.unmapped(inGuardContentText, guardedPartGuardContentTextKeys);
  return {
    kind: "text",
    text: asText(inGuardContentText.text) ?? "",
    origin: { from: wire, form: "part.guarded" },
  };
}

const valuesPartKeys = membersOf(["json"]);

function readValuesPart(wire: Wire, loss: Loss): TextPart {
  loss.unmapped(wire, valuesPartKeys);
  return {
    kind: "text",
    text: valueText.read(wire.json) ?? "",
    origin: { from: wire, form: "part.values" },
  };
}

const imagePartKeys = membersOf(["image"]);
const imagePartImageKeys = membersOf(["source", "format"]);
const imagePartImageSourceKeys = membersOf(["bytes"]);

function readImagePart(wire: Wire, loss: Loss): MediaPart | undefined {
  const inImage = inner(wire.image);
  const inImageSource = inner(inImage.source);
  loss.unmapped(wire, imagePartKeys);
  loss.unmapped(inImage, imagePartImageKeys);
  loss.unmapped(inImageSource, imagePartImageSourceKeys);
  const sourceValue = readImage(wire, loss);
  if (sourceValue === undefined) {
    loss.at(wire);
    return undefined;
  }
  return {
    kind: "media",
    medium: "image",
    source: sourceValue,
    origin: { from: wire, form: "part.image" },
  };
}

const videoPartKeys = membersOf(["video"]);
const videoPartVideoKeys = membersOf(["source", "format"]);
const videoPartVideoSourceKeys = membersOf(["bytes"]);

function readVideoPart(wire: Wire, loss: Loss): MediaPart | undefined {
  const inVideo = inner(wire.video);
  const inVideoSource = inner(inVideo.source);
  loss.unmapped(wire, videoPartKeys);
  loss.unmapped(inVideo, videoPartVideoKeys);
  loss.unmapped(inVideoSource, videoPartVideoSourceKeys);
  const sourceValue = readVideo(wire, loss);
  if (sourceValue === undefined) {
    loss.at(wire);
    return undefined;
  }
  return {
    kind: "media",
    medium: "video",
    source: sourceValue,
    origin: { from: wire, form: "part.video" },
  };
}

const audioPartKeys = membersOf(["audio"]);
const audioPartAudioKeys = membersOf(["source", "format"]);
const audioPartAudioSourceKeys = membersOf(["bytes"]);

function readAudioPart(wire: Wire, loss: Loss): MediaPart | undefined {
  const inAudio = inner(wire.audio);
  const inAudioSource = inner(inAudio.source);
  loss.unmapped(wire, audioPartKeys);
  loss.unmapped(inAudio, audioPartAudioKeys);
  loss.unmapped(inAudioSource, audioPartAudioSourceKeys);
  const sourceValue = readAudio(wire, loss);
  if (sourceValue === undefined) {
    loss.at(wire);
    return undefined;
  }
  return {
    kind: "media",
    medium: "audio",
    source: sourceValue,
    origin: { from: wire, form: "part.audio" },
  };
}

const wordsPartKeys = membersOf(["document"]);
const wordsPartDocumentKeys = membersOf(
  ["source", "format", "name"],
  [
    ["context", []],
    ["citations", []],
  ],
);
const wordsPartDocumentSourceKeys = membersOf(["text"]);

function readWordsPart(wire: Wire, loss: Loss): MediaPart | undefined {
  const inDocument = inner(wire.document);
  const inDocumentSource = inner(inDocument.source);
  loss.unmapped(wire, wordsPartKeys);
  loss.unmapped(inDocument, wordsPartDocumentKeys);
  loss.unmapped(inDocumentSource, wordsPartDocumentSourceKeys);
  const sourceValue = readWords(wire, loss);
  if (sourceValue === undefined) {
    loss.at(wire);
    return undefined;
  }
  return {
    kind: "media",
    medium: "document",
    title: asText(inDocument.name),
    source: sourceValue,
    origin: { from: wire, form: "part.words" },
  };
}

const documentPartKeys = membersOf(["document"]);
const documentPartDocumentKeys = membersOf(
  ["source", "format", "name"],
  [
    ["context", []],
    ["citations", []],
  ],
);
const documentPartDocumentSourceKeys = membersOf(["bytes"]);

function readDocumentPart(wire: Wire, loss: Loss): MediaPart | undefined {
  const inDocument = inner(wire.document);
  const inDocumentSource = inner(inDocument.source);
  loss.unmapped(wire, documentPartKeys);
  loss.unmapped(inDocument, documentPartDocumentKeys);
  loss.unmapped(inDocumentSource, documentPartDocumentSourceKeys);
  const sourceValue = readDocument(wire, loss);
  if (sourceValue === undefined) {
    loss.at(wire);
    return undefined;
  }
  return {
    kind: "media",
    medium: "document",
    title: asText(inDocument.name),
    source: sourceValue,
    origin: { from: wire, form: "part.document" },
  };
}

const documentOfBlocksPartKeys = membersOf(["document"]);
const documentOfBlocksPartDocumentKeys = membersOf(
  ["source", "name"],
  [
    ["context", []],
    ["citations", []],
  ],
);
const documentOfBlocksPartDocumentSourceKeys = membersOf(["content"]);

function readDocumentOfBlocksPart(wire: Wire, loss: Loss): MediaPart | undefined {
  const inDocument = inner(wire.document);
  const inDocumentSource = inner(inDocument.source);
  loss.unmapped(wire, documentOfBlocksPartKeys);
  loss.unmapped(inDocument, documentOfBlocksPartDocumentKeys);
  loss.unmapped(inDocumentSource, documentOfBlocksPartDocumentSourceKeys);
  const sourceValue = documentText.read(inDocumentSource.content, loss);
  if (sourceValue === undefined) {
    loss.at(wire);
    return undefined;
  }
  return {
    kind: "media",
    medium: "document",
    title: asText(inDocument.name),
    source: sourceValue,
    origin: { from: wire, form: "part.document_of_blocks" },
  };
}

const searchResultPartKeys = membersOf(["searchResult"]);
const searchResultPartSearchResultKeys = membersOf(
  ["content", "title"],
  [
    ["source", []],
    ["citations", []],
  ],
);

function readSearchResultPart(wire: Wire, loss: Loss): MediaPart | undefined {
  const inSearchResult = inner(wire.searchResult);
  loss.unmapped(wire, searchResultPartKeys);
  loss.unmapped(inSearchResult, searchResultPartSearchResultKeys);
  const sourceValue = documentText.read(inSearchResult.content, loss);
  if (sourceValue === undefined) {
    loss.at(wire);
    return undefined;
  }
  return {
    kind: "media",
    medium: "document",
    title: asText(inSearchResult.title),
    source: sourceValue,
    origin: { from: wire, form: "part.search_result" },
  };
}

const reasoningPartKeys = membersOf(["reasoningContent"]);
const reasoningPartReasoningContentKeys = membersOf(["reasoningText"]);
const reasoningPartReasoningContentReasoningTextKeys = membersOf(["text", "signature"]);

function readReasoningPart(wire: Wire, loss: Loss): ReasoningPart {
  const inReasoningContent = inner(wire.reasoningContent);
  const inReasoningContentReasoningText = inner(inReasoningContent.reasoningText);
  loss.unmapped(wire, reasoningPartKeys);
  loss.unmapped(inReasoningContent, reasoningPartReasoningContentKeys);
  loss.unmapped(inReasoningContentReasoningText, reasoningPartReasoningContentReasoningTextKeys);
  return {
    kind: "reasoning",
    text: asText(inReasoningContentReasoningText.text) ?? "",
    signature: asText(inReasoningContentReasoningText.signature),
    origin: { from: wire, form: "part.reasoning" },
  };
}

const redactedPartKeys = membersOf(["reasoningContent"]);
const redactedPartReasoningContentKeys = membersOf(["redactedContent"]);

function readRedactedPart(wire: Wire, loss: Loss): ReasoningPart {
  const inReasoningContent = inner(wire.reasoningContent);
  loss.unmapped(wire, redactedPartKeys);
  loss.unmapped(inReasoningContent, redactedPartReasoningContentKeys);
  return {
    kind: "reasoning",
    redacted: asText(inReasoningContent.redactedContent),
    text: "",
    origin: { from: wire, form: "part.redacted" },
  };
}

const callPartKeys = membersOf(["toolUse"]);
const callPartToolUseKeys = membersOf(["toolUseId", "name", "input"]);

function readCallPart(wire: Wire, loss: Loss): CallPart {
  const inToolUse = inner(wire.toolUse);
  loss.unmapped(wire, callPartKeys);
  loss.unmapped(inToolUse, callPartToolUseKeys);
  return {
    kind: "call",
    id: asText(inToolUse.toolUseId) ?? "",
    name: asText(inToolUse.name) ?? "",
    arguments: jsonObject.read(inToolUse.input) ?? "{}",
    origin: { from: wire, form: "part.call" },
  };
}

const failedResultPartKeys = membersOf(["toolResult"]);
const failedResultPartToolResultKeys = membersOf(["status", "toolUseId", "content"]);

function readFailedResultPart(wire: Wire, loss: Loss): ResultPart {
  const inToolResult = inner(wire.toolResult);
  loss.unmapped(wire, failedResultPartKeys);
  loss.unmapped(inToolResult, failedResultPartToolResultKeys);
  return {
    kind: "result",
    error: true,
    id: asText(inToolResult.toolUseId) ?? "",
    parts: readContent(inToolResult.content, loss, readPart, wire, "toolResult.content"),
    origin: { from: wire, form: "part.failed_result" },
  };
}

const resultPartKeys = membersOf(["toolResult"]);
const resultPartToolResultKeys = membersOf(["toolUseId", "content"], [["status", ["success"]]]);

function readResultPart(wire: Wire, loss: Loss): ResultPart {
  const inToolResult = inner(wire.toolResult);
  loss.unmapped(wire, resultPartKeys);
  loss.unmapped(inToolResult, resultPartToolResultKeys);
  return {
    kind: "result",
    id: asText(inToolResult.toolUseId) ?? "",
    parts: readContent(inToolResult.content, loss, readPart, wire, "toolResult.content"),
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
  if (inner(wire.location).web != null) return readWebCitation(wire, loss);
  loss.at(wire);
  return undefined;
}

const webCitationKeys = membersOf(["location", "title", "sourceContent"]);
const webCitationLocationKeys = membersOf(["web"]);
const webCitationLocationWebKeys = membersOf(["url"]);

function readWebCitation(wire: Wire, loss: Loss): Citation {
  const inLocation = inner(wire.location);
  const inLocationWeb = inner(inLocation.web);
  loss.unmapped(wire, webCitationKeys);
  loss.unmapped(inLocation, webCitationLocationKeys);
  loss.unmapped(inLocationWeb, webCitationLocationWebKeys);
  return {
    url: asText(inLocationWeb.url),
    title: asText(wire.title),
    quote: contentText.read(wire.sourceContent, loss),
    origin: { from: wire, form: "citation.web" },
  };
}

function readImage(wire: Wire, _loss: Loss): Source | undefined {
  const inImage = inner(wire.image);
  const inImageSource = inner(inImage.source);
  const given: Source = {
    mime: imageFormat.read(inImage.format),
    data: bareBase64.read(inImageSource.bytes),
  };
  return hasAnyValue(given) ? { ...given, origin: { from: wire, form: "image.bytes" } } : undefined;
}

function readVideo(wire: Wire, _loss: Loss): Source | undefined {
  const inVideo = inner(wire.video);
  const inVideoSource = inner(inVideo.source);
  const given: Source = {
    mime: videoFormat.read(inVideo.format),
    data: bareBase64.read(inVideoSource.bytes),
  };
  return hasAnyValue(given) ? { ...given, origin: { from: wire, form: "video.bytes" } } : undefined;
}

function readAudio(wire: Wire, _loss: Loss): Source | undefined {
  const inAudio = inner(wire.audio);
  const inAudioSource = inner(inAudio.source);
  const given: Source = {
    mime: audioFormat.read(inAudio.format),
    data: bareBase64.read(inAudioSource.bytes),
  };
  return hasAnyValue(given) ? { ...given, origin: { from: wire, form: "audio.bytes" } } : undefined;
}

function readDocument(wire: Wire, _loss: Loss): Source | undefined {
  const inDocument = inner(wire.document);
  const inDocumentSource = inner(inDocument.source);
  const given: Source = {
    mime: documentFormat.read(inDocument.format),
    data: bareBase64.read(inDocumentSource.bytes),
  };
  return hasAnyValue(given) ? { ...given, origin: { from: wire, form: "document.bytes" } } : undefined;
}

function readWords(wire: Wire, _loss: Loss): Source | undefined {
  const inDocument = inner(wire.document);
  const inDocumentSource = inner(inDocument.source);
  const given: Source = {
    mime: documentFormat.read(inDocument.format),
    text: asText(inDocumentSource.text),
  };
  return hasAnyValue(given) ? { ...given, origin: { from: wire, form: "words.text" } } : undefined;
}

/** The record "tool", read by the first of its forms that matches. */
function readTool(value: Json | undefined, loss: Loss, from: object, member?: string | number): Tool | undefined {
  const wire = asWire(value);
  if (wire === undefined) return value == null ? undefined : loss.other(from, member);
  if (wire.cachePoint != null) return readCachePointTool(wire, loss);
  if (wire.toolSpec != null) return readFunctionTool(wire, loss);
  return readHostedTool(wire, loss);
}

const cachePointToolKeys = membersOf(["cachePoint"]);

function readCachePointTool(wire: Wire, loss: Loss): Tool {
  loss.unmapped(wire, cachePointToolKeys);
  return {
    name: "",
    cache: cachePoint.read(wire.cachePoint, loss),
    origin: { from: wire, form: "tool.cache_point" },
  };
}

const functionToolKeys = membersOf(["toolSpec"]);
const functionToolToolSpecKeys = membersOf(["name", "description", "inputSchema", "strict"]);
const functionToolToolSpecInputSchemaKeys = membersOf(["json"]);

function readFunctionTool(wire: Wire, loss: Loss): Tool {
  const inToolSpec = inner(wire.toolSpec);
  const inToolSpecInputSchema = inner(inToolSpec.inputSchema);
  loss.unmapped(wire, functionToolKeys);
  loss.unmapped(inToolSpec, functionToolToolSpecKeys);
  loss.unmapped(inToolSpecInputSchema, functionToolToolSpecInputSchemaKeys);
  return {
    name: asText(inToolSpec.name) ?? "",
    description: nonEmptyText.read(inToolSpec.description),
    parameters: objectSchema.read(inToolSpecInputSchema.json),
    strict: asFlag(inToolSpec.strict),
    origin: { from: wire, form: "tool.function" },
  };
}

const hostedToolKeys = membersOf(["systemTool"]);
const hostedToolSystemToolKeys = membersOf(["name"]);

function readHostedTool(wire: Wire, loss: Loss): Tool {
  const inSystemTool = inner(wire.systemTool);
  loss.unmapped(wire, hostedToolKeys);
  loss.unmapped(inSystemTool, hostedToolSystemToolKeys);
  return {
    calling: "hosted",
    name: asText(inSystemTool.name) ?? "",
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
  if (wire.tool != null) return readNamedToolChoice(wire, loss);
  if (wire.any != null) return readRequiredToolChoice(wire, loss);
  if (wire.auto != null) return readFreeToolChoice(wire, loss);
  loss.at(wire);
  return undefined;
}

const namedToolChoiceKeys = membersOf(["tool"]);
const namedToolChoiceToolKeys = membersOf(["name"]);

function readNamedToolChoice(wire: Wire, loss: Loss): ToolChoice {
  const inTool = inner(wire.tool);
  loss.unmapped(wire, namedToolChoiceKeys);
  loss.unmapped(inTool, namedToolChoiceToolKeys);
  return {
    mode: "required",
    names: single.read(inTool.name),
    origin: { from: wire, form: "tool_choice.named" },
  };
}

const requiredToolChoiceKeys = membersOf(["any"]);
const requiredToolChoiceAnyKeys = membersOf([]);

function readRequiredToolChoice(wire: Wire, loss: Loss): ToolChoice {
  const inAny = inner(wire.any);
  loss.unmapped(wire, requiredToolChoiceKeys);
  loss.unmapped(inAny, requiredToolChoiceAnyKeys);
  return {
    mode: "required",
    origin: { from: wire, form: "tool_choice.required" },
  };
}

const freeToolChoiceKeys = membersOf(["auto"]);
const freeToolChoiceAutoKeys = membersOf([]);

function readFreeToolChoice(wire: Wire, loss: Loss): ToolChoice {
  const inAuto = inner(wire.auto);
  loss.unmapped(wire, freeToolChoiceKeys);
  loss.unmapped(inAuto, freeToolChoiceAutoKeys);
  return {
    mode: "auto",
    origin: { from: wire, form: "tool_choice.free" },
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

const schemaOutputFormatKeys = membersOf(["type", "structure"]);
const schemaOutputFormatStructureKeys = membersOf(["jsonSchema"]);
const schemaOutputFormatStructureJsonSchemaKeys = membersOf(["schema", "name", "description"]);

function readSchemaOutputFormat(wire: Wire, loss: Loss): OutputFormat {
  const inStructure = inner(wire.structure);
  const inStructureJsonSchema = inner(inStructure.jsonSchema);
  loss.unmapped(wire, schemaOutputFormatKeys);
  loss.unmapped(inStructure, schemaOutputFormatStructureKeys);
  loss.unmapped(inStructureJsonSchema, schemaOutputFormatStructureJsonSchemaKeys);
  return {
    kind: "schema",
    schema: schemaText.read(inStructureJsonSchema.schema, loss, wire, "structure.jsonSchema.schema"),
    name: asText(inStructureJsonSchema.name),
    description: asText(inStructureJsonSchema.description),
    origin: { from: wire, form: "output_format.schema" },
  };
}

function readReasoning(wire: Wire, loss: Loss): Reasoning | undefined {
  const inAdditionalModelRequestFields = inner(wire.additionalModelRequestFields);
  const inAdditionalModelRequestFieldsThinking = inner(inAdditionalModelRequestFields.thinking);
  const inAdditionalModelRequestFieldsReasoningConfig = inner(inAdditionalModelRequestFields.reasoning_config);
  const inOutputConfig = inner(wire.outputConfig);
  const inAdditionalModelRequestFieldsOutputConfig = inner(inAdditionalModelRequestFields.output_config);
  if (contradicts(inAdditionalModelRequestFieldsReasoningConfig.type, inAdditionalModelRequestFieldsThinking.type))
    loss.at(wire, "additionalModelRequestFields.reasoning_config.type");
  if (
    contradicts(
      inAdditionalModelRequestFieldsReasoningConfig.budget_tokens,
      inAdditionalModelRequestFieldsThinking.budget_tokens,
    )
  )
    loss.at(wire, "additionalModelRequestFields.reasoning_config.budget_tokens");
  if (contradicts(inAdditionalModelRequestFieldsOutputConfig.effort, inOutputConfig.effort))
    loss.at(wire, "additionalModelRequestFields.output_config.effort");
  const given: Reasoning = {
    mode: readWord(
      modeMeanings,
      first(inAdditionalModelRequestFieldsThinking.type, inAdditionalModelRequestFieldsReasoningConfig.type),
      loss,
      wire,
      first(inAdditionalModelRequestFieldsThinking.type, inAdditionalModelRequestFieldsReasoningConfig.type) ===
        inAdditionalModelRequestFieldsThinking.type
        ? "additionalModelRequestFields.thinking.type"
        : "additionalModelRequestFields.reasoning_config.type",
    ),
    budget: asInteger(
      first(
        inAdditionalModelRequestFieldsThinking.budget_tokens,
        inAdditionalModelRequestFieldsReasoningConfig.budget_tokens,
      ),
    ),
    visible: readWord(
      visibleMeanings,
      inAdditionalModelRequestFieldsThinking.display,
      loss,
      wire,
      "additionalModelRequestFields.thinking.display",
    ),
    effort: readWord(
      effortMeanings,
      first(inOutputConfig.effort, inAdditionalModelRequestFieldsOutputConfig.effort),
      loss,
      wire,
      first(inOutputConfig.effort, inAdditionalModelRequestFieldsOutputConfig.effort) === inOutputConfig.effort
        ? "outputConfig.effort"
        : "additionalModelRequestFields.output_config.effort",
    ),
  };
  return hasAnyValue(given) ? { ...given, origin: { from: wire, form: "reasoning.thinking" } } : undefined;
}

/** An answer of the bedrock-converse dialect in the words of the vocabulary. */
export function readResponse(body: Wire, loss: Loss = noLoss): Response {
  const inAdditionalModelResponseFields = inner(body.additionalModelResponseFields);
  const inOutput = inner(body.output);
  const inOutputMessage = inner(inOutput.message);
  const parts = settleParts(readAssistantItem(inOutputMessage, loss).parts);
  return {
    stop_sequence: asText(inAdditionalModelResponseFields.stop_sequence),
    usage: reportedUsage(body.usage, readUsage),
    parts,
    finish: settleFinish(finishOf(asText(body.stopReason)), parts),
  };
}

/** Tokens as the upstream counts them, in the vocabulary's way of counting. */
export function readUsage(wire: Wire): Usage {
  return {
    input: including(
      asCount(wire.inputTokens),
      asCount(wire.cacheReadInputTokens),
      asCount(wire.cacheWriteInputTokens),
    ),
    cached_input: asCount(wire.cacheReadInputTokens),
    cache_write: asCount(wire.cacheWriteInputTokens),
    cache_write_hour: hourWrites.read(wire.cacheDetails),
    output: asCount(wire.outputTokens),
    total: asCount(wire.totalTokens),
  };
}
