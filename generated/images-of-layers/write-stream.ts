// Made from specs/dialects/images-of-layers/mapping.yaml by "make generate". Change the specs, not this file.
import type { ResultWriting } from "../../src/conversion/stream/results.js";
import { writeImage, writeUsage } from "./write.js";

/** Every event of a stream of the images-of-layers dialect. */
export const templates: ResultWriting = {
  discriminator: "type",
  words: { preview: { else: "" }, result: { else: "image_generation.partial_succeeded" } },
  created: "created",
  usage: "usage",
  index: "index",
  summary: "image_generation.completed",
  framing: "sse",
  keepAlive: ": keep-alive\n\n",
  write: writeImage,
  writeUsage,
};
