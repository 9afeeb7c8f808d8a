/** Makes the answer to a video request: equal requests have equal videos. */
import type { Vocabularies } from "../../registry.js";
import { countTokens } from "../count-tokens.js";
import { type VideoPlan, FRAME_RATE } from "../video-encoder/video.js";
import { screenOf, withinBounds } from "../video-encoder/screen-size.js";

type Request = Vocabularies["video"]["request"];
type Response = Vocabularies["video"]["response"];

/** The length if the model decides it. */
const USUAL_SECONDS = 5;
/** The longest video, whatever the requested length. */
const MOST_SECONDS = 30;
const USUAL_RESOLUTION = "720p";
const USUAL_RATIO = "16:9";
const TOKENS_OF_A_MEDIUM = 250;
const PIXELS_A_TOKEN = 1024;
/** The price of a second for each line of the image: about five cents at 480 lines. */
const TICKS_A_LINE = 1_000_000;

/** The response of a video that is done, without its URL. */
export function makeVideoAnswer(request: Request): Response {
  const { model, resolution = USUAL_RESOLUTION, frames, seed = 1, audio = true, draft, expires_after } = request;
  const seconds = secondsOf(request);
  const reported = frames === undefined ? { seconds } : { frames };
  const made = {
    resolution,
    aspect_ratio: ratioOf(request),
    rate: FRAME_RATE,
    seed,
    audio,
    draft,
    format: "mp4",
    ...reported,
  };
  return {
    model,
    state: "succeeded",
    videos: [],
    progress: 100,
    respected: true,
    expires_after,
    ...made,
    usage: usageOf(request, seconds),
  };
}

/** The plan of the video: small and short, whatever was requested. */
export function planVideo(request: Request): VideoPlan {
  const { prompt = "", resolution = USUAL_RESOLUTION } = request;
  const seconds = Math.min(secondsOf(request), MOST_SECONDS);
  return { words: prompt.slice(0, LONGEST_PROMPT), seconds, ...withinBounds(screenOf(resolution, ratioOf(request))) };
}

/** Later text does not distinguish videos. */
const LONGEST_PROMPT = 4_000;

function secondsOf({ frames, duration = -1 }: Request): number {
  if (frames !== undefined && frames > 0) return frames / FRAME_RATE;
  return duration > 0 ? duration : USUAL_SECONDS;
}

/** A ratio that is none leaves it to the model. */
function ratioOf({ aspect_ratio: ratio = USUAL_RATIO }: Request): string {
  return /^\d+:\d+$/.test(ratio) ? ratio : USUAL_RATIO;
}

function usageOf(request: Request, seconds: number): Response["usage"] {
  const { prompt = "", resolution = USUAL_RESOLUTION } = request;
  const { width, height } = screenOf(resolution, ratioOf(request));
  const input = countTokens(prompt) + TOKENS_OF_A_MEDIUM * mediaIn(request);
  const output = Math.ceil(((seconds * FRAME_RATE + 1) * width * height) / PIXELS_A_TOKEN);
  return { input, output, total: input + output, cost: Math.round(seconds * Math.min(width, height) * TICKS_A_LINE) };
}

function mediaIn({
  first_frame,
  last_frame,
  source,
  reference_images = [],
  reference_videos = [],
  reference_audios = [],
}: Request): number {
  const alone = [first_frame, last_frame, source].filter((medium) => medium !== undefined);
  return alone.length + reference_images.length + reference_videos.length + reference_audios.length;
}
