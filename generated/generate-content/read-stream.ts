// Made from specs/mappings/generate-content.yaml by "make generate". Change the specs, not this file.
import type { Wire } from "../../codegen/runtime/json.js";
import { asList, asText, inner, joinWords } from "../../codegen/runtime/read.js";
import type { StreamReader, TextSink } from "../../codegen/runtime/stream/contract.js";
import { eventData, latestUsage } from "../../codegen/runtime/stream/events.js";
import { jsonObject } from "../../codegen/runtime/transforms/index.js";
import { readError } from "./errors.js";
import { finishOf, readUsage } from "./read.js";

interface State {
  readonly sink: TextSink;
  usage: Wire;
  finished: boolean;
  counted: boolean;
}

/** Reads the events of a generate-content stream and tells them to the sink. */
export function openReader(sink: TextSink): StreamReader {
  const state: State = { sink, usage: {}, finished: false, counted: false };
  return {
    event(_name: string, data: string): void {
      const event = eventData(data, sink);
      if (event !== undefined) readEvent(event, state);
    },
    close(): void {
      if (state.finished) sink.end();
    },
  };
}

function readEventPiece0(event: Wire, state: State): void {
  const inFunctionCall = inner(event.functionCall);
  if (event.thought === true) state.sink.piece({ kind: "reasoning", text: asText(event.text), signature: asText(event.thoughtSignature) });
  if (event.text !== undefined && event.thought === undefined) state.sink.piece({ kind: "text", text: asText(event.text) });
  if (event.thought === undefined && event.thoughtSignature !== undefined) state.sink.piece({ kind: "reasoning", signature: asText(event.thoughtSignature) });
  if (event.functionCall !== undefined) state.sink.piece({ kind: "call", id: asText(inFunctionCall.id), name: asText(inFunctionCall.name), text: jsonObject.read(inFunctionCall.args), close: true });
}

function readEvent(event: Wire, state: State): void {
  const inCandidates0 = inner(asList(event.candidates)[0]);
  const inCandidates0Content = inner(inCandidates0.content);
  const inPromptFeedback = inner(event.promptFeedback);
  if (event.error != null) return state.sink.fail(readError(200, event));
  state.sink.start({ id: asText(event.responseId) });
  for (const item of asList(inCandidates0Content.parts)) readEventPiece0(inner(item), state);
  if (event.usageMetadata != null) {
    state.usage = latestUsage(state.usage, inner(event.usageMetadata));
    state.sink.count(readUsage(state.usage));
    state.counted = true;
  }
  const finish = finishOf(joinWords(inCandidates0.finishReason, inPromptFeedback.blockReason));
  if (finish !== undefined) {
    state.finished = true;
    state.sink.finish(finish, { explanation: asText(inCandidates0.finishMessage) ?? asText(inPromptFeedback.blockReasonMessage) });
  }
}

