// Made from specs/dialects/interactions/mapping.yaml by "make generate". Change the specs, not this file.
import { jsonSchema, settingsInOutputs, summaryContent } from "../../specs/dialects/interactions/functions.js";
import { placedInPart } from "../../src/conversion/citations.js";
import { writeContent, writeWords } from "../../src/conversion/content.js";
import {
  answerCalls,
  detachSignatures,
  dropEmptyText,
  dropTrailingReasoning,
  ensureUserTurn,
  hiddenAsState,
  hoistInstructions,
  onlyMediaTaken,
  plainDocumentsAsText,
} from "../../src/conversion/conversation/index.js";
import { splitInstructions } from "../../src/conversion/conversation/roles.js";
import { ConversionError } from "../../src/conversion/conversion-error.js";
import { heldBy } from "../../src/conversion/held.js";
import type { Wire } from "../../src/conversion/json.js";
import { eachOf } from "../../src/conversion/list-items.js";
import { noLoss, type Loss } from "../../src/conversion/loss.js";
import {
  cleanToolNames,
  describeGroups,
  dropChoiceWithoutTools,
  dropEmptyStops,
  fitReasoning,
  markCaches,
  toolsAsFunctions,
  validatedForStrict,
} from "../../src/conversion/request/index.js";
import { wholeUsage, without } from "../../src/conversion/settle.js";
import { isoTime, jsonObject } from "../../src/conversion/transforms/index.js";
import type { WriteContext } from "../../src/conversion/write-context.js";
import {
  addItem,
  answerId,
  atMost,
  clamp,
  compact,
  finishWord,
  itemWith,
  loneOf,
  now,
  someOf,
  wordFor,
  wordPart,
} from "../../src/conversion/write.js";
import type { Written } from "../../src/conversion/written.js";
import type {
  CallPart,
  Citation,
  MediaPart,
  OutputFormat,
  Part,
  ReasoningPart,
  RefusalPart,
  Request,
  RequestedOutput,
  Response,
  ResultPart,
  TextPart,
  Tool,
  ToolChoice,
  Turn,
  Usage,
} from "../interlingua/text.js";
import type { components } from "./types.js";

const toolChoiceWords: ReadonlyMap<string, string> = new Map([
  ["auto", "auto"],
  ["validated", "validated"],
  ["none", "none"],
  ["required", "any"],
]);
const detailWords: ReadonlyMap<string, string> = new Map([
  ["low", "low"],
  ["medium", "medium"],
  ["high", "high"],
  ["ultra_high", "ultra_high"],
]);
const modeWords: ReadonlyMap<string, string> = new Map([
  ["auto", "auto"],
  ["validated", "validated"],
  ["none", "none"],
  ["required", "any"],
]);
const visibleWords: ReadonlyMap<string, string> = new Map([
  ["summarized", "auto"],
  ["omitted", "none"],
]);
const effortWords: ReadonlyMap<string, string> = new Map([
  ["minimal", "minimal"],
  ["low", "low"],
  ["medium", "medium"],
  ["high", "high"],
  ["xhigh", "high"],
  ["max", "high"],
]);

/** The word for each reason why an answer ends. */
export const finishWords: ReadonlyMap<string, string> = new Map([
  ["stop", "completed"],
  ["stop_sequence", "completed"],
  ["awaiting_results", "requires_action"],
  ["length", "incomplete"],
  ["context_full", "incomplete"],
  ["filtered", "failed/safety"],
  ["refused", "completed"],
  ["paused", "requires_continuation"],
  ["malformed", "failed/malformed_function_call"],
  ["failed", "failed"],
  ["other", "completed"],
]);

/** Where a part appears. */
type Context = "user" | "assistant" | "call" | "thought" | "object_result" | "result" | "instructions" | "answer";

