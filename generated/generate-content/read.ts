// Made from specs/dialects/generate-content/mapping.yaml by "make generate". Change the specs, not this file.
import { citeParts, reportedCitations } from "../../src/conversion/citations.js";
import { readContent } from "../../src/conversion/content.js";
import {
  detachSignatures,
  dropPlaceholderState,
  linkResultsByName,
  readPlainDocuments,
} from "../../src/conversion/conversation/index.js";
import { furtherAnswers } from "../../src/conversion/further-answers.js";
import type { Json, Wire } from "../../src/conversion/json.js";
import { noLoss, type Loss, type Unmapped } from "../../src/conversion/loss.js";
import {
  asCount,
  asInteger,
  asJson,
  asList,
  asNumber,
  asText,
  asTexts,
  asWire,
  first,
  hasAnyValue,
  inner,
  isPresent,
  joinWords,
  meaningOf,
  readWithin,
  readWord,
} from "../../src/conversion/read.js";
import { dropHostedTools, normaliseToolChoice } from "../../src/conversion/request/index.js";
import { including, reportedUsage, settleFinish, settleParts } from "../../src/conversion/settle.js";
import { inCamelCase } from "../../src/conversion/spelling.js";
import {
  base64,
  failedResult,
  grounding,
  jsonObject,
  mediumOfType,
  resultObject,
  schemaSubset,
  visibilityFlag,
} from "../../src/conversion/transforms/index.js";
import type {
  CallPart,
  ChoiceMode,
  Detail,
  Effort,
  Finish,
  MediaPart,
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
} from "../interlingua/text.js";

const detailMediaResolutionLevelMeanings: ReadonlyMap<string, Detail> = new Map<string, Detail>([
  ["MEDIA_RESOLUTION_LOW", "low"],
  ["MEDIA_RESOLUTION_MEDIUM", "medium"],
  ["MEDIA_RESOLUTION_HIGH", "high"],
  ["MEDIA_RESOLUTION_ULTRA_HIGH", "ultra_high"],
]);
const modeModeMeanings: ReadonlyMap<string, ChoiceMode> = new Map<string, ChoiceMode>([
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
const effortGenerationConfigThinkingConfigThinkingLevelMeanings: ReadonlyMap<string, Effort> = new Map<string, Effort>([
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

/** The content of these members is the client's own. */
const clientsOwn: ReadonlySet<string> = new Set([
  "args",
  "response",
  "parameters",
  "parametersJsonSchema",
  "responseSchema",
  "responseJsonSchema",
  "labels",
]);

const requestKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["generationConfig", "known"],
  ["tools", "known"],
  ["toolConfig", "known"],
  ["labels", "known"],
  ["model", "known"],
  ["store", "known"],
  ["systemInstruction", "known"],
  ["contents", "known"],
  ["safetySettings", []],
  ["cachedContent", []],
  ["serviceTier", ["auto", "default", "standard", "standard_only"]],
  ["continuationToken", []],
  ["modelArmorConfig", []],
  ["service_tier", ["auto", "default", "standard", "standard_only"]],
  ["speed", ["standard"]],
]);
const requestGenerationConfigKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["maxOutputTokens", "known"],
  ["temperature", "known"],
  ["topP", "known"],
  ["topK", "known"],
  ["stopSequences", "known"],
  ["presencePenalty", "known"],
  ["frequencyPenalty", "known"],
  ["seed", "known"],
  ["responseMimeType", "known"],
  ["responseJsonSchema", "known"],
  ["responseSchema", "known"],
  ["thinkingConfig", "known"],
  ["candidateCount", [1]],
  ["responseLogprobs", [false]],
  ["logprobs", []],
  ["responseModalities", [["TEXT"]]],
  ["mediaResolution", []],
  ["speechConfig", []],
  ["imageConfig", []],
  ["responseFormat", []],
]);
const requestGenerationConfigThinkingConfigKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["thinkingBudget", "known"],
  ["thinkingLevel", "known"],
  ["includeThoughts", "known"],
]);
const requestToolConfigKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["functionCallingConfig", "known"],
  ["retrievalConfig", []],
  ["includeServerSideToolInvocations", []],
]);
const requestSystemInstructionKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["role", "known"],
  ["parts", "known"],
]);

