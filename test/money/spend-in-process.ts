// Run as a process of its own: waits for the given moment and then makes so many calls at once, each held for and charged.
import { setTimeout as sleep } from "node:timers/promises";
import { openDatabase } from "../../src/stores/database.js";
import { createMoneyStore } from "../../src/stores/money-store.js";
import { chargeOf, wishOf } from "./support.js";

const [location = "", moment = "0", keyId = "", walletId = "", calls = "0", ticks = "0"] = process.argv.slice(2);
const database = await openDatabase(location);
const money = createMoneyStore(database);
await sleep(Math.max(0, Number(moment) - Date.now()));
const spend = async (call: number): Promise<"admitted" | "refused"> => {
  const admission = await money.reserve(wishOf({ keyId, walletId }, BigInt(ticks), { callId: `call_${process.pid}_${call}` }));
  if (!("hold" in admission)) return "refused";
  await money.settle(admission.hold.id, chargeOf(BigInt(ticks)));
  return "admitted";
};
const outcomes = await Promise.all(Array.from({ length: Number(calls) }, (_, call) => spend(call)));
process.stdout.write(JSON.stringify({ admitted: outcomes.filter((outcome) => outcome === "admitted").length, calls: outcomes.length }));
await database.destroy();
