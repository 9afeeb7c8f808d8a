// Made from specs/dialects/chat/mapping.yaml by "make generate". Change the specs, not this file.
import {
  attachStateToCalls,
  audioFormat,
  contentProbabilities,
  effortBesideTools,
  emptyAnswerAsText,
  reasoningRecord,
  replayReasoning,
  replayReasoningRecords,
} from "../../specs/dialects/chat/functions.js";
import { citationsOf } from "../../src/conversion/citations.js";
import { besideState, besideValue, writeContent, writeWords } from "../../src/conversion/content.js";
import {
  answerCalls,
  dropEmptyText,
  dropTrailingReasoning,
  failuresAsText,
  mediaBesideResults,
  nameFiles,
  onlyMediaTaken,
  plainDocumentsAsText,
  webAddressesOnly,
} from "../../src/conversion/conversation/index.js";
import { ConversionError } from "../../src/conversion/conversion-error.js";
import { heldBy } from "../../src/conversion/held.js";
import type { Wire } from "../../src/conversion/json.js";
import { noLoss, type Loss } from "../../src/conversion/loss.js";
import {
  cleanToolNames,
  describeConditions,
  describeGroups,
  dropChoiceWithoutTools,
  dropEmptyStops,
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
  cacheMark,
  mediaUri,
  objectSchema,
  shortIdentifier,
  single,
} from "../../src/conversion/transforms/index.js";
import type { WriteContext } from "../../src/conversion/write-context.js";
import { addItem, answerId, atMost, compact, finishWord, now, someOf, wordFor } from "../../src/conversion/write.js";
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
  Source,
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

/** The word for each reason why an answer ends. */
export const finishWords: ReadonlyMap<string, string> = new Map([
  ["stop", "stop"],
  ["stop_sequence", "stop"],
  ["awaiting_results", "tool_calls"],
  ["length", "length"],
  ["context_full", "length"],
  ["filtered", "content_filter"],
  ["refused", "stop"],
  ["paused", "stop"],
  ["malformed", "stop"],
  ["failed", "error"],
  ["other", "stop"],
]);

/** Where a part appears. */
type Context = "system" | "developer" | "user" | "assistant" | "tool" | "function" | "answer";

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

