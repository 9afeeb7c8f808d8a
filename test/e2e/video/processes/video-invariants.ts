/** Compares the answers to clients, the requests to vendors, the callbacks and the ledger. */
import type { Database } from "../../../../src/stores/drivers/database.js";
import type { Hit } from "../../../support/callbacks/receiver.js";
import type { VendorJob } from "../../../support/videos/video-forms.js";
import { dialectClients } from "../../../support/videos/video-clients.js";
import { call } from "../../../support/videos/video-gateway.js";
import type { FaultyVideoUpstream } from "../../../support/processes/video-faults.js";
import {
  type Made,
  fateOf,
  isDoubtful,
  numberIn,
  priceOf,
  troubleOf,
} from "../../../support/processes/numbered-videos.js";

export interface VideoOutcomes {
  /** A gateway that still serves, and the key that made everything. */
  readonly gateway: { readonly url: string; readonly key: string };
  readonly made: readonly Made[];
  readonly videoUpstream: FaultyVideoUpstream;
  readonly hits: readonly Hit[];
}

interface TaskRow {
  readonly id: string;
  readonly state: string;
  readonly dialect: string;
  readonly upstream_dialect: string;
  readonly upstream_id: string | null;
  readonly callback_url: string;
  readonly snapshot: string | null;
  readonly removed_at: bigint | null;
  readonly charged_ticks: bigint | null;
}

/** The violations, as text. Undefined when nothing was lost, doubled or charged a wrong amount. */
export async function findViolations(
  database: Database,
  { gateway, made, videoUpstream, hits }: VideoOutcomes,
): Promise<string[]> {
  const rows = await rowsIn(database);
  const tasks = by(rows, ({ callback_url }) => numberIn(callback_url));
  const jobs = by(videoUpstream.jobs, ({ body }) => numberIn(JSON.stringify(body)));
  const calls = by(hits, ({ path }) => numberIn(path));
  const outcomes = new Map(made.map((one) => [one.number, one]));
  const violations: string[] = [];
  const wrong = (number: number, words: string) =>
    violations.push(`creation ${number} (${troubleOf(number) ?? "sent well"}): ${words}`);

  const sent = by(videoUpstream.posted, (posted) => posted);
  for (const [number, posts] of sent) if (posts.length > 1) wrong(number, `it was sent ${posts.length} times`);
  for (const [number, [job, ...others]] of jobs) {
    if (others.length > 0) wrong(number, "there are two jobs");
    const [task] = tasks.get(number) ?? [];
    if (task === undefined) wrong(number, `the job ${job.id} has no task`);
    else if (task.upstream_id !== job.id && task.state !== "ambiguous")
      wrong(number, `the job ${job.id} is one of a task that knows ${task.upstream_id}`);
    if (job.isCancelled !== (task?.state === "cancelled"))
      wrong(number, `the job ${job.id} was ${job.isCancelled ? "" : "not "}called off, and its task is ${task?.state}`);
    if (JSON.stringify(job.body).includes("callback_url")) wrong(number, "the vendor got the callback's address");
  }
  for (const [number, [task, ...others]] of tasks) {
    if (others.length > 0) wrong(number, "there are two tasks");
    for (const words of violationsOf(number, task, jobs.get(number)?.[0], outcomes.get(number))) wrong(number, words);
    for (const words of violationsOfCalls(task, calls.get(number) ?? [])) wrong(number, words);
  }
  for (const outcome of made) {
    const task = tasks.get(outcome.number)?.[0];
    for (const words of violationsOfOutcome(outcome, task, sent.has(outcome.number))) wrong(outcome.number, words);
    for (const words of violationsOfDeletions(outcome, task, jobs.get(outcome.number)?.[0]))
      wrong(outcome.number, words);
  }
  for (const { id, callback_url, dialect, snapshot, removed_at } of rows) {
    if (snapshot === null) continue;
    const reported = await call(gateway, "GET", `/v1/tasks/${id}`);
    const isAsStored =
      removed_at === null ? reported.status === 200 && reported.text === snapshot : reported.status === 404;
    if (!isAsStored) wrong(numberIn(callback_url), `its readers get ${reported.status} ${reported.text}`);
    // A job outlives the task that its owner has deleted.
    const video = dialectClients.get(dialect)?.videoOf(JSON.parse(snapshot) as Record<string, unknown>);
    if (video !== undefined && video !== "" && !(await isVideo(video, gateway.url, videoUpstream)))
      wrong(numberIn(callback_url), `there is no video at ${video}`);
  }
  return violations;
}

