// Made from specs/dialects/chat/mapping.yaml by "make generate". Change the specs, not this file.
import { citeParts, reportedCitations } from "../../src/conversion/citations.js";
import { besideList, besideText, concat, readContent } from "../../src/conversion/content.js";
import {
  detachSignatures,
  dropPlaceholderState,
  linkResultsByName,
  readPlainDocuments,
  reasoningOfRecord,
} from "../../src/conversion/conversation/index.js";
import { furtherAnswers } from "../../src/conversion/further-answers.js";
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
  contradicts,
  first,
  hasAnyValue,
  hostedTool,
  inner,
  isPresent,
  meaningOf,
  readEach,
  readWord,
  withMore,
} from "../../src/conversion/read.js";
import { dropHostedTools, normaliseToolChoice } from "../../src/conversion/request/index.js";
import { reportedUsage, settleFinish, settleParts } from "../../src/conversion/settle.js";
import {
  argumentsText,
  audioFormat,
  cacheMark,
  citedPages,
  dollars,
  joinedText,
  mediaUri,
  objectSchema,
  reasoningRecord,
  shortIdentifier,
  single,
  ticks,
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
  Source,
  TextPart,
  Tool,
  ToolChoice,
  Turn,
  Usage,
} from "../interlingua/text.js";

const toolChoiceWordMeanings: ReadonlyMap<string, ChoiceMode> = new Map<string, ChoiceMode>([
  ["auto", "auto"],
  ["none", "none"],
  ["required", "required"],
  ["any", "required"],
]);
const detailImageUrlDetailMeanings: ReadonlyMap<string, Detail> = new Map<string, Detail>([
  ["auto", "auto"],
  ["low", "low"],
  ["high", "high"],
  ["original", "original"],
]);
const modeAllowedToolsModeMeanings: ReadonlyMap<string, ChoiceMode> = new Map<string, ChoiceMode>([
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
const finishMeanings: ReadonlyMap<string, Finish> = new Map<string, Finish>([
  ["stop", "stop"],
  ["eos", "stop"],
  ["", "stop"],
  ["tool_calls", "awaiting_results"],
  ["function_call", "awaiting_results"],
  ["length", "length"],
  ["max_tokens", "length"],
  ["model_length", "length"],
  ["content_filter", "filtered"],
  ["error", "failed"],
]);

/** What a word means; no word means nothing. */
export function finishOf(word: string | undefined): Finish | undefined {
  return word === undefined ? undefined : (meaningOf(finishMeanings, word) ?? "other");
}

const requestKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["model", "known"],
  ["stream", "known"],
  ["max_completion_tokens", "known"],
  ["max_tokens", "known"],
  ["temperature", "known"],
  ["top_p", "known"],
  ["stop", "known"],
  ["presence_penalty", "known"],
  ["frequency_penalty", "known"],
  ["seed", "known"],
  ["n", "known"],
  ["logprobs", "known"],
  ["top_logprobs", "known"],
  ["tools", "known"],
  ["tool_choice", "known"],
  ["parallel_tool_calls", "known"],
  ["response_format", "known"],
  ["verbosity", "known"],
  ["reasoning_effort", "known"],
  ["user", "known"],
  ["safety_identifier", "known"],
  ["metadata", "known"],
  ["prompt_cache_key", "known"],
  ["prompt_cache_retention", "known"],
  ["stream_options", "known"],
  ["messages", "known"],
  ["logit_bias", []],
  ["functions", []],
  ["function_call", []],
  ["web_search_options", []],
  ["modalities", [["text"]]],
  ["audio", []],
  ["prediction", []],
  ["prompt_cache_options", []],
  ["store", [false]],
  ["service_tier", ["auto", "default", "standard", "standard_only"]],
  ["moderation", []],
  ["serviceTier", ["auto", "default", "standard", "standard_only"]],
  ["speed", ["standard"]],
]);