/** A request in the words of the vocabulary as one of the interactions dialect. */
export function writeRequest(given: Request, loss: Loss, context: WriteContext): Wire {
  let request: Request = { ...given, model: context.model, stream: context.stream ? true : undefined };
  if (request.stop !== undefined) request = dropEmptyStops(request, loss);
  if (request.outputs !== undefined || request.image_ratio !== undefined || request.image_size !== undefined)
    request = settingsInOutputs(request, loss);
  request = toolsAsFunctions(request, loss, undefined, context);
  request = markCaches(request, loss, undefined, context);
  request = fitReasoning(request, loss, { controls: ["effort"], leastEffort: "minimal" }, context);
  if (request.tools !== undefined) request = validatedForStrict(request);
  if (request.tool_choice !== undefined || request.parallel_calls !== undefined)
    request = dropChoiceWithoutTools(request, loss);
  request = cleanToolNames(request, loss, "[A-Za-z_][A-Za-z0-9_.:-]{0,127}", context);
  if (request.tools !== undefined) request = describeGroups(request, loss, undefined, context);
  let turns = request.turns;
  const held = heldBy(turns);
  turns = hoistInstructions(turns);
  if (held.call || held.result) turns = answerCalls(turns, loss);
  if (held.media) turns = plainDocumentsAsText(turns, loss);
  if (held.media) turns = onlyMediaTaken(turns, loss, undefined, context, takesMedia);
  turns = dropEmptyText(turns, loss);
  if (held.state) turns = detachSignatures(turns, loss, ["media"]);
  if (held.reasoning) turns = dropTrailingReasoning(turns, loss, "whole_turns");
  turns = ensureUserTurn(turns);
  const { instructions, rest } = splitInstructions(turns);
  loss.dropConcept(request, "top_k", request.top_k);
  loss.dropConcept(request, "presence_penalty", request.presence_penalty, 0);
  loss.dropConcept(request, "frequency_penalty", request.frequency_penalty, 0);
  loss.dropConcept(request, "candidates", request.candidates, 1);
  loss.dropConcept(request, "logprobs", request.logprobs, false);
  loss.dropConcept(request, "top_logprobs", request.top_logprobs, 0);
  loss.dropConcept(request, "strict", request.strict, false);
  loss.dropConcept(request, "parallel_calls", request.parallel_calls, true);
  loss.dropConcept(request, "verbosity", request.verbosity);
  const reasoning = request.reasoning ?? {};
  loss.dropConcept(reasoning, "mode", reasoning.mode);
  loss.dropConcept(reasoning, "budget", reasoning.budget);
  loss.dropConcept(request, "user", request.user);
  loss.dropConcept(request, "cache_key", request.cache_key);
  loss.dropConcept(request, "cache_retention", request.cache_retention);
  return {
    model: request.model,
    stream: request.stream,
    system_instruction: writeWords(instructions, "\n\n", loss, reportBesideWords),
    input: writeTurns(rest, loss),
    generation_config: compact({
      max_output_tokens: request.output_limit,
      temperature: request.temperature,
      top_p: request.top_p,
      stop_sequences: atMost(request.stop, 5, () => loss.dropConcept(request, "stop", request.stop)),
      seed: clamp(request.seed, -2147483648, 2147483647, () => loss.clamp(request, "seed", request.seed)),
      tool_choice: request.tool_choice && writeToolChoice(request.tool_choice, loss),
      thinking_level: wordFor(effortWords, reasoning.effort, () =>
        loss.dropConcept(reasoning, "effort", reasoning.effort),
      ),
      thinking_summaries: wordFor(visibleWords, reasoning.visible, () =>
        loss.dropConcept(reasoning, "visible", reasoning.visible, "omitted"),
      ),
    }),
    tools: someOf(request.tools?.map((item) => writeTool(item, loss))),
    response_format: loneOf([
      ...eachOf(request.output_format).map((item) =>
        itemWith(writeOutputFormat(item, loss), {
          type: "text",
        }),
      ),
      ...eachOf(request.outputs).map((item) => itemWith(writeRequestedOutput(item, loss), {})),
    ]),
    labels: request.metadata,
  } satisfies Written<components["schemas"]["Request"]>;
}

function writeTurns(turns: readonly Turn[], loss: Loss): Wire[] {
  const items: Wire[] = [];
  for (const turn of turns) {
    switch (turn.role) {
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
  if (items.length === 0) throw new ConversionError("input", "Nothing of the conversation can be sent to this model.");
  return items;
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
      items.push(writeResultItem(part, loss));
      continue;
    }
    rest.push(part);
  }
  flush();
}

function writeUserItem(parts: readonly Part[], loss: Loss): Wire | undefined {
  const content = writeContent(parts, false, (part) => writePart(part, "user", loss));
  if (content === undefined) return undefined;
  return {
    type: "user_input",
    content,
  };
}

