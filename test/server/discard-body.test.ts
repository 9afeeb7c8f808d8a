import { createServer, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { expect } from "chai";
import { discardBody } from "../../src/server/discard-body.js";
import { until } from "./support.js";

const PATIENCE_MS = 400;

describe("what is left of a refused body", () => {
  let server: Server;
  let socket: Socket;
  let said: string;

  beforeEach(async () => {
    server = createServer((request, response) => {
      response.writeHead(413, { "content-length": 2 }).end("no");
      discardBody(request, PATIENCE_MS);
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    said = "";
    socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
    socket.on("data", (chunk) => (said += chunk.toString())).on("error", () => undefined);
    socket.write("POST / HTTP/1.1\r\nhost: h\r\ncontent-length: 4\r\n\r\nab");
  });

  afterEach(() => {
    socket.destroy();
    server.closeAllConnections();
    server.close();
  });

  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

  it("is taken, and the connection goes on", async function () {
    // A machine that stands still sends nothing either.
    this.retries(3);
    await until(() => said.includes("413"));
    socket.write("cdPOST / HTTP/1.1\r\nhost: h\r\ncontent-length: 0\r\n\r\n");
    await until(() => said.match(/413/g)?.length === 2);
    await wait(PATIENCE_MS + 100);
    expect(said.match(/413/g)).to.have.length(2);
    expect(socket.destroyed).to.equal(false);
  });

  it("is not waited for long", async () => {
    const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
    await closed;
    expect(said).to.contain("413");
  });
});
