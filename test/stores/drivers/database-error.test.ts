import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "chai";
import knex from "knex";
import pg from "pg";
import {
  describeFailure,
  isDatabaseAway,
  isRefusedValue,
  messageOf,
  reasonOf,
} from "../../../src/stores/drivers/database-error.js";
import { type Database, openDatabase } from "../../../src/stores/drivers/database.js";
import { postgresConfig } from "../../../src/stores/drivers/postgres.js";
import { RefusedError } from "../../../src/config/refused.js";
import { forEachEngine } from "../../support/engines.js";
import { ServerLink } from "../../support/processes/server-link.js";
import { postgresServer, stopPostgresAtTheEnd } from "../../support/postgres-server.js";
import { failureOf } from "../../support/promises.js";

const ANSWER_MS = 500;
const ADVICE = "; isogloss doctor names what to do";
const SENT_MS = 100;

forEachEngine("errors of a database about values", (database, { name }) => {
  const kindOf = async (action: () => Promise<unknown>) => {
    const error = await failureOf(action());
    return { isRefusedValue: isRefusedValue(error), isDatabaseAway: isDatabaseAway(error) };
  };
  const REFUSED = { isRefusedValue: true, isDatabaseAway: false };

  it("distinguishes a duplicate key from an unavailable database", async () => {
    await database()("settings").insert({ name: "a", value: "" });
    expect(await kindOf(async () => database()("settings").insert({ name: "a", value: "" }))).to.deep.equal(REFUSED);
  });

  it("reports a missing value", async () => {
    expect(await kindOf(async () => database()("settings").insert({ name: "b", value: null }))).to.deep.equal(REFUSED);
  });

  it("reports a value that every column refuses", async () => {
    const row = {
      id: "log_1",
      request_id: "r",
      created_at: name === "sqlite" ? { no: "value" } : "words",
      dialect: "d",
      operation: "o",
      stream: 0,
      status: 200,
      milliseconds: 1,
      estimated: 0,
    };
    expect(await kindOf(async () => database()("request_log").insert(row))).to.deep.equal(REFUSED);
  });

  it("blames no value for an invalid statement", async () => {
    expect(await kindOf(async () => database()("no_such_table").select())).to.deep.equal({
      isRefusedValue: false,
      isDatabaseAway: false,
    });
  });
});

describe("errors of an unavailable database", () => {
  it("are unavailability, of a server that does not run", async () => {
    const database = knex({
      ...postgresConfig("postgres://127.0.0.1:1/none"),
      log: { warn: () => undefined, error: () => undefined },
    });
    expect(isDatabaseAway(await failureOf(database.raw("SELECT 1")))).to.equal(true);
    await database.destroy();
  });

  const errors: [what: string, error: unknown, isAway: boolean][] = [
    ...["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH"].map(
      (code): [string, unknown, boolean] => [code, failed(code), true],
    ),
    ...["08006", "28P01", "28000", "3D000", "55000", "53300", "57P01", "57014", "40001", "55P03"].map(
      (code): [string, unknown, boolean] => [code, failed(code), true],
    ),
    ...[
      "SQLITE_BUSY",
      "SQLITE_BUSY_SNAPSHOT",
      "SQLITE_IOERR_WRITE",
      "SQLITE_FULL",
      "SQLITE_CANTOPEN",
      "SQLITE_READONLY",
    ].map((code): [string, unknown, boolean] => [code, failed(code), true]),
    ...["CERT_HAS_EXPIRED", "SELF_SIGNED_CERT_IN_CHAIN", "ERR_TLS_CERT_ALTNAME_INVALID"].map(
      (code): [string, unknown, boolean] => [code, failed(code), true],
    ),
    ["a connection that broke", new Error("Connection terminated unexpectedly"), true],
    ["an answer that was lost", new Error("Query read timeout"), true],
    ["such a text after its statement", new Error("select $1 - $2 - Query read timeout"), true],
    ["such a text inside a statement", new Error("select ' - Query read timeout' - is null"), false],
    ["a statement that begins with such a text", new Error("Query read timeout - no such column"), false],
    [
      "a pool without a free connection",
      new Error("Knex: Timeout acquiring a connection. The pool is probably full."),
      true,
    ],
    ...["22P02", "23505", "42P01", "SQLITE_CONSTRAINT_PRIMARYKEY", "SQLITE_ERROR", "ENOENT"].map(
      (code): [string, unknown, boolean] => [code, failed(code), false],
    ),
    ["a fault of the program", new TypeError("x is not a function"), false],
    ["a value that is no error", "away", false],
  ];
  for (const [what, error, isAway] of errors)
    it(`${isAway ? "include" : "do not include"} ${what}`, () => expect(isDatabaseAway(error)).to.equal(isAway));

  const reasons: [error: unknown, reason: string][] = [
    [failed("23505"), "23505"],
    [new RangeError("secret"), "RangeError"],
    ["secret", "unknown"],
    [new Error("select 'secret' - Query read timeout"), "Query read timeout"],
    [new Error("Knex: Timeout acquiring a connection. The pool is probably full."), "no free connection"],
  ];
  for (const [error, reason] of reasons)
    it(`have the reason “${reason}”, without values`, () => expect(reasonOf(error)).to.equal(reason));

  it("are described by their code, and other failures in their own words", () => {
    const noConnection = new Error("Knex: Timeout acquiring a connection. Are you missing a .transacting(trx) call?");
    expect(describeFailure(noConnection)).to.equal("no free connection");
    expect(describeFailure(new RefusedError("unsound", "no provider one"))).to.equal("RefusedError: no provider one");
  });
});