/** A request of the generate-content dialect in the words of the vocabulary. */
export function readRequest(given: Wire, loss: Loss): Request {
  const body = inCamelCase(given, clientsOwn, (twice) => loss.at(twice));
  const inGenerationConfig = inner(body.generationConfig);
  const inGenerationConfigThinkingConfig = inner(inGenerationConfig.thinkingConfig);
  const inToolConfig = inner(body.toolConfig);
  const inSystemInstruction = inner(body.systemInstruction);
  loss.unmapped(body, "", requestKeys);
  loss.unmapped(inGenerationConfig, "generationConfig", requestGenerationConfigKeys);
  loss.unmapped(
    inGenerationConfigThinkingConfig,
    "generationConfig.thinkingConfig",
    requestGenerationConfigThinkingConfigKeys,
  );
  loss.unmapped(inToolConfig, "toolConfig", requestToolConfigKeys);
  loss.unmapped(inSystemInstruction, "systemInstruction", requestSystemInstructionKeys);
  let turns = readTurns(body.contents, "contents", loss);
  const instructions = readContent(inSystemInstruction.parts, "systemInstruction.parts", loss, readPart);
  if (instructions.length > 0)
    turns.unshift({
      role: "system",
      parts: instructions,
      origin: { path: "systemInstruction.parts", form: "instructions" },
    });
  turns = dropPlaceholderState(turns, loss, {
    placeholders: ["skip_thought_signature_validator", "context_engineering_is_the_way_to_go"],
  });
  turns = detachSignatures(turns, loss, { of: ["text", "call"] });
  turns = linkResultsByName(turns);
  turns = readPlainDocuments(turns);
  let request: Request = {
    origin: { path: "", form: "request" },
    turns,
    output_limit: asInteger(inGenerationConfig.maxOutputTokens),
    temperature: asNumber(inGenerationConfig.temperature),
    top_p: asNumber(inGenerationConfig.topP),
    top_k: asInteger(inGenerationConfig.topK),
    stop: asTexts(inGenerationConfig.stopSequences),
    presence_penalty: asNumber(inGenerationConfig.presencePenalty),
    frequency_penalty: asNumber(inGenerationConfig.frequencyPenalty),
    seed: asInteger(inGenerationConfig.seed),
    tools: readWithin(
      body.tools,
      "tools",
      "functionDeclarations",
      loss,
      (item, at) => readTool(item, at, loss),
      (name) => ({ name, calling: "hosted" }),
    ),
    tool_choice: readToolChoice(inToolConfig.functionCallingConfig, "toolConfig.functionCallingConfig", loss),
    // among the members here
    output_format: readOutputFormat(body, "", loss),
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
  for (const [index, item] of asList(value).entries()) {
    const wire = inner(item);
    const place = `${path}[${index}]`;
    if (wire.role === "model") turns.push(readAssistantItem(wire, place, loss));
    else if (wire.role === "user" || wire.role === "function" || wire.role == null)
      turns.push(readUserItem(wire, place, loss));
    else loss.at(place);
  }
  return turns;
}

const assistantItemKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["role", "known"],
  ["parts", "known"],
]);

function readAssistantItem(wire: Wire, path: string, loss: Loss): Turn {
  loss.unmapped(wire, path, assistantItemKeys);
  return {
    role: "assistant",
    parts: [...readContent(wire.parts, path + ".parts", loss, readPart)],
    origin: { path, form: "item.assistant" },
  };
}

const userItemKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["role", "known"],
  ["parts", "known"],
]);

function readUserItem(wire: Wire, path: string, loss: Loss): Turn {
  loss.unmapped(wire, path, userItemKeys);
  return {
    role: "user",
    parts: [...readContent(wire.parts, path + ".parts", loss, readPart)],
    origin: { path, form: "item.user" },
  };
}

