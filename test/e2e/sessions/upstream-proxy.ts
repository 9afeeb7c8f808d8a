import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { StrictUpstream } from "../../support/strict/upstream.js";

/** A proxy before the upstreams. It answers 503 for each that is down. */
export class UpstreamProxy {
  readonly down = new Set<string>();

  private constructor(
    private readonly server: Server,
    private readonly upstream: StrictUpstream,
    private readonly url: string,
  ) {}

  static async start(upstream: StrictUpstream): Promise<UpstreamProxy> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const upstreamProxy = new UpstreamProxy(
      server,
      upstream,
      `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    );
    server.on("request", (request: IncomingMessage, response: ServerResponse) => {
      upstreamProxy.#pass(request, response).catch(() => response.destroy());
    });
    return upstreamProxy;
  }

  baseUrl(dialect: string): string {
    return `${this.url}/${dialect}`;
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  async #pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, dialect = "", path = ""] = /^\/([a-z-]+)(\/.*)$/.exec(request.url ?? "") ?? [];
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (this.down.has(dialect)) {
      response.writeHead(503, { "content-type": "application/json" }).end('{"error":{"message":"down"}}');
      return;
    }
    const kept = ["authorization", "x-api-key", "x-goog-api-key", "anthropic-version", "content-type"];
    const headers = Object.fromEntries(
      kept.flatMap((name) => (request.headers[name] === undefined ? [] : [[name, String(request.headers[name])]])),
    );
    const reply = await fetch(this.upstream.baseUrl(dialect) + path, {
      method: "POST",
      headers,
      body: Buffer.concat(chunks),
    });
    response.writeHead(reply.status, { "content-type": reply.headers.get("content-type") ?? "" });
    for await (const chunk of reply.body ?? []) response.write(chunk as Uint8Array);
    response.end();
  }
}
