/** The stream of events that goes to a client. */
import type { OutgoingHttpHeaders, ServerResponse } from "node:http";
import type { Attachments } from "../bodies/attachments.js";
import { ClientGoneError } from "../errors/gateway-error.js";
import { encodeEvents, type StreamFraming, streamTypeOf } from "../registry.js";
import { formatOf } from "./stream-format.js";

export interface ClientStreamOptions {
  readonly headers: OutgoingHttpHeaders;
  /** How events are framed, if they are no plain server-sent events. */
  readonly framing?: StreamFraming | undefined;
  /** Sent after a time without other events; nothing where it is empty. */
  readonly keepAlive: string;
  readonly times?: ClientTimes;
  /** How much of the sent text is kept for the request log. */
  readonly keep?: number;
  /** The bytes of the placeholders in the texts, each sent once. */
  readonly attachments?: Attachments;
}

export interface ClientTimes {
  readonly silenceMs: number;
  readonly stallMs: number;
}

/** Proxies close silent connections, and a client that does not read holds memory. */
const TIMES: ClientTimes = { silenceMs: 15_000, stallMs: 60_000 };

/**
 * Collects events and sends them as fast as the client reads. Until its head is sent, the answer can still be an error.
 * The head is sent with the first events, or after a silence.
 */
export class ClientStream {
  readonly #response: ServerResponse;
  readonly #options: ClientStreamOptions;
  readonly #times: ClientTimes;
  #pending: (string | Buffer)[] = [];
  #kept = "";
  #silence: NodeJS.Timeout | undefined;
  #hasSent = false;

  constructor(response: ServerResponse, options: ClientStreamOptions) {
    this.#response = response;
    this.#options = options;
    this.#times = options.times ?? TIMES;
  }

  /** The start of the sent text. */
  get kept(): string {
    return this.#kept;
  }

  get started(): boolean {
    return this.#response.headersSent;
  }

  /** Events were sent, or wait to be sent. A head with keep-alives has no content. */
  get hasContent(): boolean {
    return this.#hasSent || this.#pending.length > 0;
  }

  /**
   * From now on, a silence ends with the head or a keep-alive. The upstream has accepted the call by then, because the
   * head has the status. A model may think for minutes before its first visible words, and many clients and proxies
   * give up an answer without a head earlier.
   */
  watchSilence(): void {
    this.#silence ??= setInterval(() => this.#keepAlive(), this.#times.silenceMs);
  }

  /** Texts are written in the frame of their events. Bytes are events already. */
  write(events: string | Buffer): void {
    const last = this.#pending.length - 1;
    const both = last < 0 ? undefined : together(this.#pending[last] ?? "", events);
    if (both !== undefined) this.#pending[last] = both;
    else if (events.length > 0) this.#pending.push(events);
  }

  /** Sends the collected events. What it returns is to be waited for: then the client has room for more. */
  flush(): Promise<void> | undefined {
    if (this.#pending.length === 0) return undefined;
    if (this.#response.destroyed) throw new ClientGoneError("The client hung up.");
    this.#start();
    this.#hasSent = true;
    const taken = this.#take();
    const sending = this.#holdsMore ? this.#sendEach(taken) : this.#sendTogether(taken);
    this.#silence?.refresh();
    return sending?.then(() => void this.#silence?.refresh());
  }

  /** Sends the collected events and a last one, and ends the stream. */
  end(last = ""): Promise<void> | undefined {
    this.#start();
    clearInterval(this.#silence);
    this.write(last);
    const taken = this.#take();
    if (this.#holdsMore) return this.#sendEach(taken).then(() => void this.#response.end());
    for (const events of taken) this.#response.write(this.#encoded(events));
    this.#response.end();
    return undefined;
  }

  /** Nothing more will come, and the connection cannot be used again. */
  abandon(): void {
    clearInterval(this.#silence);
  }

  #start(): void {
    if (this.started) return;
    // While nothing waits for the client, the upstream is silent: not every dialect has keep-alives.
    cutWhenStalled(this.#response, this.#times.stallMs, () => this.#response.writableLength > 0);
    this.#response.writeHead(200, {
      "content-type": streamTypeOf(this.#options.framing),
      "x-accel-buffering": "no",
      ...this.#options.headers,
    });
    this.watchSilence();
  }

  #keepAlive(): void {
    const { keepAlive, framing } = this.#options;
    if (this.#response.destroyed) return;
    if (!this.started) {
      this.#start();
      this.#response.flushHeaders();
    }
    if (keepAlive !== "" && !this.#response.writableNeedDrain) this.#response.write(encodeEvents(keepAlive, framing));
  }

  get #holdsMore(): boolean {
    return this.#options.attachments !== undefined && this.#options.attachments.size > 0;
  }

  #encoded(events: string | Buffer): string | Buffer {
    return typeof events === "string" ? encodeEvents(events, this.#options.framing) : events;
  }

  async #sendEach(taken: readonly (string | Buffer)[]): Promise<void> {
    for (const events of taken) await this.#send(events);
  }

  /** Attachments are sent in pieces and then dropped. */
  async #send(events: string | Buffer): Promise<void> {
    const { attachments } = this.#options;
    if (typeof events !== "string" || attachments === undefined || !this.#holdsMore)
      return this.#write(this.#encoded(events));
    for (const piece of attachments.fill(events).pieces()) await this.#write(piece);
    attachments.drop(events);
  }

  /** In one packet, and with one wait for all. */
  #sendTogether(taken: readonly (string | Buffer)[]): Promise<void> | undefined {
    const response = this.#response;
    if (taken.length > 1) response.cork();
    let hasRoom = true;
    for (const events of taken) hasRoom = response.write(this.#encoded(events)) && hasRoom;
    if (taken.length > 1) response.uncork();
    return hasRoom ? undefined : this.#room();
  }

  async #write(piece: string | Buffer): Promise<void> {
    if (this.#response.destroyed) throw new ClientGoneError("The client hung up.");
    if (!this.#response.write(piece)) await this.#room();
  }

  #take(): readonly (string | Buffer)[] {
    const pending = this.#pending;
    this.#pending = [];
    for (const events of pending) {
      const room = (this.#options.keep ?? 0) - this.#kept.length;
      if (room <= 0) break;
      this.#kept += (typeof events === "string" ? events : formatOf(this.#options).textOf(events)).slice(0, room);
    }
    return pending;
  }

  #room(): Promise<void> {
    const response = this.#response;
    return new Promise((resolve, reject) => {
      const onDrain = () => settle(resolve);
      const onClose = () => settle(() => reject(new ClientGoneError("The client hung up, or stopped reading.")));
      const settle = (done: () => void) => {
        response.off("drain", onDrain).off("close", onClose);
        done();
      };
      response.on("drain", onDrain).on("close", onClose);
    });
  }
}

/** Two texts, or bytes that are one behind the other in the same memory, as one. */
function together(before: string | Buffer, next: string | Buffer): string | Buffer | undefined {
  if (typeof before === "string") return typeof next === "string" ? before + next : undefined;
  if (typeof next === "string" || before.buffer !== next.buffer) return undefined;
  if (before.byteOffset + before.length !== next.byteOffset) return undefined;
  return Buffer.from(before.buffer, before.byteOffset, before.length + next.length);
}

/** Closes a connection whose client has read nothing for a while, if there was something to read. */
export function cutWhenStalled(
  response: ServerResponse,
  stallMs = TIMES.stallMs,
  hasMore: () => boolean = () => true,
): void {
  response.setTimeout(stallMs, () => {
    if (hasMore()) response.destroy();
  });
}
