// Made from specs/dialects/ollama-chat/mapping.yaml by "make generate". Change the specs, not this file.
import { bareImage, dropChoice, tokenProbabilities } from "../../specs/dialects/ollama-chat/functions.js";
import { besideValue, writeWords } from "../../src/conversion/content.js";
import {
  answerCalls,
  dropEmptyText,
  dropTrailingReasoning,
  ensureUserTurn,
  failuresAsText,
  mediaBesideResults,
  onlyMediaTaken,
  plainDocumentsAsText,
} from "../../src/conversion/conversation/index.js";
import { ConversionError } from "../../src/conversion/conversion-error.js";
import { heldBy } from "../../src/conversion/held.js";
import type { Json, Wire } from "../../src/conversion/json.js";
import { noLoss, type Loss } from "../../src/conversion/loss.js";
import {
  cleanToolNames,
  describeGroups,
  dropChoiceWithoutTools,
  dropEmptyStops,
  dropIdleProbabilities,
  fitReasoning,
  formatBesideTools,
  offerChosenTools,
  toolsAsFunctions,
  withholdTools,
} from "../../src/conversion/request/index.js";
import { wholeUsage } from "../../src/conversion/settle.js";
import { isoTime, jsonObject, objectSchema, omitBelowOne } from "../../src/conversion/transforms/index.js";
import type { WriteContext } from "../../src/conversion/write-context.js";
import { addItem, clamp, compact, finishWord, now, someOf, wordFor } from "../../src/conversion/write.js";
import type { Written } from "../../src/conversion/written.js";
import type {
  CallPart,
  MediaPart,
  Part,
  ReasoningPart,
  Request,
  Response,
  ResultPart,
  TextPart,
  Tool,
  Turn,
  Usage,
} from "../interlingua/text.js";
import type { components } from "./types.js";

const effortWords: ReadonlyMap<string, string> = new Map([
  ["minimal", "low"],
  ["low", "low"],
  ["medium", "medium"],
  ["high", "high"],
  ["xhigh", "high"],
  ["max", "max"],
]);

/** The word for each reason why an answer ends. */
export const finishWords: ReadonlyMap<string, string> = new Map([
  ["stop", "stop"],
  ["stop_sequence", "stop"],
  ["awaiting_results", "stop"],
  ["length", "length"],
  ["context_full", "length"],
  ["filtered", "stop"],
  ["refused", "stop"],
  ["paused", "stop"],
  ["malformed", "stop"],
  ["failed", "stop"],
  ["other", "stop"],
]);

/** Where a part appears. */
type Context = "system" | "user" | "assistant" | "tool" | "answer";

