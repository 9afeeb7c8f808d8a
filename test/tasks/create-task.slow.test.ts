import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "chai";
import { type TaskStore, createTaskStore } from "../../src/stores/tasks/task-store.js";
import type { Task } from "../../src/stores/tasks/task-rows.js";
import type { Caller } from "../../src/stores/keys/caller.js";
import { TaskRefusedError } from "../../src/tasks/contract.js";
import { type AcceptedJob, createTask } from "../../src/tasks/create-task.js";
import { RetryUntilWritten } from "../../src/workers/retry-until-written.js";
import { amountsOf, callerOf, fund } from "../support/money/holds.js";
import { forEachEngine } from "../support/engines.js";
import { keptLog } from "../support/tasks/video-jobs.js";
import { until } from "../support/until.js";
import { intentOf, rowsOf } from "../support/tasks/tasks.js";

forEachEngine("createTask: a task that is made", (database) => {
  let tasks: TaskStore;
  let caller: Caller;
  let kept: ReturnType<typeof keptLog>;
  let retryUntilWritten: RetryUntilWritten;
  const taken: AcceptedJob = { upstreamId: "job_1", observation: { state: "queued", details: { place: 3 } } };
  const create = (
    send: (task: Task) => Promise<AcceptedJob>,
    store: TaskStore = tasks,
    more: { prepare?(): Promise<undefined>; creationLeaseMs?: number } = {},
  ) => {
    const { id: _made, creationDeadlineAt: _madeBy, ...intent } = intentOf(caller, 30n);
    const { prepare = async () => undefined, creationLeaseMs } = more;
    const parts = { tasks: store, log: kept.log, retryUntilWritten, pollSeconds: [2], creationLeaseMs };
    return createTask(parts, intent, { prepare, post: send });
  };
  const rows = () => rowsOf(database(), "tasks");
  const reserved = async () => (await amountsOf(database(), "alice")).reserved;

  beforeEach(async () => {
    kept = keptLog();
    retryUntilWritten = new RetryUntilWritten(kept.log, { callMs: 15_000, otherMs: 15_000, stopMs: 15_000 });
    tasks = createTaskStore(database());
    await fund(database(), "alice", 100n);
    caller = await callerOf(database(), "alice");
  });

  it("is written, with its hold, before its upstream is called, and again when that has answered", async () => {
    let before: unknown;
    const creation = await create(async ({ id }) => {
      before = [
        (await tasks.find(id, caller.walletId))?.state,
        (await tasks.find(id, caller.walletId))?.sentAt !== undefined,
        await reserved(),
      ];
      return taken;
    });
    expect(before).to.deep.equal(["created", true, 30n]);
    if (creation.became !== "accepted") throw new Error(creation.became);
    expect(creation.task).to.deep.include({ state: "queued", upstreamId: "job_1" });
    expect(await tasks.find(creation.task.id, caller.walletId)).to.deep.include({
      state: "queued",
      upstreamId: "job_1",
      observation: '{"state":"queued","details":{"place":3}}',
    });
  });

  it("is not written where the wallet does not cover it, and no upstream is called", async () => {
    await fund(database(), "bob", 29n);
    caller = await callerOf(database(), "bob");
    let calls = 0;
    expect(await create(async () => ((calls += 1), taken))).to.deep.equal({
      became: "refused",
      admission: { refused: "balance" },
    });
    expect(calls).to.equal(0);
  });

  it("is removed where the upstream refused it, and costs nothing", async () => {
    const cause = new Error("the prompt is refused");
    const creation = await create(() => Promise.reject(new TaskRefusedError(cause)));
    expect(creation.became === "withdrawn" && creation.error.cause).to.equal(cause);
    expect([await rows(), await reserved()]).to.deep.equal([[], 0n]);
  });

  it("is removed where the upstream refused it so late that it was ambiguous already", async () => {
    const creation = await create(async ({ id }) => {
      await tasks.recover(Number.MAX_SAFE_INTEGER);
      expect((await tasks.find(id, caller.walletId))?.state).to.equal("ambiguous");
      throw new TaskRefusedError(new Error("the prompt is refused"));
    });
    expect(creation.became).to.equal("withdrawn");
    expect([await rows(), await reserved()]).to.deep.equal([[], 0n]);
  });

  it("is not ended by the process that found it ambiguous, when its job is known", async () => {
    let doubted: Task | undefined;
    const creation = await create(async ({ id }) => {
      await tasks.recover(Number.MAX_SAFE_INTEGER);
      doubted = await tasks.claimAmbiguous(id, "operator", Date.now() + 10_000);
      return taken;
    });
    expect(creation.became).to.equal("accepted");
    expect(await tasks.finish(doubted as Task, { state: "failed", snapshot: "{}", reason: "released" })).to.equal(
      undefined,
    );
    expect((await rows())[0]).to.deep.include({ state: "queued", upstream_id: "job_1" });
    expect(await reserved()).to.equal(30n);
  });

  it("is kept, with its hold, where it is unknown whether the upstream accepted it, and is sent once", async () => {
    let calls = 0;
    const creation = await create(() =>
      Promise.reject(Object.assign(new Error("reset"), { code: `ECONNRESET${(calls += 1)}` })),
    );
    expect(creation.became).to.equal("ambiguous");
    expect((await rows())[0]).to.deep.include({ state: "ambiguous", reason: "ECONNRESET1" });
    expect([calls, await reserved()]).to.deep.equal([1, 30n]);
  });

  it("is taken over a minute after its process died, and not before", async () => {
    await create(async ({ id, createdAt }) => {
      const recovered = [];
      for (const seconds of [59, 60]) recovered.push(await tasks.recover(createdAt + seconds * 1_000));
      expect(recovered.map((list) => list.map((task) => task.id))).to.deep.equal([[], [id]]);
      return taken;
    });
  });

  for (const step of ["prepare", "post"] as const)
    it(`is not taken over while its process lives, however long it takes to ${step}`, async () => {
      const recovered: unknown[] = [];
      const late = async () => {
        for (let looks = 0; looks < 40; looks += 1) {
          await sleep(100);
          recovered.push(...(await tasks.recover()));
        }
      };
      const prepare = async () => (step === "prepare" ? late().then(() => undefined) : undefined);
      const post = async () => (step === "post" ? late().then(() => taken) : taken);
      const { became } = await create(post, tasks, { prepare, creationLeaseMs: 3_000 });
      expect([became, recovered]).to.deep.equal(["accepted", []]);
    });

  it("is not sent where that could not be written", async () => {
    let calls = 0;
    const away: TaskStore = { ...tasks, markSent: () => Promise.reject(new Error("the database is away")) };
    expect((await create(async () => ((calls += 1), taken), away)).became).to.equal("withdrawn");
    expect([calls, await rows()]).to.deep.equal([0, []]);
  });

  it("is withdrawn when the answer to its writing is lost, and nothing is sent", async () => {
    let calls = 0;
    const lossy: TaskStore = {
      ...tasks,
      createIntent: async (intent) => {
        await tasks.createIntent(intent);
        throw Object.assign(new Error("the connection broke"), { code: "ECONNRESET" });
      },
    };
    expect(await create(async () => ((calls += 1), taken), lossy).catch(String)).to.contain("the connection broke");
    await until(async () => (await rows()).length === 0);
    expect([calls, await reserved()]).to.deep.equal([0, 0n]);
  });

  it("is visible to its owner while the database is unavailable, and is written later", async () => {
    let failures = 1;
    const flaky: TaskStore = {
      ...tasks,
      markAccepted: (id, acceptance) =>
        (failures -= 1) >= 0 ? Promise.reject(new Error("the database is away")) : tasks.markAccepted(id, acceptance),
    };
    expect((await create(async () => taken, flaky)).became).to.equal("accepted");
    expect((await rows())[0]).to.deep.include({ state: "queued", upstream_id: "job_1" });
  });

  describe("is not answered as accepted before that is written", () => {
    let isAway = true;
    const away = (): TaskStore => ({
      ...tasks,
      markAccepted: (...accepted) =>
        isAway ? Promise.reject(new Error("the database is away")) : tasks.markAccepted(...accepted),
    });
    beforeEach(() => {
      isAway = true;
      retryUntilWritten = new RetryUntilWritten(kept.log, { callMs: 50, otherMs: 50, stopMs: 15_000 });
    });

    it("while the database is unavailable for long, and is written when it is back", async () => {
      const creation = await create(async () => taken, away());
      expect(creation.became).to.equal("ambiguous");
      expect((await rows())[0]).to.deep.include({ state: "created", upstream_id: null });
      isAway = false;
      await until(async () => (await rows())[0]?.upstream_id === "job_1");
      expect((await rows())[0]).to.deep.include({ state: "queued" });
    });

    it("when the process is about to end, which waits for the database", async () => {
      expect((await create(async () => taken, away())).became).to.equal("ambiguous");
      isAway = false;
      await retryUntilWritten.stop();
      expect((await rows())[0]).to.deep.include({ state: "queued", upstream_id: "job_1" });
    });

    it("and the job is logged for the operator when the database is not back by then", async () => {
      retryUntilWritten = new RetryUntilWritten(kept.log, { callMs: 50, otherMs: 50, stopMs: 100 });
      await create(async () => taken, away());
      const began = performance.now();
      await retryUntilWritten.stop();
      expect(performance.now() - began).to.be.below(15_000);
      expect(kept.lines.filter(({ job }) => job === "job_1")).to.have.lengthOf(1);
      expect((await rows())[0]).to.deep.include({ state: "created" });
    });
  });

  it("whose lease cannot be renewed is logged, and its lease is renewed later", async () => {
    let failures = 2;
    const renewCreation: TaskStore["renewCreation"] = (id, leaseUntil) =>
      (failures -= 1) >= 0
        ? Promise.reject(Object.assign(new Error("gone"), { code: "ECONNREFUSED" }))
        : tasks.renewCreation(id, leaseUntil);
    const leases: unknown[] = [];
    const leaseOf = async () => (await rows())[0]?.lease_until;
    const send = async () => {
      leases.push(await leaseOf());
      await until(() => kept.events("task.creation_unrenewed").length === 2);
      await until(async () => (await leaseOf()) !== leases[0]);
      return taken;
    };
    const creation = await create(send, { ...tasks, renewCreation }, { creationLeaseMs: 400 });
    expect(creation.became).to.equal("accepted");
    const task = creation.became === "accepted" ? creation.task.id : undefined;
    for (const event of kept.events("task.creation_unrenewed"))
      expect(event).to.deep.include({ task, reason: "ECONNREFUSED" });
  });

  it("that ended before its upstream's answer came is logged for the operator", async () => {
    const creation = await create(async ({ id }) => {
      await tasks.markAmbiguous(id, "slow");
      const task = await tasks.claimAmbiguous(id, "operator", Date.now() + 1_000);
      await tasks.finish(task as Task, { state: "failed", snapshot: "{}", reason: "released" });
      return taken;
    });
    expect(creation.became).to.equal("accepted");
    expect(kept.events("task.job_orphaned")).to.have.lengthOf(1);
  });
});
