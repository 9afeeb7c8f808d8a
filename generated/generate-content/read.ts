// Made from specs/dialects/generate-content/mapping.yaml by "make generate". Change the specs, not this file.
import {
  argumentsSubset,
  base64,
  chosenCandidates,
  failedResult,
  grounding,
  implyOutputsOfText,
  mediumOfType,
  schemaSubset,
  sizeTier,
  visibilityFlag,
  wordsAsInstruction,
} from "../../specs/dialects/generate-content/functions.js";
import { citeParts, citedAt, reportedCitations } from "../../src/conversion/citations.js";
import { readContent } from "../../src/conversion/content.js";
import {
  detachSignatures,
  dropPlaceholderState,
  linkResultsByName,
  readPlainDocuments,
} from "../../src/conversion/conversation/index.js";
import { furtherAnswers } from "../../src/conversion/further-answers.js";
import { heldBy } from "../../src/conversion/held.js";
import type { Json, Wire } from "../../src/conversion/json.js";
import { membersOf, noLoss, type Loss } from "../../src/conversion/loss.js";
import { hasAnyValue, objectsOf, readEachValue, readWithin, readWord } from "../../src/conversion/read.js";
import { dropHostedTools, normaliseToolChoice, strictByDialect } from "../../src/conversion/request/index.js";
import { answerParts, including, reportedUsage, settleFinish, settleParts } from "../../src/conversion/settle.js";
import { respelled, type Spelling } from "../../src/conversion/spelling.js";
import { jsonObject, resultObject } from "../../src/conversion/transforms/index.js";
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
  joinWords,
  meaningOf,
} from "../../src/conversion/values.js";
import type {
  CallPart,
  ChoiceMode,
  Detail,
  Effort,
  Finish,
  MediaPart,
  OutputFormat,
  OutputKind,
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
} from "../interlingua/text.js";

const requestedOutputKindMeanings: ReadonlyMap<string, OutputKind> = new Map<string, OutputKind>([
  ["TEXT", "text"],
  ["text", "text"],
  ["IMAGE", "image"],
  ["image", "image"],
  ["AUDIO", "audio"],
  ["audio", "audio"],
]);
const detailMeanings: ReadonlyMap<string, Detail> = new Map<string, Detail>([
  ["MEDIA_RESOLUTION_UNSPECIFIED", "auto"],
  ["MEDIA_RESOLUTION_LOW", "low"],
  ["media_resolution_low", "low"],
  ["MEDIA_RESOLUTION_MEDIUM", "medium"],
  ["media_resolution_medium", "medium"],
  ["MEDIA_RESOLUTION_HIGH", "high"],
  ["media_resolution_high", "high"],
  ["MEDIA_RESOLUTION_ULTRA_HIGH", "ultra_high"],
  ["media_resolution_ultra_high", "ultra_high"],
]);
const modeMeanings: ReadonlyMap<string, ChoiceMode> = new Map<string, ChoiceMode>([
  ["AUTO", "auto"],
  ["auto", "auto"],
  ["MODE_UNSPECIFIED", "auto"],
  ["VALIDATED", "validated"],
  ["validated", "validated"],
  ["NONE", "none"],
  ["none", "none"],
  ["ANY", "required"],
  ["any", "required"],
]);
const effortMeanings: ReadonlyMap<string, Effort> = new Map<string, Effort>([
  ["MINIMAL", "minimal"],
  ["minimal", "minimal"],
  ["LOW", "low"],
  ["low", "low"],
  ["MEDIUM", "medium"],
  ["medium", "medium"],
  ["HIGH", "high"],
  ["high", "high"],
]);
const finishMeanings: ReadonlyMap<string, Finish> = new Map<string, Finish>([
  ["STOP", "stop"],
  ["MAX_TOKENS", "length"],
  ["SAFETY", "filtered"],
  ["RECITATION", "filtered"],
  ["LANGUAGE", "filtered"],
  ["BLOCKLIST", "filtered"],
  ["PROHIBITED_CONTENT", "filtered"],
  ["SPII", "filtered"],
  ["MODEL_ARMOR", "filtered"],
  ["ESCALATION", "filtered"],
  ["PUP_LIMITED_DISABLED", "filtered"],
  ["IMAGE_SAFETY", "filtered"],
  ["IMAGE_PROHIBITED_CONTENT", "filtered"],
  ["IMAGE_RECITATION", "filtered"],
  ["IMAGE_OTHER", "filtered"],
  ["/*", "filtered"],
  ["CONTINUATION", "paused"],
  ["MALFORMED_FUNCTION_CALL", "malformed"],
  ["UNEXPECTED_TOOL_CALL", "malformed"],
  ["TOO_MANY_TOOL_CALLS", "malformed"],
  ["MISSING_THOUGHT_SIGNATURE", "malformed"],
  ["MALFORMED_RESPONSE", "malformed"],
  ["NO_IMAGE", "malformed"],
  ["OTHER", "other"],
]);

