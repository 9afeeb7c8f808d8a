// Made from specs/dialects/generate-content/mapping.yaml by "make generate". Change the specs, not this file.
import {
  argumentsSubset,
  base64,
  chosenCandidates,
  failedResult,
  grounding,
  replaceReasoningWithSignatures,
  schemaSubset,
  sizeTier,
  visibilityFlag,
} from "../../specs/dialects/generate-content/functions.js";
import { citationsByPart } from "../../src/conversion/citations.js";
import { mediaOf, writeContent } from "../../src/conversion/content.js";
import {
  answerCalls,
  attachSignatures,
  dropEmptyText,
  dropTrailingReasoning,
  ensureUserTurn,
  hiddenAsState,
  hoistInstructions,
  mediaBesideResults,
  mergeNeighbours,
  onlyMediaTaken,
  plainDocumentsAsText,
  userFirst,
} from "../../src/conversion/conversation/index.js";
import { splitInstructions } from "../../src/conversion/conversation/roles.js";
import { ConversionError } from "../../src/conversion/conversion-error.js";
import { heldBy } from "../../src/conversion/held.js";
import type { Wire } from "../../src/conversion/json.js";
import { noLoss, type Loss } from "../../src/conversion/loss.js";
import {
  cleanToolNames,
  describeGroups,
  dropChoiceWithoutTools,
  dropEmptyStops,
  dropIdleProbabilities,
  fitReasoning,
  markCaches,
  offerChosenTools,
  toolsAsFunctions,
  validatedForStrict,
} from "../../src/conversion/request/index.js";
import { wholeUsage, without } from "../../src/conversion/settle.js";
import { jsonObject, resultObject } from "../../src/conversion/transforms/index.js";
import type { WriteContext } from "../../src/conversion/write-context.js";
import {
  addItem,
  answerId,
  atMost,
  clamp,
  compact,
  finishWord,
  mergeItems,
  someOf,
  within,
  wordFor,
  wordPart,
} from "../../src/conversion/write.js";
import type { Written } from "../../src/conversion/written.js";
import type {
  CallPart,
  MediaPart,
  Part,
  ReasoningPart,
  RefusalPart,
  Request,
  RequestedOutput,
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

const requestedOutputKindWords: ReadonlyMap<string, string> = new Map([
  ["text", "TEXT"],
  ["image", "IMAGE"],
  ["audio", "AUDIO"],
]);
const modeWords: ReadonlyMap<string, string> = new Map([
  ["auto", "AUTO"],
  ["validated", "VALIDATED"],
  ["none", "NONE"],
  ["required", "ANY"],
]);
const effortWords: ReadonlyMap<string, string> = new Map([
  ["minimal", "MINIMAL"],
  ["low", "LOW"],
  ["medium", "MEDIUM"],
  ["high", "HIGH"],
  ["xhigh", "HIGH"],
  ["max", "HIGH"],
]);

/** The word for each reason why an answer ends. */
export const finishWords: ReadonlyMap<string, string> = new Map([
  ["stop", "STOP"],
  ["stop_sequence", "STOP"],
  ["awaiting_results", "STOP"],
  ["length", "MAX_TOKENS"],
  ["context_full", "MAX_TOKENS"],
  ["filtered", "SAFETY"],
  ["refused", "STOP"],
  ["paused", "CONTINUATION"],
  ["malformed", "MALFORMED_FUNCTION_CALL"],
  ["failed", "OTHER"],
  ["other", "OTHER"],
]);

/** Where a part appears. */
type Context = "assistant" | "user" | "result" | "instructions" | "answer";

/** A request in the words of the vocabulary as one of the generate-content dialect. */
export function writeRequest(given: Request, loss: Loss, context: WriteContext): Wire {
  let request: Request = { ...given, model: context.model, stream: context.stream ? true : undefined };
  if (request.logprobs !== undefined || request.top_logprobs !== undefined)
    request = dropIdleProbabilities(request, loss);
  if (request.stop !== undefined) request = dropEmptyStops(request, loss);
  request = toolsAsFunctions(request, loss, undefined, context);
  request = markCaches(request, loss, undefined, context);
  request = fitReasoning(request, loss, { controls: ["budget", "effort"] }, context);
  if (request.tool_choice !== undefined) request = offerChosenTools(request, loss, ["auto", "none"]);
  if (request.tools !== undefined) request = validatedForStrict(request);
  if (request.tool_choice !== undefined || request.parallel_calls !== undefined)
    request = dropChoiceWithoutTools(request, loss);
  request = cleanToolNames(request, loss, "[A-Za-z_][A-Za-z0-9_.:-]{0,127}", context);
  if (request.tools !== undefined) request = describeGroups(request, loss, undefined, context);
  let turns = request.turns;
  const held = heldBy(turns);
  turns = hoistInstructions(turns);
  turns = mergeNeighbours(turns);
  if (held.call || held.result) turns = answerCalls(turns, loss);
  if (held.media) turns = plainDocumentsAsText(turns, loss);
  if (held.media) turns = onlyMediaTaken(turns, loss, undefined, context, takesMedia);
  if (held.media) turns = mediaBesideResults(turns, loss, ["audio", "video"]);
  turns = dropEmptyText(turns, loss);
  if (held.call || held.reasoning)
    turns = replaceReasoningWithSignatures(turns, loss, "skip_thought_signature_validator");
  if (held.reasoning) turns = dropTrailingReasoning(turns, loss, "whole_turns");
  turns = ensureUserTurn(turns);
  turns = userFirst(turns);
  const { instructions, rest } = splitInstructions(turns);
  loss.dropConcept(request, "candidates", request.candidates, 1);
  loss.dropConcept(request, "strict", request.strict, false);
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
  if (outputFormat.kind === "text") {
    loss.dropConcept(outputFormat, "schema", outputFormat.schema);
    loss.dropConcept(outputFormat, "name", outputFormat.name);
    loss.dropConcept(outputFormat, "description", outputFormat.description);
    loss.dropConcept(outputFormat, "strict", outputFormat.strict, false);
  }
  if (
    request.output_format !== undefined &&
    !(outputFormat.kind === "json" || outputFormat.kind === "schema" || outputFormat.kind === "text")
  )
    loss.dropConcept(request, "output_format", request.output_format);
  loss.dropConcept(request, "verbosity", request.verbosity);
  const reasoning = request.reasoning ?? {};
  loss.dropConcept(reasoning, "mode", reasoning.mode);
  loss.dropConcept(request, "user", request.user);
  loss.dropConcept(request, "cache_key", request.cache_key);
  loss.dropConcept(request, "cache_retention", request.cache_retention);
  return {
    systemInstruction: compact({
      parts: writeContent(instructions, false, (part) => writePart(part, "instructions", loss)),
    }),
    contents: writeTurns(rest, loss),
    generationConfig: compact({
      maxOutputTokens: request.output_limit,
      temperature: request.temperature,
      topP: request.top_p,
      topK: request.top_k,
      stopSequences: atMost(request.stop, 5, () => loss.dropConcept(request, "stop", request.stop)),
      presencePenalty: request.presence_penalty,
      frequencyPenalty: request.frequency_penalty,
      seed: clamp(request.seed, -2147483648, 2147483647, () => loss.clamp(request, "seed", request.seed)),
      responseLogprobs: request.logprobs,
      logprobs: request.top_logprobs,
      responseMimeType:
        outputFormat.kind === "json"
          ? "application/json"
          : outputFormat.kind === "schema"
            ? "application/json"
            : outputFormat.kind === "text"
              ? "text/plain"
              : undefined,
      responseJsonSchema: outputFormat.kind === "schema" ? schemaSubset.write(outputFormat.schema) : undefined,
      imageConfig: compact({
        aspectRatio: request.image_ratio,
        imageSize: sizeTier.write(request.image_size),
      }),
      responseModalities: someOf(request.outputs?.map((item) => writeRequestedOutput(item, loss))),
      thinkingConfig: compact({
        thinkingLevel: wordFor(effortWords, reasoning.effort, () =>
          loss.dropConcept(reasoning, "effort", reasoning.effort),
        ),
        thinkingBudget: reasoning.budget,
        includeThoughts: visibilityFlag.write(reasoning.visible),
      }),
    }),
    tools: within(someOf(request.tools?.map((item) => writeTool(item, loss))), "functionDeclarations"),
    toolConfig: compact({
      functionCallingConfig: request.tool_choice && writeToolChoice(request.tool_choice, loss),
    }),
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
  if (items.length === 0)
    throw new ConversionError("contents", "Nothing of the conversation can be sent to this model.");
  return mergeItems(items, "role", "parts");
}

function writeAssistantTurn(turn: Turn, items: Wire[], loss: Loss): void {
  addItem(items, writeAssistantItem(turn.parts, loss));
}

function writeAssistantItem(parts: readonly Part[], loss: Loss): Wire | undefined {
  const content = writeContent(parts, false, (part) => writePart(part, "assistant", loss));
  if (content === undefined) return undefined;
  return {
    role: "model",
    parts: content,
  };
}

function writeUserTurn(turn: Turn, items: Wire[], loss: Loss): void {
  addItem(items, writeUserItem(turn.parts, loss));
}

function writeUserItem(parts: readonly Part[], loss: Loss): Wire | undefined {
  const content = writeContent(parts, false, (part) => writePart(part, "user", loss));
  if (content === undefined) return undefined;
  return {
    role: "user",
    parts: content,
  };
}

function writeAnswerItem(parts: readonly Part[], loss: Loss): Wire {
  const content = writeContent(parts, false, (part) => writePart(part, "answer", loss));
  return {
    role: "model",
    parts: content ?? [],
  };
}

/** Whether a medium can be written in a turn of the user. */
function takesMedia(part: MediaPart): boolean {
  return writePart(part, "user", noLoss) !== undefined;
}

/** A part in a content list, or nothing where the dialect has no form for it there. */
export function writePart(part: Part, context: Context, loss: Loss): Wire | undefined {
  if (
    part.kind === "reasoning" &&
    part.text === "" &&
    part.signature !== undefined &&
    (context === "assistant" || context === "answer")
  )
    return writeBareStatePart(part, loss);
  if (part.kind === "reasoning" && part.signature !== undefined && context === "assistant")
    return writeThoughtPart(part, loss);
  if (part.kind === "reasoning" && part.redacted === undefined && context === "answer")
    return writeShownThoughtPart(part, loss);
  if (part.kind === "text") return writeTextPart(part, loss, context);
  if (part.kind === "refusal" && (context === "assistant" || context === "answer"))
    return writeDeclinedPart(part, loss);
  if (
    part.kind === "media" &&
    part.source?.data !== undefined &&
    (context === "user" || context === "assistant" || context === "result" || context === "answer")
  )
    return writeInlinePart(part, loss);
  if (
    part.kind === "media" &&
    part.source?.url !== undefined &&
    (context === "user" || context === "assistant" || context === "result" || context === "answer")
  )
    return writeLinkedPart(part, loss);
  if (part.kind === "call" && (context === "assistant" || context === "answer")) return writeCallPart(part, loss);
  if (part.kind === "result" && part.error === true && context === "user") return writeFailedResultPart(part, loss);
  if (part.kind === "result" && context === "user") return writeResultPart(part, loss);
  return loss.drop(part);
}

function writeBareStatePart(part: ReasoningPart, loss: Loss): Wire {
  loss.dropConcept(part, "redacted", part.redacted);
  return {
    text: "",
    thoughtSignature: part.signature,
  };
}

function writeThoughtPart(part: ReasoningPart, loss: Loss): Wire {
  loss.dropConcept(part, "redacted", part.redacted);
  return {
    thought: true,
    text: part.text,
    thoughtSignature: part.signature,
  };
}

function writeShownThoughtPart(part: ReasoningPart, _loss: Loss): Wire {
  return {
    thought: true,
    text: part.text,
    thoughtSignature: part.signature,
  };
}

function writeTextPart(part: TextPart, loss: Loss, context: Context): Wire {
  loss.dropConcept(part, "probabilities", part.probabilities);
  loss.dropConcept(part, "tools", part.tools);
  loss.dropConcept(part, "cache", part.cache);
  if (context !== "answer") loss.dropConcept(part, "citations", part.citations);
  return {
    text: part.text,
    thoughtSignature: part.signature,
  };
}

function writeDeclinedPart(part: RefusalPart, _loss: Loss): Wire {
  return {
    text: part.text,
  };
}

function writeInlinePart(part: MediaPart, loss: Loss): Wire | undefined {
  const sourceValue = part.source && writeInline(part.source, loss);
  if (sourceValue === undefined) return loss.drop(part);
  loss.dropConcept(part, "detail", part.detail, "auto");
  loss.dropConcept(part, "title", part.title);
  loss.dropConcept(part, "cache", part.cache);
  return {
    inlineData: sourceValue,
    thoughtSignature: part.signature,
  };
}

function writeLinkedPart(part: MediaPart, loss: Loss): Wire | undefined {
  const sourceValue = part.source && writeLinked(part.source, loss);
  if (sourceValue === undefined) return loss.drop(part);
  loss.dropConcept(part, "detail", part.detail, "auto");
  loss.dropConcept(part, "title", part.title);
  loss.dropConcept(part, "cache", part.cache);
  return {
    fileData: sourceValue,
    thoughtSignature: part.signature,
  };
}

function writeCallPart(part: CallPart, loss: Loss): Wire {
  loss.dropConcept(part, "calling", part.calling);
  loss.dropConcept(part, "group", part.group);
  loss.dropConcept(part, "cache", part.cache);
  return {
    functionCall: {
      id: part.id,
      name: part.name,
      args: jsonObject.write(part.arguments) ?? {},
    },
    thoughtSignature: part.signature,
  };
}

function writeFailedResultPart(part: ResultPart, loss: Loss): Wire | undefined {
  const partsValue = failedResult.write(part.parts, loss);
  if (partsValue === undefined) return loss.drop(part);
  loss.dropConcept(part, "cache", part.cache);
  loss.dropConcept(part, "calling", part.calling);
  return {
    functionResponse: {
      id: part.id,
      name: part.name,
      response: partsValue,
      parts: writeContent(mediaOf(part.parts), false, (inside) => writePart(inside, "result", loss)),
    },
  };
}

function writeResultPart(part: ResultPart, loss: Loss): Wire | undefined {
  const partsValue = resultObject.write(part.parts, loss);
  if (partsValue === undefined) return loss.drop(part);
  loss.dropConcept(part, "cache", part.cache);
  loss.dropConcept(part, "calling", part.calling);
  return {
    functionResponse: {
      id: part.id,
      name: part.name,
      response: partsValue,
      parts: writeContent(mediaOf(part.parts), false, (inside) => writePart(inside, "result", loss)),
    },
  };
}

/** The record "inline" in the first of its forms that can hold it. */
function writeInline(inline: Source, loss: Loss): Wire | undefined {
  if (inline.data !== undefined) return writeBytesInline(inline, loss);
  return loss.drop(inline);
}

function writeBytesInline(inline: Source, loss: Loss): Wire {
  loss.dropConcept(inline, "url", inline.url);
  loss.dropConcept(inline, "file", inline.file);
  loss.dropConcept(inline, "text", inline.text);
  return {
    mimeType: inline.mime ?? "application/octet-stream",
    data: base64.write(inline.data),
  };
}

/** The record "linked" in the first of its forms that can hold it. */
function writeLinked(linked: Source, loss: Loss): Wire | undefined {
  if (linked.url !== undefined) return writeAddressLinked(linked, loss);
  return loss.drop(linked);
}

function writeAddressLinked(linked: Source, loss: Loss): Wire | undefined {
  loss.dropConcept(linked, "data", linked.data);
  loss.dropConcept(linked, "file", linked.file);
  loss.dropConcept(linked, "text", linked.text);
  return compact({
    mimeType: linked.mime,
    fileUri: linked.url,
  });
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
    name: tool.name,
    description: tool.description,
    parametersJsonSchema: argumentsSubset.write(tool.parameters),
  };
}

/** The record "tool_choice" in the first of its forms that can hold it. */
function writeToolChoice(toolChoice: ToolChoice, loss: Loss): Wire | undefined {
  return writeModeToolChoice(toolChoice, loss);
}

function writeModeToolChoice(toolChoice: ToolChoice, loss: Loss): Wire | undefined {
  loss.dropConcept(toolChoice, "calling", toolChoice.calling);
  return compact({
    mode: wordFor(modeWords, toolChoice.mode, () => loss.dropConcept(toolChoice, "mode", toolChoice.mode)),
    allowedFunctionNames: toolChoice.names,
  });
}

/** The record "requested_output" in the first of its forms that can hold it. */
function writeRequestedOutput(requestedOutput: RequestedOutput, loss: Loss): string | undefined {
  {
    loss.dropConcept(requestedOutput, "aspect_ratio", requestedOutput.aspect_ratio);
    loss.dropConcept(requestedOutput, "size", requestedOutput.size);
    return wordFor(requestedOutputKindWords, requestedOutput.kind, () => loss.drop(requestedOutput));
  }
}

/** An answer in the words of the vocabulary as one of the generate-content dialect. */
export function writeResponse(response: Response, _echo?: Wire, loss: Loss = noLoss): Wire {
  const id = answerId(response.id, "");
  let turns: Turn[] = [{ role: "assistant", parts: response.parts }];
  const held = heldBy(turns);
  if (held.reasoning) turns = hiddenAsState(turns, loss);
  if (held.call || held.reasoning) turns = attachSignatures(turns, loss, "skip_thought_signature_validator");
  const finish = finishWord(finishWords, response.finish, response.parts);
  return {
    candidates: [
      {
        content: writeAnswerItem(
          turns.flatMap(({ parts }) => parts),
          loss,
        ),
        finishReason: wordPart(finish, 0),
        finishMessage: response.explanation,
        logprobsResult: chosenCandidates.write(response.probabilities),
        groundingMetadata: grounding.write(
          citationsByPart(response.parts, (part) => writePart(part, "answer", noLoss) !== undefined, "bytes"),
          loss,
        ),
        index: 0,
      },
    ],
    usageMetadata: writeUsage(response.usage),
    modelVersion: response.model,
    responseId: id,
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
    promptTokenCount: without(usage.input, usage.tool_input),
    cachedContentTokenCount: usage.cached_input,
    toolUsePromptTokenCount: usage.tool_input,
    candidatesTokenCount: without(usage.output, usage.reasoning),
    thoughtsTokenCount: usage.reasoning,
    totalTokenCount: usage.total,
  };
}
