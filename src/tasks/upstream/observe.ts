/** Turns an upstream's answer about a job into an observation of the task engine. */
import type { Counts, Json, Vocabularies } from "../../registry.js";
import { plausibleCount, meter, nothingUsed, type Quantities } from "../../money/quantities.js";
import { isFinalState, type Task } from "../../stores/tasks/task-rows.js";
import { type EstimatedQuantity, lastObservation, type Observation } from "../contract.js";
import { withoutRequestIds } from "../../upstream/request-ids.js";
import { REMOVED, withoutAddresses } from "../../upstream/scrub.js";
import type { Target } from "../../upstream/target.js";
import type { TaskDialect } from "./task-dialect.js";
import { type TaskRequest, jobIdsHider, readTaskRequest } from "./task-request.js";

export type UpstreamJob = Vocabularies["video"]["response"];

/** The job of an observation that `observe` made. */
export function jobOf(observation: Observation | undefined): UpstreamJob {
  return (observation?.details ?? { videos: [] }) as UpstreamJob;
}

export function observe(
  job: UpstreamJob,
  dialect: TaskDialect,
  target: Pick<Target, "scrub">,
  task: Pick<Task, "id" | "request" | "upstreamId" | "observation">,
): Observation {
  const state = dialect.modality.jobs.stateOf(job);
  const details = withoutUpstreamNames(job, target, task);
  if (!isFinalState(state)) return { state, details: withFurthest(details, task) };
  const reason = job.fault_code ?? job.fault ?? state;
  if (state === "succeeded") return { state, details, reason, ...usedFor(job, dialect, readTaskRequest(task)) };
  return { state, details, reason, ...usedInVain(job, dialect) };
}

/** The reported progress never decreases. */
function withFurthest(job: UpstreamJob, task: Pick<Task, "observation">): UpstreamJob {
  const known = [jobOf(lastObservation(task)).progress, job.progress].filter((progress) => progress !== undefined);
  return known.length === 0 ? job : { ...job, progress: Math.max(...known) };
}

/** A video is charged by the usage that its upstream reports, or by the request where it reports none. */
function usedFor(
  job: UpstreamJob,
  { modality, counts }: TaskDialect,
  request: TaskRequest,
): Pick<Observation, "used" | "estimated"> {
  const { usage } = modality.billableOf(job);
  // An upstream that reports output tokens but no input tokens does not charge for input.
  const isCounted = plausibleCount(usage?.output) !== undefined;
  const { quantities } = meter(usage, isCounted ? { input: 0, output: 0 } : request, counts);
  const reportedSeconds =
    plausibleSeconds(job.seconds) ??
    plausibleSeconds(job.frames === undefined ? undefined : job.frames / (job.rate ?? USUAL_RATE)) ??
    secondsOf(usage, request);
  const resolution = job.resolution ?? request.resolution;
  const seconds = [{ count: reportedSeconds ?? request.seconds, ...(resolution !== undefined && { resolution }) }];
  const estimated: EstimatedQuantity[] = [
    ...(isCounted || plausibleCount(usage?.input) !== undefined ? [] : (["input"] as const)),
    ...(isCounted ? [] : (["output"] as const)),
    ...(reportedSeconds === undefined && !request.isExact ? (["seconds"] as const) : []),
  ];
  return { used: { ...quantities, seconds }, estimated };
}

const USUAL_RATE = 24;
/** No model makes longer videos. */
const MOST_SECONDS = 3600;

/** Nothing where no video has the length: the report is a mistake. */
function plausibleSeconds(seconds: number | undefined): number | undefined {
  return seconds !== undefined && seconds > 0 && seconds <= MOST_SECONDS ? seconds : undefined;
}

/** Where the request does not fix the length, it is computed from the tokens, to the frame. Some tokens are text. */
function secondsOf(usage: Counts | undefined, { isExact, seconds, tokensPerSecond }: TaskRequest): number | undefined {
  const output = plausibleCount(usage?.output);
  if (isExact || tokensPerSecond === undefined || output === undefined) return undefined;
  const frames = Math.round(((output - (plausibleCount(usage?.reasoning) ?? 0)) * USUAL_RATE) / tokensPerSecond);
  return frames > 0 ? Math.min(frames / USUAL_RATE, seconds) : undefined;
}

/** Any other end costs what its upstream reports. */
function usedInVain(job: UpstreamJob, { modality }: TaskDialect): Pick<Observation, "used" | "cost"> {
  const { usage } = modality.billableOf(job);
  if (usage === undefined) return {};
  const { quantities } = meter(usage, { input: 0, output: 0 });
  const used: Quantities = { ...quantities, calls: nothingUsed.calls };
  return { used, ...(usage.cost !== undefined && { cost: usage.cost }) };
}

/** Removes what clients must not see from the upstream's texts: its job IDs, its hosts, and the URLs of its videos. */
function withoutUpstreamNames(
  job: UpstreamJob,
  { scrub }: Pick<Target, "scrub">,
  { id, upstreamId = job.id, request }: Pick<Task, "id" | "upstreamId" | "request">,
): UpstreamJob {
  const addresses = [...job.videos.map(({ url }) => url), job.last_frame].filter(
    (address): address is string => address !== undefined && address !== "",
  );
  const hideJobIds = jobIdsHider({ id, upstreamId, request });
  const clean = (text: string) =>
    scrub(hideJobIds(addresses.reduce((cleaned, address) => cleaned.replaceAll(address, REMOVED), text)));
  const explain = (text: string) => withoutRequestIds(withoutAddresses(clean(text)));
  const maybe = (text: string | undefined) => (text === undefined ? undefined : explain(text));
  const own = job.own && { ...job.own, fields: cleanAll(job.own.fields, clean) };
  return {
    ...job,
    explanation: maybe(job.explanation),
    words: maybe(job.words),
    reasons: job.reasons?.map(explain),
    own,
  };
}

/** Values below this depth are dropped, because no client reads them. */
const DEEPEST = 20;

function cleanAll(value: Json, clean: (text: string) => string, depth = 0): Json {
  if (typeof value === "string") return clean(value);
  if (typeof value !== "object" || value === null) return value;
  if (depth === DEEPEST) return null;
  if (Array.isArray(value)) return value.map((item) => cleanAll(item, clean, depth + 1));
  const members = Object.entries(value).filter((member): member is [string, Json] => member[1] !== undefined);
  return Object.fromEntries(members.map(([name, inside]) => [clean(name), cleanAll(inside, clean, depth + 1)]));
}