/** What a word means; no word means nothing. */
export function finishOf(word: string | undefined): Finish | undefined {
  return word === undefined ? undefined : (meaningOf(finishMeanings, word) ?? "other");
}

/** What clients may spell in another way. */
export const spelling: Spelling = {
  own: new Set([
    "args",
    "response",
    "parameters",
    "parametersJsonSchema",
    "responseSchema",
    "responseJsonSchema",
    "schema",
    "labels",
  ]),
  lists: new Set(["contents", "parts", "tools", "functionDeclarations", "safetySettings", "responseFormat"]),
};

const requestKeys = membersOf(
  ["generationConfig", "tools", "toolConfig", "labels", "model", "systemInstruction", "contents"],
  [
    ["continuationToken", []],
    ["modelArmorConfig", []],
    ["safetySettings", []],
    ["cachedContent", []],
    ["store", [false]],
    ["serviceTier", ["auto", "default", "standard", "standard_only"]],
    ["service_tier", ["auto", "default", "standard", "standard_only"]],
    ["speed", ["standard"]],
  ],
);
const requestGenerationConfigKeys = membersOf(
  [
    "maxOutputTokens",
    "temperature",
    "topP",
    "topK",
    "stopSequences",
    "presencePenalty",
    "frequencyPenalty",
    "seed",
    "responseLogprobs",
    "logprobs",
    "responseMimeType",
    "responseJsonSchema",
    "responseSchema",
    "responseFormat",
    "imageConfig",
    "responseModalities",
    "thinkingConfig",
  ],
  [
    ["candidateCount", [1]],
    ["mediaResolution", []],
    ["speechConfig", []],
  ],
);
const requestGenerationConfigResponseFormat0Keys = membersOf(["text"]);
const requestGenerationConfigResponseFormat0TextKeys = membersOf(["mimeType", "schema"]);
const requestGenerationConfigImageConfigKeys = membersOf(["aspectRatio", "imageSize"]);
const requestGenerationConfigThinkingConfigKeys = membersOf(["thinkingLevel", "thinkingBudget", "includeThoughts"]);
const requestToolConfigKeys = membersOf(
  ["functionCallingConfig"],
  [
    ["retrievalConfig", []],
    ["includeServerSideToolInvocations", []],
  ],
);
const requestSystemInstructionKeys = membersOf(["role", "parts"]);

