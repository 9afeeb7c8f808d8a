/** How the task engine reaches upstreams: in the dialect that a task's route was taken in. */
import type { Agent } from "undici";
import type { Json } from "../../registry.js";
import type { Task } from "../../stores/tasks/task-rows.js";
import { type ArchivedMedium, type UpstreamMedium, MediaUnavailableError } from "../../media/archive-media.js";
import type { Observation, TaskUpstream } from "../contract.js";
import { requestUpstream, type UpstreamReply } from "../../upstream/call.js";
import { discardReply } from "../../upstream/read-reply.js";
import type { Target } from "../../upstream/target.js";
import { asUpstreamError, UpstreamError } from "../../upstream/upstream-error.js";
import type { MemoryBudget } from "../../bodies/memory-budget.js";
import type { CatalogView } from "../../routing/catalog-view.js";
import { isSuccess } from "../../upstream/read-refusal.js";
import { missingFile } from "./video-file.js";
import { HeldAnswer, readHeld } from "./held-answer.js";
import { isTaskDialect, type TaskDialect, type TaskTarget } from "./task-dialect.js";
import { type UpstreamJob, observe } from "./observe.js";
import { readUpstreamJob, tryToReadUpstreamJob } from "./read-upstream-job.js";
import { refused } from "./refused-poll.js";

export interface TaskUpstreamOptions {
  readonly agent: Agent;
  /** For what is told of jobs, with videos in it or without. */
  readonly videoBudget: MemoryBudget;
  readonly dialects: ReadonlyMap<string, TaskDialect>;
  catalog(): CatalogView;
  /** Keeps media of a task, and gives the addresses of our own at which they can be read. */
  archiveMedia(
    task: Task,
    media: readonly UpstreamMedium[],
    from: Pick<Target, "origin" | "credentials">,
    signal: AbortSignal,
  ): Promise<ArchivedMedium[]>;
}

const LOST = "The video was made, but could not be had from the model's host.";

export function createTaskUpstream(parts: TaskUpstreamOptions): TaskUpstream {
  return {
    async poll(task, signal, onData) {
      const target = reach(task, parts);
      const { dialect } = target;
      const reply = await errand("poll", task, target, parts, signal);
      if (reply === undefined) throw new RangeError(`The dialect ${dialect.name} cannot ask after jobs.`);
      const held = await readHeld(reply, parts.videoBudget, onData);
      let isKept = false;
      try {
        if (!isSuccess(reply.status)) return refused(reply, held.text, task, target);
        const job = readUpstreamJob(held.text, dialect, task.upstreamId);
        const isSucceeded = dialect.modality.jobs.stateOf(job) === "succeeded";
        const observation = observe(isSucceeded ? job : withoutBytes(job), dialect, target, task);
        isKept = isSucceeded && held.hasMedia;
        return isKept ? { ...observation, held } : observation;
      } finally {
        if (!isKept) held.release();
      }
    },

    async collect(task, observation, signal) {
      const target = reach(task, parts);
      const { held } = observation;
      if (held === undefined && isPassedOn(task, target, parts)) return observation;
      const job = observation.details as unknown as UpstreamJob;
      const missing = await missingFile(job.videos[0]?.url ?? "", target, parts.agent, signal);
      if (missing !== undefined)
        return observe(
          { ...job, ...missing, videos: [], ...(missing.state === "failed" && { fault: "internal" }) },
          target.dialect,
          target,
          task,
        );
      const kept = await parts
        .archiveMedia(task, mediaOf(job, held instanceof HeldAnswer ? held : undefined), target, signal)
        .catch((error: unknown) => {
          if (error instanceof MediaUnavailableError) return undefined;
          throw error;
        });
      // A success that brought nothing which can be had is none.
      if (kept === undefined)
        return observe(
          { ...job, state: "failed", videos: [], last_frame: undefined, fault: "internal", explanation: LOST },
          target.dialect,
          target,
          task,
        );
      const [video, lastFrame] = (["video", "last_frame"] as const).map((kind) =>
        kept.find((medium) => medium.kind === kind),
      );
      const details = {
        ...job,
        videos: video === undefined ? [] : [{ mime: video.mime, url: video.url }],
        last_frame: lastFrame?.url,
      };
      return { ...observation, details: details as unknown as Json };
    },

    hostOf(task, { details, held }) {
      const [video] = (details as unknown as UpstreamJob).videos;
      if (
        held !== undefined ||
        video?.url === undefined ||
        !URL.canParse(video.url) ||
        isPassedOn(task, reach(task, parts), parts)
      )
        return undefined;
      return new URL(video.url).host;
    },

    async cancel(task, signal) {
      const target = reach(task, parts);
      const reply = await errand("cancel", task, target, parts, signal);
      if (reply === undefined) return "unable";
      if (isSuccess(reply.status)) return calledOff(await readHeld(reply, parts.videoBudget), target, task);
      discardReply(reply);
      if (reply.status < 500 && reply.status !== 429) return "too_late";
      throw new UpstreamError("unreadable", "The upstream could not say whether it called the job off.");
    },

    remove: (task, signal) => remove(task, reach(task, parts), parts, signal),

    async forget(task, signal) {
      const target = reach(task, parts);
      if (target.dialect.jobs.forgets === true) await remove(task, target, parts, signal);
    },
  };
}

