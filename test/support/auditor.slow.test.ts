import { expect } from "chai";
import { type Database, openDatabase } from "../../src/stores/drivers/database.js";
import { createMoneyStore } from "../../src/stores/wallets/money-store.js";
import { createCallbackStore } from "../../src/stores/tasks/callback-store.js";
import { createMediaIndex } from "../../src/stores/media/media-index.js";
import { createTaskStore } from "../../src/stores/tasks/task-store.js";
import { accepted, endedTask, intentOf } from "./tasks/tasks.js";
import { callerOf, chargeOf, endedTogether, fund, held, requestedVideoOf } from "./money/holds.js";
import { forEachMigratedPlace } from "./engines.js";
import { findFaults } from "./auditor.js";

forEachMigratedPlace("the auditor", (location, engine) => {
  let database: Database;

  beforeEach(async () => {
    database = await openDatabase(location());
    await fund(database, "alice", 1_000n);
    const caller = await callerOf(database, "alice");
    const money = createMoneyStore(database);
    await money.settle(held(await money.reserve(requestedVideoOf(caller, 30n))), chargeOf(35n));
    await money.release(held(await money.reserve(requestedVideoOf(caller, 10n))), "refused");
    await money.reserve(requestedVideoOf(caller, 5n));
    const thrifty = await callerOf(database, "alice", { limits: { ticksPerDay: 40n, ticksPerMonth: 50n } });
    await money.settle(held(await money.reserve(requestedVideoOf(thrifty, 20n))), chargeOf(21n));
    await money.reserve(requestedVideoOf(thrifty, 6n));
    await endedTogether(database, caller, [chargeOf(7n), chargeOf(9n, { estimated: true })]);
    const stores = {
      tasks: createTaskStore(database),
      callbacks: createCallbackStore(database),
      media: createMediaIndex(database),
    };
    await endedTask(stores, caller);
    await accepted(stores.tasks, intentOf(caller, 5n), { upstreamId: "job_a" });
    await accepted(stores.tasks, intentOf(caller, 5n), { upstreamId: "job_b" });
  });
  afterEach(() => database.destroy());

  it("finds no fault in a valid ledger", async () => expect(await findFaults(database)).to.deep.equal([]));

  const on = (table: string) => (engine === "postgres" ? ` ON ${table}` : "");
  const row = (columns: string) =>
    `INSERT INTO ledger (transfer_id, account, kind, ticks, created_at${columns ? `, ${columns}` : ""})`;
  const frauds: [string, string, RegExp][] = [
    ["money without a source", "UPDATE wallets SET balance_ticks = balance_ticks + 1", /a wallet's balance is the sum/],
    [
      "an unknown hold",
      "UPDATE wallets SET reserved_ticks = reserved_ticks + 1",
      /reserved amount of a wallet is the sum of its open holds/,
    ],
    [
      "a hold that is missing in the reserve",
      "UPDATE wallets SET reserved_ticks = 0",
      /reserved amount of a wallet is the sum of its open holds/,
    ],
    [
      "spending without a charge",
      "UPDATE wallets SET spent_ticks = spent_ticks + 1",
      /spent amount of a wallet is the sum of the charges of its holds/,
    ],
    [
      "an overrun without a charge",
      "UPDATE wallets SET overrun_ticks = overrun_ticks + 1",
      /overrun of a wallet is the sum of its charges above/,
    ],
    [
      "a hold that no budget counts",
      "UPDATE holds SET is_budgeted = 0 WHERE ticks = 6",
      /budget count towards it, and/,
    ],
    ["spending beside a budget", "UPDATE key_spend SET spent_ticks = 20 WHERE period = 'day'", /hold and cost/],
    ["a hold beside a budget", "UPDATE key_spend SET held_ticks = 7 WHERE period = 'month'", /hold and cost/],
    ["a day that is lost", "DELETE FROM key_spend WHERE period = 'day'", /counts towards one day and one month/],
    ["a key above its budget of a day", "UPDATE api_keys SET ticks_per_day = 25", /no more than its budget/],
    ["a key above its budget of a month", "UPDATE api_keys SET ticks_per_month = 25", /no more than its budget/],
    ["one side of a transfer", `${row("")} VALUES ('x', 'gifts', 'gift', 5, 1)`, /all ledger rows add up/],
    [
      "a charge for a call that failed",
      `${row("hold_id")} SELECT 'x', 'revenue', 'charge', 5, 1, id FROM holds WHERE state = 'released'`,
      /charged exactly once, on both sides, and no other hold/,
    ],
    [
      "a call that its shared charge leaves out",
      `INSERT INTO holds (id, wallet_id, key_id, call_id, model, ticks, prices, state, transfer_id,
                          created_at, expires_at, resolved_at, charged_ticks)
         SELECT 'x', wallet_id, key_id, 'x', model, 5, prices, 'settled', transfer_id, 1, 2, 2, 5
         FROM holds WHERE charged_ticks = 7`,
      /a charge that calls share has the amount of their holds/,
    ],
    ["a charge for no call", `${row("")} VALUES ('x', 'revenue', 'charge', 5, 1)`, /a charge belongs to a hold/],
    [
      "a call with a settlement but no charge",
      `INSERT INTO holds (id, wallet_id, key_id, call_id, model, ticks, prices, state,
                          created_at, expires_at, resolved_at, charged_ticks)
         SELECT 'x', wallet_id, key_id, 'x', model, 5, prices, 'settled', 1, 2, 2, 5
         FROM holds WHERE state = 'held' AND for_task = 0 AND is_budgeted = 0`,
      /charged exactly once/,
    ],
    [
      "a task that ended and still has its hold",
      "UPDATE tasks SET state = 'failed', snapshot = '{}', finished_at = 1 WHERE upstream_id = 'job_a'",
      /open as long as the task runs/,
    ],
    ["a hold of a task that is gone", "DELETE FROM tasks WHERE upstream_id = 'job_a'", /belongs to an existing task/],
    [
      "two tasks of one job",
      "UPDATE tasks SET upstream_id = 'job_a' WHERE upstream_id = 'job_b'",
      /belongs to one task/,
    ],
    [
      "a callback that was not requested",
      "INSERT INTO callbacks (task_id, url, host, payload, next_attempt_at, created_at) " +
        "SELECT id, 'http://h/', 'h', '{}', 1, 1 FROM tasks WHERE upstream_id = 'job_a'",
      /has a callback if one was requested, and no other/,
    ],
    [
      "a callback with another body",
      "UPDATE callbacks SET payload = 'another'",
      /has the body that the task's readers get/,
    ],
    ["a callback that is tried too often", "UPDATE callbacks SET attempts = 5", /four times at most/],
    [
      "a delivered callback without an attempt",
      "UPDATE callbacks SET outcome = 'delivered', finished_at = 1",
      /has the attempt that delivered it/,
    ],
    [
      "a log of attempts that can be changed",
      `DROP TRIGGER deliveries_refuses_update${on("deliveries")}`,
      /not refused: UPDATE deliveries/,
    ],
    ["ended tasks that can be changed", `DROP TRIGGER tasks_refuses_update${on("tasks")}`, /not refused: UPDATE tasks/],
    ["a ledger that can be changed", `DROP TRIGGER ledger_refuses_update${on("ledger")}`, /not refused: UPDATE ledger/],
    [
      "a ledger that can be shortened",
      `DROP TRIGGER ledger_refuses_delete${on("ledger")}`,
      /not refused: DELETE FROM ledger/,
    ],
    ["ended holds that can be changed", `DROP TRIGGER holds_refuses_update${on("holds")}`, /not refused: UPDATE holds/],
  ];
  for (const [what, statement, wanted] of frauds) {
    it(`finds ${what}`, async () => {
      await database.raw(statement);
      expect((await findFaults(database)).join("\n")).to.match(wanted);
    });
  }
});
