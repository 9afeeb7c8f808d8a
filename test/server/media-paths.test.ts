import { readdirSync, rmSync, truncateSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { pino } from "pino";
import { createGateway, type Gateway } from "../../src/server/gateway.js";
import type { Task } from "../../src/stores/tasks/task-rows.js";
import { createDiskMedia } from "../../src/media/disk-store.js";
import { deleteMedia, storeMedia } from "../../src/media/store-media.js";
import { temporaryDirectory } from "../support/directories.js";
import { temporaryStores } from "../support/stores.js";
import { accepted, intentOf } from "../support/tasks/tasks.js";

const BYTES = "0123456789abcdef";
const CONFIG = {
  limits: { bodyMiB: 1 },
  upstream: { connectTimeoutSeconds: 1, firstByteTimeoutSeconds: 1, idleTimeoutSeconds: 1 },
  logs: { requestLog: false, requestLogRetentionDays: 1 },
};

describe("mediaPaths: GET /media/<id>", () => {
  const directory = temporaryDirectory();
  const stores = temporaryStores();
  let gateway: Gateway;
  let base = "";
  let url = "";
  let keep: (kind: string, mime: string, bytes?: string) => Promise<string>;
  let place = "";
  let task: Task;

  beforeEach(async () => {
    place = join(directory(), "media");
    const store = createDiskMedia(place);
    gateway = await createGateway({
      stores: stores(),
      config: CONFIG,
      log: pino({ level: "silent" }),
      media: { index: stores().media, store },
      isAlone: true,
    });
    base = `http://127.0.0.1:${(await gateway.listen(0, "127.0.0.1")).port}`;
    const walletId = await stores().wallets.create("alice", 100n);
    const { id: keyId } = await stores().keys.create("alice", "test");
    task = await accepted(stores().tasks, intentOf({ walletId, keyId }, 1n));
    keep = async (kind, mime, bytes = BYTES) => {
      const source = (async function* () {
        yield Buffer.from(bytes);
      })();
      return (
        await storeMedia(
          { index: stores().media, store, publicUrl: base },
          { task, kind, mime, mostBytes: 1_000 },
          source,
        )
      ).url;
    };
    url = await keep("video", "video/mp4");
  });
  afterEach(async () => {
    gateway.server.closeAllConnections();
    await gateway.drain();
  });
  const ask = async (headers: Record<string, string> = {}, method = "GET", at = url) => {
    const response = await fetch(at, { method, headers });
    return { status: response.status, headers: Object.fromEntries(response.headers), text: await response.text() };
  };

  it("returns a stored medium, without a key, at an address that cannot be guessed", async () => {
    expect(new URL(url).pathname).to.match(/^\/media\/[0-9A-Za-z]{43}$/);
    const { status, headers, text } = await ask();
    expect([status, text]).to.deep.equal([200, BYTES]);
    expect(headers).to.include({
      "content-type": "video/mp4",
      "content-length": "16",
      "accept-ranges": "bytes",
      "x-content-type-options": "nosniff",
    });
    expect(headers).to.include({
      "content-disposition": 'inline; filename="video.mp4"',
      "cache-control": "private, max-age=86400, immutable",
    });
    expect(headers["content-security-policy"]).to.contain("sandbox").and.to.contain("default-src 'none'");
    expect(headers.etag).to.match(/^"[0-9A-Za-z]{43}"$/);
  });

  it("returns the same headers to HEAD, without a body", async () => {
    const {
      date: _one,
      connection: _two,
      "keep-alive": _three,
      "x-request-id": _four,
      ...wanted
    } = (await ask()).headers;
    const head = await ask({}, "HEAD");
    expect([head.status, head.text]).to.deep.equal([200, ""]);
    expect(head.headers).to.include(wanted);
    expect((await ask({ range: "bytes=2-5" }, "HEAD")).headers).to.include({
      "content-length": "4",
      "content-range": "bytes 2-5/16",
    });
  });

  const ranges: [string, number, string, string | undefined][] = [
    ["bytes=0-3", 206, "0123", "bytes 0-3/16"],
    ["bytes=4-", 206, "456789abcdef", "bytes 4-15/16"],
    ["bytes=-3", 206, "def", "bytes 13-15/16"],
    ["bytes=-99", 206, BYTES, "bytes 0-15/16"],
    ["bytes=15-99", 206, "f", "bytes 15-15/16"],
    ["bytes=16-", 416, "", "bytes */16"],
    ["bytes=-0", 416, "", "bytes */16"],
    ["bytes=99-100", 416, "", "bytes */16"],
    ["bytes=0-1,4-5", 200, BYTES, undefined],
    ["bytes=5-2", 200, BYTES, undefined],
    ["bytes=-", 200, BYTES, undefined],
    ["bytes=a-b", 200, BYTES, undefined],
    ["lines=0-3", 200, BYTES, undefined],
    [`bytes=${"9".repeat(40)}-`, 200, BYTES, undefined],
  ];
  for (const [range, status, text, reported] of ranges) {
    it(`returns ${status} for ${range.slice(0, 30)}`, async () => {
      const answer = await ask({ range });
      expect([answer.status, answer.text, answer.headers["content-range"]]).to.deep.equal([status, text, reported]);
    });
  }

  it("returns a part only of the version that its caller has the beginning of", async () => {
    const { etag = "", "last-modified": modified = "" } = (await ask()).headers;
    for (const [current, status] of [
      [etag, 206],
      [modified, 206],
      ['"another"', 200],
      [`W/${etag}`, 200],
    ] as const) {
      expect((await ask({ range: "bytes=0-3", "if-range": current })).status).to.equal(status);
    }
  });

  it("returns no body for a known version", async () => {
    const { etag = "" } = (await ask()).headers;
    for (const [known, status] of [
      [etag, 304],
      [`"x", W/${etag}`, 304],
      ["*", 304],
      ['"x"', 200],
    ] as const) {
      expect((await ask({ "if-none-match": known })).status).to.equal(status);
    }
  });

  for (const [mime, kind, type, disposition] of [
    ["image/png", "last_frame", "image/png", 'inline; filename="last_frame.png"'],
    ["text/html", "page", "application/octet-stream", "attachment"],
    ["image/svg+xml", "image", "application/octet-stream", "attachment"],
    ["video/mp4", 'a"; x="\u00e9', "video/mp4", 'inline; filename="a___x___.mp4"'],
  ] as const) {
    it(`reports ${mime} called ${kind} as ${type}, ${disposition}`, async () => {
      const { headers } = await ask({}, "GET", await keep(kind, mime));
      expect([headers["content-type"], headers["content-disposition"]]).to.deep.equal([type, disposition]);
    });
  }

  it("returns an empty medium", async () => {
    const empty = await keep("empty", "video/mp4", "");
    expect([
      (await ask({}, "GET", empty)).status,
      (await ask({ range: "bytes=0-" }, "GET", empty)).status,
    ]).to.deep.equal([200, 416]);
  });

  it("finds no medium that is missing, was guessed, or is not complete yet", async () => {
    const { id: expected } = await stores().media.begin(task.id, "soon", "disk");
    for (const id of ["x".repeat(43), expected, "..%2f..%2fetc%2fpasswd", "", "a/b", url.slice(-43).toLowerCase()]) {
      const { status, headers } = await ask({}, "GET", `${base}/media/${id}`);
      expect([status, headers["cache-control"]]).to.deep.equal([404, "no-store"]);
    }
  });

  it("finds no medium whose bytes are gone, and no cache keeps that answer", async () => {
    rmSync(place, { recursive: true });
    const { status, headers } = await ask({ range: "bytes=0-3" });
    expect([status, headers["cache-control"], headers["content-range"], headers.etag]).to.deep.equal([
      404,
      "no-store",
      undefined,
      undefined,
    ]);
  });

  it("is an error for a range that a cut file does not have", async () => {
    for (const file of readdirSync(place, { recursive: true, withFileTypes: true }))
      if (file.isFile()) truncateSync(join(file.parentPath, file.name), 4);
    expect([(await ask({ range: "bytes=8-11" })).status, (await ask({ range: "bytes=0-3" })).status]).to.deep.equal([
      503, 206,
    ]);
  });

  it("finds no medium that was deleted with its task", async () => {
    await deleteMedia({ index: stores().media, store: createDiskMedia(place) }, task.id);
    expect((await ask()).status).to.equal(404);
  });

  it("accepts no upload", async () => {
    const { status, headers } = await ask({}, "DELETE");
    expect([status, headers.allow]).to.deep.equal([405, "GET, HEAD"]);
  });

  it("keeps one medium of a kind, however often its storage begins", async () => {
    expect(await keep("video", "video/mp4", "again")).to.equal(url);
    expect((await ask()).text).to.equal(BYTES);
  });
});
