/**
 * Several processes that serve on one port, on one PostgreSQL database. The first process starts them, replaces those
 * that die, and ends them. It serves nothing itself.
 */
import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import type { Logger } from "pino";
import type { Environment } from "../config/interpolate.js";
import { logEvent } from "../observability/log-event.js";
import { Metrics } from "../observability/metrics.js";
import { joinWorkerMetrics, WorkerMetrics } from "./worker-metrics.js";
import { type Serving, type ServingOptions, startServing } from "./serving.js";
import { watchForEnd } from "./watch-for-end.js";

/** What a worker reports once it listens. */
type Report = Pick<Serving, "url" | "port">;

const WORKER_NUMBER = "ISOGLOSS_WORKER";

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 15_000;
/** A worker that served so long is replaced at once. */
const LONG_LIFE_MS = 30_000;
/** One that does not listen after so long hangs, and is replaced. */
const MOST_START_MS = 60_000;

/**
 * Each worker accepts connections itself: a busy one leaves them to others. When the first process accepts them and a
 * worker dies, connections that were on the way to it hang.
 */
cluster.schedulingPolicy = cluster.SCHED_NONE;

export class Workers {
  readonly #count: number;
  readonly #log: Logger;
  /** Those that run, with their exit codes. */
  readonly #running = new Map<Worker, Promise<number>>();
  readonly #metrics = new WorkerMetrics();
  readonly #replacements = new Set<NodeJS.Timeout>();
  #isStopping = false;

  constructor(count: number, log: Logger) {
    this.#count = count;
    this.#log = log;
  }

  /** Resolves when all listen, on one port. Fails when one ends before that. */
  async start(): Promise<Report> {
    const first = this.#fork(1, 0);
    await Promise.all([first, ...Array.from({ length: this.#count - 1 }, (_, index) => this.#fork(index + 2, 0))]);
    return first;
  }

  /** Resolves with the exit code when all have drained. */
  async stop(): Promise<number> {
    this.#isStopping = true;
    for (const timer of this.#replacements) clearTimeout(timer);
    for (const worker of this.#running.keys()) worker.process.kill("SIGTERM");
    return Math.max(0, ...(await Promise.all(this.#running.values())));
  }

  /** Ends all that still drain. */
  kill(): void {
    for (const worker of this.#running.keys()) worker.process.kill("SIGKILL");
  }

  /** `failures` is how often in a row a worker of this number died soon. */
  async #fork(number: number, failures: number): Promise<Report> {
    const begunAt = performance.now();
    const worker = cluster.fork({ [WORKER_NUMBER]: String(number) });
    let isReady = false;
    const ended = endOf(worker).then((end) => {
      this.#running.delete(worker);
      // One that was still starting has no calls to drain: the signal ends it at once.
      if (this.#isStopping) return isReady ? (end.code ?? 1) : 0;
      if (!isReady && failures === 0) return end.code ?? 1;
      logEvent(this.#log, "worker.died", { worker: number, ...end });
      this.#replace(number, performance.now() - begunAt > LONG_LIFE_MS ? 0 : failures + 1);
      return end.code ?? 1;
    });
    this.#running.set(worker, ended);
    const hanging = setTimeout(() => worker.process.kill("SIGKILL"), MOST_START_MS);
    this.#metrics.add(worker);
    const report = await Promise.race([once(worker, "message") as Promise<[Report]>, ended]);
    clearTimeout(hanging);
    if (typeof report === "number") throw new Error(`worker ${number} ended before it listened`);
    isReady = true;
    return report[0];
  }

  #replace(number: number, failures: number): void {
    const pause = failures === 0 ? 0 : Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS);
    const timer = setTimeout(() => {
      this.#replacements.delete(timer);
      // Its end is handled where it is watched.
      this.#fork(number, Math.max(1, failures)).catch(() => undefined);
    }, pause);
    this.#replacements.add(timer);
  }
}

interface End {
  readonly code: number | null;
  readonly signal: string | null;
}

function endOf(worker: Worker): Promise<End> {
  return new Promise((resolve) => {
    worker.once("exit", (code, signal) => resolve({ code, signal }));
    // It could not be started.
    worker.once("error", () => resolve({ code: 1, signal: null }));
  });
}

/** What each line of this process's log has, when it is a worker. */
export function workerFields(environment: Environment): object | null {
  const number = environment[WORKER_NUMBER];
  return number === undefined ? null : { worker: Number(number) };
}

/** Serves as one of several processes, until the first process ends it or is gone. */
export async function asWorker(options: ServingOptions): Promise<number> {
  const ending = watchForEnd(options.log, untilEnded());
  const metrics = new Metrics();
  const readMetrics = joinWorkerMetrics(metrics);
  const serving = await startServing({ ...options, metrics, readMetrics }, { appliesCatalog: false });
  // From now on it drains when the first process is gone. Before, Node.js ends it at once: without the first process it
  // would wait for its port for ever.
  if (cluster.worker !== undefined) cluster.worker.exitedAfterDisconnect = true;
  const { url, port } = serving;
  process.send?.({ url, port } satisfies Report);
  const code = await ending.code;
  await serving.stop(ending.most());
  ending.over();
  return code;
}

/** A terminal sends its signals to all processes of a command: this one leaves them to the first. */
function untilEnded(): Promise<void> {
  for (const signal of ["SIGINT", "SIGHUP"]) process.on(signal, () => undefined);
  return new Promise((resolve) => {
    process.once("SIGTERM", () => resolve());
    process.once("disconnect", () => resolve());
  });
}
