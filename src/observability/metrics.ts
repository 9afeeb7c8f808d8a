/**
 * What the gateway measures, as Prometheus reads it. Names never change: dashboards and alerts depend on them. Every
 * label has a bounded set of values.
 */
import { type Aggregator, Counter, Gauge, Registry } from "prom-client";
import { BoundedValues } from "./bounded-values.js";
import { EventLoopLag } from "./event-loop-lag.js";
import {
  type MeasuredCall,
  type MeasuredTask,
  type MeasuredTokens,
  TOKEN_TYPES,
  type TokenType,
} from "./measured-call.js";
import { processRegistry } from "./process-registry.js";
import { type Distribution, type Labels, type Sum, SummedCounter, SummedHistogram } from "./summed-metrics.js";

/** What is counted elsewhere, and read when Prometheus asks. */
export interface CurrentCounts {
  callsQueued(): number;
  holdsOpen(): number;
  /** At each route and provider with a limit. The model is empty for a provider. */
  limitedCalls(): readonly LimitedCalls[];
  /** The routes that were tried, and whether each works. */
  routes(): readonly RouteState[];
  /** The tasks of the whole database. */
  tasks(): Promise<readonly CountedTasks[]>;
}

export interface LimitedCalls {
  readonly provider: string;
  readonly model: string;
  readonly calls: number;
}

export interface RouteState {
  readonly provider: string;
  readonly model: string;
  readonly state: keyof typeof BREAKER_STATES;
}

/** The tasks in one state, and the age of the oldest. */
export interface CountedTasks {
  readonly state: string;
  readonly tasks: number;
  readonly oldestSeconds: number;
}

/** The tokens of calls that have these labels. Each type is shown once there is a first one. */
interface CountedTokens {
  readonly labels: Labels<(typeof CALL)[number] | "provider">;
  readonly tokens: Partial<Record<TokenType, Sum>>;
}

/** What calls that ended alike add to. Some of it is shown once there is a first value. */
interface Alike extends CountedTokens {
  readonly labels: Labels<(typeof ENDED)[number]>;
  readonly requests: Sum;
  readonly duration: Distribution;
  firstByte: Distribution | undefined;
  overhead: Distribution | undefined;
}

const BREAKER_STATES = { closed: 0, half_open: 1, open: 2 } as const;

const CALL: readonly ["dialect", "model", "upstream"] = ["dialect", "model", "upstream"];
const ENDED: readonly [...typeof CALL, "provider", "status"] = [...CALL, "provider", "status"];
const DURATIONS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300];
const SHORT_DURATIONS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1];
/** A catalog may have thousands of models. Those that are called first have series of their own. */
const MOST_MODELS = 500;
/** Of each dialect: clients choose at which places declared names are. */
const MOST_PATHS = 300;
/** Of each dialect, with a name that its document lacks: extensions of vendors, and what clients invent. */
const MOST_UNDECLARED_PATHS = 100;
const LONGEST_PATH = 120;
const INDEX = /\[(\d+|\*)\]/g;
const STEP = /[.[\]]+/;
/** Places in answers, whose names come from upstreams. */
const OF_ANSWER = "answer.";