/** A part of a content list. */
export function readPart(wire: Wire, path: string, loss: Loss): Part | undefined {
  if (wire.text === "" && wire.thoughtSignature != null) return readBareStatePart(wire, path, loss);
  if (wire.thought === true) return readThoughtPart(wire, path, loss);
  if (wire.text != null) return readTextPart(wire, path, loss);
  if (wire.inlineData != null) return readInlinePart(wire, path, loss);
  if (wire.fileData != null) return readLinkedPart(wire, path, loss);
  if (wire.functionCall != null) return readCallPart(wire, path, loss);
  if (inner(inner(wire.functionResponse).response).error != null) return readFailedResultPart(wire, path, loss);
  if (wire.functionResponse != null) return readResultPart(wire, path, loss);
  if (
    wire.thoughtSignature != null &&
    wire.executableCode == null &&
    wire.codeExecutionResult == null &&
    wire.toolCall == null &&
    wire.toolResponse == null
  )
    return readLoneStatePart(wire, path, loss);
  loss.at(path);
  return undefined;
}

const bareStatePartKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["text", "known"],
  ["thoughtSignature", "known"],
]);

function readBareStatePart(wire: Wire, path: string, loss: Loss): ReasoningPart {
  loss.unmapped(wire, path, bareStatePartKeys);
  return {
    kind: "reasoning",
    text: "",
    signature: asText(wire.thoughtSignature),
    origin: { path, form: "part.bare_state" },
  };
}

const thoughtPartKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["thought", "known"],
  ["text", "known"],
  ["thoughtSignature", "known"],
]);

function readThoughtPart(wire: Wire, path: string, loss: Loss): ReasoningPart {
  loss.unmapped(wire, path, thoughtPartKeys);
  return {
    kind: "reasoning",
    text: asText(wire.text) ?? "",
    signature: asText(wire.thoughtSignature),
    origin: { path, form: "part.thought" },
  };
}

const textPartKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["text", "known"],
  ["thoughtSignature", "known"],
  ["partMetadata", []],
]);

function readTextPart(wire: Wire, path: string, loss: Loss): TextPart {
  loss.unmapped(wire, path, textPartKeys);
  return {
    kind: "text",
    text: asText(wire.text) ?? "",
    signature: asText(wire.thoughtSignature),
    origin: { path, form: "part.text" },
  };
}

const inlinePartKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["inlineData", "known"],
  ["mediaResolution", "known"],
  ["thoughtSignature", "known"],
  ["videoMetadata", []],
]);
const inlinePartMediaResolutionKeys: Unmapped = new Map<string, "known" | Json[]>([["level", "known"]]);

export function readInlinePart(wire: Wire, path: string, loss: Loss): MediaPart | undefined {
  const inMediaResolution = inner(wire.mediaResolution);
  const inInlineData = inner(wire.inlineData);
  loss.unmapped(wire, path, inlinePartKeys);
  loss.unmapped(inMediaResolution, path + ".mediaResolution", inlinePartMediaResolutionKeys);
  const mediumValue = mediumOfType.read(inInlineData.mimeType);
  const sourceValue = readInline(wire.inlineData, path + ".inlineData", loss);
  if (mediumValue === undefined) {
    loss.at(path);
    return undefined;
  }
  if (sourceValue === undefined) {
    loss.at(path);
    return undefined;
  }
  return {
    kind: "media",
    detail: readWord(
      detailMediaResolutionLevelMeanings,
      inMediaResolution.level,
      path + ".mediaResolution.level",
      loss,
    ),
    signature: asText(wire.thoughtSignature),
    medium: mediumValue,
    source: sourceValue,
    origin: { path, form: "part.inline" },
  };
}

const linkedPartKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["fileData", "known"],
  ["mediaResolution", "known"],
  ["thoughtSignature", "known"],
  ["videoMetadata", []],
]);
const linkedPartMediaResolutionKeys: Unmapped = new Map<string, "known" | Json[]>([["level", "known"]]);

