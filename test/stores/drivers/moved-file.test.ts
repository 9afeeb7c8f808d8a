import { copyFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "chai";
import { type Database, inTransaction, openDatabase } from "../../../src/stores/drivers/database.js";
import { isDatabaseAway, reasonOf } from "../../../src/stores/drivers/database-error.js";
import { createWalletStore } from "../../../src/stores/wallets/wallet-store.js";
import { writerOf } from "../../../src/stores/drivers/writer.js";
import { temporaryDirectory } from "../../support/directories.js";
import { writeMigratedFile } from "../../support/migrated-file.js";
import { failureOf } from "../../support/promises.js";

describe("a file that is open", () => {
  const directory = temporaryDirectory();
  const path = () => join(directory(), "test.db");
  const copy = () => join(directory(), "copy.db");
  let database: Database;

  beforeEach(async () => {
    await writeMigratedFile(path());
    database = await openDatabase(path());
  });
  afterEach(() => database.destroy());

  const WAYS: readonly { readonly what: string; move(): Promise<void> }[] = [
    { what: "removed", move: () => rm(path()) },
    { what: "renamed", move: () => rename(path(), copy()) },
    { what: "replaced by a backup", move: () => copyFile(path(), copy()).then(() => rename(copy(), path())) },
  ];
  const WRITES: readonly { readonly by: string; write(): Promise<unknown> }[] = [
    { by: "of a call", write: () => writerOf(database).write(function* () {}) },
    { by: "of other work", write: () => inTransaction(database, async () => undefined) },
    { by: "without a transaction", write: () => database("wallets").update({ name: "bob" }) },
  ];
  for (const { what, move } of WAYS)
    for (const { by, write } of WRITES)
      it(`takes no write ${by} when it was ${what}`, async () => {
        await move();
        const failure = await failureOf(write());
        expect([reasonOf(failure), isDatabaseAway(failure)]).to.deep.equal(["SQLITE_READONLY_DBMOVED", true]);
      });

  it("takes writes again when it is back", async () => {
    await rename(path(), copy());
    await failureOf(createWalletStore(database).create("alice"));
    await rename(copy(), path());
    await createWalletStore(database).create("alice");
    expect(await database("wallets").pluck("name")).to.deep.equal(["alice"]);
  });
});
