import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { expect } from "chai";
import {
  type UpstreamMedium,
  archiveMedia,
  MediaUnavailableError,
  MediaNotReadyError,
} from "../../src/media/archive-media.js";
import type { TaskUpstream } from "../../src/tasks/contract.js";
import { RetryLaterError } from "../../src/workers/retry-later-error.js";
import { createTaskSettler } from "../../src/tasks/settle-task.js";
import { createDiskMedia } from "../../src/media/disk-store.js";
import { type MediaFetcher, openMediaFetcher } from "../../src/media/fetch-media.js";
import type { MediaArchive } from "../../src/media/store-media.js";
import { Scheduler } from "../../src/tasks/scheduler.js";
import { temporaryDirectory } from "../support/directories.js";
import { failureOf } from "../support/promises.js";
import { temporaryStores } from "../support/stores.js";
import { VIDEO_PRICES, videoWriters, keptLog } from "../support/tasks/video-jobs.js";
import { until } from "../support/until.js";
import { MediaHost, cut, video, give, part, image, refuse } from "../support/media/media-host.js";
import { accepted, intentOf } from "../support/tasks/tasks.js";

const TIMES = { wholeMs: 15_000, idleMs: 15_000, waitSeconds: [0.01, 0.01] };
const BASE = "https://gateway.example.test";

