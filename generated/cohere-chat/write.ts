// Made from specs/dialects/cohere-chat/mapping.yaml by "make generate". Change the specs, not this file.
import { instructJson, onePenalty, strictForAllTools } from "../../specs/dialects/cohere-chat/functions.js";
import { citationsByPart } from "../../src/conversion/citations.js";
import { writeContent } from "../../src/conversion/content.js";
import {
  answerCalls,
  dropEmptyText,
  dropTrailingReasoning,
  ensureUserTurn,
  failuresAsText,
  mediaBesideResults,
  onlyMediaTaken,
  plainDocumentsAsText,
  webAddressesOnly,
} from "../../src/conversion/conversation/index.js";
import { ConversionError } from "../../src/conversion/conversion-error.js";
import { heldBy } from "../../src/conversion/held.js";
import type { Wire } from "../../src/conversion/json.js";
import { noLoss, type Loss } from "../../src/conversion/loss.js";
import { writePlace } from "../../src/conversion/placed-citations.js";
import {
  cleanToolNames,
  describeGroups,
  dropChoiceWithoutTools,
  dropEmptyStops,
  fitReasoning,
  flatToolSchemas,
  formatBesideTools,
  offerChosenTools,
  schemaAsInstruction,
  toolsAsFunctions,
} from "../../src/conversion/request/index.js";
import type { SchemaRules } from "../../src/conversion/schema-limits.js";
import { wholeUsage } from "../../src/conversion/settle.js";
import {
  argumentsText,
  mediaUri,
  nonEmptyText,
  objectSchema,
  omitBelowOne,
} from "../../src/conversion/transforms/index.js";
import type { WriteContext } from "../../src/conversion/write-context.js";
import { addItem, answerId, atMost, clamp, compact, finishWord, someOf, wordFor } from "../../src/conversion/write.js";
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
  TextPart,
  Tool,
  ToolChoice,
  Turn,
  Usage,
} from "../interlingua/text.js";
import type { components } from "./types.js";

const toolChoiceWords: ReadonlyMap<string, string> = new Map([
  ["none", "NONE"],
  ["required", "REQUIRED"],
]);
const detailWords: ReadonlyMap<string, string> = new Map([
  ["auto", "auto"],
  ["low", "low"],
  ["high", "high"],
]);
const modeWords: ReadonlyMap<string, string> = new Map([
  ["off", "disabled"],
  ["on", "enabled"],
]);

/** The word for each reason why an answer ends. */
export const finishWords: ReadonlyMap<string, string> = new Map([
  ["stop", "COMPLETE"],
  ["stop_sequence", "STOP_SEQUENCE"],
  ["awaiting_results", "TOOL_CALL"],
  ["length", "MAX_TOKENS"],
  ["context_full", "MAX_TOKENS"],
  ["filtered", "ERROR"],
  ["refused", "COMPLETE"],
  ["paused", "COMPLETE"],
  ["malformed", "COMPLETE"],
  ["failed", "ERROR"],
  ["other", "COMPLETE"],
]);

/** Where a part appears. */
type Context = "system" | "user" | "assistant" | "tool" | "answer";

/** What the vendor accepts in JSON Schemas. */
const schemas: SchemaRules = {};

