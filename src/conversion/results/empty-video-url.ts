/**
 * Clients that are told how long a video is, or that it was withheld, look for its address there too, and break where
 * they find none: an empty one is no video.
 */
import type { Response } from "../../../generated/interlingua/video.js";

export function emptyVideoUrl(response: Response): Response {
  const { videos, seconds, respected } = response;
  const isReported = seconds !== undefined || respected !== undefined;
  return videos.length === 0 && isReported ? { ...response, videos: [{ url: "" }] } : response;
}
