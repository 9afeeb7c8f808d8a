// Made from specs/dialects/chat/mapping.yaml by "make generate". Change the specs, not this file.
import { reportedCitations } from "../../src/conversion/citations.js";
import { withoutPlaceholder } from "../../src/conversion/conversation/drop-placeholder-state.js";
import { furtherAnswers } from "../../src/conversion/further-answers.js";
import type { Wire } from "../../src/conversion/json.js";
import { asInteger, asList, asText, first, inner } from "../../src/conversion/read.js";
import type { StreamReader, TextSink } from "../../src/conversion/stream/contract.js";
import { eventData, isFirst, keyOf, mergeUsage, readCitations } from "../../src/conversion/stream/events.js";
import {
  argumentsPiece,
  citedPages,
  joinedText,
  reasoningState,
  reasoningWords,
} from "../../src/conversion/transforms/index.js";
import { readError } from "./errors.js";
import { finishOf, readCitation, readUsage } from "./read.js";

interface State {
  readonly sink: TextSink;
  usage: Wire;
  finished: boolean;
  counted: boolean;
}

/** Reads the events of a chat stream and passes them to the sink. */
export function openReader(sink: TextSink): StreamReader {
  const state: State = { sink, usage: {}, finished: false, counted: false };
  return {
    event(_name: string, data: string): void {
      if (data === "[DONE]") return state.sink.end();
      const event = eventData(data, sink);
      if (event !== undefined) readEvent(event, state);
    },
    close(): void {
      if (state.finished && state.counted) sink.end();
    },
  };
}

function readEventPiece1(event: Wire, state: State): void {
  switch (event.type) {
    case "text":
      return readEventPiece1Text(event, state);
    case "thinking":
      return readEventPiece1Thinking(event, state);
  }
}

function readEventPiece1Text(event: Wire, state: State): void {
  state.sink.piece({ kind: "text", text: asText(event.text) });
}

function readEventPiece1Thinking(event: Wire, state: State): void {
  state.sink.piece({ kind: "reasoning", text: joinedText.read(event.thinking) });
}

function readEventPiece4(event: Wire, state: State): void {
  const inFunction = inner(event.function);
  const inExtraContent = inner(event.extra_content);
  const inExtraContentGoogle = inner(inExtraContent.google);
  const inExtraContentVertex = inner(inExtraContent.vertex);
  const inCustom = inner(event.custom);
  if (event.custom == null)
    state.sink.piece({
      kind: "call",
      key: keyOf(event.index),
      id: asText(event.id),
      name: asText(inFunction.name),
      text: argumentsPiece.read(inFunction.arguments),
      signature:
        withoutPlaceholder(asText(inExtraContentGoogle.thought_signature), [
          "skip_thought_signature_validator",
          "context_engineering_is_the_way_to_go",
        ]) ??
        withoutPlaceholder(asText(inExtraContentVertex.thought_signature), [
          "skip_thought_signature_validator",
          "context_engineering_is_the_way_to_go",
        ]),
    });
  if (event.custom != null)
    state.sink.piece({
      kind: "call",
      key: keyOf(event.index),
      calling: "text",
      id: asText(event.id),
      name: asText(inCustom.name),
      text: asText(inCustom.input),
    });
}

function readEvent(event: Wire, state: State): void {
  const inXGroq = inner(event.x_groq);
  const inChoices0 = inner(asList(event.choices)[0]);
  const inChoices0Delta = inner(inChoices0.delta);
  if (event.error != null) return state.sink.fail(readError(200, event));
  if (first(event.usage, inXGroq.usage) != null)
    state.usage = mergeUsage(state.usage, inner(first(event.usage, inXGroq.usage)));
  const usage = first(event.usage, inXGroq.usage) == null ? undefined : readUsage(state.usage);
  state.sink.start({ id: asText(event.id), created: asInteger(event.created), usage });
  if (isFirst(inChoices0.index)) {
    state.sink.piece({
      cited: reportedCitations(undefined, citedPages.read(event.search_results), citedPages.read(event.citations)),
    });
    state.sink.piece({
      kind: "reasoning",
      text:
        reasoningWords.read(inChoices0Delta.reasoning_content) ??
        reasoningWords.read(inChoices0Delta.reasoning) ??
        reasoningWords.read(inChoices0Delta.reasoning_details),
      signature: reasoningState.read(inChoices0Delta.reasoning_details),
      unsigned: reasoningState.readUnsigned(inChoices0Delta.reasoning_details),
    });
    for (const item of asList(inChoices0Delta.content)) readEventPiece1(inner(item), state);
    state.sink.piece({ kind: "text", text: asText(inChoices0Delta.content) });
    state.sink.piece({ kind: "refusal", text: asText(inChoices0Delta.refusal) });
    for (const item of asList(inChoices0Delta.tool_calls)) readEventPiece4(inner(item), state);
    state.sink.piece({ kind: "text", cited: readCitations(inChoices0Delta.annotations, readCitation) });
  }
  for (const place of furtherAnswers(event.choices, "choices", "index")) state.sink.lose(place);
  if (usage !== undefined) {
    state.sink.count(usage);
    state.counted = true;
  }
  if (isFirst(inChoices0.index)) {
    const finish = finishOf(asText(inChoices0.finish_reason));
    if (finish !== undefined) {
      state.finished = true;
      state.sink.finish(finish);
    }
  }
}
