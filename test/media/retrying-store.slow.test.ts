/** A disk that cannot be written for a while. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "chai";
import type { OpenMediaStore } from "../../src/media/media-store.js";
import { MediaTooLargeError } from "../../src/media/media-store.js";
import { MediaStoreError, retryingMediaStore } from "../../src/media/retrying-store.js";
import { dialectClients } from "../support/videos/video-clients.js";
import { call, operate } from "../support/videos/video-gateway.js";
import { eventually } from "../support/until.js";
import { failureOf } from "../support/promises.js";
import { startGatewayProcess, UPSTREAM_KEY } from "../support/gateway.js";
import { keptLog } from "../support/tasks/video-jobs.js";
import { video, give, MediaHost } from "../support/media/media-host.js";

const FULL = Object.assign(new Error("no space"), { code: "ENOSPC" });

async function* pieces(...all: readonly (string | Error)[]): AsyncGenerator<Uint8Array> {
  for (const one of all) {
    if (one instanceof Error) throw one;
    yield Buffer.from(one);
  }
}

describe("a full media store", () => {
  let now: number;
  let tries: number;
  let fault: Error | undefined;
  let place: OpenMediaStore;
  let log: ReturnType<typeof keptLog>;
  const write = (source = pieces("x")) => place.write("name", source, { mostBytes: 10 });

  beforeEach(() => {
    [now, tries, fault, log] = [0, 0, FULL, keptLog()];
    const inner = {
      place: "disk",
      async write(_name: string, source: AsyncIterable<Uint8Array>) {
        tries += 1;
        let bytes = 0;
        for await (const piece of source) bytes += piece.length;
        if (fault !== undefined) throw fault;
        return bytes;
      },
      read: async () => undefined,
      remove: async () => undefined,
      makeReady: async () => undefined,
    };
    place = retryingMediaStore(inner, log.log, () => now);
  });

  it("is tried less and less often, by one at a time, and at least every half minute", async () => {
    const waits: number[] = [];
    for (let failures = 0; failures < 8; failures += 1) {
      const error = await failureOf(write());
      expect(error).to.be.instanceOf(MediaStoreError).and.to.include({ code: "ENOSPC" });
      const { waitMs } = error as MediaStoreError;
      waits.push(waitMs);
      now += waitMs / 2 - 1;
      expect(await failureOf(write())).to.include({ waitMs: 1, code: "ENOSPC" });
      now += waitMs / 2 + 1;
    }
    expect(waits).to.deep.equal([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000]);
    expect(tries).to.equal(8);
  });

  it("takes a medium that fits before it is tried again with one that does not", async () => {
    for (let failures = 0; failures < 6; failures += 1) now += ((await failureOf(write())) as MediaStoreError).waitMs;
    const large = (await failureOf(write())) as MediaStoreError;
    const refused = (await failureOf(write())) as MediaStoreError;
    expect([large.waitMs, refused.waitMs]).to.deep.equal([30_000, 15_000]);
    now += refused.waitMs;
    fault = undefined;
    expect(await write()).to.equal(1);
  });

  for (const [seconds, wait] of [
    [0.05, 1_000],
    [12, 120_000],
    [90, 300_000],
  ] as const) {
    it(`is tried ${wait / 1000} s later with a medium that took ${seconds} s, and with others before`, async () => {
      async function* slow(): AsyncGenerator<Uint8Array> {
        now += seconds * 1000;
        yield Buffer.from("x");
      }
      expect(await failureOf(write(slow()))).to.include({ waitMs: wait });
      expect(await failureOf(write())).to.include({ waitMs: 500 });
      now += 500;
      fault = undefined;
      expect(await write()).to.equal(1);
    });
  }

  it("is logged by its name, and its recovery too", async () => {
    for (let failures = 0; failures < 20; failures += 1) now += ((await failureOf(write())) as MediaStoreError).waitMs;
    fault = undefined;
    expect(await write()).to.equal(1);
    expect(await write()).to.equal(1);
    const lines = log.lines.filter(({ event }) => /^media\.write_/.test(String(event)));
    expect(lines.slice(0, 2)).to.deep.equal([
      { ...lines[0], event: "media.write_failed", reason: "ENOSPC", retrySeconds: 1 },
      { ...lines[1], event: "media.write_failed", reason: "ENOSPC", retrySeconds: 2 },
    ]);
    expect(lines.filter(({ event }) => event === "media.write_recovered")).to.have.length(1);
    expect(lines).to.have.length(7);
  });

  for (const [what, error] of [
    ["comes to nothing", new Error("cut off")],
    ["is too large", new MediaTooLargeError()],
  ] as const) {
    it(`is not the reason when a medium ${what}`, async () => {
      fault = error instanceof MediaTooLargeError ? error : undefined;
      expect(await failureOf(write(pieces("x", ...(fault === undefined ? [error] : []))))).to.equal(error);
      fault = undefined;
      expect(await write()).to.equal(1);
    });
  }
});

describe("a gateway whose media cannot be written", () => {
  const dialectClient = dialectClients.get("video-long-running") ?? expect.fail();
  const directory = mkdtempSync(join(tmpdir(), "isogloss-full-"));
  const media = join(directory, "media");
  const host = new MediaHost();
  let server: Server;

  before(async () => {
    await host.listen();
    const job = { status: "done", video: { url: host.at("/one.mp4", give(video)), duration: 8 } };
    server = createServer((request, response) => {
      const body = request.method === "POST" ? { request_id: "job" } : job;
      request
        .resume()
        .on("end", () => response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body)));
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  });
  after(() => {
    host.close();
    server.close();
    rmSync(directory, { recursive: true });
  });

  it("has its tasks wait, logs why, and ends them when there is room", async function () {
    // Writes are tried less and less often.
    this.timeout(60_000);
    // Where there is a file there can be no directory, for any user.
    writeFileSync(media, "");
    const gateway = await startGatewayProcess({
      catalog: {
        providers: [
          { id: "one", baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, apiKey: UPSTREAM_KEY },
        ],
        models: [
          {
            id: "maker/video",
            kind: "video",
            profile: "none",
            pricing: { perSecond: 0.01 },
            routes: [{ provider: "one", model: "inner", dialect: "video-generation" }],
          },
        ],
      },
      config: {
        media: { directory: media },
        tasks: { pollSeconds: [0.05] },
        callbacks: { allowPrivateAddresses: true },
      },
    });
    try {
      const made = await Promise.all(
        [1, 2, 3].map(() =>
          call(gateway, "POST", dialectClient.path("maker/video"), dialectClient.body("maker/video", "a boat")),
        ),
      );
      await eventually(
        () => Promise.resolve(gateway.logged()),
        (log) => log.split('"media.write_failed"').length > 2,
      );
      const look = () =>
        Promise.all(made.map(({ json }) => call(gateway, "GET", dialectClient.alias(dialectClient.taskOf(json)))));
      expect((await look()).some(({ json }) => dialectClient.isOver(json))).to.equal(false);
      rmSync(media);
      mkdirSync(media);
      await eventually(look, (reported) => reported.every(({ json }) => dialectClient.hasWorked(json)));
      expect(gateway.logged()).to.contain('"media.write_recovered"');
      const { json } = await operate(gateway, "GET", "/wallets");
      expect((json.wallets as { reserved_ticks: string }[]).map(({ reserved_ticks: ticks }) => ticks)).to.deep.equal([
        "0",
      ]);
      expect(readdirSync(media, { recursive: true }).filter((name) => String(name).endsWith(".part"))).to.deep.equal(
        [],
      );
    } finally {
      await gateway.stop();
    }
  });
});
