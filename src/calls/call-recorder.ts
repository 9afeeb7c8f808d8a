/** Keeps what the log line and the request log's row contain of a call. */
import { describeTexts } from "../request-log/describe-body.js";
import { SUCCESS } from "../stores/logs/request-rows.js";
import type { Caller } from "../stores/keys/caller.js";
import type { Attempt, BrokenAnswer, CallListener, Sending } from "./call-observer.js";

export interface CallRecord {
  /** By the monotonic clock, like all times here. */
  readonly startedAt: number;
  readonly upstreamAt?: number;
  readonly firstByteAt?: number;
  readonly caller?: Caller;
  readonly model?: string;
  readonly provider?: string;
  readonly upstreamModel?: string;
  readonly upstreamDialect?: string;
  readonly stream?: boolean;
  /** For its client, for a place, and before it was sent again. */
  readonly waitedMilliseconds?: number;
  readonly attempts?: readonly Attempt[];
  readonly dropped?: readonly string[];
  /** The ID of the task that the call created. */
  readonly task?: string;
  readonly error?: unknown;
  /** Without media and secrets. */
  readonly requestBody?: string | undefined;
  readonly responseBody?: string | undefined;
}

type Writable<Record> = { -readonly [Member in keyof Record]: Record[Member] };

/** All members from the start, so that the records of all calls share one hidden class of V8. */
function emptyRecord(): Writable<CallRecord> {
  return {
    startedAt: performance.now(),
    upstreamAt: undefined,
    firstByteAt: undefined,
    caller: undefined,
    model: undefined,
    provider: undefined,
    upstreamModel: undefined,
    upstreamDialect: undefined,
    stream: undefined,
    waitedMilliseconds: undefined,
    attempts: undefined,
    dropped: undefined,
    task: undefined,
    error: undefined,
    requestBody: undefined,
    responseBody: undefined,
  };
}

export class CallRecorder implements CallListener {
  readonly #record: Writable<CallRecord> = emptyRecord();
  readonly #keepsBodies: boolean;

  constructor(keepsBodies: boolean) {
    this.#keepsBodies = keepsBodies;
  }

  get record(): CallRecord {
    return this.#record;
  }

  onAuthenticated(caller: Caller): void {
    this.#record.caller = caller;
  }

  onModel(model: string, stream: boolean): void {
    this.#record.model = model;
    this.#record.stream = stream;
  }

  onRequestBody(describe: () => string | undefined): void {
    if (this.#keepsBodies) this.#record.requestBody = describe();
  }

  onSending(sending: Sending): void {
    this.onChosen(sending);
    this.#record.upstreamAt = performance.now();
  }

  onChosen({ target, dropped }: Sending): void {
    const { provider, model, dialect } = target.route;
    this.#record.provider = provider;
    this.#record.upstreamModel = model;
    this.#record.upstreamDialect = dialect;
    this.#record.dropped = describeTexts(dropped);
  }

  onTask(id: string): void {
    this.#record.task = id;
  }

  onAttempt(attempt: Attempt): void {
    const { attempts } = this.#record;
    this.#record.attempts = attempts === undefined ? [attempt] : [...attempts, attempt];
  }

  onBrokenOff({ target, outcome }: BrokenAnswer): void {
    const isBroken = (attempt: Attempt) => attempt.target === target && attempt.outcome === SUCCESS;
    this.#record.attempts = this.#record.attempts?.map((one) => (isBroken(one) ? { ...one, outcome } : one)) ?? [];
  }

  onWaited(milliseconds: number): void {
    this.#record.waitedMilliseconds = (this.#record.waitedMilliseconds ?? 0) + milliseconds;
  }

  onFirstByte(): void {
    this.#record.firstByteAt = performance.now();
  }

  onAnswerLoss(places: readonly string[]): void {
    const lost = describeTexts(places.map((place) => `answer.${place}`));
    if (lost.length > 0) this.#record.dropped = [...(this.#record.dropped ?? []), ...lost];
  }

  onResponseBody(describe: () => string | undefined): void {
    if (this.#keepsBodies) this.#record.responseBody = describe();
  }

  onFailed(error: unknown): void {
    this.#record.error = error;
  }
}
