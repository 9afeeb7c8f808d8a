/**
 * A plain TCP balancer: each new connection goes to the next ready backend, and to another one where the connection
 * is refused. It knows nothing of HTTP, except that it asks each backend for its readiness.
 */
import { type AddressInfo, type Server, type Socket, connect, createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

const CHECK_MS = 100;
const CHECK_MAY_TAKE_MS = 500;
/** How long a connection waits for a ready backend. A busy machine lets no check be in time for seconds. */
const WAIT_MS = 10_000;
const LOOK_MS = 20;

interface Backend {
  readonly port: number;
  isReady: boolean;
}

export class Balancer {
  readonly #backends = new Map<string, Backend>();
  readonly #sockets = new Set<Socket>();
  #next = 0;
  #isOver = false;
  #checks: Promise<unknown> = Promise.resolve();

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async start(): Promise<Balancer> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    const balancer = new Balancer(server, `http://127.0.0.1:${port}`);
    server.on("connection", (socket) => void balancer.#pass(socket));
    balancer.#checks = balancer.#checkForEver();
    return balancer;
  }

  /** From now on the backend of this name is at this address. It gets connections when it is ready. */
  set(name: string, url: string): void {
    this.#backends.set(name, { port: Number(new URL(url).port), isReady: false });
  }

  isReady(name: string): boolean {
    return this.#backends.get(name)?.isReady === true;
  }

  /** Resets some of the connections of clients. */
  reset(isChosen: () => boolean): void {
    for (const socket of this.#sockets) if (isChosen()) socket.resetAndDestroy();
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await this.#checks;
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }

  async #checkForEver(): Promise<void> {
    while (!this.#isOver) {
      await Promise.all([...this.#backends.values()].map((backend) => this.#check(backend)));
      await sleep(CHECK_MS);
    }
  }

  async #check(backend: Backend): Promise<void> {
    const signal = AbortSignal.timeout(CHECK_MAY_TAKE_MS);
    const headers = { connection: "close" };
    const asked = fetch(`http://127.0.0.1:${backend.port}/readyz`, { signal, headers });
    backend.isReady = await asked.then(
      async (answer) => (await answer.arrayBuffer(), answer.status === 200),
      () => false,
    );
  }

  async #pass(client: Socket): Promise<void> {
    client.on("error", () => client.destroy());
    const refused = new Set<Backend>();
    for (const end = performance.now() + WAIT_MS; !client.destroyed && performance.now() < end;) {
      const backend = this.#choose(refused);
      if (backend === undefined) refused.clear();
      const server = backend && (await connected(backend.port));
      if (server !== undefined) return this.#join(client, server);
      if (backend === undefined) await sleep(LOOK_MS);
      else refused.add(backend);
    }
    client.destroy();
  }

  #choose(refused: ReadonlySet<Backend>): Backend | undefined {
    const ready = [...this.#backends.values()].filter((backend) => backend.isReady && !refused.has(backend));
    return ready[(this.#next += 1) % ready.length];
  }

  #join(client: Socket, server: Socket): void {
    this.#sockets.add(client);
    client.once("close", () => this.#sockets.delete(client));
    for (const [socket, opposite] of [
      [client, server],
      [server, client],
    ] as const) {
      socket.on("error", () => opposite.destroy());
      socket.once("close", () => opposite.destroySoon());
      socket.pipe(opposite);
    }
  }
}

function connected(port: number): Promise<Socket | undefined> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => resolve(socket)).once("error", () => resolve(undefined));
  });
}
