// Made from specs/dialects/messages/mapping.yaml by "make generate". Change the specs, not this file.
import type { Wire } from "../../src/conversion/json.js";
import type { StreamReader, TextSink } from "../../src/conversion/stream/contract.js";
import { eventData, keyOf, mergeUsage, readCitations } from "../../src/conversion/stream/events.js";
import { jsonObject, nonEmptyJsonObject } from "../../src/conversion/transforms/index.js";
import { asList, asText, inner } from "../../src/conversion/values.js";
import { readError } from "./errors.js";
import { paths } from "./paths.js";
import { finishOf, readCitation, readUsage } from "./read.js";

interface State {
  readonly sink: TextSink;
  usage: Wire;
  finished: boolean;
  counted: boolean;
}

/** Reads the events of a stream of the messages dialect and passes them to the sink. */
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
    case "ping":
      return;
    case "message_start":
      return readEventMessageStart(event, state);
    case "content_block_start":
      return readEventContentBlockStart(event, state);
    case "content_block_delta":
      return readEventContentBlockDelta(event, state);
    case "content_block_stop":
      return readEventContentBlockStop(event, state);
    case "message_delta":
      return readEventMessageDelta(event, state);
    case "message_stop":
      return readEventMessageStop(event, state);
    case "error":
      return readEventError(event, state);
  }
}

function readEventMessageStartEachContent(event: Wire, state: State): void {
  switch (event.type) {
    case "text":
      return readEventMessageStartEachContentText(event, state);
    case "tool_use":
      return readEventMessageStartEachContentToolUse(event, state);
    default:
      return state.sink.lose("message.content[*]");
  }
}

function readEventMessageStartEachContentText(event: Wire, state: State): void {
  state.sink.piece({ kind: "text", text: asText(event.text), close: true });
}

function readEventMessageStartEachContentToolUse(event: Wire, state: State): void {
  state.sink.piece({
    kind: "call",
    id: asText(event.id),
    name: asText(event.name),
    text: jsonObject.read(event.input),
    close: true,
  });
}

function readEventMessageStart(event: Wire, state: State): void {
  const inMessage = inner(event.message);
  if (inMessage.usage != null)
    state.usage = mergeUsage(
      state.usage,
      inner(inMessage.usage),
      ["input_tokens", "cache_read_input_tokens", "cache_creation_input_tokens", "cache_creation", "iterations"],
      ["output_tokens", "output_tokens_details"],
    );
  const usage = inMessage.usage != null ? readUsage(state.usage) : undefined;
  state.sink.start({ id: asText(inMessage.id), usage });
  for (const item of asList(inMessage.content)) readEventMessageStartEachContent(inner(item), state);
  if (usage !== undefined) {
    state.sink.count(usage);
    state.counted = true;
  }
  const finish = finishOf(asText(inMessage.stop_reason));
  if (finish !== undefined) {
    state.finished = true;
    state.sink.finish(finish);
  }
}

function readEventContentBlockStart(event: Wire, state: State): void {
  const inContentBlock = inner(event.content_block);
  switch (inContentBlock.type) {
    case "text":
      return readEventContentBlockStartText(event, inContentBlock, state);
    case "thinking":
      return readEventContentBlockStartThinking(event, inContentBlock, state);
    case "redacted_thinking":
      return readEventContentBlockStartRedactedThinking(event, inContentBlock, state);
    case "tool_use":
      return readEventContentBlockStartToolUse(event, inContentBlock, state);
    default:
      return state.sink.lose("content_block");
  }
}

function readEventContentBlockStartText(event: Wire, inContentBlock: Wire, state: State): void {
  state.sink.piece({ kind: "text", key: keyOf(event.index), text: asText(inContentBlock.text) });
}

function readEventContentBlockStartThinking(event: Wire, inContentBlock: Wire, state: State): void {
  state.sink.piece({
    kind: "reasoning",
    key: keyOf(event.index),
    place: "content_block.signature",
    text: asText(inContentBlock.thinking),
    signature: asText(inContentBlock.signature),
  });
}

