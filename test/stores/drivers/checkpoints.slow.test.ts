import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import type { Database as Connection } from "better-sqlite3";
import { expect } from "chai";
import { pino } from "pino";
import { type CheckpointOptions, startCheckpoints } from "../../../src/stores/drivers/checkpoints.js";
import { type Database, openDatabase } from "../../../src/stores/drivers/database.js";
import { writerOf } from "../../../src/stores/drivers/writer.js";
import { SqliteFile } from "../../../src/stores/drivers/sqlite-file.js";
import { nodeRuns } from "../../support/checkout.js";
import { temporaryDirectory } from "../../support/directories.js";
import { writeMigratedFile } from "../../support/migrated-file.js";
import { writeSetting } from "../../support/stores/settings.js";
import { until } from "../../support/until.js";

const MOST_PAGES = 100;
const OFTEN = 5;
const LONGEST_WAIT_MS = 30_000;

const programOf = (lines: string): URL =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`import { parentPort as port } from "node:worker_threads"; ${lines}`)}`,
  );

/** Answers a look, and has ended at the next. */
const DIES = programOf(
  'port.once("message", () => { port.postMessage({}); port.once("message", () => { throw new Error("broken"); }); });',
);
/** Fails twice, and succeeds, and fails again. */
const FAILS = programOf(`let looks = 0;
port.on("message", (asked) => {
  if (asked === "end") return port.close();
  looks += 1;
  port.postMessage(looks === 3 ? {} : { failure: "SQLITE_FULL " + looks });
});`);
const ALWAYS_FAILS = programOf(
  'port.on("message", (asked) => (asked === "end" ? port.close() : port.postMessage({ failure: "SQLITE_FULL" })));',
);
/** Takes its time for a look, and prints when it has ended. */
const SLOW = programOf(`import { writeSync } from "node:fs"; import { workerData } from "node:worker_threads";
port.on("message", () => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
  writeSync(1, "looked");
  Atomics.store(workerData.looking, 0, 0);
  Atomics.notify(workerData.looking, 0);
});`);

describe("Checkpoints", () => {
  const directory = temporaryDirectory();
  const path = () => join(directory(), "test.db");
  let database: Database;
  let other: Connection;
  let written: number;
  let lines: Record<string, unknown>[];

  beforeEach(async () => {
    await writeMigratedFile(path());
    database = await openDatabase(path());
    other = new SqliteFile(path());
    [written, lines] = [0, []];
  });

  afterEach(async () => {
    other.close();
    await database.destroy();
  });

  const start = (options: Partial<CheckpointOptions> = {}) =>
    startCheckpoints(database, {
      path: path(),
      log: pino({}, { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) }),
      mostPages: MOST_PAGES,
      ...options,
    });
  const write = () => writerOf(database).write(() => writeSetting(String((written += 1))));
  const pagesInLog = (): number => {
    const [{ log } = { log: 0 }] = other.pragma("wal_checkpoint(NOOP)") as { readonly log: number }[];
    return log;
  };
  /** After how many pages a commit copies the log; never, if it is zero. */
  const pagesPerCheckpoint = async (): Promise<bigint | undefined> => {
    const [row] = (await database.raw("PRAGMA wal_autocheckpoint")) as { readonly wal_autocheckpoint: bigint }[];
    return row?.wal_autocheckpoint;
  };
  const eventsOf = () => lines.map(({ event }) => event);

  async function writeUntil(isEnough: () => boolean): Promise<void> {
    const end = performance.now() + LONGEST_WAIT_MS;
    do await write();
    while (!isEnough() && performance.now() < end);
    expect(isEnough()).to.equal(true);
  }

  /** Writes until the log has begun again so often. */
  async function writeUntilBegun(often: number): Promise<void> {
    let before = 0;
    let begun = 0;
    await writeUntil(() => {
      const pages = pagesInLog();
      if (pages < before) begun += 1;
      before = pages;
      return begun >= often;
    });
  }

  it("have the log begin again and again while commits go on, and none of them copies it", async () => {
    const checkpoints = start();
    await writeUntilBegun(1);
    // The thread has answered by then.
    await until(async () => (await write(), await pagesPerCheckpoint()) === 0n);
    await writeUntilBegun(OFTEN);
    expect(other.prepare("SELECT count(*) FROM settings WHERE name GLOB '[0-9]*'").pluck().get()).to.equal(written);
    expect(other.pragma("integrity_check", { simple: true })).to.equal("ok");
    await checkpoints.close();
    expect(lines).to.deep.equal([]);
  });

  it("wait until a reader has ended, and copy the log then", async () => {
    const checkpoints = start();
    await writeUntilBegun(1);
    const reader = new SqliteFile(path());
    reader.exec("BEGIN; SELECT * FROM settings");
    await writeUntil(() => pagesInLog() > 3 * MOST_PAGES);
    reader.close();
    await writeUntilBegun(1);
    await checkpoints.close();
    expect(lines).to.deep.equal([]);
  });

  it("leave nothing open when they are closed", async () => {
    const checkpoints = start();
    await writeUntilBegun(1);
    await checkpoints.close();
    other.close();
    await database.destroy();
    expect(existsSync(`${path()}-wal`)).to.equal(false);
  });

  it("are closed before there was a thread", async () => start().close());

  it("leave the log to commits when the thread has ended", async () => {
    start({ program: DIES });
    await writeUntil(() => lines.length > 0);
    expect(eventsOf()).to.deep.equal(["checkpoint.thread_ended"]);
    expect(lines[0]).to.have.nested.property("err.message", "broken");
    await writeUntilBegun(2);
    expect(await pagesPerCheckpoint()).to.equal(1000n);
    expect(eventsOf()).to.deep.equal(["checkpoint.thread_ended"]);
  });

  it("leave the log to commits when the thread cannot open the file", async () => {
    start({ path: join(directory(), "absent", "test.db") });
    await writeUntil(() => lines.length > 0);
    expect(eventsOf()).to.deep.equal(["checkpoint.thread_ended"]);
    await writeUntilBegun(2);
  });

  it("leave the log to commits while the thread fails", async () => {
    const checkpoints = start({ program: ALWAYS_FAILS });
    await writeUntil(() => lines.length > 0);
    expect(eventsOf()).to.deep.equal(["checkpoint.failed"]);
    await writeUntilBegun(2);
    expect(await pagesPerCheckpoint()).to.equal(1000n);
    await checkpoints.close();
  });

  it("are tried again when they failed, with one line until they succeed", async () => {
    const checkpoints = start({ program: FAILS });
    await writeUntil(() => lines.length > 1);
    await checkpoints.close();
    expect(lines.map(({ event, reason }) => [event, reason])).to.deep.equal([
      ["checkpoint.failed", "SQLITE_FULL 1"],
      ["checkpoint.failed", "SQLITE_FULL 4"],
    ]);
  });

  describe("in a process of its own", () => {
    let running: ChildProcess | undefined;
    afterEach(() => running?.kill("SIGKILL"));

    const startWriting = (count: number, environment: Readonly<Record<string, string>> = {}) => {
      const args = [...nodeRuns("test/stores/write-in-process"), path(), String(count), String(MOST_PAGES)];
      const child = spawn(process.execPath, args, {
        env: { ...process.env, ...environment },
        stdio: ["ignore", "pipe", "inherit"],
      });
      running = child;
      return { child, ended: once(child, "close"), confirmed: text(child.stdout) };
    };

    it("do not keep a process that has nothing left to do", async () => {
      const { ended } = startWriting(200);
      expect(await ended).to.deep.equal([0, null]);
    });

    it("keep a process that ends until the thread has ended its look", async () => {
      const args = [...nodeRuns("test/stores/end-amid-look-in-process"), path(), SLOW.href];
      running = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
      const printed = text(running.stdout as Readable);
      expect(await once(running, "close")).to.deep.equal([0, null]);
      expect(await printed).to.equal("looked");
    });

    for (const point of [
      "checkpoint.copied",
      "checkpoint.copied:4",
      "checkpoint.restarted",
      "checkpoint.restarted:4",
    ]) {
      it(`lose nothing that was confirmed when it is killed at ${point}`, async () => {
        const { ended, confirmed } = startWriting(100_000, { ISOGLOSS_FAIL_AT: point });
        expect(await ended).to.deep.equal([null, "SIGKILL"]);
        expectAll(await confirmed);
      });
    }

    it("lose nothing that was confirmed when it is killed at any moment", async () => {
      const { child, ended, confirmed } = startWriting(100_000);
      await once(child.stdout, "data");
      await sleep(Math.random() * 1000);
      child.kill("SIGKILL");
      await ended;
      expectAll(await confirmed);
    });

    function expectAll(confirmed: string): void {
      const names = confirmed.split("\n").slice(0, -1);
      const found = new Set(other.prepare("SELECT name FROM settings").pluck().all());
      expect(names.length).to.be.greaterThan(0);
      expect(names.filter((name) => !found.has(name))).to.deep.equal([]);
      expect(other.pragma("integrity_check", { simple: true })).to.equal("ok");
    }
  });
});