describe("the messages of commands", () => {
  const messages: [what: string, error: unknown, message: string][] = [
    [
      "a full pool of connections",
      new Error("Knex: Timeout acquiring a connection. Are you missing a .transacting(trx) call?"),
      `the database cannot be used: no free connection${ADVICE}`,
    ],
    ["a lost connection", failed("57P01", "select 1 - terminated"), `the database cannot be used: terminated${ADVICE}`],
    [
      "absent rights",
      failed("42501", "select 1 - permission denied"),
      `the database cannot be used: permission denied${ADVICE}`,
    ],
    ["a refused value", failed("23505", "insert 1 - duplicate key"), "duplicate key"],
    ["what is no fault of a database", new Error("the plan - as written - is odd"), "the plan - as written - is odd"],
    ["a value that is no error", "words", "words"],
  ];
  for (const [what, error, message] of messages)
    it(`name ${what} without the statement`, () => expect(messageOf(error)).to.equal(message));
});

describe("errors of a server that lets nobody in", () => {
  stopPostgresAtTheEnd();
  let address: string;
  beforeEach(async () => (address = await (await postgresServer()).create()));
  afterEach(async () => (await postgresServer()).drop(address));

  const changed = (change: (url: URL) => void) => {
    const url = new URL(address);
    change(url);
    return url.href;
  };
  const faults: [what: string, location: () => string, code: string][] = [
    ["with another password", () => changed((url) => (url.password = "another")), "28P01"],
    ["without the database", () => changed((url) => (url.pathname += "_renamed")), "3D000"],
  ];
  for (const [what, location, code] of faults)
    it(`are unavailability, of one ${what}`, async () => {
      const database = knex({ ...postgresConfig(location()), log: { warn: () => undefined, error: () => undefined } });
      const error = await failureOf(database.raw("SELECT 1"));
      expect([reasonOf(error), isDatabaseAway(error)]).to.deep.equal([code, true]);
      await database.destroy();
    });
});

describe("errors of a lost connection", () => {
  stopPostgresAtTheEnd();
  let link: ServerLink;
  let database: Database;
  let address: string;

  beforeEach(async () => {
    address = await (await postgresServer()).create();
    link = await ServerLink.open(address);
    database = await openDatabase(link.address, ANSWER_MS);
  });

  afterEach(async () => {
    await database.destroy();
    await link.close();
    await (await postgresServer()).drop(address);
  });

  const losses: [what: string, lose: () => Promise<void>][] = [
    ["that breaks", async () => link.cut()],
    ["that is silent", async () => link.hang()],
    ["that the server ends", () => endOthers(address)],
  ];
  for (const [what, lose] of losses)
    it(`are unavailability, of one ${what} during a statement`, async () => {
      await database.raw("SELECT 1");
      const [error] = await Promise.all([failureOf(Promise.resolve(database.raw("SELECT pg_sleep(60)"))), soon(lose)]);
      expect([isDatabaseAway(error), isRefusedValue(error)], error.message).to.deep.equal([true, false]);
    });

  it("are unavailability inside a transaction", async () => {
    const failing = database.transaction(async (transaction) => {
      await transaction.raw("SELECT 1");
      link.cut();
      await transaction.raw("SELECT 2");
    });
    expect(isDatabaseAway(await failureOf(failing))).to.equal(true);
  });
});

/** When the statement has been sent. */
async function soon(lose: () => Promise<void>): Promise<void> {
  await sleep(SENT_MS);
  await lose();
}

async function endOthers(address: string): Promise<void> {
  const client = new pg.Client(address);
  await client.connect();
  await client.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity " +
      "WHERE datname = current_database() AND pid <> pg_backend_pid()",
  );
  await client.end();
}

function failed(code: string, message = "with values in it"): Error {
  return Object.assign(new Error(message), { code });
}
