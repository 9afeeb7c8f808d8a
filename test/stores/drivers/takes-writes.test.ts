import { copyFile, rename, rm } from "node:fs/promises";
import { expect } from "chai";
import { openDatabase } from "../../../src/stores/drivers/database.js";
import { Statement, type Steps } from "../../../src/stores/drivers/steps.js";
import { takesWrites } from "../../../src/stores/drivers/takes-writes.js";
import { writerOf } from "../../../src/stores/drivers/writer.js";
import { forEachMigratedPlace } from "../../support/engines.js";
import { failureOf } from "../../support/promises.js";

const SETTING = new Statement((database) => database("settings").insert({ name: "a", value: "b" }));

function* insertSetting(): Steps<true> {
  yield SETTING.with();
  return true;
}

forEachMigratedPlace("a database takes writes", (location, engine) => {
  it("as it is made", async () => {
    const database = await openDatabase(location());
    expect(await takesWrites(database)).to.equal(true);
    await database.destroy();
  });

  it(`and no longer when it ${engine === "sqlite" ? "was removed" : "became read-only"}`, async () => {
    const database = await openDatabase(location());
    if (engine === "sqlite") await rm(location());
    else await database.raw("SET SESSION CHARACTERISTICS AS TRANSACTION READ ONLY");
    expect(await takesWrites(database)).to.equal(false);
    await database.destroy();
  });

  if (engine === "sqlite") {
    it("and no longer when another file is in its place", async () => {
      const database = await openDatabase(location());
      await copyFile(location(), `${location()}.copy`);
      await rename(`${location()}.copy`, location());
      expect(await takesWrites(database)).to.equal(false);
      await database.destroy();
    });

    it("and no longer when a write failed, until one succeeds", async () => {
      const database = await openDatabase(location());
      await database.raw("PRAGMA query_only = ON");
      await failureOf(writerOf(database).write(insertSetting));
      expect(await takesWrites(database)).to.equal(false);
      await database.raw("PRAGMA query_only = OFF");
      expect(await takesWrites(database)).to.equal(true);
      await database.destroy();
    });
  }

  it("is not known of one that does not answer", async () => {
    const database = await openDatabase(location());
    await database.destroy();
    await failureOf(takesWrites(database));
  });
});
