/**
 * Where processes that make tasks are killed: their database, their successors, and the checks that nothing was
 * lost.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import { expect } from "chai";
import type { Caller } from "../../src/stores/keys/caller.js";
import type { Database } from "../../src/stores/drivers/database.js";
import { FAIL_POINTS, type FailPoint } from "../../src/stores/drivers/fail-points.js";
import { createTaskStore } from "../../src/stores/tasks/task-store.js";
import { amountsOf, callerOf, fund } from "../support/money/holds.js";
import { type EngineUnderTest, forEachEngine } from "../support/engines.js";
import { temporaryDirectory } from "../support/directories.js";
import { findFaults } from "../support/auditor.js";
import { nodeRuns } from "../support/checkout.js";
import { engineOn, isQuiet } from "../support/tasks/crash-engine.js";
import { until } from "../support/until.js";
import { VideoServer } from "../support/tasks/video-server.js";
import { Receiver } from "../support/callbacks/receiver.js";
import { rowsOf } from "../support/tasks/tasks.js";

const CREDIT = 100_000n;

/** A process that was started. */
export interface Started {
  readonly child: ChildProcess;
  /** The IDs of the tasks that it made, once it has ended. */
  readonly reported: Promise<string[]>;
  readonly ended: Promise<[number | null, string | null]>;
}

export interface CrashSite {
  readonly videos: () => VideoServer;
  readonly directory: () => string;
  /** Starts a process that makes so many tasks. */
  start(count: number, environment?: Readonly<Record<string, string>>): Started;
  /** Another process takes over the rest. */
  goOn(): Promise<void>;
  /** Nothing was lost, least of all what a client was answered. */
  audit(reported: readonly string[]): Promise<void>;
}

/** A site for a suite, new for each of its tests. */
export function crashSite(database: () => Database, { name, location }: EngineUnderTest): CrashSite {
  const directory = temporaryDirectory();
  let videos: VideoServer;
  let receiver: Receiver;
  let caller: Caller;
  let children: ChildProcess[] = [];

  beforeEach(async () => {
    children = [];
    videos = new VideoServer();
    receiver = new Receiver();
    await Promise.all([videos.listen(), receiver.listen()]);
    await fund(database(), "alice", CREDIT);
    caller = await callerOf(database(), "alice");
  });
  afterEach(() => {
    for (const child of children) child.kill("SIGKILL");
    videos.close();
    receiver.close();
  });

  return {
    videos: () => videos,
    directory,
    start(count, environment = {}) {
      const args = [location(), caller.keyId, caller.walletId, videos.url, receiver.url, directory(), String(count)];
      const child = spawn(process.execPath, [...nodeRuns("test/tasks/crash-in-process"), ...args], {
        env: { ...process.env, ...environment },
        stdio: ["ignore", "pipe", "inherit"],
      });
      children.push(child);
      const reported = text(child.stdout).then((lines) => lines.split("\n").filter((id) => id !== ""));
      return { child, reported, ended: once(child, "exit") as Promise<[number | null, string | null]> };
    },
    async goOn() {
      const engine = engineOn(database(), videos.url, directory());
      // On a server other processes may run. A task of a dead one is found when its deadline to create it has passed.
      if (name === "sqlite") await engine.takeOver();
      else await createTaskStore(database()).recover(Number.MAX_SAFE_INTEGER);
      engine.start();
      await until(() => isQuiet(database()), 60_000).finally(() => engine.stop());
    },
    audit: (reported) => audit({ database: database(), videos, receiver, directory: directory() }, reported),
  };
}

/** The rest of a site. */
interface Remains {
  readonly database: Database;
  readonly videos: VideoServer;
  readonly receiver: Receiver;
  readonly directory: string;
}

async function audit({ database, videos, receiver, directory }: Remains, reported: readonly string[]): Promise<void> {
  expect(await findFaults(database)).to.deep.equal([]);
  const rows = await rowsOf(database, "tasks");
  for (const id of reported) expect(rows.map((row) => row.id)).to.include(id);
  // Every job belongs to one task by its ID, or to a task with an unknown outcome.
  expect(new Set(videos.jobs.values()).size, "a task was sent twice").to.equal(videos.jobs.size);
  for (const [job, taskId] of videos.jobs) {
    const [row, ...others] = rows.filter(({ id }) => id === taskId);
    expect(others).to.deep.equal([]);
    expect(row?.upstream_id === job || row?.state === "ambiguous", `${job} is ${String(row?.state)}`).to.equal(true);
  }
  const done = rows.filter(({ state }) => state === "succeeded");
  for (const { id, snapshot } of done) {
    const hits = receiver.hits.filter(({ headers }) => headers["idempotency-key"] === id);
    expect(hits.length).to.be.within(1, 4);
    for (const { body } of hits) expect(body).to.equal(snapshot);
    const [medium = ""] = await database("media").where({ task_id: id }).pluck<string[]>("name");
    expect(readFileSync(`${directory}/${medium.slice(0, 2).toLowerCase()}/${medium}`, "utf8")).to.equal(
      "a video, more or less",
    );
  }
  const remembered = [...(await rowsOf(database, "media")), ...(await rowsOf(database, "media_attempts"))].map(
    (row) => row.name,
  );
  const files = readdirSync(directory, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && !entry.name.endsWith(".part"),
  );
  for (const file of files) expect(remembered, "stored bytes without a row").to.include(file.name);
  expect(done.length + rows.filter(({ state }) => state === "ambiguous").length).to.equal(rows.length);
  const ambiguous = BigInt(rows.length - done.length);
  const charged = 40n * BigInt(done.length);
  expect(await amountsOf(database, "alice")).to.deep.equal({
    balance: CREDIT - charged,
    reserved: 100n * ambiguous,
    spent: charged,
    overrun: 0n,
  });
}

/** Processes that are killed at these fail points, on every engine. */
export function crashAt(title: string, points: (point: FailPoint) => boolean): void {
  forEachEngine(title, (database, engine) => {
    const { start, goOn, audit, directory } = crashSite(database, engine);

    for (const point of FAIL_POINTS.filter(points)) {
      it(`at ${point} loses nothing, and another takes over`, async () => {
        const { reported, ended } = start(1, { ISOGLOSS_FAIL_AT: point });
        expect((await ended)[1]).to.equal("SIGKILL");
        expect(await findFaults(database())).to.deep.equal([]);
        await goOn();
        await audit(await reported);
        expect(
          readdirSync(directory(), { recursive: true }).filter((file) => String(file).endsWith(".part")).length,
        ).to.be.at.most(1);
      }).timeout(60_000);
    }
  });
}
