import { expect } from "chai";
import { type Database, openDatabase } from "../../../src/stores/drivers/database.js";
import { sharesSessions } from "../../../src/stores/drivers/shared-sessions.js";
import { everyLine } from "../../../src/commands/doctor/finding.js";
import { openServingStores } from "../../../src/stores/open.js";
import { until } from "../../support/until.js";
import { postgresServer, stopPostgresAtTheEnd } from "../../support/postgres-server.js";
import { TransactionPooler } from "../../support/stores/transaction-pooler.js";

stopPostgresAtTheEnd();

describe("sessions of a server", () => {
  let address: string;
  let pooler: TransactionPooler;
  let database: Database | undefined;

  beforeEach(async () => {
    address = await (await postgresServer()).create();
    pooler = await TransactionPooler.open(address);
  });

  afterEach(async () => {
    await database?.destroy();
    await pooler.close();
    await (await postgresServer()).drop(address);
  });

  const cases: [what: string, location: () => string, areShared: boolean][] = [
    ["are shared behind a pooler in transaction mode", () => pooler.address, true],
    ["belong to one connection each without a pooler", () => address, false],
  ];
  for (const [what, location, areShared] of cases)
    it(what, async () => {
      database = await openDatabase(location());
      expect(await sharesSessions(database)).to.equal(areShared);
    });

  it("are reported by a process that serves", async () => {
    const lines: object[] = [];
    const surroundings = { presets: {}, environment: {}, log: everyLine((line) => void lines.push(line)) };
    const stores = await openServingStores({ database: pooler.address }, surroundings);
    await until(() => lines.length > 0, 20_000);
    expect(lines).to.deep.equal([{ event: "database.sessions_shared" }]);
    await stores.close();
  });

  it("leave the connections free that they were seen with", async () => {
    database = await openDatabase(address);
    for (let look = 0; look < 20; look += 1) await sharesSessions(database);
    expect((database.client as { pool: { numUsed(): number } }).pool.numUsed()).to.equal(0);
  });
});
