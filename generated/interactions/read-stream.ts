// Made from specs/dialects/interactions/mapping.yaml by "make generate". Change the specs, not this file.
import { reportedCitations } from "../../src/conversion/citations.js";
import type { Wire } from "../../src/conversion/json.js";
import { noLoss } from "../../src/conversion/loss.js";
import type { StreamReader, TextSink } from "../../src/conversion/stream/contract.js";
import { eventData, keyOf, mergeUsage, readCitations } from "../../src/conversion/stream/events.js";
import { nonEmptyJsonObject } from "../../src/conversion/transforms/index.js";
import { asList, asText, inner, joinWords } from "../../src/conversion/values.js";
import { readError } from "./errors.js";
import { paths } from "./paths.js";
import { finishOf, readCitation, readLinkedPart, readMediaPart, readResponse, readUsage } from "./read.js";

interface State {
  readonly sink: TextSink;
  usage: Wire;
  finished: boolean;
  counted: boolean;
  complete: boolean;
}

/** Reads the events of a stream of the interactions dialect and passes them to the sink. */
export function openReader(sink: TextSink): StreamReader {
  const state: State = { sink, usage: {}, finished: false, counted: false, complete: false };
  return {
    event(data: string): Wire | undefined {
      if (data === "[DONE]") {
        if (state.complete) sink.end();
        return undefined;
      }
      const event = eventData(data, sink);
      if (event !== undefined) readEvent(event, state);
      return event;
    },
    close(): void {
      if (state.complete) sink.end();
    },
  };
}

function readEvent(event: Wire, state: State): void {
  if (event.error != null) return state.sink.fail(readError(200, event));
  switch (event.event_type) {
    case "interaction.created":
      return readEventInteractionCreated(event, state);
    case "interaction.status_update":
      return;
    case "step.start":
      return readEventStepStart(event, state);
    case "step.delta":
      return readEventStepDelta(event, state);
    case "step.stop":
      return readEventStepStop(event, state);
    case "interaction.completed":
      return readEventInteractionCompleted(event, state);
    case "interaction.complete":
      return readEventInteractionComplete(event, state);
    case "error":
      return readEventError(event, state);
  }
}

function readEventInteractionCreated(event: Wire, state: State): void {
  const inInteraction = inner(event.interaction);
  state.sink.start({ id: asText(inInteraction.id) });
}

function readEventStepStart(event: Wire, state: State): void {
  const inStep = inner(event.step);
  switch (inStep.type) {
    case "function_call":
      return readEventStepStartFunctionCall(event, inStep, state);
    case "thought":
      return readEventStepStartThought(event, inStep, state);
    case "model_output":
      return readEventStepStartModelOutput(event, inStep, state);
    default:
      return state.sink.lose("step");
  }
}

function readEventStepStartFunctionCall(event: Wire, inStep: Wire, state: State): void {
  state.sink.piece({
    kind: "call",
    key: keyOf(event.index),
    place: "step.signature",
    id: asText(inStep.id),
    name: asText(inStep.name),
    text: nonEmptyJsonObject.read(inStep.arguments),
    signature: asText(inStep.signature),
  });
}

function readEventStepStartThought(event: Wire, inStep: Wire, state: State): void {
  state.sink.piece({
    kind: "reasoning",
    key: keyOf(event.index),
    place: "step.signature",
    signature: asText(inStep.signature),
  });
}

function readEventStepStartModelOutput(event: Wire, inStep: Wire, state: State): void {
  const inStepError = inner(inStep.error);
  state.sink.piece({ kind: "text", key: keyOf(event.index) });
  const finish = finishOf(asText(inStepError.code));
  if (finish !== undefined) {
    state.finished = true;
    state.sink.finish(finish, { explanation: asText(inStepError.message) });
  }
}

function readEventStepDelta(event: Wire, state: State): void {
  const inDelta = inner(event.delta);
  switch (inDelta.type) {
    case "text":
      return readEventStepDeltaText(event, inDelta, state);
    case "arguments_delta":
      return readEventStepDeltaArgumentsDelta(event, inDelta, state);
    case "thought_summary":
      return readEventStepDeltaThoughtSummary(event, inDelta, state);
    case "thought_signature":
      return readEventStepDeltaThoughtSignature(event, inDelta, state);
    case "image":
      return readEventStepDeltaImage(event, inDelta, state);
    case "audio":
      return readEventStepDeltaAudio(event, inDelta, state);
    case "video":
      return readEventStepDeltaVideo(event, inDelta, state);
    case "document":
      return readEventStepDeltaDocument(event, inDelta, state);
    case "text_annotation_delta":
      return readEventStepDeltaTextAnnotationDelta(event, inDelta, state);
    default:
      return state.sink.lose("delta");
  }
}

function readEventStepDeltaText(event: Wire, inDelta: Wire, state: State): void {
  state.sink.piece({ key: keyOf(event.index), text: asText(inDelta.text) });
}