export class Metrics {
  readonly registry = Registry.merge([processRegistry()]);
  readonly #lag = new EventLoopLag();
  readonly #models = new BoundedValues(MOST_MODELS);
  readonly #paths = new Map<string, BoundedValues>();
  readonly #alike = new Map<string, Alike>();
  readonly #requests = new SummedCounter({
    ...named("requests_total", "Calls that have ended.", this.registry),
    labelNames: [...ENDED, "code"],
  });
  readonly #duration = new SummedHistogram({
    ...named("request_duration_seconds", "The time of a call from its head to its end.", this.registry),
    labelNames: ENDED,
    buckets: DURATIONS,
  });
  readonly #firstByte = new SummedHistogram({
    ...named("first_byte_seconds", "The time until the upstream began to answer.", this.registry),
    labelNames: ENDED,
    buckets: DURATIONS,
  });
  readonly #overhead = new SummedHistogram({
    ...named(
      "overhead_seconds",
      "What the gateway took of the time until the first byte: no waits for upstreams, bodies or places.",
      this.registry,
    ),
    labelNames: CALL,
    buckets: SHORT_DURATIONS,
  });
  readonly #tokens = new SummedCounter({
    ...named(
      "tokens_total",
      "Tokens that were charged. Input includes cached and written ones, and output those of reasoning.",
      this.registry,
    ),
    labelNames: [...CALL, "provider", "type"],
  });
  readonly #spend = new SummedCounter({
    ...named("spend_usd_total", "What wallets were charged.", this.registry),
    labelNames: ["model"],
  });
  readonly #attempts = new SummedCounter({
    ...named(
      "upstream_attempts_total",
      "Requests to upstreams and routes that were passed over, by how each ended.",
      this.registry,
    ),
    labelNames: ["provider", "model", "outcome"],
  });
  readonly #dropped = new Counter({
    ...named("dropped_params_total", "Fields of requests that the upstream's dialect cannot carry.", this.registry),
    labelNames: ["from", "to", "path"],
  });
  readonly #callbacks = new Counter({
    ...named("callbacks_total", "Attempts to deliver callbacks, by their result.", this.registry),
    labelNames: ["outcome"],
  });
  readonly #streams = new Gauge(named("streams_open", "Streams that are being sent to clients.", this.registry));
  readonly #settlement = new SummedHistogram({
    ...named("settlement_lag_seconds", "The time from the end of an answer until its charge is stored.", this.registry),
    labelNames: [],
    buckets: [...SHORT_DURATIONS, 2.5, 5, 10],
  }).of({});

  constructor() {
    const help = "The longest delay of the event loop in the last 15 to 30 seconds.";
    this.#read("event_loop_lag_seconds", help, () => this.#lag.seconds, "max");
  }

  start(): void {
    this.#lag.start();
  }

  stop(): void {
    this.#lag.stop();
  }

  callEnded(call: MeasuredCall): void {
    const model = this.#models.of(call.model);
    const alike = this.#alikeTo(call, model);
    const { labels } = alike;
    alike.requests.value += 1;
    alike.duration.add(call.seconds);
    if (call.firstByteSeconds !== undefined)
      (alike.firstByte ??= this.#firstByte.of(labels)).add(call.firstByteSeconds);
    if (call.overheadSeconds !== undefined) (alike.overhead ??= this.#overhead.of(labels)).add(call.overheadSeconds);
    if (call.settlementSeconds !== undefined) this.#settlement.add(call.settlementSeconds);
    if (call.tokens !== undefined) this.#countTokens(alike, call.tokens);
    if (call.usd > 0) this.#spend.of({ model }).value += call.usd;
    for (const { provider, outcome } of call.attempts) this.#attempts.of({ provider, model, outcome }).value += 1;
    for (const path of call.dropped)
      this.#dropped.inc({ from: call.dialect, to: call.upstream, path: this.#placeOf(path, call) });
  }

  /** Names that clients may have invented have places of their own: they cannot take those of the others. */
  #placeOf(path: string, call: Pick<MeasuredCall, "dialect" | "isDeclared">): string {
    const place = path.replace(INDEX, "[]").slice(0, LONGEST_PATH);
    const isOfAnswer = place.startsWith(OF_ANSWER);
    const isKnown = isOfAnswer || place.split(STEP).every((name) => name === "" || call.isDeclared(name));
    const group = isOfAnswer ? OF_ANSWER : `${call.dialect} ${isKnown}`;
    let known = this.#paths.get(group);
    if (known === undefined)
      this.#paths.set(group, (known = new BoundedValues(isKnown ? MOST_PATHS : MOST_UNDECLARED_PATHS)));
    return known.of(place);
  }

  /** As many as there are series of requests. */
  #alikeTo({ dialect, upstream, provider, code, status: exact }: MeasuredCall, model: string): Alike {
    const status = `${Math.floor(exact / 100)}xx`;
    const key = `${dialect}\n${model}\n${upstream}\n${provider}\n${status}\n${code}`;
    let alike = this.#alike.get(key);
    if (alike === undefined) {
      const labels = { dialect, model, upstream, provider, status };
      const requests = this.#requests.of({ ...labels, code });
      const duration = this.#duration.of(labels);
      alike = { labels, requests, duration, firstByte: undefined, overhead: undefined, tokens: {} };
      this.#alike.set(key, alike);
    }
    return alike;
  }

  /** A task has ended, and its wallet was charged. */
  taskCharged({ dialect, model: id, upstream, provider, tokens, usd }: MeasuredTask): void {
    const model = this.#models.of(id);
    this.#countTokens({ labels: { dialect, model, upstream, provider }, tokens: {} }, tokens);
    if (usd > 0) this.#spend.of({ model }).value += usd;
  }

  callbackAttempted(outcome: string): void {
    this.#callbacks.inc({ outcome });
  }

  streamOpened(): void {
    this.#streams.inc();
  }

  streamClosed(): void {
    this.#streams.dec();
  }

  /** Shows what is counted elsewhere. */
  show({ callsQueued, holdsOpen, limitedCalls, routes, tasks }: CurrentCounts): void {
    this.#read("calls_queued", "Calls that wait for a place or for memory.", callsQueued);
    this.#read("holds_open", "Holds of calls that are under way in this process.", holdsOpen);
    this.#showLimited(limitedCalls);
    this.#showRoutes(routes);
    this.#showTasks(tasks);
  }

  /** Routes of one model over one provider count together. */
  #showLimited(read: CurrentCounts["limitedCalls"]): void {
    const help = "Calls under way at routes with `maxConcurrent`, and at providers with it (`model` is empty).";
    const gauge: Gauge<"provider" | "model"> = new Gauge({
      ...named("limited_calls", help, this.registry),
      labelNames: ["provider", "model"],
      collect: () => {
        gauge.reset();
        for (const { provider, model, calls } of read())
          gauge.inc({ provider, model: model === "" ? "" : this.#models.of(model) }, calls);
      },
    });
  }

  /** The worst of a model's routes over one provider. */
  #showRoutes(read: CurrentCounts["routes"]): void {
    const help = "Whether a route works: 0 closed, 1 half-open (one call finds out), 2 open (tried after all others).";
    const gauge: Gauge<"provider" | "model"> = new Gauge({
      ...named("breaker_state", help, this.registry),
      labelNames: ["provider", "model"],
      aggregator: "max",
      collect: () => {
        gauge.reset();
        const byState = [...read()].sort((one, other) => BREAKER_STATES[one.state] - BREAKER_STATES[other.state]);
        for (const { provider, model, state } of byState)
          gauge.set({ provider, model: this.#models.of(model) }, BREAKER_STATES[state]);
      },
    });
  }

  #showTasks(read: CurrentCounts["tasks"]): void {
    const shared = { labelNames: ["state"] as const, aggregator: "max" as const };
    const oldest = new Gauge({
      ...named("oldest_task_seconds", "The age of the oldest task in a state.", this.registry),
      ...shared,
    });
    const count: Gauge<"state"> = new Gauge({
      ...named("tasks", "Tasks in the database. Each process reports them all: do not add them up.", this.registry),
      ...shared,
      async collect() {
        const counts = await read().catch(() => []);
        // While the database is away there is no number: an old one would mislead.
        for (const gauge of [count, oldest]) gauge.reset();
        for (const { state, tasks, oldestSeconds } of counts) {
          count.set({ state }, tasks);
          oldest.set({ state }, oldestSeconds);
        }
      },
    });
  }

  #countTokens({ labels, tokens: sums }: CountedTokens, tokens: MeasuredTokens): void {
    for (const type of TOKEN_TYPES)
      if (tokens[type] > 0) (sums[type] ??= this.#tokens.of({ ...labels, type })).value += tokens[type];
  }

  /** A gauge whose value is read when Prometheus asks. */
  #read(name: string, help: string, read: () => number, aggregator: Aggregator = "sum"): void {
    const gauge: Gauge = new Gauge({
      ...named(name, help, this.registry),
      aggregator,
      collect: () => gauge.set(read()),
    });
  }
}

function named(name: string, help: string, registry: Registry) {
  return { name: `isogloss_${name}`, help, registers: [registry] };
}
