// Made from specs/dialects/cohere-chat/mapping.yaml by "make generate". Change the specs, not this file.
import type { Wire } from "../../src/conversion/json.js";
import { withPlace } from "../../src/conversion/placed-citations.js";
import type { StreamReader, TextSink } from "../../src/conversion/stream/contract.js";
import { eventData, keyOf, mergeUsage, readCitations } from "../../src/conversion/stream/events.js";
import { asText, inner } from "../../src/conversion/values.js";
import { readError } from "./errors.js";
import { paths } from "./paths.js";
import { finishOf, readCitation, readUsage } from "./read.js";

interface State {
  readonly sink: TextSink;
  usage: Wire;
  finished: boolean;
  counted: boolean;
}

/** Reads the events of a stream of the cohere-chat dialect and passes them to the sink. */
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
  switch (event.type) {
    case "message-start":
      return readEventMessageStart(event, state);
    case "content-start":
      return readEventContentStart(event, state);
    case "content-delta":
      return readEventContentDelta(event, state);
    case "content-end":
      return;
    case "tool-plan-delta":
      return readEventToolPlanDelta(event, state);
    case "tool-call-start":
      return readEventToolCallStart(event, state);
    case "tool-call-delta":
      return readEventToolCallDelta(event, state);
    case "tool-call-end":
      return readEventToolCallEnd(event, state);
    case "citation-start":
      return readEventCitationStart(event, state);
    case "message-end":
      return readEventMessageEnd(event, state);
  }
}

function readEventMessageStart(event: Wire, state: State): void {
  state.sink.start({ id: asText(event.id) });
}

function readEventContentStart(event: Wire, state: State): void {
  const inDelta = inner(event.delta);
  const inDeltaMessage = inner(inDelta.message);
  const inDeltaMessageContent = inner(inDeltaMessage.content);
  switch (inDeltaMessageContent.type) {
    case "text":
      return readEventContentStartText(event, inDeltaMessageContent, state);
    case "thinking":
      return readEventContentStartThinking(event, inDeltaMessageContent, state);
    default:
      return state.sink.lose("delta.message.content");
  }
}

function readEventContentStartText(event: Wire, inDeltaMessageContent: Wire, state: State): void {
  state.sink.piece({ kind: "text", key: keyOf(event.index), text: asText(inDeltaMessageContent.text) });
}

function readEventContentStartThinking(event: Wire, inDeltaMessageContent: Wire, state: State): void {
  state.sink.piece({ kind: "reasoning", key: keyOf(event.index), text: asText(inDeltaMessageContent.thinking) });
}

function readEventContentDelta(event: Wire, state: State): void {
  const inDelta = inner(event.delta);
  const inDeltaMessage = inner(inDelta.message);
  const inDeltaMessageContent = inner(inDeltaMessage.content);
  if (inDeltaMessageContent.text != null)
    state.sink.piece({ kind: "text", key: keyOf(event.index), text: asText(inDeltaMessageContent.text) });
  if (inDeltaMessageContent.thinking != null)
    state.sink.piece({ kind: "reasoning", key: keyOf(event.index), text: asText(inDeltaMessageContent.thinking) });
}

function readEventToolPlanDelta(event: Wire, state: State): void {
  const inDelta = inner(event.delta);
  const inDeltaMessage = inner(inDelta.message);
  const text = asText(inDeltaMessage.tool_plan);
  if (text !== undefined) state.sink.piece({ kind: "text", text });
}

function readEventToolCallStart(event: Wire, state: State): void {
  const inDelta = inner(event.delta);
  const inDeltaMessage = inner(inDelta.message);
  const inDeltaMessageToolCalls = inner(inDeltaMessage.tool_calls);
  const inDeltaMessageToolCallsFunction = inner(inDeltaMessageToolCalls.function);
  state.sink.piece({
    kind: "call",
    key: keyOf(event.index),
    id: asText(inDeltaMessageToolCalls.id),
    name: asText(inDeltaMessageToolCallsFunction.name),
    text: asText(inDeltaMessageToolCallsFunction.arguments),
  });
}

function readEventToolCallDelta(event: Wire, state: State): void {
  const inDelta = inner(event.delta);
  const inDeltaMessage = inner(inDelta.message);
  const inDeltaMessageToolCalls = inner(inDeltaMessage.tool_calls);
  const inDeltaMessageToolCallsFunction = inner(inDeltaMessageToolCalls.function);
  state.sink.piece({ kind: "call", key: keyOf(event.index), text: asText(inDeltaMessageToolCallsFunction.arguments) });
}

function readEventToolCallEnd(event: Wire, state: State): void {
  state.sink.piece({ kind: "call", key: keyOf(event.index), close: true });
}

function readEventCitationStart(event: Wire, state: State): void {
  const inDelta = inner(event.delta);
  const inDeltaMessage = inner(inDelta.message);
  const cited = readCitations(
    inDeltaMessage.citations,
    withPlace(readCitation, { part: "content_index", text: "text" }),
    event,
    state.sink,
    paths,
  );
  if (cited !== undefined) state.sink.piece({ kind: "text", place: "delta.message.citations", cited });
}

function readEventMessageEnd(event: Wire, state: State): void {
  const inDelta = inner(event.delta);
  if (inDelta.usage != null)
    state.usage = mergeUsage(state.usage, inner(inDelta.usage), [], ["billed_units", "tokens"]);
  const usage = inDelta.usage != null ? readUsage(state.usage) : undefined;
  if (inDelta.error != null) {
    if (usage !== undefined) state.sink.count(usage);
    return state.sink.fail(readError(200, event));
  }
  if (usage !== undefined) {
    state.sink.count(usage);
    state.counted = true;
  }
  const finish = finishOf(asText(inDelta.finish_reason));
  if (finish !== undefined) {
    state.finished = true;
    state.sink.finish(finish);
  }
  state.sink.end();
}
