import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "chai";
import { retryWhenLocked } from "../../../src/stores/drivers/retry-when-locked.js";
import { type Transaction, inTransaction, openDatabase } from "../../../src/stores/drivers/database.js";
import { migrate } from "../../../src/stores/migrations/migrate.js";
import { createWalletStore } from "../../../src/stores/wallets/wallet-store.js";
import { SqliteFile } from "../../../src/stores/drivers/sqlite-file.js";
import { forEachEngine } from "../../support/engines.js";
import { temporaryDirectory } from "../../support/directories.js";
import { failureOf } from "../../support/promises.js";

describe("retryWhenLocked: a database that another process is writing to", () => {
  const directory = temporaryDirectory();

  it("is written to when the other process is done", async () => {
    const path = join(directory(), "test.db");
    const database = await openDatabase(path);
    await migrate(database);
    const other = new SqliteFile(path);
    other.exec("BEGIN IMMEDIATE");
    const created = createWalletStore(database).create("alice", 5n);
    await sleep(400);
    expect(await database("wallets").select("name")).to.deep.equal([]);
    other.exec("COMMIT");
    other.close();
    await created;
    expect((await createWalletStore(database).show("alice")).balanceTicks).to.equal(5n);
    await database.destroy();
  });
});

forEachEngine("retryWhenLocked: two transactions that wait for each other", (database, { name }) => {
  if (name === "sqlite") return;

  it("both succeed: the one that gives way starts again", async () => {
    for (const id of ["a", "b"]) await database()("settings").insert({ name: id, value: "" });
    const write = (transaction: Transaction, id: string, value: string) =>
      transaction("settings").where({ name: id }).update({ value });
    const inOrder = (value: string, first: string, second: string) =>
      inTransaction(database(), async (transaction) => {
        await write(transaction, first, value);
        await sleep(100);
        await write(transaction, second, value);
      });
    await Promise.all([inOrder("one", "a", "b"), inOrder("two", "b", "a")]);
    const values: string[] = await database()("settings").pluck("value");
    expect(new Set(values).size).to.equal(1);
  });
});

describe("retryWhenLocked: whenFree", () => {
  for (const code of ["SQLITE_BUSY", "SQLITE_BUSY_SNAPSHOT", "40001", "40P01", "55P03"]) {
    it(`repeats a statement that failed with ${code}`, async () => {
      let attempts = 0;
      const outcome = await retryWhenLocked(() => {
        attempts += 1;
        return attempts < 3 ? Promise.reject(Object.assign(new Error("busy"), { code })) : Promise.resolve("done");
      });
      expect([outcome, attempts]).to.deep.equal(["done", 3]);
    });
  }

  it("does not repeat a statement that failed for another reason", async () => {
    let attempts = 0;
    const { message } = await failureOf(
      retryWhenLocked(() => {
        attempts += 1;
        return Promise.reject(new Error("something else"));
      }),
    );
    expect([message, attempts]).to.deep.equal(["something else", 1]);
  });
});
