/**
 * Keys of credits, and of debits, which take credit back. A request that is repeated with its key, because its answer
 * was lost, changes nothing.
 */
import { RefusedError } from "../../config/refused.js";
import { type Transaction, bindTicks } from "../drivers/database.js";

/** 1 to 255 visible characters of ASCII, so that it can be sent in a header and shown in one line. */
const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,255}$/;

export interface KeyedCredit {
  readonly key: string;
  readonly kind: "credit" | "debit";
  readonly walletId: string;
  readonly ticks: bigint;
}

export function checkIdempotencyKey(key: string): void {
  if (IDEMPOTENCY_KEY.test(key)) return;
  throw new RefusedError("unsound", "an idempotency key has 1 to 255 printable ASCII characters and no spaces");
}

/** Whether the key is new. One that was used for another credit or debit is refused. */
export async function takeCreditKey(
  transaction: Transaction,
  { key, kind, walletId, ticks }: KeyedCredit,
): Promise<boolean> {
  const taken: unknown[] = await transaction("credit_keys")
    .insert({ idempotency_key: key, kind, wallet_id: walletId, ticks: bindTicks(ticks), created_at: Date.now() })
    .onConflict("idempotency_key")
    .ignore()
    .returning("idempotency_key");
  if (taken.length > 0) return true;
  const before = (await transaction("credit_keys")
    .where({ idempotency_key: key })
    .first("kind", "wallet_id", "ticks")) as { kind: string; wallet_id: string; ticks: bigint } | undefined;
  if (before?.kind !== kind) throw new RefusedError("taken", `the idempotency key was used for a ${before?.kind}`);
  if (before.wallet_id === walletId && before.ticks === ticks) return false;
  throw new RefusedError("taken", `the idempotency key was used for a ${kind} of another wallet or amount`);
}
