/** What an upstream's word on a job means to the task engine. */
import type { Counts, Json, Vocabularies } from "../../registry.js";
import { plausibleCount, meter, nothingUsed, type Quantities } from "../../money/quantities.js";
import type { FinalState, Task } from "../../stores/tasks/task-rows.js";
import { FINAL_STATES } from "../../stores/tasks/task-rows.js";
import { type EstimatedQuantity, lastObservation, type Observation } from "../contract.js";
import { withoutRequestIds } from "../../upstream/request-ids.js";
import { REMOVED, withoutAddresses } from "../../upstream/scrub.js";
import type { Target } from "../../upstream/target.js";
import type { TaskDialect } from "./task-dialect.js";
import { type TaskRequest, readTaskRequest } from "./task-request.js";

export type UpstreamJob = Vocabularies["video"]["response"];

export function observe(
  job: UpstreamJob,
  dialect: TaskDialect,
  target: Pick<Target, "scrub">,
  task: Pick<Task, "id" | "request" | "upstreamId" | "observation">,
): Observation {
  const state = dialect.modality.jobs.stateOf(job);
  const details = withoutNames(job, target, task) as unknown as Json;
  if (!isFinal(state))
    return { state, details: withFurthest(details as unknown as UpstreamJob, task) as unknown as Json };
  const reason = job.fault_code ?? job.fault ?? state;
  if (state === "succeeded") return { state, details, reason, ...usedFor(job, dialect, readTaskRequest(task)) };
  return { state, details, reason, ...usedInVain(job, dialect) };
}

/** Who was told how much is done is not told of less, or of nothing, later. */
function withFurthest(job: UpstreamJob, task: Pick<Task, "observation">): UpstreamJob {
  const before = (lastObservation(task)?.details as unknown as UpstreamJob | undefined)?.progress;
  const known = [before, job.progress].filter((progress) => progress !== undefined);
  return known.length === 0 ? job : { ...job, progress: Math.max(...known) };
}

/** A video that was made is charged by what its upstream told of it, and by what was asked for where it told nothing. */
function usedFor(
  job: UpstreamJob,
  { modality, counts }: TaskDialect,
  wish: TaskRequest,
): Pick<Observation, "used" | "estimated"> {
  const { usage } = modality.billableOf(job);
  // Who counts what came out, but not what was put in, takes nothing for that.
  const isCounted = plausibleCount(usage?.output) !== undefined;
  const { quantities } = meter(usage, isCounted ? { input: 0, output: 0 } : wish, counts);
  const told =
    job.seconds ??
    (job.frames === undefined ? undefined : job.frames / (job.rate ?? USUAL_RATE)) ??
    secondsOf(usage, wish);
  const resolution = job.resolution ?? wish.resolution;
  const seconds = [{ count: told ?? wish.seconds, ...(resolution !== undefined && { resolution }) }];
  const guessed: EstimatedQuantity[] = [
    ...(isCounted ? [] : (["tokens"] as const)),
    ...(told === undefined && !wish.isExact ? (["seconds"] as const) : []),
  ];
  return { used: { ...quantities, seconds }, estimated: guessed };
}

const USUAL_RATE = 24;

/** Where nobody could know how long it would be, its tokens tell, to the frame: a few more are words beside it. */
function secondsOf(usage: Counts | undefined, { isExact, seconds, tokensPerSecond }: TaskRequest): number | undefined {
  const output = plausibleCount(usage?.output);
  if (isExact || tokensPerSecond === undefined || output === undefined) return undefined;
  const frames = Math.round(((output - (plausibleCount(usage?.reasoning) ?? 0)) * USUAL_RATE) / tokensPerSecond);
  return frames > 0 ? Math.min(frames / USUAL_RATE, seconds) : undefined;
}

/** What ended otherwise costs what its upstream says that it does. */
function usedInVain(job: UpstreamJob, { modality }: TaskDialect): Pick<Observation, "used" | "cost"> {
  const { usage } = modality.billableOf(job);
  if (usage === undefined) return {};
  const { quantities } = meter(usage, { input: 0, output: 0 });
  const used: Quantities = { ...quantities, calls: nothingUsed.calls };
  return { used, ...(usage.cost !== undefined && { cost: usage.cost }) };
}

function isFinal(state: string): state is FinalState {
  return (FINAL_STATES as readonly string[]).includes(state);
}

/** Words of the upstream's name what no client is to know: jobs of its own, its hosts, and where videos are to be had. */
function withoutNames(
  job: UpstreamJob,
  { scrub }: Pick<Target, "scrub">,
  { id, upstreamId = job.id }: Pick<Task, "id" | "upstreamId">,
): UpstreamJob {
  const addresses = [...job.videos.map(({ url }) => url), job.last_frame].filter(
    (address): address is string => address !== undefined && address !== "",
  );
  const clean = (words: string) => {
    const homeless = addresses.reduce((told, address) => told.replaceAll(address, REMOVED), words);
    return scrub(upstreamId === undefined || upstreamId === "" ? homeless : homeless.replaceAll(upstreamId, id));
  };
  const explain = (words: string) => withoutRequestIds(withoutAddresses(clean(words)));
  const maybe = (words: string | undefined) => (words === undefined ? undefined : explain(words));
  const own = job.own && { ...job.own, told: cleanAll(job.own.told, clean) };
  return {
    ...job,
    explanation: maybe(job.explanation),
    words: maybe(job.words),
    reasons: job.reasons?.map(explain),
    own,
  };
}

/** What is deeper tells nothing to people. */
const DEEPEST = 20;

function cleanAll(value: Json, clean: (words: string) => string, depth = 0): Json {
  if (typeof value === "string") return clean(value);
  if (typeof value !== "object" || value === null) return value;
  if (depth === DEEPEST) return null;
  if (Array.isArray(value)) return value.map((item) => cleanAll(item, clean, depth + 1));
  const members = Object.entries(value).filter((member): member is [string, Json] => member[1] !== undefined);
  return Object.fromEntries(members.map(([name, inside]) => [clean(name), cleanAll(inside, clean, depth + 1)]));
}