/** A request of the generate-content dialect in the words of the vocabulary. */
export function readRequest(given: Wire, loss: Loss): Request {
  const body = respelled(given, spelling, loss);
  const inGenerationConfig = inner(body.generationConfig);
  const inGenerationConfigResponseFormat0 = inner(asList(inGenerationConfig.responseFormat)[0]);
  const inGenerationConfigResponseFormat0Text = inner(inGenerationConfigResponseFormat0.text);
  const inGenerationConfigImageConfig = inner(inGenerationConfig.imageConfig);
  const inGenerationConfigThinkingConfig = inner(inGenerationConfig.thinkingConfig);
  const inToolConfig = inner(body.toolConfig);
  const inSystemInstruction = inner(body.systemInstruction);
  loss.unmapped(body, requestKeys);
  loss.unmapped(inGenerationConfig, requestGenerationConfigKeys);
  loss.unmapped(inGenerationConfigResponseFormat0, requestGenerationConfigResponseFormat0Keys);
  loss.unmapped(inGenerationConfigResponseFormat0Text, requestGenerationConfigResponseFormat0TextKeys);
  loss.unmapped(inGenerationConfigImageConfig, requestGenerationConfigImageConfigKeys);
  loss.unmapped(inGenerationConfigThinkingConfig, requestGenerationConfigThinkingConfigKeys);
  loss.unmapped(inToolConfig, requestToolConfigKeys);
  loss.unmapped(inSystemInstruction, requestSystemInstructionKeys);
  if (asList(inGenerationConfig.responseFormat)[1] != null) loss.at(body, "generationConfig.responseFormat[1]");
  if (asList(inGenerationConfig.responseFormat)[2] != null) loss.at(body, "generationConfig.responseFormat[2]");
  if (asList(inGenerationConfig.responseFormat)[3] != null) loss.at(body, "generationConfig.responseFormat[3]");
  let turns = readTurns(body.contents, loss);
  const instructions = readContent(inSystemInstruction.parts, loss, readPart, body, "systemInstruction.parts");
  if (instructions.length > 0)
    turns.unshift({
      role: "system",
      parts: instructions,
      origin: { from: body, member: "systemInstruction.parts", form: "instructions" },
    });
  const held = heldBy(turns);
  if (held.state)
    turns = dropPlaceholderState(turns, loss, [
      "skip_thought_signature_validator",
      "context_engineering_is_the_way_to_go",
    ]);
  if (held.state) turns = detachSignatures(turns, loss, ["text", "call"]);
  if (held.call || held.result) turns = linkResultsByName(turns, loss);
  if (held.media) turns = readPlainDocuments(turns);
  let request: Request = {
    origin: { from: body, form: "request" },
    turns,
    output_limit: asInteger(inGenerationConfig.maxOutputTokens),
    temperature: asNumber(inGenerationConfig.temperature),
    top_p: asNumber(inGenerationConfig.topP),
    top_k: asInteger(inGenerationConfig.topK),
    stop: asTexts(inGenerationConfig.stopSequences),
    presence_penalty: asNumber(inGenerationConfig.presencePenalty),
    frequency_penalty: asNumber(inGenerationConfig.frequencyPenalty),
    seed: asInteger(inGenerationConfig.seed),
    logprobs: asFlag(inGenerationConfig.responseLogprobs),
    top_logprobs: asInteger(inGenerationConfig.logprobs),
    tools: readWithin(body.tools, loss, "functionDeclarations", readTool, (name) => ({ name, calling: "hosted" })),
    tool_choice: readToolChoice(inToolConfig.functionCallingConfig, loss, body, "toolConfig.functionCallingConfig"),
    output_format: readOutputFormat(body, loss),
    image_ratio: asText(inGenerationConfigImageConfig.aspectRatio),
    image_size: sizeTier.read(inGenerationConfigImageConfig.imageSize),
    outputs: readEachValue(inGenerationConfig.responseModalities, loss, readRequestedOutput),
    reasoning: readReasoning(body, loss),
    metadata: asJson(body.labels),
  };
  if (request.outputs !== undefined) request = implyOutputsOfText(request, loss);
  if (request.tools !== undefined) request = dropHostedTools(request, loss);
  if (request.tool_choice !== undefined) request = normaliseToolChoice(request, loss);
  if (request.output_format !== undefined) request = wordsAsInstruction(request, loss);
  if (request.output_format !== undefined) request = strictByDialect(request);
  return request;
}

function readTurns(value: Json | undefined, loss: Loss): Turn[] {
  const turns: Turn[] = [];
  for (const wire of objectsOf(value, loss)) {
    if (wire.role === "model" || wire.role === "MODEL") turns.push(readAssistantItem(wire, loss));
    else if (wire.role === "user" || wire.role === "USER" || wire.role === "function" || wire.role == null)
      turns.push(readUserItem(wire, loss));
    else loss.at(wire);
  }
  return turns;
}

export const assistantItemKeys = membersOf(["role", "parts"]);

function readAssistantItem(wire: Wire, loss: Loss): Turn {
  loss.unmapped(wire, assistantItemKeys);
  return {
    role: "assistant",
    parts: [...readContent(wire.parts, loss, readPart, wire, "parts")],
    origin: { from: wire, form: "item.assistant" },
  };
}

const userItemKeys = membersOf(["role", "parts"]);

function readUserItem(wire: Wire, loss: Loss): Turn {
  loss.unmapped(wire, userItemKeys);
  return {
    role: "user",
    parts: [...readContent(wire.parts, loss, readPart, wire, "parts")],
    origin: { from: wire, form: "item.user" },
  };
}

/** A part of a content list. */
export function readPart(wire: Wire, loss: Loss): Part | undefined {
  if (wire.text === "" && wire.thoughtSignature != null) return readBareStatePart(wire, loss);
  if (wire.thought === true) return readThoughtPart(wire, loss);
  if (wire.text != null) return readTextPart(wire, loss);
  if (wire.inlineData != null) return readInlinePart(wire, loss);
  if (wire.fileData != null) return readLinkedPart(wire, loss);
  if (wire.functionCall != null) return readCallPart(wire, loss);
  if (inner(inner(wire.functionResponse).response).error != null) return readFailedResultPart(wire, loss);
  if (wire.functionResponse != null) return readResultPart(wire, loss);
  if (
    wire.thoughtSignature != null &&
    wire.executableCode == null &&
    wire.codeExecutionResult == null &&
    wire.toolCall == null &&
    wire.toolResponse == null
  )
    return readLoneStatePart(wire, loss);
  loss.at(wire);
  return undefined;
}

