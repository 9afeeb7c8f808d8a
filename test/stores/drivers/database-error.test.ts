import { expect } from "chai";
import knex from "knex";
import { isDatabaseAway, isRefusedValue, reasonOf } from "../../../src/stores/drivers/database-error.js";
import { postgresConfig } from "../../../src/stores/drivers/postgres.js";
import { forEachEngine } from "../../support/engines.js";
import { failureOf } from "../../support/promises.js";

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
    ...["08006", "53300", "57P01", "57014", "40001", "55P03"].map((code): [string, unknown, boolean] => [
      code,
      failed(code),
      true,
    ]),
    ...[
      "SQLITE_BUSY",
      "SQLITE_BUSY_SNAPSHOT",
      "SQLITE_IOERR_WRITE",
      "SQLITE_FULL",
      "SQLITE_CANTOPEN",
      "SQLITE_READONLY",
    ].map((code): [string, unknown, boolean] => [code, failed(code), true]),
    ["a connection that broke", new Error("Connection terminated unexpectedly"), true],
    ["an answer that was lost", new Error("Query read timeout"), true],
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

  it("consist of its kind alone, without values", () => {
    expect([reasonOf(failed("23505")), reasonOf(new RangeError("secret")), reasonOf("secret")]).to.deep.equal([
      "23505",
      "RangeError",
      "unknown",
    ]);
  });
});

function failed(code: string): Error {
  return Object.assign(new Error("with values in it"), { code });
}
