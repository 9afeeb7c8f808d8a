/** Opens the task engine with its upstreams, its media and its callbacks. */
import type { Agent } from "undici";
import type { CallbackRules, TaskTimes } from "../config/types.js";
import type { MemoryBudget } from "../bodies/memory-budget.js";
import { isTaskDialect } from "../tasks/upstream/task-dialect.js";
import { snapshotWriters } from "../tasks/upstream/snapshot.js";
import { createTaskUpstream } from "../tasks/upstream/task-upstream.js";
import type { PipelineContext, TaskContext } from "../calls/context.js";
import { GatewayError, unreadableMedium } from "../errors/gateway-error.js";
import { logEvent } from "../observability/log-event.js";
import { reasonOf } from "../stores/drivers/database-error.js";
import type { TaskLists } from "../stores/tasks/task-lists.js";
import { archiveMedia } from "../media/archive-media.js";
import { createTaskEngine, type TaskEngineOptions, type TaskStores } from "../tasks/engine.js";
import type { TaskCharge } from "../tasks/task-charge.js";
import { explainMedium, fetchInput, MediaUnreachableError } from "../media/fetch-input.js";
import { type MediaFetcher, openMediaFetcher } from "../media/fetch-media.js";
import { MediaError } from "../media/media-error.js";
import type { MediaStore } from "../media/media-store.js";
import type { MediaArchive } from "../media/store-media.js";
import { findStored, StoredMediaError } from "../media/stored-input.js";

/** What a gateway needs to serve calls that create tasks. */
export interface TaskPlaces {
  readonly stores: TaskStores & { readonly tasks: Pick<TaskLists, "count"> };
  readonly media: MediaStore;
  /** The base of the public URLs of media, known once the server listens. */
  publicUrl(): string;
  readonly config: { readonly tasks: TaskTimes; readonly callbacks: CallbackRules };
  /** For tests. */
  readonly times?: TaskEngineOptions["times"];
}

export interface OpenTasks {
  readonly context: TaskContext;
  /** Counts what an operator charged for a task. */
  taskCharged(charge: TaskCharge): void;
  takeOver(): Promise<void>;
  start(): void;
  stop(): Promise<void>;
  flushWrites(): Promise<void>;
}

type Shared = Pick<PipelineContext, "log" | "metrics" | "requestLog" | "registry" | "catalog"> & {
  readonly agent: Agent;
  /** The memory for upstreams' answers about jobs. */
  readonly videoBudget: MemoryBudget;
};

const MOST_INPUT_BYTES = 50 * 1024 * 1024;

export function openTasks(
  { stores, media, publicUrl, config, times }: TaskPlaces,
  { agent, log, metrics, requestLog, registry: { dialects }, catalog, videoBudget }: Shared,
): OpenTasks {
  const { allowPrivateAddresses } = config.callbacks;
  const fetcher = openMediaFetcher({ allowPrivateAddresses });
  const archive = () => ({ index: stores.media, store: media, publicUrl: publicUrl() });
  const upstream = createTaskUpstream({
    agent,
    videoBudget,
    now: stores.tasks.now,
    dialects: new Map([...dialects.values()].filter(isTaskDialect).map((dialect) => [dialect.name, dialect])),
    catalog,
    archiveMedia: (task, made, { origin, credentials }, signal) =>
      archiveMedia({ archive: archive(), fetcher }, task, made, {
        provider: { origin, ...credentials },
        notReady: NOT_READY,
        signal,
      }),
  });
  const writers = snapshotWriters(dialects, stores.tasks.now);
  const engine = createTaskEngine({ stores, media, upstream, writers, config, log, metrics, requestLog, times });
  return {
    context: { engine, store: stores.tasks, ...inputMedia(fetcher, archive, log) },
    taskCharged: (charge) => engine.showCharge(charge),
    takeOver: () => engine.takeOver(),
    start: () => engine.start(),
    async stop() {
      await engine.stop();
      await fetcher.close();
    },
    flushWrites: () => engine.flushWrites(),
  };
}

/** Media that clients give by URL. */
function inputMedia(
  fetcher: MediaFetcher,
  archive: () => MediaArchive,
  log: Shared["log"],
): Pick<TaskContext, "lookAt" | "fetchInput"> {
  const { fetch } = fetcher;
  return {
    async lookAt(url, accepts, signal) {
      try {
        const stored = await findStored(archive(), url);
        if (stored !== undefined) return accepts(stored.mime) ? stored.mime : undefined;
        return await fetcher.look({ url, accepts, signal });
      } catch (error) {
        if (error instanceof MediaError)
          throw new GatewayError("invalid_request", explainMedium(error), {}, { cause: error });
        throw error;
      }
    },
    async fetchInput(url, kind, hold, signal) {
      try {
        if (kind === "audio") throw new MediaUnreachableError("Sounds cannot be fetched for this model.");
        const limits = { mostBytes: MOST_INPUT_BYTES, accept: kind, hold, signal };
        return await fetchInput({ fetch, archive: archive() }, url, limits);
      } catch (error) {
        if (error instanceof MediaUnreachableError) throw new GatewayError("invalid_request", error.message);
        if (!(error instanceof StoredMediaError)) throw error;
        logEvent(log, "media.read_failed", { reason: reasonOf(error.cause) });
        throw unreadableMedium(error);
      }
    },
  };
}

/** A host may not have a file yet although its URL was reported. */
const NOT_READY = [400, 404, 409];
