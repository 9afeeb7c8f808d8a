/**
 * What kind of video is asked for, where nothing says it: what is given tells. A video that goes on is never guessed.
 */
import type { Medium, Request } from "../../../generated/interlingua/video.js";

export function inferMode(request: Request): Request {
  return request.mode === undefined ? { ...request, mode: modeOf(request) } : request;
}

function modeOf({
  draft_task: draft,
  source,
  reference_images: images,
  reference_videos: videos,
  reference_audios: audios,
  last_frame: last,
  first_frame: first,
}: Request): Request["mode"] {
  if (draft !== undefined) return "draft";
  if (source !== undefined) return "edit";
  if ([images, videos, audios].some(isGiven)) return "reference";
  if (last !== undefined) return "frames";
  return first === undefined ? "text" : "image";
}

function isGiven(media: readonly Medium[] | undefined): boolean {
  return media !== undefined && media.length > 0;
}
