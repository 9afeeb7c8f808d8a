/** The bytes of one medium. If the connection breaks, the download continues on another. */
import { BoxReader } from "./box-reader.js";
import { type HostAnswer, type HostCall, type Hosts, askHost, headerOf, discardAnswer } from "./request-media.js";
import { asMediaError, MediaError } from "./media-error.js";
import { outcomeOf } from "../upstream/outcome.js";
import { waitOf } from "../upstream/retry-after.js";
import type { RetryPolicy } from "../workers/retry-policy.js";

export interface DownloadRules {
  readonly mostBytes: number;
  /** Statuses, such as 404, that mean that the medium is not there yet. */
  readonly notReady: readonly number[];
}

/** A modification time distinguishes versions only if it is older than this. */
const CLOCK_TICK_MS = 1_000;

/** One download. A download that has to start again is a new object. */
export class Download {
  #received = 0;
  /** The bytes that were received when it last continued. */
  #resumedAt = 0;
  #validator: string | undefined;
  #total: number | undefined;
  #calledType: string | undefined;
  /** For an answer that ends with its connection: nothing else tells that it was cut. */
  #boxes: BoxReader | undefined;

  constructor(
    private readonly hosts: Hosts,
    private readonly call: HostCall,
    private readonly rules: DownloadRules,
    private readonly retryPolicy: RetryPolicy,
  ) {}

  /** The media type in the host's header, once the download has begun. */
  get calledType(): string | undefined {
    return this.#calledType;
  }

  /** Ends with a retryable `MediaError` when the download has to start again. */
  async *bytes(): AsyncGenerator<Uint8Array, void, void> {
    let answer = await this.#begin();
    for (;;) {
      const failure = yield* this.#drain(answer);
      if (failure === undefined) return;
      answer = await this.#continue(failure);
    }
  }

  async #begin(): Promise<HostAnswer> {
    const answer = await askHost(this.hosts, this.call);
    try {
      this.#check(answer, 200);
      this.#total = lengthOf(answer);
      if (this.#total === undefined && headerOf(answer, "transfer-encoding") === undefined)
        this.#boxes = new BoxReader();
      if (this.#total === 0) throw new MediaError("empty");
      if ((this.#total ?? 0) > this.rules.mostBytes) throw new MediaError("too_large");
      this.#validator = validatorOf(answer);
      this.#calledType = headerOf(answer, "content-type");
      return answer;
    } catch (error) {
      discardAnswer(answer);
      throw error;
    }
  }

  async *#drain({ body }: HostAnswer): AsyncGenerator<Uint8Array, MediaError | undefined, void> {
    try {
      for await (const chunk of body as AsyncIterable<Uint8Array>) {
        this.#received += chunk.length;
        if (this.#received > Math.min(this.rules.mostBytes, this.#total ?? Infinity)) throw new MediaError("too_large");
        this.#boxes?.add(chunk);
        yield chunk;
      }
      const isWhole = this.#total === undefined ? this.#boxes?.isInside !== true : this.#received === this.#total;
      return isWhole ? undefined : new MediaError("broken", { isRetryable: true });
    } catch (error) {
      return asMediaError(error);
    }
  }

  /** Continues where a connection broke, if the host can confirm that the medium has not changed. */
  async #continue(broken: MediaError): Promise<HostAnswer> {
    this.call.signal.throwIfAborted();
    const validator = this.#validator;
    if (validator === undefined || this.#received === 0 || !broken.isRetryable) throw broken;
    // A download that makes progress is not failing.
    if (this.#received > this.#resumedAt) this.retryPolicy.renew();
    this.#resumedAt = this.#received;
    for (let failure = broken; ;) {
      await this.retryPolicy.after(failure);
      try {
        return await this.#ask(validator);
      } catch (error) {
        failure = asMediaError(error);
        if (failure.code === "changed") throw failure;
      }
    }
  }

  async #ask(validator: string): Promise<HostAnswer> {
    const headers = { ...this.call.headers, range: `bytes=${this.#received}-`, "if-range": validator };
    const answer = await askHost(this.hosts, { ...this.call, headers });
    try {
      // The host sends the whole medium, or a new version of it, instead of the rest.
      if (answer.statusCode === 200 || answer.statusCode === 416)
        throw new MediaError("changed", { isRetryable: true });
      this.#check(answer, 206);
      if (!this.#fits(answer)) throw new MediaError("changed", { isRetryable: true });
      return answer;
    } catch (error) {
      discardAnswer(answer);
      throw error;
    }
  }

  #check(answer: HostAnswer, wanted: number): void {
    const { statusCode } = answer;
    if (statusCode !== wanted) {
      const isRetryable = outcomeOf(statusCode).download === "retry" || this.rules.notReady.includes(statusCode);
      throw new MediaError(`status_${statusCode}`, {
        isRetryable,
        waitMs: isRetryable ? waitOf(headerOf(answer, "retry-after")) : undefined,
      });
    }
    if ((headerOf(answer, "content-encoding") ?? "identity") !== "identity") throw new MediaError("encoded");
  }

  /** Whether a part begins where the last one ended, and belongs to the same version. */
  #fits(answer: HostAnswer): boolean {
    const [, first, last, total] =
      /^bytes (\d{1,15})-(\d{1,15})\/(\d{1,15})$/.exec(headerOf(answer, "content-range") ?? "") ?? [];
    const length = lengthOf(answer) ?? Number(last) - Number(first) + 1;
    const isSame = this.#total === undefined || Number(total) === this.#total;
    const tag = headerOf(answer, "etag");
    const isTagged = tag === undefined || !this.#validator?.startsWith('"') || tag === this.#validator;
    if (
      Number(first) !== this.#received ||
      Number(last) >= Number(total) ||
      length !== Number(last) - this.#received + 1 ||
      !isSame ||
      !isTagged
    )
      return false;
    this.#total = Number(total);
    return this.#total <= this.rules.mostBytes;
  }
}

/** The validator for a range request. Nothing if the host has no ranges, or does not identify versions. */
function validatorOf(answer: HostAnswer): string | undefined {
  if (headerOf(answer, "accept-ranges") === "none") return undefined;
  const tag = headerOf(answer, "etag");
  if (tag !== undefined) return tag.startsWith('"') ? tag : undefined;
  const modified = headerOf(answer, "last-modified");
  const age = Date.parse(headerOf(answer, "date") ?? "") - Date.parse(modified ?? "");
  return age >= CLOCK_TICK_MS ? modified : undefined;
}

function lengthOf(answer: HostAnswer): number | undefined {
  const written = headerOf(answer, "content-length");
  return written === undefined ? undefined : Number(written);
}