function writeResultItem(part: ResultPart, loss: Loss): Wire {
  loss.dropConcept(part, "cache", part.cache);
  loss.dropConcept(part, "calling", part.calling);
  return {
    type: "function_result",
    call_id: part.id,
    name: part.name,
    result: writeContent(part.parts, false, (inside) => writePart(inside, "result", loss)) ?? [],
    is_error: part.error,
  };
}

function writeAssistantTurn(turn: Turn, items: Wire[], loss: Loss): void {
  let rest: Part[] = [];
  const flush = (): void => {
    if (rest.length > 0) addItem(items, writeAssistantItem(rest, loss));
    rest = [];
  };
  for (const part of turn.parts) {
    if (part.kind === "call") {
      flush();
      items.push(writeCallItem(part, loss));
      continue;
    }
    if (part.kind === "reasoning" && part.signature !== undefined) {
      flush();
      items.push(writeThoughtItem(part, loss));
      continue;
    }
    rest.push(part);
    flush();
  }
  flush();
}

function writeAssistantItem(parts: readonly Part[], loss: Loss): Wire | undefined {
  const content = writeContent(parts, false, (part) => writePart(part, "assistant", loss));
  if (content === undefined) return undefined;
  return {
    type: "model_output",
    content,
  };
}

function writeCallItem(part: CallPart, loss: Loss): Wire {
  loss.dropConcept(part, "signature", part.signature);
  loss.dropConcept(part, "calling", part.calling);
  loss.dropConcept(part, "group", part.group);
  loss.dropConcept(part, "cache", part.cache);
  return {
    type: "function_call",
    id: part.id,
    name: part.name,
    arguments: jsonObject.write(part.arguments) ?? {},
  };
}

function writeThoughtItem(part: ReasoningPart, loss: Loss): Wire {
  loss.dropConcept(part, "redacted", part.redacted);
  return {
    type: "thought",
    summary: summaryContent.write(part.text),
    signature: part.signature,
  };
}

/** The turns of an answer as items. */
export function writeAnswerTurns(turns: readonly Turn[], loss: Loss): Wire[] {
  const items: Wire[] = [];
  for (const turn of turns) {
    switch (turn.role) {
      case "assistant":
        writeAnswerAssistantTurn(turn, items, loss);
        break;
      default:
        loss.drop(turn);
    }
  }
  return items;
}

function writeAnswerAssistantTurn(turn: Turn, items: Wire[], loss: Loss): void {
  let rest: Part[] = [];
  const flush = (): void => {
    if (rest.length > 0) addItem(items, writeAnswerAssistantItem(rest, loss));
    rest = [];
  };
  for (const part of turn.parts) {
    if (part.kind === "call") {
      flush();
      items.push(writeAnswerCallItem(part, loss));
      continue;
    }
    if (part.kind === "reasoning" && part.redacted === undefined) {
      flush();
      items.push(writeAnswerThoughtItem(part, loss));
      continue;
    }
    rest.push(part);
    flush();
  }
  flush();
}

function writeAnswerAssistantItem(parts: readonly Part[], loss: Loss): Wire | undefined {
  const content = writeContent(parts, false, (part) => writePart(part, "answer", loss));
  if (content === undefined) return undefined;
  return {
    type: "model_output",
    content,
  };
}

function writeAnswerCallItem(part: CallPart, loss: Loss): Wire {
  loss.dropConcept(part, "signature", part.signature);
  loss.dropConcept(part, "calling", part.calling);
  loss.dropConcept(part, "group", part.group);
  loss.dropConcept(part, "cache", part.cache);
  return {
    type: "function_call",
    id: part.id,
    name: part.name,
    arguments: jsonObject.write(part.arguments) ?? {},
  };
}

function writeAnswerThoughtItem(part: ReasoningPart, _loss: Loss): Wire {
  return {
    type: "thought",
    summary: summaryContent.write(part.text),
    signature: part.signature,
  };
}

