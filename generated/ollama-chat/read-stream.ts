// Made from specs/dialects/ollama-chat/mapping.yaml by "make generate". Change the specs, not this file.
import { tokenProbabilities } from "../../specs/dialects/ollama-chat/functions.js";
import type { Wire } from "../../src/conversion/json.js";
import type { StreamReader, TextSink } from "../../src/conversion/stream/contract.js";
import { eventData, mergeUsage } from "../../src/conversion/stream/events.js";
import { loseUnmapped } from "../../src/conversion/stream/unread.js";
import { jsonObject } from "../../src/conversion/transforms/index.js";
import { asList, asText, inner } from "../../src/conversion/values.js";
import { readError } from "./errors.js";
import { assistantItemKeys, finishOf, readUsage } from "./read.js";

interface State {
  readonly sink: TextSink;
  usage: Wire;
  finished: boolean;
  counted: boolean;
}

/** Reads the events of a stream of the ollama-chat dialect and passes them to the sink. */
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

function readEventEachToolCalls(event: Wire, state: State): void {
  const inFunction = inner(event.function);
  state.sink.piece({
    kind: "call",
    id: asText(event.id),
    name: asText(inFunction.name),
    text: jsonObject.read(inFunction.arguments),
    close: true,
  });
}

function readEvent(event: Wire, state: State): void {
  const inMessage = inner(event.message);
  if (event.prompt_eval_count != null || event.eval_count != null)
    state.usage = mergeUsage(state.usage, inner(event), ["prompt_eval_count"], ["eval_count"]);
  const usage = event.prompt_eval_count != null || event.eval_count != null ? readUsage(state.usage) : undefined;
  if (event.error != null) {
    if (usage !== undefined) state.sink.count(usage);
    return state.sink.fail(readError(200, event));
  }
  const probabilities = state.sink.takesProbabilities ? tokenProbabilities.read(event.logprobs) : undefined;
  if (probabilities !== undefined) state.sink.probabilities(probabilities);
  const reasoningText = asText(inMessage.thinking);
  if (reasoningText !== undefined) state.sink.piece({ kind: "reasoning", text: reasoningText });
  const text = asText(inMessage.content);
  if (text !== undefined) state.sink.piece({ kind: "text", text });
  for (const item of asList(inMessage.tool_calls)) readEventEachToolCalls(inner(item), state);
  loseUnmapped(inMessage, assistantItemKeys, "message", state.sink);
  if (probabilities !== undefined) state.sink.endPieces();
  if (usage !== undefined) {
    state.sink.count(usage);
    state.counted = true;
  }
  const finish = finishOf(asText(event.done_reason));
  if (finish !== undefined) {
    state.finished = true;
    state.sink.finish(finish);
  }
  switch (event.done) {
    case true:
      return readEventDone(event, state);
  }
}

function readEventDone(_event: Wire, state: State): void {
  state.sink.end();
}
