/** The task engine of a serving process: polls tasks, finishes them, delivers callbacks and prunes old tasks. */
import type { Logger } from "pino";
import type { Agent } from "undici";
import type { CallbackRules, TaskTimes } from "../config/types.js";
import type { CallbackStore } from "../stores/tasks/callback-store.js";
import { withinTime } from "../errors/race.js";
import { reasonOf } from "../stores/drivers/database-error.js";
import type { MediaIndex } from "../stores/media/media-index.js";
import type { TaskStore } from "../stores/tasks/task-store.js";
import { openGuardedAgent } from "../upstream/guarded-agent.js";
import { type TaskSettler, createTaskSettler } from "./settle-task.js";
import type { SnapshotWriter, TaskUpstream } from "./contract.js";
import { type Creation, createTask, type Sending, type AcceptedJob } from "./create-task.js";
import { type Deletion, deleteTask } from "./delete-task.js";
import { CallbackWorker, type CallbackWorkerTimes } from "../callbacks/callback-worker.js";
import { deleteMedia } from "../media/store-media.js";
import { type IsStopping, PeriodicWork } from "../workers/periodic-work.js";
import { RetryUntilWritten, type RetryUntilWrittenTimes } from "../workers/retry-until-written.js";
import type { OpenMediaStore, MediaStore } from "../media/media-store.js";
import type { Metrics } from "../observability/metrics.js";
import type { RequestLog } from "../request-log/request-log.js";
import type { CallbackSecretStore } from "../stores/wallets/callback-secrets.js";
import { measuredTask, summedCharge, type TaskCharge } from "./task-charge.js";
import { Scheduler, type SchedulerTimes } from "./scheduler.js";
import { logEvent } from "../observability/log-event.js";

export interface TaskStores {
  readonly tasks: TaskStore;
  readonly callbacks: CallbackStore;
  readonly media: MediaIndex;
  /** Callbacks are signed where it is given. */
  readonly callbackSecrets?: Pick<CallbackSecretStore, "find">;
}

export interface TaskEngineOptions {
  readonly stores: TaskStores;
  readonly media: MediaStore & Pick<OpenMediaStore, "tidy">;
  readonly upstream: TaskUpstream;
  /** By the dialect in which a task was made. */
  readonly writers: ReadonlyMap<string, SnapshotWriter>;
  readonly config: { readonly tasks: TaskTimes; readonly callbacks: CallbackRules };
  readonly log: Logger;
  readonly metrics?: Pick<Metrics, "taskCharged" | "callbackAttempted"> | undefined;
  /** Its sums get what tasks are charged. */
  readonly requestLog?: Pick<RequestLog, "addCharge"> | undefined;
  /** For tests. */
  readonly times?: Partial<SchedulerTimes> &
    Partial<Omit<CallbackWorkerTimes, "tickMs">> &
    Partial<RetryUntilWrittenTimes>;
}

type IntentToSend = Parameters<typeof createTask>[1];

export interface TaskEngine {
  readonly taskSettler: TaskSettler;
  /**
   * Takes over what earlier processes left, where no other process serves from the same database. Call it before
   * anything is created here, because the work of this process looks the same.
   */
  takeOver(): Promise<void>;
  start(): void;
  /** Gives up every lease, so that other processes can continue at once. */
  stop(): Promise<void>;
  /** Waits until the outcome of all creations is written. Call it when no tasks are created any more. */
  flushWrites(): Promise<void>;
  create<Request>(
    intent: Omit<IntentToSend, "deadlineAt"> & { readonly expiresAfterMs?: number | undefined },
    sending: Sending<Request>,
  ): Promise<Creation>;
  delete(id: string, walletId: string): Promise<Deletion>;
  /** Counts what an operator charged for a task. */
  showCharge(charge: TaskCharge): void;
}

/** A shutdown does not wait for longer until upstreams have deleted jobs. */
const DELETIONS_MAY_TAKE_MS = 3_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export type { Creation, Deletion, Sending, AcceptedJob };

