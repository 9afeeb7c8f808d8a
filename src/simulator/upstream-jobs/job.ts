/** A job of a simulated upstream. Its state follows from the time: the video is made only when it is read. */
import type { Wire } from "../../registry.js";
import type { FailureMode } from "../behaviour.js";
import type { VideoPlan } from "../video-encoder/video.js";
import type { VideoDialect, VideoPlaces, VideoResponse } from "./video-dialect.js";

export interface UpstreamJob {
  /** Unique among the jobs of all dialects. */
  readonly key: string;
  /** Its ID in the dialect. */
  readonly name: string;
  readonly dialect: VideoDialect;
  readonly places: VideoPlaces;
  readonly model: string;
  readonly failureMode: FailureMode | undefined;
  readonly plan: VideoPlan;
  /** The response of a job that succeeded, without the video. */
  readonly made: VideoResponse;
  /** The addresses of its video and, if requested, of its last image. */
  readonly videoUrl: string;
  readonly imageUrl: string | undefined;
  /** The members of the request that the dialect repeats in its answers. */
  readonly echo: Wire;
  readonly begunAt: number;
  /** How long it takes. */
  readonly milliseconds: number;
  cancelledAt?: number;
}

export type Phase = "queued" | "running" | "over" | "cancelled";

/** The share of its time that a job is queued. */
const WAITING = 0.2;

export function phaseOf({ cancelledAt, begunAt, milliseconds, failureMode }: UpstreamJob, now: number): Phase {
  if (cancelledAt !== undefined) return "cancelled";
  const done = (now - begunAt) / milliseconds;
  if (done < WAITING) return "queued";
  return done < 1 || failureMode === "stuck" ? "running" : "over";
}

/** Whether the job has a video by now. */
export function hasVideo(job: UpstreamJob, now: number): boolean {
  return job.failureMode === undefined && phaseOf(job, now) === "over";
}
