// Made from specs/dialects/video-long-running/mapping.yaml, specs/dialects/video-content-task/mapping.yaml,
// specs/dialects/video-generation/mapping.yaml, specs/dialects/video-interactions/mapping.yaml by "make generate".
// Change the specs, not this file.
import type { Pair } from "../../src/conversion/dialect.js";
import * as videoContentTask from "./video-long-running-to-video-content-task.js";
import * as videoGeneration from "./video-long-running-to-video-generation.js";
import * as videoInteractions from "./video-long-running-to-video-interactions.js";

/** What a request of the video-long-running dialect becomes for a model behind another. */
export const fromVideoLongRunning: readonly Pair[] = [
  { from: "video-long-running", to: "video-content-task", ...videoContentTask },
  { from: "video-long-running", to: "video-generation", ...videoGeneration },
  { from: "video-long-running", to: "video-interactions", ...videoInteractions },
];
