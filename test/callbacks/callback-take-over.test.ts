import { expect } from "chai";
import type { Agent } from "undici";
import { type CallbackStore, createCallbackStore } from "../../src/stores/tasks/callback-store.js";
import { type TaskStore, createTaskStore } from "../../src/stores/tasks/task-store.js";
import type { Task } from "../../src/stores/tasks/task-rows.js";
import type { Caller } from "../../src/stores/keys/caller.js";
import { CallbackWorker, type CallbackWorkerTimes } from "../../src/callbacks/callback-worker.js";
import { openGuardedAgent } from "../../src/upstream/guarded-agent.js";
import { callerOf, fund } from "../support/money/holds.js";
import { forEachEngine } from "../support/engines.js";
import { keptLog } from "../support/tasks/video-jobs.js";
import { until } from "../support/until.js";
import { Receiver } from "../support/callbacks/receiver.js";
import { accepted, endingOf, intentOf, rowsOf } from "../support/tasks/tasks.js";

const RETRY_SECONDS = [0.02, 0.04, 0.08];

forEachEngine("callbacks that another process takes over", (database) => {
  let tasks: TaskStore;

  let callbacks: CallbackStore;

  let caller: Caller;

  let receiver: Receiver;

  let kept: ReturnType<typeof keptLog>;

  let running: CallbackWorker[] = [];

  let agents: Agent[] = [];

  const start = (times: Partial<CallbackWorkerTimes> = {}, allowPrivateAddresses = true) => {
    const agent = openGuardedAgent({ connectTimeoutMs: 15_000, allowPrivateAddresses });
    const callbackWorker = new CallbackWorker(callbacks, agent, kept.log, {
      tickMs: 10,
      timeoutMs: 15_000,
      retrySeconds: RETRY_SECONDS,
      ...times,
    });
    agents.push(agent);
    running.push(callbackWorker);
    callbackWorker.start();
    return callbackWorker;
  };

  const finished = async (url = receiver.url): Promise<Task> => {
    const { id } = await accepted(tasks, intentOf(caller, 30n, { callbackUrl: url }));
    await database()("tasks").where({ id }).update({ fence: 1 });
    await tasks.finish({ id, fence: 1 }, endingOf({ snapshot: `{"id":"${id}","note":"Schiff \u{1F6A2}"}` }));
    const task = await tasks.find(id, caller.walletId);
    if (task === undefined) throw new Error("it is not found");
    return task;
  };

  const over = (id: string) => until(async () => (await callbacks.show(id))?.outcome !== undefined);

  beforeEach(async () => {
    kept = keptLog();
    [running, agents] = [[], []];
    [tasks, callbacks] = [createTaskStore(database()), createCallbackStore(database())];
    receiver = new Receiver();
    await receiver.listen();
    await fund(database(), "alice", 100_000n);
    caller = await callerOf(database(), "alice");
  });

  afterEach(async () => {
    receiver.close();
    await Promise.all(running.map((callbackWorker) => callbackWorker.stop()));
    await Promise.all(agents.map((agent) => agent.destroy()));
  });

  describe("of a process that died", () => {
    /** The attempts before, and the seconds from the end of the lease, or from its takeover, until the next attempt. */
    const waits: readonly (readonly [string, number, number])[] = [
      ["its first attempt", 0, 10],
      ["its second attempt", 1, 60],
      ["its third attempt", 2, 600],
      ["its last attempt, after which they are given up,", 3, 0],
    ];
    /** By a worker that claims nothing once it has died. */
    const claimed = async (attemptsBefore: number) => {
      const { claimDue } = callbacks;
      let isDead = false;
      callbacks = {
        ...callbacks,
        async claimDue(input) {
          const due = isDead ? [] : await claimDue(input);
          isDead ||= due.length > 0;
          return due;
        },
      };
      const { id } = await finished();
      await database()("callbacks").where({ task_id: id }).update({ attempts: attemptsBefore });
      receiver.behaviours = ["hang"];
      start({ retrySeconds: [10, 60, 600] });
      return id;
    };
    const secondsUntilNext = async (id: string, from: number) =>
      (((await callbacks.show(id))?.nextAttemptAt ?? NaN) - from) / 1000;
    const within = (seconds: number) => [seconds * 0.9 - 1, seconds * 1.1 + 1] as const;

    for (const [during, attemptsBefore, seconds] of waits)
      it(`during ${during} wait as long as after any attempt`, async () => {
        const id = await claimed(attemptsBefore);
        await until(() => receiver.hits.length === 1);
        const [row] = await rowsOf(database(), "callbacks");
        expect(await secondsUntilNext(id, Number(row?.lease_until))).to.be.within(...within(seconds));
        const leased = { taskId: id, fence: Number(row?.fence) };
        expect(await callbacks.renew(leased, callbacks.now() + 1_000)).to.equal(true);
        expect(await secondsUntilNext(id, callbacks.now() + 1_000)).to.be.within(...within(seconds));
        await callbacks.releaseLeases();
        expect(await secondsUntilNext(id, callbacks.now())).to.be.within(...within(seconds));
      });

    it("before it counted an attempt are due at once", async () => {
      const { id } = await finished();
      await callbacks.claimDue({ owner: "dead", until: callbacks.now() + 60_000, limit: 9 });
      expect(await secondsUntilNext(id, callbacks.now())).to.be.within(...within(60));
      await callbacks.releaseLeases();
      expect(await secondsUntilNext(id, callbacks.now())).to.be.within(...within(0));
    });

    it("before it made the attempt that it took back wait for the end of the lease only", async () => {
      const { id } = await finished();
      const leaseUntil = callbacks.now() + 60_000;
      for (const callback of await callbacks.claimDue({ owner: "dead", until: leaseUntil, limit: 9 }))
        await callbacks.takeBack(callback, (await callbacks.countAttempt(callback, 600_000)) ?? NaN);
      expect(await secondsUntilNext(id, leaseUntil)).to.equal(0);
    });
  });

  describe("of a process that was suspended while another took over", () => {
    /** Much longer than these tests take: only `pass` ends leases. */
    const LEASE_MS = 600_000;
    const TIMEOUT_MS = LEASE_MS / 2;
    let aheadMs = 0;
    const pass = (milliseconds: number) => (aheadMs += milliseconds);
    beforeEach(() => {
      aheadMs = 0;
      callbacks = createCallbackStore(database(), () => Date.now() + aheadMs);
    });
    /** It counts one attempt. Its next step waits until it resumes. */
    const freezing = (whole: CallbackStore, where: "count" | "record", frozen: Promise<unknown>): CallbackStore => {
      let hasCounted = false;
      return {
        ...whole,
        async claimDue(claim) {
          return hasCounted ? [] : whole.claimDue({ ...claim, until: whole.now() + LEASE_MS });
        },
        async countAttempt(...given) {
          const attempt = await whole.countAttempt(...given);
          hasCounted = true;
          if (where === "count") await frozen;
          return attempt;
        },
        async recordAttempt(...given) {
          if (where === "record") await frozen;
          return whole.recordAttempt(...given);
        },
      };
    };
    /** Starts one that is suspended there. When its lease has ended, starts another. */
    const hang = async (where: "count" | "record", isThere: () => Promise<boolean> | boolean) => {
      const begun = beginStandingStill(where);
      await until(isThere);
      pass(LEASE_MS);
      start();
      return begun;
    };
    const beginStandingStill = (where: "count" | "record", whole = callbacks) => {
      let resume: () => void = () => undefined;
      const others = callbacks;
      callbacks = freezing(whole, where, new Promise<void>((resolve) => (resume = resolve)));
      const still = start({ timeoutMs: TIMEOUT_MS });
      callbacks = others;
      return { still, resume };
    };
    const shown = async (id: string) => callbacks.show(id);
    const isCounted = (id: string) => async () => (await shown(id))?.attempts === 1;

    it("arrive once where it had not sent them yet", async () => {
      const { id } = await finished();
      const { still, resume } = await hang("count", isCounted(id));
      await over(id);
      resume();
      await still.stop();
      expect(receiver.hits).to.have.lengthOf(1);
      expect(await shown(id)).to.deep.include({ attempts: 2, outcome: "delivered" });
    });

    it("arrive once where less of its lease was left than an attempt takes", async () => {
      let answer = () => {};
      receiver.retryPolicy = new Promise<void>((resolve) => (answer = resolve));
      const { id } = await finished();
      const { still, resume } = beginStandingStill("count");
      await until(isCounted(id));
      const leasedUntil = (await shown(id))?.nextAttemptAt ?? 0;
      pass(LEASE_MS - TIMEOUT_MS / 2);
      resume();
      await until(() => receiver.hits.length === 1);
      // Another looks for work before the attempt must end.
      pass(TIMEOUT_MS * 0.9);
      expect(callbacks.now()).to.be.above(leasedUntil);
      expect(await callbacks.claimDue({ owner: "other", until: callbacks.now() + LEASE_MS, limit: 9 })).to.deep.equal(
        [],
      );
      answer();
      await still.stop();
      expect(receiver.hits).to.have.lengthOf(1);
      expect(await shown(id)).to.deep.include({ attempts: 1, outcome: "delivered" });
    });

    it("are tried as often as agreed where no process has taken over", async () => {
      receiver.behaviours = [500];
      const { id } = await finished();
      const { still, resume } = beginStandingStill("count");
      await until(isCounted(id));
      pass(LEASE_MS);
      resume();
      await still.stop();
      expect((await shown(id))?.deliveries).to.have.lengthOf(1);
      start();
      await over(id);
      const { outcome, deliveries = [] } = (await shown(id)) ?? {};
      expect([outcome, deliveries.map(({ attempt }) => attempt)]).to.deep.equal(["given_up", [1, 2, 3, 4]]);
    });

    it("are tried as often as agreed where the lease could not be renewed", async () => {
      receiver.behaviours = [500];
      const { id } = await finished();
      const { still, resume } = beginStandingStill("count", {
        ...callbacks,
        renew: () => Promise.reject(new Error("the database is away")),
      });
      await until(isCounted(id));
      pass(LEASE_MS);
      resume();
      await still.stop();
      expect(receiver.hits).to.have.lengthOf(0);
      start();
      await over(id);
      expect(receiver.hits).to.have.lengthOf(4);
      expect(await shown(id)).to.deep.include({ attempts: 4, outcome: "given_up" });
    });

    for (const [when, isThen] of [
      ["is still trying", async () => receiver.hits.length > 0],
      ["has given up", async (id: string) => (await shown(id))?.outcome === "given_up"],
    ] as const) {
      it(`are tried as often as agreed where another ${when}`, async () => {
        receiver.behaviours = [500];
        const { id } = await finished();
        const { still, resume } = await hang("count", isCounted(id));
        await until(() => isThen(id));
        resume();
        await still.stop();
        await over(id);
        const { attempts, outcome, deliveries = [] } = (await shown(id)) ?? {};
        expect([attempts, outcome, deliveries.map(({ attempt }) => attempt)]).to.deep.equal([
          4,
          "given_up",
          [2, 3, 4, 5],
        ]);
        expect(receiver.hits).to.have.lengthOf(4);
      });
    }

    it("arrive twice under one key with the same bytes where it could not record that they were accepted", async () => {
      const { id, snapshot } = await finished();
      const { still, resume } = await hang("record", () => receiver.hits.length === 1);
      await over(id);
      resume();
      await still.stop();
      const output = receiver.hits.map(({ body, headers }) => [body, headers["idempotency-key"]]);
      expect(output).to.deep.equal([
        [snapshot, id],
        [snapshot, id],
      ]);
      const { attempts, outcome, deliveries = [] } = (await shown(id)) ?? {};
      expect([attempts, outcome, deliveries.map(({ attempt }) => attempt)]).to.deep.equal([2, "delivered", [1, 2]]);
    });

    it("do not arrive again once it has recorded that they were accepted, whatever the other does", async () => {
      receiver.choose = () => (receiver.hits.length === 0 ? 204 : 500);
      const { id } = await finished();
      const { still, resume } = await hang("record", () => receiver.hits.length === 1);
      await until(() => receiver.hits.length >= 2);
      resume();
      await still.stop();
      await over(id);
      expect(receiver.hits.length).to.be.within(2, 4);
      expect((await shown(id))?.attempts).to.be.at.most(4);
    });
  });
});
