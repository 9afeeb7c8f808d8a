/**
 * Derives the true state of a job from its videos. Hosts report success for a job whose video was withheld, and older
 * hosts report no success at all. The list of videos exists before the video does, and also when there will be none.
 */
import type { Response } from "../../../generated/interlingua/video.js";
import { isUsableVideo } from "../usable-video.js";

export function stateFromVideos(response: Response): Response {
  const videos = response.videos.filter(isUsableVideo);
  const isWithheld = response.respected === false || (response.withheld ?? 0) > 0;
  if (videos.length > 0 && response.respected !== false) {
    const state = response.state ?? "succeeded";
    return { ...response, videos, state, ...(state === "succeeded" && { respected: true }) };
  }
  const hasFault = isWithheld || response.fault !== undefined;
  if (response.state === undefined ? !hasFault : response.state !== "succeeded")
    return { ...response, videos, ...(isWithheld && response.state === "failed" && { fault: "unsafe" }) };
  return {
    ...response,
    videos: [],
    state: "failed",
    fault: isWithheld ? "unsafe" : (response.fault ?? "internal"),
    explanation: response.explanation ?? why(response, isWithheld),
  };
}

function why({ reasons = [], words }: Response, isWithheld: boolean): string {
  if (reasons.length > 0) return reasons.join(" ");
  if (words !== undefined && words !== "") return words;
  return isWithheld ? "The video was withheld by content moderation." : "The model's host brought no video.";
}

/** Concepts that this pass carries in another form, and the concepts that hold them then. */
stateFromVideos.carries = { reasons: ["explanation"], words: ["explanation"] } as const;

/** The condition under which it carries them. */
stateFromVideos.carriesWhen = "without a video" as const;

/** Concepts that this pass may drop, with the condition under which it does not. */
stateFromVideos.drops = { videos: "of usable videos, once the task has succeeded" } as const;
