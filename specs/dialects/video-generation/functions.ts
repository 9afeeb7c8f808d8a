/** Transforms and passes that the video-generation dialect alone needs. */
import type { Response } from "../../../generated/interlingua/video.js";
import type { Json } from "../../../src/conversion/json.js";

/** A duration that one side reports with fractions and the other in whole seconds. */
export const wholeSeconds = {
  read(value: Json | undefined): number | undefined {
    return typeof value === "number" ? value : undefined;
  },

  write(value: number | undefined): Json | undefined {
    return value === undefined ? undefined : Math.round(value);
  },
};

/**
 * Adds an empty URL to answers with a length or a moderation result but without a video. Clients that read these expect
 * a URL next to them, and fail without one.
 */
export function emptyVideoUrl(response: Response): Response {
  const { videos, seconds, respected } = response;
  const isReported = seconds !== undefined || respected !== undefined;
  return videos.length === 0 && isReported ? { ...response, videos: [{ url: "" }] } : response;
}

/** Adds a progress for clients that expect one, even if the host reports none. It is complete only when the job is. */
export function reportProgress(response: Response): Response {
  const { state = "running", progress = 0 } = response;
  if (state === "succeeded") return { ...response, progress: 100 };
  return {
    ...response,
    progress: state === "queued" || state === "running" ? Math.min(99, Math.max(0, progress)) : undefined,
  };
}