/** A request in the words of the vocabulary as one of the chat dialect. */
export function writeRequest(given: Request, loss: Loss, context: WriteContext): Wire {
  let request: Request = { ...given, model: context.model, stream: context.stream ? true : undefined };
  if (request.logprobs !== undefined || request.top_logprobs !== undefined)
    request = dropIdleProbabilities(request, loss);
  if (request.stop !== undefined) request = dropEmptyStops(request, loss);
  request = toolsAsFunctions(request, loss, undefined, context);
  if (request.tools !== undefined || request.output_format !== undefined)
    request = describeConditions(request, loss, undefined, context, schemas);
  if (request.tools !== undefined) request = flatToolSchemas(request, loss);
  request = markCaches(request, loss, undefined, context);
  request = fitReasoning(request, loss, { controls: ["effort"] }, context);
  if (request.tools !== undefined) request = effortBesideTools(request, loss, undefined, context);
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
  if (held.media) turns = mediaBesideResults(turns, loss);
  if (held.call || held.reasoning) turns = attachStateToCalls(turns, loss, "skip_thought_signature_validator", context);
  if (held.call || held.reasoning) turns = replayReasoning(turns, loss, ".", context);
  if (held.reasoning) turns = replayReasoningRecords(turns, loss, ["anthropic-claude-v1", ""], context);
  if (held.reasoning) turns = dropTrailingReasoning(turns, loss);
  loss.dropConcept(request, "top_k", request.top_k);
  loss.dropConcept(request, "strict", request.strict, false);
  loss.dropConcept(request, "outputs", request.outputs);
  loss.dropConcept(request, "image_ratio", request.image_ratio);
  loss.dropConcept(request, "image_size", request.image_size);
  const reasoning = request.reasoning ?? {};
  loss.dropConcept(reasoning, "mode", reasoning.mode);
  loss.dropConcept(reasoning, "budget", reasoning.budget);
  loss.dropConcept(reasoning, "visible", reasoning.visible, "omitted");
  return {
    model: request.model,
    stream: request.stream,
    messages: writeTurns(turns, loss),
    max_completion_tokens: request.output_limit,
    temperature: request.temperature,
    top_p: request.top_p,
    stop: atMost(request.stop, 4, () => loss.dropConcept(request, "stop", request.stop)),
    presence_penalty: request.presence_penalty,
    frequency_penalty: request.frequency_penalty,
    seed: request.seed,
    n: request.candidates,
    logprobs: request.logprobs,
    top_logprobs: request.top_logprobs,
    tools: someOf(request.tools?.map((item) => writeTool(item, loss))),
    tool_choice: request.tool_choice && writeToolChoice(request.tool_choice, loss),
    parallel_tool_calls: request.parallel_calls,
    response_format: request.output_format && writeOutputFormat(request.output_format, loss),
    verbosity: request.verbosity,
    reasoning_effort: wordFor(effortWords, reasoning.effort, () =>
      loss.dropConcept(reasoning, "effort", reasoning.effort),
    ),
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
  if (items.length === 0)
    throw new ConversionError("messages", "Nothing of the conversation can be sent to this model.");
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
  const content = writeContent(parts, true, (part) => writePart(part, "user", loss));
  if (content === undefined) return undefined;
  return {
    role: "user",
    content,
  };
}

function writeToolItem(part: ResultPart, loss: Loss): Wire {
  loss.dropConcept(part, "cache", part.cache);
  loss.dropConcept(part, "calling", part.calling);
  return {
    role: "tool",
    tool_call_id: part.id,
    content: writeContent(part.parts, true, (inside) => writePart(inside, "tool", loss)) ?? "",
  };
}

function writeAssistantTurn(turn: Turn, items: Wire[], loss: Loss): void {
  addItem(items, writeAssistantItem(turn.parts, loss));
}

function writeAssistantItem(parts: readonly Part[], loss: Loss): Wire | undefined {
  const thought = parts.filter((part): part is ReasoningPart => part.kind === "reasoning");
  for (const part of thought) {
    loss.dropConcept(part, "redacted", part.redacted);
  }
  const recorded = parts.filter((part): part is ReasoningPart => part.kind === "reasoning");
  const declined = parts.filter((part): part is RefusalPart => part.kind === "refusal");
  const calledWithText = parts.filter((part): part is CallPart => part.kind === "call");
  const content = writeContent(
    parts.filter((part) => part.kind !== "reasoning" && part.kind !== "refusal" && part.kind !== "call"),
    true,
    (part) => writePart(part, "assistant", loss),
  );
  if (
    content === undefined &&
    thought.length === 0 &&
    recorded.length === 0 &&
    declined.length === 0 &&
    calledWithText.length === 0
  )
    return undefined;
  return {
    role: "assistant",
    reasoning_content: besideValue(thought),
    reasoning_details: reasoningRecord.write(besideState(recorded)),
    content: content ?? null,
    refusal: besideValue(declined),
    tool_calls: someOf(
      calledWithText.map((part) =>
        part.calling === "text" ? writeCalledWithTextPart(part, loss) : writeCalledPart(part, loss),
      ),
    ),
  };
}

function writeAnswerItem(parts: readonly Part[], loss: Loss): Wire {
  const thought = parts.filter((part): part is ReasoningPart => part.kind === "reasoning");
  for (const part of thought) {
    loss.dropConcept(part, "signature", part.signature);
    loss.dropConcept(part, "redacted", part.redacted);
  }
  const declined = parts.filter((part): part is RefusalPart => part.kind === "refusal");
  const calledWithText = parts.filter((part): part is CallPart => part.kind === "call");
  const content = writeWords(
    parts.filter((part) => part.kind !== "reasoning" && part.kind !== "refusal" && part.kind !== "call"),
    "",
    loss,
    reportBesideAnswer,
  );
  return {
    role: "assistant",
    reasoning_content: besideValue(thought),
    content: content ?? null,
    annotations: someOf(citationsOf(parts).map((one) => writeCitation(one, loss))),
    refusal: besideValue(declined) ?? null,
    tool_calls: someOf(
      calledWithText.map((part) =>
        part.calling === "text" ? writeCalledWithTextPart(part, loss) : writeCalledPart(part, loss),
      ),
    ),
  };
}

/** Whether a medium can be written in a turn of the user. */
function takesMedia(part: MediaPart): boolean {
  return writePart(part, "user", noLoss) !== undefined;
}

/** Reports what a text of an answer has beside its words, where words alone are written. */
function reportBesideAnswer(part: TextPart, loss: Loss): void {
  loss.dropConcept(part, "probabilities", part.probabilities);
  loss.dropConcept(part, "tools", part.tools);
  loss.dropConcept(part, "signature", part.signature);
  loss.dropConcept(part, "cache", part.cache);
}

/** A part in a content list, or nothing where the dialect has no form for it there. */
export function writePart(part: Part, context: Context, loss: Loss): Wire | undefined {
  if (part.kind === "text") return writeTextPart(part, loss, context);
  if (part.kind === "media" && part.medium === "image" && context === "user") return writeImagePart(part, loss);
  if (part.kind === "media" && part.medium === "audio" && part.source?.data !== undefined && context === "user")
    return writeAudioPart(part, loss);
  if (part.kind === "media" && part.medium === "document" && part.source?.data !== undefined && context === "user")
    return writeDocumentPart(part, loss);
  return loss.drop(part);
}

function writeTextPart(part: TextPart, loss: Loss, context: Context): Wire {
  loss.dropConcept(part, "probabilities", part.probabilities);
  loss.dropConcept(part, "tools", part.tools);
  loss.dropConcept(part, "signature", part.signature);
  if (context !== "answer") loss.dropConcept(part, "citations", part.citations);
  return {
    type: "text",
    text: part.text,
    cache_control: cacheMark.write(part.cache),
  };
}

function writeImagePart(part: MediaPart, loss: Loss): Wire | undefined {
  const sourceValue = mediaUri.write(part.source, loss);
  if (sourceValue === undefined) return loss.drop(part);
  loss.dropConcept(part, "title", part.title);
  loss.dropConcept(part, "signature", part.signature);
  return {
    type: "image_url",
    image_url: {
      url: sourceValue,
      detail: wordFor(detailWords, part.detail, () => loss.dropConcept(part, "detail", part.detail, "auto")),
    },
    cache_control: cacheMark.write(part.cache),
  };
}

function writeAudioPart(part: MediaPart, loss: Loss): Wire | undefined {
  const sourceValue = part.source && writeSound(part.source, loss);
  if (sourceValue === undefined) return loss.drop(part);
  loss.dropConcept(part, "detail", part.detail, "auto");
  loss.dropConcept(part, "title", part.title);
  loss.dropConcept(part, "signature", part.signature);
  return {
    type: "input_audio",
    input_audio: sourceValue,
    cache_control: cacheMark.write(part.cache),
  };
}

function writeDocumentPart(part: MediaPart, loss: Loss): Wire | undefined {
  const sourceValue = bytesOrUri.write(part.source, loss);
  if (sourceValue === undefined) return loss.drop(part);
  loss.dropConcept(part, "detail", part.detail, "auto");
  loss.dropConcept(part, "signature", part.signature);
  return {
    type: "file",
    file: {
      file_data: sourceValue,
      filename: part.title,
    },
    cache_control: cacheMark.write(part.cache),
  };
}

function writeCalledWithTextPart(part: CallPart, loss: Loss): Wire {
  loss.dropConcept(part, "group", part.group);
  loss.dropConcept(part, "signature", part.signature);
  loss.dropConcept(part, "cache", part.cache);
  return {
    type: "custom",
    id: part.id,
    custom: compact({
      name: part.name,
      input: part.arguments,
    }),
  };
}

function writeCalledPart(part: CallPart, loss: Loss): Wire {
  loss.dropConcept(part, "calling", part.calling);
  loss.dropConcept(part, "group", part.group);
  loss.dropConcept(part, "cache", part.cache);
  return {
    type: "function",
    id: part.id,
    function: {
      name: part.name,
      arguments: argumentsText.write(part.arguments) ?? "{}",
    },
    extra_content: compact({
      google: compact({
        thought_signature: part.signature,
      }),
    }),
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
    url_citation: {
      url: citation.url,
      title: citation.title ?? "",
      start_index: citation.start ?? 0,
      end_index: citation.end ?? 0,
    },
  };
}

/** The record "sound" in the first of its forms that can hold it. */
function writeSound(sound: Source, loss: Loss): Wire | undefined {
  if (sound.data !== undefined) return writeBase64Sound(sound, loss);
  return loss.drop(sound);
}

function writeBase64Sound(sound: Source, loss: Loss): Wire {
  loss.dropConcept(sound, "url", sound.url);
  loss.dropConcept(sound, "file", sound.file);
  loss.dropConcept(sound, "text", sound.text);
  return {
    data: sound.data,
    format: audioFormat.write(sound.mime) ?? "wav",
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
    custom: compact({
      name: tool.name,
      description: tool.description,
      format: tool.grammar && writeGrammar(tool.grammar, loss),
    }),
  };
}

function writeFunctionTool(tool: Tool, loss: Loss): Wire {
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
      strict: tool.strict,
    }),
    cache_control: cacheMark.write(tool.cache),
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
    grammar: compact({
      syntax: grammar.syntax,
      definition: grammar.definition,
    }),
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
    custom: compact({
      name: single.write(toolChoice.names),
    }),
  };
}

