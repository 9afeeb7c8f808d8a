import { expect } from "chai";
import { type Database, openDatabase } from "../../src/stores/drivers/database.js";
import { createTaskLists } from "../../src/stores/tasks/task-lists.js";
import { forEachEngine } from "../support/engines.js";
import { ServerLink } from "../support/processes/server-link.js";
import { failureOf } from "../support/promises.js";

forEachEngine("createTaskLists: the number of tasks", (database, { name, location }) => {
  it("is empty without tasks", async () => {
    expect(await createTaskLists(database()).count()).to.deep.equal([]);
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