async function remove(task: Task, target: TaskTarget, parts: TaskUpstreamOptions, signal: AbortSignal): Promise<void> {
  const reply = await errand("remove", task, target, parts, signal);
  if (reply === undefined) return;
  discardReply(reply);
  if (reply.status >= 500 || reply.status === 429)
    throw new UpstreamError("unreadable", "The upstream could not delete the job.");
}

/** Some tell what they have called off, and may tell that it was done already. */
function calledOff(held: HeldAnswer, target: TaskTarget, task: Task): Observation | "cancelled" | "too_late" {
  let job: UpstreamJob | undefined;
  try {
    job = tryToReadUpstreamJob(held.text, target.dialect, task.upstreamId);
  } finally {
    held.release();
  }
  if (job?.state === undefined) return "cancelled";
  const told = observe(withoutBytes(job), target.dialect, target, task);
  if (told.state === "cancelled") return told;
  return ["succeeded", "failed", "expired"].includes(told.state) ? "too_late" : "cancelled";
}

function reach({ model, route }: Task, { catalog }: TaskUpstreamOptions): TaskTarget {
  const target = catalog().reach(model, route);
  const dialect = target?.dialect;
  if (target === undefined || dialect === undefined || !isTaskDialect(dialect))
    throw new UpstreamError("connect", "The provider of the task is not in the catalog any more.");
  return { ...target, dialect };
}

/** One call about a job; nothing where its dialect has none of the kind. */
async function errand(
  kind: "poll" | "cancel" | "remove",
  { upstreamId }: Task,
  target: TaskTarget,
  { agent }: TaskUpstreamOptions,
  signal: AbortSignal,
): Promise<UpstreamReply | undefined> {
  const call = target.dialect.jobs[kind];
  if (call === undefined || upstreamId === undefined) return undefined;
  const body =
    call.body === undefined
      ? undefined
      : JSON.stringify(call.body, (_key, value: unknown) => (value === JOB ? upstreamId : value));
  return requestUpstream(agent, target, target.address(call.path, { job: upstreamId }), {
    method: call.method,
    body,
    signal,
  }).catch((error: unknown) => {
    throw asUpstreamError(error);
  });
}

const JOB = "{job}";

/** Between two that speak alike addresses are passed on, where clients are not promised that media are kept. */
function isPassedOn({ dialect }: Task, target: TaskTarget, { dialects }: TaskUpstreamOptions): boolean {
  const told = dialects.get(dialect);
  return told?.jobs.keepsMedia === false && target.dialect.name === dialect;
}

/** What has not succeeded has no video, and what is written down of it has no bytes of one. */
function withoutBytes(job: UpstreamJob): UpstreamJob {
  return { ...job, videos: job.videos.map(({ data: _, ...video }) => video) };
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
