/** One exchange with an upstream, as the HTTP client reports it: resolves with the head of the answer. */
import type { EventEmitter } from "node:events";
import { Readable, type Transform } from "node:stream";
import type { Agent, Dispatcher } from "undici";
import { isSmall } from "../bodies/collect-small.js";
import type { HeaderReader } from "../registry.js";
import { decoderFor, inflated } from "./inflate-reply.js";
import { type ReplyBody, SmallBody, StreamedBody } from "./reply-body.js";
import { retryAfterOf } from "./retry-after.js";
import { asUpstreamError } from "./upstream-error.js";

/** What aborts a call. */
export type Cancellation = (AbortSignal | EventEmitter) & { readonly aborted: boolean };

/** A URL in the parts that the HTTP client takes. */
export interface Address {
  readonly href: string;
  readonly origin: string;
  readonly path: string;
}

export function addressOf({ href, origin, pathname, search }: URL): Address {
  return { href, origin, path: pathname + search };
}

/** An answer whose body is still unread. */
export interface UpstreamReply {
  readonly status: number;
  readonly contentType: string;
  readonly contentLength: string | undefined;
  readonly retryAfter: string | undefined;
  readonly header: HeaderReader;
  readonly body: ReplyBody;
}

export interface ExchangeInput {
  readonly method: "GET" | "POST" | "DELETE";
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Buffer | Readable | undefined;
  readonly signal: Cancellation;
  /** The answer is read as it arrives, however short its head says it is. */
  readonly isStreamed?: boolean;
}

export function exchange(agent: Agent, { origin, path }: Address, input: ExchangeInput): Promise<UpstreamReply> {
  return new Promise((resolve, reject) => {
    const { method, headers, body } = input;
    const receiver = new Receiver(input, resolve, reject);
    try {
      agent.dispatch({ origin, path, method, headers, body }, receiver);
    } catch (error) {
      receiver.onResponseError(undefined, error as Error);
    }
  });
}

type Headers = Readonly<Record<string, string | string[] | undefined>>;

class Receiver implements Dispatcher.DispatchHandler {
  readonly #input: ExchangeInput;
  readonly #resolve: (reply: UpstreamReply) => void;
  readonly #reject: (error: Error) => void;
  #controller: Dispatcher.DispatchController | undefined;
  #small: SmallBody | undefined;
  #stream: Readable | undefined;
  readonly #abort = () => this.#onAbort();

  constructor(input: ExchangeInput, resolve: (reply: UpstreamReply) => void, reject: (error: Error) => void) {
    this.#input = input;
    this.#resolve = resolve;
    this.#reject = reject;
    listenTo(input.signal, this.#abort);
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    if (this.#input.signal.aborted) this.#onAbort();
  }

  onResponseStart(controller: Dispatcher.DispatchController, status: number, headers: Headers): void {
    // The interim answers of HTTP announce another one.
    if (status < 200) return;
    const decoder = decoderFor(headers["content-encoding"]);
    // The length of a compressed body does not count.
    const contentLength = decoder === undefined ? single(headers["content-length"]) : undefined;
    const isCollected = this.#input.isStreamed !== true && isSmall(contentLength);
    const header: HeaderReader = (name) => single(headers[name]);
    this.#resolve({
      status,
      contentType: single(headers["content-type"]) ?? "",
      contentLength,
      retryAfter: retryAfterOf(header),
      header,
      body: isCollected ? this.#collect(controller) : this.#open(controller, decoder?.()),
    });
  }

  onResponseData(controller: Dispatcher.DispatchController, piece: Buffer): void {
    if (this.#small !== undefined) this.#small.add(piece);
    else if (this.#stream?.push(piece) === false) controller.pause();
  }

  onResponseEnd(): void {
    // A call that is given up fails its reader until all has been read.
    if (this.#stream !== undefined) return void this.#stream.push(null);
    forget(this.#input.signal, this.#abort);
    this.#small?.end();
  }

  onResponseError(_controller: unknown, error: Error): void {
    const { body, signal } = this.#input;
    forget(signal, this.#abort);
    // Does nothing once the head is there.
    this.#reject(asUpstreamError(error));
    this.#small?.fail(error);
    // What has arrived is read first.
    const stream = this.#stream;
    if (stream !== undefined) queueMicrotask(() => stream.on("error", nothing).destroy(error));
    if (body instanceof Readable) body.on("error", nothing).destroy(error);
  }

  #collect(controller: Dispatcher.DispatchController): SmallBody {
    this.#small = new SmallBody(() => controller.abort(new ExchangeLeftError()));
    return this.#small;
  }

  #open(controller: Dispatcher.DispatchController, decoder: Transform | undefined): StreamedBody {
    const stream = new Readable({
      highWaterMark: MOST_UNREAD,
      read: () => controller.resume(),
      destroy: (error, done) => {
        forget(this.#input.signal, this.#abort);
        const isCut = error !== null || !stream.readableEnded;
        if (isCut) controller.abort(error ?? new ExchangeLeftError());
        done(error);
      },
    });
    this.#stream = stream;
    return new StreamedBody(decoder === undefined ? stream : inflated(stream, decoder), decoder !== undefined);
  }

  #onAbort(): void {
    const { signal } = this.#input;
    const reason = "reason" in signal && signal.reason instanceof Error ? signal.reason : new ExchangeLeftError();
    if (this.#stream === undefined) this.#controller?.abort(reason);
    else this.#stream.on("error", nothing).destroy(reason);
  }
}

/** The connection is paused when more of an answer is unread. */
const MOST_UNREAD = 64 * 1024;

/** The call was given up, or nobody read its answer to the end. */
class ExchangeLeftError extends Error {
  override readonly name = "AbortError";

  constructor() {
    super("the exchange was given up");
  }
}

function listenTo(signal: Cancellation, abort: () => void): void {
  if (signal instanceof AbortSignal) signal.addEventListener("abort", abort, { once: true });
  else signal.once("abort", abort);
}

function forget(signal: Cancellation, abort: () => void): void {
  if (signal instanceof AbortSignal) signal.removeEventListener("abort", abort);
  else signal.off("abort", abort);
}

function single(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header;
}

function nothing(): void {
  return undefined;
}
