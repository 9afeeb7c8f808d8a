/** A pooler that gives each transaction the one session that it has, such as PgBouncer in its transaction mode. */
import { once } from "node:events";
import { type AddressInfo, type Server, type Socket, createServer } from "node:net";
import pg from "pg";

/** The server is ready, outside a transaction. */
const READY = Buffer.from([0x5a, 0, 0, 0, 5, 0x49]);
const TERMINATE = 0x58;
/** The client is accepted. */
const ACCEPTED = Buffer.concat([Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0]), READY]);

export class TransactionPooler {
  #transaction: Promise<void> = Promise.resolve();

  private constructor(
    private readonly server: Server,
    private readonly session: pg.Client,
    /** The address of the database through the pooler. */
    readonly address: string,
  ) {}

  static async open(address: string): Promise<TransactionPooler> {
    const session = new pg.Client(address);
    await session.connect();
    session.on("error", () => undefined);
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const way = new URL(address);
    way.port = String((server.address() as AddressInfo).port);
    const pooler = new TransactionPooler(server, session, way.href);
    pooler.#stream.removeAllListeners("data");
    server.on("connection", (client) => void pooler.#serve(client).catch(() => client.destroy()));
    return pooler;
  }

  get #stream(): Socket {
    return (this.session as unknown as { connection: { stream: Socket } }).connection.stream;
  }

  async #serve(client: Socket): Promise<void> {
    client.on("error", () => undefined);
    await once(client, "data");
    client.write(ACCEPTED);
    let release: (() => void) | undefined;
    for await (const sent of client as AsyncIterable<Buffer>) {
      if (sent[0] === TERMINATE) break;
      release ??= await this.#take();
      if (!(await this.#pass(sent, client))) continue;
      release();
      release = undefined;
    }
    release?.();
  }

  /** Waits for the session. Returns the function that gives it to the next. */
  async #take(): Promise<() => void> {
    const before = this.#transaction;
    let release = (): void => undefined;
    this.#transaction = new Promise((resolve) => (release = resolve));
    await before;
    return release;
  }

  /** Returns whether no transaction is open after it. */
  async #pass(sent: Buffer, client: Socket): Promise<boolean> {
    this.#stream.write(sent);
    for (let answer = Buffer.alloc(0); ;) {
      const [part] = (await once(this.#stream, "data")) as [Buffer];
      client.write(part);
      answer = Buffer.concat([answer, part]);
      if (answer.subarray(-READY.length, -1).equals(READY.subarray(0, -1))) return answer.at(-1) === READY.at(-1);
    }
  }

  async close(): Promise<void> {
    this.server.close();
    this.#stream.destroy();
    await once(this.#stream, "close");
  }
}
