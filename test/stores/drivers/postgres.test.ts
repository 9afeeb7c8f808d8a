import { expect } from "chai";
import knex, { type Knex } from "knex";
import { postgresConfig } from "../../../src/stores/drivers/postgres.js";
import { ServerLink } from "../../support/processes/server-link.js";
import { postgresServer, stopPostgresAtTheEnd } from "../../support/postgres-server.js";
import { failureOf } from "../../support/promises.js";
import { until } from "../../support/until.js";

stopPostgresAtTheEnd();

describe("connections to a server", () => {
  let link: ServerLink;
  let database: Knex;
  let address: string;

  beforeEach(async () => {
    address = await (await postgresServer()).create();
    link = await ServerLink.open(address);
    database = knex({ ...postgresConfig(link.address, 200), log: { warn: () => undefined } });
    await database.raw("SELECT 1");
  });

  afterEach(async () => {
    await database.destroy();
    await link.close();
    await (await postgresServer()).drop(address);
  });

  it("are given up when it does not answer any more, and opened again", async () => {
    const { pid } =
      ((await database.raw("SELECT pg_backend_pid() AS pid")) as { rows: { pid: bigint }[] }).rows[0] ?? {};
    link.hang();
    expect((await failureOf(Promise.resolve(database.raw("SELECT 1")))).message).to.contain("Query read timeout");
    // The old connection would answer again.
    link.mend();
    const again = (await database.raw("SELECT pg_backend_pid() AS pid")) as { rows: { pid: bigint }[] };
    expect(again.rows[0]?.pid).to.be.a("bigint").and.not.equal(pid);
  });

  it("are given up when their server takes no writes any more, and opened again", async () => {
    await database.raw("CREATE TABLE one (number integer)");
    await database.raw("SET SESSION CHARACTERISTICS AS TRANSACTION READ ONLY");
    const write = () => database.transaction(async (transaction) => transaction("one").insert({ number: 1 }));
    expect(await failureOf(write())).to.have.property("code", "25006");
    const isWritten = async () =>
      write().then(
        () => true,
        () => false,
      );
    await until(isWritten, 20_000);
    expect(await database("one")).to.deep.equal([{ number: 1n }]);
  });

  it("have transactions that last longer than the server lets those of others", async () => {
    const name = new URL(address).pathname.slice(1);
    await database.raw("ALTER DATABASE ?? SET transaction_timeout = '100ms'", [name]);
    const later = knex({ ...postgresConfig(address), log: { warn: () => undefined } });
    await later.transaction(async (transaction) => transaction.raw("SELECT pg_sleep(0.4)"));
    await later.destroy();
  });
});
