/** Writes the state of a job as its upstream does. */
import type { Wire } from "../../registry.js";
import type { VideoCache } from "../video-encoder/encode-off-thread.js";
import type { VideoResponse } from "./video-dialect.js";
import { type UpstreamJob, phaseOf } from "./job.js";

type Video = VideoResponse["videos"][number];

const MOST_BEFORE_THE_END = 99;
const STUCK_AT = 42;

export async function writeJob(job: UpstreamJob, now: number, videoCache: VideoCache): Promise<Wire> {
  const { dialect, echo, failureMode } = job;
  const isOver = phaseOf(job, now) === "over";
  if (isOver && failureMode === "empty")
    return without(
      dialect.writeResponse({ ...stateOf(job, now), videos: [{ url: job.videoUrl }] }, echo),
      job.videoUrl,
    );
  const videos = isOver && failureMode === undefined ? [await videoOf(job, videoCache)] : [];
  return dialect.writeResponse({ ...stateOf(job, now), videos }, echo);
}

async function videoOf({ places, plan, videoUrl }: UpstreamJob, videoCache: VideoCache): Promise<Video> {
  const mime = "video/mp4";
  return places.address ? { url: videoUrl, mime } : { data: (await videoCache.video(plan)).toString("base64"), mime };
}

function stateOf(job: UpstreamJob, now: number): VideoResponse {
  const { name, model, begunAt, milliseconds, cancelledAt, failureMode } = job;
  const phase = phaseOf(job, now);
  const changedAt = cancelledAt ?? (phase === "queued" ? begunAt : Math.min(now, begunAt + milliseconds));
  const known = { id: name, model, created: seconds(begunAt), updated: seconds(changedAt), videos: [] };
  if (phase === "over") return { ...known, ...outcome(job), model };
  if (phase !== "running") return { ...known, state: phase, ...(phase === "queued" && { progress: 0 }) };
  const progress = failureMode === "stuck" ? STUCK_AT : Math.floor(((now - begunAt) / milliseconds) * 100);
  return { ...known, state: "running", progress: Math.min(progress, MOST_BEFORE_THE_END) };
}

function outcome({ failureMode, made, imageUrl }: UpstreamJob): Partial<VideoResponse> {
  switch (failureMode) {
    case "fails":
      return { state: "failed", fault: "internal", explanation: "This simulated model always fails." };
    case "expires":
      return { state: "expired", explanation: "This simulated model does not end in time." };
    case "moderated": {
      const explanation = "The video of this simulated model was withheld for safety.";
      const withheld = { respected: false, withheld: 1, reasons: [explanation], words: explanation };
      return {
        state: "succeeded",
        fault: "unsafe",
        explanation,
        ...withheld,
        seconds: made.seconds,
        usage: { cost: made.usage?.cost },
      };
    }
    default:
      return { ...made, last_frame: failureMode === undefined ? imageUrl : undefined };
  }
}

/** An answer without one text. */
function without(wire: Wire, text: string): Wire {
  return JSON.parse(JSON.stringify(wire, (_key, value: unknown) => (value === text ? undefined : value))) as Wire;
}

function seconds(milliseconds: number): number {
  return Math.floor(milliseconds / 1000);
}
