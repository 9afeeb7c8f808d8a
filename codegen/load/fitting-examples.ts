/** Examples that fit the dialect of a mapping: what the document beside says of its streams decides about some. */
import type { Framing } from "../../src/conversion/stream/framing.js";
import type { ExampleAt } from "./own-examples.js";

/** Only server-sent events have comments. */
export function fittingExamples(framing: Framing | undefined, exampleAt: ExampleAt): ExampleAt {
  if (framing === undefined || framing === "sse") return exampleAt;
  return (pointer) => (pointer.at(-1) === "keep_alive" ? "none" : exampleAt(pointer));
}
