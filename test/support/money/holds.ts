import { expect } from "chai";
import type { Database } from "../../../src/stores/drivers/database.js";
import { type KeyRules } from "../../../src/stores/keys/key-rules.js";
import { createKeyStore } from "../../../src/stores/keys/key-store.js";
import { newIdentifier } from "../../../src/stores/identifiers.js";
import type { EndedCall } from "../../../src/stores/wallets/ended-calls.js";
import { createAllotmentStore } from "../../../src/stores/wallets/allotment-store.js";
import type { Admission, Charge, Hold, HoldInput } from "../../../src/stores/wallets/holds.js";
import type { Caller } from "../../../src/stores/keys/caller.js";
import { createWalletStore } from "../../../src/stores/wallets/wallet-store.js";

/** The lifetime of a hold where a test chooses none. */
export const LIFETIME_MS = 120_000;

/** A wallet with a credit. */
export async function fund(database: Database, name: string, ticks: bigint): Promise<void> {
  await createWalletStore(database).create(name, ticks);
}

/** The caller that a new key of a wallet makes. */
export async function callerOf(database: Database, wallet: string, rules: KeyRules = {}): Promise<Caller> {
  const keys = createKeyStore(database);
  const caller = await keys.find((await keys.create(wallet, "test", rules)).secret);
  if (caller === undefined) throw new Error("the key is not found");
  return caller;
}

let calls = 0;

/** A new request for an admission. */
export function requestedVideoOf(caller: Caller, ticks: bigint, more: Partial<HoldInput> = {}): HoldInput {
  const callId = `call_${(calls += 1)}`;
  return {
    callId,
    caller,
    model: "acme/small",
    ticks,
    prices: "{}",
    tokens: 0,
    lifetimeMilliseconds: LIFETIME_MS,
    ...more,
  };
}

export function chargeOf(ticks: bigint, more: Partial<Charge> = {}): Charge {
  return { ticks, estimated: false, usage: {}, ...more };
}

/** The hold of an admission that must have one. */
export function held(admission: Admission): Hold {
  if ("hold" in admission) return admission.hold;
  throw new Error(`it was refused: ${JSON.stringify(admission)}`);
}

/** Calls of an allotment that end in one transaction. Returns the IDs of their holds. */
export async function endedTogether(
  database: Database,
  caller: Caller,
  ends: readonly EndedCall["end"][],
): Promise<string[]> {
  const store = createAllotmentStore(database);
  const id = newIdentifier("allotment");
  const wanted = { id, walletId: caller.walletId, ticks: 100n, least: 0n, lifetimeMilliseconds: LIFETIME_MS };
  expect(await store.take(wanted)).to.equal(true);
  const calls = ends.map((end) => {
    const holdId = newIdentifier("hold");
    return { holdId, input: requestedVideoOf(caller, 20n), admittedAt: Date.now(), end };
  });
  await store.end(
    id,
    () => calls,
    () => 0n,
  );
  return calls.map(({ holdId }) => holdId);
}

/** The row of a wallet. */
export async function amountsOf(
  database: Database,
  name: string,
): Promise<{ balance: bigint; reserved: bigint; spent: bigint; overrun: bigint }> {
  const columns = {
    balance: "balance_ticks",
    reserved: "reserved_ticks",
    spent: "spent_ticks",
    overrun: "overrun_ticks",
  };
  return (await database("wallets").where({ name }).first(columns)) as {
    balance: bigint;
    reserved: bigint;
    spent: bigint;
    overrun: bigint;
  };
}
