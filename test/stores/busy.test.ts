import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import SqliteFile from "better-sqlite3";
import { expect } from "chai";
import { whenFree } from "../../src/stores/busy.js";
import { openDatabase } from "../../src/stores/database.js";
import { migrate } from "../../src/stores/migrate.js";
import { createWalletStore } from "../../src/stores/wallet-store.js";
import { failureOf, temporaryDirectory } from "./support.js";

describe("a database that another process is writing to", () => {
  const directory = temporaryDirectory();

  it("is written to when the other is done", async () => {
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

describe("whenFree", () => {
  it("does not repeat what failed for another reason", async () => {
    let attempts = 0;
    const { message } = await failureOf(
      whenFree(() => {
        attempts += 1;
        return Promise.reject(new Error("something else"));
      }),
    );
    expect([message, attempts]).to.deep.equal(["something else", 1]);
  });
});
