/** How tasks are shown to operators, in the admin API and in commands. */
import { describeBody } from "../request-log/describe-body.js";
import type { Json } from "../registry.js";
import type { CallbackDetails } from "../stores/tasks/callback-store.js";
import type { OpenStores } from "../stores/open.js";
import type { StoredMedia } from "../stores/media/media-index.js";
import type { TaskDetails, TaskSummary } from "../stores/tasks/task-lists.js";
import { TASK_STATES } from "../stores/tasks/task-rows.js";
import { chargesSchema, describeTaskCharges } from "./charge-descriptions.js";
import { timeOf } from "./descriptions.js";
import { type ValueOf, nullable, object, rows, text, ticks, time, truth, wholeNumber, word } from "./schema.js";

const taskMembers = {
  id: text("The task's ID."),
  wallet: text("The name of the wallet."),
  key_id: text("The key that made it."),
  model: text("The requested model."),
  state: word(TASK_STATES, "What is known of it."),
  reason: nullable(text("Why it is so.")),
  dialect: text("The dialect of the client."),
  provider: text("The provider it went to."),
  upstream_model: text("The model's name there."),
  upstream_dialect: text("The dialect of the provider."),
  upstream_id: nullable(text("The job's name there.")),
  created_at: time("When it was written down."),
  sent_at: nullable(time("When it was about to be sent.")),
  accepted_at: nullable(time("When the provider had taken it.")),
  running_at: nullable(time("When it was first known to run.")),
  finished_at: nullable(time("When it ended.")),
  removed_at: nullable(time("When its owner removed it.")),
  deadline_at: time("When its time is over."),
  next_poll_at: time("When it is polled next, unless it has ended."),
  polls: wholeNumber("How often it was polled."),
  failures: wholeNumber("How often that failed since it last did not."),
  held_ticks: ticks("What was held for it."),
  money: word(["held", "settled", "released", "expired"], "What became of that."),
  charged_ticks: nullable(ticks("What it cost.")),
  estimated: truth("Whether that is an estimate."),
};

export const taskSchema = object(taskMembers);

const deliverySchema = object({
  attempt: wholeNumber("The attempt's number, from 1 again after every redelivery."),
  started_at: time("When it began."),
  milliseconds: wholeNumber("How long it took."),
  status: nullable(wholeNumber("What the receiver answered.")),
  result: text("`delivered`, or why it was not."),
});

const callbackSchema = object({
  url: text("Where to, without what is secret in it."),
  attempts: wholeNumber("Attempts since the last redelivery, with one that was interrupted."),
  outcome: nullable(word(["delivered", "given_up"], "How it ended.")),
  next_attempt_at: time("When it is tried next, unless it is over."),
  finished_at: nullable(time("When it was over.")),
  deliveries: rows(deliverySchema, "The attempts, the earliest first."),
});

const mediumSchema = object({
  id: text("What its address ends with."),
  kind: text("What it is of its task."),
  mime: text("Its type."),
  bytes: wholeNumber("Its size."),
});

export const taskDetailsSchema = object({
  ...taskMembers,
  request: nullable(text("The ID of the call that created it, in the request log.")),
  charges: chargesSchema,
  observation: nullable(text("The last observation of the upstream job; media are replaced by their size.")),
  snapshot: nullable(text("The final snapshot that its owner reads; media are replaced by their size.")),
  callback: nullable(callbackSchema),
  media: rows(mediumSchema, "What is kept of what it made."),
});

export function describeTask(task: TaskSummary): ValueOf<typeof taskSchema> {
  return {
    id: task.id,
    wallet: task.wallet,
    key_id: task.keyId,
    model: task.model,
    state: task.state,
    reason: task.reason ?? null,
    dialect: task.dialect,
    provider: task.route.provider,
    upstream_model: task.route.model,
    upstream_dialect: task.route.dialect,
    upstream_id: task.upstreamId ?? null,
    created_at: timeOf(task.createdAt),
    sent_at: timeOrNull(task.sentAt),
    accepted_at: timeOrNull(task.acceptedAt),
    running_at: timeOrNull(task.runningAt),
    finished_at: timeOrNull(task.finishedAt),
    removed_at: timeOrNull(task.removedAt),
    deadline_at: timeOf(task.deadlineAt),
    next_poll_at: timeOf(task.nextPollAt),
    polls: task.polls,
    failures: task.failures,
    held_ticks: task.heldTicks,
    money: task.money,
    charged_ticks: task.chargedTicks ?? null,
    estimated: task.estimated,
  };
}

export interface TaskSurroundings {
  readonly callback: CallbackDetails | undefined;
  readonly media: readonly StoredMedia[];
  /** The call that created it. */
  readonly request: string | undefined;
}

export async function surroundingsOf(
  { callbacks, media, requests }: Pick<OpenStores, "callbacks" | "media" | "requests">,
  id: string,
): Promise<TaskSurroundings> {
  return { callback: await callbacks.show(id), media: await media.list(id), request: await requests.creatorOf(id) };
}

export function describeTaskDetails(
  task: TaskDetails,
  { callback, media, request }: TaskSurroundings,
): ValueOf<typeof taskDetailsSchema> {
  return {
    ...describeTask(task),
    request: request ?? null,
    charges: describeTaskCharges(task),
    observation: describeJson(task.observation),
    snapshot: describeJson(task.snapshot),
    callback: callback === undefined ? null : describeCallback(callback),
    media: media.map(({ id, kind, mime, bytes }) => ({ id, kind, mime, bytes })),
  };
}

/** The query and the user info of a callback URL can contain secrets of the receiver. */
function describeCallback({
  url,
  attempts,
  outcome,
  nextAttemptAt,
  finishedAt,
  deliveries,
}: CallbackDetails): ValueOf<typeof callbackSchema> {
  const { origin, pathname } = new URL(url);
  return {
    url: origin + pathname,
    attempts,
    outcome: outcome ?? null,
    next_attempt_at: timeOf(nextAttemptAt),
    finished_at: timeOrNull(finishedAt),
    deliveries: deliveries.map(({ attempt, startedAt, milliseconds, status, result }) => ({
      attempt,
      started_at: timeOf(startedAt),
      milliseconds,
      status: status ?? null,
      result,
    })),
  };
}

function describeJson(json: string | undefined): string | null {
  return json === undefined ? null : describeBody(JSON.parse(json) as Json, new Set());
}

function timeOrNull(milliseconds: number | undefined): string | null {
  return milliseconds === undefined ? null : timeOf(milliseconds);
}
