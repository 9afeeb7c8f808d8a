// Made from specs/dialects/messages/mapping.yaml by "make generate". Change the specs, not this file.
import { choiceForParallelSwitch, decodeTexts, typesAsShown } from "../../specs/dialects/messages/functions.js";
import { writeContent } from "../../src/conversion/content.js";
import {
  answerCalls,
  cleanCallIds,
  dropEmptyText,
  dropTrailingReasoning,
  ensureUserTurn,
  hoistInstructions,
  onlyMediaTaken,
  onlyTypes,
  trimPrefill,
  userFirst,
  webAddressesOnly,
  wordsInFailures,
} from "../../src/conversion/conversation/index.js";
import { splitInstructions } from "../../src/conversion/conversation/roles.js";
import { ConversionError } from "../../src/conversion/conversion-error.js";
import { heldBy } from "../../src/conversion/held.js";
import type { Wire } from "../../src/conversion/json.js";
import { noLoss, type Loss } from "../../src/conversion/loss.js";
import {
  budgetBesideCalls,
  cleanToolNames,
  describeAnswerConditions,
  describeGroups,
  dropBlankStops,
  dropChoiceWithoutTools,
  fitReasoning,
  flatToolSchemas,
  jsonAsInstruction,
  markCaches,
  offerChosenTools,
  samplingBesideReasoning,
  schemaAsInstruction,
  strictForValidated,
  strictWhereTaken,
  toolsAsFunctions,
} from "../../src/conversion/request/index.js";
import type { SchemaRules } from "../../src/conversion/schema-limits.js";
import { isWithheld, wholeUsage, without } from "../../src/conversion/settle.js";
import { leadingSomewhere } from "../../src/conversion/state/last.js";
import {
  cacheMark,
  closedSchema,
  jsonObject,
  negated,
  objectSchema,
  single,
} from "../../src/conversion/transforms/index.js";
import type { WriteContext } from "../../src/conversion/write-context.js";
import {
  addItem,
  answerId,
  clamp,
  compact,
  finishWord,
  mergeItems,
  merged,
  someOf,
  wordFor,
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

const modeTypeWords: ReadonlyMap<string, string> = new Map([
  ["auto", "auto"],
  ["validated", "auto"],
  ["none", "none"],
  ["required", "any"],
]);
const modeThinkingTypeWords: ReadonlyMap<string, string> = new Map([
  ["off", "disabled"],
  ["on", "enabled"],
  ["adaptive", "adaptive"],
]);
const visibleWords: ReadonlyMap<string, string> = new Map([
  ["summarized", "summarized"],
  ["omitted", "omitted"],
]);
const effortWords: ReadonlyMap<string, string> = new Map([
  ["minimal", "low"],
  ["low", "low"],
  ["medium", "medium"],
  ["high", "high"],
  ["xhigh", "xhigh"],
  ["max", "max"],
]);

/** The word for each reason why an answer ends. */
export const finishWords: ReadonlyMap<string, string> = new Map([
  ["stop", "end_turn"],
  ["stop_sequence", "stop_sequence"],
  ["awaiting_results", "tool_use"],
  ["length", "max_tokens"],
  ["context_full", "model_context_window_exceeded"],
  ["filtered", "refusal"],
  ["refused", "refusal"],
  ["paused", "pause_turn"],
  ["malformed", "end_turn"],
  ["failed", "end_turn"],
  ["other", "end_turn"],
]);

/** Where a part appears. */
type Context = "user" | "assistant" | "system" | "result" | "instructions" | "answer";

/** What the vendor accepts in JSON Schemas. */
const schemas: SchemaRules = {
  answers: {
    keywords: [
      "$schema",
      "$id",
      "$ref",
      "$defs",
      "definitions",
      "title",
      "description",
      "default",
      "type",
      "enum",
      "const",
      "anyOf",
      "oneOf",
      "allOf",
      "properties",
      "required",
      "additionalProperties",
      "items",
      "format",
      "minItems",
    ],
    values: {
      format: ["date-time", "time", "date", "duration", "email", "hostname", "uri", "ipv4", "ipv6", "uuid"],
      minItems: [0, 1],
    },
  },
};

/** A request in the words of the vocabulary as one of the messages dialect. */
export function writeRequest(given: Request, loss: Loss, context: WriteContext): Wire {
  let request: Request = { ...given, model: context.model, stream: context.stream ? true : undefined };
  request = toolsAsFunctions(request, loss, undefined, context);
  if (request.tools !== undefined) request = flatToolSchemas(request, loss);
  request = markCaches(request, loss, 4, context);
  request = fitReasoning(request, loss, { controls: ["mode", "budget", "effort"], leastBudget: 1024 }, context);
  if (request.reasoning !== undefined) request = budgetBesideCalls(request, loss);
  if (request.reasoning !== undefined) request = samplingBesideReasoning(request, loss);
  if (request.tools !== undefined || request.output_format !== undefined)
    request = strictWhereTaken(request, loss, undefined, context, schemas);
  if (request.tool_choice !== undefined) request = strictForValidated(request, loss);
  if (request.tool_choice !== undefined) request = offerChosenTools(request, loss);
  if (request.output_format !== undefined) request = jsonAsInstruction(request, loss, undefined, context);
  if (request.output_format !== undefined)
    request = schemaAsInstruction(request, loss, "unless_closable", context, schemas);
  if (request.output_format !== undefined)
    request = describeAnswerConditions(request, loss, undefined, context, schemas);
  if (request.stop !== undefined) request = dropBlankStops(request, loss);
  if (request.tool_choice !== undefined || request.parallel_calls !== undefined)
    request = dropChoiceWithoutTools(request, loss);
  request = cleanToolNames(request, loss, "[A-Za-z0-9_-]{1,128}", context);
  if (request.tools !== undefined) request = describeGroups(request, loss, undefined, context);
  if (request.parallel_calls !== undefined) request = choiceForParallelSwitch(request);
  let turns = request.turns;
  const held = heldBy(turns);
  turns = hoistInstructions(turns);
  if (held.call || held.result) turns = answerCalls(turns, loss);
  if (held.media) turns = webAddressesOnly(turns, loss);
  if (held.media) turns = decodeTexts(turns);
  if (held.media) turns = typesAsShown(turns);
  if (held.media)
    turns = onlyTypes(turns, loss, ["image/png", "image/jpeg", "image/gif", "image/webp", "application/pdf"]);
  if (held.media) turns = onlyMediaTaken(turns, loss, undefined, context, takesMedia);
  turns = dropEmptyText(turns, loss, "or_blank");
  if (held.result) turns = wordsInFailures(turns);
  if (held.call || held.result) turns = cleanCallIds(turns, loss, "[A-Za-z0-9_-]{1,64}");
  if (held.reasoning) turns = dropTrailingReasoning(turns, loss);
  turns = ensureUserTurn(turns);
  turns = userFirst(turns);
  turns = trimPrefill(turns);
  const { instructions, rest } = splitInstructions(turns);
  loss.dropConcept(request, "presence_penalty", request.presence_penalty, 0);
  loss.dropConcept(request, "frequency_penalty", request.frequency_penalty, 0);
  loss.dropConcept(request, "seed", request.seed);
  loss.dropConcept(request, "candidates", request.candidates, 1);
  loss.dropConcept(request, "logprobs", request.logprobs, false);
  loss.dropConcept(request, "top_logprobs", request.top_logprobs, 0);
  loss.dropConcept(request, "strict", request.strict, false);
  loss.dropConcept(request, "outputs", request.outputs);
  loss.dropConcept(request, "image_ratio", request.image_ratio);
  loss.dropConcept(request, "image_size", request.image_size);
  loss.dropConcept(request, "verbosity", request.verbosity);
  const reasoning = request.reasoning ?? {};
  loss.dropConcept(request, "metadata", request.metadata);
  loss.dropConcept(request, "cache_key", request.cache_key);
  loss.dropConcept(request, "cache_retention", request.cache_retention);
  return {
    model: request.model,
    stream: request.stream,
    system: writeContent(instructions, false, (part) => writePart(part, "instructions", loss)),
    messages: writeTurns(rest, loss),
    max_tokens: request.output_limit ?? context.outputLimit ?? 4096,
    temperature: clamp(request.temperature, 0, 1, () => loss.dropConcept(request, "temperature", request.temperature)),
    top_p: request.top_p,
    top_k: request.top_k,
    stop_sequences: request.stop,
    tools: someOf(request.tools?.map((item) => writeTool(item, loss))),
    tool_choice: merged(
      request.tool_choice && writeToolChoice(request.tool_choice, loss),
      compact({
        disable_parallel_tool_use: negated.write(request.parallel_calls),
      }),
    ),
    output_config: compact({
      format: request.output_format && writeOutputFormat(request.output_format, loss),
      effort: wordFor(effortWords, reasoning.effort, () => loss.dropConcept(reasoning, "effort", reasoning.effort)),
    }),
    thinking: compact({
      type: wordFor(modeThinkingTypeWords, reasoning.mode, () => loss.dropConcept(reasoning, "mode", reasoning.mode)),
      budget_tokens: reasoning.budget,
      display: wordFor(visibleWords, reasoning.visible, () =>
        loss.dropConcept(reasoning, "visible", reasoning.visible, "omitted"),
      ),
    }),
    metadata: compact({
      user_id: request.user,
    }),
  } satisfies Written<components["schemas"]["Request"] | components["schemas"]["CountRequest"]>;
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
  if (items.length === 0)
    throw new ConversionError("messages", "Nothing of the conversation can be sent to this model.");
  return mergeItems(items, "role", "content");
}

function writeUserTurn(turn: Turn, items: Wire[], loss: Loss): void {
  addItem(items, writeUserItem(turn.parts, loss));
}

function writeUserItem(parts: readonly Part[], loss: Loss): Wire | undefined {
  const content = writeContent(parts, false, (part) => writePart(part, "user", loss));
  if (content === undefined) return undefined;
  return {
    role: "user",
    content,
  };
}

function writeAssistantTurn(turn: Turn, items: Wire[], loss: Loss): void {
  addItem(items, writeAssistantItem(turn.parts, loss));
}

function writeAssistantItem(parts: readonly Part[], loss: Loss): Wire | undefined {
  const content = writeContent(parts, false, (part) => writePart(part, "assistant", loss));
  if (content === undefined) return undefined;
  return {
    role: "assistant",
    content,
  };
}

/** Whether a medium can be written in a turn of the user. */
function takesMedia(part: MediaPart): boolean {
  return writePart(part, "user", noLoss) !== undefined;
}

/** A part in a content list, or nothing where the dialect has no form for it there. */
export function writePart(part: Part, context: Context, loss: Loss): Wire | undefined {
  if (
    part.kind === "text" &&
    (context === "user" ||
      context === "assistant" ||
      context === "system" ||
      context === "instructions" ||
      context === "result")
  )
    return writeTextPart(part, loss);
  if (part.kind === "text" && context === "answer") return writeAnswerTextPart(part, loss);
  if (part.kind === "media" && part.medium === "image" && (context === "user" || context === "result"))
    return writeImagePart(part, loss);
  if (part.kind === "media" && part.medium === "document" && (context === "user" || context === "result"))
    return writeDocumentPart(part, loss);
  if (part.kind === "reasoning" && part.signature !== undefined && context === "assistant")
    return writeReasoningPart(part, loss);
  if (part.kind === "reasoning" && part.redacted === undefined && context === "answer")
    return writeShownReasoningPart(part, loss);
  if (part.kind === "reasoning" && part.redacted !== undefined && (context === "assistant" || context === "answer"))
    return writeRedactedPart(part, loss);
  if (part.kind === "call" && context === "assistant") return writeCallPart(part, loss);
  if (part.kind === "call" && context === "answer") return writeAnsweredCallPart(part, loss);
  if (part.kind === "result" && context === "user") return writeResultPart(part, loss);
  if (part.kind === "refusal" && (context === "assistant" || context === "answer"))
    return writeDeclinedPart(part, loss);
  return loss.drop(part);
}

function writeTextPart(part: TextPart, loss: Loss): Wire {
  loss.dropConcept(part, "citations", part.citations);
  loss.dropConcept(part, "probabilities", part.probabilities);
  loss.dropConcept(part, "tools", part.tools);
  loss.dropConcept(part, "signature", part.signature);
  return {
    type: "text",
    text: part.text,
    cache_control: cacheMark.write(part.cache),
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
    citations: someOf(part.citations?.map((item) => writeCitation(item, loss))),
  };
}

function writeImagePart(part: MediaPart, loss: Loss): Wire | undefined {
  const sourceValue = part.source && writeImageSource(part.source, loss);
  if (sourceValue === undefined) return loss.drop(part);
  loss.dropConcept(part, "detail", part.detail, "auto");
  loss.dropConcept(part, "title", part.title);
  loss.dropConcept(part, "signature", part.signature);
  return {
    type: "image",
    source: sourceValue,
    cache_control: cacheMark.write(part.cache),
  };
}

function writeDocumentPart(part: MediaPart, loss: Loss): Wire | undefined {
  const sourceValue = part.source && writeSource(part.source, loss);
  if (sourceValue === undefined) return loss.drop(part);
  loss.dropConcept(part, "detail", part.detail, "auto");
  loss.dropConcept(part, "signature", part.signature);
  return {
    type: "document",
    source: sourceValue,
    title: part.title,
    cache_control: cacheMark.write(part.cache),
  };
}

function writeReasoningPart(part: ReasoningPart, loss: Loss): Wire {
  loss.dropConcept(part, "redacted", part.redacted);
  return {
    type: "thinking",
    thinking: part.text,
    signature: part.signature,
  };
}

function writeShownReasoningPart(part: ReasoningPart, _loss: Loss): Wire {
  return {
    type: "thinking",
    thinking: part.text,
    signature: part.signature ?? "",
  };
}

function writeRedactedPart(part: ReasoningPart, loss: Loss): Wire {
  loss.dropConcept(part, "text", part.text);
  loss.dropConcept(part, "signature", part.signature);
  return {
    type: "redacted_thinking",
    data: part.redacted,
  };
}

function writeCallPart(part: CallPart, loss: Loss): Wire {
  loss.dropConcept(part, "calling", part.calling);
  loss.dropConcept(part, "group", part.group);
  loss.dropConcept(part, "signature", part.signature);
  return {
    type: "tool_use",
    id: part.id,
    name: part.name,
    input: jsonObject.write(part.arguments) ?? {},
    cache_control: cacheMark.write(part.cache),
  };
}

function writeAnsweredCallPart(part: CallPart, loss: Loss): Wire {
  loss.dropConcept(part, "calling", part.calling);
  loss.dropConcept(part, "group", part.group);
  loss.dropConcept(part, "signature", part.signature);
  loss.dropConcept(part, "cache", part.cache);
  return {
    type: "tool_use",
    caller: { type: "direct" },
    id: part.id,
    name: part.name,
    input: jsonObject.write(part.arguments) ?? {},
  };
}

function writeResultPart(part: ResultPart, loss: Loss): Wire {
  loss.dropConcept(part, "calling", part.calling);
  return {
    type: "tool_result",
    tool_use_id: part.id,
    content: writeContent(part.parts, false, (inside) => writePart(inside, "result", loss)) ?? [],
    is_error: part.error,
    cache_control: cacheMark.write(part.cache),
  };
}

function writeDeclinedPart(part: RefusalPart, _loss: Loss): Wire {
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
  loss.dropConcept(citation, "start", citation.start);
  loss.dropConcept(citation, "end", citation.end);
  return {
    type: "web_search_result_location",
    encrypted_index: "",
    url: citation.url,
    title: citation.title ?? "",
    cited_text: citation.quote ?? "",
  };
}

/** The record "image_source" in the first of its forms that can hold it. */
function writeImageSource(imageSource: Source, loss: Loss): Wire | undefined {
  if (imageSource.data !== undefined) return writeBase64ImageSource(imageSource, loss);
  if (imageSource.url !== undefined) return writeUrlImageSource(imageSource, loss);
  return loss.drop(imageSource);
}

function writeBase64ImageSource(imageSource: Source, loss: Loss): Wire {
  loss.dropConcept(imageSource, "url", imageSource.url);
  loss.dropConcept(imageSource, "file", imageSource.file);
  loss.dropConcept(imageSource, "text", imageSource.text);
  return {
    type: "base64",
    media_type: imageSource.mime ?? "application/octet-stream",
    data: imageSource.data,
  };
}

function writeUrlImageSource(imageSource: Source, loss: Loss): Wire {
  loss.dropConcept(imageSource, "data", imageSource.data);
  loss.dropConcept(imageSource, "mime", imageSource.mime);
  loss.dropConcept(imageSource, "file", imageSource.file);
  loss.dropConcept(imageSource, "text", imageSource.text);
  return {
    type: "url",
    url: imageSource.url,
  };
}

/** The record "source" in the first of its forms that can hold it. */
function writeSource(source: Source, loss: Loss): Wire | undefined {
  if (source.data !== undefined) return writeBase64Source(source, loss);
  if (source.url !== undefined) return writeUrlSource(source, loss);
  if (source.text !== undefined) return writeTextSource(source, loss);
  return loss.drop(source);
}

function writeBase64Source(source: Source, loss: Loss): Wire {
  loss.dropConcept(source, "url", source.url);
  loss.dropConcept(source, "file", source.file);
  loss.dropConcept(source, "text", source.text);
  return {
    type: "base64",
    media_type: source.mime ?? "application/octet-stream",
    data: source.data,
  };
}

function writeUrlSource(source: Source, loss: Loss): Wire {
  loss.dropConcept(source, "data", source.data);
  loss.dropConcept(source, "mime", source.mime);
  loss.dropConcept(source, "file", source.file);
  loss.dropConcept(source, "text", source.text);
  return {
    type: "url",
    url: source.url,
  };
}

function writeTextSource(source: Source, loss: Loss): Wire {
  loss.dropConcept(source, "data", source.data);
  loss.dropConcept(source, "url", source.url);
  loss.dropConcept(source, "file", source.file);
  return {
    type: "text",
    data: source.text,
    media_type: source.mime ?? "text/plain",
  };
}

/** The record "tool" in the first of its forms that can hold it. */
function writeTool(tool: Tool, loss: Loss): Wire | undefined {
  return writeCustomTool(tool, loss);
}

function writeCustomTool(tool: Tool, loss: Loss): Wire {
  loss.dropConcept(tool, "calling", tool.calling);
  loss.dropConcept(tool, "grammar", tool.grammar);
  loss.dropConcept(tool, "group", tool.group);
  loss.dropConcept(tool, "group_description", tool.group_description);
  return {
    name: tool.name,
    description: tool.description,
    input_schema: objectSchema.write(tool.parameters) ?? { type: "object", properties: {} },
    strict: tool.strict,
    cache_control: cacheMark.write(tool.cache),
  };
}

/** The record "tool_choice" in the first of its forms that can hold it. */
function writeToolChoice(toolChoice: ToolChoice, loss: Loss): Wire | undefined {
  if (toolChoice.mode === "required" && toolChoice.names?.length === 1) return writeNamedToolChoice(toolChoice, loss);
  if (toolChoice.names === undefined) return writePlainToolChoice(toolChoice, loss);
  return loss.drop(toolChoice);
}

function writeNamedToolChoice(toolChoice: ToolChoice, loss: Loss): Wire {
  loss.dropConcept(toolChoice, "calling", toolChoice.calling);
  return {
    type: "tool",
    name: single.write(toolChoice.names),
  };
}

function writePlainToolChoice(toolChoice: ToolChoice, loss: Loss): Wire | undefined {
  loss.dropConcept(toolChoice, "calling", toolChoice.calling);
  return compact({
    type: wordFor(modeTypeWords, toolChoice.mode, () => loss.dropConcept(toolChoice, "mode", toolChoice.mode)),
  });
}

/** The record "output_format" in the first of its forms that can hold it. */
function writeOutputFormat(outputFormat: OutputFormat, loss: Loss): Wire | undefined {
  if (outputFormat.kind === "text") {
    loss.dropConcept(outputFormat, "schema", outputFormat.schema);
    loss.dropConcept(outputFormat, "name", outputFormat.name);
    loss.dropConcept(outputFormat, "description", outputFormat.description);
    loss.dropConcept(outputFormat, "strict", outputFormat.strict, false);
    return undefined;
  }
  if (outputFormat.kind === "schema") return writeSchemaOutputFormat(outputFormat, loss);
  return loss.drop(outputFormat);
}

function writeSchemaOutputFormat(outputFormat: OutputFormat, loss: Loss): Wire {
  loss.dropConcept(outputFormat, "name", outputFormat.name);
  loss.dropConcept(outputFormat, "description", outputFormat.description);
  return {
    type: "json_schema",
    schema: closedSchema.write(outputFormat.schema),
  };
}

/** An answer in the words of the vocabulary as one of the messages dialect. */
export function writeResponse(response: Response, _echo?: Wire, loss: Loss = noLoss): Wire {
  const id = answerId(response.id, "msg_");
  return {
    type: "message",
    role: "assistant",
    id,
    model: response.model,
    content:
      writeContent(leadingSomewhere(response.parts, loss), false, (part) => writePart(part, "answer", loss)) ?? [],
    stop_reason: finishWord(finishWords, response.finish, response.parts) ?? null,
    stop_sequence: response.stop_sequence ?? null,
    stop_details:
      response.explanation === undefined || !isWithheld(response.finish)
        ? null
        : { type: "refusal", category: null, explanation: response.explanation },
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
    input_tokens: without(usage.input, usage.cached_input, usage.cache_write),
    cache_read_input_tokens: usage.cached_input ?? 0,
    cache_creation_input_tokens: usage.cache_write ?? 0,
    cache_creation: {
      ephemeral_1h_input_tokens: usage.cache_write_hour ?? 0,
      ephemeral_5m_input_tokens: usage.cache_write_minutes ?? 0,
    },
    output_tokens: usage.output,
    service_tier: "standard",
    inference_geo: "not_available",
    output_tokens_details: compact({
      thinking_tokens: usage.reasoning,
    }),
  };
}
