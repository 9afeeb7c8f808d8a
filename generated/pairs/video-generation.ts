// Made from specs/dialects/video-generation/mapping.yaml, specs/dialects/video-content-task/mapping.yaml,
// specs/dialects/video-interactions/mapping.yaml, specs/dialects/video-long-running/mapping.yaml,
// specs/dialects/video-long-running-by-operation/mapping.yaml by "make generate". Change the specs, not this file.
import type { Pair } from "../../src/conversion/dialect.js";
import * as videoContentTask from "./video-generation-to-video-content-task.js";
import * as videoInteractions from "./video-generation-to-video-interactions.js";
import * as videoLongRunningByOperation from "./video-generation-to-video-long-running-by-operation.js";
import * as videoLongRunning from "./video-generation-to-video-long-running.js";

/** What a request of the video-generation dialect becomes for a model behind another. */
export const fromVideoGeneration: readonly Pair[] = [
  { from: "video-generation", to: "video-content-task", ...videoContentTask },
  { from: "video-generation", to: "video-interactions", ...videoInteractions },
  { from: "video-generation", to: "video-long-running", ...videoLongRunning },
  { from: "video-generation", to: "video-long-running-by-operation", ...videoLongRunningByOperation },
];
