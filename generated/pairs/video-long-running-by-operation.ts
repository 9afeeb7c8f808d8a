// Made from specs/dialects/video-long-running-by-operation/mapping.yaml,
// specs/dialects/video-content-task/mapping.yaml, specs/dialects/video-generation/mapping.yaml,
// specs/dialects/video-interactions/mapping.yaml, specs/dialects/video-long-running/mapping.yaml by "make generate".
// Change the specs, not this file.
import type { Pair } from "../../src/conversion/dialect.js";
import * as videoContentTask from "./video-long-running-by-operation-to-video-content-task.js";
import * as videoGeneration from "./video-long-running-by-operation-to-video-generation.js";
import * as videoInteractions from "./video-long-running-by-operation-to-video-interactions.js";
import * as videoLongRunning from "./video-long-running-by-operation-to-video-long-running.js";

/** What a request of the video-long-running-by-operation dialect becomes for a model behind another. */
export const fromVideoLongRunningByOperation: readonly Pair[] = [
  { from: "video-long-running-by-operation", to: "video-content-task", ...videoContentTask },
  { from: "video-long-running-by-operation", to: "video-generation", ...videoGeneration },
  { from: "video-long-running-by-operation", to: "video-interactions", ...videoInteractions },
  { from: "video-long-running-by-operation", to: "video-long-running", ...videoLongRunning },
];
