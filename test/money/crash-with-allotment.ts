// Runs as a process of its own, to be killed at a fail point: does everything with allotments that passes them all.
import { openDatabase } from "../../src/stores/drivers/database.js";
import { newIdentifier } from "../../src/stores/identifiers.js";
import type { EndedCall } from "../../src/stores/wallets/ended-calls.js";
import { createAllotmentStore } from "../../src/stores/wallets/allotment-store.js";
import { chargeOf, requestedVideoOf } from "../support/money/holds.js";

const [location = "", keyId = "", walletId = ""] = process.argv.slice(2);
const database = await openDatabase(location);
const allotments = createAllotmentStore(database);
const take = async (lifetimeMilliseconds = 120_000) => {
  const id = newIdentifier("allotment");
  await allotments.take({ id, walletId, ticks: 30n, least: 30n, lifetimeMilliseconds });
  return id;
};
const ended = (callId: string, end: EndedCall["end"]): EndedCall => ({
  holdId: `hold_${callId}`,
  input: requestedVideoOf({ keyId, walletId }, 10n, { callId }),
  admittedAt: Date.now(),
  end,
});

const id = await take();
await allotments.grow(id, { walletId, ticks: 10n, least: 10n, held: 20n });
const calls = [ended("settled", chargeOf(7n)), ended("released", { released: "refused" })];
await allotments.end(
  id,
  () => calls,
  () => 0n,
);
await allotments.shrink(id, 5n);
await allotments.close(id);
await take(0);
await allotments.expire();
await database.destroy();
