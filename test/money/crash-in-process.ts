// Runs as a process of its own, to be killed at a fail point: makes one call of every kind that passes them all.
import { openDatabase } from "../../src/stores/drivers/database.js";
import { createMoneyStore } from "../../src/stores/wallets/money-store.js";
import { chargeOf, held, requestedVideoOf } from "../support/money/holds.js";

const [location = "", keyId = "", walletId = ""] = process.argv.slice(2);
const database = await openDatabase(location);
const money = createMoneyStore(database);
const caller = { keyId, walletId, limits: { ticksPerDay: 100n } };
const reserve = async (callId: string, lifetimeMilliseconds = 120_000) =>
  held(await money.reserve(requestedVideoOf(caller, 10n, { callId, lifetimeMilliseconds })));
await money.settle(await reserve("settled"), chargeOf(7n));
await money.release(await reserve("released"), "refused");
await reserve("expired", 0);
await money.expire();
await database.destroy();
