import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Sent } from "./readers/dialect.js";

/** A call that reached an upstream. */
export interface Received {
  /** After the provider's base URL, query included. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly text: string;
}

/** One provider with one model, used by one play at a time, so that calls and answers cannot be mixed up. */
export interface Lane {
  readonly index: number;
  readonly dialect: string;
  readonly preset: string | undefined;
  /** The model's public ID and its name at the provider. */
  readonly model: string;
  readonly upstreamModel: string;
  answer: Sent | undefined;
  received: Received[];
}

export function makeLane(index: number, dialect: string, preset?: string): Lane {
  return {
    index,
    dialect,
    preset,
    model: `replay/${dialect}-${index}`,
    upstreamModel: `upstream-of-${index}`,
    answer: undefined,
    received: [],
  };
}

/** A server for every provider: lane 3's base URL ends in `/3`. */
export class ReplayServer {
  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async start(lanes: readonly Lane[]): Promise<ReplayServer> {
    const server = createServer((request, response) => {
      serve(request, response, lanes).catch((error: unknown) =>
        response.destroy(error instanceof Error ? error : undefined),
      );
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    return new ReplayServer(server, `http://127.0.0.1:${port}`);
  }

  baseUrl(lane: Lane): string {
    return `${this.url}/${lane.index}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

async function serve(request: IncomingMessage, response: ServerResponse, lanes: readonly Lane[]): Promise<void> {
  const [, index = "", path = ""] = /^\/(\d+)(\/.*)$/.exec(request.url ?? "") ?? [];
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const lane = lanes.find((one) => String(one.index) === index);
  const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
  lane?.received.push({ path, headers, text: Buffer.concat(chunks).toString("utf8") });
  const answer = lane?.answer;
  if (answer === undefined) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(answer.status, { "content-type": answer.contentType });
  for (const piece of pieces(Buffer.from(answer.body))) {
    response.write(piece);
    await new Promise((resolve) => setImmediate(resolve));
  }
  response.end();
}

/** Cuts a body at places inside lines, numbers and characters. */
function pieces(body: Buffer): Buffer[] {
  const size = Math.max(251, Math.ceil(body.length / 24) | 1);
  const cut: Buffer[] = [];
  for (let start = 0; start < body.length; start += size) cut.push(body.subarray(start, start + size));
  return cut;
}