/** Whether a medium can be written in a turn of the user. */
function takesMedia(part: MediaPart): boolean {
  return writePart(part, "user", noLoss) !== undefined;
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
export function writePart(part: Part, context: Context, loss: Loss): Wire | undefined {
  if (part.kind === "text" && (context === "user" || context === "assistant" || context === "result"))
    return writeTextPart(part, loss);
  if (part.kind === "text" && context === "answer") return writeAnswerTextPart(part, loss);
  if (
    part.kind === "media" &&
    part.source?.data !== undefined &&
    (context === "user" || context === "assistant" || context === "answer" || context === "result")
  )
    return writeMediaPart(part, loss);
  if (
    part.kind === "media" &&
    part.source?.url !== undefined &&
    (context === "user" || context === "assistant" || context === "answer" || context === "result")
  )
    return writeLinkedPart(part, loss);
  if (part.kind === "refusal" && (context === "assistant" || context === "answer")) return writeRefusalPart(part, loss);
  return loss.drop(part);
}

function writeTextPart(part: TextPart, loss: Loss): Wire {
  loss.dropConcept(part, "citations", part.citations);
  loss.dropConcept(part, "probabilities", part.probabilities);
  loss.dropConcept(part, "tools", part.tools);
  loss.dropConcept(part, "signature", part.signature);
  loss.dropConcept(part, "cache", part.cache);
  return {
    type: "text",
    text: part.text,
  };
}

function writeAnswerTextPart(part: TextPart, loss: Loss): Wire {
  loss.dropConcept(part, "probabilities", part.probabilities);
  loss.dropConcept(part, "tools", part.tools);
  loss.dropConcept(part, "signature", part.signature);
  loss.dropConcept(part, "cache", part.cache);
  return {
    type: "text",
    text: part.text,
    annotations: someOf(placedInPart(part, "bytes")?.map((item) => writeCitation(item, loss))),
  };
}

function writeMediaPart(part: MediaPart, loss: Loss): Wire {
  const source = part.source ?? {};
  loss.dropConcept(source, "url", source.url);
  loss.dropConcept(source, "file", source.file);
  loss.dropConcept(source, "text", source.text);
  loss.dropConcept(part, "title", part.title);
  loss.dropConcept(part, "signature", part.signature);
  loss.dropConcept(part, "cache", part.cache);
  return {
    type: part.medium,
    data: source.data,
    mime_type: source.mime,
    resolution: wordFor(detailWords, part.detail, () => loss.dropConcept(part, "detail", part.detail, "auto")),
  };
}

function writeLinkedPart(part: MediaPart, loss: Loss): Wire {
  const source = part.source ?? {};
  loss.dropConcept(source, "data", source.data);
  loss.dropConcept(source, "file", source.file);
  loss.dropConcept(source, "text", source.text);
  loss.dropConcept(part, "title", part.title);
  loss.dropConcept(part, "signature", part.signature);
  loss.dropConcept(part, "cache", part.cache);
  return {
    type: part.medium,
    uri: source.url,
    mime_type: source.mime,
    resolution: wordFor(detailWords, part.detail, () => loss.dropConcept(part, "detail", part.detail, "auto")),
  };
}

function writeRefusalPart(part: RefusalPart, _loss: Loss): Wire {
  return {
    type: "text",
    text: part.text,
  };
}

/** The record "citation" in the first of its forms that can hold it. */
export function writeCitation(citation: Citation, loss: Loss): Wire | undefined {
  if (citation.url !== undefined) return writeWebCitation(citation, loss);
  return loss.drop(citation);
}

function writeWebCitation(citation: Citation, loss: Loss): Wire {
  loss.dropConcept(citation, "quote", citation.quote);
  return {
    type: "url_citation",
    url: citation.url,
    title: citation.title ?? "",
    start_index: citation.start ?? 0,
    end_index: citation.end ?? 0,
  };
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
    name: tool.name,
    description: tool.description,
    parameters: jsonSchema.write(tool.parameters),
  };
}

/** The record "tool_choice" in the first of its forms that can hold it. */
function writeToolChoice(toolChoice: ToolChoice, loss: Loss): string | Wire | undefined {
  if (toolChoice.names === undefined) {
    loss.dropConcept(toolChoice, "calling", toolChoice.calling);
    return wordFor(toolChoiceWords, toolChoice.mode, () => loss.drop(toolChoice));
  }
  return writeSubsetToolChoice(toolChoice, loss);
}

function writeSubsetToolChoice(toolChoice: ToolChoice, loss: Loss): Wire | undefined {
  loss.dropConcept(toolChoice, "calling", toolChoice.calling);
  return compact({
    allowed_tools: compact({
      mode: wordFor(modeWords, toolChoice.mode, () => loss.dropConcept(toolChoice, "mode", toolChoice.mode)),
      tools: toolChoice.names,
    }),
  });
}

