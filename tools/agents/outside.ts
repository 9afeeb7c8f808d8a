/** The proxy that clients get: it only leads to this machine, and records the requested targets. */
import { createServer, type IncomingMessage, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { type Duplex, pipeline } from "node:stream";

const HERE = "127.0.0.1";

export class Outside {
  readonly #wanted = new Set<string>();

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async start(): Promise<Outside> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, HERE, resolve));
    const { port } = server.address() as AddressInfo;
    const outside = new Outside(server, `http://${HERE}:${port}`);
    server.on("request", (request, response) => {
      outside.#wanted.add(request.url ?? "");
      response.writeHead(403).end();
    });
    server.on("connect", (request, socket) => outside.#lead(request, socket));
    return outside;
  }

  /** The targets that clients requested, in their own form. */
  get wanted(): readonly string[] {
    return [...this.#wanted];
  }

  stop(): Promise<void> {
    return new Promise((resolve) => {
      this.server.close(() => resolve());
      this.server.closeAllConnections();
    });
  }

  /** Some clients use a proxy even for loopback addresses. */
  #lead({ url = "" }: IncomingMessage, socket: Duplex): void {
    const [host, port] = url.split(":");
    if (host !== HERE) {
      this.#wanted.add(url);
      socket.on("error", () => undefined);
      socket.end("HTTP/1.1 403 Forbidden\r\ncontent-length: 0\r\n\r\n");
      return;
    }
    const onward = connect(Number(port), HERE, () => socket.write("HTTP/1.1 200 OK\r\n\r\n"));
    pipeline(socket, onward, socket, () => onward.destroy());
  }
}
