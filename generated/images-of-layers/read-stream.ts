// Made from specs/dialects/images-of-layers/mapping.yaml by "make generate". Change the specs, not this file.
import type { Wire } from "../../src/conversion/json.js";
import { noLoss } from "../../src/conversion/loss.js";
import type { StreamReader } from "../../src/conversion/stream/contract.js";
import { eventData } from "../../src/conversion/stream/events.js";
import type { ResultSink } from "../../src/conversion/stream/results.js";
import { asInteger, asWire } from "../../src/conversion/values.js";
import { readError } from "./errors.js";
import { readImage, readUsage } from "./read.js";

interface State {
  readonly sink: ResultSink;
  complete: boolean;
}

/** Reads the events of a stream of the images-of-layers dialect and passes them to the sink. */
export function openReader(sink: ResultSink): StreamReader {
  const state: State = { sink, complete: false };
  return {
    event(data: string): Wire | undefined {
      if (data === "[DONE]") {
        sink.end();
        return undefined;
      }
      const event = eventData(data, sink);
      if (event !== undefined) readStreamed(event, state);
      return event;
    },
    close(): void {
      if (state.complete) sink.end();
    },
  };
}

function readStreamed(event: Wire, state: State): void {
  switch (event.type) {
    case "image_generation.partial_succeeded":
    case "image_generation.partial_failed":
      return readResultEvent(event, state);
    case "image_generation.completed":
      return readSummaryEvent(event, state);
    default:
      if (event.error != null) state.sink.fail(readError(200, event));
  }
}

function readResultEvent(event: Wire, state: State): void {
  state.sink.start(asInteger(event.created));
  state.sink.result(readImage(event, noLoss, event) ?? {});
  const usage = asWire(event.usage);
  if (usage !== undefined) state.sink.count(readUsage(usage));
}

function readSummaryEvent(event: Wire, state: State): void {
  state.sink.start(asInteger(event.created));
  state.complete = true;
  const usage = asWire(event.usage);
  if (usage !== undefined) state.sink.count(readUsage(usage));
}