/** The record "output_format" in the first of its forms that can hold it. */
function writeOutputFormat(outputFormat: OutputFormat, loss: Loss): Wire | undefined {
  if (outputFormat.kind === "text") return writeTextOutputFormat(outputFormat, loss);
  if (outputFormat.kind === "json") return writeJsonOutputFormat(outputFormat, loss);
  if (outputFormat.kind === "schema") return writeSchemaOutputFormat(outputFormat, loss);
  return loss.drop(outputFormat);
}

function writeTextOutputFormat(outputFormat: OutputFormat, loss: Loss): Wire {
  loss.dropConcept(outputFormat, "schema", outputFormat.schema);
  loss.dropConcept(outputFormat, "name", outputFormat.name);
  loss.dropConcept(outputFormat, "description", outputFormat.description);
  loss.dropConcept(outputFormat, "strict", outputFormat.strict, false);
  return {
    type: "text",
    mime_type: "text/plain",
  };
}

function writeJsonOutputFormat(outputFormat: OutputFormat, loss: Loss): Wire {
  loss.dropConcept(outputFormat, "schema", outputFormat.schema);
  loss.dropConcept(outputFormat, "name", outputFormat.name);
  loss.dropConcept(outputFormat, "description", outputFormat.description);
  loss.dropConcept(outputFormat, "strict", outputFormat.strict, false);
  return {
    type: "text",
    mime_type: "application/json",
  };
}

function writeSchemaOutputFormat(outputFormat: OutputFormat, loss: Loss): Wire {
  loss.dropConcept(outputFormat, "name", outputFormat.name);
  loss.dropConcept(outputFormat, "description", outputFormat.description);
  return {
    type: "text",
    mime_type: "application/json",
    schema: jsonSchema.write(outputFormat.schema),
  };
}

/** The record "requested_output" in the first of its forms that can hold it. */
function writeRequestedOutput(requestedOutput: RequestedOutput, loss: Loss): Wire | undefined {
  if (requestedOutput.kind === "image") return writeImageRequestedOutput(requestedOutput, loss);
  if (requestedOutput.kind === "audio") return writeAudioRequestedOutput(requestedOutput, loss);
  return loss.drop(requestedOutput);
}

function writeImageRequestedOutput(requestedOutput: RequestedOutput, _loss: Loss): Wire {
  return {
    type: "image",
    aspect_ratio: requestedOutput.aspect_ratio,
    image_size: requestedOutput.size,
  };
}

function writeAudioRequestedOutput(requestedOutput: RequestedOutput, loss: Loss): Wire {
  loss.dropConcept(requestedOutput, "aspect_ratio", requestedOutput.aspect_ratio);
  loss.dropConcept(requestedOutput, "size", requestedOutput.size);
  return {
    type: "audio",
  };
}

/** An answer in the words of the vocabulary as one of the interactions dialect. */
export function writeResponse(response: Response, _echo?: Wire, loss: Loss = noLoss): Wire {
  const id = answerId(response.id, "int_");
  let turns: Turn[] = [{ role: "assistant", parts: response.parts }];
  const held = heldBy(turns);
  if (held.reasoning) turns = hiddenAsState(turns, loss);
  if (held.state) turns = detachSignatures(turns, loss, ["media"]);
  const finish = finishWord(finishWords, response.finish, response.parts);
  return {
    object: "interaction",
    id,
    model: response.model,
    created: isoTime.write(response.created ?? now()),
    updated: isoTime.write(response.created ?? now()),
    status: wordPart(finish, 0),
    errors: someOf([
      wordPart(finish, 1) === undefined ? undefined : { code: wordPart(finish, 1), message: response.explanation },
    ]),
    steps: writeAnswerTurns([{ role: "assistant", parts: turns.flatMap(({ parts }) => parts) }], loss),
    usage: writeUsage(response.usage),
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
    total_input_tokens: without(usage.input, usage.tool_input),
    total_cached_tokens: usage.cached_input,
    total_tool_use_tokens: usage.tool_input,
    total_output_tokens: without(usage.output, usage.reasoning),
    total_thought_tokens: usage.reasoning ?? 0,
    total_tokens: usage.total,
  };
}
