/** The task engine of a process that serves: everything that goes on beside calls until tasks have ended and were told of. */
import type { Logger } from "pino";
import type { CallbackRules, TaskTimes } from "../config/types.js";
import type { CallbackStore } from "../stores/tasks/callback-store.js";
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
import { RetryUntilWritten, type RetryUntilWrittenTimes } from "../workers/retry-until-written.js";
import type { OpenMediaStore, MediaStore } from "../media/media-store.js";
import { Scheduler, type SchedulerTimes } from "./scheduler.js";
import { logEvent } from "../observability/log-event.js";

export interface TaskEngineOptions {
  readonly stores: { readonly tasks: TaskStore; readonly callbacks: CallbackStore; readonly media: MediaIndex };
  readonly media: MediaStore & Pick<OpenMediaStore, "tidy">;
  readonly upstream: TaskUpstream;
  /** By the dialect in which a task was made. */
  readonly writers: ReadonlyMap<string, SnapshotWriter>;
  readonly config: { readonly tasks: TaskTimes; readonly callbacks: CallbackRules };
  readonly log: Logger;
  /** For tests. */
  readonly times?: Partial<SchedulerTimes> &
    Partial<Omit<CallbackWorkerTimes, "tickMs">> &
    Partial<RetryUntilWrittenTimes>;
}

type IntentToSend = Parameters<typeof createTask>[1];

export interface TaskEngine {
  readonly taskSettler: TaskSettler;
  /**
   * What earlier processes had begun is nobody's, where no other serves from the same database. To be called before
   * anything is created here: what this process itself has begun looks the same.
   */
  takeOver(): Promise<void>;
  start(): void;
  /** Lets go of every task, so that other processes can go on with them at once. */
  stop(): Promise<void>;
  /** Waits, when nothing is made any more, until what upstreams said of what was made is written down. */
  flushWrites(): Promise<void>;
  create<Request>(
    intent: Omit<IntentToSend, "deadlineAt"> & { readonly expiresAfterMs?: number | undefined },
    sending: Sending<Request>,
  ): Promise<Creation>;
  delete(id: string, walletId: string): Promise<Deletion>;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export type { Creation, Deletion, Sending, AcceptedJob };

export function createTaskEngine({
  stores,
  media,
  upstream,
  writers,
  config,
  log,
  times,
}: TaskEngineOptions): TaskEngine {
  const { tasks, callbacks } = stores;
  const { pollSeconds, lifetimeHours, retentionDays } = config.tasks;
  const { allowPrivateAddresses, retrySeconds, timeoutSeconds } = config.callbacks;
  const taskSettler = createTaskSettler(writers);
  const timeoutMs = timeoutSeconds * 1000;
  const agent = openGuardedAgent({ connectTimeoutMs: timeoutMs, allowPrivateAddresses });
  const callbackWorker = new CallbackWorker(callbacks, agent, log, { ...times, timeoutMs, retrySeconds });
  const wakeCallbacks = () => callbackWorker.wake();
  const scheduler = new Scheduler({ tasks, upstream, taskSettler, log, pollSeconds, wakeCallbacks }, times);
  const retryUntilWritten = new RetryUntilWritten(log, times);
  let pruning: NodeJS.Timeout | undefined;

  const tidy = async (): Promise<void> => {
    const parts = await media.tidy?.().catch(() => 0);
    if (parts !== undefined && parts > 0) logEvent(log, "media.parts_removed", { parts });
  };

  const prune = async (): Promise<void> => {
    try {
      const { forgotten, left, reason } = await tasks.prune(tasks.now() - retentionDays * DAY_MS, (id) =>
        deleteMedia({ index: stores.media, store: media }, id),
      );
      if (forgotten > 0) logEvent(log, "task.pruned", { tasks: forgotten });
      if (left > 0) logEvent(log, "task.media_prune_failed", { tasks: left, reason: reasonOf(reason) });
    } catch (error) {
      logEvent(log, "task.prune_failed", { reason: reasonOf(error) });
    }
  };

  return {
    taskSettler,
    async takeOver() {
      for (const { id, became } of await tasks.recover(Number.MAX_SAFE_INTEGER))
        logEvent(log, "task.creation_interrupted", { task: id, became });
      await tasks.releaseLeases();
      await callbacks.releaseLeases();
    },
    start() {
      scheduler.start();
      callbackWorker.start();
      pruning = setInterval(() => void Promise.all([prune(), tidy()]), HOUR_MS);
      void prune();
    },
    async stop() {
      clearInterval(pruning);
      await scheduler.stop();
      await callbackWorker.stop();
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
    delete: (id, walletId) => deleteTask({ tasks, upstream, taskSettler, log, times, wakeCallbacks }, id, walletId),
  };
}
