// Made from specs/dialects/responses/mapping.yaml by "make generate". Change the specs, not this file.
import { includedProbabilities, summaryTexts, tokenProbabilities } from "../../specs/dialects/responses/functions.js";
import { placedInPart } from "../../src/conversion/citations.js";
import { nameItems, writeContent, writeWords } from "../../src/conversion/content.js";
import {
  answerCalls,
  cleanCallIds,
  dropEmptyText,
  dropTrailingReasoning,
  ensureUserTurn,
  failuresAsText,
  hiddenAsState,
  nameFiles,
  onlyMediaTaken,
  plainDocumentsAsText,
  webAddressesOnly,
} from "../../src/conversion/conversation/index.js";
import { splitInstructions } from "../../src/conversion/conversation/roles.js";
import { ConversionError } from "../../src/conversion/conversion-error.js";
import { markCut } from "../../src/conversion/cut-item.js";
import { heldBy } from "../../src/conversion/held.js";
import type { Wire } from "../../src/conversion/json.js";
import { noLoss, type Loss } from "../../src/conversion/loss.js";
import { withProbabilities } from "../../src/conversion/probabilities.js";
import {
  cleanToolNames,
  describeConditions,
  describeGroups,
  dropChoiceWithoutTools,
  dropIdleProbabilities,
  fitReasoning,
  flatToolSchemas,
  jsonInWords,
  markCaches,
  schemaAsInstruction,
  strictForValidated,
  strictWhereTaken,
  toolsAsFunctions,
} from "../../src/conversion/request/index.js";
import type { SchemaRules } from "../../src/conversion/schema-limits.js";
import { explained, wholeUsage } from "../../src/conversion/settle.js";
import {
  argumentsText,
  bytesOrUri,
  jsonObject,
  mediaUri,
  objectSchema,
  shortIdentifier,
  single,
} from "../../src/conversion/transforms/index.js";
import { inner } from "../../src/conversion/values.js";
import type { WriteContext } from "../../src/conversion/write-context.js";
import {
  addItem,
  answerId,
  clamp,
  compact,
  finishWord,
  joinedLists,
  now,
  someOf,
  wordFor,
  wordPart,
} from "../../src/conversion/write.js";
import type { Written } from "../../src/conversion/written.js";
import type {
  CallPart,
  Citation,
  Grammar,
  MediaPart,
  OutputFormat,
  Part,
  ReasoningPart,
  RefusalPart,
  Request,
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
  ["validated", "auto"],
  ["none", "none"],
  ["required", "required"],
]);
const detailWords: ReadonlyMap<string, string> = new Map([
  ["auto", "auto"],
  ["low", "low"],
  ["high", "high"],
  ["original", "original"],
]);
const modeWords: ReadonlyMap<string, string> = new Map([
  ["auto", "auto"],
  ["validated", "auto"],
  ["required", "required"],
]);
const effortWords: ReadonlyMap<string, string> = new Map([
  ["none", "none"],
  ["minimal", "minimal"],
  ["low", "low"],
  ["medium", "medium"],
  ["high", "high"],
  ["xhigh", "xhigh"],
  ["max", "max"],
]);
const visibleWords: ReadonlyMap<string, string> = new Map([["summarized", "auto"]]);

/** The word for each reason why an answer ends. */
export const finishWords: ReadonlyMap<string, string> = new Map([
  ["stop", "completed"],
  ["stop_sequence", "completed"],
  ["awaiting_results", "completed"],
  ["length", "incomplete/max_output_tokens"],
  ["context_full", "incomplete/max_output_tokens"],
  ["filtered", "incomplete/content_filter"],
  ["refused", "completed"],
  ["paused", "completed"],
  ["malformed", "failed//server_error"],
  ["failed", "failed"],
  ["other", "completed"],
]);

/** Where a part appears. */
type Context =
  | "system"
  | "developer"
  | "user"
  | "assistant"
  | "text_call"
  | "search_call"
  | "call"
  | "thought"
  | "text_result"
  | "result"
  | "found"
  | "more_tools"
  | "agent_message"
  | "compaction"
  | "instructions"
  | "answer";

/** What the vendor accepts in JSON Schemas. */
const schemas: SchemaRules = {
  all: { patterns: "without_lookaround" },
  strict: {
    without: [
      "allOf",
      "oneOf",
      "not",
      "if",
      "then",
      "else",
      "default",
      "patternProperties",
      "propertyNames",
      "dependentRequired",
      "dependentSchemas",
    ],
    values: { format: ["date-time", "time", "date", "duration", "email", "hostname", "ipv4", "ipv6", "uuid"] },
  },
};