/** A request in the words of the vocabulary as one of the cohere-chat dialect. */
export function writeRequest(given: Request, loss: Loss, context: WriteContext): Wire {
  let request: Request = { ...given, model: context.model, stream: context.stream ? true : undefined };
  if (request.stop !== undefined) request = dropEmptyStops(request, loss);
  request = toolsAsFunctions(request, loss, undefined, context);
  if (request.tools !== undefined) request = flatToolSchemas(request, loss);
  if (request.tools !== undefined) request = strictForAllTools(request);
  request = fitReasoning(request, loss, { controls: ["mode", "budget"] }, context);
  request = onePenalty(request, loss);
  if (request.tool_choice !== undefined) request = offerChosenTools(request, loss, "even_one");
  if (request.output_format !== undefined) request = formatBesideTools(request, loss, undefined, context);
  if (request.output_format !== undefined) request = instructJson(request);
  if (request.output_format !== undefined) request = schemaAsInstruction(request, loss, undefined, context, schemas);
  if (request.tool_choice !== undefined || request.parallel_calls !== undefined)
    request = dropChoiceWithoutTools(request, loss);
  request = cleanToolNames(request, loss, "[A-Za-z_][A-Za-z0-9_]{0,63}", context);
  if (request.tools !== undefined) request = describeGroups(request, loss, undefined, context);
  let turns = request.turns;
  const held = heldBy(turns);
  if (held.call || held.result) turns = answerCalls(turns, loss);
  if (held.call || held.result) turns = failuresAsText(turns);
  if (held.media) turns = webAddressesOnly(turns, loss);
  if (held.media) turns = plainDocumentsAsText(turns, loss);
  if (held.media) turns = onlyMediaTaken(turns, loss, undefined, context, takesMedia);
  turns = dropEmptyText(turns, loss);
  if (held.media) turns = mediaBesideResults(turns, loss);
  if (held.reasoning) turns = dropTrailingReasoning(turns, loss);
  turns = ensureUserTurn(turns);
  loss.dropConcept(request, "candidates", request.candidates, 1);
  loss.dropConcept(request, "logprobs", request.logprobs, false);
  loss.dropConcept(request, "top_logprobs", request.top_logprobs, 0);
  loss.dropConcept(request, "parallel_calls", request.parallel_calls, true);
  loss.dropConcept(request, "outputs", request.outputs);
  loss.dropConcept(request, "image_ratio", request.image_ratio);
  loss.dropConcept(request, "image_size", request.image_size);
  loss.dropConcept(request, "verbosity", request.verbosity);
  const reasoning = request.reasoning ?? {};
  loss.dropConcept(reasoning, "effort", reasoning.effort);
  loss.dropConcept(reasoning, "visible", reasoning.visible, "omitted");
  loss.dropConcept(request, "user", request.user);
  loss.dropConcept(request, "metadata", request.metadata);
  loss.dropConcept(request, "cache_key", request.cache_key);
  loss.dropConcept(request, "cache_retention", request.cache_retention);
  return {
    model: request.model,
    stream: request.stream,
    messages: writeTurns(turns, loss),
    max_tokens: request.output_limit,
    temperature: clamp(request.temperature, 0, 1, () => loss.dropConcept(request, "temperature", request.temperature)),
    p: clamp(request.top_p, 0.01, 0.99, () => loss.dropConcept(request, "top_p", request.top_p)),
    k: omitBelowOne.write(clamp(request.top_k, 0, 500, () => loss.clamp(request, "top_k", request.top_k))),
    stop_sequences: atMost(request.stop, 5, () => loss.dropConcept(request, "stop", request.stop)),
    presence_penalty: clamp(request.presence_penalty, 0, 1, () =>
      loss.dropConcept(request, "presence_penalty", request.presence_penalty, 0),
    ),
    frequency_penalty: clamp(request.frequency_penalty, 0, 1, () =>
      loss.dropConcept(request, "frequency_penalty", request.frequency_penalty, 0),
    ),
    seed: request.seed,
    tools: someOf(request.tools?.map((item) => writeTool(item, loss))),
    strict_tools: request.strict,
    tool_choice: request.tool_choice && writeToolChoice(request.tool_choice, loss),
    response_format: request.output_format && writeOutputFormat(request.output_format, loss),
    thinking: compact({
      type: wordFor(modeWords, reasoning.mode, () => loss.dropConcept(reasoning, "mode", reasoning.mode)),
      token_budget: reasoning.budget,
    }),
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
  const content = writeContent(parts, false, (part) => writePart(part, "system", loss));
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
  const content = writeContent(parts, false, (part) => writePart(part, "user", loss));
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
    content: writeContent(part.parts, false, (inside) => writePart(inside, "tool", loss)) ?? [],
  };
}

function writeAssistantTurn(turn: Turn, items: Wire[], loss: Loss): void {
  addItem(items, writeAssistantItem(turn.parts, loss));
}

function writeAssistantItem(parts: readonly Part[], loss: Loss): Wire | undefined {
  const called = parts.filter((part): part is CallPart => part.kind === "call");
  const content = writeContent(
    parts.filter((part) => part.kind !== "call"),
    false,
    (part) => writePart(part, "assistant", loss),
  );
  if (content === undefined && called.length === 0) return undefined;
  return {
    role: "assistant",
    content,
    tool_calls: someOf(called.map((part) => writeCalledPart(part, loss))),
  };
}

function writeAnswerItem(parts: readonly Part[], loss: Loss): Wire {
  const called = parts.filter((part): part is CallPart => part.kind === "call");
  const content = writeContent(
    parts.filter((part) => part.kind !== "call"),
    false,
    (part) => writePart(part, "answer", loss),
  );
  return {
    role: "assistant",
    content: content ?? [],
    citations: someOf(
      citationsByPart(parts, (part) => writePart(part, "answer", noLoss) !== undefined).map((one) =>
        writePlace(writeCitation(one, loss), one, { part: "content_index", text: "text" }),
      ),
    ),
    tool_calls: someOf(called.map((part) => writeCalledPart(part, loss))),
  };
}

/** Whether a medium can be written in a turn of the user. */
function takesMedia(part: MediaPart): boolean {
  return writePart(part, "user", noLoss) !== undefined;
}

/** A part in a content list, or nothing where the dialect has no form for it there. */
export function writePart(part: Part, context: Context, loss: Loss): Wire | undefined {
  if (part.kind === "text") return writeTextPart(part, loss, context);
  if (part.kind === "media" && part.medium === "image" && context === "user") return writeImagePart(part, loss);
  if (part.kind === "reasoning" && (context === "assistant" || context === "answer"))
    return writeReasoningPart(part, loss);
  if (part.kind === "refusal" && (context === "assistant" || context === "answer"))
    return writeDeclinedPart(part, loss);
  return loss.drop(part);
}

