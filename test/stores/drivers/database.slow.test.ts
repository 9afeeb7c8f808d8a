import { existsSync, statSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "chai";
import pg from "pg";
import {
  type Database,
  engineOf,
  inSnapshot,
  inTransaction,
  openDatabase,
} from "../../../src/stores/drivers/database.js";
import { migrate } from "../../../src/stores/migrations/migrate.js";
import { forEachEngine } from "../../support/engines.js";
import { postgresServer } from "../../support/postgres-server.js";
import { temporaryDirectory } from "../../support/directories.js";
import { failureOf } from "../../support/promises.js";

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

describe("openDatabase on a file", () => {
  const wanted = { journal_mode: "wal", synchronous: 2n, busy_timeout: 0n, foreign_keys: 1n };

  it("creates the file and its directory", async () => {
    await (await openDatabase(path())).destroy();
    expect(existsSync(path())).to.equal(true);
  });

  it("lets only its owner read the file and those beside it", async () => {
    const database = await openDatabase(path());
    await migrate(database);
    const rights = ["", "-wal", "-shm"].map((end) => statSync(`${path()}${end}`).mode & 0o777);
    await database.destroy();
    expect(rights).to.deep.equal([0o600, 0o600, 0o600]);
  });

  it("configures the connection so that committed data survives", async () => {
    const database = await openDatabase(path());
    expect(await settingsOf(database)).to.deep.equal(wanted);
    await database.destroy();
  });

  it("configures it again for an existing database, also after writes", async () => {
    const first = await openDatabase(path());
    await migrate(first);
    await first.destroy();
    const again = await openDatabase(path());
    await again("wallets").insert({ id: "w", name: "n", created_at: 1 });
    expect(await settingsOf(again)).to.deep.equal(wanted);
    await again.destroy();
  });

  it("names the file that it cannot open", async () => {
    const { message } = await failureOf(openDatabase(directory()));
    expect(message).to.contain(`cannot open the database ${directory()}`);
  });
});

describe("openDatabase on a server", () => {
  it("names the server that it cannot reach, without its password", async () => {
    const { message } = await failureOf(openDatabase("postgres://user:password@127.0.0.1:1/x?sslmode=disable"));
    expect(message).to.match(/^cannot open the database postgres:\/\/127\.0\.0\.1:1\/x: .*ECONNREFUSED/);
  });

  for (const character of ["#", "/", "?", "%ff"])
    it(`says how a password with ${character} is written, without showing it`, async () => {
      const { message } = await failureOf(openDatabase(`postgres://user:pass${character}word@127.0.0.1:1/x`));
      expect(message).to.match(/its address cannot be read; .* must be percent-encoded, such as %23 for #$/);
      expect(message).not.to.match(/pass.*word@/);
    });

  it("says what may be between where the server does not answer", async () => {
    const silent = createServer();
    await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
    const location = `postgres://127.0.0.1:${(silent.address() as AddressInfo).port}/x`;
    const { message } = await failureOf(openDatabase(location));
    expect(message).to.equal(
      `cannot open the database ${location}: no connection within 5 seconds; ` +
        "a firewall may drop what is sent, or a pooler has no free connection",
    );
    silent.close();
  });

  it("reports a wrong password without showing it", async () => {
    const address = new URL(await (await postgresServer()).create());
    address.password = "mistaken";
    const { message } = await failureOf(openDatabase(address.href));
    expect(message).to.contain("password authentication failed").and.not.contain("mistaken");
  });

  it("refuses a database that cannot keep every character", async () => {
    const server = await postgresServer();
    const administration = new pg.Client(await server.create());
    await administration.connect();
    await administration.query(
      "CREATE DATABASE latin ENCODING 'SQL_ASCII' LOCALE 'C' LOCALE_PROVIDER 'libc' TEMPLATE template0",
    );
    await administration.end();
    const address = new URL(await server.create());
    address.pathname = "/latin";
    const { message } = await failureOf(openDatabase(address.href));
    expect(message).to.contain("the database is encoded in SQL_ASCII where UTF8 is needed");
  });

  it("accepts no other kind of server", async () => {
    const { message } = await failureOf(openDatabase("mysql://user:password@db.example.test/x"));
    expect(message).to.equal("`database` must be a file's path or a postgres:// address");
  });
});

forEachEngine("a database", (database, { name, location }) => {
  it("reports its engine, in a transaction too", async () => {
    expect(engineOf(database())).to.equal(name);
    expect(await database().transaction((transaction) => Promise.resolve(engineOf(transaction)))).to.equal(name);
  });

  it("returns integers exactly, also sums and counts", async () => {
    await database()("wallets").insert({ id: "w", name: "n", created_at: 9_007_199_254_740_993n });
    const row: object | undefined = await database()("wallets")
      .sum({ sum: "created_at" })
      .count({ count: "*" })
      .max({ most: "created_at" })
      .first();
    expect(row).to.deep.equal({ sum: 9_007_199_254_740_993n, count: 1n, most: 9_007_199_254_740_993n });
  });

  const values: [string, object][] = [
    ["a text where a number belongs", { id: "w", name: "n", created_at: "canary-value" }],
    [
      "a number beyond its column",
      { id: "canary-value", name: "n", created_at: 1, balance_ticks: 10n ** 18n, spent_ticks: -(10n ** 17n) },
    ],
    ["a name that is taken", { id: "taken", name: "canary-value", created_at: 1 }],
    ["a missing value in a required column", { id: "canary-value", name: null, created_at: 1 }],
  ];
  for (const [what, row] of values) {
    it(`does not report the values of ${what} when it fails`, async () => {
      await database()("wallets").insert({ id: "taken", name: "first", created_at: 1 });
      const error = await failureOf(database()("wallets").insert(row));
      const reported = [
        error.message,
        error.stack,
        JSON.stringify(error),
        JSON.stringify(Object.getOwnPropertyDescriptors(error)),
      ].join("\n");
      expect(reported).to.contain("insert into").and.not.contain("canary-value").and.not.contain("100000000000000000");
    });
  }

  it("keeps text with a null character and half a surrogate pair", async () => {
    await database()("settings").insert({ name: "odd", value: "a\0b\ud800c" });
    const { value } = (await database()("settings").first("value")) as { value: string };
    expect(value.replaceAll("\0", "")).to.match(/^ab\ufffd+c$/);
  });

  it("reads one state in a snapshot", async () => {
    const other = await openDatabase(location());
    const count = async (from: Database) => (await from("settings").select("name")).length;
    const counts = await inSnapshot(database(), async (transaction) => {
      const before = await count(transaction);
      await other("settings").insert({ name: "new", value: "" });
      return [before, await count(transaction)];
    });
    await other.destroy();
    expect([...counts, await count(database())]).to.deep.equal([0, 0, 1]);
  });
});

forEachEngine("a connection", (database, { name, location }) => {
  if (name === "sqlite") return;

  it("waits for nothing for ever, and survives a crash after a commit", async () => {
    const settings: Record<string, string> = {};
    for (const setting of [
      "application_name",
      "statement_timeout",
      "lock_timeout",
      "idle_in_transaction_session_timeout",
      "synchronous_commit",
    ]) {
      const { rows } = (await database().raw("SELECT current_setting(?) AS value", [setting])) as {
        rows: { value: string }[];
      };
      settings[setting] = rows[0]?.value ?? "";
    }
    expect(settings).to.deep.equal({
      application_name: "isogloss",
      statement_timeout: "15s",
      lock_timeout: "1s",
      idle_in_transaction_session_timeout: "30s",
      synchronous_commit: "on",
    });
  });

  it("does not affect other users of the driver in this process", async () => {
    const other = new pg.Client(location());
    await other.connect();
    const { rows } = await other.query<{ big: unknown }>("SELECT 5::int8 AS big");
    await other.end();
    expect(rows[0]?.big).to.equal("5");
  });

  async function cutAll(): Promise<void> {
    const other = new pg.Client(location());
    await other.connect();
    const ours = "FROM pg_stat_activity WHERE application_name = 'isogloss' AND datname = current_database()";
    await other.query(`SELECT pg_terminate_backend(pid) ${ours}`);
    while ((await other.query(`SELECT pid ${ours}`)).rows.length > 0) await sleep(5);
    await other.end();
  }

  it("that the server cut is replaced", async () => {
    await database().raw("SELECT 1");
    await cutAll();
    await sleep(50);
    expect(await database()("wallets").select("id")).to.deep.equal([]);
  });

  it("that the server cuts in the middle of a transaction rolls that one back, and nothing else", async () => {
    const writing = inTransaction(database(), async (transaction) => {
      await transaction("settings").insert({ name: "half", value: "" });
      await cutAll();
      await transaction("settings").insert({ name: "whole", value: "" });
    });
    expect((await failureOf(writing)).message).to.match(/terminat|connection/i);
    expect(await database()("settings").select("name")).to.deep.equal([]);
  });
});
