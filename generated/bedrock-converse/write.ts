// Made from specs/dialects/bedrock-converse/mapping.yaml by "make generate". Change the specs, not this file.
import {
  audioFormat,
  cachePoint,
  contentText,
  documentFormat,
  hourWrites,
  imageFormat,
  nameDocuments,
  onlyKnownFormats,
  schemaText,
  splitCachePoints,
  splitToolCachePoints,
  textBesideDocuments,
  toolsOfCalls,
  videoFormat,
} from "../../specs/dialects/bedrock-converse/functions.js";
import { writeContent } from "../../src/conversion/content.js";
import {
  answerCalls,
  cleanCallIds,
  dropEmptyText,
  dropTrailingReasoning,
  ensureUserTurn,
  hoistInstructions,
  mediaBesideResults,
  onlyMediaTaken,
  trimPrefill,
  userFirst,
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
  strictWhereTaken,
  toolsAsFunctions,
  withholdTools,
} from "../../src/conversion/request/index.js";
import type { SchemaRules } from "../../src/conversion/schema-limits.js";
import { wholeUsage, without } from "../../src/conversion/settle.js";
import { bareBase64, jsonObject, nonEmptyText, objectSchema, single } from "../../src/conversion/transforms/index.js";
import type { WriteContext } from "../../src/conversion/write-context.js";
import { addItem, clamp, compact, finishWord, mergeItems, someOf, wordFor } from "../../src/conversion/write.js";
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

