// Made from specs/dialects/chat/mapping.yaml by "make generate". Change the specs, not this file.
import {
  argumentsPiece,
  citedPages,
  contentProbabilities,
  reasoningState,
  reasoningWords,
} from "../../specs/dialects/chat/functions.js";
import { reportedCitations } from "../../src/conversion/citations.js";
import { withoutPlaceholder } from "../../src/conversion/conversation/drop-placeholder-state.js";
import { furtherAnswers } from "../../src/conversion/further-answers.js";
import type { Wire } from "../../src/conversion/json.js";
import { noLoss } from "../../src/conversion/loss.js";
import type { StreamReader, TextSink } from "../../src/conversion/stream/contract.js";
import { eventData, isFirst, keyOf, loseOther, mergeUsage, readCitations } from "../../src/conversion/stream/events.js";
import { loseUnmapped } from "../../src/conversion/stream/unread.js";
import { joinedText } from "../../src/conversion/transforms/index.js";
import { asInteger, asList, asText, first, inner, isFault } from "../../src/conversion/values.js";
import { readError } from "./errors.js";
import { paths } from "./paths.js";
import {
  assistantItemKeys,
  finishOf,
  readCitation,
  readPicturedAddressPart,
  readPicturedPart,
  readUsage,
} from "./read.js";

interface State {
  readonly sink: TextSink;
  usage: Wire;
  finished: boolean;
  counted: boolean;
}

/** Reads the events of a stream of the chat dialect and passes them to the sink. */
export function openReader(sink: TextSink): StreamReader {
  const state: State = { sink, usage: {}, finished: false, counted: false };
  return {
    event(data: string): Wire | undefined {
      if (data === "[DONE]") {
        sink.end();
        return undefined;
      }
      const event = eventData(data, sink);
      if (event !== undefined) readEvent(event, state);
      return event;
    },
    close(): void {
      if (state.finished && state.counted) sink.end();
    },
  };
}

/** What is in the place of state and is no state. */
const placeholders: readonly string[] = ["skip_thought_signature_validator", "context_engineering_is_the_way_to_go"];

function readEventEachContent(event: Wire, state: State): void {
  switch (event.type) {
    case "text":
      return readEventEachContentText(event, state);
    case "thinking":
      return readEventEachContentThinking(event, state);
    case "reasoning":
      return readEventEachContentReasoning(event, state);
    default:
      return state.sink.lose("choices[0].delta.content[*]");
  }
}

function readEventEachContentText(event: Wire, state: State): void {
  const text = asText(event.text);
  if (text !== undefined) state.sink.piece({ kind: "text", text });
}

function readEventEachContentThinking(event: Wire, state: State): void {
  const reasoningText = joinedText.read(event.thinking);
  if (reasoningText !== undefined) state.sink.piece({ kind: "reasoning", text: reasoningText });
}

function readEventEachContentReasoning(event: Wire, state: State): void {
  const reasoningText = joinedText.read(event.summary);
  if (reasoningText !== undefined) state.sink.piece({ kind: "reasoning", text: reasoningText });
}

function readEventEachImages(event: Wire, state: State): void {
  if (event.type === "image_url" && typeof event.image_url === "string")
    state.sink.piece({
      kind: "media",
      place: "choices[0].delta.images[*]",
      media: readPicturedAddressPart(event, noLoss),
    });
  if (event.type === "image_url")
    state.sink.piece({ kind: "media", place: "choices[0].delta.images[*]", media: readPicturedPart(event, noLoss) });
}

