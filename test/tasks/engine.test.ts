import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "chai";
import { createMediaIndex } from "../../src/stores/media/media-index.js";
import { createTaskStore } from "../../src/stores/tasks/task-store.js";
import { createDiskMedia } from "../../src/media/disk-store.js";
import { storeMedia } from "../../src/media/store-media.js";
import { callerOf, fund } from "../support/money/holds.js";
import { forEachEngine } from "../support/engines.js";
import { temporaryDirectory } from "../support/directories.js";
import { engineOn, isQuiet } from "../support/tasks/crash-engine.js";
import { VIDEO_PRICES } from "../support/tasks/video-jobs.js";
import { until } from "../support/until.js";
import { VideoServer, sendVideo } from "../support/tasks/video-server.js";
import { Receiver } from "../support/callbacks/receiver.js";
import { accepted, endingOf, intended, intentOf, rowsOf } from "../support/tasks/tasks.js";

/** A receiver that answers late on a slow machine is not called twice. */
const LONG_SECONDS = 15;

/** Deadlines are set by the database's clock, which is estimated from one round trip. */
const CLOCK_SKEW_MS = 1000;

forEachEngine("the task engine", (database) => {
  const directory = temporaryDirectory();
  let videos: VideoServer;
  let receiver: Receiver;

  beforeEach(async () => {
    [videos, receiver] = [new VideoServer(), new Receiver()];
    await Promise.all([videos.listen(), receiver.listen()]);
    await fund(database(), "alice", 100_000n);
  });
  afterEach(() => {
    videos.close();
    receiver.close();
  });

  it("runs a video from its creation to the callback, settled before the callback is sent", async () => {
    const caller = await callerOf(database(), "alice");
    const engine = engineOn(database(), videos.url, directory(), LONG_SECONDS);
    engine.start();
    const intent = intentOf(caller, 100n, { prices: VIDEO_PRICES, callbackUrl: receiver.url });
    const before = Date.now();
    const creation = await engine.create(
      { ...intent, expiresAfterMs: 3_600_000 },
      { prepare: async () => undefined, post: (task) => sendVideo(videos.url, task) },
    );
    if (creation.became !== "accepted") throw new Error(creation.became);
    expect(creation.task.deadlineAt).to.be.within(
      before - CLOCK_SKEW_MS + 3_600_000,
      Date.now() + CLOCK_SKEW_MS + 3_600_000,
    );
    await until(() => isQuiet(database()));
    await engine.stop();
    const [task] = await rowsOf(database(), "tasks");
    expect(task).to.deep.include({ state: "succeeded" });
    expect(String(task?.snapshot)).to.match(/http:\/\/gateway\.test\/media\/[0-9A-Za-z]{43}/);
    expect(receiver.hits.map(({ body }) => body)).to.deep.equal([task?.snapshot]);
    expect((await rowsOf(database(), "holds"))[0]).to.deep.include({ state: "settled", charged_ticks: 40n });
  });

  it("takes over at once the tasks of an earlier process, where it is alone", async () => {
    const caller = await callerOf(database(), "alice");
    const store = createTaskStore(database());
    await intended(await store.createIntent(intentOf(caller, 1n)));
    const sent = intended(await store.createIntent(intentOf(caller, 1n)));
    await store.markSent(sent.id);
    await accepted(store, intentOf(caller, 1n));
    await store.claimDue({ owner: "gone", until: Date.now() + 3_600_000, limit: 9 });
    const engine = engineOn(database(), videos.url, directory());
    await engine.takeOver();
    engine.start();
    await until(async () => (await rowsOf(database(), "tasks")).some(({ failures }) => Number(failures) > 0));
    await engine.stop();
    expect((await rowsOf(database(), "tasks")).map(({ state }) => state)).to.have.members(["ambiguous", "queued"]);
  });

  describe("deletes the jobs of tasks that have ended", () => {
    async function stopWith(forget: () => Promise<void>): Promise<void> {
      const caller = await callerOf(database(), "alice");
      const { id } = await accepted(createTaskStore(database()), intentOf(caller, 1n));
      const poll = async () => ({ state: "queued" }) as const;
      const engine = engineOn(database(), videos.url, directory(), 1, { poll, forget });
      expect(await engine.delete(id, caller.walletId)).to.equal("cancelled");
      await engine.stop();
    }

    it("before it stops", async () => {
      let deleted = false;
      await stopWith(async () => {
        await sleep(200);
        deleted = true;
      });
      expect(deleted).to.equal(true);
    });

    it("and stops without those that never end", () => stopWith(() => new Promise(() => undefined)));
  });

  it("forgets old tasks with their media", async () => {
    const caller = await callerOf(database(), "alice");
    const store = createTaskStore(database());
    const [old, young] = [await accepted(store, intentOf(caller, 1n)), await accepted(store, intentOf(caller, 1n))];
    const archive = { index: createMediaIndex(database()), store: createDiskMedia(directory()), publicUrl: "" };
    const paths: string[] = [];
    for (const task of await store.claimDue({ owner: "a", until: Date.now() + 1_000, limit: 9 })) {
      const at = task.id === old.id ? Date.now() - 31 * 86_400_000 : Date.now();
      await storeMedia(
        archive,
        { task, kind: "video", mime: "video/mp4", mostBytes: 9 },
        (async function* () {
          yield Buffer.from("video");
        })(),
      );
      for (const { name } of await archive.index.bytesOf(task.id))
        paths.push(join(directory(), name.slice(0, 2).toLowerCase(), name));
      await createTaskStore(database(), () => at).finish(task, endingOf({ charge: undefined }));
    }
    const engine = engineOn(database(), videos.url, directory());
    engine.start();
    await until(async () => (await rowsOf(database(), "tasks")).length === 1);
    await engine.stop();
    expect((await rowsOf(database(), "tasks"))[0]?.id).to.equal(young.id);
    expect(paths.filter((path) => existsSync(path))).to.have.lengthOf(1);
  });
});
