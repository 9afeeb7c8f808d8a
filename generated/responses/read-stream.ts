// Made from specs/dialects/responses/mapping.yaml by "make generate". Change the specs, not this file.
import { summaryTexts, tokenProbabilities } from "../../specs/dialects/responses/functions.js";
import type { Wire } from "../../src/conversion/json.js";
import type { StreamReader, TextSink } from "../../src/conversion/stream/contract.js";
import { eventData, keyOf, mergeUsage, readCitations } from "../../src/conversion/stream/events.js";
import { asInteger, asList, asText, inner, joinWords } from "../../src/conversion/values.js";
import { readError } from "./errors.js";
import { paths } from "./paths.js";
import { finishOf, readCitation, readResponse, readUsage } from "./read.js";

interface State {
  readonly sink: TextSink;
  usage: Wire;
  finished: boolean;
  counted: boolean;
}

/** Reads the events of a stream of the responses dialect and passes them to the sink. */
export function openReader(sink: TextSink): StreamReader {
  const state: State = { sink, usage: {}, finished: false, counted: false };
  return {
    event(data: string): Wire | undefined {
      const event = eventData(data, sink);
      if (event !== undefined) readEvent(event, state);
      return event;
    },
    close(): void {},
  };
}

function readEvent(event: Wire, state: State): void {
  if (event.error != null) return state.sink.fail(readError(200, event));
  switch (event.type) {
    case "response.created":
      return readEventResponseCreated(event, state);
    case "response.in_progress":
      return;
    case "response.queued":
      return;
    case "keepalive":
      return;
    case "response.output_item.added":
      return readEventResponseOutputItemAdded(event, state);
    case "response.output_text.delta":
      return readEventResponseOutputTextDelta(event, state);
    case "response.output_text.done":
      return readEventResponseOutputTextDone(event, state);
    case "response.output_text.annotation.added":
      return readEventResponseOutputTextAnnotationAdded(event, state);
    case "response.refusal.delta":
      return readEventResponseRefusalDelta(event, state);
    case "response.refusal.done":
      return readEventResponseRefusalDone(event, state);
    case "response.reasoning_summary_text.delta":
      return readEventResponseReasoningSummaryTextDelta(event, state);
    case "response.reasoning_text.delta":
      return readEventResponseReasoningTextDelta(event, state);
    case "response.function_call_arguments.delta":
      return readEventResponseFunctionCallArgumentsDelta(event, state);
    case "response.function_call_arguments.done":
      return readEventResponseFunctionCallArgumentsDone(event, state);
    case "response.custom_tool_call_input.delta":
      return readEventResponseCustomToolCallInputDelta(event, state);
    case "response.custom_tool_call_input.done":
      return readEventResponseCustomToolCallInputDone(event, state);
    case "response.content_part.added":
      return;
    case "response.reasoning_part.added":
      return;
    case "response.reasoning_summary_part.added":
      return;
    case "response.reasoning_part.done":
      return;
    case "response.reasoning_summary_part.done":
      return;
    case "response.reasoning_text.done":
      return;
    case "response.reasoning_summary_text.done":
      return;
    case "response.content_part.done":
      return readEventResponseContentPartDone(event, state);
    case "response.output_item.done":
      return readEventResponseOutputItemDone(event, state);
    case "response.completed":
      return readEventResponseCompleted(event, state);
    case "response.incomplete":
      return readEventResponseIncomplete(event, state);
    case "response.failed":
      return readEventResponseFailed(event, state);
    case "error":
      return readEventError(event, state);
  }
}

function readEventResponseCreated(event: Wire, state: State): void {
  const inResponse = inner(event.response);
  state.sink.start({ id: asText(inResponse.id), created: asInteger(inResponse.created_at) });
}

function readEventResponseOutputItemAdded(event: Wire, state: State): void {
  const inItem = inner(event.item);
  switch (inItem.type) {
    case "function_call":
      return readEventResponseOutputItemAddedFunctionCall(event, inItem, state);
    case "custom_tool_call":
      return readEventResponseOutputItemAddedCustomToolCall(event, inItem, state);
    case "reasoning":
      return readEventResponseOutputItemAddedReasoning(event, state);
    case "message":
      return;
    default:
      return state.sink.lose("item");
  }
}