/** A request in the words of the vocabulary as one of the responses dialect. */
export function writeRequest(given: Request, loss: Loss, context: WriteContext): Wire {
  let request: Request = { ...given, model: context.model, stream: context.stream ? true : undefined };
  if (request.logprobs !== undefined || request.top_logprobs !== undefined)
    request = dropIdleProbabilities(request, loss);
  request = toolsAsFunctions(request, loss, ["search", "hosted"], context);
  if (request.tools !== undefined || request.output_format !== undefined)
    request = describeConditions(request, loss, undefined, context, schemas);
  if (request.tools !== undefined) request = flatToolSchemas(request, loss);
  request = markCaches(request, loss, undefined, context);
  request = fitReasoning(request, loss, { controls: ["effort"] }, context);
  if (request.output_format !== undefined) request = schemaAsInstruction(request, loss, undefined, context, schemas);
  if (request.output_format !== undefined) request = jsonInWords(request, loss, undefined, context);
  if (request.tools !== undefined || request.output_format !== undefined)
    request = strictWhereTaken(request, loss, undefined, context, schemas);
  if (request.tool_choice !== undefined) request = strictForValidated(request, loss);
  if (request.tool_choice !== undefined || request.parallel_calls !== undefined)
    request = dropChoiceWithoutTools(request, loss);
  request = cleanToolNames(request, loss, "[A-Za-z0-9_-]{1,64}", context);
  if (request.tools !== undefined) request = describeGroups(request, loss, undefined, context);
  let turns = request.turns;
  const held = heldBy(turns);
  if (held.call || held.result) turns = answerCalls(turns, loss);
  if (held.call || held.result) turns = failuresAsText(turns);
  if (held.media) turns = webAddressesOnly(turns, loss);
  if (held.media) turns = plainDocumentsAsText(turns, loss);
  if (held.media) turns = onlyMediaTaken(turns, loss, undefined, context, takesMedia);
  if (held.media) turns = nameFiles(turns);
  turns = dropEmptyText(turns, loss);
  if (held.call || held.result) turns = cleanCallIds(turns, loss, "[A-Za-z0-9_-]{1,64}");
  if (held.reasoning) turns = dropTrailingReasoning(turns, loss);
  turns = ensureUserTurn(turns);
  const { instructions, rest } = splitInstructions(turns, request.output_format?.kind === "json");
  loss.dropConcept(request, "top_k", request.top_k);
  loss.dropConcept(request, "stop", request.stop);
  loss.dropConcept(request, "presence_penalty", request.presence_penalty, 0);
  loss.dropConcept(request, "frequency_penalty", request.frequency_penalty, 0);
  loss.dropConcept(request, "seed", request.seed);
  loss.dropConcept(request, "candidates", request.candidates, 1);
  loss.dropConcept(request, "strict", request.strict, false);
  loss.dropConcept(request, "outputs", request.outputs);
  loss.dropConcept(request, "image_ratio", request.image_ratio);
  loss.dropConcept(request, "image_size", request.image_size);
  const reasoning = request.reasoning ?? {};
  loss.dropConcept(reasoning, "mode", reasoning.mode);
  loss.dropConcept(reasoning, "budget", reasoning.budget);
  return {
    model: request.model,
    stream: request.stream,
    instructions: writeWords(instructions, "\n\n", loss, reportBesideWords),
    include: joinedLists(
      request.reasoning === undefined ? undefined : ["reasoning.encrypted_content"],
      includedProbabilities.write(request.logprobs),
    ),
    input: writeTurns(rest, loss),
    max_output_tokens: clamp(request.output_limit, 16, 2147483647, () =>
      loss.clamp(request, "output_limit", request.output_limit),
    ),
    temperature: request.temperature,
    top_p: request.top_p,
    top_logprobs: request.top_logprobs,
    tools: someOf(request.tools?.map((item) => writeTool(item, loss))),
    tool_choice: request.tool_choice && writeToolChoice(request.tool_choice, loss),
    parallel_tool_calls: request.parallel_calls,
    text: compact({
      format: request.output_format && writeOutputFormat(request.output_format, loss),
      verbosity: request.verbosity,
    }),
    reasoning: compact({
      effort: wordFor(effortWords, reasoning.effort, () => loss.dropConcept(reasoning, "effort", reasoning.effort)),
      summary: wordFor(visibleWords, reasoning.visible, () =>
        loss.dropConcept(reasoning, "visible", reasoning.visible, "omitted"),
      ),
    }),
    user: shortIdentifier.write(request.user),
    metadata: request.metadata,
    prompt_cache_key: request.cache_key,
    prompt_cache_retention: request.cache_retention,
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
        writeDeveloperTurn(turn, items, loss);
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
  if (items.length === 0) throw new ConversionError("input", "Nothing of the conversation can be sent to this model.");
  return items;
}

function writeSystemTurn(turn: Turn, items: Wire[], loss: Loss): void {
  addItem(items, writeSystemItem(turn.parts, loss));
}

function writeSystemItem(parts: readonly Part[], loss: Loss): Wire | undefined {
  const content = writeContent(parts, true, (part) => writePart(part, "system", loss));
  if (content === undefined) return undefined;
  return {
    role: "system",
    content,
  };
}

function writeDeveloperTurn(turn: Turn, items: Wire[], loss: Loss): void {
  addItem(items, writeDeveloperItem(turn.parts, loss));
}

function writeDeveloperItem(parts: readonly Part[], loss: Loss): Wire | undefined {
  const content = writeContent(parts, true, (part) => writePart(part, "developer", loss));
  if (content === undefined) return undefined;
  return {
    role: "developer",
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
    if (part.kind === "result" && part.calling === "text") {
      flush();
      items.push(writeTextResultItem(part, loss));
      continue;
    }
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
  const content = writeContent(parts, true, (part) => writePart(part, "user", loss));
  if (content === undefined) return undefined;
  return {
    role: "user",
    content,
  };
}

function writeTextResultItem(part: ResultPart, loss: Loss): Wire {
  loss.dropConcept(part, "cache", part.cache);
  return {
    type: "custom_tool_call_output",
    call_id: part.id,
    output: writeContent(part.parts, true, (inside) => writePart(inside, "result", loss)) ?? "",
  };
}

function writeResultItem(part: ResultPart, loss: Loss): Wire {
  loss.dropConcept(part, "cache", part.cache);
  loss.dropConcept(part, "calling", part.calling);
  return {
    type: "function_call_output",
    call_id: part.id,
    output: writeContent(part.parts, true, (inside) => writePart(inside, "result", loss)) ?? "",
  };
}

function writeAssistantTurn(turn: Turn, items: Wire[], loss: Loss): void {
  let rest: Part[] = [];
  const flush = (): void => {
    if (rest.length > 0) addItem(items, writeAssistantItem(rest, loss));
    rest = [];
  };
  for (const part of turn.parts) {
    if (part.kind === "call" && part.calling === "text") {
      flush();
      items.push(writeTextCallItem(part, loss));
      continue;
    }
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
  }
  flush();
}

function writeAssistantItem(parts: readonly Part[], loss: Loss): Wire | undefined {
  const content = writeContent(parts, true, (part) => writePart(part, "assistant", loss));
  if (content === undefined) return undefined;
  return {
    role: "assistant",
    content,
  };
}

function writeTextCallItem(part: CallPart, loss: Loss): Wire {
  loss.dropConcept(part, "signature", part.signature);
  loss.dropConcept(part, "cache", part.cache);
  return {
    type: "custom_tool_call",
    call_id: part.id,
    name: part.name,
    namespace: part.group,
    input: part.arguments,
  };
}

function writeCallItem(part: CallPart, loss: Loss): Wire {
  loss.dropConcept(part, "signature", part.signature);
  loss.dropConcept(part, "calling", part.calling);
  loss.dropConcept(part, "cache", part.cache);
  return {
    type: "function_call",
    call_id: part.id,
    name: part.name,
    namespace: part.group,
    arguments: argumentsText.write(part.arguments) ?? "{}",
  };
}

function writeThoughtItem(part: ReasoningPart, loss: Loss): Wire {
  loss.dropConcept(part, "redacted", part.redacted);
  return {
    type: "reasoning",
    summary: summaryTexts.write(part.text) ?? [],
    encrypted_content: part.signature,
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
    if (part.kind === "call" && part.calling === "text") {
      flush();
      items.push(writeAnswerTextCallItem(part, loss));
      continue;
    }
    if (part.kind === "call" && part.calling === "search" && part.name === "tool_search") {
      flush();
      items.push(writeAnswerSearchCallItem(part, loss));
      continue;
    }
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
    type: "message",
    role: "assistant",
    id: "msg_",
    status: "completed",
    content,
  };
}

function writeAnswerTextCallItem(part: CallPart, loss: Loss): Wire {
  loss.dropConcept(part, "signature", part.signature);
  loss.dropConcept(part, "cache", part.cache);
  return {
    type: "custom_tool_call",
    id: "ctc_",
    status: "completed",
    call_id: part.id,
    name: part.name,
    namespace: part.group,
    input: part.arguments,
  };
}

function writeAnswerSearchCallItem(part: CallPart, loss: Loss): Wire {
  loss.dropConcept(part, "signature", part.signature);
  loss.dropConcept(part, "group", part.group);
  loss.dropConcept(part, "cache", part.cache);
  return {
    type: "tool_search_call",
    execution: "client",
    id: "tsc_",
    status: "completed",
    call_id: part.id,
    arguments: jsonObject.write(part.arguments) ?? {},
  };
}

function writeAnswerCallItem(part: CallPart, loss: Loss): Wire {
  loss.dropConcept(part, "signature", part.signature);
  loss.dropConcept(part, "calling", part.calling);
  loss.dropConcept(part, "cache", part.cache);
  return {
    type: "function_call",
    id: "fc_",
    status: "completed",
    call_id: part.id,
    name: part.name,
    namespace: part.group,
    arguments: argumentsText.write(part.arguments) ?? "{}",
  };
}

function writeAnswerThoughtItem(part: ReasoningPart, _loss: Loss): Wire {
  return {
    type: "reasoning",
    id: "rs_",
    status: "completed",
    summary: summaryTexts.write(part.text) ?? [],
    encrypted_content: part.signature,
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
  if (
    part.kind === "text" &&
    (context === "system" ||
      context === "developer" ||
      context === "user" ||
      context === "result" ||
      context === "agent_message")
  )
    return writeTextPart(part, loss);
  if (part.kind === "text" && context === "assistant") return writeOutputPart(part, loss);
  if (part.kind === "text" && context === "answer") return writeAnswerOutputPart(part, loss);
  if (
    part.kind === "media" &&
    part.medium === "image" &&
    (context === "user" ||
      context === "system" ||
      context === "developer" ||
      context === "result" ||
      context === "agent_message")
  )
    return writeImagePart(part, loss);
  if (
    part.kind === "media" &&
    part.medium === "document" &&
    part.source?.data !== undefined &&
    (context === "user" || context === "result")
  )
    return writeDocumentPart(part, loss);
  if (
    part.kind === "media" &&
    part.medium === "document" &&
    part.source?.url !== undefined &&
    (context === "user" || context === "result")
  )
    return writeLinkedDocumentPart(part, loss);
  if (part.kind === "refusal" && (context === "assistant" || context === "answer")) return writeRefusalPart(part, loss);
  return loss.drop(part);
}

function writeTextPart(part: TextPart, loss: Loss): Wire {
  loss.dropConcept(part, "cache", part.cache);
  loss.dropConcept(part, "citations", part.citations);
  loss.dropConcept(part, "probabilities", part.probabilities);
  loss.dropConcept(part, "tools", part.tools);
  loss.dropConcept(part, "signature", part.signature);
  return {
    type: "input_text",
    text: part.text,
  };
}

function writeOutputPart(part: TextPart, loss: Loss): Wire {
  loss.dropConcept(part, "citations", part.citations);
  loss.dropConcept(part, "probabilities", part.probabilities);
  loss.dropConcept(part, "tools", part.tools);
  loss.dropConcept(part, "signature", part.signature);
  loss.dropConcept(part, "cache", part.cache);
  return {
    type: "output_text",
    annotations: [],
    text: part.text,
  };
}

function writeAnswerOutputPart(part: TextPart, loss: Loss): Wire {
  loss.dropConcept(part, "tools", part.tools);
  loss.dropConcept(part, "signature", part.signature);
  loss.dropConcept(part, "cache", part.cache);
  return {
    type: "output_text",
    text: part.text,
    annotations: someOf(placedInPart(part)?.map((item) => writeCitation(item, loss))) ?? [],
    logprobs: tokenProbabilities.write(part.probabilities) ?? [],
  };
}

function writeImagePart(part: MediaPart, loss: Loss): Wire | undefined {
  const sourceValue = mediaUri.write(part.source, loss);
  if (sourceValue === undefined) return loss.drop(part);
  loss.dropConcept(part, "cache", part.cache);
  loss.dropConcept(part, "title", part.title);
  loss.dropConcept(part, "signature", part.signature);
  return {
    type: "input_image",
    image_url: sourceValue,
    detail: wordFor(detailWords, part.detail, () => loss.dropConcept(part, "detail", part.detail, "auto")) ?? "auto",
  };
}

function writeDocumentPart(part: MediaPart, loss: Loss): Wire | undefined {
  const sourceValue = bytesOrUri.write(part.source, loss);
  if (sourceValue === undefined) return loss.drop(part);
  loss.dropConcept(part, "cache", part.cache);
  loss.dropConcept(part, "detail", part.detail, "auto");
  loss.dropConcept(part, "signature", part.signature);
  return {
    type: "input_file",
    file_data: sourceValue,
    filename: part.title,
  };
}

function writeLinkedDocumentPart(part: MediaPart, loss: Loss): Wire | undefined {
  const sourceValue = mediaUri.write(part.source, loss);
  if (sourceValue === undefined) return loss.drop(part);
  loss.dropConcept(part, "cache", part.cache);
  loss.dropConcept(part, "detail", part.detail, "auto");
  loss.dropConcept(part, "signature", part.signature);
  return {
    type: "input_file",
    file_url: sourceValue,
    filename: part.title,
  };
}

function writeRefusalPart(part: RefusalPart, _loss: Loss): Wire {
  return {
    type: "refusal",
    refusal: part.text,
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
  if (tool.calling === "text") return writeTextTool(tool, loss);
  return writeFunctionTool(tool, loss);
}

function writeTextTool(tool: Tool, loss: Loss): Wire {
  loss.dropConcept(tool, "parameters", tool.parameters);
  loss.dropConcept(tool, "strict", tool.strict, false);
  loss.dropConcept(tool, "cache", tool.cache);
  loss.dropConcept(tool, "group", tool.group);
  loss.dropConcept(tool, "group_description", tool.group_description);
  return {
    type: "custom",
    name: tool.name,
    description: tool.description,
    format: tool.grammar && writeGrammar(tool.grammar, loss),
  };
}

function writeFunctionTool(tool: Tool, loss: Loss): Wire {
  loss.dropConcept(tool, "cache", tool.cache);
  loss.dropConcept(tool, "calling", tool.calling);
  loss.dropConcept(tool, "grammar", tool.grammar);
  loss.dropConcept(tool, "group", tool.group);
  loss.dropConcept(tool, "group_description", tool.group_description);
  return {
    type: "function",
    name: tool.name,
    description: tool.description,
    parameters: objectSchema.write(tool.parameters) ?? { type: "object", properties: {} },
    strict: tool.strict ?? false,
  };
}

/** The record "grammar" in the first of its forms that can hold it. */
function writeGrammar(grammar: Grammar, loss: Loss): Wire | undefined {
  if (grammar.definition !== undefined) return writeRulesGrammar(grammar, loss);
  if (grammar.definition === undefined) return writeFreeGrammar(grammar, loss);
  return loss.drop(grammar);
}

function writeRulesGrammar(grammar: Grammar, _loss: Loss): Wire {
  return {
    type: "grammar",
    syntax: grammar.syntax,
    definition: grammar.definition,
  };
}

function writeFreeGrammar(grammar: Grammar, loss: Loss): Wire {
  loss.dropConcept(grammar, "syntax", grammar.syntax);
  return {
    type: "text",
  };
}

/** The record "tool_choice" in the first of its forms that can hold it. */
function writeToolChoice(toolChoice: ToolChoice, loss: Loss): string | Wire | undefined {
  if (toolChoice.names === undefined) {
    loss.dropConcept(toolChoice, "calling", toolChoice.calling);
    return wordFor(toolChoiceWords, toolChoice.mode, () => loss.drop(toolChoice));
  }
  if (toolChoice.mode === "required" && toolChoice.names?.length === 1 && toolChoice.calling === "text")
    return writeNamedTextToolChoice(toolChoice, loss);
  if (toolChoice.mode === "required" && toolChoice.names?.length === 1) return writeNamedToolChoice(toolChoice, loss);
  return writeSubsetToolChoice(toolChoice, loss);
}

function writeNamedTextToolChoice(toolChoice: ToolChoice, _loss: Loss): Wire {
  return {
    type: "custom",
    name: single.write(toolChoice.names),
  };
}

function writeNamedToolChoice(toolChoice: ToolChoice, loss: Loss): Wire {
  loss.dropConcept(toolChoice, "calling", toolChoice.calling);
  return {
    type: "function",
    name: single.write(toolChoice.names),
  };
}

function writeSubsetToolChoice(toolChoice: ToolChoice, loss: Loss): Wire {
  loss.dropConcept(toolChoice, "calling", toolChoice.calling);
  return {
    type: "allowed_tools",
    mode: wordFor(modeWords, toolChoice.mode, () => loss.dropConcept(toolChoice, "mode", toolChoice.mode)),
    tools: toolChoice.names?.map((item) => ({
      type: "function",
      name: item,
    })),
  };
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
  };
}

function writeJsonOutputFormat(outputFormat: OutputFormat, loss: Loss): Wire {
  loss.dropConcept(outputFormat, "schema", outputFormat.schema);
  loss.dropConcept(outputFormat, "name", outputFormat.name);
  loss.dropConcept(outputFormat, "description", outputFormat.description);
  loss.dropConcept(outputFormat, "strict", outputFormat.strict, false);
  return {
    type: "json_object",
  };
}

function writeSchemaOutputFormat(outputFormat: OutputFormat, _loss: Loss): Wire {
  return {
    type: "json_schema",
    schema: outputFormat.schema,
    name: outputFormat.name ?? "answer",
    description: outputFormat.description,
    strict: outputFormat.strict,
  };
}

/** An answer in the words of the vocabulary as one of the responses dialect. */
export function writeResponse(response: Response, echo: Wire = echoOf({}), loss: Loss = noLoss): Wire {
  const id = answerId(response.id, "resp_");
  let turns: Turn[] = [{ role: "assistant", parts: withProbabilities(explained(response), response.probabilities) }];
  turns = hiddenAsState(turns, loss);
  const finish = finishWord(finishWords, response.finish, response.parts);
  return {
    ...echo,
    object: "response",
    background: false,
    previous_response_id: null,
    service_tier: "default",
    store: false,
    access_programs: null,
    completed_at: null,
    frequency_penalty: 0,
    presence_penalty: 0,
    id,
    created_at: response.created ?? now(),
    model: response.model,
    status: wordPart(finish, 0),
    incomplete_details: wordPart(finish, 1) === undefined ? null : { reason: wordPart(finish, 1) },
    error:
      wordPart(finish, 2) === undefined
        ? null
        : {
            code: wordPart(finish, 2),
            type: "server_error",
            message: response.explanation ?? "The model's call could not be used.",
          },
    output: markCut(
      nameItems(writeAnswerTurns([{ role: "assistant", parts: turns.flatMap(({ parts }) => parts) }], loss), "id", id),
      response.finish,
      ["length", "context_full", "filtered"],
      { status: "incomplete" },
    ),
    usage: writeUsage(response.usage),
  } satisfies Written<components["schemas"]["Response"]>;
}

/** What answers repeat of the request. */
export function echoOf(body: Wire): Wire {
  const inReasoning = inner(body.reasoning);
  const inText = inner(body.text);
  return {
    instructions: body.instructions ?? null,
    max_output_tokens: body.max_output_tokens ?? null,
    max_tool_calls: body.max_tool_calls ?? null,
    metadata: body.metadata ?? {},
    parallel_tool_calls: body.parallel_tool_calls ?? true,
    prompt_cache_key: body.prompt_cache_key ?? null,
    reasoning: {
      effort: inReasoning.effort ?? null,
      summary: inReasoning.summary ?? null,
    },
    safety_identifier: body.safety_identifier ?? null,
    temperature: body.temperature ?? 1,
    text: {
      format: inText.format ?? { type: "text" },
      verbosity: inText.verbosity ?? "medium",
    },
    tool_choice: body.tool_choice ?? "auto",
    tools: body.tools ?? [],
    top_logprobs: body.top_logprobs ?? 0,
    top_p: body.top_p ?? 1,
    truncation: body.truncation ?? "disabled",
    user: body.user ?? null,
  };
}

/** Tokens in the dialect's way of counting. */
export function writeUsage(answered: Usage | undefined): Wire {
  const usage = wholeUsage(answered);
  return {
    input_tokens: usage.input,
    input_tokens_details: {
      cached_tokens: usage.cached_input ?? 0,
      cache_write_tokens: usage.cache_write ?? 0,
    },
    output_tokens: usage.output,
    output_tokens_details: {
      reasoning_tokens: usage.reasoning ?? 0,
    },
    total_tokens: usage.total,
  };
}
