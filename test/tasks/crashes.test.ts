import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "chai";
import { FAIL_POINTS } from "../../src/stores/fail-points.js";
import { createTaskStore } from "../../src/stores/task-store.js";
import type { Caller } from "../../src/stores/caller.js";
import { amountsOf, callerOf, fund } from "../money/support.js";
import { forEachEngine } from "../stores/engines.js";
import { temporaryDirectory } from "../stores/support.js";
import { findFaults } from "../support/auditor.js";
import { MADE_WITHIN_MS } from "../../src/tasks/create-task.js";
import { engineOn, isQuiet } from "./crash-engine.js";
import { until } from "./film-jobs.js";
import { FilmServer } from "./film-server.js";
import { Receiver } from "./receiver.js";
import { rowsOf } from "./support.js";
import { nodeRuns } from "../support/checkout.js";

const CREDIT = 100_000n;
/** What is not made by then has been lost by whoever was making it. */
const MADE_FAST_MS = 5_000;

forEachEngine("a process that makes tasks and is killed", (database, { name, location }) => {
  const directory = temporaryDirectory();
  let films: FilmServer;
  let receiver: Receiver;
  let caller: Caller;
  let children: ChildProcess[] = [];

  beforeEach(async () => {
    children = [];
    films = new FilmServer();
    receiver = new Receiver();
    await Promise.all([films.listen(), receiver.listen()]);
    await fund(database(), "alice", CREDIT);
    caller = await callerOf(database(), "alice");
  });
  afterEach(() => {
    for (const child of children) child.kill("SIGKILL");
    films.close();
    receiver.close();
  });

  const start = (count: number, environment: Record<string, string> = {}) => {
    const args = [location(), caller.keyId, caller.walletId, films.url, receiver.url, directory(), String(count)];
    const child = spawn(process.execPath, [...nodeRuns("test/tasks/crash-in-process"), ...args], { env: { ...process.env, ...environment }, stdio: ["ignore", "pipe", "inherit"] });
    children.push(child);
    return { child, told: text(child.stdout), ended: once(child, "exit") as Promise<[number | null, string | null]> };
  };

  /** Another process goes on with what was left. */
  const goOn = async () => {
    const engine = engineOn(database(), films.url, directory());
    // On a server others may be alive: what a dead one was making is found when its time to make it is over.
    if (name === "sqlite") await engine.takeOver();
    else await createTaskStore(database()).recover(Number.MAX_SAFE_INTEGER);
    engine.start();
    await until(() => isQuiet(database()), 15_000).finally(() => engine.stop());
  };

  const audit = async (returned: readonly string[]) => {
    expect(await findFaults(database())).to.deep.equal([]);
    const rows = await rowsOf(database(), "tasks");
    for (const id of returned) expect(rows.map((row) => row.id)).to.include(id);
    // Every job is one task's: by its name, or the task is one of which nobody knows whether there is a job.
    expect(new Set(films.jobs.values()).size, "a task was sent twice").to.equal(films.jobs.size);
    for (const [job, taskId] of films.jobs) {
      const [row, ...others] = rows.filter(({ id }) => id === taskId);
      expect(others).to.deep.equal([]);
      expect(row?.upstream_id === job || row?.state === "ambiguous", `${job} is ${String(row?.state)}`).to.equal(true);
    }
    const done = rows.filter(({ state }) => state === "succeeded");
    for (const { id, snapshot } of done) {
      const hits = receiver.hits.filter(({ headers }) => headers["idempotency-key"] === id);
      expect(hits.length).to.be.within(1, 4);
      for (const { body } of hits) expect(body).to.equal(snapshot);
      const [medium = ""] = await database()("media").where({ task_id: id }).pluck<string[]>("name");
      expect(readFileSync(`${directory()}/${medium.slice(0, 2).toLowerCase()}/${medium}`, "utf8")).to.equal("a film, more or less");
    }
    const remembered = [...(await rowsOf(database(), "media")), ...(await rowsOf(database(), "media_attempts"))].map((row) => row.name);
    const files = readdirSync(directory(), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile() && !entry.name.endsWith(".part"));
    for (const file of files) expect(remembered, "bytes that nobody remembers").to.include(file.name);
    expect(done.length + rows.filter(({ state }) => state === "ambiguous").length).to.equal(rows.length);
    const ambiguous = BigInt(rows.length - done.length);
    const charged = 40n * BigInt(done.length);
    expect(await amountsOf(database(), "alice")).to.deep.equal({ balance: CREDIT - charged, reserved: 100n * ambiguous, spent: charged, overrun: 0n });
  };

  for (const point of FAIL_POINTS.filter((known) => /^(task|finish|callback|media)\./.test(known))) {
    it(`at ${point} loses nothing, and another goes on`, async () => {
      const { told, ended } = start(1, { ISOGLOSS_FAIL_AT: point });
      expect((await ended)[1]).to.equal("SIGKILL");
      expect(await findFaults(database())).to.deep.equal([]);
      await goOn();
      await audit((await told).split("\n").filter((id) => id !== ""));
      expect(readdirSync(directory(), { recursive: true }).filter((file) => String(file).endsWith(".part")).length).to.be.at.most(1);
    }).timeout(60_000);
  }

  it("again and again at any moment loses nothing", async () => {
    const returned: string[] = [];
    for (let round = 0; round < 3; round += 1) {
      const { child, told, ended } = start(25);
      await until(() => films.jobs.size > round * 8 + 3, 15_000);
      await sleep(Math.random() * 150);
      child.kill("SIGKILL");
      await ended;
      returned.push(...(await told).split("\n").filter((id) => id !== ""));
      expect(await findFaults(database())).to.deep.equal([]);
    }
    await goOn();
    await audit(returned);
  }).timeout(90_000);

  if (name === "postgres") {
    it("or stands still past its leases is too late for what another has ended meanwhile", async function () {
      // Stopped in a transaction, it keeps the others waiting until the server ends that.
      this.timeout(120_000);
      const { child, told, ended } = start(20);
      await until(() => films.jobs.size >= 10, 15_000);
      child.kill("SIGSTOP");
      const engine = engineOn(database(), films.url, directory());
      engine.start();
      try {
        await until(async () => (await rowsOf(database(), "tasks")).filter(({ state }) => state === "succeeded").length >= 9, 50_000);
        child.kill("SIGCONT");
        const store = createTaskStore(database());
        await until(async () => {
          await store.recover(Date.now() + MADE_WITHIN_MS - MADE_FAST_MS);
          return isQuiet(database());
        }, 40_000);
        expect((await ended)[0]).to.equal(0);
      } finally {
        await engine.stop();
      }
      await audit((await told).split("\n").filter((id) => id !== ""));
    });
  }
});