const bareStatePartKeys = membersOf(["text", "thoughtSignature"]);

function readBareStatePart(wire: Wire, loss: Loss): ReasoningPart {
  loss.unmapped(wire, bareStatePartKeys);
  return {
    kind: "reasoning",
    text: "",
    signature: asText(wire.thoughtSignature),
    origin: { from: wire, form: "part.bare_state" },
  };
}

const thoughtPartKeys = membersOf(["thought", "text", "thoughtSignature"]);

function readThoughtPart(wire: Wire, loss: Loss): ReasoningPart {
  loss.unmapped(wire, thoughtPartKeys);
  return {
    kind: "reasoning",
    text: asText(wire.text) ?? "",
    signature: asText(wire.thoughtSignature),
    origin: { from: wire, form: "part.thought" },
  };
}

const textPartKeys = membersOf(["text", "thoughtSignature"], [["partMetadata", []]]);

function readTextPart(wire: Wire, loss: Loss): TextPart {
  loss.unmapped(wire, textPartKeys);
  return {
    kind: "text",
    text: asText(wire.text) ?? "",
    signature: asText(wire.thoughtSignature),
    origin: { from: wire, form: "part.text" },
  };
}

const inlinePartKeys = membersOf(["inlineData", "mediaResolution", "thoughtSignature"], [["videoMetadata", []]]);
const inlinePartMediaResolutionKeys = membersOf(["level"]);

export function readInlinePart(wire: Wire, loss: Loss): MediaPart | undefined {
  const inMediaResolution = inner(wire.mediaResolution);
  const inInlineData = inner(wire.inlineData);
  loss.unmapped(wire, inlinePartKeys);
  loss.unmapped(inMediaResolution, inlinePartMediaResolutionKeys);
  const mediumValue = mediumOfType.read(inInlineData.mimeType);
  const sourceValue = readInline(wire.inlineData, loss, wire, "inlineData");
  if (mediumValue === undefined || sourceValue === undefined) {
    loss.at(wire);
    return undefined;
  }
  return {
    kind: "media",
    detail: readWord(detailMeanings, inMediaResolution.level, loss, wire, "mediaResolution.level"),
    signature: asText(wire.thoughtSignature),
    medium: mediumValue,
    source: sourceValue,
    origin: { from: wire, form: "part.inline" },
  };
}

const linkedPartKeys = membersOf(["fileData", "mediaResolution", "thoughtSignature"], [["videoMetadata", []]]);
const linkedPartMediaResolutionKeys = membersOf(["level"]);

export function readLinkedPart(wire: Wire, loss: Loss): MediaPart | undefined {
  const inMediaResolution = inner(wire.mediaResolution);
  const inFileData = inner(wire.fileData);
  loss.unmapped(wire, linkedPartKeys);
  loss.unmapped(inMediaResolution, linkedPartMediaResolutionKeys);
  const mediumValue = mediumOfType.read(inFileData.mimeType);
  const sourceValue = readLinked(wire.fileData, loss, wire, "fileData");
  if (mediumValue === undefined || sourceValue === undefined) {
    loss.at(wire);
    return undefined;
  }
  return {
    kind: "media",
    detail: readWord(detailMeanings, inMediaResolution.level, loss, wire, "mediaResolution.level"),
    signature: asText(wire.thoughtSignature),
    medium: mediumValue,
    source: sourceValue,
    origin: { from: wire, form: "part.linked" },
  };
}

const callPartKeys = membersOf(["functionCall", "thoughtSignature"]);
const callPartFunctionCallKeys = membersOf(["id", "name", "args"]);

function readCallPart(wire: Wire, loss: Loss): CallPart {
  const inFunctionCall = inner(wire.functionCall);
  loss.unmapped(wire, callPartKeys);
  loss.unmapped(inFunctionCall, callPartFunctionCallKeys);
  return {
    kind: "call",
    id: asText(inFunctionCall.id) ?? "",
    name: asText(inFunctionCall.name) ?? "",
    arguments: jsonObject.read(inFunctionCall.args) ?? "{}",
    signature: asText(wire.thoughtSignature),
    origin: { from: wire, form: "part.call" },
  };
}

