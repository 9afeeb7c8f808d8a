/** Refuses videos as bytes, for dialects that accept only URLs of videos. */
import type { Request } from "../../../generated/interlingua/video.js";
import { ConversionError } from "../conversion-error.js";

export function requireVideoUrls(request: Request): Request {
  const videos = [request.source, ...(request.reference_videos ?? [])];
  const inline = videos.find((video) => video?.url?.slice(0, 5).toLowerCase() === "data:");
  if (inline === undefined) return request;
  const path = inline.origin?.path ?? "";
  throw new ConversionError(
    path,
    `${path}: this model takes videos by their addresses and needs a hosted URL here, not a data URI.`,
  );
}
