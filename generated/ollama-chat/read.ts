// Made from specs/dialects/ollama-chat/mapping.yaml by "make generate". Change the specs, not this file.
import { bareImage, tokenProbabilities } from "../../specs/dialects/ollama-chat/functions.js";
import { besideList, besideText, besideValues, concat, readContent } from "../../src/conversion/content.js";
import { linkResultsByName } from "../../src/conversion/conversation/index.js";
import type { Json, Wire } from "../../src/conversion/json.js";
import { membersOf, noLoss, type Loss } from "../../src/conversion/loss.js";
import { hasAnyValue, objectsOf, readEach, readWord } from "../../src/conversion/read.js";
import { strictByDialect } from "../../src/conversion/request/index.js";
import { reportedUsage, settleFinish, settleParts } from "../../src/conversion/settle.js";
import { isoTime, jsonObject, objectSchema, omitBelowOne } from "../../src/conversion/transforms/index.js";
import {
  asCount,
  asFlag,
  asInteger,
  asJson,
  asNumber,
  asText,
  asTexts,
  asWire,
  inner,
  meaningOf,
} from "../../src/conversion/values.js";
import type {
  CallPart,
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
  Tool,
  Turn,
  Usage,
} from "../interlingua/text.js";

const effortMeanings: ReadonlyMap<string, Effort> = new Map<string, Effort>([
  ["low", "low"],
  ["medium", "medium"],
  ["high", "high"],
  ["max", "max"],
]);
const finishMeanings: ReadonlyMap<string, Finish> = new Map<string, Finish>([
  ["stop", "stop"],
  ["length", "length"],
]);

/** What a word means; no word means nothing. */
export function finishOf(word: string | undefined): Finish | undefined {
  return word === undefined ? undefined : (meaningOf(finishMeanings, word) ?? "other");
}

const requestKeys = membersOf(
  ["model", "stream", "options", "logprobs", "top_logprobs", "tools", "format", "think", "messages"],
  [
    ["keep_alive", []],
    ["truncate", [true]],
    ["shift", [true]],
    ["service_tier", ["auto", "default", "standard", "standard_only"]],
    ["serviceTier", ["auto", "default", "standard", "standard_only", { type: "default" }]],
    ["speed", ["standard"]],
  ],
);
const requestOptionsKeys = membersOf(
  ["num_predict", "temperature", "top_p", "top_k", "stop", "presence_penalty", "frequency_penalty", "seed"],
  [
    ["min_p", []],
    ["typical_p", []],
    ["repeat_penalty", []],
    ["repeat_last_n", []],
    ["num_ctx", []],
    ["num_keep", []],
    ["num_batch", []],
    ["num_gpu", []],
    ["main_gpu", []],
    ["num_thread", []],
    ["use_mmap", []],
  ],
);

/** A request of the ollama-chat dialect in the words of the vocabulary. */
export function readRequest(body: Wire, loss: Loss): Request {
  const inOptions = inner(body.options);
  loss.unmapped(body, requestKeys);
  loss.unmapped(inOptions, requestOptionsKeys);
  let turns = readTurns(body.messages, loss);
  turns = linkResultsByName(turns, loss);
  let request: Request = {
    origin: { from: body, form: "request" },
    turns,
    model: asText(body.model),
    stream: asFlag(body.stream),
    output_limit: omitBelowOne.read(inOptions.num_predict),
    temperature: asNumber(inOptions.temperature),
    top_p: asNumber(inOptions.top_p),
    top_k: omitBelowOne.read(inOptions.top_k),
    stop: asTexts(inOptions.stop),
    presence_penalty: asNumber(inOptions.presence_penalty),
    frequency_penalty: asNumber(inOptions.frequency_penalty),
    seed: asInteger(inOptions.seed),
    logprobs: asFlag(body.logprobs),
    top_logprobs: asInteger(body.top_logprobs),
    tools: readEach(body.tools, loss, readTool),
    output_format: readOutputFormat(body, loss),
    reasoning: readReasoning(body, loss),
  };
  if (request.output_format !== undefined) request = strictByDialect(request);
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

const userItemKeys = membersOf(["role", "content", "images"]);

function readUserItem(wire: Wire, loss: Loss): Turn {
  loss.unmapped(wire, userItemKeys);
  return {
    role: "user",
    parts: [
      ...readContent(wire.content, loss, readPart, wire, "content"),
      ...besideValues(wire.images, loss, readImagePart),
    ],
    origin: { from: wire, form: "item.user" },
  };
}

export const assistantItemKeys = membersOf(["role", "content", "thinking", "tool_calls"]);

function readAssistantItem(wire: Wire, loss: Loss): Turn {
  loss.unmapped(wire, assistantItemKeys);
  return {
    role: "assistant",
    parts: [
      ...besideText(wire.thinking, loss, readThoughtPart, wire, "thinking"),
      ...readContent(wire.content, loss, readPart, wire, "content"),
      ...besideList(wire.tool_calls, loss, readCalledPart, wire, "tool_calls"),
    ],
    origin: { from: wire, form: "item.assistant" },
  };
}

const toolItemKeys = membersOf(["role", "tool_call_id", "tool_name", "content"]);

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
  loss.at(wire);
  return undefined;
}

