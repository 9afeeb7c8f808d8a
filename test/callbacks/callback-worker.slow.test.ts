import { Secret } from "../../src/config/secret.js";
import { expect } from "chai";
import type { Agent } from "undici";
import { type CallbackStore, createCallbackStore } from "../../src/stores/tasks/callback-store.js";
import { type TaskStore, createTaskStore } from "../../src/stores/tasks/task-store.js";
import type { Task } from "../../src/stores/tasks/task-rows.js";
import type { Caller } from "../../src/stores/keys/caller.js";
import { type CallbackHooks, CallbackWorker, type CallbackWorkerTimes } from "../../src/callbacks/callback-worker.js";
import { UnreadableSecretError } from "../../src/stores/wallets/callback-secrets.js";
import { openGuardedAgent } from "../../src/upstream/guarded-agent.js";
import { amountsOf, callerOf, fund } from "../support/money/holds.js";
import { forEachEngine } from "../support/engines.js";
import { keptLog } from "../support/tasks/video-jobs.js";
import { signatureHeaders } from "../../src/callbacks/sign-callback.js";
import { until } from "../support/until.js";
import { type Behaviour, Receiver } from "../support/callbacks/receiver.js";
import { accepted, endingOf, intentOf, rowsOf } from "../support/tasks/tasks.js";

const RETRY_SECONDS = [0.02, 0.04, 0.08];

/** The timeout of an answer that never ends. */
const IN_VAIN_MS = 1_500;

