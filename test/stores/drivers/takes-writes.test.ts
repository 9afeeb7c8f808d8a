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

  if (engine === "postgres")
    it("and no longer when a write found no room, until there is some", async () => {
      const database = await openDatabase(location());
      for (const [name, kind] of [
        ["full_table()", "trigger"],
        ["full_disk()", "event_trigger"],
      ])
        await database.raw(
          `CREATE FUNCTION ${name} RETURNS ${kind} LANGUAGE plpgsql AS ` +
            "$$ BEGIN RAISE EXCEPTION 'no room' USING ERRCODE = '53100'; END $$",
        );
      await database.raw("CREATE TRIGGER full_table BEFORE INSERT ON settings EXECUTE FUNCTION full_table()");
      await database.raw("CREATE EVENT TRIGGER full_disk ON ddl_command_start EXECUTE FUNCTION full_disk()");
      expect(await takesWrites(database), "before a write failed").to.equal(true);
      await failureOf(writerOf(database).write(insertSetting));
      for (const _look of [1, 2]) expect(await takesWrites(database)).to.equal(false);
      await database.raw("DROP EVENT TRIGGER full_disk");
      expect(await takesWrites(database)).to.equal(true);
      await database.destroy();
    });

  it("is not known of one that does not answer", async () => {
    const database = await openDatabase(location());
    await database.destroy();
    await failureOf(takesWrites(database));
  });
});
