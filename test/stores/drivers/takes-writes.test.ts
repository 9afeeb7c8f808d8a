import { rm } from "node:fs/promises";
import { expect } from "chai";
import { openDatabase } from "../../../src/stores/drivers/database.js";
import { takesWrites } from "../../../src/stores/drivers/takes-writes.js";
import { forEachMigratedPlace } from "../../support/engines.js";
import { failureOf } from "../../support/promises.js";

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

  it("is not known of one that does not answer", async () => {
    const database = await openDatabase(location());
    await database.destroy();
    await failureOf(takesWrites(database));
  });
});
