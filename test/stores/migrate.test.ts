import { execFile } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect } from "chai";
import { openDatabase } from "../../src/stores/database.js";
import { migrate } from "../../src/stores/migrate.js";
import { migrations } from "../../src/stores/migrations/index.js";
import type { Migration } from "../../src/stores/migrations/migration.js";
import { failureOf, temporaryDatabase, temporaryDirectory } from "./support.js";

const run = promisify(execFile);
const names = migrations.map(({ name }) => name);

describe("migrate", () => {
  const database = temporaryDatabase();
  const directory = temporaryDirectory();

  it("has nothing to do a second time", async () => {
    expect(await migrate(database())).to.deep.equal([]);
  });

  it("takes every step exactly once when processes race", async () => {
    const script = fileURLToPath(new URL("migrate-in-process.ts", import.meta.url));
    const moment = String(Date.now() + 2_500);
    const racers = [1, 2, 3].map(() => run(process.execPath, ["--import", "tsx", script, join(directory(), "raced.db"), moment]));
    const taken = (await Promise.all(racers)).flatMap(({ stdout }) => JSON.parse(stdout) as string[]);
    expect(taken.sort()).to.deep.equal(names);
  });

  it("takes only the steps that are new", async () => {
    const later: Migration = { name: "9999-later", up: async (transaction) => transaction.raw("CREATE TABLE later (id TEXT)") };
    expect(await migrate(database(), [...migrations, later])).to.deep.equal(["9999-later"]);
  });

  it("names the step that fails and leaves nothing of it behind", async () => {
    const broken: Migration = {
      name: "9999-broken",
      async up(transaction) {
        await transaction.raw("CREATE TABLE half (id TEXT)");
        await transaction.raw("CREATE NONSENSE");
      },
    };
    const { message } = await failureOf(migrate(database(), [...migrations, broken]));
    expect(message).to.match(/^migration 9999-broken failed: .*NONSENSE/);
    expect(await database().schema.hasTable("half")).to.equal(false);
    expect(await database()("schema_migrations").pluck("name")).to.deep.equal(names);
  });

  it("goes on beside a newer build's steps", async () => {
    await database()("schema_migrations").insert({ name: "9999-from-the-future", applied_at: 1 });
    expect(await migrate(database())).to.deep.equal([]);
  });

  it("names and orders its steps by number", () => {
    expect([...names].sort()).to.deep.equal(names);
  });
});

describe("the schema", () => {
  const directory = temporaryDirectory();

  it("refuses values of the wrong type in every table", async () => {
    const database = await openDatabase(join(directory(), "strict.db"));
    await migrate(database);
    const tables: { name: string; strict: bigint }[] = await database.raw("SELECT name, strict FROM pragma_table_list WHERE schema = 'main'");
    const loose = tables.filter(({ name, strict }) => strict === 0n && !name.startsWith("sqlite_")).map(({ name }) => name);
    expect(loose).to.deep.equal([]);
    expect(tables.map(({ name }) => name)).to.include.members(["wallets", "ledger", "api_keys", "providers", "models", "model_routes"]);
    await database.destroy();
  });
});
