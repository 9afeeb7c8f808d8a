// Runs as a process of its own, to be killed at a fail point: makes calls that are admitted and ended together. The
// budget of their key covers three of them.
import { openDatabase } from "../../src/stores/drivers/database.js";
import { createMoneyStore } from "../../src/stores/wallets/money-store.js";
import { chargeOf, requestedVideoOf } from "../support/money/holds.js";

const [location = "", keyId = "", walletId = ""] = process.argv.slice(2);
const database = await openDatabase(location);
const money = createMoneyStore(database);
const caller = { keyId, walletId, limits: { ticksPerDay: 50n } };
const inputs = [15n, 15n, 40n, 15n].map((ticks, index) =>
  requestedVideoOf(caller, ticks, { callId: `call_${index}`, lifetimeMilliseconds: 120_000 }),
);
const admissions = await Promise.all(inputs.map((input) => money.reserve(input)));
const holds = admissions.flatMap((admission) => ("hold" in admission ? [admission.hold] : []));
await Promise.all(holds.map((hold) => money.settle(hold, chargeOf(7n))));
await database.destroy();