export function createTaskEngine(options: TaskEngineOptions): TaskEngine {
  const { upstream, config, log, times } = options;
  const { tasks, callbacks } = options.stores;
  const { pollSeconds, lifetimeHours } = config.tasks;
  const taskSettler = createTaskSettler(options.writers);
  const agent = openCallbackAgent(config.callbacks);
  const callbackWorker = openCallbackWorker(options, agent);
  const wakeCallbacks = () => callbackWorker.wake();
  const onCharged = (charge: TaskCharge) => showCharge(options, charge);
  const parts = { tasks, upstream, taskSettler, log, pollSeconds, wakeCallbacks, onCharged };
  const scheduler = new Scheduler(parts, times);
  const retryUntilWritten = new RetryUntilWritten(log, times);
  const periodic = new PeriodicWork();

  return {
    taskSettler,
    async takeOver() {
      for (const { id, ...found } of await tasks.recover(Number.MAX_SAFE_INTEGER))
        logEvent(log, "task.creation_interrupted", { task: id, ...found });
      await tasks.releaseLeases();
      await callbacks.releaseLeases();
    },
    start() {
      scheduler.start();
      callbackWorker.start();
      periodic.every(HOUR_MS, (isStopping) => prune(options, isStopping));
      periodic.every(HOUR_MS, () => tidy(options));
    },
    async stop() {
      // What can be continued later ends while the others finish what they have begun.
      const stopping = periodic.stop();
      await scheduler.stop();
      await callbackWorker.stop();
      await withinTime(scheduler.finishDeletions(), DELETIONS_MAY_TAKE_MS, () => undefined);
      await stopping;
      await agent.destroy();
    },
    flushWrites: () => retryUntilWritten.stop(),
    create({ expiresAfterMs = Infinity, ...intent }, sending) {
      const deadlineAt = tasks.now() + Math.min(expiresAfterMs, lifetimeHours * HOUR_MS);
      return createTask(
        { tasks, log, retryUntilWritten, pollSeconds, wake: () => scheduler.wake() },
        { ...intent, deadlineAt },
        sending,
      );
    },
    delete: (...task) => deleteTask({ ...parts, times, onEnded: scheduler.deleteJob }, ...task),
    showCharge: onCharged,
  };
}

/** In the metrics and in the sums of calls. */
function showCharge({ stores, metrics, requestLog }: TaskEngineOptions, charge: TaskCharge): void {
  metrics?.taskCharged(measuredTask(charge));
  requestLog?.addCharge(summedCharge(charge, stores.tasks.now()));
}

function openCallbackAgent({ timeoutSeconds, allowPrivateAddresses }: CallbackRules): Agent {
  return openGuardedAgent({ connectTimeoutMs: timeoutSeconds * 1000, allowPrivateAddresses });
}

function openCallbackWorker({ stores, config, log, metrics, times }: TaskEngineOptions, agent: Agent): CallbackWorker {
  const { timeoutSeconds, retrySeconds } = config.callbacks;
  const attempts = { ...times, timeoutMs: timeoutSeconds * 1000, retrySeconds };
  return new CallbackWorker(stores.callbacks, agent, log, attempts, {
    secretsOf: (walletId) => stores.callbackSecrets?.find(walletId) ?? Promise.resolve([]),
    onAttempted: (result) => metrics?.callbackAttempted(result),
  });
}

/** Deletes tasks that ended before the retention, with their media. */
async function prune({ stores, media, config, log }: TaskEngineOptions, isStopping: IsStopping): Promise<void> {
  const { tasks } = stores;
  try {
    const before = tasks.now() - config.tasks.retentionDays * DAY_MS;
    const forget = (id: string) => deleteMedia({ index: stores.media, store: media }, id);
    const { forgotten, left, reason } = await tasks.prune(before, forget, isStopping);
    if (forgotten > 0) logEvent(log, "task.pruned", { tasks: forgotten });
    if (left > 0) logEvent(log, "task.media_prune_failed", { tasks: left, reason: reasonOf(reason) });
  } catch (error) {
    logEvent(log, "task.prune_failed", { reason: reasonOf(error) });
  }
}

/** Removes what interrupted downloads left in the media store. */
async function tidy({ media, log }: TaskEngineOptions): Promise<void> {
  const parts = await media.tidy?.().catch(() => 0);
  if (parts !== undefined && parts > 0) logEvent(log, "media.parts_removed", { parts });
}
