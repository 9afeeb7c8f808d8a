/** Archives the media of a job that succeeded, or finds that they cannot be downloaded. */
import { type ArchivedMedium, type UpstreamMedium, MediaUnavailableError } from "../../media/archive-media.js";
import type { Task } from "../../stores/tasks/task-rows.js";
import type { Target } from "../../upstream/target.js";
import { missedDownloads, type Observation } from "../contract.js";
import { HeldAnswer } from "./held-answer.js";
import { type JobRequestOptions, targetOf } from "./job-request.js";
import { jobOf, observe, type UpstreamJob } from "./observe.js";
import type { TaskDialect, TaskTarget } from "./task-dialect.js";
import { missingFile } from "./video-file.js";

export interface CollectOptions extends JobRequestOptions {
  readonly dialects: ReadonlyMap<string, TaskDialect>;
  /** Archives media of a task, and returns their URLs at the gateway. */
  archiveMedia(
    task: Task,
    media: readonly UpstreamMedium[],
    from: Pick<Target, "origin" | "credentials">,
    signal: AbortSignal,
  ): Promise<ArchivedMedium[]>;
}

const UNAVAILABLE: Partial<UpstreamJob> = {
  state: "failed",
  fault: "internal",
  explanation: "The video was made, but could not be downloaded from the model's host.",
  last_frame: undefined,
};

export async function collectMedia(
  task: Task,
  observation: Observation,
  options: CollectOptions,
  signal: AbortSignal,
): Promise<Observation> {
  const target = targetOf(task, options);
  const { held } = observation;
  if (held === undefined && isPassedOn(task, target, options)) return observation;
  const job = jobOf(observation);
  const withoutVideo = (changes: Partial<UpstreamJob>) =>
    observe({ ...job, ...changes, videos: [] }, target.dialect, target, task);
  const missing = await missingFile(job.videos[0]?.url ?? "", target, options.agent, signal);
  if (missing !== undefined)
    return withoutVideo({ ...missing, ...(missing.state === "failed" && { fault: "internal" }) });
  const media = mediaOf(job, held instanceof HeldAnswer ? held : undefined);
  const tried = { ...task, failures: missedDownloads(task) };
  const archived = await options.archiveMedia(tried, media, target, signal).catch((error: unknown) => {
    if (error instanceof MediaUnavailableError) return undefined;
    throw error;
  });
  // A success without a video that can be downloaded is a failure.
  return archived === undefined ? withoutVideo(UNAVAILABLE) : { ...observation, details: withUrls(job, archived) };
}

/** The host that media are downloaded from. Nothing where they came inside the answer, or are not archived. */
export function hostOf(task: Task, observation: Observation, options: CollectOptions): string | undefined {
  const [video] = jobOf(observation).videos;
  if (observation.held !== undefined || video?.url === undefined || !URL.canParse(video.url)) return undefined;
  return isPassedOn(task, targetOf(task, options), options) ? undefined : new URL(video.url).host;
}

/** Whether URLs are passed on: both sides have the same dialect, and the dialect does not promise archived media. */
function isPassedOn({ dialect }: Task, target: TaskTarget, { dialects }: CollectOptions): boolean {
  return dialects.get(dialect)?.jobs.archiveMedia === false && target.dialect.name === dialect;
}

function withUrls(job: UpstreamJob, archived: readonly ArchivedMedium[]): UpstreamJob {
  const video = archived.find(({ kind }) => kind === "video");
  const lastFrame = archived.find(({ kind }) => kind === "last_frame");
  const videos = video === undefined ? [] : [{ mime: video.mime, url: video.url }];
  return { ...job, videos, last_frame: lastFrame?.url };
}

function mediaOf(
  { videos: [video], last_frame: lastFrame }: UpstreamJob,
  held: HeldAnswer | undefined,
): UpstreamMedium[] {
  const made: UpstreamMedium[] = [];
  if (video?.data !== undefined && video.data !== "")
    made.push({ kind: "video", bytes: held?.wholeOf(video.data) ?? video.data, mime: video.mime });
  else if (video?.url !== undefined) made.push({ kind: "video", url: video.url });
  if (lastFrame !== undefined) made.push({ kind: "last_frame", url: lastFrame });
  return made;
}
