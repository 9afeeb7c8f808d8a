/** The timeouts of upstreams, and the number of parallel calls to them. */
import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "chai";
import type { TaskUpstream } from "../../src/tasks/contract.js";
import { forEachEngine } from "../support/engines.js";
import { makeMany } from "../support/promises.js";
import { until } from "../support/until.js";
import { outliveLeases, pause, scheduling } from "./scheduling.js";

const MADE = { readyAt: 0, seconds: 1 };

forEachEngine("LimitedUpstream: an upstream", (database) => {
  const now = scheduling(database);

  describe("that answers piece by piece", () => {
    it("is waited for while it is not silent, under a lease that is renewed", async () => {
      const leaseMs = 90;
      // A busy machine may do nothing for so long as a short one.
      const pollMs = 300;
      const { clock, make, start, find, ended, videos } = now();
      const { id } = await make(MADE);
      clock.at = Date.now();
      let polls = 0;
      let answered = 0;
      const poll: TaskUpstream["poll"] = async (task, signal, received) => {
        polls += 1;
        const begun = Date.now();
        const pieces = setInterval(() => received?.(), 5);
        await outliveLeases({ clock, find }, id, leaseMs)
          .then(() => pause(2 * pollMs, signal))
          .finally(() => clearInterval(pieces));
        answered = Date.now() - begun;
        return videos.poll(task, signal);
      };
      start({ poll }, { pollMs, leaseMs });
      start({ poll }, { pollMs, leaseMs });
      await ended(id);
      expect([(await find(id))?.state, polls]).to.deep.equal(["succeeded", 1]);
      expect(answered).to.be.greaterThan(2 * pollMs - 1);
    });

    const ends: [string, number][] = [
      ["is given up when it becomes silent", 2],
      ["is given up when its answer takes too long in total", Infinity],
    ];
    for (const [what, pieces] of ends) {
      it(what, async () => {
        const { make, start, find } = now();
        const { id } = await make(MADE);
        const poll: TaskUpstream["poll"] = async (_task, signal, received) => {
          for (let piece = 0; ; piece += 1) {
            await pause(30, signal);
            if (piece < pieces) received?.();
          }
        };
        start({ poll }, { collectMs: 400 });
        await until(async () => ((await find(id))?.failures ?? 0) >= 2);
      });
    }
  });

  describe("whose videos come from hosts", () => {
    const hostOf: TaskUpstream["hostOf"] = (_task, observation) => (observation.details as { host?: string }).host;
    const from =
      (hosts: ReadonlyMap<string, string>): TaskUpstream["poll"] =>
      async (task) => ({ state: "succeeded", details: { host: hosts.get(task.id) ?? null } });

    it("is polled for others while those of one host hang", async () => {
      const { make, start, ended } = now();
      const hosts = new Map<string, string>();
      const add = async (host: string) => {
        const { id } = await make(MADE, { deadlineAt: Date.now() + 60_000 });
        hosts.set(id, host);
        return id;
      };
      for (let count = 0; count < 6; count += 1) await add("hung");
      let hung = 0;
      const collect: TaskUpstream["collect"] = async (task, observation, signal) => {
        if (hosts.get(task.id) === "hung") await pause(((hung += 1), 60_000), signal);
        return observation;
      };
      start({ poll: from(hosts), hostOf, collect }, { mostCollectionsOfProvider: 4, mostCollectionsOfHost: 2 });
      await until(() => hung === 2);
      await ended(await add("well"));
      expect(hung).to.equal(2);
    });

    it("is polled for videos inside answers, however many wait", async () => {
      const { make, start, ended } = now();
      const host = (await make(MADE)).id;
      let hung = 0;
      const collect: TaskUpstream["collect"] = async (task, observation, signal) => (
        task.id === host && ((hung += 1), await pause(60_000, signal)),
        observation
      );
      start(
        { hostOf: (task) => (task.id === host ? "hung" : undefined), collect },
        { mostCollectionsOfProvider: 1, mostCollectionsOfHost: 1 },
      );
      await until(() => hung === 1);
      await ended((await make(MADE)).id);
    });

    it("has the full time for each, however long it waited for its turn", async () => {
      const { make, start, find, ended } = now();
      const ids = await Promise.all(Array.from({ length: 6 }, async () => (await make(MADE)).id));
      let inside = 0;
      let most = 0;
      const collect: TaskUpstream["collect"] = async (_task, observation, signal) => {
        most = Math.max(most, (inside += 1));
        await pause(100, signal).finally(() => (inside -= 1));
        return observation;
      };
      start({ hostOf: () => "videos.example.test", collect }, { mostCollectionsOfHost: 1, collectMs: 300 });
      for (const id of ids) await ended(id);
      expect(most).to.equal(1);
      expect((await Promise.all(ids.map(find))).map((task) => [task?.state, task?.failures])).to.deep.equal(
        ids.map(() => ["succeeded", 0]),
      );
    });
  });

  it("whose jobs all end together does not block the process", async () => {
    const { make, start, ended, store } = now();
    const ids = await makeMany(100, async () => (await make(MADE)).id);
    let begun = 0;
    let most = 0;
    const { finish } = store;
    store.finish = (...args) => {
      most = Math.max(most, (begun += 1));
      return finish(...args);
    };
    let turns = setImmediate(function next() {
      begun = 0;
      turns = setImmediate(next);
    });
    start(
      { poll: async (task, signal) => (await sleep(50), now().videos.poll(task, signal)) },
      { pollMs: 5_000, leaseMs: 30_000 },
    );
    try {
      for (const id of ids) await ended(id);
    } finally {
      clearImmediate(turns);
    }
    expect(most).to.be.within(1, 16);
  });
});
