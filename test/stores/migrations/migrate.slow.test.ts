import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect } from "chai";
import { pino } from "pino";
import { openDatabase } from "../../../src/stores/drivers/database.js";
import { migrate } from "../../../src/stores/migrations/migrate.js";
import { migrations } from "../../../src/stores/migrations/index.js";
import type { Migration } from "../../../src/stores/migrations/migration.js";
import { createUsageStore } from "../../../src/stores/logs/usage-store.js";
import { createLedgerStore } from "../../../src/stores/wallets/ledger-store.js";
import { openStores } from "../../../src/stores/open.js";
import { createWalletStore } from "../../../src/stores/wallets/wallet-store.js";
import { forEachEmptyPlace, forEachEngine } from "../../support/engines.js";
import { failureOf } from "../../support/promises.js";
import { nodeRuns } from "../../support/checkout.js";

const run = promisify(execFile);
const names = migrations.map(({ name }) => name);
const LATER = "0039";

forEachEngine("migrate", (database) => {
  it("has nothing to do a second time", async () => {
    expect(await migrate(database())).to.deep.equal([]);
  });

  it("runs only the steps that are new", async () => {
    const later: Migration = {
      name: "9999-later",
      up: async (transaction) => transaction.raw("CREATE TABLE later (id TEXT)"),
    };
    expect(await migrate(database(), [...migrations, later])).to.deep.equal(["9999-later"]);
  });

  it("names the step that fails and rolls it back", async () => {
    const broken: Migration = {
      name: "9999-broken",
      async up(transaction) {
        await transaction.raw("CREATE TABLE half (id TEXT)");
        await transaction.raw("CREATE NONSENSE");
      },
    };
    const { message } = await failureOf(migrate(database(), [...migrations, broken]));
    expect(message).to.match(/^migration 9999-broken failed: .*NONSENSE/is);
    expect(await database().schema.hasTable("half")).to.equal(false);
    expect(await database()("schema_migrations").pluck("name")).to.deep.equal(names);
  });

  it("continues beside a newer build's steps", async () => {
    await database()("schema_migrations").insert({ name: "9999-from-the-future", applied_at: 1 });
    expect(await migrate(database())).to.deep.equal([]);
  });
});

describe("the steps of the schema", () => {
  it("are named and ordered by number", () => expect([...names].sort()).to.deep.equal(names));
});

forEachEmptyPlace("a database", (location) => {
  it("runs every step exactly once when processes race", async () => {
    const moment = String(Date.now() + 2_500);
    const racers = [1, 2, 3].map(() =>
      run(process.execPath, [...nodeRuns("test/stores/migrate-in-process"), location(), moment]),
    );
    const taken = (await Promise.all(racers)).flatMap(({ stdout }) => JSON.parse(stdout) as string[]);
    expect(taken.sort()).to.deep.equal(names);
  });

  it("is migrated with a line in the log that names the steps", async () => {
    const applied: unknown[] = [];
    const write = (line: string) => applied.push((JSON.parse(line) as { readonly applied?: unknown }).applied);
    const surroundings = { presets: {}, environment: {}, log: pino({ base: undefined }, { write }) };
    const open = async () => (await openStores({ database: location() }, surroundings)).close();
    const database = await openDatabase(location());
    await migrate(
      database,
      migrations.filter(({ name }) => name < LATER),
    );
    await database.destroy();
    await open();
    await open();
    expect(applied).to.deep.equal([names.filter((name) => name >= LATER)]);
  });

  it("is made without such a line", async () => {
    let lines = "";
    const log = pino({ base: undefined }, { write: (line: string) => void (lines += line) });
    await (await openStores({ database: location() }, { presets: {}, environment: {}, log })).close();
    expect(lines).to.equal("");
  });

  it("finds the rows of a wallet's ledger from before they had another index", async () => {
    const database = await openDatabase(location());
    await migrate(
      database,
      migrations.filter(({ name }) => name < "0034"),
    );
    const walletId = await createWalletStore(database).create("alice", 5n);
    await migrate(database);
    const { rows } = await createLedgerStore(database).read(walletId, { limit: 10 });
    expect(rows.map(({ ticks }) => ticks)).to.deep.equal([5n]);
    await database.destroy();
  });

  it("has no count of what a cache keeps for an hour in the rows from before it was counted", async () => {
    const database = await openDatabase(location());
    await migrate(
      database,
      migrations.filter(({ name }) => name < "0035"),
    );
    const walletId = await createWalletStore(database).create("alice", 5n);
    await database("api_keys").insert({ id: "k", wallet_id: walletId, name: "n", hash: "0".repeat(64), created_at: 1 });
    const times = { created_at: 1, expires_at: 2, resolved_at: 2 };
    const hold = { id: "h", wallet_id: walletId, key_id: "k", call_id: "c", model: "m", ticks: 9, prices: "{}" };
    await database("holds").insert({ ...hold, ...times, state: "settled", charged_ticks: 7, cache_write_tokens: 3 });
    await migrate(database);
    const [row] = await createUsageStore(database).sum("model");
    expect(row).to.include({ ticks: 7n, cacheWriteTokens: 3n, cacheWriteHourTokens: 0n });
    await database.destroy();
  });

  it("keeps its rows when wallets get holds", async () => {
    const database = await openDatabase(location());
    await migrate(database, migrations.slice(0, 3));
    await createWalletStore(database).create("alice", 5n);
    await migrate(database);
    const [wallet] = await createWalletStore(database).list();
    expect([wallet?.name, wallet?.balanceTicks]).to.deep.equal(["alice", 5n]);
    await database.destroy();
  });
});

