import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "chai";
import { createTaskStore } from "../../src/stores/tasks/task-store.js";
import { CREATION_LEASE_MS } from "../../src/tasks/create-task.js";
import { forEachEngine } from "../support/engines.js";
import { findFaults } from "../support/auditor.js";
import { engineOn } from "../support/tasks/crash-engine.js";
import { crashAt, crashSite } from "./crash-site.js";
import { until } from "../support/until.js";
import { rowsOf } from "../support/tasks/tasks.js";

/** A task that is not made by then was lost by its process. */
const MADE_FAST_MS = 5_000;

crashAt("a process that makes tasks and is killed while it makes them or keeps their videos", (point) =>
  /^(task|media)\./.test(point),
);

forEachEngine("a process that makes tasks and is killed", (database, engine) => {
  const { videos, directory, start, goOn, audit } = crashSite(database, engine);

  it("at any moment, repeatedly, loses nothing", async () => {
    const returned: string[] = [];
    for (let round = 0; round < 3; round += 1) {
      const { child, reported, ended } = start(25);
      await until(() => videos().jobs.size > round * 8 + 3);
      await sleep(Math.random() * 150);
      child.kill("SIGKILL");
      await ended;
      returned.push(...(await reported));
      expect(await findFaults(database())).to.deep.equal([]);
    }
    await goOn();
    await audit(returned);
  }).timeout(180_000);

  if (engine.name === "postgres") {
    it("or is suspended beyond its leases is too late for tasks that another has ended meanwhile", async function () {
      // Stopped in a transaction, it blocks the others until the server ends that.
      this.timeout(180_000);
      const { child, reported, ended } = start(20);
      await until(() => videos().jobs.size >= 10);
      child.kill("SIGSTOP");
      const other = engineOn(database(), videos().url, directory());
      other.start();
      try {
        await until(
          async () => (await rowsOf(database(), "tasks")).filter(({ state }) => state === "succeeded").length >= 9,
          50_000,
        );
        child.kill("SIGCONT");
        const store = createTaskStore(database());
        // It still makes tasks after all others are done, and a write of these may be lost too.
        let isRunning = true;
        void ended.then(() => {
          isRunning = false;
        });
        await until(async () => {
          await store.recover(Date.now() + CREATION_LEASE_MS - MADE_FAST_MS);
          return !isRunning;
        }, 55_000);
        expect((await ended)[0]).to.equal(0);
      } finally {
        await other.stop();
      }
      await audit(await reported);
    });
  }
});