/** A request of the chat dialect in the words of the vocabulary. */
export function readRequest(body: Wire, loss: Loss): Request {
  loss.unmapped(body, "", requestKeys);
  if (contradicts(body.max_tokens, body.max_completion_tokens)) loss.at("max_tokens");
  if (contradicts(body.safety_identifier, body.user)) loss.at("safety_identifier");
  let turns = readTurns(body.messages, "messages", loss);
  turns = reasoningOfRecord(turns, loss, { form: "recorded" });
  turns = detachSignatures(turns, loss, { of: ["call"] });
  turns = linkResultsByName(turns);
  turns = readPlainDocuments(turns);
  let request: Request = {
    origin: { path: "", form: "request" },
    turns,
    model: asText(body.model),
    stream: asFlag(body.stream),
    // max_completion_tokens or max_tokens
    output_limit: asInteger(first(body.max_completion_tokens, body.max_tokens)),
    temperature: asNumber(body.temperature),
    top_p: asNumber(body.top_p),
    stop: asTexts(body.stop),
    presence_penalty: asNumber(body.presence_penalty),
    frequency_penalty: asNumber(body.frequency_penalty),
    seed: asInteger(body.seed),
    candidates: asInteger(body.n),
    logprobs: asFlag(body.logprobs),
    top_logprobs: asInteger(body.top_logprobs),
    tools: withMore(
      readEach(body.tools, "tools", (item, at) => readTool(item, at, loss)),
      [...hostedTool(body.web_search_options, "web_search")],
    ),
    tool_choice: readToolChoice(body.tool_choice, "tool_choice", loss),
    parallel_calls: asFlag(body.parallel_tool_calls),
    output_format: readOutputFormat(body.response_format, "response_format", loss),
    verbosity: asText(body.verbosity),
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

function readTurns(value: Json | undefined, path: string, loss: Loss): Turn[] {
  const turns: Turn[] = [];
  for (const [index, item] of asList(value).entries()) {
    const wire = inner(item);
    const place = `${path}[${index}]`;
    if (wire.role === "system") turns.push(readSystemItem(wire, place, loss));
    else if (wire.role === "developer") turns.push(readDeveloperItem(wire, place, loss));
    else if (wire.role === "user") turns.push(readUserItem(wire, place, loss));
    else if (wire.role === "assistant") turns.push(readAssistantItem(wire, place, loss));
    else if (wire.role === "tool") turns.push(readToolItem(wire, place, loss));
    else if (wire.role === "function") turns.push(readFunctionItem(wire, place, loss));
    else loss.at(place);
  }
  return turns;
}

const systemItemKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["role", "known"],
  ["content", "known"],
  ["name", []],
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
  ["role", "known"],
  ["content", "known"],
  ["name", []],
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
  ["role", "known"],
  ["content", "known"],
  ["name", []],
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
  ["annotations", "known"],
  ["reasoning_content", "known"],
  ["reasoning", "known"],
  ["reasoning_details", "known"],
  ["refusal", "known"],
  ["tool_calls", "known"],
  ["function_call", "known"],
  ["audio", []],
  ["name", []],
]);

function readAssistantItem(wire: Wire, path: string, loss: Loss): Turn {
  loss.unmapped(wire, path, assistantItemKeys);
  if (wire.reasoning != null && isPresent(wire.reasoning_content)) loss.at(path + ".reasoning");
  return {
    role: "assistant",
    parts: citeParts(
      [
        ...besideText(
          first(wire.reasoning_content, wire.reasoning),
          wire.reasoning_content != null ? path + ".reasoning_content" : path + ".reasoning",
          loss,
          readThoughtPart,
        ),
        ...besideText(wire.reasoning_details, path + ".reasoning_details", loss, readRecordedPart),
        ...readContent(wire.content, path + ".content", loss, readPart),
        ...besideText(wire.refusal, path + ".refusal", loss, readDeclinedPart),
        ...besideList(wire.tool_calls, path + ".tool_calls", loss, (one, place, lost) =>
          one.type === "custom"
            ? readCalledWithTextPart(one, place, lost)
            : one.type === "function" || one.type == null
              ? readCalledPart(one, place, lost)
              : lost.other(place),
        ),
        ...besideText(wire.function_call, path + ".function_call", loss, readCalledFunctionPart),
      ],
      readEach(wire.annotations, path + ".annotations", (one, place) => readCitation(one, place, loss)),
    ),
    origin: { path, form: "item.assistant" },
  };
}

const toolItemKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["role", "known"],
  ["tool_call_id", "known"],
  ["content", "known"],
  ["name", []],
]);

function readToolItem(wire: Wire, path: string, loss: Loss): Turn {
  loss.unmapped(wire, path, toolItemKeys);
  return {
    role: "user",
    parts: concat(readAnsweredPart(wire, path, loss)),
    origin: { path, form: "item.tool" },
  };
}

const functionItemKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["role", "known"],
  ["name", "known"],
  ["content", "known"],
]);

function readFunctionItem(wire: Wire, path: string, loss: Loss): Turn {
  loss.unmapped(wire, path, functionItemKeys);
  return {
    role: "user",
    parts: concat(readAnsweredFunctionPart(wire, path, loss)),
    origin: { path, form: "item.function" },
  };
}

/** A part of a content list. */
export function readPart(wire: Wire, path: string, loss: Loss): Part | undefined {
  if (wire.type === "text") return readTextPart(wire, path, loss);
  if (wire.type === "image_url" && typeof wire.image_url === "string") return readImageAddressPart(wire, path, loss);
  if (wire.type === "image_url") return readImagePart(wire, path, loss);
  if (wire.type === "input_audio") return readAudioPart(wire, path, loss);
  if (wire.type === "file") return readDocumentPart(wire, path, loss);
  if (wire.type === "refusal") return readRefusalPart(wire, path, loss);
  if (wire.type === "thinking") return readThinkingPart(wire, path, loss);
  loss.at(path);
  return undefined;
}

const textPartKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["type", "known"],
  ["text", "known"],
  ["cache_control", "known"],
  ["prompt_cache_breakpoint", "known"],
]);

function readTextPart(wire: Wire, path: string, loss: Loss): TextPart {
  loss.unmapped(wire, path, textPartKeys);
  if (wire.prompt_cache_breakpoint != null && isPresent(wire.cache_control)) loss.at(path + ".prompt_cache_breakpoint");
  return {
    kind: "text",
    text: asText(wire.text) ?? "",
    // cache_control or prompt_cache_breakpoint
    cache: cacheMark.read(first(wire.cache_control, wire.prompt_cache_breakpoint)),
    origin: { path, form: "part.text" },
  };
}

const imageAddressPartKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["type", "known"],
  ["image_url", "known"],
]);

function readImageAddressPart(wire: Wire, path: string, loss: Loss): MediaPart | undefined {
  loss.unmapped(wire, path, imageAddressPartKeys);
  const sourceValue = mediaUri.read(wire.image_url);
  if (sourceValue === undefined) {
    loss.at(path);
    return undefined;
  }
  return {
    kind: "media",
    medium: "image",
    source: sourceValue,
    origin: { path, form: "part.image_address" },
  };
}

const imagePartKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["type", "known"],
  ["image_url", "known"],
  ["cache_control", "known"],
  ["prompt_cache_breakpoint", "known"],
]);
const imagePartImageUrlKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["url", "known"],
  ["detail", "known"],
]);

function readImagePart(wire: Wire, path: string, loss: Loss): MediaPart | undefined {
  const inImageUrl = inner(wire.image_url);
  loss.unmapped(wire, path, imagePartKeys);
  loss.unmapped(inImageUrl, path + ".image_url", imagePartImageUrlKeys);
  if (wire.prompt_cache_breakpoint != null && isPresent(wire.cache_control)) loss.at(path + ".prompt_cache_breakpoint");
  const sourceValue = mediaUri.read(inImageUrl.url);
  if (sourceValue === undefined) {
    loss.at(path);
    return undefined;
  }
  return {
    kind: "media",
    medium: "image",
    detail: readWord(detailImageUrlDetailMeanings, inImageUrl.detail, path + ".image_url.detail", loss),
    // cache_control or prompt_cache_breakpoint
    cache: cacheMark.read(first(wire.cache_control, wire.prompt_cache_breakpoint)),
    source: sourceValue,
    origin: { path, form: "part.image" },
  };
}

const audioPartKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["type", "known"],
  ["input_audio", "known"],
  ["cache_control", "known"],
  ["prompt_cache_breakpoint", "known"],
]);

