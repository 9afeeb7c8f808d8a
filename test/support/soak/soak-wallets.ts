/** The wallets and keys of a soak. */
import type { Database } from "../../../src/stores/drivers/database.js";
import { createKeyStore } from "../../../src/stores/keys/key-store.js";
import type { KeyRules } from "../../../src/stores/keys/key-rules.js";
import { createWalletStore } from "../../../src/stores/wallets/wallet-store.js";
import { CALL_PRICE } from "./soak-directory.js";

const PLENTY = 10n ** 17n;
/** The most calls of one key at once, and how many it may make in a minute. */
export const MOST_AT_ONCE = 3;
export const MOST_A_MINUTE = 240;

/** What a key may spend in a day, and what a wallet has, in calls. Both are used up in each run. */
export interface Scarce {
  readonly budgeted: bigint;
  readonly poor: bigint;
}

export function scarceIn(seconds: number): Scarce {
  return { budgeted: BigInt(Math.ceil(seconds)), poor: BigInt(Math.ceil(1.5 * seconds)) };
}

/** Who calls. `plenty` is served from allotments, and `several` by the database: its key has a limit. */
const ownersIn = ({ budgeted, poor }: Scarce) =>
  ({
    plenty: { ticks: PLENTY, rules: {} },
    several: { ticks: PLENTY, rules: { limits: { mostConcurrent: 50 } } },
    limited: { ticks: PLENTY, rules: { limits: { mostConcurrent: MOST_AT_ONCE, requestsPerMinute: MOST_A_MINUTE } } },
    budgeted: { ticks: PLENTY, rules: { limits: { ticksPerDay: budgeted * CALL_PRICE } } },
    poor: { ticks: poor * CALL_PRICE, rules: {} },
    embedding: { ticks: PLENTY, rules: {} },
    videos: { ticks: PLENTY, rules: {} },
  }) satisfies Readonly<Record<string, { readonly ticks: bigint; readonly rules: KeyRules }>>;

export type Owner = keyof ReturnType<typeof ownersIn>;
export type Keys = Readonly<Record<Owner, string>>;

/** Makes a wallet for each, with one key. */
export async function makeKeys(database: Database, scarce: Scarce): Promise<Keys> {
  const [wallets, keys] = [createWalletStore(database), createKeyStore(database)];
  const made: [string, string][] = [];
  for (const [owner, { ticks, rules }] of Object.entries(ownersIn(scarce))) {
    await wallets.create(owner, ticks);
    made.push([owner, (await keys.create(owner, "soak", rules)).secret]);
  }
  return Object.fromEntries(made) as Keys;
}
