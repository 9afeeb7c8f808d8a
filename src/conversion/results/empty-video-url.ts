/**
 * Adds an empty URL to answers with a length or a moderation result but without a video. Clients that read these expect
 * a URL next to them, and fail without one.
 */
import type { Response } from "../../../generated/interlingua/video.js";

export function emptyVideoUrl(response: Response): Response {
  const { videos, seconds, respected } = response;
  const isReported = seconds !== undefined || respected !== undefined;
  return videos.length === 0 && isReported ? { ...response, videos: [{ url: "" }] } : response;
}
