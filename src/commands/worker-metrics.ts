/**
 * The metrics of all workers as one. A worker that is asked for them asks the first process, which collects them from
 * all workers and adds them up.
 */
import type { Worker } from "node:cluster";
import { setTimeout as sleep } from "node:timers/promises";
import { AggregatorRegistry, type Registry } from "prom-client";
import { GatewayError } from "../errors/gateway-error.js";
import type { Metrics } from "../observability/metrics.js";

/** A metric with its values, as one process reports it. */
type Reported = Awaited<ReturnType<Registry["getMetricsAsJSON"]>>[number];

/** What workers send. `collected` answers a `collect`. */
type FromWorker =
  | { readonly metrics: "wanted"; readonly request: number }
  | { readonly metrics: "collected"; readonly request: number; readonly reported: Reported[] };

/** What the first process sends. `text` answers a `wanted`. */
type ToWorker =
  | { readonly metrics: "collect"; readonly request: number }
  | { readonly metrics: "text"; readonly request: number; readonly text: string };

/** Of a worker that does not report in time, only the counts of its last report are shown. */
const MOST_WAIT_MS = 2_000;

/** The types of metrics that only grow. */
const COUNTS: ReadonlySet<unknown> = new Set(["counter", "histogram"]);

/** Collects the metrics, in the first process. */
export class WorkerMetrics {
  /** What each worker reported last. */
  readonly #latest = new Map<Worker, Reported[]>();
  /** The counts of workers that ended: without them the sums would fall. */
  #ended: Promise<Reported[]> = Promise.resolve([]);
  readonly #waiting = new Map<number, (reported: Reported[]) => void>();
  #requests = 0;

  /** Answers a worker, until it ends. */
  add(worker: Worker): void {
    worker.on("message", (message: unknown) => {
      if (!isMessage<FromWorker>(message)) return;
      if (message.metrics === "collected") this.#waiting.get(message.request)?.(message.reported);
      else this.#answer(worker, message.request).catch(ignore);
    });
    worker.once("exit", () => this.#keep(worker));
    this.#latest.set(worker, []);
  }

  async #answer(worker: Worker, request: number): Promise<void> {
    await Promise.all([...this.#latest.keys()].map((other) => this.#collect(other)));
    const text = await sumOf([await this.#ended, ...this.#latest.values()]).metrics();
    send(worker, { metrics: "text", request, text });
  }

  async #collect(worker: Worker): Promise<void> {
    const request = (this.#requests += 1);
    const collected = new Promise<Reported[]>((resolve) => this.#waiting.set(request, resolve));
    send(worker, { metrics: "collect", request });
    const reported = await Promise.race([collected, sleep(MOST_WAIT_MS, undefined, { ref: false })]);
    this.#waiting.delete(request);
    const latest = this.#latest.get(worker);
    if (latest !== undefined) this.#latest.set(worker, reported ?? countsOf(latest));
  }

  /** Its counts stay, as of when it was last asked. What it measured of itself, such as its memory, is gone with it. */
  #keep(worker: Worker): void {
    const counts = countsOf(this.#latest.get(worker) ?? []);
    this.#latest.delete(worker);
    this.#ended = this.#ended.then((before) => sumOf([before, counts]).getMetricsAsJSON());
  }
}

/** In a worker: reports its own metrics when asked. Returns the function that reads those of all workers. */
export function joinWorkerMetrics(own: Metrics): () => Promise<string> {
  const waiting = new Map<number, (text: string) => void>();
  let requests = 0;
  const report = async (request: number) =>
    ask({ metrics: "collected", request, reported: await own.registry.getMetricsAsJSON() });
  process.on("message", (message: unknown) => {
    if (!isMessage<ToWorker>(message)) return;
    if (message.metrics === "collect") void report(message.request);
    else waiting.get(message.request)?.(message.text);
  });
  return async () => {
    const request = (requests += 1);
    const read = new Promise<string>((resolve) => waiting.set(request, resolve));
    ask({ metrics: "wanted", request });
    const text = await Promise.race([read, sleep(2 * MOST_WAIT_MS, undefined, { ref: false })]);
    waiting.delete(request);
    if (text === undefined) throw new GatewayError("overloaded", "The metrics could not be collected in time.");
    return text;
  };
}

/** A process that ends meanwhile gets no message. Without a callback, that would be an error of this process. */
const ignore = () => undefined;

function ask(message: FromWorker): void {
  if (process.connected) process.send?.(message, undefined, undefined, ignore);
}

function send(worker: Worker, message: ToWorker): void {
  if (worker.isConnected()) worker.send(message, ignore);
}

function isMessage<Message extends FromWorker | ToWorker>(message: unknown): message is Message {
  return typeof message === "object" && message !== null && "metrics" in message;
}

function countsOf(reported: readonly Reported[]): Reported[] {
  return reported.filter(({ type }) => COUNTS.has(type));
}

/** Gauges of processes are added up too, unless their metric has another rule. */
function sumOf(reported: readonly Reported[][]): Registry {
  return AggregatorRegistry.aggregate([...reported]);
}