const failedResultPartKeys = membersOf(["functionResponse"]);
const failedResultPartFunctionResponseKeys = membersOf(["response", "id", "name", "parts"]);
const failedResultPartFunctionResponseResponseKeys = membersOf(["error"]);

function readFailedResultPart(wire: Wire, loss: Loss): ResultPart {
  const inFunctionResponse = inner(wire.functionResponse);
  const inFunctionResponseResponse = inner(inFunctionResponse.response);
  loss.unmapped(wire, failedResultPartKeys);
  loss.unmapped(inFunctionResponse, failedResultPartFunctionResponseKeys);
  loss.unmapped(inFunctionResponseResponse, failedResultPartFunctionResponseResponseKeys);
  return {
    kind: "result",
    error: true,
    id: asText(inFunctionResponse.id) ?? "",
    name: asText(inFunctionResponse.name),
    parts: [
      ...(failedResult.read(inFunctionResponse.response) ?? []),
      ...readContent(inFunctionResponse.parts, loss, readPart, wire, "functionResponse.parts"),
    ],
    origin: { from: wire, form: "part.failed_result" },
  };
}

const resultPartKeys = membersOf(["functionResponse"]);
const resultPartFunctionResponseKeys = membersOf(["id", "name", "response", "parts"]);

function readResultPart(wire: Wire, loss: Loss): ResultPart {
  const inFunctionResponse = inner(wire.functionResponse);
  loss.unmapped(wire, resultPartKeys);
  loss.unmapped(inFunctionResponse, resultPartFunctionResponseKeys);
  return {
    kind: "result",
    id: asText(inFunctionResponse.id) ?? "",
    name: asText(inFunctionResponse.name),
    parts: [
      ...(resultObject.read(inFunctionResponse.response) ?? []),
      ...readContent(inFunctionResponse.parts, loss, readPart, wire, "functionResponse.parts"),
    ],
    origin: { from: wire, form: "part.result" },
  };
}

const loneStatePartKeys = membersOf([
  "thoughtSignature",
  "executableCode",
  "codeExecutionResult",
  "toolCall",
  "toolResponse",
]);

function readLoneStatePart(wire: Wire, loss: Loss): ReasoningPart {
  loss.unmapped(wire, loneStatePartKeys);
  return {
    kind: "reasoning",
    signature: asText(wire.thoughtSignature),
    text: "",
    origin: { from: wire, form: "part.lone_state" },
  };
}

/** The record "inline", read by the first of its forms that matches. */
function readInline(value: Json | undefined, loss: Loss, from: object, member?: string | number): Source | undefined {
  const wire = asWire(value);
  if (wire === undefined) return value == null ? undefined : loss.other(from, member);
  return readBytesInline(wire, loss);
}

const bytesInlineKeys = membersOf(["mimeType", "data"], [["displayName", []]]);

function readBytesInline(wire: Wire, loss: Loss): Source {
  loss.unmapped(wire, bytesInlineKeys);
  return {
    mime: asText(wire.mimeType),
    data: base64.read(wire.data),
    origin: { from: wire, form: "inline.bytes" },
  };
}

/** The record "linked", read by the first of its forms that matches. */
function readLinked(value: Json | undefined, loss: Loss, from: object, member?: string | number): Source | undefined {
  const wire = asWire(value);
  if (wire === undefined) return value == null ? undefined : loss.other(from, member);
  return readAddressLinked(wire, loss);
}

const addressLinkedKeys = membersOf(["mimeType", "fileUri"], [["displayName", []]]);

function readAddressLinked(wire: Wire, loss: Loss): Source {
  loss.unmapped(wire, addressLinkedKeys);
  return {
    mime: asText(wire.mimeType),
    url: asText(wire.fileUri),
    origin: { from: wire, form: "linked.address" },
  };
}

/** The record "tool", read by the first of its forms that matches. */
function readTool(value: Json | undefined, loss: Loss, from: object, member?: string | number): Tool | undefined {
  const wire = asWire(value);
  if (wire === undefined) return value == null ? undefined : loss.other(from, member);
  return readFunctionTool(wire, loss);
}

const functionToolKeys = membersOf(
  ["name", "description", "parametersJsonSchema", "parameters"],
  [
    ["response", []],
    ["responseJsonSchema", []],
    ["behavior", []],
  ],
);

