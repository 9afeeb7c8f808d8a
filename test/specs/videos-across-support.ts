/** Requests for videos in each dialect. */
import { type Json, type Wire } from "../../src/registry.js";
import { videoDialect } from "../support/videos/video-dialects.js";

export const generation = videoDialect("video-generation");

export const interactions = videoDialect("video-interactions");

export const longRunning = videoDialect("video-long-running");

export const byOperation = videoDialect("video-long-running-by-operation");

export const contentTask = videoDialect("video-content-task");

export const image = "data:image/png;base64,iVBO";

export const video = "data:video/mp4;base64,AAAA";

export const given: Wire = { bytesBase64Encoded: "iVBO", mimeType: "image/png" };

export const g = (fields: Wire = {}): Wire => ({ model: "m", prompt: "a boat", ...fields });

export const i = (fields: Wire = {}): Wire => ({ model: "m", input: "a boat", ...fields });

export const l = (instance: Wire = {}, parameters: Wire = {}): Wire => ({
  instances: [{ prompt: "a boat", ...instance }],
  parameters,
});

export const c = (content: Wire[] = [], fields: Wire = {}): Wire => ({
  model: "m",
  content: [{ type: "text", text: "a boat" }, ...content],
  ...fields,
});

export const item = (kind: "image" | "video" | "audio", role: string, url: string): Wire => ({
  type: `${kind}_url`,
  [`${kind}_url`]: { url },
  role,
});

export type Target = typeof generation;

export interface Case {
  readonly name: string;
  readonly from: Target;
  readonly to: readonly Target[];
  readonly body: Wire;
  readonly task?: string;
  readonly profile?: string;
  /** Places of the sent body. */
  readonly sends?: Readonly<Record<string, Json | undefined>>;
  readonly loses?: readonly string[];
}

export const toLong = [longRunning, byOperation];

export const seconds = "parameters.durationSeconds";
