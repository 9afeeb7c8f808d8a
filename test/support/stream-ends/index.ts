import { exportsOf } from "../exports-of.js";
import type { RecordedStream } from "./recorded-stream.js";

/** The streams of every dialect that has a file here, by its name. */
export const recordedStreams = await exportsOf<readonly RecordedStream[]>(import.meta.dirname, "recordedStreams", [
  "recorded-stream",
  "index",
]);
