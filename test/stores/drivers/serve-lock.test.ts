import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { takeServeLock } from "../../../src/stores/drivers/serve-lock.js";
import { temporaryDirectory } from "../../support/directories.js";
import { nodeRuns } from "../../support/checkout.js";

describe("takeServeLock", () => {
  const directory = temporaryDirectory();
  const database = () => join(directory(), "data/test.db");
  const children: ChildProcess[] = [];

  afterEach(() => {
    for (const child of children.splice(0)) child.kill("SIGKILL");
  });

  async function holdInAnotherProcess(): Promise<ChildProcess> {
    const child = spawn(process.execPath, [...nodeRuns("test/stores/hold-lock-in-process"), database()], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    children.push(child);
    if (child.stdout !== null) await once(child.stdout, "data");
    return child;
  }

  it("refuses a second process", async () => {
    await holdInAnotherProcess();
    expect(() => takeServeLock(database())).to.throw(`another process already serves from ${database()}`);
  });

  for (const { there, isMade } of [
    { there: "is there", isMade: true },
    { there: "is made later", isMade: false },
  ])
    it(`refuses a second process that reaches a file by a link, where the file ${there}`, () => {
      mkdirSync(join(directory(), "data"), { recursive: true });
      if (isMade) writeFileSync(database(), "");
      const link = join(directory(), "link.db");
      symlinkSync("data/test.db", link);
      for (const [first, second] of [
        [database(), link],
        [link, database()],
      ] as const) {
        const lock = takeServeLock(first);
        expect(() => takeServeLock(second)).to.throw(`another process already serves from ${second}`);
        lock.release();
      }
    });

  it("is free again when the process that held it was killed", async () => {
    const child = await holdInAnotherProcess();
    child.kill("SIGKILL");
    await once(child, "exit");
    expect(() => takeServeLock(database()).release()).not.to.throw();
  });

  it("is free again after its release", () => {
    takeServeLock(database()).release();
    expect(() => takeServeLock(database()).release()).not.to.throw();
  });

  it("is held against the same process as well", () => {
    const lock = takeServeLock(database());
    expect(() => takeServeLock(database())).to.throw("another process");
    lock.release();
  });

  it("is on a file that its owner alone may open, because who reads it can hold it", () => {
    takeServeLock(database()).release();
    expect(statSync(`${database()}.lock`).mode & 0o777).to.equal(0o600);
  });

  it("names the file that it cannot open", () => {
    mkdirSync(`${database()}.lock`, { recursive: true });
    expect(() => takeServeLock(database())).to.throw(
      `cannot open ${database()}.lock: unable to open database file; the gateway must be able to write there`,
    );
  });

  it("is not needed on a database server, which allows many processes", () => {
    const address = "postgres://db.example.test/x";
    takeServeLock(address);
    expect(() => takeServeLock(address).release()).not.to.throw();
  });
});
