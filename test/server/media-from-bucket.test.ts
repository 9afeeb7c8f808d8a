import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "chai";
import { pino } from "pino";
import { createGateway, type Gateway } from "../../src/server/gateway.js";
import { createMediaStore } from "../../src/media/create-media-store.js";
import { storeMedia } from "../../src/media/store-media.js";
import { temporaryDirectory } from "../support/directories.js";
import { temporaryStores } from "../support/stores.js";
import { startGateway } from "../support/gateway.js";
import { BucketServer, KEYS } from "../support/media/bucket-server.js";
import { video } from "../support/media/media-host.js";
import { until } from "../support/until.js";
import { accepted, intentOf } from "../support/tasks/tasks.js";

const CONFIG = {
  limits: { bodyMiB: 1 },
  upstream: { connectTimeoutSeconds: 1, firstByteTimeoutSeconds: 1, idleTimeoutSeconds: 1 },
  logs: { requestLog: false, requestLogRetentionDays: 1 },
};

describe("GET /media/<id> of media in a bucket", () => {
  const directory = temporaryDirectory();
  const stores = temporaryStores();
  const bucket = new BucketServer();
  let gateway: Gateway;
  let url = "";
  let lines = "";

  beforeEach(async () => {
    await bucket.listen(directory());
    lines = "";
    const log = pino({ level: "trace" }, { write: (line: string) => void (lines += line) });
    const store = await createMediaStore({
      s3: { bucket: "videos", region: "us-east-1", endpoint: bucket.url, ...KEYS },
    });
    gateway = await createGateway({
      stores: stores(),
      config: CONFIG,
      log,
      media: { index: stores().media, store },
      isAlone: true,
    });
    const publicUrl = `http://127.0.0.1:${(await gateway.listen(0, "127.0.0.1")).port}`;
    const walletId = await stores().wallets.create("alice", 100n);
    const { id: keyId } = await stores().keys.create("alice", "test");
    const task = await accepted(stores().tasks, intentOf({ walletId, keyId }, 1n));
    ({ url } = await storeMedia(
      { index: stores().media, store, publicUrl },
      { task, kind: "video", mime: "video/mp4", mostBytes: 1_000_000 },
      (async function* () {
        yield video;
      })(),
    ));
  });
  afterEach(async () => {
    gateway.server.closeAllConnections();
    await gateway.drain();
    bucket.close();
  });
  const ask = async (headers: Record<string, string> = {}, method = "GET", at = url) => {
    const response = await fetch(at, { method, headers });
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      bytes: Buffer.from(await response.arrayBuffer()),
    };
  };

  it("returns all of it, as from any store", async () => {
    const { status, headers, bytes } = await ask();
    expect([status, bytes.equals(video)]).to.deep.equal([200, true]);
    expect(headers).to.include({
      "content-type": "video/mp4",
      "content-length": "300000",
      "cache-control": "private, max-age=86400, immutable",
      "x-content-type-options": "nosniff",
    });
  });

  for (const [range, first, last] of [
    ["bytes=0-1", 0, 1],
    ["bytes=1000-", 1_000, 299_999],
    ["bytes=-5", 299_995, 299_999],
  ] as const) {
    it(`returns ${range}`, async () => {
      const { status, headers, bytes } = await ask({ range });
      expect([status, headers["content-range"], bytes.equals(video.subarray(first, last + 1))]).to.deep.equal([
        206,
        `bytes ${first}-${last}/300000`,
        true,
      ]);
    });
  }

  it("answers HEAD without a call to the bucket", async () => {
    bucket.requested.length = 0;
    expect((await ask({}, "HEAD")).headers).to.include({ "content-length": "300000" });
    expect([(await ask({ range: "bytes=300000-" })).status, bucket.requested]).to.deep.equal([416, []]);
  });

  it("ignores a key in its query, and logs it nowhere", async () => {
    const { status } = await ask({}, "GET", `${url}?key=a-secret-of-the-client&alt=media`);
    expect(status).to.equal(200);
    bucket.fault = (_request, response) => response.destroy();
    expect((await ask({}, "GET", `${url}?key=a-secret-of-the-client`)).status).to.equal(503);
    expect(lines)
      .to.contain('"media.read_failed"')
      .and.not.to.contain("a-secret-of-the-client")
      .and.not.to.contain(KEYS.secretAccessKey);
    expect(bucket.requested.join()).to.not.contain("a-secret-of-the-client");
  });

  it("is an error that no cache keeps when the bucket cannot be read", async () => {
    bucket.fault = (request, response) =>
      request.resume().once("end", () => response.writeHead(403).end("<Error><Code>AccessDenied</Code></Error>"));
    const { status, headers, bytes } = await ask({ range: "bytes=0-3" });
    expect([status, headers["cache-control"], headers["content-range"], headers.etag]).to.deep.equal([
      503,
      "no-store",
      undefined,
      undefined,
    ]);
    expect(bytes.toString()).to.not.contain("videos").and.not.to.contain(bucket.url);
  });

  for (const [what, length, status] of [
    ["no bytes", 0, 503],
    ["too many", 300_001, "cut"],
    ["too few", 299_999, "cut"],
  ] as const) {
    it(`is no whole answer where its object has ${what}`, async () => {
      bucket.fault = (_request, response) => response.end(Buffer.alloc(length));
      const found = await ask().then(
        (answer) => answer.status,
        () => "cut",
      );
      expect(found).to.equal(status);
      expect(lines).to.contain('"media.read_failed"').and.to.contain('"reason":"wrong_length"');
    });
  }

  it("comes whole as a range from a bucket without ranges", async () => {
    bucket.fault = (_request, response) => response.end(video);
    const { status, bytes } = await ask({ range: "bytes=0-" });
    expect([status, bytes.equals(video)]).to.deep.equal([206, true]);
    expect((await ask({ range: "bytes=1-" })).status).to.equal(503);
  });

  it("is released when its reader leaves before its first bytes, which is no failure of the bucket", async () => {
    let released = false;
    bucket.fault = (_request, response) => {
      response.writeHead(200, { "content-length": 300_000 }).flushHeaders();
      response.once("close", () => (released = true));
    };
    const leaving = new AbortController();
    const asked = fetch(url, { signal: leaving.signal }).catch((error: unknown) => error);
    await until(() => bucket.requested.length > 0, 5_000);
    await sleep(50);
    leaving.abort();
    await asked;
    await until(() => released, 5_000);
    expect(lines).not.to.contain("media.read_failed");
  });

  it("breaks off where the bucket does", async () => {
    bucket.fault = (_request, response) =>
      response
        .writeHead(200, { "content-length": 300_000 })
        .write(video.subarray(0, 1_000), () => response.socket?.resetAndDestroy());
    expect(await ask().catch((error: unknown) => (error instanceof Error ? error.name : "odd"))).to.equal("TypeError");
    // The client may see the end before the gateway has written its line.
    await until(() => lines.includes('"media.read_failed"'), 5_000);
    expect(lines).to.contain("ECONNRESET");
  });

  it("is no failure of the bucket when its client leaves", async () => {
    const reader = await fetch(url);
    await reader.body?.cancel();
    await sleep(100);
    expect(lines).not.to.contain("media.read_failed");
  });
});

describe("a gateway whose bucket is missing", () => {
  const directory = temporaryDirectory();
  const bucket = new BucketServer();

  beforeEach(() => bucket.listen(directory()));
  afterEach(() => bucket.close());

  it("logs that, keeps its secrets, and serves", async () => {
    const s3 = {
      bucket: "books",
      region: "us-east-1",
      endpoint: bucket.url,
      ...KEYS,
      secretAccessKey: "a-secret-of-the-operator",
    };
    const gateway = await startGateway({ catalog: { providers: [], models: [] }, config: { media: { s3 } } });
    try {
      for (const end = Date.now() + 15_000; Date.now() < end && !gateway.logged().includes("books");) await sleep(20);
      expect(gateway.logged()).to.contain("there is none of that name").and.not.to.contain("a-secret-of-the-operator");
      expect((await fetch(`${gateway.url}/healthz`)).status).to.equal(200);
    } finally {
      await gateway.stop();
    }
  });
});
