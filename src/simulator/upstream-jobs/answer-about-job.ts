import type { IncomingMessage } from "node:http";
import type { Wire } from "../../registry.js";
import type { VideoCache } from "../video-encoder/encode-off-thread.js";
import { readObject } from "../read-request.js";
import { SimulatedError } from "../simulated-error.js";
import { type UpstreamJob, phaseOf } from "./job.js";
import type { JobEndpoint, JobErrand } from "./job-endpoints.js";
import type { JobStore } from "./job-store.js";
import { writeJob } from "./write-job.js";

/** The jobs of a simulator, and the cache of their videos. */
export interface JobContext {
  readonly jobs: JobStore;
  readonly videoCache: VideoCache;
  /** How long a job takes. */
  readonly jobMilliseconds: number;
  now(): number;
}

/** Performs the operation of a call about a job, and returns its answer. */
export async function answerTask(
  endpoint: JobEndpoint,
  incoming: IncomingMessage,
  { jobs, videoCache, now: clock }: JobContext,
): Promise<Wire> {
  const name = endpoint.name ?? (endpoint.hasBody ? endpoint.nameIn(await readObject(incoming)) : undefined);
  const now = clock();
  const job = name === undefined ? undefined : jobs.named(name, endpoint.dialect, now);
  if (job === undefined) throw new SimulatedError({ status: 404, message: "There is no such job." });
  switch (errandFor(job, endpoint.errands, now)) {
    case "poll":
      return writeJob(job, now, videoCache);
    case "cancel":
      job.cancelledAt = now;
      return endpoint.errands.has("remove") ? {} : writeJob(job, now, videoCache);
    case "remove":
      jobs.remove(job);
      return {};
  }
}

/** One call both cancels and deletes: a queued job is cancelled, an ended one deleted, a running one not changed. */
function errandFor(job: UpstreamJob, errands: ReadonlySet<JobErrand>, now: number): JobErrand {
  const phase = phaseOf(job, now);
  if (errands.has("poll")) return "poll";
  if (errands.has("cancel") && errands.has("remove")) {
    if (phase === "running" || phase === "cancelled") throw refusal(`A job that is ${phase} cannot be deleted.`);
    return phase === "queued" ? "cancel" : "remove";
  }
  if (errands.has("cancel")) {
    if (phase === "over" || phase === "cancelled") throw refusal("The job has ended.");
    return "cancel";
  }
  return "remove";
}

function refusal(message: string): SimulatedError {
  return new SimulatedError({ status: 409, message });
}