const modeWords: ReadonlyMap<string, string> = new Map([
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
  ["filtered", "content_filtered"],
  ["refused", "end_turn"],
  ["paused", "end_turn"],
  ["malformed", "malformed_model_output"],
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

/** A request in the words of the vocabulary as one of the bedrock-converse dialect. */
export function writeRequest(given: Request, loss: Loss, context: WriteContext): Wire {
  let request: Request = { ...given, model: context.model, stream: context.stream ? true : undefined };
  request = toolsAsFunctions(request, loss, undefined, context);
  if (request.tools !== undefined) request = flatToolSchemas(request, loss);
  request = markCaches(request, loss, undefined, context);
  request = fitReasoning(request, loss, { controls: ["mode", "budget", "effort"], leastBudget: 1024 }, context);
  if (request.reasoning !== undefined) request = budgetBesideCalls(request, loss);
  if (request.reasoning !== undefined) request = samplingBesideReasoning(request, loss);
  if (request.tools !== undefined || request.output_format !== undefined)
    request = strictWhereTaken(request, loss, undefined, context, schemas);
  if (request.tool_choice !== undefined) request = offerChosenTools(request, loss);
  if (request.output_format !== undefined) request = jsonAsInstruction(request, loss, undefined, context);
  if (request.output_format !== undefined)
    request = schemaAsInstruction(request, loss, "unless_closable", context, schemas);
  if (request.output_format !== undefined)
    request = describeAnswerConditions(request, loss, undefined, context, schemas);
  if (request.stop !== undefined) request = dropBlankStops(request, loss);
  request = cleanToolNames(request, loss, "[A-Za-z0-9_-]{1,64}", context);
  if (request.tools !== undefined) request = describeGroups(request, loss, undefined, context);
  if (request.tool_choice !== undefined) request = withholdTools(request, loss, "unless_called");
  request = toolsOfCalls(request);
  if (request.tool_choice !== undefined || request.parallel_calls !== undefined)
    request = dropChoiceWithoutTools(request, loss);
  if (request.tools !== undefined) request = splitToolCachePoints(request);
  let turns = request.turns;
  const held = heldBy(turns);
  turns = hoistInstructions(turns);
  if (held.call || held.result) turns = answerCalls(turns, loss);
  if (held.media) turns = onlyKnownFormats(turns, loss);
  if (held.media) turns = onlyMediaTaken(turns, loss, undefined, context, takesMedia);
  if (held.media) turns = mediaBesideResults(turns, loss, ["audio"]);
  turns = dropEmptyText(turns, loss, "or_blank");
  if (held.result) turns = wordsInFailures(turns);
  if (held.call || held.result) turns = cleanCallIds(turns, loss, "[A-Za-z0-9_-]{1,64}");
  if (held.reasoning) turns = dropTrailingReasoning(turns, loss);
  turns = ensureUserTurn(turns);
  turns = userFirst(turns);
  turns = trimPrefill(turns);
  if (held.media) turns = nameDocuments(turns);
  if (held.media) turns = textBesideDocuments(turns);
  turns = splitCachePoints(turns);
  const { instructions, rest } = splitInstructions(turns);
  loss.dropConcept(request, "presence_penalty", request.presence_penalty, 0);
  loss.dropConcept(request, "frequency_penalty", request.frequency_penalty, 0);
  loss.dropConcept(request, "seed", request.seed);
  loss.dropConcept(request, "candidates", request.candidates, 1);
  loss.dropConcept(request, "logprobs", request.logprobs, false);
  loss.dropConcept(request, "top_logprobs", request.top_logprobs, 0);
  loss.dropConcept(request, "strict", request.strict, false);
  loss.dropConcept(request, "parallel_calls", request.parallel_calls, true);
  loss.dropConcept(request, "outputs", request.outputs);
  loss.dropConcept(request, "image_ratio", request.image_ratio);
  loss.dropConcept(request, "image_size", request.image_size);
  loss.dropConcept(request, "verbosity", request.verbosity);
  const reasoning = request.reasoning ?? {};
  loss.dropConcept(request, "user", request.user);
  loss.dropConcept(request, "cache_key", request.cache_key);
  loss.dropConcept(request, "cache_retention", request.cache_retention);
  return {
    system: writeContent(instructions, false, (part) => writePart(part, "instructions", loss)),
    messages: writeTurns(rest, loss),
    inferenceConfig: compact({
      maxTokens: request.output_limit ?? context.outputLimit,
      temperature: clamp(request.temperature, 0, 1, () =>
        loss.dropConcept(request, "temperature", request.temperature),
      ),
      topP: request.top_p,
      stopSequences: request.stop,
    }),
    additionalModelRequestFields: compact({
      top_k: request.top_k,
      thinking: compact({
        type: wordFor(modeWords, reasoning.mode, () => loss.dropConcept(reasoning, "mode", reasoning.mode)),
        budget_tokens: reasoning.budget,
        display: wordFor(visibleWords, reasoning.visible, () =>
          loss.dropConcept(reasoning, "visible", reasoning.visible, "omitted"),
        ),
      }),
    }),
    toolConfig: compact({
      tools: someOf(request.tools?.map((item) => writeTool(item, loss))),
      toolChoice: request.tool_choice && writeToolChoice(request.tool_choice, loss),
    }),
    outputConfig: compact({
      textFormat: request.output_format && writeOutputFormat(request.output_format, loss),
      effort: wordFor(effortWords, reasoning.effort, () => loss.dropConcept(reasoning, "effort", reasoning.effort)),
    }),
    requestMetadata: request.metadata,
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

function writeAnswerItem(parts: readonly Part[], loss: Loss): Wire {
  const content = writeContent(parts, false, (part) => writePart(part, "answer", loss));
  return {
    role: "assistant",
    content: content ?? [],
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
    part.text === "" &&
    part.cache !== undefined &&
    (context === "user" || context === "assistant" || context === "instructions")
  )
    return writeCachePointPart(part, loss);
  if (part.kind === "text" && part.citations !== undefined && context === "answer") return writeCitedPart(part, loss);
  if (
    part.kind === "text" &&
    (context === "user" ||
      context === "assistant" ||
      context === "system" ||
      context === "instructions" ||
      context === "result" ||
      context === "answer")
  )
    return writeTextPart(part, loss);
  if (
    part.kind === "media" &&
    part.medium === "image" &&
    part.source?.data !== undefined &&
    (context === "user" || context === "result")
  )
    return writeImagePart(part, loss);
  if (
    part.kind === "media" &&
    part.medium === "video" &&
    part.source?.data !== undefined &&
    (context === "user" || context === "result")
  )
    return writeVideoPart(part, loss);
  if (part.kind === "media" && part.medium === "audio" && part.source?.data !== undefined && context === "user")
    return writeAudioPart(part, loss);
  if (
    part.kind === "media" &&
    part.medium === "document" &&
    part.source?.text !== undefined &&
    (context === "user" || context === "result")
  )
    return writeWordsPart(part, loss);
  if (
    part.kind === "media" &&
    part.medium === "document" &&
    part.source?.data !== undefined &&
    (context === "user" || context === "result")
  )
    return writeDocumentPart(part, loss);
  if (part.kind === "reasoning" && part.signature !== undefined && context === "assistant")
    return writeReasoningPart(part, loss);
  if (part.kind === "reasoning" && part.redacted === undefined && context === "answer")
    return writeShownReasoningPart(part, loss);
  if (part.kind === "reasoning" && part.redacted !== undefined && (context === "assistant" || context === "answer"))
    return writeRedactedPart(part, loss);
  if (part.kind === "call" && (context === "assistant" || context === "answer")) return writeCallPart(part, loss);
  if (part.kind === "result" && part.error === true && context === "user") return writeFailedResultPart(part, loss);
  if (part.kind === "result" && context === "user") return writeResultPart(part, loss);
  if (part.kind === "refusal" && (context === "assistant" || context === "answer"))
    return writeDeclinedPart(part, loss);
  return loss.drop(part);
}

function writeCachePointPart(part: TextPart, loss: Loss): Wire {
  loss.dropConcept(part, "citations", part.citations);
  loss.dropConcept(part, "probabilities", part.probabilities);
  loss.dropConcept(part, "tools", part.tools);
  loss.dropConcept(part, "signature", part.signature);
  return {
    cachePoint: cachePoint.write(part.cache),
  };
}

function writeCitedPart(part: TextPart, loss: Loss): Wire | undefined {
  const textValue = contentText.write(part.text);
  if (textValue === undefined) return loss.drop(part);
  loss.dropConcept(part, "probabilities", part.probabilities);
  loss.dropConcept(part, "tools", part.tools);
  loss.dropConcept(part, "signature", part.signature);
  loss.dropConcept(part, "cache", part.cache);
  return {
    citationsContent: {
      content: textValue,
      citations: someOf(part.citations?.map((item) => writeCitation(item, loss))),
    },
  };
}

function writeTextPart(part: TextPart, loss: Loss): Wire {
  loss.dropConcept(part, "citations", part.citations);
  loss.dropConcept(part, "probabilities", part.probabilities);
  loss.dropConcept(part, "tools", part.tools);
  loss.dropConcept(part, "signature", part.signature);
  return {
    text: part.text,
  };
}

function writeImagePart(part: MediaPart, loss: Loss): Wire {
  const source = part.source ?? {};
  if (source.data !== undefined) {
    loss.dropConcept(source, "url", source.url);
    loss.dropConcept(source, "file", source.file);
    loss.dropConcept(source, "text", source.text);
  }
  if (part.source !== undefined && !(source.data !== undefined)) loss.dropConcept(part, "source", part.source);
  loss.dropConcept(part, "detail", part.detail, "auto");
  loss.dropConcept(part, "title", part.title);
  loss.dropConcept(part, "signature", part.signature);
  return {
    image: compact({
      format: source.data !== undefined ? (imageFormat.write(source.mime) ?? "png") : undefined,
      source: compact({
        bytes: source.data !== undefined ? bareBase64.write(source.data) : undefined,
      }),
    }),
  };
}

function writeVideoPart(part: MediaPart, loss: Loss): Wire {
  const source = part.source ?? {};
  if (source.data !== undefined) {
    loss.dropConcept(source, "url", source.url);
    loss.dropConcept(source, "file", source.file);
    loss.dropConcept(source, "text", source.text);
  }
  if (part.source !== undefined && !(source.data !== undefined)) loss.dropConcept(part, "source", part.source);
  loss.dropConcept(part, "detail", part.detail, "auto");
  loss.dropConcept(part, "title", part.title);
  loss.dropConcept(part, "signature", part.signature);
  return {
    video: compact({
      format: source.data !== undefined ? (videoFormat.write(source.mime) ?? "mp4") : undefined,
      source: compact({
        bytes: source.data !== undefined ? bareBase64.write(source.data) : undefined,
      }),
    }),
  };
}

function writeAudioPart(part: MediaPart, loss: Loss): Wire {
  const source = part.source ?? {};
  if (source.data !== undefined) {
    loss.dropConcept(source, "url", source.url);
    loss.dropConcept(source, "file", source.file);
    loss.dropConcept(source, "text", source.text);
  }
  if (part.source !== undefined && !(source.data !== undefined)) loss.dropConcept(part, "source", part.source);
  loss.dropConcept(part, "detail", part.detail, "auto");
  loss.dropConcept(part, "title", part.title);
  loss.dropConcept(part, "signature", part.signature);
  return {
    audio: compact({
      format: source.data !== undefined ? (audioFormat.write(source.mime) ?? "mp3") : undefined,
      source: compact({
        bytes: source.data !== undefined ? bareBase64.write(source.data) : undefined,
      }),
    }),
  };
}

function writeWordsPart(part: MediaPart, loss: Loss): Wire {
  const source = part.source ?? {};
  if (source.text !== undefined) {
    loss.dropConcept(source, "data", source.data);
    loss.dropConcept(source, "url", source.url);
    loss.dropConcept(source, "file", source.file);
  }
  if (part.source !== undefined && !(source.text !== undefined)) loss.dropConcept(part, "source", part.source);
  loss.dropConcept(part, "detail", part.detail, "auto");
  loss.dropConcept(part, "signature", part.signature);
  return {
    document: compact({
      format: source.text !== undefined ? (documentFormat.write(source.mime) ?? "txt") : undefined,
      source: compact({
        text: source.text !== undefined ? source.text : undefined,
      }),
      name: part.title,
    }),
  };
}

function writeDocumentPart(part: MediaPart, loss: Loss): Wire {
  const source = part.source ?? {};
  if (source.data !== undefined) {
    loss.dropConcept(source, "url", source.url);
    loss.dropConcept(source, "file", source.file);
    loss.dropConcept(source, "text", source.text);
  }
  if (part.source !== undefined && !(source.data !== undefined)) loss.dropConcept(part, "source", part.source);
  loss.dropConcept(part, "detail", part.detail, "auto");
  loss.dropConcept(part, "signature", part.signature);
  return {
    document: compact({
      format: source.data !== undefined ? (documentFormat.write(source.mime) ?? "pdf") : undefined,
      source: compact({
        bytes: source.data !== undefined ? bareBase64.write(source.data) : undefined,
      }),
      name: part.title,
    }),
  };
}

function writeReasoningPart(part: ReasoningPart, loss: Loss): Wire {
  loss.dropConcept(part, "redacted", part.redacted);
  return {
    reasoningContent: compact({
      reasoningText: compact({
        text: part.text,
        signature: part.signature,
      }),
    }),
  };
}

function writeShownReasoningPart(part: ReasoningPart, _loss: Loss): Wire {
  return {
    reasoningContent: compact({
      reasoningText: compact({
        text: part.text,
        signature: part.signature,
      }),
    }),
  };
}

function writeRedactedPart(part: ReasoningPart, loss: Loss): Wire {
  loss.dropConcept(part, "text", part.text);
  loss.dropConcept(part, "signature", part.signature);
  return {
    reasoningContent: compact({
      redactedContent: part.redacted,
    }),
  };
}

function writeCallPart(part: CallPart, loss: Loss): Wire {
  loss.dropConcept(part, "calling", part.calling);
  loss.dropConcept(part, "group", part.group);
  loss.dropConcept(part, "signature", part.signature);
  return {
    toolUse: {
      toolUseId: part.id,
      name: part.name,
      input: jsonObject.write(part.arguments) ?? {},
    },
  };
}

function writeFailedResultPart(part: ResultPart, loss: Loss): Wire {
  loss.dropConcept(part, "calling", part.calling);
  return {
    toolResult: {
      status: "error",
      toolUseId: part.id,
      content: writeContent(part.parts, false, (inside) => writePart(inside, "result", loss)) ?? [],
    },
  };
}

function writeResultPart(part: ResultPart, loss: Loss): Wire {
  loss.dropConcept(part, "calling", part.calling);
  return {
    toolResult: compact({
      toolUseId: part.id,
      content: writeContent(part.parts, false, (inside) => writePart(inside, "result", loss)) ?? [],
    }),
  };
}

function writeDeclinedPart(part: RefusalPart, _loss: Loss): Wire {
  return {
    text: part.text,
  };
}

/** The record "citation" in the first of its forms that can hold it. */
export function writeCitation(citation: Citation, loss: Loss): Wire | undefined {
  if (citation.url !== undefined) return writeWebCitation(citation, loss);
  return loss.drop(citation);
}

function writeWebCitation(citation: Citation, loss: Loss): Wire | undefined {
  loss.dropConcept(citation, "start", citation.start);
  loss.dropConcept(citation, "end", citation.end);
  return compact({
    location: compact({
      web: compact({
        url: citation.url,
      }),
    }),
    title: citation.title,
    sourceContent: contentText.write(citation.quote),
  });
}

/** The record "tool" in the first of its forms that can hold it. */
function writeTool(tool: Tool, loss: Loss): Wire | undefined {
  if (tool.name === "" && tool.cache !== undefined) return writeCachePointTool(tool, loss);
  return writeFunctionTool(tool, loss);
}

function writeCachePointTool(tool: Tool, loss: Loss): Wire | undefined {
  loss.dropConcept(tool, "description", tool.description);
  loss.dropConcept(tool, "parameters", tool.parameters);
  loss.dropConcept(tool, "strict", tool.strict, false);
  loss.dropConcept(tool, "calling", tool.calling);
  loss.dropConcept(tool, "grammar", tool.grammar);
  loss.dropConcept(tool, "group", tool.group);
  loss.dropConcept(tool, "group_description", tool.group_description);
  return compact({
    cachePoint: cachePoint.write(tool.cache),
  });
}

function writeFunctionTool(tool: Tool, loss: Loss): Wire {
  loss.dropConcept(tool, "calling", tool.calling);
  loss.dropConcept(tool, "grammar", tool.grammar);
  loss.dropConcept(tool, "group", tool.group);
  loss.dropConcept(tool, "group_description", tool.group_description);
  return {
    toolSpec: {
      name: tool.name,
      description: nonEmptyText.write(tool.description),
      inputSchema: {
        json: objectSchema.write(tool.parameters) ?? { type: "object", properties: {} },
      },
      strict: tool.strict,
    },
  };
}

/** The record "tool_choice" in the first of its forms that can hold it. */
function writeToolChoice(toolChoice: ToolChoice, loss: Loss): Wire | undefined {
  if (toolChoice.mode === "required" && toolChoice.names?.length === 1) return writeNamedToolChoice(toolChoice, loss);
  if (toolChoice.mode === "required" && toolChoice.names === undefined)
    return writeRequiredToolChoice(toolChoice, loss);
  if (toolChoice.mode === "auto" && toolChoice.names === undefined) return writeFreeToolChoice(toolChoice, loss);
  return loss.drop(toolChoice);
}

function writeNamedToolChoice(toolChoice: ToolChoice, loss: Loss): Wire | undefined {
  loss.dropConcept(toolChoice, "calling", toolChoice.calling);
  return compact({
    tool: compact({
      name: single.write(toolChoice.names),
    }),
  });
}

function writeRequiredToolChoice(toolChoice: ToolChoice, loss: Loss): Wire {
  loss.dropConcept(toolChoice, "calling", toolChoice.calling);
  return {
    any: {},
  };
}

function writeFreeToolChoice(toolChoice: ToolChoice, loss: Loss): Wire {
  loss.dropConcept(toolChoice, "calling", toolChoice.calling);
  return {
    auto: {},
  };
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

function writeSchemaOutputFormat(outputFormat: OutputFormat, _loss: Loss): Wire {
  return {
    type: "json_schema",
    structure: compact({
      jsonSchema: compact({
        schema: schemaText.write(outputFormat.schema),
        name: outputFormat.name,
        description: outputFormat.description,
      }),
    }),
  };
}

/** An answer in the words of the vocabulary as one of the bedrock-converse dialect. */
export function writeResponse(response: Response, _echo?: Wire, loss: Loss = noLoss): Wire {
  return {
    output: {
      message: writeAnswerItem(response.parts, loss),
    },
    stopReason: finishWord(finishWords, response.finish, response.parts) ?? null,
    usage: writeUsage(response.usage),
    metrics: {
      latencyMs: 0,
    },
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
    inputTokens: without(usage.input, usage.cached_input, usage.cache_write),
    cacheReadInputTokens: usage.cached_input,
    cacheWriteInputTokens: usage.cache_write,
    cacheDetails: hourWrites.write(usage.cache_write_hour),
    outputTokens: usage.output,
    totalTokens: usage.total,
  };
}
