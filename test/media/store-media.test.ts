/** A medium that any number of processes store: it is there once, and never changes. */
import { readdirSync } from "node:fs";
import { buffer } from "node:stream/consumers";
import { expect } from "chai";
import { type MediaIndex, createMediaIndex } from "../../src/stores/media/media-index.js";
import type { Task } from "../../src/stores/tasks/task-rows.js";
import { type TaskStore, createTaskStore } from "../../src/stores/tasks/task-store.js";
import { createDiskMedia } from "../../src/media/disk-store.js";
import { deleteMedia, storeMedia, type MediaArchive } from "../../src/media/store-media.js";
import { callerOf, fund } from "../support/money/holds.js";
import { forEachEngine } from "../support/engines.js";
import { temporaryDirectory } from "../support/directories.js";
import { failureOf } from "../support/promises.js";
import { accepted, endingOf, intentOf, rowsOf } from "../support/tasks/tasks.js";

/** The next lease may be taken in the same millisecond. */
const RUN_OUT = -1;

forEachEngine("storeMedia: media that several processes archive", (database) => {
  const directory = temporaryDirectory();
  let tasks: TaskStore;
  let index: MediaIndex;
  let archive: MediaArchive;
  let id: string;

  beforeEach(async () => {
    [tasks, index] = [createTaskStore(database()), createMediaIndex(database())];
    archive = { index, store: createDiskMedia(directory()), publicUrl: "" };
    await fund(database(), "alice", 1_000n);
    ({ id } = await accepted(tasks, intentOf(await callerOf(database(), "alice"), 100n)));
  });

  const lease = async (milliseconds: number): Promise<Task> => {
    const [task] = await tasks.claimDue({ owner: "somebody", until: Date.now() + milliseconds, limit: 1 });
    if (task === undefined) throw new Error("it is not due");
    return task;
  };
  /** Of a source that pauses until it is released. */
  const slowly = (task: Task, text: string) => {
    let discardAnswer = (): void => undefined;
    const gate = new Promise<void>((resolve) => (discardAnswer = resolve));
    const source = async function* () {
      yield Buffer.from(text.slice(0, 1));
      await gate;
      yield Buffer.from(text.slice(1));
    };
    return {
      discardAnswer,
      kept: storeMedia(archive, { task, kind: "video", mime: "video/mp4", mostBytes: 99 }, source()),
    };
  };
  const keep = (task: Task, text: string) => {
    const { discardAnswer, kept } = slowly(task, text);
    discardAnswer();
    return kept;
  };
  const read = async (url: string) => {
    const stored = await index.find(url.slice("/media/".length));
    const stream = stored && (await archive.store.read(stored.at.name));
    return [stored?.bytes, stream && (await buffer(stream)).toString()];
  };
  const files = () =>
    readdirSync(directory(), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length;

  it("are unchanged when a process that lost the lease comes too late", async () => {
    const late = slowly(await lease(RUN_OUT), "of the late one");
    const mine = await lease(30_000);
    const { url } = await keep(mine, "mine");
    await tasks.finish(mine, endingOf());
    late.discardAnswer();
    expect(await late.kept).to.deep.equal({ url, mime: "video/mp4" });
    expect(await read(url)).to.deep.equal([4, "mine"]);
    expect([files(), await rowsOf(database(), "media_attempts")]).to.deep.equal([1, []]);
  });

  it("are not there when a process that lost the lease comes first", async () => {
    const early = await lease(RUN_OUT);
    const mine = slowly(await lease(30_000), "mine");
    expect((await failureOf(keep(early, "of the early one"))).message).to.contain("lost");
    expect(await index.list(id)).to.deep.equal([]);
    mine.discardAnswer();
    expect(await read((await mine.kept).url)).to.deep.equal([4, "mine"]);
    expect(files()).to.equal(1);
  });

  it("are there once where both come in time", async () => {
    const task = await lease(30_000);
    const both = await Promise.all([keep(task, "one"), keep(task, "two")]);
    expect(both[0]).to.deep.equal(both[1]);
    expect((await read(both[0].url))[0]).to.equal(3);
    expect(files()).to.equal(1);
  });

  it("whose bytes were written and never counted are forgotten with their task", async () => {
    const task = await lease(30_000);
    const { url } = await keep(task, "counts");
    const lost = await index.begin(id, "video", "disk");
    await archive.store.write(
      lost.name,
      (async function* () {
        yield Buffer.from("of a process that died");
      })(),
      { mostBytes: 99 },
    );
    expect([files(), await read(url)]).to.deep.equal([2, [6, "counts"]]);
    await deleteMedia(archive, id);
    expect(files()).to.equal(0);
  });

  it("whose bytes cannot be removed now are remembered, and the failed write is reported", async () => {
    const task = await lease(30_000);
    const { store } = archive;
    archive = {
      ...archive,
      store: {
        ...store,
        write: () => Promise.reject(new Error("the disk is full")),
        remove: () => Promise.reject(new Error("no")),
      },
    };
    expect((await failureOf(keep(task, "lost"))).message).to.equal("the disk is full");
    expect(await index.bytesOf(id)).to.have.lengthOf(1);
  });
});