function readAudioPart(wire: Wire, path: string, loss: Loss): MediaPart | undefined {
  loss.unmapped(wire, path, audioPartKeys);
  if (wire.prompt_cache_breakpoint != null && isPresent(wire.cache_control)) loss.at(path + ".prompt_cache_breakpoint");
  const sourceValue = readSound(wire.input_audio, path + ".input_audio", loss);
  if (sourceValue === undefined) {
    loss.at(path);
    return undefined;
  }
  return {
    kind: "media",
    medium: "audio",
    // cache_control or prompt_cache_breakpoint
    cache: cacheMark.read(first(wire.cache_control, wire.prompt_cache_breakpoint)),
    source: sourceValue,
    origin: { path, form: "part.audio" },
  };
}

const documentPartKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["type", "known"],
  ["file", "known"],
  ["cache_control", "known"],
  ["prompt_cache_breakpoint", "known"],
]);
const documentPartFileKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["file_data", "known"],
  ["filename", "known"],
  ["file_id", []],
]);

function readDocumentPart(wire: Wire, path: string, loss: Loss): MediaPart | undefined {
  const inFile = inner(wire.file);
  loss.unmapped(wire, path, documentPartKeys);
  loss.unmapped(inFile, path + ".file", documentPartFileKeys);
  if (wire.prompt_cache_breakpoint != null && isPresent(wire.cache_control)) loss.at(path + ".prompt_cache_breakpoint");
  const sourceValue = mediaUri.read(inFile.file_data);
  if (sourceValue === undefined) {
    loss.at(path);
    return undefined;
  }
  return {
    kind: "media",
    medium: "document",
    title: asText(inFile.filename),
    // cache_control or prompt_cache_breakpoint
    cache: cacheMark.read(first(wire.cache_control, wire.prompt_cache_breakpoint)),
    source: sourceValue,
    origin: { path, form: "part.document" },
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

const thinkingPartKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["type", "known"],
  ["thinking", "known"],
  ["closed", []],
]);

function readThinkingPart(wire: Wire, path: string, loss: Loss): ReasoningPart | undefined {
  loss.unmapped(wire, path, thinkingPartKeys);
  const textValue = joinedText.read(wire.thinking) ?? "";
  if (textValue === undefined) {
    loss.at(path);
    return undefined;
  }
  return {
    kind: "reasoning",
    text: textValue,
    origin: { path, form: "part.thinking" },
  };
}

function readThoughtPart(value: Json, path: string, _loss: Loss): ReasoningPart | undefined {
  const words = asText(value);
  return words === undefined || words === ""
    ? undefined
    : { kind: "reasoning", text: words, origin: { path, form: "part.thought" } };
}

function readRecordedPart(value: Json, path: string, _loss: Loss): ReasoningPart | undefined {
  const words = reasoningRecord.read(value);
  return words === undefined || words === ""
    ? undefined
    : { kind: "reasoning", text: "", signature: words, origin: { path, form: "part.recorded" } };
}

function readDeclinedPart(value: Json, path: string, _loss: Loss): RefusalPart | undefined {
  const words = asText(value);
  return words === undefined || words === ""
    ? undefined
    : { kind: "refusal", text: words, origin: { path, form: "part.declined" } };
}

const calledWithTextPartKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["type", "known"],
  ["index", "known"],
  ["id", "known"],
  ["custom", "known"],
]);
const calledWithTextPartCustomKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["name", "known"],
  ["input", "known"],
]);

function readCalledWithTextPart(wire: Wire, path: string, loss: Loss): CallPart {
  const inCustom = inner(wire.custom);
  loss.unmapped(wire, path, calledWithTextPartKeys);
  loss.unmapped(inCustom, path + ".custom", calledWithTextPartCustomKeys);
  return {
    kind: "call",
    calling: "text",
    id: asText(wire.id) ?? "",
    name: asText(inCustom.name) ?? "",
    arguments: asText(inCustom.input) ?? "",
    origin: { path, form: "part.called_with_text" },
  };
}

const calledPartKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["type", "known"],
  ["index", "known"],
  ["id", "known"],
  ["function", "known"],
  ["extra_content", "known"],
]);
const calledPartFunctionKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["name", "known"],
  ["arguments", "known"],
]);
const calledPartExtraContentKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["google", "known"],
  ["vertex", "known"],
]);
const calledPartExtraContentGoogleKeys: Unmapped = new Map<string, "known" | Json[]>([["thought_signature", "known"]]);
const calledPartExtraContentVertexKeys: Unmapped = new Map<string, "known" | Json[]>([["thought_signature", "known"]]);

function readCalledPart(wire: Wire, path: string, loss: Loss): CallPart | undefined {
  const inFunction = inner(wire.function);
  const inExtraContent = inner(wire.extra_content);
  const inExtraContentGoogle = inner(inExtraContent.google);
  const inExtraContentVertex = inner(inExtraContent.vertex);
  loss.unmapped(wire, path, calledPartKeys);
  loss.unmapped(inFunction, path + ".function", calledPartFunctionKeys);
  loss.unmapped(inExtraContent, path + ".extra_content", calledPartExtraContentKeys);
  loss.unmapped(inExtraContentGoogle, path + ".extra_content.google", calledPartExtraContentGoogleKeys);
  loss.unmapped(inExtraContentVertex, path + ".extra_content.vertex", calledPartExtraContentVertexKeys);
  if (inExtraContentVertex.thought_signature != null && isPresent(inExtraContentGoogle.thought_signature))
    loss.at(path + ".extra_content.vertex.thought_signature");
  const argumentsValue = argumentsText.read(inFunction.arguments) ?? "{}";
  if (argumentsValue === undefined) {
    loss.at(path);
    return undefined;
  }
  return {
    kind: "call",
    id: asText(wire.id) ?? "",
    name: asText(inFunction.name) ?? "",
    // extra_content.google.thought_signature or extra_content.vertex.thought_signature
    signature: asText(first(inExtraContentGoogle.thought_signature, inExtraContentVertex.thought_signature)),
    arguments: argumentsValue,
    origin: { path, form: "part.called" },
  };
}

const calledFunctionPartKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["name", "known"],
  ["arguments", "known"],
]);

function readCalledFunctionPart(wire: Wire, path: string, loss: Loss): CallPart | undefined {
  loss.unmapped(wire, path, calledFunctionPartKeys);
  const argumentsValue = argumentsText.read(wire.arguments) ?? "{}";
  if (argumentsValue === undefined) {
    loss.at(path);
    return undefined;
  }
  return {
    kind: "call",
    name: asText(wire.name) ?? "",
    arguments: argumentsValue,
    id: "",
    origin: { path, form: "part.called_function" },
  };
}

function readAnsweredPart(wire: Wire, path: string, loss: Loss): ResultPart {
  return {
    kind: "result",
    id: asText(wire.tool_call_id) ?? "",
    parts: readContent(wire.content, path + ".content", loss, readPart),
    origin: { path, form: "part.answered" },
  };
}

function readAnsweredFunctionPart(wire: Wire, path: string, loss: Loss): ResultPart {
  return {
    kind: "result",
    name: asText(wire.name),
    parts: readContent(wire.content, path + ".content", loss, readPart),
    id: "",
    origin: { path, form: "part.answered_function" },
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
  ["url_citation", "known"],
]);
const webCitationUrlCitationKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["url", "known"],
  ["title", "known"],
  ["start_index", "known"],
  ["end_index", "known"],
]);

function readWebCitation(wire: Wire, path: string, loss: Loss): Citation {
  const inUrlCitation = inner(wire.url_citation);
  loss.unmapped(wire, path, webCitationKeys);
  loss.unmapped(inUrlCitation, path + ".url_citation", webCitationUrlCitationKeys);
  return {
    url: asText(inUrlCitation.url),
    title: asText(inUrlCitation.title),
    start: asInteger(inUrlCitation.start_index),
    end: asInteger(inUrlCitation.end_index),
    origin: { path, form: "citation.web" },
  };
}

function readSound(value: Json | undefined, path: string, loss: Loss): Source | undefined {
  const wire = asWire(value);
  if (wire === undefined) return value == null ? undefined : loss.other(path);
  return readBase64Sound(wire, path, loss);
}

const base64SoundKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["data", "known"],
  ["format", "known"],
]);

