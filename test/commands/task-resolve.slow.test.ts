/** An operator's decision about a task with an unknown outcome, on every engine. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { stringify } from "yaml";
import { createTaskStore, type TaskStore } from "../../src/stores/tasks/task-store.js";
import type { Caller } from "../../src/stores/keys/caller.js";
import { amountsOf, callerOf, fund } from "../support/money/holds.js";
import { forEachEngine } from "../support/engines.js";
import { temporaryDirectory } from "../support/directories.js";
import { accepted, CALLBACK, endingOf, intended, intentOf, rowsOf } from "../support/tasks/tasks.js";
import { callProgram, spawnProgram } from "../support/commands/call-program.js";

const CREDIT = 1_000n;
const HELD = 30n;
const REQUEST = JSON.stringify({ seconds: 8, isExact: true, input: 0, output: 0 });
/** How each dialect reports that there is no video. */
const FAILED: Readonly<Record<string, object>> = {
  "video-generation": { status: "failed" },
  "video-content-task": { status: "failed" },
};

forEachEngine("isogloss task resolve", (database, { location }) => {
  const directory = temporaryDirectory();
  let tasks: TaskStore;
  let caller: Caller;

  beforeEach(async () => {
    mkdirSync(directory(), { recursive: true });
    writeFileSync(join(directory(), "isogloss.yaml"), stringify({ database: location() }));
    tasks = createTaskStore(database());
    await fund(database(), "alice", CREDIT);
    caller = await callerOf(database(), "alice");
  });

  const input = (dialect: string) => intentOf(caller, HELD, { dialect, request: REQUEST, callbackUrl: CALLBACK });
  const doubtful = async (dialect: string) => {
    const { id } = intended(await tasks.createIntent(input(dialect)));
    await tasks.markSent(id);
    await tasks.markAmbiguous(id, "ECONNRESET");
    return id;
  };
  const resolve = (id: string, ...decision: string[]) =>
    callProgram(directory(), "task", "resolve", id, ...decision, "--json");

  it("works as a process of its own", async () => {
    const id = await doubtful("video-generation");
    const { code, stdout, stderr } = await spawnProgram(directory(), ["task", "resolve", id, "--released", "--json"]);
    expect([code, stderr]).to.deep.equal([0, ""]);
    expect(JSON.parse(stdout)).to.deep.include({ id, state: "failed", money: "released" });
    expect(await amountsOf(database(), "alice")).to.deep.include({ balance: CREDIT, reserved: 0n, spent: 0n });

    const again = await spawnProgram(directory(), ["task", "resolve", id, "--released", "--json"]);
    expect([again.code, again.stdout]).to.deep.equal([1, ""]);
    expect(again.stderr).to.contain("only a task that is ambiguous can be resolved");
  });

  for (const [what, dialect, decision, money, wallet] of [
    [
      "charges it",
      "video-generation",
      ["--charged", "0.0000000007"],
      { money: "settled", charged_ticks: 7 },
      { balance: CREDIT - 7n, reserved: 0n, spent: 7n, overrun: 0n },
    ],
    [
      "charges more than the hold",
      "video-generation",
      ["--charged", "0.000000005"],
      { money: "settled", charged_ticks: 50 },
      { balance: CREDIT - 50n, reserved: 0n, spent: 50n },
    ],
    [
      "releases it",
      "video-content-task",
      ["--released"],
      { money: "released", charged_ticks: null },
      { balance: CREDIT, reserved: 0n, spent: 0n, overrun: 0n },
    ],
  ] as const) {
    it(`${what}, once, and sends its callback`, async () => {
      const id = await doubtful(dialect);
      const { code, stdout, stderr } = await resolve(id, ...decision);
      expect(code, stderr).to.equal(0);
      expect(JSON.parse(stdout)).to.deep.include({ id, state: "failed", held_ticks: Number(HELD), ...money });
      expect(await amountsOf(database(), "alice")).to.deep.include(wallet);
      const { snapshot } = (await tasks.find(id, caller.walletId)) ?? {};
      expect(JSON.parse(snapshot ?? "")).to.deep.include(FAILED[dialect]);
      expect(await rowsOf(database(), "callbacks")).to.have.lengthOf(1);
      expect((await rowsOf(database(), "callbacks"))[0]).to.deep.include({
        task_id: id,
        payload: snapshot,
        outcome: null,
      });

      const again = await resolve(id, "--charged", "1");
      expect([again.code, again.stderr]).to.deep.equal([
        1,
        `isogloss: the task ${id} is failed: only a task that is ambiguous can be resolved\n`,
      ]);
      expect(await amountsOf(database(), "alice")).to.deep.include(wallet);
    });
  }

  it("refuses tasks with a known state, and does not change them", async () => {
    const queued = await accepted(tasks, input("video-generation"), { nextPollAt: Date.now() + 60_000 });
    const running = await accepted(tasks, input("video-generation"), {
      state: "running",
      nextPollAt: Date.now() + 60_000,
    });
    const created = intended(await tasks.createIntent(input("video-generation")));
    const done = await accepted(tasks, input("video-generation"));
    const [claimed] = await tasks.claimDue({ owner: "test", until: Date.now() + 60_000, limit: 1 });
    expect(claimed?.id).to.equal(done.id);
    await tasks.finish(claimed ?? done, endingOf());
    const before = await rowsOf(database(), "tasks");

    const answer = await Promise.all([queued, running, created, done].map(({ id }) => resolve(id, "--released")));
    expect(answer.map(({ code }) => code)).to.deep.equal([1, 1, 1, 1]);
    for (const [index, state] of ["queued", "running", "created", "succeeded"].entries())
      expect(answer[index]?.stderr).to.contain(`is ${state}: only a task that is ambiguous can be resolved`);
    expect(await rowsOf(database(), "tasks")).to.have.deep.members(before);
    expect(await amountsOf(database(), "alice")).to.deep.include({
      balance: CREDIT - 20n,
      reserved: 3n * HELD,
      spent: 20n,
    });
  });
});
