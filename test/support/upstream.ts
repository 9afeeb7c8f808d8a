import { once } from "node:events";
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
import { encodeEvents, mediaTypeOf, streamTypeOf } from "../../src/registry.js";
import { framingAt } from "./wire-streams.js";

/** One call as it came over the wire. */
export interface Received {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** Resolves when the exchange is over, with whether the caller left before it was answered. */
  readonly left: Promise<boolean>;
}

/** How an upstream handles one call. */
export type Script = (response: ServerResponse, received: Received) => void | Promise<void>;

/** An upstream on 127.0.0.1 that records its calls and answers as a test defines. */
export class ScriptedUpstream {
  readonly received: Received[] = [];
  #scripts: readonly Script[] = [];
  #calls = 0;

  private constructor(
    private readonly server: Server,
    /** The base URL of a provider. */
    readonly baseUrl: string,
  ) {}

  static async start(): Promise<ScriptedUpstream> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    const upstream = new ScriptedUpstream(server, `http://127.0.0.1:${port}/v1`);
    server.on(
      "request",
      (request: IncomingMessage, response: ServerResponse) => void upstream.#answer(request, response),
    );
    return upstream;
  }

  /** Forgets earlier calls. Each script answers one call, and the last one all that follow. */
  plays(...scripts: readonly Script[]): void {
    this.received.length = 0;
    this.#scripts = scripts;
    this.#calls = 0;
  }

  /** The only call. */
  get only(): Received {
    const [received, ...more] = this.received;
    if (received === undefined || more.length > 0)
      throw new Error(`the upstream was called ${this.received.length} times, not once`);
    return received;
  }

  /** The body of the only call, parsed. */
  get onlyJson(): Record<string, unknown> {
    return JSON.parse(this.only.body.toString()) as Record<string, unknown>;
  }

  stop(): Promise<void> {
    return new Promise((resolve) => {
      this.server.close(() => resolve());
      this.server.closeAllConnections();
    });
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const left = once(response, "close").then(() => !response.writableFinished);
    const body = await buffer(request).catch(() => undefined);
    // The caller left before it had sent its call.
    if (body === undefined) return;
    const { method = "", url: path = "", headers } = request;
    const received: Received = { method, path, headers, body, left };
    this.received.push(received);
    const script = this.#scripts[Math.min(this.#calls++, this.#scripts.length - 1)];
    if (script === undefined) response.writeHead(500).end("this upstream has no script");
    else await script(response, received);
  }
}

export interface Head {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Answers with one body: text unchanged, anything else as JSON. */
export function answers(body: unknown, { status = 200, headers = {} }: Head = {}): Script {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return (response) => void response.writeHead(status, { "content-type": "application/json", ...headers }).end(text);
}

export interface Timing {
  readonly pauseMilliseconds?: number;
  /** `close` ends the stream normally, `cut` breaks the connection, `mute` leaves it open. */
  readonly ending?: "close" | "cut" | "mute";
}

/** Answers with a stream, piece by piece. Text is framed as in the dialect that the address belongs to. */
export function streams(
  pieces: readonly (string | Buffer)[],
  { pauseMilliseconds = 0, ending = "close" }: Timing = {},
): Script {
  return async (response, { path }) => {
    const framing = framingAt(path);
    response.writeHead(200, { "content-type": mediaTypeOf(streamTypeOf(framing)) });
    for (const piece of pieces) {
      if (response.destroyed) return;
      const bytes = typeof piece === "string" ? encodeEvents(piece, framing) : piece;
      await new Promise((resolve) => response.write(bytes, resolve));
      // Also without a pause each piece is a read of its own for the client.
      await (pauseMilliseconds === 0 ? nextTurn() : sleep(pauseMilliseconds));
    }
    if (ending === "close") response.end();
    if (ending === "cut") response.destroy();
  };
}

/** Accepts the call and never answers. */
export function mute(): Script {
  return () => undefined;
}

/** Accepts the call and breaks the connection. */
export function hangsUp(): Script {
  return (response) => void response.destroy();
}
