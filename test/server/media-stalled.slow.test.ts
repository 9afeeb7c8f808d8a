/** A reader that reads nothing holds a file and a connection: for a limited time. */
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import Koa from "koa";
import { expect } from "chai";
import { mediaPaths } from "../../src/server/media-paths.js";
import type { RequestState } from "../../src/server/state.js";
import { until } from "../support/until.js";
import { silentLog } from "../support/silent-log.js";

const ID = "x".repeat(43);
/** More than any connection buffers. */
const BYTES = 64 * 1024 * 1024;
const STALL_MS = 400;
/** A machine that pauses for seconds reads nothing either. */
const LONG_STALL_MS = 3_000;

describe("a reader of GET /media/<id>", () => {
  let server: Server;
  let socket: Socket;
  let source: Readable;
  let taken = 0;
  let isClosed = false;
  /** Runs before the file is opened. */
  let beforeOpening: () => Promise<void>;
  let isOpened = false;

  async function open(stallMs: number): Promise<void> {
    isOpened = false;
    [taken, isClosed] = [0, false];
    const chunk = Buffer.alloc(64 * 1024);
    source = Readable.from(
      (function* () {
        for (let sent = 0; sent < BYTES; sent += chunk.length) yield chunk;
      })(),
      { objectMode: false },
    );
    const index = {
      find: () =>
        Promise.resolve({
          id: ID,
          taskId: "task",
          kind: "video",
          mime: "video/mp4",
          bytes: BYTES,
          storedAt: 1,
          at: { name: ID, place: "disk" },
        }),
    };
    const read = async () => {
      await beforeOpening();
      isOpened = true;
      return source;
    };
    const app = new Koa<RequestState>();
    app.use(mediaPaths({ index, store: { read } }, silentLog, { stallMs }));
    const answer = app.callback();
    server = createServer((request, response) => void answer(request, response));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
    socket.on("error", () => undefined);
    socket.on("close", () => (isClosed = true));
    socket.on("data", (data: Buffer) => (taken += data.length));
    socket.write(`GET /media/${ID} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
  }

  beforeEach(() => {
    beforeOpening = async () => undefined;
  });
  afterEach(() => {
    socket.destroy();
    server.closeAllConnections();
    server.close();
  });

  it("that reads nothing is cut, and the file is released", async () => {
    const begun = performance.now();
    await open(STALL_MS);
    socket.pause();
    await until(() => Promise.resolve(source.destroyed));
    expect(performance.now() - begun).to.be.within(STALL_MS - 50, 15_000);
    expect(source.readableEnded).to.equal(false);
  });

  it("that has left before the file was opened has it released", async () => {
    let isRequested = false;
    let isGone = false;
    beforeOpening = async () => {
      isRequested = true;
      await until(async () => isGone);
    };
    await open(60_000);
    await until(async () => isRequested);
    socket.destroy();
    await until(async () => (await connectionsOf(server)) === 0);
    isGone = true;
    await until(async () => isOpened && source.destroyed);
  });

  it("that reads a little again and again gets all", async () => {
    const begun = performance.now();
    await open(LONG_STALL_MS);
    while (!isClosed) {
      socket.pause();
      await sleep(LONG_STALL_MS / 3);
      const before = taken;
      socket.resume();
      await until(() => Promise.resolve(isClosed || taken - before > 12 * 1024 * 1024));
    }
    expect(taken).to.be.above(BYTES);
    expect(performance.now() - begun).to.be.above(LONG_STALL_MS);
  });
});

function connectionsOf(server: Server): Promise<number> {
  return new Promise((resolve, reject) =>
    server.getConnections((error, count) => (error === null ? resolve(count) : reject(error))),
  );
}
