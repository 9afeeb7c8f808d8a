import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { LogFlusher } from "../../../src/stores/drivers/log-flusher.js";
import { isBusy } from "../../../src/stores/drivers/retry-when-locked.js";
import { temporaryDirectory } from "../../support/directories.js";
import { failureOf } from "../../support/promises.js";

describe("LogFlusher", () => {
  const directory = temporaryDirectory();
  const written = () => {
    const path = join(directory(), "test.db-wal");
    writeFileSync(path, "pages");
    return path;
  };

  const opened = () => new LogFlusher({ path: written(), checkpoint: () => undefined });

  it("begins another flush for what came during one, and one for all of them", async () => {
    const flusher = opened();
    const [first, second, third] = [flusher.flush(), flusher.flush(), flusher.flush()];
    expect(second).not.to.equal(first);
    expect(third).to.equal(second);
    await Promise.all([first, second]);
    flusher.close();
  });

  it("flushes again after a flush", async () => {
    const flusher = opened();
    await flusher.flush();
    await flusher.flush();
    flusher.close();
  });

  it("closes the file when the flush under way is over", async () => {
    const flusher = opened();
    const flushing = flusher.flush();
    flusher.close();
    await flushing;
  });

  it("fails when there is no log", async () => {
    const flusher = new LogFlusher({ path: join(directory(), "absent"), checkpoint: () => undefined });
    expect((await failureOf(flusher.flush())).message).to.match(/ENOENT/);
  });

  it("copies the log into the database after a flush that failed, before anything counts as written", async () => {
    const done: string[] = [];
    let canCopy = false;
    const flusher = new LogFlusher({
      path: written(),
      checkpoint: () => {
        done.push("checkpoint");
        if (!canCopy) throw new Error("busy");
      },
      flushFile: async () => {
        done.push("flush");
        if (done.length === 1) throw new Error("EIO");
      },
    });
    expect((await failureOf(flusher.flush())).message).to.equal("EIO");
    expect((await failureOf(flusher.flush())).message).to.equal("busy");
    canCopy = true;
    await flusher.flush();
    await flusher.flush();
    expect(done).to.deep.equal(["flush", "checkpoint", "checkpoint", "flush"]);
    flusher.close();
  });

  describe("whose checkpoint finds the database busy", () => {
    /** A flush has failed, and the checkpoint is busy for so many times. */
    const afterFailure = async (times: number): Promise<LogFlusher> => {
      let checkpoints = 0;
      const flusher = new LogFlusher({
        path: written(),
        checkpoint: () => {
          checkpoints += 1;
          if (checkpoints <= times) throw Object.assign(new Error("busy"), { code: "SQLITE_BUSY" });
        },
        flushFile: () => Promise.reject(new Error("EIO")),
      });
      await failureOf(flusher.flush());
      return flusher;
    };

    it("waits until it is free", async () => {
      const flusher = await afterFailure(5);
      await flusher.flush();
      flusher.close();
    });

    it("fails in the end, and not with an error that would write the commit again", async () => {
      const flusher = await afterFailure(Number.POSITIVE_INFINITY);
      const error = await failureOf(flusher.flush());
      expect([error.message, isBusy(error)]).to.deep.equal([
        "the write-ahead log cannot be copied into the database now",
        false,
      ]);
      flusher.close();
    });
  });
});