/** A request in the words of the vocabulary as one of the ollama-chat dialect. */
export function writeRequest(given: Request, loss: Loss, context: WriteContext): Wire {
  let request: Request = { ...given, model: context.model, stream: context.stream };
  if (request.logprobs !== undefined || request.top_logprobs !== undefined)
    request = dropIdleProbabilities(request, loss);
  if (request.stop !== undefined) request = dropEmptyStops(request, loss);
  request = toolsAsFunctions(request, loss, undefined, context);
  request = fitReasoning(request, loss, { controls: ["effort"] }, context);
  if (request.tool_choice !== undefined) request = withholdTools(request, loss);
  if (request.tool_choice !== undefined) request = offerChosenTools(request, loss, "even_one");
  if (request.output_format !== undefined) request = formatBesideTools(request, loss, undefined, context);
  if (request.tool_choice !== undefined) request = dropChoice(request, loss);
  if (request.tool_choice !== undefined || request.parallel_calls !== undefined)
    request = dropChoiceWithoutTools(request, loss);
  request = cleanToolNames(request, loss, "[A-Za-z0-9_-]{1,64}", context);
  if (request.tools !== undefined) request = describeGroups(request, loss, undefined, context);
  let turns = request.turns;
  const held = heldBy(turns);
  if (held.call || held.result) turns = answerCalls(turns, loss);
  if (held.call || held.result) turns = failuresAsText(turns);
  if (held.media) turns = plainDocumentsAsText(turns, loss);
  if (held.media) turns = onlyMediaTaken(turns, loss, undefined, context, takesMedia);
  turns = dropEmptyText(turns, loss);
  if (held.media) turns = mediaBesideResults(turns, loss);
  if (held.reasoning) turns = dropTrailingReasoning(turns, loss);
  turns = ensureUserTurn(turns);
  loss.dropConcept(request, "candidates", request.candidates, 1);
  loss.dropConcept(request, "strict", request.strict, false);
  loss.dropConcept(request, "tool_choice", request.tool_choice);
  loss.dropConcept(request, "parallel_calls", request.parallel_calls, true);
  const outputFormat = request.output_format ?? {};
  if (outputFormat.kind === "json") {
    loss.dropConcept(outputFormat, "schema", outputFormat.schema);
    loss.dropConcept(outputFormat, "name", outputFormat.name);
    loss.dropConcept(outputFormat, "description", outputFormat.description);
    loss.dropConcept(outputFormat, "strict", outputFormat.strict, false);
  }
  if (outputFormat.kind === "schema") {
    loss.dropConcept(outputFormat, "name", outputFormat.name);
    loss.dropConcept(outputFormat, "description", outputFormat.description);
  }
  if (
    request.output_format !== undefined &&
    !(outputFormat.kind === "text" || outputFormat.kind === "json" || outputFormat.kind === "schema")
  )
    loss.dropConcept(request, "output_format", request.output_format);
  loss.dropConcept(request, "outputs", request.outputs);
  loss.dropConcept(request, "image_ratio", request.image_ratio);
  loss.dropConcept(request, "image_size", request.image_size);
  loss.dropConcept(request, "verbosity", request.verbosity);
  const reasoning = request.reasoning ?? {};
  loss.dropConcept(reasoning, "mode", reasoning.mode);
  loss.dropConcept(reasoning, "budget", reasoning.budget);
  loss.dropConcept(reasoning, "visible", reasoning.visible, "omitted");
  loss.dropConcept(request, "user", request.user);
  loss.dropConcept(request, "metadata", request.metadata);
  loss.dropConcept(request, "cache_key", request.cache_key);
  loss.dropConcept(request, "cache_retention", request.cache_retention);
  return {
    model: request.model,
    stream: request.stream,
    messages: writeTurns(turns, loss),
    options: compact({
      num_predict: omitBelowOne.write(
        clamp(request.output_limit, 1, 2147483647, () => loss.clamp(request, "output_limit", request.output_limit)),
      ),
      temperature: request.temperature,
      top_p: request.top_p,
      top_k: omitBelowOne.write(request.top_k),
      stop: request.stop,
      presence_penalty: request.presence_penalty,
      frequency_penalty: request.frequency_penalty,
      seed: request.seed,
    }),
    logprobs: request.logprobs,
    top_logprobs: request.top_logprobs,
    tools: someOf(request.tools?.map((item) => writeTool(item, loss))),
    format: outputFormat.kind === "json" ? "json" : outputFormat.kind === "schema" ? outputFormat.schema : undefined,
    think:
      reasoning.effort === "none"
        ? false
        : wordFor(effortWords, reasoning.effort, () => loss.dropConcept(reasoning, "effort", reasoning.effort)),
  } satisfies Written<components["schemas"]["Request"]>;
}

function writeTurns(turns: readonly Turn[], loss: Loss): Wire[] {
  const items: Wire[] = [];
  for (const turn of turns) {
    switch (turn.role) {
      case "system":
        writeSystemTurn(turn, items, loss);
        break;
      case "developer":
        writeSystemTurn(turn, items, loss);
        break;
      case "user":
        writeUserTurn(turn, items, loss);
        break;
      case "assistant":
        writeAssistantTurn(turn, items, loss);
        break;
      default:
        loss.drop(turn);
    }
  }
  if (items.length === 0)
    throw new ConversionError("messages", "Nothing of the conversation can be sent to this model.");
  return items;
}

function writeSystemTurn(turn: Turn, items: Wire[], loss: Loss): void {
  addItem(items, writeSystemItem(turn.parts, loss));
}

function writeSystemItem(parts: readonly Part[], loss: Loss): Wire | undefined {
  const content = writeWords(parts, "\n\n", loss, reportBesideWords);
  if (content === undefined) return undefined;
  return {
    role: "system",
    content,
  };
}

function writeUserTurn(turn: Turn, items: Wire[], loss: Loss): void {
  let rest: Part[] = [];
  const flush = (): void => {
    if (rest.length > 0) addItem(items, writeUserItem(rest, loss));
    rest = [];
  };
  for (const part of turn.parts) {
    if (part.kind === "result") {
      flush();
      items.push(writeToolItem(part, loss));
      continue;
    }
    rest.push(part);
  }
  flush();
}

function writeUserItem(parts: readonly Part[], loss: Loss): Wire | undefined {
  const image = parts.filter(
    (part): part is MediaPart => part.kind === "media" && part.medium === "image" && part.source?.data !== undefined,
  );
  const content = writeWords(
    parts.filter((part) => !(part.kind === "media" && part.medium === "image" && part.source?.data !== undefined)),
    "\n\n",
    loss,
    reportBesideWords,
  );
  if (content === undefined && image.length === 0) return undefined;
  return {
    role: "user",
    content: content ?? "",
    images: someOf(image.map((part) => writeImagePart(part, loss))),
  };
}

function writeToolItem(part: ResultPart, loss: Loss): Wire {
  loss.dropConcept(part, "cache", part.cache);
  loss.dropConcept(part, "calling", part.calling);
  return {
    role: "tool",
    tool_call_id: part.id,
    tool_name: part.name,
    content: writeWords(part.parts, "\n", loss, reportBesideWords) ?? "",
  };
}

