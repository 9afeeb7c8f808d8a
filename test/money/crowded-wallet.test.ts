import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "chai";
import pg from "pg";
import { createAllotmentStore } from "../../src/stores/wallets/allotment-store.js";
import type { Hold } from "../../src/stores/wallets/holds.js";
import { type MoneyStore, createMoneyStore } from "../../src/stores/wallets/money-store.js";
import type { Caller } from "../../src/stores/keys/caller.js";
import { type Database, openDatabase } from "../../src/stores/drivers/database.js";
import { createTaskStore } from "../../src/stores/tasks/task-store.js";
import { migrate } from "../../src/stores/migrations/migrate.js";
import { findFaults } from "../support/auditor.js";
import { callerOf, chargeOf, fund, held, requestedVideoOf } from "../support/money/holds.js";
import { intended, intentOf } from "../support/tasks/tasks.js";
import { postgresServer, stopPostgresAtTheEnd } from "../support/postgres-server.js";

stopPostgresAtTheEnd();

/** More than the connections of a process. */
const CROWD = 20;
const LOCKED_MS = 400;
/** Requests of keys without a rate are not counted. Those of one key wait for its own row. */
const LIMITS = { limits: { requestsPerMinute: 1_000 } };

describe("a wallet whose row is locked on a server", () => {
  let address: string;
  let database: Database;
  let other: pg.Client;
  let money: MoneyStore;
  let crowded: Caller;
  let quiet: Caller;
  let holds: readonly Hold[];
  let withdrawn: readonly string[];

  beforeEach(async () => {
    address = await (await postgresServer()).create();
    database = await openDatabase(address);
    await migrate(database);
    money = createMoneyStore(database);
    for (const name of ["crowded", "quiet"]) await fund(database, name, 1_000n);
    [crowded, quiet] = [await callerOf(database, "crowded", LIMITS), await callerOf(database, "quiet")];
    holds = await Promise.all(Array.from({ length: CROWD }, async () => held(await money.reserve(call(crowded)))));
    const creating = Array.from({ length: CROWD }, () => createTaskStore(database).createIntent(intentOf(crowded, 1n)));
    withdrawn = (await Promise.all(creating)).map((created) => intended(created).id);
    other = new pg.Client(address);
    await other.connect();
    await other.query("BEGIN");
    await other.query("SELECT id FROM wallets WHERE id = $1 FOR UPDATE", [crowded.walletId]);
    await other.query("SELECT key_id FROM key_meters WHERE key_id = $1 FOR UPDATE", [crowded.keyId]);
  });

  afterEach(async () => {
    await other.end();
    expect(await findFaults(database)).to.deep.equal([]);
    await database.destroy();
    await (await postgresServer()).drop(address);
  });

  const call = (caller: Caller) => requestedVideoOf(caller, 1n, { lifetimeMilliseconds: 3_600_000 });

  const CROWDS: Readonly<Record<string, () => readonly Promise<unknown>[]>> = {
    admissions: () => holds.map(() => money.reserve(call(crowded))),
    settlements: () => holds.map((hold) => money.settle(hold, chargeOf(1n))),
    releases: () => holds.map((hold) => money.release(hold, "failed")),
    "tasks to be created": () => holds.map(() => createTaskStore(database).createIntent(intentOf(crowded, 1n))),
    "tasks to be withdrawn": () =>
      withdrawn.map((id) => createTaskStore(database).withdraw(id, crowded.walletId, "it was not taken")),
    "counted requests": () => holds.map(() => money.countRequest(crowded)),
    "lost answers": () => holds.map((_, index) => money.holdOf(`lost_${index}`, crowded.walletId)),
  };

  for (const [name, begin] of Object.entries(CROWDS))
    it(`leaves connections to others, however many ${name} wait`, async () => {
      const crowd = begin();
      let isFree = false;
      const freeing = sleep(LOCKED_MS).then(async () => {
        isFree = true;
        await other.query("COMMIT");
      });
      const hold = held(await money.reserve(call(quiet)));
      await money.settle(hold, chargeOf(1n));
      expect(await createAllotmentStore(database).recall(quiet.walletId)).to.equal(false);
      expect(isFree, "the other wallet waited for the lock").to.equal(false);
      await freeing;
      expect((await Promise.allSettled(crowd)).map(({ status }) => status)).to.deep.equal(crowd.map(() => "fulfilled"));
    });
});