export function readLinkedPart(wire: Wire, path: string, loss: Loss): MediaPart | undefined {
  const inMediaResolution = inner(wire.mediaResolution);
  const inFileData = inner(wire.fileData);
  loss.unmapped(wire, path, linkedPartKeys);
  loss.unmapped(inMediaResolution, path + ".mediaResolution", linkedPartMediaResolutionKeys);
  const mediumValue = mediumOfType.read(inFileData.mimeType);
  const sourceValue = readLinked(wire.fileData, path + ".fileData", loss);
  if (mediumValue === undefined) {
    loss.at(path);
    return undefined;
  }
  if (sourceValue === undefined) {
    loss.at(path);
    return undefined;
  }
  return {
    kind: "media",
    detail: readWord(
      detailMediaResolutionLevelMeanings,
      inMediaResolution.level,
      path + ".mediaResolution.level",
      loss,
    ),
    signature: asText(wire.thoughtSignature),
    medium: mediumValue,
    source: sourceValue,
    origin: { path, form: "part.linked" },
  };
}

const callPartKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["functionCall", "known"],
  ["thoughtSignature", "known"],
]);
const callPartFunctionCallKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["id", "known"],
  ["name", "known"],
  ["args", "known"],
]);

function readCallPart(wire: Wire, path: string, loss: Loss): CallPart | undefined {
  const inFunctionCall = inner(wire.functionCall);
  loss.unmapped(wire, path, callPartKeys);
  loss.unmapped(inFunctionCall, path + ".functionCall", callPartFunctionCallKeys);
  const argumentsValue = jsonObject.read(inFunctionCall.args) ?? "{}";
  if (argumentsValue === undefined) {
    loss.at(path);
    return undefined;
  }
  return {
    kind: "call",
    id: asText(inFunctionCall.id) ?? "",
    name: asText(inFunctionCall.name) ?? "",
    signature: asText(wire.thoughtSignature),
    arguments: argumentsValue,
    origin: { path, form: "part.call" },
  };
}

const failedResultPartKeys: Unmapped = new Map<string, "known" | Json[]>([["functionResponse", "known"]]);
const failedResultPartFunctionResponseKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["response", "known"],
  ["id", "known"],
  ["name", "known"],
  ["parts", "known"],
]);
const failedResultPartFunctionResponseResponseKeys: Unmapped = new Map<string, "known" | Json[]>([["error", "known"]]);

function readFailedResultPart(wire: Wire, path: string, loss: Loss): ResultPart | undefined {
  const inFunctionResponse = inner(wire.functionResponse);
  const inFunctionResponseResponse = inner(inFunctionResponse.response);
  loss.unmapped(wire, path, failedResultPartKeys);
  loss.unmapped(inFunctionResponse, path + ".functionResponse", failedResultPartFunctionResponseKeys);
  loss.unmapped(
    inFunctionResponseResponse,
    path + ".functionResponse.response",
    failedResultPartFunctionResponseResponseKeys,
  );
  const partsValue = [
    ...(failedResult.read(inFunctionResponse.response) ?? []),
    ...readContent(inFunctionResponse.parts, path + ".functionResponse.parts", loss, readPart),
  ];
  if (partsValue === undefined) {
    loss.at(path);
    return undefined;
  }
  return {
    kind: "result",
    error: true,
    id: asText(inFunctionResponse.id) ?? "",
    name: asText(inFunctionResponse.name),
    parts: partsValue,
    origin: { path, form: "part.failed_result" },
  };
}

const resultPartKeys: Unmapped = new Map<string, "known" | Json[]>([["functionResponse", "known"]]);
const resultPartFunctionResponseKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["id", "known"],
  ["name", "known"],
  ["response", "known"],
  ["parts", "known"],
]);

function readResultPart(wire: Wire, path: string, loss: Loss): ResultPart | undefined {
  const inFunctionResponse = inner(wire.functionResponse);
  loss.unmapped(wire, path, resultPartKeys);
  loss.unmapped(inFunctionResponse, path + ".functionResponse", resultPartFunctionResponseKeys);
  const partsValue = [
    ...(resultObject.read(inFunctionResponse.response) ?? []),
    ...readContent(inFunctionResponse.parts, path + ".functionResponse.parts", loss, readPart),
  ];
  if (partsValue === undefined) {
    loss.at(path);
    return undefined;
  }
  return {
    kind: "result",
    id: asText(inFunctionResponse.id) ?? "",
    name: asText(inFunctionResponse.name),
    parts: partsValue,
    origin: { path, form: "part.result" },
  };
}

const loneStatePartKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["thoughtSignature", "known"],
  ["executableCode", "known"],
  ["codeExecutionResult", "known"],
  ["toolCall", "known"],
  ["toolResponse", "known"],
]);

function readLoneStatePart(wire: Wire, path: string, loss: Loss): ReasoningPart {
  loss.unmapped(wire, path, loneStatePartKeys);
  return {
    kind: "reasoning",
    signature: asText(wire.thoughtSignature),
    text: "",
    origin: { path, form: "part.lone_state" },
  };
}

function readInline(value: Json | undefined, path: string, loss: Loss): Source | undefined {
  const wire = asWire(value);
  if (wire === undefined) return value == null ? undefined : loss.other(path);
  return readBytesInline(wire, path, loss);
}

const bytesInlineKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["mimeType", "known"],
  ["data", "known"],
  ["displayName", []],
]);

function readBytesInline(wire: Wire, path: string, loss: Loss): Source {
  loss.unmapped(wire, path, bytesInlineKeys);
  return {
    mime: asText(wire.mimeType),
    data: base64.read(wire.data),
    origin: { path, form: "inline.bytes" },
  };
}

function readLinked(value: Json | undefined, path: string, loss: Loss): Source | undefined {
  const wire = asWire(value);
  if (wire === undefined) return value == null ? undefined : loss.other(path);
  return readAddressLinked(wire, path, loss);
}

const addressLinkedKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["mimeType", "known"],
  ["fileUri", "known"],
  ["displayName", []],
]);

function readAddressLinked(wire: Wire, path: string, loss: Loss): Source {
  loss.unmapped(wire, path, addressLinkedKeys);
  return {
    mime: asText(wire.mimeType),
    url: asText(wire.fileUri),
    origin: { path, form: "linked.address" },
  };
}

function readTool(value: Json | undefined, path: string, loss: Loss): Tool | undefined {
  const wire = asWire(value);
  if (wire === undefined) return value == null ? undefined : loss.other(path);
  return readFunctionTool(wire, path, loss);
}

const functionToolKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["name", "known"],
  ["description", "known"],
  ["parametersJsonSchema", "known"],
  ["parameters", "known"],
  ["response", []],
  ["responseJsonSchema", []],
  ["behavior", []],
]);

function readFunctionTool(wire: Wire, path: string, loss: Loss): Tool {
  loss.unmapped(wire, path, functionToolKeys);
  if (wire.parameters != null && isPresent(wire.parametersJsonSchema)) loss.at(path + ".parameters");
  return {
    name: asText(wire.name) ?? "",
    description: asText(wire.description),
    // parametersJsonSchema or parameters
    parameters: schemaSubset.read(first(wire.parametersJsonSchema, wire.parameters)),
    origin: { path, form: "tool.function" },
  };
}

function readToolChoice(value: Json | undefined, path: string, loss: Loss): ToolChoice | undefined {
  const wire = asWire(value);
  if (wire === undefined) return value == null ? undefined : loss.other(path);
  return readModeToolChoice(wire, path, loss);
}

const modeToolChoiceKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["mode", "known"],
  ["allowedFunctionNames", "known"],
]);

function readModeToolChoice(wire: Wire, path: string, loss: Loss): ToolChoice {
  loss.unmapped(wire, path, modeToolChoiceKeys);
  return {
    mode: readWord(modeModeMeanings, wire.mode, path + ".mode", loss),
    names: asTexts(wire.allowedFunctionNames),
    origin: { path, form: "tool_choice.mode" },
  };
}