function readEventResponseOutputItemAddedFunctionCall(event: Wire, inItem: Wire, state: State): void {
  state.sink.piece({
    kind: "call",
    key: keyOf(event.output_index),
    id: asText(inItem.call_id),
    name: asText(inItem.name),
  });
}

function readEventResponseOutputItemAddedCustomToolCall(event: Wire, inItem: Wire, state: State): void {
  state.sink.piece({
    kind: "call",
    key: keyOf(event.output_index),
    calling: "text",
    id: asText(inItem.call_id),
    name: asText(inItem.name),
  });
}

function readEventResponseOutputItemAddedReasoning(event: Wire, state: State): void {
  state.sink.piece({ kind: "reasoning", key: keyOf(event.output_index) });
}

function readEventResponseOutputTextDelta(event: Wire, state: State): void {
  const probabilities = state.sink.takesProbabilities ? tokenProbabilities.read(event.logprobs) : undefined;
  if (probabilities !== undefined) state.sink.probabilities(probabilities);
  state.sink.piece({ kind: "text", key: keyOf(event.output_index, event.content_index), text: asText(event.delta) });
  if (probabilities !== undefined) state.sink.endPieces();
}

function readEventResponseOutputTextDone(event: Wire, state: State): void {
  state.sink.piece({ kind: "text", key: keyOf(event.output_index, event.content_index), whole: asText(event.text) });
}

function readEventResponseOutputTextAnnotationAdded(event: Wire, state: State): void {
  state.sink.piece({
    kind: "text",
    key: keyOf(event.output_index, event.content_index),
    place: "annotation",
    citations: readCitations(event.annotation, readCitation, event, state.sink, paths),
  });
}

function readEventResponseRefusalDelta(event: Wire, state: State): void {
  state.sink.piece({ kind: "refusal", key: keyOf(event.output_index, event.content_index), text: asText(event.delta) });
}

function readEventResponseRefusalDone(event: Wire, state: State): void {
  state.sink.piece({
    kind: "refusal",
    key: keyOf(event.output_index, event.content_index),
    whole: asText(event.refusal),
  });
}

function readEventResponseReasoningSummaryTextDelta(event: Wire, state: State): void {
  state.sink.piece({
    kind: "reasoning",
    key: keyOf(event.output_index),
    paragraph: keyOf(event.summary_index),
    text: asText(event.delta),
  });
}

function readEventResponseReasoningTextDelta(event: Wire, state: State): void {
  state.sink.piece({ kind: "reasoning", key: keyOf(event.output_index), text: asText(event.delta) });
}

function readEventResponseFunctionCallArgumentsDelta(event: Wire, state: State): void {
  state.sink.piece({ kind: "call", key: keyOf(event.output_index), text: asText(event.delta) });
}

function readEventResponseFunctionCallArgumentsDone(event: Wire, state: State): void {
  state.sink.piece({ kind: "call", key: keyOf(event.output_index), whole: asText(event.arguments) });
}

function readEventResponseCustomToolCallInputDelta(event: Wire, state: State): void {
  state.sink.piece({ kind: "call", key: keyOf(event.output_index), calling: "text", text: asText(event.delta) });
}

function readEventResponseCustomToolCallInputDone(event: Wire, state: State): void {
  state.sink.piece({ kind: "call", key: keyOf(event.output_index), calling: "text", whole: asText(event.input) });
}

function readEventResponseContentPartDone(event: Wire, state: State): void {
  state.sink.piece({ key: keyOf(event.output_index, event.content_index), close: true });
}

function readEventResponseOutputItemDone(event: Wire, state: State): void {
  const inItem = inner(event.item);
  switch (inItem.type) {
    case "function_call":
      return readEventResponseOutputItemDoneFunctionCall(event, inItem, state);
    case "custom_tool_call":
      return readEventResponseOutputItemDoneCustomToolCall(event, inItem, state);
    case "reasoning":
      return readEventResponseOutputItemDoneReasoning(event, inItem, state);
    case "message":
      return readEventResponseOutputItemDoneMessage(event, inItem, state);
    default:
      return state.sink.lose("item");
  }
}

function readEventResponseOutputItemDoneFunctionCall(event: Wire, inItem: Wire, state: State): void {
  state.sink.piece({
    kind: "call",
    key: keyOf(event.output_index),
    id: asText(inItem.call_id),
    name: asText(inItem.name),
    whole: asText(inItem.arguments),
    close: true,
  });
}