function readBase64Sound(wire: Wire, path: string, loss: Loss): Source {
  loss.unmapped(wire, path, base64SoundKeys);
  return {
    data: asText(wire.data),
    mime: audioFormat.read(wire.format),
    origin: { path, form: "sound.base64" },
  };
}

function readTool(value: Json | undefined, path: string, loss: Loss): Tool | undefined {
  const wire = asWire(value);
  if (wire === undefined) return value == null ? undefined : loss.other(path);
  if (wire.type === "custom") return readTextTool(wire, path, loss);
  if (wire.type === "function" || wire.type == null) return readFunctionTool(wire, path, loss);
  return readHostedTool(wire, path, loss);
}

const textToolKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["type", "known"],
  ["custom", "known"],
]);
const textToolCustomKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["name", "known"],
  ["description", "known"],
  ["format", "known"],
]);

function readTextTool(wire: Wire, path: string, loss: Loss): Tool {
  const inCustom = inner(wire.custom);
  loss.unmapped(wire, path, textToolKeys);
  loss.unmapped(inCustom, path + ".custom", textToolCustomKeys);
  return {
    calling: "text",
    name: asText(inCustom.name) ?? "",
    description: asText(inCustom.description),
    grammar: readGrammar(inCustom.format, path + ".custom.format", loss),
    origin: { path, form: "tool.text" },
  };
}

const functionToolKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["type", "known"],
  ["function", "known"],
  ["cache_control", "known"],
]);
const functionToolFunctionKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["name", "known"],
  ["description", "known"],
  ["parameters", "known"],
  ["strict", "known"],
  ["cache_control", "known"],
]);

function readFunctionTool(wire: Wire, path: string, loss: Loss): Tool {
  const inFunction = inner(wire.function);
  loss.unmapped(wire, path, functionToolKeys);
  loss.unmapped(inFunction, path + ".function", functionToolFunctionKeys);
  if (inFunction.cache_control != null && isPresent(wire.cache_control)) loss.at(path + ".function.cache_control");
  return {
    name: asText(inFunction.name) ?? "",
    description: asText(inFunction.description),
    parameters: objectSchema.read(inFunction.parameters),
    strict: asFlag(inFunction.strict),
    // cache_control or function.cache_control
    cache: cacheMark.read(first(wire.cache_control, inFunction.cache_control)),
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
  ["grammar", "known"],
]);
const rulesGrammarGrammarKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["syntax", "known"],
  ["definition", "known"],
]);

function readRulesGrammar(wire: Wire, path: string, loss: Loss): Grammar {
  const inGrammar = inner(wire.grammar);
  loss.unmapped(wire, path, rulesGrammarKeys);
  loss.unmapped(inGrammar, path + ".grammar", rulesGrammarGrammarKeys);
  return {
    syntax: asText(inGrammar.syntax),
    definition: asText(inGrammar.definition),
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
  if (wire.type === "function" || wire.type == null) return readNamedToolChoice(wire, path, loss);
  if (wire.type === "allowed_tools") return readSubsetToolChoice(wire, path, loss);
  loss.at(path);
  return undefined;
}

const namedTextToolChoiceKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["type", "known"],
  ["custom", "known"],
]);
const namedTextToolChoiceCustomKeys: Unmapped = new Map<string, "known" | Json[]>([["name", "known"]]);

function readNamedTextToolChoice(wire: Wire, path: string, loss: Loss): ToolChoice {
  const inCustom = inner(wire.custom);
  loss.unmapped(wire, path, namedTextToolChoiceKeys);
  loss.unmapped(inCustom, path + ".custom", namedTextToolChoiceCustomKeys);
  return {
    mode: "required",
    calling: "text",
    names: single.read(inCustom.name),
    origin: { path, form: "tool_choice.named_text" },
  };
}

const namedToolChoiceKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["type", "known"],
  ["function", "known"],
]);
const namedToolChoiceFunctionKeys: Unmapped = new Map<string, "known" | Json[]>([["name", "known"]]);

function readNamedToolChoice(wire: Wire, path: string, loss: Loss): ToolChoice {
  const inFunction = inner(wire.function);
  loss.unmapped(wire, path, namedToolChoiceKeys);
  loss.unmapped(inFunction, path + ".function", namedToolChoiceFunctionKeys);
  return {
    mode: "required",
    names: single.read(inFunction.name),
    origin: { path, form: "tool_choice.named" },
  };
}

const subsetToolChoiceKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["type", "known"],
  ["allowed_tools", "known"],
]);
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
    names: readEach(inAllowedTools.tools, path + ".allowed_tools.tools", (item) =>
      item.type === "function" || item.type == null ? asText(inner(item.function).name) : undefined,
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
  ["json_schema", "known"],
]);
const schemaOutputFormatJsonSchemaKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["schema", "known"],
  ["name", "known"],
  ["description", "known"],
  ["strict", "known"],
]);

function readSchemaOutputFormat(wire: Wire, path: string, loss: Loss): OutputFormat {
  const inJsonSchema = inner(wire.json_schema);
  loss.unmapped(wire, path, schemaOutputFormatKeys);
  loss.unmapped(inJsonSchema, path + ".json_schema", schemaOutputFormatJsonSchemaKeys);
  return {
    kind: "schema",
    schema: asJson(inJsonSchema.schema),
    name: asText(inJsonSchema.name),
    description: asText(inJsonSchema.description),
    strict: asFlag(inJsonSchema.strict),
    origin: { path, form: "output_format.schema" },
  };
}

function readReasoning(wire: Wire, path: string, loss: Loss): Reasoning | undefined {
  const given: Reasoning = {
    effort: readWord(effortReasoningEffortMeanings, wire.reasoning_effort, "reasoning_effort", loss),
  };
  return hasAnyValue(given) ? { ...given, origin: { path, form: "reasoning.effort" } } : undefined;
}

/** An answer of the chat dialect in the words of the vocabulary. */
export function readResponse(body: Wire, loss: Loss = noLoss): Response {
  const inChoices0 = inner(asList(body.choices)[0]);
  const inChoices0Message = inner(inChoices0.message);
  for (const place of furtherAnswers(body.choices, "choices")) loss.at(place);
  let turns: Turn[] = [
    { role: "assistant", parts: readAssistantItem(inChoices0Message, "choices[0].message", noLoss).parts },
  ];
  turns = reasoningOfRecord(turns, noLoss, { form: "recorded", words: "kept" });
  turns = dropPlaceholderState(turns, noLoss, {
    placeholders: ["skip_thought_signature_validator", "context_engineering_is_the_way_to_go"],
  });
  turns = detachSignatures(turns, noLoss, { of: ["call"] });
  const parts = citeParts(
    settleParts(turns.flatMap((turn) => turn.parts)),
    reportedCitations(undefined, citedPages.read(body.search_results), citedPages.read(body.citations)),
  );
  return {
    id: asText(body.id),
    created: asInteger(body.created),
    model: asText(body.model),
    usage: reportedUsage(body.usage, readUsage),
    parts,
    finish: settleFinish(finishOf(asText(inChoices0.finish_reason)), parts),
  };
}

/** Tokens as the upstream counts them, in the vocabulary's way of counting. */
export function readUsage(wire: Wire): Usage {
  const inPromptTokensDetails = inner(wire.prompt_tokens_details);
  const inCompletionTokensDetails = inner(wire.completion_tokens_details);
  const inCost = inner(wire.cost);
  return {
    input: asCount(wire.prompt_tokens),
    // prompt_tokens_details.cached_tokens or prompt_cache_hit_tokens or cached_tokens or num_cached_tokens
    cached_input:
      asCount(inPromptTokensDetails.cached_tokens) ??
      asCount(wire.prompt_cache_hit_tokens) ??
      asCount(wire.cached_tokens) ??
      asCount(wire.num_cached_tokens),
    cache_write: asCount(inPromptTokensDetails.cache_write_tokens),
    output: asCount(wire.completion_tokens),
    // completion_tokens_details.reasoning_tokens or reasoning_tokens
    reasoning: asCount(inCompletionTokensDetails.reasoning_tokens) ?? asCount(wire.reasoning_tokens),
    total: asCount(wire.total_tokens),
    // cost_in_usd_ticks or cost or cost.total_cost
    cost: ticks.read(wire.cost_in_usd_ticks) ?? dollars.read(wire.cost) ?? dollars.read(inCost.total_cost),
  };
}
