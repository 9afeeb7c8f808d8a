// Made from specs/dialects/images/mapping.yaml by "make generate". Change the specs, not this file.
import type { Wire } from "../../src/conversion/json.js";
import { noLoss } from "../../src/conversion/loss.js";
import { readEach } from "../../src/conversion/read.js";
import type { StreamReader } from "../../src/conversion/stream/contract.js";
import { eventData } from "../../src/conversion/stream/events.js";
import type { ResultSink } from "../../src/conversion/stream/results.js";
import { asInteger, asWire } from "../../src/conversion/values.js";
import { readError } from "./errors.js";
import { readEvent, readImage, readUsage } from "./read.js";

interface State {
  readonly sink: ResultSink;
  complete: boolean;
}

/** Reads the events of a stream of the images dialect and passes them to the sink. */
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
    case "image_generation.partial_image":
    case "image_edit.partial_image":
      return readPreviewEvent(event, state);
    case "image_generation.completed":
    case "image_edit.completed":
      return readResultEvent(event, state);
    case "image_generation.partial_succeeded":
    case "image_generation.partial_failed":
      return readItemEvent(event, state);
    default:
      if (event.error != null) state.sink.fail(readError(200, event));
  }
}

function readPreviewEvent(event: Wire, state: State): void {
  state.sink.start(asInteger(event.created_at));
  state.sink.preview(readEvent(event, noLoss, event) ?? {});
  const usage = asWire(event.usage);
  if (usage !== undefined) state.sink.count(readUsage(usage));
}

function readResultEvent(event: Wire, state: State): void {
  state.sink.start(asInteger(event.created_at));
  state.sink.result(readEvent(event, noLoss, event) ?? {});
  for (const fault of readEach(event.failed, noLoss, readImage) ?? []) state.sink.result(fault);
  state.complete = true;
  const usage = asWire(event.usage);
  if (usage !== undefined) state.sink.count(readUsage(usage));
}

function readItemEvent(event: Wire, state: State): void {
  state.sink.start(asInteger(event.created_at));
  state.sink.result(readEvent(event, noLoss, event) ?? {});
  for (const fault of readEach(event.failed, noLoss, readImage) ?? []) state.sink.result(fault);
  const usage = asWire(event.usage);
  if (usage !== undefined) state.sink.count(readUsage(usage));
}
