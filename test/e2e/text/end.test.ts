import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "chai";
import { type RunningGateway, startGateway } from "../../support/gateway.js";

const WAIT_MS = 15_000;

describe("a gateway that receives SIGTERM", () => {
  let gateway: RunningGateway;
  let socket: Socket;

  beforeEach(async () => {
    gateway = await startGateway({ catalog: { providers: [], models: [] } });
    socket = connect(Number(new URL(gateway.url).port), "127.0.0.1");
    await once(socket, "connect");
  });

  /** What a client has sent on its connection before. */
  const cases: [string, () => Promise<unknown>][] = [
    // Clients that abort an answer often open the next connection at once.
    ["nothing", () => sleep(50)],
    [
      "a request that was answered",
      async () => {
        socket.write("GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n");
        await once(socket, "data");
      },
    ],
  ];
  for (const [what, play] of cases) {
    it(`does not wait for a connection on which it has received ${what}`, async () => {
      await play();
      const ended = gateway.stop();
      const outcome = await Promise.race([ended.then(() => "ended"), sleep(WAIT_MS, "still waits", { ref: false })]);
      socket.destroy();
      await ended;
      expect(outcome).to.equal("ended");
    });
  }
});
