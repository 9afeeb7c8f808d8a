/** A task that is being created may change between the look for lost ones and its withdrawal. */
import { expect } from "chai";
import type { Database } from "../../src/stores/drivers/database.js";
import { createTaskStore, type TaskStore } from "../../src/stores/tasks/task-store.js";
import type { Caller } from "../../src/stores/keys/caller.js";
import { forEachEngine } from "../support/engines.js";
import { amountsOf, callerOf, fund } from "../support/money/holds.js";
import { intended, intentOf, rowsOf } from "../support/tasks/tasks.js";

const TIME = 1_700_000_000_000;
const LEASE_MS = 60_000;

/** The same database. Something happens after each of its queries, before their rows are known. */
function interruptedBy(database: Database, happen: () => Promise<unknown>): Database {
  return new Proxy(database, {
    apply(target, self, given) {
      const query = Reflect.apply(target, self, given) as PromiseLike<unknown>;
      const run = query.then.bind(query);
      const interrupted: typeof query.then = (resolve, reject) =>
        run(async (rows: unknown) => (await happen(), rows)).then(resolve, reject);
      return Object.assign(query, { then: interrupted });
    },
  });
}

forEachEngine("recoverTasks: a task that was not sent when its lease was over", (database) => {
  let tasks: TaskStore;
  let caller: Caller;
  const create = async () =>
    intended(await tasks.createIntent(intentOf(caller, 30n, { creationDeadlineAt: TIME + LEASE_MS }))).id;
  const recoverWhile = (happen: () => Promise<unknown>) =>
    createTaskStore(interruptedBy(database(), happen), () => TIME + LEASE_MS).recover();
  const reserved = async () => (await amountsOf(database(), "alice")).reserved;

  beforeEach(async () => {
    tasks = createTaskStore(database(), () => TIME);
    await fund(database(), "alice", 100n);
    caller = await callerOf(database(), "alice");
  });

  it("is withdrawn where nothing happens", async () => {
    const id = await create();
    expect(await recoverWhile(async () => undefined)).to.deep.equal([{ id, provider: "acme", became: "withdrawn" }]);
    expect([await rowsOf(database(), "tasks"), await reserved()]).to.deep.equal([[], 0n]);
  });

  it("is kept, with its hold, where its process renews the lease meanwhile, and can be sent", async () => {
    const id = await create();
    expect(await recoverWhile(() => tasks.renewCreation(id, TIME + 2 * LEASE_MS))).to.deep.equal([]);
    expect([await reserved(), await tasks.markSent(id)]).to.deep.equal([30n, true]);
  });

  it("is kept, with its hold, where its process sends it meanwhile", async () => {
    const id = await create();
    expect(await recoverWhile(() => tasks.markSent(id))).to.deep.equal([]);
    expect((await tasks.find(id, caller.walletId))?.state).to.equal("created");
    expect(await reserved()).to.equal(30n);
  });
});
