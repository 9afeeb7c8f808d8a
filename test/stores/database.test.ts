import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { type Database, openDatabase } from "../../src/stores/database.js";
import { migrate } from "../../src/stores/migrate.js";
import { failureOf, temporaryDirectory } from "./support.js";

const directory = temporaryDirectory();
const path = () => join(directory(), "a/b/test.db");

async function settingsOf(database: Database): Promise<Record<string, unknown>> {
  const settings: Record<string, unknown> = {};
  for (const name of ["journal_mode", "synchronous", "busy_timeout", "foreign_keys"]) {
    const [row]: Record<string, unknown>[] = await database.raw(`PRAGMA ${name}`);
    settings[name] = Object.values(row ?? {})[0];
  }
  return settings;
}

describe("openDatabase", () => {
  const wanted = { journal_mode: "wal", synchronous: 2n, busy_timeout: 100n, foreign_keys: 1n };

  it("makes the file and its directory", async () => {
    await (await openDatabase(path())).destroy();
    expect(existsSync(path())).to.equal(true);
  });

  it("sets the connection so that what is committed survives", async () => {
    const database = await openDatabase(path());
    expect(await settingsOf(database)).to.deep.equal(wanted);
    await database.destroy();
  });

  it("sets it again when there is a database already, also after writes", async () => {
    const first = await openDatabase(path());
    await migrate(first);
    await first.destroy();
    const again = await openDatabase(path());
    await again("wallets").insert({ id: "w", name: "n", created_at: 1 });
    expect(await settingsOf(again)).to.deep.equal(wanted);
    await again.destroy();
  });

  it("gives integers exactly", async () => {
    const database = await openDatabase(path());
    const [row]: { big: unknown }[] = await database.raw("SELECT 9007199254740993 AS big");
    expect(row?.big).to.equal(9_007_199_254_740_993n);
    await database.destroy();
  });

  it("says that a database server is not for this build, without its password", async () => {
    const { message } = await failureOf(openDatabase("postgres://user:password@db.example.test/x"));
    expect(message).to.contain("stores in SQLite").and.not.contain("password");
  });

  it("says which file it cannot open", async () => {
    const { message } = await failureOf(openDatabase(directory()));
    expect(message).to.contain(`cannot open the database ${directory()}`);
  });
});
