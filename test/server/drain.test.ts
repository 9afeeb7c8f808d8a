import { createServer, get, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect } from "chai";
import { drainServer } from "../../src/server/drain.js";

describe("draining a server", () => {
  let server: Server;

  beforeEach(async () => {
    server = createServer((_, response) => response.writeHead(200).write("begun"));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  });

  afterEach(() => server.closeAllConnections());

  const open = () => {
    const { port } = server.address() as AddressInfo;
    return new Promise<{ closed: Promise<void> }>((resolve) => {
      const request = get({ port, host: "127.0.0.1" }, (response) => {
        const closed = new Promise<void>((ended) => response.on("error", () => undefined).once("close", () => ended()));
        response.resume();
        resolve({ closed });
      });
      request.on("error", () => undefined);
    });
  };

  it("closes in the end connections that do not end by themselves", async () => {
    const { closed } = await open();
    const began = performance.now();
    await drainServer(server, 200);
    await closed;
    expect(performance.now() - began).to.be.within(150, 15_000);
  });

  it("waits for no connection when there is none", async () => {
    const began = performance.now();
    await drainServer(server);
    expect(performance.now() - began).to.be.below(10_000);
  });

  it("can be started twice", async () => {
    await drainServer(server);
    await drainServer(server);
  });
});
