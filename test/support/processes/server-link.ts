/** A link to a server that can be cut, stalled and restored. */
import { type Server, type Socket, connect, createServer } from "node:net";
import type { AddressInfo } from "node:net";

/** Whether the answer to what was sent is lost, by that and by what the same connection sent before it. */
type IsLost = (sent: Buffer, before: Buffer) => boolean;

export class ServerLink {
  readonly #sockets = new Set<Socket>();
  #isCut = false;
  #isHung = false;
  #isLost: IsLost = () => false;
  /** How many answers were lost. */
  lost = 0;

  private constructor(
    private readonly server: Server,
    /** The server's address through this link. */
    readonly address: string,
  ) {}

  static async open(address: string): Promise<ServerLink> {
    const target = new URL(address);
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const way = new URL(address);
    way.port = String((server.address() as AddressInfo).port);
    const link = new ServerLink(server, way.href);
    server.on("connection", (socket) => link.#join(socket, connect(Number(target.port), target.hostname)));
    return link;
  }

  cut(): void {
    this.#isCut = true;
    for (const socket of this.#sockets) socket.destroy();
  }

  /** Nothing passes any more, and no connection is closed. */
  hang(): void {
    this.#isHung = true;
    for (const socket of this.#sockets) socket.pause();
  }

  mend(): void {
    this.#isCut = this.#isHung = false;
    for (const socket of this.#sockets) socket.resume();
  }

  /** Resets some of its connections, and accepts new ones. */
  reset(isChosen: () => boolean): void {
    for (const socket of this.#sockets) if (isChosen()) socket.resetAndDestroy();
  }

  /** Some requests arrive, and are done, but their connection ends in place of their answer. */
  loseAnswers(isLost: IsLost): void {
    this.#isLost = isLost;
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise((resolve) => this.server.close(resolve));
  }

  #join(one: Socket, other: Socket): void {
    let before: Buffer = Buffer.alloc(0);
    one.on("data", (sent: Buffer) => {
      const isLost = this.#isLost(sent, before);
      before = sent;
      if (!isLost) return;
      this.lost += 1;
      other
        .unpipe(one)
        .once("data", () => other.destroy())
        .resume();
    });
    for (const [socket, opposite] of [
      [one, other],
      [other, one],
    ] as const) {
      this.#sockets.add(socket);
      socket.on("error", () => opposite.destroy());
      socket.once("close", () => {
        this.#sockets.delete(socket);
        opposite.destroy();
      });
      socket.pipe(opposite);
      if (this.#isHung) socket.pause();
      if (this.#isCut) socket.destroy();
    }
  }
}
