/** Upstreams that close a connection while their answer is still being read. */
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { setImmediate as turn } from "node:timers/promises";
import { expect } from "chai";
import type { Agent } from "undici";
import { openAgent } from "../../src/upstream/agent.js";
import { openGuardedAgent } from "../../src/upstream/guarded-agent.js";
import { until } from "../support/until.js";

/** Small enough to be in the reader's kernel before any of it is read, and large enough to be held back. */
const SIZES = [1, 65_535, 65_536, 65_537, 131_072, 400_000];
const SENT = 200_000;
const OK = "HTTP/1.1 200 OK\r\nconnection: close\r\n";

/** Long enough for the bytes to arrive while they are not read. */
async function turns(): Promise<void> {
  for (let count = 0; count < 200; count += 1) await turn();
}

/** Reads all bytes, and reports their number so far. */
async function read(body: AsyncIterable<Buffer>, onSize: (size: number) => void): Promise<void> {
  let size = 0;
  for await (const piece of body) onSize((size += piece.length));
}

const CLOSED = "no length, only its end";

const FRAMINGS: Readonly<Record<string, (body: Buffer) => readonly (string | Buffer)[]>> = {
  "a length": (body) => [`${OK}content-length: ${body.length}\r\n\r\n`, body],
  chunks: (body) => [`${OK}transfer-encoding: chunked\r\n\r\n${body.length.toString(16)}\r\n`, body, "\r\n0\r\n\r\n"],
  [CLOSED]: (body) => [`${OK}\r\n`, body],
};

const AGENTS: Readonly<Record<string, () => Agent>> = {
  "the pool of upstreams": () =>
    openAgent({ connectTimeoutSeconds: 5, firstByteTimeoutSeconds: 15, idleTimeoutSeconds: 15 }),
  "the pool of hosts": () => openGuardedAgent({ connectTimeoutMs: 5_000, allowPrivateAddresses: true }),
};

describe("robustConnector: a connection closed while an answer is read slowly", () => {
  let server: Server;
  let agent: Agent;
  let closed: number;
  let sockets: Socket[];
  let give: (socket: Socket) => void;

  beforeEach(async () => {
    [closed, sockets] = [0, []];
    server = createServer({ allowHalfOpen: true }, (socket) => {
      sockets.push(socket);
      socket.on("error", () => undefined);
      socket.on("close", () => (closed += 1));
      socket.once("data", () => give(socket));
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  });
  afterEach(async () => {
    await agent.destroy();
    for (const socket of sockets) socket.destroy();
    server.close();
  });

  const ask = () =>
    agent.request({ origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, path: "/", method: "GET" });

  for (const [pool, open] of Object.entries(AGENTS)) {
    for (const [framing, frame] of Object.entries(FRAMINGS)) {
      it(`returns all of a body framed by ${framing} in ${pool}`, async () => {
        agent = open();
        for (const size of SIZES) {
          const body = Buffer.alloc(size, "abcdefghij");
          give = (socket) => {
            for (const piece of frame(body)) socket.write(piece);
            socket.end();
          };
          const reply = await ask();
          // Everything arrives before it is read.
          await turns();
          expect(Buffer.from(await reply.body.bytes()).equals(body), `${size} bytes`).to.equal(true);
        }
      });

      it(`releases a body framed by ${framing} that is not read in ${pool}`, async () => {
        agent = open();
        give = (socket) => {
          for (const piece of frame(Buffer.alloc(400_000))) socket.write(piece);
          socket.end();
        };
        const reply = await ask();
        reply.body.on("error", () => undefined);
        await turns();
        reply.body.destroy();
        await until(() => Promise.resolve(closed === 1));
      });

      for (const [when, isLate] of [
        ["at once", false],
        ["late", true],
      ] as const) {
        it(`survives a reset of a body framed by ${framing} that is read ${when} in ${pool}`, async () => {
          agent = open();
          let reset = () => {};
          give = (socket) => {
            for (const piece of frame(Buffer.alloc(SENT)).slice(0, 2)) socket.write(piece);
            reset = () => socket.resetAndDestroy();
            if (isLate) setTimeout(reset, 20);
          };
          const reply = await ask();
          if (isLate) await until(() => Promise.resolve(closed === 1));
          if (isLate) await turns();
          const outcome = await read(reply.body, (size) => isLate || size < SENT || reset()).then(
            () => "whole",
            () => "broken",
          );
          // All of a known length may have come before. To a late reader, libuv reports an end in place of a reset.
          const mayBeWhole = framing === "a length" || (framing === CLOSED && isLate);
          expect(outcome).to.be.oneOf(mayBeWhole ? ["whole", "broken"] : ["broken"]);
        });
      }
    }
  }
});
