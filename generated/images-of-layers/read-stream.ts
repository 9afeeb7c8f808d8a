// Made from specs/dialects/images-of-layers/mapping.yaml by "make generate". Change the specs, not this file.
import type { StreamReader } from "../../src/conversion/stream/contract.js";
import { readResults, type ResultReading, type ResultSink } from "../../src/conversion/stream/results.js";
import { readError } from "./errors.js";
import { readImage, readUsage } from "./read.js";

/** Reads the events of a stream of the images-of-layers dialect and passes them to the sink. */
export function openReader(sink: ResultSink): StreamReader {
  return readResults(reading, sink);
}

const reading: ResultReading = {
  discriminator: "type",
  end: "[DONE]",
  events: new Map([
    ["image_generation.partial_succeeded", "result"],
    ["image_generation.partial_failed", "result"],
    ["image_generation.completed", "summary"],
  ]),
  created: "created",
  usage: "usage",
  read: (event, loss) => readImage(event, loss, event) ?? {},
  readUsage,
  readError,
};
