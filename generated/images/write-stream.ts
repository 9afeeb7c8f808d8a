// Made from specs/dialects/images/mapping.yaml by "make generate". Change the specs, not this file.
import type { ResultWriting } from "../../src/conversion/stream/results.js";
import { writeEvent, writeImage, writeUsage } from "./write.js";

/** Every event of a stream of the images dialect. */
export const templates: ResultWriting = {
  discriminator: "type",
  words: {
    preview: { else: "image_generation.partial_image", edit: "image_edit.partial_image" },
    result: { else: "image_generation.completed", edit: "image_edit.completed" },
  },
  created: "created_at",
  usage: "usage",
  index: "partial_image_index",
  framing: "sse",
  keepAlive: ": keep-alive\n\n",
  faults: "failed",
  writeFault: writeImage,
  write: writeEvent,
  writeUsage,
};
