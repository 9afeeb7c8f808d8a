// Made from specs/dialects/generate-content/mapping.yaml by "make generate". Change the specs, not this file.
import { chosenCandidates, grounding, placedValues } from "../../specs/dialects/generate-content/functions.js";
import { reportedCitations } from "../../src/conversion/citations.js";
import { withoutPlaceholder } from "../../src/conversion/conversation/drop-placeholder-state.js";
import { furtherAnswers } from "../../src/conversion/further-answers.js";
import type { Wire } from "../../src/conversion/json.js";
import { noLoss } from "../../src/conversion/loss.js";
import type { StreamReader, TextSink } from "../../src/conversion/stream/contract.js";
import { eventData, isFirst, mergeUsage } from "../../src/conversion/stream/events.js";
import { loseUnmapped } from "../../src/conversion/stream/unread.js";
import { jsonObject } from "../../src/conversion/transforms/index.js";
import { asList, asText, inner, joinWords } from "../../src/conversion/values.js";
import { readError } from "./errors.js";
import { assistantItemKeys, finishOf, readInlinePart, readLinkedPart, readUsage } from "./read.js";

interface State {
  readonly sink: TextSink;
  usage: Wire;
  finished: boolean;
  counted: boolean;
}

/** Reads the events of a stream of the generate-content dialect and passes them to the sink. */
export function openReader(sink: TextSink): StreamReader {
  const state: State = { sink, usage: {}, finished: false, counted: false };
  return {
    event(data: string): Wire | undefined {
      const event = eventData(data, sink);
      if (event !== undefined) readEvent(event, state);
      return event;
    },
    close(): void {
      if (state.finished) sink.end();
    },
  };
}

/** What is in the place of state and is no state. */
const placeholders: readonly string[] = ["skip_thought_signature_validator", "context_engineering_is_the_way_to_go"];

function readEventEachParts(event: Wire, state: State): void {
  const inFunctionCall = inner(event.functionCall);
  if (event.thought === true) {
    const text = asText(event.text);
    const signature = withoutPlaceholder(asText(event.thoughtSignature), placeholders);
    if (text !== undefined || signature !== undefined)
      state.sink.piece({
        kind: "reasoning",
        place: "candidates[0].content.parts[*].thoughtSignature",
        text,
        signature,
      });
  }
  if (event.text != null && (event.thought == null || event.thought === false)) {
    const text = asText(event.text);
    const signature = withoutPlaceholder(asText(event.thoughtSignature), placeholders);
    if (text !== undefined || signature !== undefined)
      state.sink.piece({ kind: "text", place: "candidates[0].content.parts[*].thoughtSignature", text, signature });
  }
  if (event.inlineData != null && (event.thought == null || event.thought === false))
    state.sink.piece({
      kind: "media",
      place: "candidates[0].content.parts[*]",
      signature: withoutPlaceholder(asText(event.thoughtSignature), placeholders),
      media: readInlinePart(event, noLoss),
    });
  if (event.fileData != null && (event.thought == null || event.thought === false))
    state.sink.piece({
      kind: "media",
      place: "candidates[0].content.parts[*]",
      signature: withoutPlaceholder(asText(event.thoughtSignature), placeholders),
      media: readLinkedPart(event, noLoss),
    });
  if (
    event.thoughtSignature != null &&
    event.text == null &&
    event.inlineData == null &&
    event.fileData == null &&
    event.functionCall == null &&
    event.executableCode == null &&
    event.codeExecutionResult == null &&
    event.toolCall == null &&
    event.toolResponse == null
  ) {
    const signature = withoutPlaceholder(asText(event.thoughtSignature), placeholders);
    if (signature !== undefined)
      state.sink.piece({ kind: "reasoning", place: "candidates[0].content.parts[*].thoughtSignature", signature });
  }
  if (
    inFunctionCall.name != null &&
    (inFunctionCall.willContinue == null || inFunctionCall.willContinue === false) &&
    inFunctionCall.partialArgs == null
  )
    state.sink.piece({
      kind: "call",
      place: "candidates[0].content.parts[*].thoughtSignature",
      id: asText(inFunctionCall.id),
      name: asText(inFunctionCall.name),
      text: jsonObject.read(inFunctionCall.args),
      signature: withoutPlaceholder(asText(event.thoughtSignature), placeholders),
      close: true,
    });
  if (inFunctionCall.name != null && inFunctionCall.willContinue === true)
    state.sink.piece({
      kind: "call",
      place: "candidates[0].content.parts[*].thoughtSignature",
      id: asText(inFunctionCall.id),
      name: asText(inFunctionCall.name),
      signature: withoutPlaceholder(asText(event.thoughtSignature), placeholders),
      values: placedValues.read(inFunctionCall.partialArgs),
    });
  if (inFunctionCall.name == null && inFunctionCall.willContinue === true) {
    const values = placedValues.read(inFunctionCall.partialArgs);
    if (values !== undefined) state.sink.piece({ values });
  }
  if (
    event.functionCall != null &&
    inFunctionCall.name == null &&
    (inFunctionCall.willContinue == null || inFunctionCall.willContinue === false)
  )
    state.sink.piece({ values: placedValues.read(inFunctionCall.partialArgs), close: true });
  if (event.executableCode != null) state.sink.lose("candidates[0].content.parts[*].executableCode");
  if (event.codeExecutionResult != null) state.sink.lose("candidates[0].content.parts[*].codeExecutionResult");
  if (event.toolCall != null) state.sink.lose("candidates[0].content.parts[*].toolCall");
  if (event.toolResponse != null) state.sink.lose("candidates[0].content.parts[*].toolResponse");
}