function readEventEachToolCalls(event: Wire, state: State): void {
  const inFunction = inner(event.function);
  const inExtraContent = inner(event.extra_content);
  const inExtraContentGoogle = inner(inExtraContent.google);
  const inExtraContentVertex = inner(inExtraContent.vertex);
  const inCustom = inner(event.custom);
  if (event.custom == null)
    state.sink.piece({
      kind: "call",
      key: keyOf(event.index),
      place: "choices[0].delta.tool_calls[*].extra_content",
      id: asText(event.id),
      name: asText(inFunction.name),
      text: argumentsPiece.read(inFunction.arguments),
      signature:
        withoutPlaceholder(asText(inExtraContentGoogle.thought_signature), placeholders) ??
        withoutPlaceholder(asText(inExtraContentVertex.thought_signature), placeholders),
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
  const inBaseResp = inner(event.base_resp);
  const inChoices0Delta = inner(inChoices0.delta);
  if (first(event.usage, inXGroq.usage, inChoices0.usage) != null)
    state.usage = mergeUsage(
      state.usage,
      inner(first(event.usage, inXGroq.usage, inChoices0.usage)),
      ["prompt_tokens", "prompt_tokens_details", "prompt_cache_hit_tokens", "cached_tokens", "num_cached_tokens"],
      [
        "completion_tokens",
        "completion_tokens_details",
        "reasoning_tokens",
        "total_tokens",
        "cost_in_usd_ticks",
        "cost",
      ],
    );
  const usage = first(event.usage, inXGroq.usage, inChoices0.usage) != null ? readUsage(state.usage) : undefined;
  if (
    event.error != null ||
    (isFault(event.message) && event.choices == null) ||
    (isFault(event.msg) && event.choices == null) ||
    (isFault(event.detail) && event.choices == null) ||
    (isFault(inBaseResp.status_code) && event.choices == null)
  ) {
    if (usage !== undefined) state.sink.count(usage);
    return state.sink.fail(readError(200, event));
  }
  state.sink.start({ id: asText(event.id), created: asInteger(event.created), usage });
  if (isFirst(inChoices0.index)) {
    const probabilities = state.sink.takesProbabilities ? contentProbabilities.read(inChoices0.logprobs) : undefined;
    if (probabilities !== undefined) state.sink.probabilities(probabilities);
    const citedBeside = reportedCitations(
      undefined,
      citedPages.read(event.search_results),
      citedPages.read(event.citations),
    );
    if (citedBeside !== undefined) state.sink.piece({ cited: citedBeside, place: "search_results" });
    const reasoningText =
      reasoningWords.read(inChoices0Delta.reasoning_content) ??
      reasoningWords.read(inChoices0Delta.reasoning) ??
      reasoningWords.read(inChoices0Delta.reasoning_details);
    const reasoningSignature = reasoningState.read(inChoices0Delta.reasoning_details);
    const reasoningUnsigned = reasoningState.readUnsigned(inChoices0Delta.reasoning_details);
    if (reasoningText !== undefined || reasoningSignature !== undefined || reasoningUnsigned !== undefined)
      state.sink.piece({
        kind: "reasoning",
        place: "choices[0].delta.reasoning_details",
        text: reasoningText,
        signature: reasoningSignature,
        unsigned: reasoningUnsigned,
      });
    loseOther(
      reasoningWords.read(inChoices0Delta.reasoning),
      reasoningWords.read(inChoices0Delta.reasoning_content),
      "choices[0].delta.reasoning",
      state.sink,
    );
    loseOther(
      reasoningWords.read(inChoices0Delta.reasoning_details),
      reasoningWords.read(inChoices0Delta.reasoning_content) ?? reasoningWords.read(inChoices0Delta.reasoning),
      "choices[0].delta.reasoning_details",
      state.sink,
    );
    for (const item of asList(inChoices0Delta.content)) readEventEachContent(inner(item), state);
    const text = asText(inChoices0Delta.content);
    if (text !== undefined) state.sink.piece({ kind: "text", text });
    for (const item of asList(inChoices0Delta.images)) readEventEachImages(inner(item), state);
    const refusalText = asText(inChoices0Delta.refusal);
    if (refusalText !== undefined) state.sink.piece({ kind: "refusal", text: refusalText });
    for (const item of asList(inChoices0Delta.tool_calls)) readEventEachToolCalls(inner(item), state);
    const cited = readCitations(inChoices0Delta.annotations, readCitation, event, state.sink, paths);
    if (cited !== undefined) state.sink.piece({ kind: "text", place: "choices[0].delta.annotations", cited });
    loseUnmapped(inChoices0Delta, assistantItemKeys, "choices[0].delta", state.sink);
    if (probabilities !== undefined) state.sink.endPieces();
  }
  for (const other of furtherAnswers(event.choices, "choices", "index")) state.sink.lose(other.place, other);
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
