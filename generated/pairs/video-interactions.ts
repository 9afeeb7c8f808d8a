// Made from specs/dialects/video-interactions/mapping.yaml, specs/dialects/video-content-task/mapping.yaml,
// specs/dialects/video-generation/mapping.yaml, specs/dialects/video-long-running/mapping.yaml,
// specs/dialects/video-long-running-by-operation/mapping.yaml by "make generate". Change the specs, not this file.
import type { Pair } from "../../src/conversion/dialect.js";
import * as videoContentTask from "./video-interactions-to-video-content-task.js";
import * as videoGeneration from "./video-interactions-to-video-generation.js";
import * as videoLongRunningByOperation from "./video-interactions-to-video-long-running-by-operation.js";
import * as videoLongRunning from "./video-interactions-to-video-long-running.js";

/** What a request of the video-interactions dialect becomes for a model behind another. */
export const fromVideoInteractions: readonly Pair[] = [
  { from: "video-interactions", to: "video-content-task", ...videoContentTask },
  { from: "video-interactions", to: "video-generation", ...videoGeneration },
  { from: "video-interactions", to: "video-long-running", ...videoLongRunning },
  { from: "video-interactions", to: "video-long-running-by-operation", ...videoLongRunningByOperation },
];
