import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { LogFlusher } from "../../../src/stores/drivers/log-flusher.js";
import { temporaryDirectory } from "../../support/directories.js";
import { failureOf } from "../../support/promises.js";

describe("LogFlusher", () => {
  const directory = temporaryDirectory();
  const opened = () => {
    const path = join(directory(), "test.db-wal");
    writeFileSync(path, "pages");
    return new LogFlusher(path);
  };

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
    const flusher = new LogFlusher(join(directory(), "absent"));
    expect((await failureOf((async () => flusher.flush())())).message).to.match(/ENOENT/);
  });
});
