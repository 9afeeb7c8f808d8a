/** A collector of OpenTelemetry on 127.0.0.1. */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

export interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[];
  readonly status: { readonly code?: number };
}

/** A collector that keeps what it gets. */
export class Collector {
  readonly bodies: { readonly path: string; readonly type: string; readonly body: Buffer }[] = [];
  readonly #server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { url: path = "", headers } = request;
      this.bodies.push({ path, type: headers["content-type"] ?? "", body: Buffer.concat(chunks) });
      response.writeHead(200, { "content-type": "application/json" }).end("{}");
    });
  });

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  stop(): Promise<void> {
    return new Promise((resolve) => {
      this.#server.close(() => resolve());
      this.#server.closeAllConnections();
    });
  }

  get text(): string {
    return this.bodies.map(({ body }) => body.toString()).join("\n");
  }

  get spans(): Span[] {
    return this.bodies
      .filter(({ path }) => path === "/v1/traces")
      .flatMap(({ body }) => {
        const { resourceSpans } = JSON.parse(body.toString()) as {
          resourceSpans: { scopeSpans: { spans: Span[] }[] }[];
        };
        return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans));
      });
  }
}