function violationsOf(number: number, task: TaskRow, job: VendorJob | undefined, outcome: Made | undefined): string[] {
  const { state, dialect, upstream_dialect: vendor, charged_ticks: charged } = task;
  if (state === "ambiguous")
    return outcome?.status === undefined || isDoubtful(number)
      ? []
      : [`there is no task, though its client got ${outcome.status}`];
  if (job === undefined) return [`it is ${state}, and there is no job`];
  const price = state === "cancelled" ? 0n : priceOf(number, dialect, vendor);
  const hasWorked = fateOf(number) === "works";
  return [
    ...(state === "cancelled" || hasWorked === (state === "succeeded")
      ? []
      : [`a video that ${fateOf(number)} is ${state}`]),
    ...((charged ?? 0n) === price
      ? []
      : [`${fateOf(number)} at ${vendor} costs ${price}, and ${String(charged)} was charged`]),
  ];
}

function violationsOfCalls({ id, state, snapshot }: TaskRow, hits: readonly Hit[]): string[] {
  if (state === "ambiguous") return hits.length === 0 ? [] : ["somebody was called back about it, and it is not over"];
  return [
    ...(hits.length >= 1 && hits.length <= 4 ? [] : [`it was called back about ${hits.length} times`]),
    ...(hits.every(({ body }) => body === snapshot) ? [] : ["a callback differs from what its readers get"]),
    ...(hits.every(({ headers }) => headers["idempotency-key"] === id) ? [] : ["a callback had another key"]),
  ];
}

function violationsOfOutcome(
  { number, status, task, text = "" }: Made,
  row: TaskRow | undefined,
  wasSent: boolean,
): string[] {
  if (status === undefined) return [];
  if (status === 200)
    return row?.id === task && row?.state !== "ambiguous"
      ? []
      : [`its client got ${task}, and it is ${row?.id} that is ${row?.state}`];
  const isReported = /may have been accepted/.test(text);
  // A database that is late refuses a call before it is sent.
  const wasRefusedBefore = status === 503 && !wasSent;
  if (isDoubtful(number) && !wasRefusedBefore)
    return row?.state === "ambiguous" && isReported && status === 502
      ? []
      : [`its client got ${status} ${text}, and it is ${row?.state}`];
  return row === undefined && !isReported ? [] : [`it was refused with ${status} ${text}, and it is ${row?.state}`];
}

/** Each answer to an owner is true, and each deletion was requested. */
function violationsOfDeletions({ deletions }: Made, row: TaskRow | undefined, job: VendorJob | undefined): string[] {
  const reported = `its owner who deleted it got ${deletions.join(", ")}`;
  const [isCancelled, isRemoved] = [row?.state === "cancelled", row !== undefined && row.removed_at !== null];
  // A deletion without an answer may have been done.
  const mayHave = (...statuses: (number | undefined)[]) =>
    deletions.some((status) => status === undefined || statuses.includes(status));
  const firstDone = deletions.indexOf(200);
  return [
    ...(deletions.every((status) => status === undefined || [200, 404, 409, 503].includes(status)) ? [] : [reported]),
    ...(firstDone >= 0 && !isCancelled && !isRemoved ? [`${reported}, and it is ${row?.state}`] : []),
    ...(isCancelled && (isRemoved || !mayHave(200, 503)) ? [`it is cancelled, and ${reported}`] : []),
    ...(isRemoved && !mayHave(200) ? [`it is removed, and ${reported}`] : []),
    ...(deletions.includes(404) && !isRemoved ? [`it is there, and ${reported}`] : []),
    ...(isRemoved && job !== undefined && FORGETFUL.includes(job.vendor) && !job.isRemoved
      ? [`it is removed, and the job ${job.id} is there`]
      : []),
  ];
}

/** Vendors that can delete a job. */
const FORGETFUL = ["video-content-task", "video-interactions"];

async function isVideo(url: string, gateway: string, videoUpstream: FaultyVideoUpstream): Promise<boolean> {
  if (url.startsWith(videoUpstream.url)) return true;
  // The process that archived it may be gone.
  const answer = await fetch(new URL(new URL(url).pathname, gateway));
  return answer.status === 200 && videoUpstream.video.equals(Buffer.from(await answer.arrayBuffer()));
}

async function rowsIn(database: Database): Promise<TaskRow[]> {
  return (await database("tasks")
    .join("holds", "holds.id", "tasks.hold_id")
    .select("tasks.*", "holds.charged_ticks")) as TaskRow[];
}

function by<Item>(items: readonly Item[], numberOf: (item: Item) => number): Map<number, [Item, ...Item[]]> {
  const groups = new Map<number, [Item, ...Item[]]>();
  for (const item of items) {
    const group = groups.get(numberOf(item));
    if (group === undefined) groups.set(numberOf(item), [item]);
    else group.push(item);
  }
  return groups;
}