function readOutputFormat(wire: Wire, path: string, loss: Loss): OutputFormat | undefined {
  const inGenerationConfig = inner(wire.generationConfig);
  if (
    inner(wire.generationConfig).responseMimeType === "application/json" &&
    inner(wire.generationConfig).responseJsonSchema == null &&
    inner(wire.generationConfig).responseSchema == null
  )
    return {
      kind: "json",
      origin: { path, form: "output_format.json" },
    };
  if (inner(wire.generationConfig).responseMimeType === "application/json")
    return {
      kind: "schema",
      // generationConfig.responseJsonSchema or generationConfig.responseSchema
      schema: schemaSubset.read(first(inGenerationConfig.responseJsonSchema, inGenerationConfig.responseSchema)),
      origin: { path, form: "output_format.schema" },
    };
  if (
    inner(wire.generationConfig).responseMimeType === "text/plain" &&
    inner(wire.generationConfig).responseJsonSchema == null &&
    inner(wire.generationConfig).responseSchema == null
  )
    return {
      kind: "text",
      origin: { path, form: "output_format.text" },
    };
  if (inner(wire.generationConfig).responseMimeType === "text/x.enum")
    return {
      kind: "schema",
      // generationConfig.responseJsonSchema or generationConfig.responseSchema
      schema: schemaSubset.read(first(inGenerationConfig.responseJsonSchema, inGenerationConfig.responseSchema)),
      origin: { path, form: "output_format.one_of_words" },
    };
  if (inner(wire.generationConfig).responseMimeType == null && inner(wire.generationConfig).responseJsonSchema != null)
    return {
      kind: "schema",
      schema: schemaSubset.read(inGenerationConfig.responseJsonSchema),
      origin: { path, form: "output_format.untyped_schema" },
    };
  if (inner(wire.generationConfig).responseMimeType == null && inner(wire.generationConfig).responseSchema != null)
    return {
      kind: "schema",
      schema: schemaSubset.read(inGenerationConfig.responseSchema),
      origin: { path, form: "output_format.untyped_plain_schema" },
    };
  if (inGenerationConfig.responseMimeType != null) loss.at("generationConfig.responseMimeType");
  if (inGenerationConfig.responseJsonSchema != null) loss.at("generationConfig.responseJsonSchema");
  if (inGenerationConfig.responseSchema != null) loss.at("generationConfig.responseSchema");
  return undefined;
}

function readReasoning(wire: Wire, path: string, loss: Loss): Reasoning | undefined {
  const inGenerationConfig = inner(wire.generationConfig);
  const inGenerationConfigThinkingConfig = inner(inGenerationConfig.thinkingConfig);
  const given: Reasoning = {
    budget: asInteger(inGenerationConfigThinkingConfig.thinkingBudget),
    effort: readWord(
      effortGenerationConfigThinkingConfigThinkingLevelMeanings,
      inGenerationConfigThinkingConfig.thinkingLevel,
      "generationConfig.thinkingConfig.thinkingLevel",
      loss,
    ),
    visible: visibilityFlag.read(inGenerationConfigThinkingConfig.includeThoughts),
  };
  return hasAnyValue(given) ? { ...given, origin: { path, form: "reasoning.thinking" } } : undefined;
}

/** An answer of the generate-content dialect in the words of the vocabulary. */
export function readResponse(body: Wire, loss: Loss = noLoss): Response {
  const inCandidates0 = inner(asList(body.candidates)[0]);
  const inPromptFeedback = inner(body.promptFeedback);
  const inCandidates0Content = inner(inCandidates0.content);
  for (const place of furtherAnswers(body.candidates, "candidates")) loss.at(place);
  let turns: Turn[] = [
    { role: "assistant", parts: readAssistantItem(inCandidates0Content, "candidates[0].content", noLoss).parts },
  ];
  turns = dropPlaceholderState(turns, noLoss, {
    placeholders: ["skip_thought_signature_validator", "context_engineering_is_the_way_to_go"],
  });
  turns = detachSignatures(turns, noLoss, { of: ["text", "call"] });
  const parts = citeParts(
    settleParts(turns.flatMap((turn) => turn.parts)),
    reportedCitations(
      "bytes",
      grounding.read(inCandidates0.groundingMetadata),
      grounding.read(inCandidates0.citationMetadata),
    ),
  );
  return {
    usage: reportedUsage(body.usageMetadata, readUsage),
    model: asText(body.modelVersion),
    id: asText(body.responseId),
    // candidates[0].finishMessage or promptFeedback.blockReasonMessage
    explanation: asText(first(inCandidates0.finishMessage, inPromptFeedback.blockReasonMessage)),
    parts,
    // candidates[0].finishReason or promptFeedback.blockReason
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
