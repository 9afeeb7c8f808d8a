// Made from specs/dialects/bedrock-converse/mapping.yaml by "make generate". Change the specs, not this file.
import type { Wire } from "../../src/conversion/json.js";
import type { StreamReader, TextSink } from "../../src/conversion/stream/contract.js";
import { eventData, keyOf, mergeUsage, readCitations } from "../../src/conversion/stream/events.js";
import { asText, inner } from "../../src/conversion/values.js";
import { paths } from "./paths.js";
import { finishOf, readCitation, readUsage } from "./read.js";

interface State {
  readonly sink: TextSink;
  usage: Wire;
  finished: boolean;
  counted: boolean;
}

/** Reads the events of a stream of the bedrock-converse dialect and passes them to the sink. */
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
    case "contentBlockStart":
      return readEventContentBlockStart(event, state);
    case "contentBlockDelta":
      return readEventContentBlockDelta(event, state);
    case "contentBlockStop":
      return readEventContentBlockStop(event, state);
    case "messageStop":
      return readEventMessageStop(event, state);
    case "metadata":
      return readEventMetadata(event, state);
  }
}

function readEventContentBlockStart(event: Wire, state: State): void {
  const inStart = inner(event.start);
  const inStartToolUse = inner(inStart.toolUse);
  if (inStart.toolUse != null)
    state.sink.piece({
      kind: "call",
      key: keyOf(event.contentBlockIndex),
      id: asText(inStartToolUse.toolUseId),
      name: asText(inStartToolUse.name),
    });
  if (inStart.toolResult != null) state.sink.lose("start.toolResult");
}

function readEventContentBlockDelta(event: Wire, state: State): void {
  const inDelta = inner(event.delta);
  const inDeltaReasoningContent = inner(inDelta.reasoningContent);
  const inDeltaToolUse = inner(inDelta.toolUse);
  if (inDelta.text != null)
    state.sink.piece({ kind: "text", key: keyOf(event.contentBlockIndex), text: asText(inDelta.text) });
  if (inDelta.reasoningContent != null)
    state.sink.piece({
      kind: "reasoning",
      key: keyOf(event.contentBlockIndex),
      place: "delta.reasoningContent",
      text: asText(inDeltaReasoningContent.text),
      signature: asText(inDeltaReasoningContent.signature),
      redacted: asText(inDeltaReasoningContent.redactedContent),
    });
  if (inDelta.toolUse != null)
    state.sink.piece({ key: keyOf(event.contentBlockIndex), text: asText(inDeltaToolUse.input) });
  if (inDelta.citation != null)
    state.sink.piece({
      kind: "text",
      key: keyOf(event.contentBlockIndex),
      place: "delta.citation",
      citations: readCitations(inDelta.citation, readCitation, event, state.sink, paths),
    });
  if (inDelta.image != null) state.sink.lose("delta.image");
  if (inDelta.toolResult != null) state.sink.lose("delta.toolResult");
}

function readEventContentBlockStop(event: Wire, state: State): void {
  state.sink.piece({ key: keyOf(event.contentBlockIndex), close: true });
}

function readEventMessageStop(event: Wire, state: State): void {
  const inAdditionalModelResponseFields = inner(event.additionalModelResponseFields);
  const finish = finishOf(asText(event.stopReason));
  if (finish !== undefined) {
    state.finished = true;
    state.sink.finish(finish, { stop_sequence: asText(inAdditionalModelResponseFields.stop_sequence) });
  }
}

function readEventMetadata(event: Wire, state: State): void {
  if (event.usage != null)
    state.usage = mergeUsage(
      state.usage,
      inner(event.usage),
      ["inputTokens", "cacheReadInputTokens", "cacheWriteInputTokens", "cacheDetails"],
      ["outputTokens", "totalTokens"],
    );
  const usage = event.usage != null ? readUsage(state.usage) : undefined;
  if (usage !== undefined) {
    state.sink.count(usage);
    state.counted = true;
  }
  state.sink.end();
}