function readEventContentBlockStartRedactedThinking(event: Wire, inContentBlock: Wire, state: State): void {
  state.sink.piece({
    kind: "reasoning",
    key: keyOf(event.index),
    place: "content_block.data",
    redacted: asText(inContentBlock.data),
  });
}

function readEventContentBlockStartToolUse(event: Wire, inContentBlock: Wire, state: State): void {
  state.sink.piece({
    kind: "call",
    key: keyOf(event.index),
    id: asText(inContentBlock.id),
    name: asText(inContentBlock.name),
    text: nonEmptyJsonObject.read(inContentBlock.input),
  });
}

function readEventContentBlockDelta(event: Wire, state: State): void {
  const inDelta = inner(event.delta);
  switch (inDelta.type) {
    case "text_delta":
      return readEventContentBlockDeltaTextDelta(event, inDelta, state);
    case "thinking_delta":
      return readEventContentBlockDeltaThinkingDelta(event, inDelta, state);
    case "input_json_delta":
      return readEventContentBlockDeltaInputJsonDelta(event, inDelta, state);
    case "signature_delta":
      return readEventContentBlockDeltaSignatureDelta(event, inDelta, state);
    case "citations_delta":
      return readEventContentBlockDeltaCitationsDelta(event, inDelta, state);
    default:
      return state.sink.lose("delta");
  }
}

function readEventContentBlockDeltaTextDelta(event: Wire, inDelta: Wire, state: State): void {
  state.sink.piece({ key: keyOf(event.index), text: asText(inDelta.text) });
}

function readEventContentBlockDeltaThinkingDelta(event: Wire, inDelta: Wire, state: State): void {
  state.sink.piece({ key: keyOf(event.index), text: asText(inDelta.thinking) });
}

function readEventContentBlockDeltaInputJsonDelta(event: Wire, inDelta: Wire, state: State): void {
  state.sink.piece({ key: keyOf(event.index), text: asText(inDelta.partial_json) });
}

function readEventContentBlockDeltaSignatureDelta(event: Wire, inDelta: Wire, state: State): void {
  state.sink.piece({ key: keyOf(event.index), place: "delta.signature", signature: asText(inDelta.signature) });
}

function readEventContentBlockDeltaCitationsDelta(event: Wire, inDelta: Wire, state: State): void {
  state.sink.piece({
    key: keyOf(event.index),
    place: "delta.citation",
    citations: readCitations(inDelta.citation, readCitation, event, state.sink, paths),
  });
}

function readEventContentBlockStop(event: Wire, state: State): void {
  state.sink.piece({ key: keyOf(event.index), close: true });
}

function readEventMessageDelta(event: Wire, state: State): void {
  const inDelta = inner(event.delta);
  const inDeltaStopDetails = inner(inDelta.stop_details);
  if (event.usage != null)
    state.usage = mergeUsage(
      state.usage,
      inner(event.usage),
      ["input_tokens", "cache_read_input_tokens", "cache_creation_input_tokens", "cache_creation", "iterations"],
      ["output_tokens", "output_tokens_details"],
    );
  const usage = event.usage != null ? readUsage(state.usage) : undefined;
  if (usage !== undefined) {
    state.sink.count(usage);
    state.counted = true;
  }
  const finish = finishOf(asText(inDelta.stop_reason));
  if (finish !== undefined) {
    state.finished = true;
    state.sink.finish(finish, {
      stop_sequence: asText(inDelta.stop_sequence),
      explanation: asText(inDeltaStopDetails.explanation),
    });
  }
}

function readEventMessageStop(_event: Wire, state: State): void {
  state.sink.end();
}

function readEventError(event: Wire, state: State): void {
  if (event.error != null) return state.sink.fail(readError(200, event));
}