describe("archiveMedia: archiving media", () => {
  const host = new MediaHost();
  const directory = temporaryDirectory();
  const stores = temporaryStores();
  let fetcher: MediaFetcher;
  let archive: MediaArchive;
  let task: { readonly id: string; readonly fence: number; readonly failures: number };
  const signal = new AbortController().signal;
  const archiveAll = (
    media: readonly UpstreamMedium[],
    more: { readonly notReady?: readonly number[] } = {},
    parts = { archive, fetcher },
  ) =>
    archiveMedia(parts, task, media, {
      provider: { origin: host.url, headers: { "x-key": "secret" } },
      signal,
      ...more,
    });
  const kept = async (url: string) => {
    const id = url.slice(`${BASE}/media/`.length);
    const stored = await stores().media.find(id);
    const stream = await archive.store.read(stored?.at.name ?? id);
    return { stored, bytes: stream && (await buffer(stream)) };
  };

  before(() => host.listen());
  after(() => host.close());
  beforeEach(async () => {
    fetcher = openMediaFetcher({ allowPrivateAddresses: false, times: TIMES });
    archive = { index: stores().media, store: createDiskMedia(join(directory(), "media")), publicUrl: BASE };
    const walletId = await stores().wallets.create("alice", 100n);
    const { id: keyId } = await stores().keys.create("alice", "test");
    task = await accepted(stores().tasks, intentOf({ walletId, keyId }, 1n));
  });
  afterEach(async () => {
    host.reset();
    await fetcher.close();
  });

  it("gives each an address of the gateway, in their order", async () => {
    const media = [
      { kind: "last_frame", url: host.at("/frame", give(image)) },
      { kind: "video", url: host.at("/video", give(video)) },
    ] as const;
    const archived = await archiveAll(media);
    expect(archived.map(({ kind, mime }) => [kind, mime])).to.deep.equal([
      ["last_frame", "image/png"],
      ["video", "video/mp4"],
    ]);
    for (const [at, bytes] of [
      [0, image],
      [1, video],
    ] as const) {
      const url = archived[at]?.url ?? "";
      expect(url).to.match(/^https:\/\/gateway\.example\.test\/media\/[0-9A-Za-z]{43}$/);
      const there = await kept(url);
      expect([there.bytes?.equals(bytes), there.stored?.bytes]).to.deep.equal([true, bytes.length]);
    }
    expect(host.requested.map(({ headers }) => headers["x-key"])).to.deep.equal(["secret", "secret"]);
  });

  for (const length of [64, 65, 66, 196_608, 196_609, 300_000]) {
    it(`keeps media inside the answer, ${length} bytes`, async () => {
      const bytes = video.subarray(0, length);
      const [stored] = await archiveAll([{ kind: "video", bytes: bytes.toString("base64") }]);
      expect((await kept(stored?.url ?? "")).bytes?.equals(bytes)).to.equal(true);
    });
  }

  it("requests nothing twice, and gives the same address at every start", async () => {
    const media = [
      { kind: "video", url: host.at("/video", give(video)) },
      { kind: "last_frame", url: host.at("/frame", refuse(404), give(image)) },
    ] as const;
    expect(await failureOf(archiveAll(media))).to.be.instanceOf(MediaNotReadyError);
    const first = await archiveAll(media);
    const second = await archiveAll([{ kind: "video", url: `${host.url}/elsewhere` }]);
    expect(second[0]).to.deep.equal(first[0]);
    expect(host.requested.map(({ path }) => path)).to.deep.equal(["/video", "/frame", "/frame"]);
  });

  it("gives the same address to parallel calls", async () => {
    const media = [{ kind: "video", url: host.at("/video", give(video)) }] as const;
    const [one, other] = await Promise.all([archiveAll(media), archiveAll(media)]);
    expect(one).to.deep.equal(other);
    expect((await kept(one[0]?.url ?? "")).bytes?.equals(video)).to.equal(true);
  });

  it("waits for media that are not ready yet", async () => {
    expect(
      await archiveAll([{ kind: "video", url: host.at("/video", refuse(404), give(video)) }], { notReady: [404] }),
    ).to.have.length(1);
  });

  it("continues where it was cut", async () => {
    const tag = { etag: '"one"' };
    const [stored] = await archiveAll([
      { kind: "video", url: host.at("/video", cut(video, 100_000, tag), part(video, tag)) },
    ]);
    expect((await kept(stored?.url ?? "")).bytes?.equals(video)).to.equal(true);
    expect(host.requested).to.have.length(2);
  });

  it("starts again where it cannot continue, and keeps it once", async () => {
    const [stored] = await archiveAll([{ kind: "video", url: host.at("/video", cut(video, 100_000), give(video)) }]);
    expect((await kept(stored?.url ?? "")).bytes?.equals(video)).to.equal(true);
    expect(await stores().media.list(task.id)).to.have.length(1);
  });

  const failures: readonly (readonly [what: string, medium: () => UpstreamMedium, code: string])[] = [
    ["is not there", () => ({ kind: "video", url: host.at("/video", refuse(404)) }), "status_404"],
    ["is unreachable", () => ({ kind: "video", url: host.at("/video", refuse(503)) }), "status_503"],
    ["is an HTML page", () => ({ kind: "video", url: host.at("/video", give("<html>".padEnd(99))) }), "wrong_type"],
    ["is always cut", () => ({ kind: "video", url: host.at("/video", cut(video, 1_000)) }), "broken"],
    ["is at an internal address", () => ({ kind: "video", url: "http://169.254.169.254/video" }), "refused_address"],
    ["has no address", () => ({ kind: "video", url: "gs://bucket/video" }), "bad_address"],
    ["is no image", () => ({ kind: "last_frame", url: host.at("/frame", give(video)) }), "wrong_type"],
    ["is no base64", () => ({ kind: "video", bytes: `${video.toString("base64").slice(0, 1_000)}*` }), "broken"],
    [
      "is no base64 in the middle",
      () => ({ kind: "video", bytes: `${video.toString("base64", 0, 225_000)}*${video.toString("base64", 225_001)}` }),
      "broken",
    ],
    ["is nothing", () => ({ kind: "video", bytes: "" }), "empty"],
    [
      "is text",
      () => ({ kind: "video", bytes: Buffer.from("sorry, no video today").toString("base64") }),
      "wrong_type",
    ],
  ];
  for (const [what, medium, code] of failures) {
    it(`is retried later where one ${what}, and nothing is there`, async () => {
      const failure = await failureOf(archiveAll([medium()]));
      expect(failure).to.be.instanceOf(RetryLaterError).and.to.include({ code, milliseconds: 1_000 });
      expect(await stores().media.list(task.id)).to.deep.equal([]);
    });
  }

  const hopeless: readonly (readonly [what: string, medium: () => UpstreamMedium, failures: number])[] = [
    ["is an HTML page", () => ({ kind: "video", url: host.at("/video", give("<html>".padEnd(99))) }), 3],
    ["is nothing", () => ({ kind: "video", bytes: "" }), 3],
    ["has no address", () => ({ kind: "video", url: "gs://bucket/video" }), 3],
    ["is at an internal address", () => ({ kind: "video", url: "http://169.254.169.254/video" }), 3],
    ["is refused", () => ({ kind: "video", url: host.at("/video", refuse(403)) }), 12],
    ["is not there", () => ({ kind: "video", url: host.at("/video", refuse(404)) }), 12],
    ["is unreachable", () => ({ kind: "video", url: host.at("/video", refuse(503)) }), Infinity],
    ["is rate limited", () => ({ kind: "video", url: host.at("/video", refuse(429)) }), Infinity],
  ];
  for (const [what, medium, most] of hopeless) {
    it(`fails after ${most} failures where one ${what}`, async () => {
      for (const failures of [0, 2, 3, 11, 12, 100]) {
        host.reset();
        task = { ...task, failures };
        expect(await failureOf(archiveAll([medium()])), `${failures}`).to.be.instanceOf(
          failures >= most ? MediaUnavailableError : MediaNotReadyError,
        );
      }
    });
  }

  for (const [trouble, behave] of [
    ["is not there", refuse(404)],
    ["is at a host that always fails", refuse(429, { "retry-after": "1" })],
    ["is always cut", cut(image, 10)],
  ] as const)
    it(`returns a video without its last image when the image ${trouble}`, async () => {
      const media = [
        { kind: "video", url: host.at("/video", give(video)) },
        { kind: "last_frame", url: host.at("/frame", behave) },
      ] as const;
      expect(await failureOf(archiveAll(media))).to.be.instanceOf(MediaNotReadyError);
      task = { ...task, failures: 4 };
      expect(await failureOf(archiveAll(media))).to.be.instanceOf(MediaNotReadyError);
      task = { ...task, failures: 5 };
      expect((await archiveAll(media)).map(({ kind }) => kind)).to.deep.equal(["video"]);
    });

  it("counts no failures of a video for its last image", async () => {
    task = { ...task, failures: 100 };
    const media = [
      { kind: "video", url: host.at("/video", give(video)) },
      { kind: "last_frame", url: host.at("/frame", refuse(404), refuse(404), give(image)) },
    ] as const;
    const counting = { milliseconds: 1_000, countsAsFailure: true };
    expect(await failureOf(archiveAll(media))).to.include({ ...counting, isFirst: true });
    task = { ...task, failures: 1 };
    expect(await failureOf(archiveAll(media))).to.include({ ...counting, milliseconds: 2_000, isFirst: false });
    expect((await archiveAll(media)).map(({ kind }) => kind)).to.deep.equal(["video", "last_frame"]);
  });

  for (const [failed, retryAfter, milliseconds] of [
    [0, "60", 60_000],
    [5, "60", 60_000],
    [6, "60", 64_000],
    [50, "60", 300_000],
    [0, "90000", 300_000],
  ] as const) {
    it(`is retried after ${milliseconds} ms after ${failed} failures with retry-after ${retryAfter}`, async () => {
      task = { ...task, failures: failed };
      const failure = await failureOf(
        archiveAll([{ kind: "video", url: host.at("/video", refuse(429, { "retry-after": retryAfter })) }]),
      );
      expect(failure).to.include({ milliseconds });
    });
  }

  it("is retried where it cannot be kept", async () => {
    const store = {
      ...archive.store,
      write: async () => Promise.reject(Object.assign(new Error("no space"), { code: "ENOSPC" })),
    };
    const failure = await failureOf(
      archiveAll(
        [{ kind: "video", url: host.at("/video", give(video)) }],
        {},
        { archive: { ...archive, store }, fetcher },
      ),
    );
    expect(failure).to.be.instanceOf(MediaNotReadyError).and.to.include({ code: "ENOSPC" });
  });

  describe("for a task that is polled", () => {
    const polled = async (deadlineMs: number, ...behaviours: Parameters<typeof host.at>[1][]) => {
      const walletId = await stores().wallets.create("bob", 1_000n);
      const { id: keyId } = await stores().keys.create("bob", "test");
      const { tasks } = stores();
      const made = await accepted(
        tasks,
        intentOf({ walletId, keyId }, 100n, { prices: VIDEO_PRICES, deadlineAt: Date.now() + deadlineMs }),
      );
      const url = host.at("/video", ...behaviours);
      const upstream: TaskUpstream = {
        poll: async ({ id }) =>
          id === made.id ? { state: "succeeded", details: { url } } : Promise.reject(new RetryLaterError(60_000)),
        collect: async (one, observation, listening) => ({
          ...observation,
          details: (
            await archiveMedia({ archive, fetcher }, one, [{ kind: "video", url }], {
              provider: { origin: host.url },
              signal: listening,
            })
          ).map(({ url: address }) => address),
        }),
      };
      const log = keptLog();
      const scheduler = new Scheduler(
        { tasks, upstream, taskSettler: createTaskSettler(videoWriters), log: log.log, pollSeconds: [0.05] },
        { tickMs: 20, sweepMs: 50, graceMs: 500 },
      );
      scheduler.start();
      await until(async () => (await tasks.find(made.id, walletId))?.finishedAt !== undefined);
      await scheduler.stop();
      const wallet = await stores().wallets.show("bob");
      return {
        task: await tasks.find(made.id, walletId),
        spent: wallet?.spentTicks,
        reserved: wallet?.reservedTicks,
        reasons: log.lines.map(({ reason }) => reason),
      };
    };

    it("is retried until it succeeds, and only then is the task a success", async () => {
      const { task: ended, spent, reasons } = await polled(60_000, refuse(404), give("<html>".padEnd(99)), give(video));
      expect([ended?.state, ended?.failures, spent]).to.deep.equal(["succeeded", 2, 100n]);
      expect(ended?.snapshot).to.contain(`${BASE}/media/`).and.not.to.contain(host.url);
      expect(reasons).to.include.members(["status_404", "wrong_type"]);
    });

    it("costs nothing when its deadline is over before it is there", async () => {
      const { task: ended, spent, reserved } = await polled(500, refuse(404));
      expect([ended?.state, spent, reserved]).to.deep.equal(["expired", 0n, 0n]);
    });
  });

  it("ends on its signal", async () => {
    const over = new AbortController();
    const media = [{ kind: "video", url: host.at("/video", () => over.abort(new Error("stopped"))) }] as const;
    expect(
      (
        await failureOf(
          archiveMedia({ archive, fetcher }, task, media, { signal: over.signal, provider: { origin: host.url } }),
        )
      ).message,
    ).to.equal("stopped");
  });
});