function readImagePart(value: Json, _loss: Loss, from: object, member?: string | number): MediaPart | undefined {
  const held = bareImage.read(value);
  return held === undefined
    ? undefined
    : { kind: "media", medium: "image", source: held, origin: { from, member, form: "part.image" } };
}

function readThoughtPart(value: Json, _loss: Loss, from: object, member?: string | number): ReasoningPart | undefined {
  const words = asText(value);
  return words === undefined || words === ""
    ? undefined
    : { kind: "reasoning", text: words, origin: { from, member, form: "part.thought" } };
}

const calledPartKeys = membersOf(["type", "function", "id"]);
const calledPartFunctionKeys = membersOf(["index", "name", "arguments"]);

function readCalledPart(wire: Wire, loss: Loss): CallPart {
  const inFunction = inner(wire.function);
  loss.unmapped(wire, calledPartKeys);
  loss.unmapped(inFunction, calledPartFunctionKeys);
  return {
    kind: "call",
    id: asText(wire.id) ?? "",
    name: asText(inFunction.name) ?? "",
    arguments: jsonObject.read(inFunction.arguments) ?? "{}",
    origin: { from: wire, form: "part.called" },
  };
}

function readAnsweredPart(wire: Wire, loss: Loss): ResultPart {
  return {
    kind: "result",
    id: asText(wire.tool_call_id) ?? "",
    name: asText(wire.tool_name),
    parts: readContent(wire.content, loss, readPart, wire, "content"),
    origin: { from: wire, form: "part.answered" },
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

function readOutputFormat(wire: Wire, loss: Loss): OutputFormat | undefined {
  if (wire.format === "")
    return {
      kind: "text",
      origin: { from: wire, form: "output_format.none" },
    };
  if (wire.format === "json")
    return {
      kind: "json",
      origin: { from: wire, form: "output_format.json" },
    };
  if (asWire(wire.format) !== undefined)
    return {
      kind: "schema",
      schema: asJson(wire.format),
      origin: { from: wire, form: "output_format.schema" },
    };
  if (wire.format != null) loss.at(wire, "format");
  return undefined;
}

function readReasoning(wire: Wire, loss: Loss): Reasoning | undefined {
  if (wire.think === false)
    return {
      effort: "none",
      origin: { from: wire, form: "reasoning.off" },
    };
  if (wire.think === true)
    return {
      effort: "medium",
      origin: { from: wire, form: "reasoning.on" },
    };
  const given: Reasoning = {
    effort: readWord(effortMeanings, wire.think, loss, wire, "think"),
  };
  return hasAnyValue(given) ? { ...given, origin: { from: wire, form: "reasoning.effort" } } : undefined;
}

/** An answer of the ollama-chat dialect in the words of the vocabulary. */
export function readResponse(body: Wire, loss: Loss = noLoss): Response {
  const inMessage = inner(body.message);
  const parts = settleParts(readAssistantItem(inMessage, loss).parts);
  return {
    created: isoTime.read(body.created_at),
    model: asText(body.model),
    get probabilities() {
      return tokenProbabilities.read(body.logprobs);
    },
    usage: reportedUsage(body, readUsage),
    parts,
    finish: settleFinish(finishOf(asText(body.done_reason)), parts),
  };
}

/** Tokens as the upstream counts them, in the vocabulary's way of counting. */
export function readUsage(wire: Wire): Usage {
  return {
    input: asCount(wire.prompt_eval_count),
    output: asCount(wire.eval_count),
  };
}
