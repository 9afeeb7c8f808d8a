// Made from specs/dialects/video-content-task/mapping.yaml, specs/dialects/video-generation/mapping.yaml,
// specs/dialects/video-interactions/mapping.yaml, specs/dialects/video-long-running/mapping.yaml,
// specs/dialects/video-long-running-by-operation/mapping.yaml by "make generate". Change the specs, not this file.
import type { Pair } from "../../src/conversion/dialect.js";
import * as videoGeneration from "./video-content-task-to-video-generation.js";
import * as videoInteractions from "./video-content-task-to-video-interactions.js";
import * as videoLongRunningByOperation from "./video-content-task-to-video-long-running-by-operation.js";
import * as videoLongRunning from "./video-content-task-to-video-long-running.js";

/** What a request of the video-content-task dialect becomes for a model behind another. */
export const fromVideoContentTask: readonly Pair[] = [
  { from: "video-content-task", to: "video-generation", ...videoGeneration },
  { from: "video-content-task", to: "video-interactions", ...videoInteractions },
  { from: "video-content-task", to: "video-long-running", ...videoLongRunning },
  { from: "video-content-task", to: "video-long-running-by-operation", ...videoLongRunningByOperation },
];
