import { expect } from "chai";
import { type Database, openDatabase } from "../../src/stores/drivers/database.js";
import { createTaskLists } from "../../src/stores/tasks/task-lists.js";
import { createTaskStore } from "../../src/stores/tasks/task-store.js";
import { forEachEngine } from "../support/engines.js";
import { accepted, endingOf, intentOf } from "../support/tasks/tasks.js";
import { callerOf, fund } from "../support/money/holds.js";
import { ServerLink } from "../support/processes/server-link.js";
import { failureOf } from "../support/promises.js";

forEachEngine("createTaskLists: the number of tasks", (database, { name, location }) => {
  it("is empty without tasks", async () => {
    expect(await createTaskLists(database()).count()).to.deep.equal([]);
  });

  it("comes with the age of the oldest, by the clock that tasks are dated by", async () => {
    await fund(database(), "alice", 1_000n);
    let now = 1_000_000;
    const [store, lists] = [createTaskStore(database(), () => now), createTaskLists(database(), () => now)];
    for (const before of [0, 2_000]) {
      now += before;
      await accepted(store, intentOf(await callerOf(database(), "alice"), 30n));
    }
    now += 5_000;
    const counts = await lists.count();
    expect(counts.map(({ tasks, oldestSeconds }) => [tasks, oldestSeconds])).to.deep.equal([[2, 7]]);
  });

  it("that can still end is known by provider", async () => {
    await fund(database(), "alice", 1_000n);
    const [store, caller] = [createTaskStore(database()), await callerOf(database(), "alice")];
    const to = (provider: string) =>
      intentOf(caller, 30n, { route: { provider, model: "video-2026", dialect: "video-jobs" } });
    const ids = [];
    for (const provider of ["zeta", "zeta", "acme", "ended", "lost"])
      ids.push((await accepted(store, to(provider))).id);
    await database()("tasks").where({ id: ids[3] }).update({ fence: 1 });
    await store.finish({ id: ids[3] ?? "", fence: 1 }, endingOf());
    await database()("tasks").where({ id: ids[4] }).update({ state: "ambiguous" });
    expect(await createTaskLists(database()).countOpen()).to.deep.equal([
      { provider: "acme", tasks: 1 },
      { provider: "zeta", tasks: 2 },
    ]);
  });

  if (name === "sqlite") return;

  describe("over a connection", () => {
    let link: ServerLink;
    let linked: Database;

    beforeEach(async () => {
      link = await ServerLink.open(location());
      linked = await openDatabase(link.address);
    });
    afterEach(async () => {
      await link.close();
      await linked.destroy();
    });

    it("is awaited for two seconds at most, so that /metrics answers", async () => {
      link.hang();
      const begunAt = performance.now();
      expect((await failureOf(createTaskLists(linked).count())).name).to.equal("DatabaseLateError");
      expect(performance.now() - begunAt).to.be.below(2_500);
    });
  });
});