function writeTextPart(part: TextPart, loss: Loss, context: Context): Wire {
  loss.dropConcept(part, "probabilities", part.probabilities);
  loss.dropConcept(part, "tools", part.tools);
  loss.dropConcept(part, "signature", part.signature);
  loss.dropConcept(part, "cache", part.cache);
  if (context !== "answer") loss.dropConcept(part, "citations", part.citations);
  return {
    type: "text",
    text: part.text,
  };
}

function writeImagePart(part: MediaPart, loss: Loss): Wire | undefined {
  const sourceValue = mediaUri.write(part.source, loss);
  if (sourceValue === undefined) return loss.drop(part);
  loss.dropConcept(part, "title", part.title);
  loss.dropConcept(part, "signature", part.signature);
  loss.dropConcept(part, "cache", part.cache);
  return {
    type: "image_url",
    image_url: {
      url: sourceValue,
      detail: wordFor(detailWords, part.detail, () => loss.dropConcept(part, "detail", part.detail, "auto")),
    },
  };
}

function writeReasoningPart(part: ReasoningPart, loss: Loss): Wire | undefined {
  const textValue = nonEmptyText.write(part.text);
  if (textValue === undefined) return loss.drop(part);
  loss.dropConcept(part, "signature", part.signature);
  loss.dropConcept(part, "redacted", part.redacted);
  return {
    type: "thinking",
    thinking: textValue,
  };
}

function writeDeclinedPart(part: RefusalPart, _loss: Loss): Wire {
  return {
    type: "text",
    text: part.text,
  };
}

function writeCalledPart(part: CallPart, loss: Loss): Wire {
  loss.dropConcept(part, "calling", part.calling);
  loss.dropConcept(part, "group", part.group);
  loss.dropConcept(part, "signature", part.signature);
  loss.dropConcept(part, "cache", part.cache);
  return {
    type: "function",
    id: part.id,
    function: {
      name: part.name,
      arguments: argumentsText.write(part.arguments) ?? "{}",
    },
  };
}

/** The record "citation" in the first of its forms that can hold it. */
export function writeCitation(citation: Citation, loss: Loss): Wire | undefined {
  if (citation.url !== undefined) return writeDocumentCitation(citation, loss);
  return loss.drop(citation);
}

function writeDocumentCitation(citation: Citation, loss: Loss): Wire {
  loss.dropConcept(citation, "quote", citation.quote);
  return {
    type: "TEXT_CONTENT",
    sources: [
      {
        type: "document",
        id: "",
        document: compact({
          url: citation.url,
          title: citation.title,
        }),
      },
    ],
    start: citation.start,
    end: citation.end,
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
    function: {
      name: tool.name,
      description: tool.description,
      parameters: objectSchema.write(tool.parameters) ?? { type: "object", properties: {} },
    },
  };
}

/** The record "tool_choice" in the first of its forms that can hold it. */
function writeToolChoice(toolChoice: ToolChoice, loss: Loss): string | undefined {
  if (toolChoice.mode === "auto" && toolChoice.names === undefined) {
    loss.dropConcept(toolChoice, "calling", toolChoice.calling);
    return undefined;
  }
  if (toolChoice.names === undefined) {
    loss.dropConcept(toolChoice, "calling", toolChoice.calling);
    return wordFor(toolChoiceWords, toolChoice.mode, () => loss.drop(toolChoice));
  }
  return loss.drop(toolChoice);
}

/** The record "output_format" in the first of its forms that can hold it. */
function writeOutputFormat(outputFormat: OutputFormat, loss: Loss): Wire | undefined {
  if (outputFormat.kind === "text") return writeTextOutputFormat(outputFormat, loss);
  if (outputFormat.kind === "schema") return writeSchemaOutputFormat(outputFormat, loss);
  if (outputFormat.kind === "json") return writeJsonOutputFormat(outputFormat, loss);
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

function writeSchemaOutputFormat(outputFormat: OutputFormat, loss: Loss): Wire {
  loss.dropConcept(outputFormat, "name", outputFormat.name);
  loss.dropConcept(outputFormat, "description", outputFormat.description);
  return {
    type: "json_object",
    json_schema: outputFormat.schema,
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

/** An answer in the words of the vocabulary as one of the cohere-chat dialect. */
export function writeResponse(response: Response, _echo?: Wire, loss: Loss = noLoss): Wire {
  const id = answerId(response.id, "");
  return {
    id,
    message: writeAnswerItem(response.parts, loss),
    finish_reason: finishWord(finishWords, response.finish, response.parts) ?? null,
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
    billed_units: {
      input_tokens: usage.input,
      output_tokens: usage.output,
    },
    tokens: {
      input_tokens: usage.input,
      output_tokens: usage.output,
    },
  };
}