function readFunctionTool(wire: Wire, loss: Loss): Tool {
  loss.unmapped(wire, functionToolKeys);
  if (wire.parameters != null && isPresent(wire.parametersJsonSchema)) loss.at(wire, "parameters");
  return {
    name: asText(wire.name) ?? "",
    description: asText(wire.description),
    parameters: argumentsSubset.read(first(wire.parametersJsonSchema, wire.parameters)),
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
  const wire = asWire(value);
  if (wire === undefined) return value == null ? undefined : loss.other(from, member);
  return readModeToolChoice(wire, loss);
}

const modeToolChoiceKeys = membersOf(["mode", "allowedFunctionNames"]);

function readModeToolChoice(wire: Wire, loss: Loss): ToolChoice {
  loss.unmapped(wire, modeToolChoiceKeys);
  return {
    mode: readWord(modeMeanings, wire.mode, loss, wire, "mode"),
    names: asTexts(wire.allowedFunctionNames),
    origin: { from: wire, form: "tool_choice.mode" },
  };
}

function readOutputFormat(wire: Wire, loss: Loss): OutputFormat | undefined {
  const inGenerationConfig = inner(wire.generationConfig);
  const inGenerationConfigResponseFormat0 = inner(asList(inGenerationConfig.responseFormat)[0]);
  const inGenerationConfigResponseFormat0Text = inner(inGenerationConfigResponseFormat0.text);
  if (
    inner(wire.generationConfig).responseMimeType === "application/json" &&
    inner(wire.generationConfig).responseJsonSchema == null &&
    inner(wire.generationConfig).responseSchema == null
  ) {
    if (inGenerationConfigResponseFormat0Text.mimeType != null)
      loss.at(wire, "generationConfig.responseFormat[0].text.mimeType");
    if (inGenerationConfigResponseFormat0Text.schema != null)
      loss.at(wire, "generationConfig.responseFormat[0].text.schema");
    return {
      kind: "json",
      origin: { from: wire, form: "output_format.json" },
    };
  }
  if (inner(wire.generationConfig).responseMimeType === "application/json") {
    if (contradicts(inGenerationConfig.responseSchema, inGenerationConfig.responseJsonSchema))
      loss.at(wire, "generationConfig.responseSchema");
    if (inGenerationConfigResponseFormat0Text.mimeType != null)
      loss.at(wire, "generationConfig.responseFormat[0].text.mimeType");
    if (inGenerationConfigResponseFormat0Text.schema != null)
      loss.at(wire, "generationConfig.responseFormat[0].text.schema");
    return {
      kind: "schema",
      schema: schemaSubset.read(first(inGenerationConfig.responseJsonSchema, inGenerationConfig.responseSchema)),
      origin: { from: wire, form: "output_format.schema" },
    };
  }
  if (
    inner(wire.generationConfig).responseMimeType === "text/plain" &&
    inner(wire.generationConfig).responseJsonSchema == null &&
    inner(wire.generationConfig).responseSchema == null
  ) {
    if (inGenerationConfigResponseFormat0Text.mimeType != null)
      loss.at(wire, "generationConfig.responseFormat[0].text.mimeType");
    if (inGenerationConfigResponseFormat0Text.schema != null)
      loss.at(wire, "generationConfig.responseFormat[0].text.schema");
    return {
      kind: "text",
      origin: { from: wire, form: "output_format.text" },
    };
  }
  if (inner(wire.generationConfig).responseMimeType === "text/x.enum") {
    if (contradicts(inGenerationConfig.responseSchema, inGenerationConfig.responseJsonSchema))
      loss.at(wire, "generationConfig.responseSchema");
    if (inGenerationConfigResponseFormat0Text.mimeType != null)
      loss.at(wire, "generationConfig.responseFormat[0].text.mimeType");
    if (inGenerationConfigResponseFormat0Text.schema != null)
      loss.at(wire, "generationConfig.responseFormat[0].text.schema");
    return {
      kind: "text",
      schema: schemaSubset.read(first(inGenerationConfig.responseJsonSchema, inGenerationConfig.responseSchema)),
      origin: { from: wire, form: "output_format.one_of_words" },
    };
  }
  if (
    inner(wire.generationConfig).responseMimeType == null &&
    inner(wire.generationConfig).responseJsonSchema != null
  ) {
    if (contradicts(inGenerationConfig.responseSchema, inGenerationConfig.responseJsonSchema))
      loss.at(wire, "generationConfig.responseSchema");
    if (inGenerationConfigResponseFormat0Text.mimeType != null)
      loss.at(wire, "generationConfig.responseFormat[0].text.mimeType");
    if (inGenerationConfigResponseFormat0Text.schema != null)
      loss.at(wire, "generationConfig.responseFormat[0].text.schema");
    return {
      kind: "schema",
      schema: schemaSubset.read(first(inGenerationConfig.responseJsonSchema, inGenerationConfig.responseSchema)),
      origin: { from: wire, form: "output_format.untyped_schema" },
    };
  }
  if (inner(wire.generationConfig).responseMimeType == null && inner(wire.generationConfig).responseSchema != null) {
    if (inGenerationConfig.responseJsonSchema != null) loss.at(wire, "generationConfig.responseJsonSchema");
    if (inGenerationConfigResponseFormat0Text.mimeType != null)
      loss.at(wire, "generationConfig.responseFormat[0].text.mimeType");
    if (inGenerationConfigResponseFormat0Text.schema != null)
      loss.at(wire, "generationConfig.responseFormat[0].text.schema");
    return {
      kind: "schema",
      schema: schemaSubset.read(inGenerationConfig.responseSchema),
      origin: { from: wire, form: "output_format.untyped_plain_schema" },
    };
  }
  if (
    (inner(inner(asList(inner(wire.generationConfig).responseFormat)[0]).text).mimeType === "application/json" ||
      inner(inner(asList(inner(wire.generationConfig).responseFormat)[0]).text).mimeType === "APPLICATION_JSON") &&
    inner(inner(asList(inner(wire.generationConfig).responseFormat)[0]).text).schema == null
  ) {
    if (inGenerationConfig.responseMimeType != null) loss.at(wire, "generationConfig.responseMimeType");
    if (inGenerationConfig.responseJsonSchema != null) loss.at(wire, "generationConfig.responseJsonSchema");
    if (inGenerationConfig.responseSchema != null) loss.at(wire, "generationConfig.responseSchema");
    return {
      kind: "json",
      origin: { from: wire, form: "output_format.listed_json" },
    };
  }
  if (
    (inner(inner(asList(inner(wire.generationConfig).responseFormat)[0]).text).mimeType === "text/plain" ||
      inner(inner(asList(inner(wire.generationConfig).responseFormat)[0]).text).mimeType === "TEXT_PLAIN") &&
    inner(inner(asList(inner(wire.generationConfig).responseFormat)[0]).text).schema == null
  ) {
    if (inGenerationConfig.responseMimeType != null) loss.at(wire, "generationConfig.responseMimeType");
    if (inGenerationConfig.responseJsonSchema != null) loss.at(wire, "generationConfig.responseJsonSchema");
    if (inGenerationConfig.responseSchema != null) loss.at(wire, "generationConfig.responseSchema");
    return {
      kind: "text",
      origin: { from: wire, form: "output_format.listed_text" },
    };
  }
  if (
    inner(inner(asList(inner(wire.generationConfig).responseFormat)[0]).text).mimeType === "application/json" ||
    inner(inner(asList(inner(wire.generationConfig).responseFormat)[0]).text).mimeType === "APPLICATION_JSON"
  ) {
    if (inGenerationConfig.responseMimeType != null) loss.at(wire, "generationConfig.responseMimeType");
    if (inGenerationConfig.responseJsonSchema != null) loss.at(wire, "generationConfig.responseJsonSchema");
    if (inGenerationConfig.responseSchema != null) loss.at(wire, "generationConfig.responseSchema");
    return {
      kind: "schema",
      schema: schemaSubset.read(inGenerationConfigResponseFormat0Text.schema),
      origin: { from: wire, form: "output_format.listed_schema" },
    };
  }
  if (
    inner(inner(asList(inner(wire.generationConfig).responseFormat)[0]).text).mimeType == null &&
    inner(inner(asList(inner(wire.generationConfig).responseFormat)[0]).text).schema != null
  ) {
    if (inGenerationConfig.responseMimeType != null) loss.at(wire, "generationConfig.responseMimeType");
    if (inGenerationConfig.responseJsonSchema != null) loss.at(wire, "generationConfig.responseJsonSchema");
    if (inGenerationConfig.responseSchema != null) loss.at(wire, "generationConfig.responseSchema");
    return {
      kind: "schema",
      schema: schemaSubset.read(inGenerationConfigResponseFormat0Text.schema),
      origin: { from: wire, form: "output_format.listed_untyped_schema" },
    };
  }
  if (inGenerationConfig.responseMimeType != null) loss.at(wire, "generationConfig.responseMimeType");
  if (inGenerationConfig.responseJsonSchema != null) loss.at(wire, "generationConfig.responseJsonSchema");
  if (inGenerationConfig.responseSchema != null) loss.at(wire, "generationConfig.responseSchema");
  if (inGenerationConfigResponseFormat0Text.mimeType != null)
    loss.at(wire, "generationConfig.responseFormat[0].text.mimeType");
  if (inGenerationConfigResponseFormat0Text.schema != null)
    loss.at(wire, "generationConfig.responseFormat[0].text.schema");
  return undefined;
}

/** The record "requested_output", read by the first of its forms that matches. */
function readRequestedOutput(
  value: Json | undefined,
  loss: Loss,
  from: object,
  member?: string | number,
): RequestedOutput | undefined {
  if (typeof value === "string")
    return {
      kind: readWord(requestedOutputKindMeanings, value, loss, from, member),
      origin: { from, member, form: "requested_output.kind" },
    };
  const wire = asWire(value);
  if (wire === undefined) return value == null ? undefined : loss.other(from, member);
  loss.at(wire);
  return undefined;
}

function readReasoning(wire: Wire, loss: Loss): Reasoning | undefined {
  const inGenerationConfig = inner(wire.generationConfig);
  const inGenerationConfigThinkingConfig = inner(inGenerationConfig.thinkingConfig);
  if (
    inner(inner(wire.generationConfig).thinkingConfig).thinkingLevel === "XHIGH" ||
    inner(inner(wire.generationConfig).thinkingConfig).thinkingLevel === "xhigh"
  )
    return {
      effort: "xhigh",
      budget: asInteger(inGenerationConfigThinkingConfig.thinkingBudget),
      visible: visibilityFlag.read(inGenerationConfigThinkingConfig.includeThoughts),
      origin: { from: wire, form: "reasoning.most_thinking" },
    };
  const given: Reasoning = {
    effort: readWord(
      effortMeanings,
      inGenerationConfigThinkingConfig.thinkingLevel,
      loss,
      wire,
      "generationConfig.thinkingConfig.thinkingLevel",
    ),
    budget: asInteger(inGenerationConfigThinkingConfig.thinkingBudget),
    visible: visibilityFlag.read(inGenerationConfigThinkingConfig.includeThoughts),
  };
  return hasAnyValue(given) ? { ...given, origin: { from: wire, form: "reasoning.thinking" } } : undefined;
}

/** An answer of the generate-content dialect in the words of the vocabulary. */
export function readResponse(body: Wire, loss: Loss = noLoss): Response {
  const inCandidates0 = inner(asList(body.candidates)[0]);
  const inPromptFeedback = inner(body.promptFeedback);
  const inCandidates0Content = inner(inCandidates0.content);
  for (const { place } of furtherAnswers(body.candidates, "candidates")) loss.atPath(place);
  let turns: Turn[] = [{ role: "assistant", parts: readAssistantItem(inCandidates0Content, loss).parts }];
  const held = heldBy(turns);
  if (held.state)
    turns = dropPlaceholderState(turns, loss, [
      "skip_thought_signature_validator",
      "context_engineering_is_the_way_to_go",
    ]);
  if (held.state) turns = detachSignatures(turns, loss, ["text", "call"]);
  const parts = citeParts(
    settleParts(answerParts(turns)),
    reportedCitations(
      "bytes",
      citedAt(grounding.read(inCandidates0.groundingMetadata), body, "candidates[0].groundingMetadata"),
      citedAt(grounding.read(inCandidates0.citationMetadata), body, "candidates[0].citationMetadata"),
    ),
    loss,
    inCandidates0Content.parts,
  );
  return {
    usage: reportedUsage(body.usageMetadata, readUsage),
    model: asText(body.modelVersion),
    id: asText(body.responseId),
    explanation: asText(first(inCandidates0.finishMessage, inPromptFeedback.blockReasonMessage)),
    get probabilities() {
      return chosenCandidates.read(inCandidates0.logprobsResult);
    },
    parts,
    finish: settleFinish(finishOf(joinWords(inCandidates0.finishReason, inPromptFeedback.blockReason)), parts),
  };
}

/** Tokens as the upstream counts them, in the vocabulary's way of counting. */
export function readUsage(wire: Wire): Usage {
  return {
    input: including(asCount(wire.promptTokenCount), asCount(wire.toolUsePromptTokenCount)),
    cached_input: asCount(wire.cachedContentTokenCount),
    tool_input: asCount(wire.toolUsePromptTokenCount),
    output: including(asCount(wire.candidatesTokenCount), asCount(wire.thoughtsTokenCount)),
    reasoning: asCount(wire.thoughtsTokenCount),
    total: asCount(wire.totalTokenCount),
  };
}
