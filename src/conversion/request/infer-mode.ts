/**
 * Derives the kind of video request from its inputs, if the request does not state it. An extension is never derived.
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

/** Concepts that this pass carries in another form, and the concepts that hold them then. */
inferMode.carries = {
  prompt: ["mode"],
  source: ["mode"],
  reference_images: ["mode"],
  reference_videos: ["mode"],
  reference_audios: ["mode"],
  first_frame: ["mode"],
  last_frame: ["mode"],
  draft_task: ["mode"],
};
