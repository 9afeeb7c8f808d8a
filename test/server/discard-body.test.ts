import { createServer, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { expect } from "chai";
import { discardBody } from "../../src/server/discard-body.js";
import { type HeldTimers, holdTimers } from "../support/held-timers.js";
import { until } from "../support/until.js";

/** No other timer waits exactly so long. */
const WAIT_MS = 54_321;
/** A body that is sent after its answer. */
const PART = Buffer.alloc(64 * 1024, " ");
const PARTS = 64;

describe("discardBody: the rest of a refused body", () => {
  let server: Server;
  let socket: Socket;
  let output: string;
  let timers: HeldTimers;

  beforeEach(async () => {
    timers = holdTimers(WAIT_MS);
    server = createServer((request, response) => {
      if (request.url === "/draining") response.setHeader("connection", "close");
      discardBody(request, response, WAIT_MS);
      response.writeHead(413, { "content-length": 2 }).end("no");
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    output = "";
    socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
    socket.on("data", (chunk) => (output += chunk.toString())).on("error", () => undefined);
    socket.write("POST / HTTP/1.1\r\nhost: h\r\ncontent-length: 4\r\n\r\nab");
  });

  afterEach(() => {
    timers.restore();
    socket.destroy();
    server.closeAllConnections();
    server.close();
  });

  it("is read, and the connection continues", async () => {
    await until(() => output.includes("413"));
    expect(timers.pending).to.equal(1);
    socket.write("cdPOST / HTTP/1.1\r\nhost: h\r\ncontent-length: 0\r\n\r\n");
    await until(() => output.match(/413/g)?.length === 2);
    expect(timers.pending).to.equal(0);
    socket.write("POST / HTTP/1.1\r\nhost: h\r\ncontent-length: 0\r\n\r\n");
    await until(() => output.match(/413/g)?.length === 3);
  });

  it("is not waited for long", async () => {
    const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
    await until(() => output.includes("413"));
    timers.elapse();
    await closed;
  });

  it("is not waited for once its connection is closed", async () => {
    await until(() => output.includes("413"));
    socket.destroy();
    await until(() => timers.pending === 0);
  });

  for (const [what, head] of [
    ["its client asked for that", "POST / HTTP/1.1\r\nhost: h\r\nconnection: close\r\n"],
    ["its client speaks HTTP/1.0", "POST / HTTP/1.0\r\nhost: h\r\n"],
    ["the server drains", "POST /draining HTTP/1.1\r\nhost: h\r\n"],
  ] as const)
    it(`is read before the connection closes, where ${what}`, async () => {
      const late = connect({ port: (server.address() as AddressInfo).port, host: "127.0.0.1", allowHalfOpen: true });
      const failed: Error[] = [];
      let received = "";
      late.on("data", (chunk) => (received += chunk.toString())).on("error", (error) => failed.push(error));
      const ended = new Promise<void>((resolve) => late.once("end", () => resolve()));
      late.write(`${head}content-length: ${PARTS * PART.length}\r\n\r\n`);
      await until(() => received.endsWith("no"));
      for (let sent = 0; sent < PARTS; sent += 1) await new Promise((written) => late.write(PART, written));
      await ended;
      expect(failed).to.deep.equal([]);
      expect(received).to.match(/^HTTP\/1.1 413 /);
      late.destroy();
    });
});