function writeNamedToolChoice(toolChoice: ToolChoice, loss: Loss): Wire {
  loss.dropConcept(toolChoice, "calling", toolChoice.calling);
  return {
    type: "function",
    function: compact({
      name: single.write(toolChoice.names),
    }),
  };
}

function writeSubsetToolChoice(toolChoice: ToolChoice, loss: Loss): Wire {
  loss.dropConcept(toolChoice, "calling", toolChoice.calling);
  return {
    type: "allowed_tools",
    allowed_tools: compact({
      mode: wordFor(modeWords, toolChoice.mode, () => loss.dropConcept(toolChoice, "mode", toolChoice.mode)),
      tools: toolChoice.names?.map((item) => ({
        type: "function",
        function: {
          name: item,
        },
      })),
    }),
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
    json_schema: {
      schema: outputFormat.schema,
      name: outputFormat.name ?? "answer",
      description: outputFormat.description,
      strict: outputFormat.strict,
    },
  };
}

/** An answer in the words of the vocabulary as one of the chat dialect. */
export function writeResponse(response: Response, _echo?: Wire, loss: Loss = noLoss): Wire {
  const id = answerId(response.id, "chatcmpl-");
  let turns: Turn[] = [{ role: "assistant", parts: explained(response) }];
  turns = emptyAnswerAsText(turns);
  return {
    object: "chat.completion",
    system_fingerprint: null,
    id,
    created: response.created ?? now(),
    model: response.model,
    choices: [
      {
        message: writeAnswerItem(
          turns.flatMap(({ parts }) => parts),
          loss,
        ),
        finish_reason: finishWord(finishWords, response.finish, response.parts) ?? null,
        logprobs: contentProbabilities.write(response.probabilities) ?? null,
        index: 0,
      },
    ],
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
    prompt_tokens: usage.input,
    prompt_tokens_details: compact({
      cached_tokens: usage.cached_input,
      cache_write_tokens: usage.cache_write,
    }),
    completion_tokens: usage.output,
    completion_tokens_details: compact({
      reasoning_tokens: usage.reasoning,
    }),
    total_tokens: usage.total,
  };
}
