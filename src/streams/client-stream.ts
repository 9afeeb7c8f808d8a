/** The stream of events that goes to a client. */
import type { OutgoingHttpHeaders, ServerResponse } from "node:http";
import type { Attachments } from "../bodies/attachments.js";
import { ClientGoneError } from "../errors/gateway-error.js";

export interface ClientStreamOptions {
  readonly headers: OutgoingHttpHeaders;
  /** Sent after a time without other events. */
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
 * Collects text and sends it as fast as the client reads. Until the first text is sent, the answer can still be an
 * error.
 */
export class ClientStream {
  readonly #response: ServerResponse;
  readonly #options: ClientStreamOptions;
  readonly #times: ClientTimes;
  #pending = "";
  #kept = "";
  #silence: NodeJS.Timeout | undefined;

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

  write(text: string): void {
    this.#pending += text;
  }

  /** Sends the collected text and waits until the client has room for more. */
  async flush(): Promise<void> {
    if (this.#pending === "") return;
    if (this.#response.destroyed) throw new ClientGoneError("The client hung up.");
    this.#start();
    await this.#send(this.#take());
    this.#silence?.refresh();
  }

  /** Sends the collected text and a last one, and ends the stream. */
  async end(last = ""): Promise<void> {
    this.#start();
    clearInterval(this.#silence);
    this.#pending += last;
    const text = this.#take();
    if (!this.#holdsMore) return void this.#response.end(text);
    await this.#send(text);
    this.#response.end();
  }

  /** Nothing more will come, and the connection cannot be used again. */
  abandon(): void {
    clearInterval(this.#silence);
  }

  #start(): void {
    if (this.started) return;
    cutWhenStalled(this.#response, this.#times.stallMs);
    this.#response.writeHead(200, {
      "content-type": "text/event-stream; charset=utf-8",
      "x-accel-buffering": "no",
      ...this.#options.headers,
    });
    this.#silence = setInterval(() => this.#keepAlive(), this.#times.silenceMs);
  }

  #keepAlive(): void {
    if (!this.#response.writableNeedDrain) this.#response.write(this.#options.keepAlive);
  }

  get #holdsMore(): boolean {
    return this.#options.attachments !== undefined && this.#options.attachments.size > 0;
  }

  /** Attachments are sent in pieces and then dropped. */
  async #send(text: string): Promise<void> {
    const { attachments } = this.#options;
    const pieces = this.#holdsMore && attachments !== undefined ? attachments.fill(text).pieces() : [text];
    for (const piece of pieces) {
      if (this.#response.destroyed) throw new ClientGoneError("The client hung up.");
      if (!this.#response.write(piece)) await this.#room();
    }
    attachments?.drop(text);
  }

  #take(): string {
    const text = this.#pending;
    this.#pending = "";
    const room = (this.#options.keep ?? 0) - this.#kept.length;
    if (room > 0) this.#kept += text.slice(0, room);
    return text;
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

/** Closes a connection whose client has read nothing for a while. */
export function cutWhenStalled(response: ServerResponse, stallMs = TIMES.stallMs): void {
  response.setTimeout(stallMs, () => response.destroy());
}
