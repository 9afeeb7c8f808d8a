import { execFile } from "node:child_process";
import { existsSync, readFileSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { expect } from "chai";
import { type DiskMedia, createDiskMedia } from "../../src/media/disk-store.js";
import { temporaryDirectory } from "../support/directories.js";
import { failureOf } from "../support/promises.js";
import { nodeRuns } from "../support/checkout.js";

const ID = "Ab3456789012345678901234567890123456789012X";

async function* pieces(...parts: readonly (string | Error)[]): AsyncGenerator<Buffer> {
  for (const part of parts) {
    if (part instanceof Error) throw part;
    yield Buffer.from(part);
  }
}

describe("createDiskMedia: media on a disk", () => {
  const directory = temporaryDirectory();
  let media: DiskMedia;
  const write = (source: AsyncIterable<Buffer>, mostBytes = 1_000) => media.write(ID, source, { mostBytes });
  const read = async () => {
    const stream = await media.read(ID);
    return stream && (await buffer(stream)).toString();
  };
  const files = () =>
    readdirSync(directory(), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name);

  beforeEach(() => {
    media = createDiskMedia(join(directory(), "media"));
  });

  for (const place of ["file", "file/media"])
    it(`are not ready where ${place} is their directory, because a file is no folder`, async () => {
      writeFileSync(join(directory(), "file"), "");
      const failure = await failureOf(createDiskMedia(join(directory(), place)).makeReady(true));
      expect(failure.message).to.equal(`${join(directory(), "file")} is not a folder`);
    });

  it("have their bytes unchanged, and no other file is there", async () => {
    expect(await write(pieces("one ", "two ", "three"))).to.equal(13);
    expect(await read()).to.equal("one two three");
    expect(files()).to.deep.equal([ID]);
  });

  it("leave nothing behind where they are cut off", async () => {
    expect((await failureOf(write(pieces("half", new Error("cut off"))))).message).to.equal("cut off");
    expect([files(), await read()]).to.deep.equal([[], undefined]);
  });

  it("leave nothing behind where they are too large, and no more of them is read", async () => {
    let taken = 0;
    async function* endless(): AsyncGenerator<Buffer> {
      for (;;) yield Buffer.alloc((taken += 1) > 0 ? 100 : 0);
    }
    expect((await failureOf(write(endless(), 250))).name).to.equal("MediaTooLargeError");
    expect([taken, files()]).to.deep.equal([3, []]);
    expect(await write(pieces("x".repeat(250)), 250)).to.equal(250);
  });

  it("are whole when several processes write them", async () => {
    await Promise.all(["a", "b", "c"].map((letter) => write(pieces(...Array<string>(50).fill(letter.repeat(10))))));
    expect(await read()).to.match(/^(a{500}|b{500}|c{500})$/);
    expect(files()).to.deep.equal([ID]);
  });

  it("that were left half written a day ago are removed", async () => {
    await write(pieces("x"));
    const [old, fresh] = ["old.part", "fresh.part"].map((name) => join(directory(), "media", "ab", name));
    for (const path of [old, fresh]) writeFileSync(path ?? "", "half");
    utimesSync(old ?? "", 1, 1);
    expect(await media.tidy()).to.equal(1);
    expect(files()).to.have.members([ID, "fresh.part"]);
    expect(await createDiskMedia(join(directory(), "nowhere")).tidy()).to.equal(0);
  });

  it("that were left half written are removed when a single process starts, unless they are newer", async () => {
    await write(pieces("x"));
    const [old, fresh] = ["old.part", "fresh.part"].map((name) => join(directory(), "media", "ab", name));
    for (const path of [old, fresh]) writeFileSync(path ?? "", "half");
    const now = Date.now() / 1000;
    utimesSync(old ?? "", now - 5, now - 5);
    // Even if the machine pauses before it is checked.
    utimesSync(fresh ?? "", now + 60, now + 60);
    await media.makeReady(false);
    expect(files()).to.have.members([ID, "old.part", "fresh.part"]);
    await media.makeReady(true);
    expect(files()).to.have.members([ID, "fresh.part"]);
  });

  for (const [point, isThere] of [
    ["media.written", false],
    ["media.renamed", true],
  ] as const) {
    it(`are ${isThere ? "whole" : "missing"} when the process is killed at ${point}`, async () => {
      const place = join(directory(), "media");
      const options = { env: { ...process.env, ISOGLOSS_FAIL_AT: point } };
      const signal = await new Promise((resolve) => {
        execFile(process.execPath, [...nodeRuns("test/media/write-in-process"), place, ID, "whole"], options, (error) =>
          resolve(error?.signal),
        );
      });
      expect(signal).to.equal("SIGKILL");
      const path = join(place, "ab", ID);
      expect(existsSync(path) ? readFileSync(path, "utf8") : undefined).to.equal(isThere ? "whole" : undefined);
    });
  }
});
