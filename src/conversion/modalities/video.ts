/** Videos: a call creates a job, and its state is reported in answers until it has ended. */
import type { Request, Response, State } from "../../../generated/interlingua/video.js";
import type { Failure } from "../failure.js";
import { defaultOf, type VideoBounds } from "../profile.js";
import { asText } from "../values.js";
import { isUsableVideo } from "../usable-video.js";
import type { TaskModality, UpstreamJobState, Modality } from "./modality.js";

const STATES: Readonly<Record<State, UpstreamJobState>> = {
  queued: "queued",
  running: "running",
  succeeded: "succeeded",
  failed: "failed",
  cancelled: "cancelled",
  expired: "expired",
  incomplete: "failed",
  exhausted: "failed",
};

const jobs: TaskModality<"video"> = {
  /**
   * A job without a state is running, unless it has a video already. A success without a video is none.
   */
  stateOf({ state, videos, respected }) {
    const hasVideo = respected !== false && videos.some(isUsableVideo);
    const reported = STATES[state ?? (hasVideo ? "succeeded" : "running")];
    return reported === "succeeded" && !hasVideo ? "failed" : reported;
  },

  requestedVideoOf(request, video) {
    const { frames, mode, reference_videos: references } = request;
    const source = (mode === "edit" ? video?.edit_seconds : undefined) ?? video?.source_seconds ?? USUAL_SOURCE_SECONDS;
    const length = lengthOf(request, video);
    const hasReferences = references !== undefined && references.length > 0;
    return {
      // An edited video keeps its length, and an extended one includes its source.
      seconds: mode === "edit" ? source : length + (mode === "extend" ? source : 0),
      isExact: mode !== "edit" && mode !== "extend" && frames === undefined && (request.duration ?? -1) > 0,
      sourceSeconds: mode === "edit" || (hasReferences && mode !== "extend") ? source : 0,
      resolution:
        givenByClient(request, "resolution") ?? asText(defaultOf(video, "resolution", request)) ?? request.resolution,
    };
  },
};

/** Frames take precedence over seconds for models that count frames. If this is unknown, the longer of both is held. */
function lengthOf(request: Request, video: VideoBounds | undefined): number {
  const duration =
    request.frames !== undefined && video?.frames_win === true ? undefined : givenByClient(request, "duration");
  const length =
    request.frames === undefined
      ? (duration ?? defaultOf(video, "duration", request) ?? request.duration)
      : Math.max(Math.ceil(request.frames / FRAMES_PER_SECOND), duration ?? 0);
  return typeof length === "number" && length >= 0 ? length : (video?.open_seconds ?? USUAL_SECONDS);
}

/**
 * The value of the client itself. A default of its dialect does not count, because the model's family may have another.
 */
function givenByClient<Concept extends "duration" | "resolution">(
  request: Request,
  concept: Concept,
): Request[Concept] | undefined {
  return request.presumed?.includes(concept) === true ? undefined : request[concept];
}

/** Used if neither the request, nor its dialect, nor the model's family determines a length. */
const USUAL_SECONDS = 15;
const USUAL_SOURCE_SECONDS = 30;
const FRAMES_PER_SECOND = 24;

export const videoModality: Modality<"video"> = {
  faultOf(response: Response): Failure | undefined {
    return jobs.stateOf(response) === "failed"
      ? { status: 502, message: response.explanation ?? "The video could not be made." }
      : undefined;
  },

  complete: (response) => response,

  billableOf: ({ usage }) => ({ usage, words: [], images: [] }),

  jobs,
};