forEachEngine("the schema", (database, { name }) => {
  if (name === "sqlite") {
    it("refuses values of the wrong type in every table", async () => {
      const tables: { name: string; strict: bigint }[] = await database().raw(
        "SELECT name, strict FROM pragma_table_list WHERE schema = 'main'",
      );
      const loose = tables
        .filter(({ name, strict }) => strict === 0n && !name.startsWith("sqlite_"))
        .map(({ name }) => name);
      expect(loose).to.deep.equal([]);
      expect(tables.map(({ name }) => name)).to.include.members([
        "wallets",
        "ledger",
        "holds",
        "api_keys",
        "key_meters",
        "request_log",
        "settings",
      ]);
    });
  } else {
    it("keeps whole numbers in 64 bits and orders text by its bytes, in every column", async () => {
      const columns: { type: string; collation: string | null }[] = await database()("information_schema.columns")
        .where({ table_schema: "public" })
        .distinct("data_type as type", "collation_name as collation");
      expect(columns).to.have.deep.members([
        { type: "bigint", collation: null },
        { type: "text", collation: "C" },
      ]);
    });
  }

  const hold = {
    id: "h",
    wallet_id: "w",
    key_id: "k",
    call_id: "c",
    model: "m",
    ticks: 1,
    prices: "{}",
    state: "held",
    created_at: 1,
    expires_at: 2,
  };
  const settled = { state: "settled", resolved_at: 2, charged_ticks: 1 };
  const impossible: [string, object][] = [
    ["held, but with an end", { resolved_at: 2 }],
    ["released without an end", { state: "released" }],
    ["settled without a charge", { ...settled, charged_ticks: null }],
    ["released with a charge", { ...settled, state: "released" }],
    ["in an unknown state", { ...settled, state: "lost" }],
    ["of a negative amount", { ticks: -1 }],
    ["with a negative charge", { ...settled, charged_ticks: -1 }],
    ["of an unknown wallet", { wallet_id: "nobody" }],
    ["of an unknown key", { key_id: "nobody" }],
  ];
  for (const [what, values] of impossible) {
    it(`accepts no hold ${what}`, async () => {
      await database()("wallets").insert({ id: "w", name: "n", created_at: 1 });
      await database()("api_keys").insert({ id: "k", wallet_id: "w", name: "n", hash: "0".repeat(64), created_at: 1 });
      expect((await failureOf(database()("holds").insert({ ...hold, ...values }))).message).to.match(/constraint/i);
    });
  }

  it("allows no wallet to reserve more than its balance", async () => {
    await database()("wallets").insert({ id: "w", name: "n", created_at: 1 });
    expect((await failureOf(database()("wallets").update({ reserved_ticks: 1 }))).message).to.contain(
      "wallets_covered",
    );
  });
});