function readEvent(event: Wire, state: State): void {
  const inCandidates0 = inner(asList(event.candidates)[0]);
  const inCandidates0Content = inner(inCandidates0.content);
  const inPromptFeedback = inner(event.promptFeedback);
  if (event.usageMetadata != null)
    state.usage = mergeUsage(
      state.usage,
      inner(event.usageMetadata),
      ["promptTokenCount", "cachedContentTokenCount"],
      ["toolUsePromptTokenCount", "candidatesTokenCount", "thoughtsTokenCount", "totalTokenCount"],
    );
  const usage = event.usageMetadata != null ? readUsage(state.usage) : undefined;
  if (event.error != null) {
    if (usage !== undefined) state.sink.count(usage);
    return state.sink.fail(readError(200, event));
  }
  state.sink.start({ id: asText(event.responseId), usage });
  if (isFirst(inCandidates0.index)) {
    const probabilities = state.sink.takesProbabilities
      ? chosenCandidates.read(inCandidates0.logprobsResult)
      : undefined;
    if (probabilities !== undefined) state.sink.probabilities(probabilities);
    const citedBeside = reportedCitations(
      "bytes",
      grounding.read(inCandidates0.groundingMetadata),
      grounding.read(inCandidates0.citationMetadata),
    );
    if (citedBeside !== undefined) state.sink.piece({ cited: citedBeside, place: "candidates[0].groundingMetadata" });
    for (const item of asList(inCandidates0Content.parts)) readEventEachParts(inner(item), state);
    loseUnmapped(inCandidates0Content, assistantItemKeys, "candidates[0].content", state.sink);
    if (probabilities !== undefined) state.sink.endPieces();
  }
  for (const other of furtherAnswers(event.candidates, "candidates", "index")) state.sink.lose(other.place, other);
  if (usage !== undefined) {
    state.sink.count(usage);
    state.counted = true;
  }
  if (isFirst(inCandidates0.index)) {
    const finish = finishOf(joinWords(inCandidates0.finishReason, inPromptFeedback.blockReason));
    if (finish !== undefined) {
      state.finished = true;
      state.sink.finish(finish, {
        explanation: asText(inCandidates0.finishMessage) ?? asText(inPromptFeedback.blockReasonMessage),
      });
    }
  }
}