forEachEngine("CallbackWorker: callbacks", (database) => {
  let tasks: TaskStore;

  let callbacks: CallbackStore;

  let caller: Caller;

  let receiver: Receiver;

  let kept: ReturnType<typeof keptLog>;

  let running: CallbackWorker[] = [];

  let agents: Agent[] = [];

  const start = (times: Partial<CallbackWorkerTimes> = {}, allowPrivateAddresses = true, hooks: CallbackHooks = {}) => {
    const agent = openGuardedAgent({ connectTimeoutMs: 15_000, allowPrivateAddresses });
    const callbackWorker = new CallbackWorker(
      callbacks,
      agent,
      kept.log,
      { tickMs: 10, timeoutMs: 15_000, retrySeconds: RETRY_SECONDS, ...times },
      hooks,
    );
    agents.push(agent);
    running.push(callbackWorker);
    callbackWorker.start();
    return callbackWorker;
  };

  const finished = async (url = receiver.url, owner = caller): Promise<Task> => {
    const { id } = await accepted(tasks, intentOf(owner, 30n, { callbackUrl: url }));
    await database()("tasks").where({ id }).update({ fence: 1 });
    await tasks.finish({ id, fence: 1 }, endingOf({ snapshot: `{"id":"${id}","note":"Schiff \u{1F6A2}"}` }));
    const task = await tasks.find(id, owner.walletId);
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

  it("carry the same bytes as every reader gets, until they are accepted", async () => {
    const task = await finished();
    start();
    await over(task.id);
    expect(receiver.hits).to.have.lengthOf(1);
    const [hit] = receiver.hits;
    expect(hit).to.deep.include({ method: "POST", path: "/hook?token=x", body: task.snapshot });
    expect(hit?.headers).to.deep.include({ "content-type": "application/json", "idempotency-key": task.id });
    expect(Number(hit?.headers["content-length"])).to.equal(Buffer.byteLength(task.snapshot ?? ""));
    const shown = await callbacks.show(task.id);
    expect(shown).to.deep.include({ attempts: 1, outcome: "delivered", url: receiver.url });
    expect(shown?.deliveries[0]).to.deep.include({ attempt: 1, status: 204, result: "delivered" });
  });

  it("are signed anew at each attempt, where their wallet has a secret", async () => {
    receiver.behaviours = [500, 204];
    const task = await finished();
    const secret = new Secret(`whsec_${Buffer.from("secret").toString("base64")}`);
    start({}, true, { secretsOf: (walletId) => Promise.resolve(walletId === caller.walletId ? [secret] : []) });
    await over(task.id);
    for (const { headers, body } of receiver.hits) {
      const at = Number(headers["webhook-timestamp"]);
      expect(Math.abs(at - Date.now() / 1000)).to.be.below(5);
      expect(headers).to.deep.include(signatureHeaders([secret], { id: task.id, payload: body, now: at * 1000 }));
    }
    expect(receiver.hits).to.have.lengthOf(2);
  });

  for (const [what, error, reason] of [
    ["of their secret", new UnreadableSecretError("it was stored under another"), "it was stored under another"],
    ["of the database", new Error("select 1 - Query read timeout"), "Query read timeout"],
  ] as const)
    it(`wait where they cannot be signed because ${what}, count no attempt, and say why`, async () => {
      const { id } = await finished();
      start({}, true, { secretsOf: () => Promise.reject(error) });
      const unsigned = () => kept.lines.filter(({ event }) => event === "callback.unsigned");
      await until(async () => unsigned().length > 0);
      expect([receiver.hits.length, (await callbacks.show(id))?.attempts]).to.deep.equal([0, 0]);
      expect(unsigned()[0]?.reason).to.equal(reason);
    });

  it("do not wait for those of a wallet whose secret cannot be read, which are sent once it can be", async () => {
    const alices = [await finished(), await finished(), await finished()];
    await fund(database(), "bob", 100_000n);
    const bobs = await finished(receiver.url, await callerOf(database(), "bob"));
    let isReadable = false;
    const secretsOf = (walletId: string) =>
      isReadable || walletId !== caller.walletId
        ? Promise.resolve([])
        : Promise.reject(new UnreadableSecretError("it was stored under another"));
    start({ mostATick: 1, timeoutMs: 500, marginMs: 500 }, true, { secretsOf });
    await over(bobs.id);
    expect(kept.lines.filter(({ event }) => event === "callback.unsigned")).to.have.lengthOf(1);
    isReadable = true;
    for (const { id } of alices) await over(id);
    expect(receiver.hits).to.have.lengthOf(4);
  });

  const refusals: [Behaviour, string, number | undefined][] = [
    [500, "not_accepted", 500],
    [410, "not_accepted", 410],
    [429, "not_accepted", 429],
    [301, "redirected", 301],
    [307, "redirected", 307],
    ["reset", "broken", undefined],
    ["silent", "broken", undefined],
  ];

  for (const [behaviour, result, status] of refusals) {
    it(`are tried four times, each after a longer wait, where the answer is ${behaviour}`, async () => {
      receiver.behaviours = [behaviour];
      const { id } = await finished();
      const before = await amountsOf(database(), "alice");
      start();
      await over(id);
      expect(receiver.hits).to.have.lengthOf(4);
      expect(new Set(receiver.hits.map(({ body }) => body)).size).to.equal(1);
      expect(new Set(receiver.hits.map(({ headers }) => headers["idempotency-key"]))).to.deep.equal(new Set([id]));
      const shown = await callbacks.show(id);
      expect(shown).to.deep.include({ attempts: 4, outcome: "given_up" });
      expect(
        shown?.deliveries.map(({ attempt, result: reported, status: answered }) => [attempt, reported, answered]),
      ).to.deep.equal([1, 2, 3, 4].map((attempt) => [attempt, result, status]));
      const waits = (shown?.deliveries ?? []).slice(1).map(({ startedAt }, index) => {
        const { startedAt: last = 0, milliseconds = 0 } = shown?.deliveries[index] ?? {};
        return startedAt - last - milliseconds;
      });
      waits.forEach((wait, index) => expect(wait).to.be.at.least((RETRY_SECONDS[index] ?? 0) * 900 - 2));
      expect(await amountsOf(database(), "alice")).to.deep.equal(before);
    });
  }

  for (const [behaviour, result, status] of [
    ["hang", "timeout", undefined],
    ["drip", "not_accepted", 500],
  ] as const) {
    it(`are retried where an answer would never end: ${behaviour}`, async () => {
      receiver.behaviours = [behaviour, 204];
      const { id } = await finished();
      start({ timeoutMs: IN_VAIN_MS });
      await over(id);
      const shown = await callbacks.show(id);
      expect(shown?.deliveries.map(({ result: reported, status: answered }) => [reported, answered])).to.deep.equal([
        [result, status],
        ["delivered", 204],
      ]);
    });
  }

  it("are delivered where an answer continues for ever, because its status was 200", async () => {
    receiver.behaviours = ["endless"];
    const { id } = await finished();
    start();
    await over(id);
    expect((await callbacks.show(id))?.outcome).to.equal("delivered");
  });

  it("are retried until they are accepted", async () => {
    receiver.behaviours = [503, "reset", 200];
    const { id } = await finished();
    start();
    await over(id);
    expect((await callbacks.show(id))?.deliveries.map(({ result }) => result)).to.deep.equal([
      "not_accepted",
      "broken",
      "delivered",
    ]);
  });

  for (const host of ["127.0.0.1", "localhost", "[::ffff:127.0.0.1]", "2130706433"]) {
    it(`never reach ${host}, and each refusal is an attempt`, async () => {
      const { id } = await finished(receiver.url.replace("127.0.0.1", host));
      start({}, false);
      await over(id);
      expect(receiver.hits).to.have.lengthOf(0);
      expect((await callbacks.show(id))?.deliveries.map(({ result }) => result)).to.deep.equal(
        Array(4).fill("refused_address"),
      );
    });
  }

  it("have failed where the host is unknown", async () => {
    const { id } = await finished("http://nobody.invalid/hook");
    start();
    await over(id);
    expect((await callbacks.show(id))?.deliveries[0]?.result).to.equal("unknown_host");
  });

  it("go to one host four at a time, and a slow one delays no other", async () => {
    const other = new Receiver();
    await other.listen();
    let answer = () => {};
    receiver.retryPolicy = new Promise<void>((resolve) => (answer = resolve));
    const slow = await Promise.all(Array.from({ length: 14 }, () => finished()));
    const { id } = await finished(other.url);
    start({ mostATick: 12, mostAtOnce: 16 });
    await over(id);
    await until(() => receiver.hits.length === 4);
    answer();
    for (const task of slow) await over(task.id);
    expect(receiver.mostAtOnce).to.equal(4);
    expect(receiver.hits).to.have.lengthOf(14);
    other.close();
  });

  it("arrive at once though receivers of the same wallet hang, and their callbacks wait behind them", async () => {
    const deaf = new Receiver();
    deaf.behaviours = ["hang"];
    await deaf.listen();
    for (let at = 0; at < 12; at += 1) await finished(deaf.url);
    start({ timeoutMs: 60_000, mostAtOnce: 8 });
    await until(() => Promise.resolve(deaf.hits.length >= 4));
    const { id } = await finished();
    await over(id).finally(() => deaf.close());
  });

  it("of one wallet leave places to those of others, and retries leave some to first attempts", async () => {
    const deaf = new Receiver();
    deaf.behaviours = ["hang"];
    await deaf.listen();
    const { id: waiting, walletId } = await finished(deaf.url);
    const claim = (more: object) => callbacks.claimDue({ owner: "a", until: Date.now() + 60_000, limit: 9, ...more });
    expect(await claim({ exceptWallets: [walletId] })).to.deep.equal([]);
    await database()("callbacks").where({ task_id: waiting }).update({ attempts: 1 });
    expect(await claim({ onlyFirst: true })).to.deep.equal([]);
    const [first, busy] = [await finished(), await finished("http://127.0.0.9/")];
    const turns: string[] = [];
    for (let turn = 0; turn < 3; turn += 1)
      turns.push(...(await claim({ limit: 1, busyHosts: [new URL(receiver.url).host] })).map(({ taskId }) => taskId));
    expect(turns).to.deep.equal([busy.id, first.id, waiting]);
    deaf.close();
  });

  it("that waited for a process to start are sent a few at a time", async () => {
    const waiting = await Promise.all(Array.from({ length: 9 }, () => finished()));
    const { claimDue } = callbacks;
    const claims: { readonly at: number; readonly count: number }[] = [];
    callbacks = {
      ...callbacks,
      async claimDue(input) {
        const at = Date.now();
        const due = await claimDue(input);
        if (due.length > 0) claims.push({ at, count: due.length });
        return due;
      },
    };
    start({ mostATick: 3, tickMs: 100, mostAtOnceOfHost: 99 });
    for (const { id } of waiting) await over(id);
    expect(claims.map(({ count }) => count)).to.deep.equal([3, 3, 3]);
    expect((claims[2]?.at ?? 0) - (claims[0]?.at ?? 0)).to.be.at.least(90);
  });

  it("are delivered once, by whichever of several processes", async () => {
    receiver.delayMs = 20;
    const made = await Promise.all(Array.from({ length: 20 }, () => finished()));
    start();
    start();
    for (const { id } of made) await over(id);
    expect(receiver.hits.map(({ headers }) => headers["idempotency-key"])).to.have.members(made.map(({ id }) => id));
  });

  const logged = () =>
    kept.lines.flatMap(({ event, attempt }) => (String(event).startsWith("callback.") ? [[event, attempt]] : []));

  it("are said to be retried after each failed attempt but the last", async () => {
    receiver.behaviours = [500];
    const { id } = await finished();
    const worker = start();
    await over(id);
    await worker.stop();
    expect(logged()).to.deep.equal([
      ["callback.attempt_failed", 1],
      ["callback.attempt_failed", 2],
      ["callback.attempt_failed", 3],
      ["callback.given_up", 4],
    ]);
  });

  it("are said to have failed, and why, where there was no answer", async () => {
    const { id } = await finished("http://127.0.0.1:9/hook");
    const worker = start();
    await over(id);
    await worker.stop();
    expect(kept.events("callback.given_up").map(({ reason }) => reason)).to.deep.equal(["ECONNREFUSED"]);
  });

  it("are said to be given up where the process of the last attempt died", async () => {
    const { id } = await finished();
    await database()("callbacks").where({ task_id: id }).update({ attempts: 4 });
    const worker = start();
    await over(id);
    await worker.stop();
    expect(logged()).to.deep.equal([["callback.given_up", 4]]);
  });

  it("are not given up by whoever has lost the lease", async () => {
    await finished();
    const [callback] = await callbacks.claimDue({ owner: "slow", until: Date.now() + 100, limit: 1 });
    if (callback === undefined) throw new Error("there is one");
    await database()("callbacks").increment("fence", 1);
    const failed = { attempt: 1, startedAt: 0, milliseconds: 1, status: 500, result: "not_accepted" } as const;
    expect([
      await callbacks.giveUp(callback),
      await callbacks.recordAttempt(callback, failed, { outcome: "given_up" }),
    ]).to.deep.equal([false, false]);
  });

  it("whose process died in an attempt are retried when its lease ends, but never a fifth time", async () => {
    const [first, last] = [await finished(), await finished()];
    await database()("callbacks").where({ task_id: last.id }).update({ attempts: 3 });
    for (const callback of await callbacks.claimDue({ owner: "dead", until: Date.now() + 100, limit: 9 }))
      await callbacks.countAttempt(callback, 0);
    start();
    await over(first.id);
    await over(last.id);
    expect(receiver.hits.map(({ headers }) => headers["idempotency-key"])).to.deep.equal([first.id]);
    expect([(await callbacks.show(first.id))?.attempts, (await callbacks.show(last.id))?.outcome]).to.deep.equal([
      2,
      "given_up",
    ]);
  });

  it("start again when an operator resends them", async () => {
    receiver.behaviours = [500, 500, 500, 500, 200];
    const { id } = await finished();
    start();
    await over(id);
    expect(await callbacks.redeliver(id)).to.equal(true);
    await until(async () => (await callbacks.show(id))?.outcome === "delivered");
    expect(new Set(receiver.hits.map(({ body }) => body)).size).to.equal(1);
    expect(receiver.hits).to.have.lengthOf(5);
    expect(await callbacks.redeliver("task_0")).to.equal(false);
  });

  it("are delivered even when their task was removed", async () => {
    const { id, walletId } = await finished();
    await tasks.remove(id, walletId);
    start();
    await over(id);
    expect(receiver.hits).to.have.lengthOf(1);
  });

  it("leave an immutable log of their attempts", async () => {
    const { id } = await finished();
    const callbackWorker = start();
    await over(id);
    await callbackWorker.stop();
    expect(await rowsOf(database(), "deliveries")).to.have.lengthOf(1);
    await database()("deliveries")
      .update({ result: "changed" })
      .then(
        () => expect.fail("it was changed"),
        (error: unknown) => expect(String(error)).to.contain("append-only"),
      );
  });
});
