// Made from specs/dialects/images/mapping.yaml by "make generate". Change the specs, not this file.
import { noLoss } from "../../src/conversion/loss.js";
import { readEach } from "../../src/conversion/read.js";
import type { StreamReader } from "../../src/conversion/stream/contract.js";
import { readResults, type ResultReading, type ResultSink } from "../../src/conversion/stream/results.js";
import { readError } from "./errors.js";
import { readEvent, readImage, readUsage } from "./read.js";

/** Reads the events of a stream of the images dialect and passes them to the sink. */
export function openReader(sink: ResultSink): StreamReader {
  return readResults(reading, sink);
}

const reading: ResultReading = {
  discriminator: "type",
  end: "[DONE]",
  events: new Map([
    ["image_generation.partial_image", "preview"],
    ["image_edit.partial_image", "preview"],
    ["image_generation.completed", "result"],
    ["image_edit.completed", "result"],
  ]),
  created: "created_at",
  usage: "usage",
  read: (event, loss) => readEvent(event, loss, event) ?? {},
  readFaults: (event) => readEach(event.failed, noLoss, readImage) ?? [],
  readUsage,
  readError,
};