function writeAssistantTurn(turn: Turn, items: Wire[], loss: Loss): void {
  addItem(items, writeAssistantItem(turn.parts, loss));
}

function writeAssistantItem(parts: readonly Part[], loss: Loss): Wire | undefined {
  const thought = parts.filter((part): part is ReasoningPart => part.kind === "reasoning");
  for (const part of thought) {
    loss.dropConcept(part, "signature", part.signature);
    loss.dropConcept(part, "redacted", part.redacted);
  }
  const called = parts.filter((part): part is CallPart => part.kind === "call");
  const content = writeWords(
    parts.filter((part) => part.kind !== "reasoning" && part.kind !== "call"),
    "",
    loss,
    reportBesideWords,
  );
  if (content === undefined && thought.length === 0 && called.length === 0) return undefined;
  return {
    role: "assistant",
    thinking: besideValue(thought),
    content: content ?? "",
    tool_calls: someOf(called.map((part) => writeCalledPart(part, loss))),
  };
}

function writeAnswerItem(parts: readonly Part[], loss: Loss): Wire {
  const thought = parts.filter((part): part is ReasoningPart => part.kind === "reasoning");
  for (const part of thought) {
    loss.dropConcept(part, "signature", part.signature);
    loss.dropConcept(part, "redacted", part.redacted);
  }
  const called = parts.filter((part): part is CallPart => part.kind === "call");
  const content = writeWords(
    parts.filter((part) => part.kind !== "reasoning" && part.kind !== "call"),
    "",
    loss,
    reportBesideWords,
  );
  return {
    role: "assistant",
    thinking: besideValue(thought),
    content: content ?? "",
    tool_calls: someOf(called.map((part) => writeCalledPart(part, loss))),
  };
}

/** Whether a medium can be written in a turn of the user. */
function takesMedia(part: MediaPart): boolean {
  return part.medium === "image" && part.source?.data !== undefined && writeImagePart(part, noLoss) !== undefined;
}

/** Reports what a text has beside its words, where words alone are written. */
function reportBesideWords(part: TextPart, loss: Loss): void {
  loss.dropConcept(part, "citations", part.citations);
  loss.dropConcept(part, "probabilities", part.probabilities);
  loss.dropConcept(part, "tools", part.tools);
  loss.dropConcept(part, "signature", part.signature);
  loss.dropConcept(part, "cache", part.cache);
}

/** A part in a content list, or nothing where the dialect has no form for it there. */
export function writePart(part: Part, _context: Context, loss: Loss): Wire | undefined {
  return loss.drop(part);
}

function writeCalledPart(part: CallPart, loss: Loss): Wire {
  loss.dropConcept(part, "calling", part.calling);
  loss.dropConcept(part, "group", part.group);
  loss.dropConcept(part, "signature", part.signature);
  loss.dropConcept(part, "cache", part.cache);
  return {
    id: part.id,
    function: {
      name: part.name,
      arguments: jsonObject.write(part.arguments) ?? {},
    },
  };
}

function writeImagePart(part: MediaPart, loss: Loss): Json | undefined {
  loss.dropConcept(part, "detail", part.detail, "auto");
  loss.dropConcept(part, "title", part.title);
  loss.dropConcept(part, "signature", part.signature);
  loss.dropConcept(part, "cache", part.cache);
  return bareImage.write(part.source, loss);
}

/** The record "tool" in the first of its forms that can hold it. */
function writeTool(tool: Tool, loss: Loss): Wire | undefined {
  return writeFunctionTool(tool, loss);
}

function writeFunctionTool(tool: Tool, loss: Loss): Wire {
  loss.dropConcept(tool, "strict", tool.strict, false);
  loss.dropConcept(tool, "cache", tool.cache);
  loss.dropConcept(tool, "calling", tool.calling);
  loss.dropConcept(tool, "grammar", tool.grammar);
  loss.dropConcept(tool, "group", tool.group);
  loss.dropConcept(tool, "group_description", tool.group_description);
  return {
    type: "function",
    function: compact({
      name: tool.name,
      description: tool.description,
      parameters: objectSchema.write(tool.parameters),
    }),
  };
}

/** An answer in the words of the vocabulary as one of the ollama-chat dialect. */
export function writeResponse(response: Response, _echo?: Wire, loss: Loss = noLoss): Wire {
  return {
    done: true,
    created_at: isoTime.write(response.created ?? now()),
    model: response.model,
    message: writeAnswerItem(response.parts, loss),
    done_reason: finishWord(finishWords, response.finish, response.parts) ?? null,
    logprobs: tokenProbabilities.write(response.probabilities),
    ...writeUsage(response.usage),
  } satisfies Written<components["schemas"]["Response"]>;
}

/** What answers repeat of the request. */
export function echoOf(_body: Wire): Wire {
  return {};
}

/** Tokens in the dialect's way of counting. */
export function writeUsage(answered: Usage | undefined): Wire {
  const usage = wholeUsage(answered);
  return {
    prompt_eval_count: usage.input,
    eval_count: usage.output,
  };
}