function readEventResponseOutputItemDoneCustomToolCall(event: Wire, inItem: Wire, state: State): void {
  state.sink.piece({
    kind: "call",
    key: keyOf(event.output_index),
    calling: "text",
    id: asText(inItem.call_id),
    name: asText(inItem.name),
    whole: asText(inItem.input),
    close: true,
  });
}

function readEventResponseOutputItemDoneReasoning(event: Wire, inItem: Wire, state: State): void {
  state.sink.piece({
    kind: "reasoning",
    key: keyOf(event.output_index),
    place: "item.encrypted_content",
    whole: summaryTexts.read(inItem.summary) || summaryTexts.read(inItem.content),
    signature: asText(inItem.encrypted_content),
    close: true,
  });
}

function readEventResponseOutputItemDoneMessageEachContent(event: Wire, state: State): void {
  switch (event.type) {
    case "output_text":
      return readEventResponseOutputItemDoneMessageEachContentOutputText(event, state);
    case "refusal":
      return readEventResponseOutputItemDoneMessageEachContentRefusal(event, state);
    default:
      return state.sink.lose("item.content[*]");
  }
}

function readEventResponseOutputItemDoneMessageEachContentOutputText(event: Wire, state: State): void {
  state.sink.piece({ kind: "text", whole: asText(event.text), close: true });
}

function readEventResponseOutputItemDoneMessageEachContentRefusal(event: Wire, state: State): void {
  state.sink.piece({ kind: "refusal", whole: asText(event.refusal), close: true });
}

function readEventResponseOutputItemDoneMessage(_event: Wire, inItem: Wire, state: State): void {
  for (const item of asList(inItem.content)) readEventResponseOutputItemDoneMessageEachContent(inner(item), state);
}

function readEventResponseCompleted(event: Wire, state: State): void {
  const inResponse = inner(event.response);
  const inResponseIncompleteDetails = inner(inResponse.incomplete_details);
  if (inResponse.usage != null)
    state.usage = mergeUsage(
      state.usage,
      inner(inResponse.usage),
      ["input_tokens", "input_tokens_details"],
      ["output_tokens", "output_tokens_details", "total_tokens", "cost_in_usd_ticks", "cost"],
    );
  const usage = inResponse.usage != null ? readUsage(state.usage) : undefined;
  state.sink.whole(readResponse(inner(event.response)), "response.output");
  if (usage !== undefined) {
    state.sink.count(usage);
    state.counted = true;
  }
  const finish = finishOf(joinWords(inResponse.status, inResponseIncompleteDetails.reason));
  if (finish !== undefined) {
    state.finished = true;
    state.sink.finish(finish);
  }
  state.sink.end();
}

function readEventResponseIncomplete(event: Wire, state: State): void {
  const inResponse = inner(event.response);
  const inResponseIncompleteDetails = inner(inResponse.incomplete_details);
  if (inResponse.usage != null)
    state.usage = mergeUsage(
      state.usage,
      inner(inResponse.usage),
      ["input_tokens", "input_tokens_details"],
      ["output_tokens", "output_tokens_details", "total_tokens", "cost_in_usd_ticks", "cost"],
    );
  const usage = inResponse.usage != null ? readUsage(state.usage) : undefined;
  state.sink.whole(readResponse(inner(event.response)), "response.output");
  if (usage !== undefined) {
    state.sink.count(usage);
    state.counted = true;
  }
  const finish = finishOf(joinWords(inResponse.status, inResponseIncompleteDetails.reason));
  if (finish !== undefined) {
    state.finished = true;
    state.sink.finish(finish);
  }
  state.sink.end();
}

function readEventResponseFailed(event: Wire, state: State): void {
  const inResponse = inner(event.response);
  if (inResponse.usage != null)
    state.usage = mergeUsage(
      state.usage,
      inner(inResponse.usage),
      ["input_tokens", "input_tokens_details"],
      ["output_tokens", "output_tokens_details", "total_tokens", "cost_in_usd_ticks", "cost"],
    );
  const usage = inResponse.usage != null ? readUsage(state.usage) : undefined;
  if (event.response != null) {
    if (usage !== undefined) state.sink.count(usage);
    return state.sink.fail(readError(200, event));
  }
  if (usage !== undefined) {
    state.sink.count(usage);
    state.counted = true;
  }
}

function readEventError(event: Wire, state: State): void {
  if (event.type != null) return state.sink.fail(readError(200, event));
}
