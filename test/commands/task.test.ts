import { join } from "node:path";
import { expect } from "chai";
import { runTask } from "../../src/commands/task.js";
import { type OpenStores, openStores } from "../../src/stores/open.js";
import { temporaryDirectory } from "../support/directories.js";
import { videoWriters } from "../support/tasks/video-jobs.js";
import { ambiguousTask, endedTask } from "../support/tasks/tasks.js";
import { callProgram, collectOutput } from "../support/commands/call-program.js";
import { silentLog } from "../support/silent-log.js";

describe("isogloss task", () => {
  const directory = temporaryDirectory();
  const call = (...args: string[]) => collectOutput(directory(), (io) => runTask(args, io, async () => videoWriters));
  const json = async (...args: string[]) =>
    JSON.parse((await call(...args, "--json")).stdout) as Record<string, unknown>;
  let done = "";
  let doubtful = "";

  const withStores = async <Result>(work: (stores: OpenStores) => Promise<Result>): Promise<Result> => {
    const stores = await openStores(
      { database: join(directory(), "data/isogloss.db") },
      { presets: {}, environment: {}, log: silentLog },
    );
    return work(stores).finally(() => stores.close());
  };

  beforeEach(() =>
    withStores(async (stores) => {
      const walletId = await stores.wallets.create("alice", 10n ** 11n);
      const caller = { walletId, keyId: (await stores.keys.create("alice", "laptop")).id };
      done = (await endedTask(stores, caller)).id;
      doubtful = (await ambiguousTask(stores, caller)).id;
    }),
  );

  it("lists tasks, all or some", async () => {
    const { stdout } = await call("list");
    expect(stdout).to.match(/^ID +STATE +MODEL +WALLET +PROVIDER +CREATED +COST\n/);
    expect(stdout).to.match(new RegExp(`${done} +succeeded +acme/video +alice +acme +\\S+ +0.000000002 USD\n`));
    for (const [options, count] of [
      [["--state", "ambiguous"], 1],
      [["--wallet", "alice"], 2],
      [["--model", "x"], 0],
      [["--limit", "1"], 1],
    ] as const) {
      expect(await json("list", ...options)).to.have.lengthOf(count);
    }
    expect((await call("list", "--model", "x")).stdout).to.equal("there are no tasks\n");
  });

  it("shows one", async () => {
    const { stdout } = await call("show", done);
    for (const line of [
      /^state +succeeded$/m,
      /^cost +0.000000002 USD$/m,
      /^media +video \(video\/mp4, 5 bytes\)$/m,
      /1 +not_accepted +500 +3 ms$/m,
    ])
      expect(stdout).to.match(line);
    expect(await json("show", doubtful)).to.deep.include({
      id: doubtful,
      state: "ambiguous",
      reason: "ECONNRESET",
      callback: null,
      held_ticks: 30,
    });
  });

  it("resolves one at a price", async () => {
    expect(await json("resolve", doubtful, "--charged", "0.0000000007")).to.deep.include({
      state: "failed",
      money: "settled",
      charged_ticks: 7,
    });
    expect(await withStores((stores) => stores.wallets.show("alice"))).to.deep.include({
      reservedTicks: 0n,
      allottedTicks: 0n,
      spentTicks: 27n,
    });
  });

  it("resolves one at none, once", async () => {
    expect(await json("resolve", doubtful, "--released")).to.deep.include({ state: "failed", money: "released" });
    expect((await callProgram(directory(), "task", "resolve", doubtful, "--released")).code).to.equal(1);
  });

  it("sends a callback again", async () => {
    expect((await json("redeliver", done)).callback).to.deep.include({ attempts: 0, outcome: null });
  });

  for (const [args, words] of [
    [["resolve", "DONE", "--released"], "only a task that is ambiguous can be resolved"],
    [["redeliver", "DOUBTFUL"], "it has no callback to deliver"],
    [["show", "task_0"], "there is no task task_0"],
    [["resolve", "task_0", "--released"], "there is no task task_0"],
  ] as const) {
    it(`fails for ${args.join(" ")}`, async () => {
      const { code, stderr } = await callProgram(
        directory(),
        "task",
        ...args.map((arg) => ({ DONE: done, DOUBTFUL: doubtful })[arg as string] ?? arg),
      );
      expect([code, stderr.includes(words)]).to.deep.equal([1, true]);
    });
  }

  for (const args of [
    ["resolve", "task_0"],
    ["resolve", "task_0", "--released", "--charged", "1"],
    ["resolve", "task_0", "--charged", "0"],
    ["resolve", "task_0", "--charged", "much"],
    ["list", "--state", "lost"],
    ["list", "--limit", "0"],
  ]) {
    it(`is not called with ${args.join(" ")}`, async () => {
      expect((await callProgram(directory(), "task", ...args)).code).to.equal(2);
    });
  }
});