function readEventStepDeltaArgumentsDelta(event: Wire, inDelta: Wire, state: State): void {
  state.sink.piece({ key: keyOf(event.index), text: asText(inDelta.arguments) });
}

function readEventStepDeltaThoughtSummary(event: Wire, inDelta: Wire, state: State): void {
  const inDeltaContent = inner(inDelta.content);
  state.sink.piece({ key: keyOf(event.index), text: asText(inDeltaContent.text) });
}

function readEventStepDeltaThoughtSignature(event: Wire, inDelta: Wire, state: State): void {
  state.sink.piece({ key: keyOf(event.index), place: "delta.signature", signature: asText(inDelta.signature) });
}

function readEventStepDeltaImage(_event: Wire, inDelta: Wire, state: State): void {
  if (inDelta.data != null) state.sink.piece({ kind: "media", place: "delta", media: readMediaPart(inDelta, noLoss) });
  if (inDelta.uri != null) state.sink.piece({ kind: "media", place: "delta", media: readLinkedPart(inDelta, noLoss) });
}

function readEventStepDeltaAudio(_event: Wire, inDelta: Wire, state: State): void {
  if (inDelta.data != null) state.sink.piece({ kind: "media", place: "delta", media: readMediaPart(inDelta, noLoss) });
  if (inDelta.uri != null) state.sink.piece({ kind: "media", place: "delta", media: readLinkedPart(inDelta, noLoss) });
}

function readEventStepDeltaVideo(_event: Wire, inDelta: Wire, state: State): void {
  if (inDelta.data != null) state.sink.piece({ kind: "media", place: "delta", media: readMediaPart(inDelta, noLoss) });
  if (inDelta.uri != null) state.sink.piece({ kind: "media", place: "delta", media: readLinkedPart(inDelta, noLoss) });
}

function readEventStepDeltaDocument(_event: Wire, inDelta: Wire, state: State): void {
  if (inDelta.data != null) state.sink.piece({ kind: "media", place: "delta", media: readMediaPart(inDelta, noLoss) });
  if (inDelta.uri != null) state.sink.piece({ kind: "media", place: "delta", media: readLinkedPart(inDelta, noLoss) });
}

function readEventStepDeltaTextAnnotationDelta(event: Wire, inDelta: Wire, state: State): void {
  state.sink.piece({
    key: keyOf(event.index),
    place: "delta.annotations",
    citations: reportedCitations("bytes", readCitations(inDelta.annotations, readCitation, event, state.sink, paths)),
  });
}

function readEventStepStop(event: Wire, state: State): void {
  state.sink.piece({ key: keyOf(event.index), close: true });
}

function readEventInteractionCompleted(event: Wire, state: State): void {
  const inInteraction = inner(event.interaction);
  const inInteractionErrors0 = inner(asList(inInteraction.errors)[0]);
  if (inInteraction.usage != null)
    state.usage = mergeUsage(
      state.usage,
      inner(inInteraction.usage),
      ["total_input_tokens", "total_cached_tokens"],
      ["total_tool_use_tokens", "total_output_tokens", "total_thought_tokens", "total_tokens"],
    );
  const usage = inInteraction.usage != null ? readUsage(state.usage) : undefined;
  state.sink.whole(readResponse(inner(event.interaction)), "interaction.steps");
  if (usage !== undefined) {
    state.sink.count(usage);
    state.counted = true;
  }
  const finish = finishOf(joinWords(inInteraction.status, inInteractionErrors0.code));
  if (finish !== undefined) {
    state.finished = true;
    state.sink.finish(finish, { explanation: asText(inInteractionErrors0.message) });
  }
  state.complete = true;
}

function readEventInteractionComplete(event: Wire, state: State): void {
  const inInteraction = inner(event.interaction);
  const inInteractionErrors0 = inner(asList(inInteraction.errors)[0]);
  if (inInteraction.usage != null)
    state.usage = mergeUsage(
      state.usage,
      inner(inInteraction.usage),
      ["total_input_tokens", "total_cached_tokens"],
      ["total_tool_use_tokens", "total_output_tokens", "total_thought_tokens", "total_tokens"],
    );
  const usage = inInteraction.usage != null ? readUsage(state.usage) : undefined;
  state.sink.whole(readResponse(inner(event.interaction)), "interaction.steps");
  if (usage !== undefined) {
    state.sink.count(usage);
    state.counted = true;
  }
  const finish = finishOf(joinWords(inInteraction.status, inInteractionErrors0.code));
  if (finish !== undefined) {
    state.finished = true;
    state.sink.finish(finish, { explanation: asText(inInteractionErrors0.message) });
  }
  state.complete = true;
}

function readEventError(event: Wire, state: State): void {
  if (event.error != null) return state.sink.fail(readError(200, event));
}
