import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { expect } from "chai";
import Koa from "koa";
import { pino } from "pino";
import { mediaPaths } from "../../src/server/media-paths.js";
import type { RequestState } from "../../src/server/state.js";

const ID = "a".repeat(43);
const MEDIUM = { id: ID, taskId: "task", kind: "video", mime: "video/mp4", bytes: 9, storedAt: 1 };

describe("GET /media/<id> of a store that sends nothing", () => {
  let server: Server;
  let lines = "";
  let source: Readable;

  beforeEach(async () => {
    lines = "";
    source = new Readable({ read: () => undefined });
    const log = pino({}, { write: (line: string) => void (lines += line) });
    const index = { find: () => Promise.resolve({ ...MEDIUM, at: { name: ID, place: "disk" as const } }) };
    const app = new Koa<RequestState>();
    app.on("error", () => undefined);
    app.use(mediaPaths({ index, store: { read: () => Promise.resolve(source) } }, log, { firstBytesMs: 50 }));
    const answer = app.callback();
    server = createServer((request, response) => void answer(request, response)).listen(0, "127.0.0.1");
    await once(server, "listening");
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  it("is an error in time, which is logged, and releases the medium", async () => {
    const { status } = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/media/${ID}`);
    expect(status).to.be.at.least(500);
    expect(lines).to.contain('"media.read_failed"').and.to.contain('"reason":"no_bytes"');
    expect(source.destroyed).to.equal(true);
  });
});
