/** Sums up rows of the request log that are stored already. */
import { setImmediate as nextTurn } from "node:timers/promises";
import { type Database, inTransaction } from "../drivers/database.js";
import { retryWhenLocked } from "../drivers/retry-when-locked.js";
import { numberOf } from "./counts.js";
import { CallSums, HOUR_MS, MINUTE_MS, type SummedCall } from "./call-sums.js";
import { insertSums } from "./write-sums.js";

interface StoredCall {
  readonly id: string;
  readonly created_at: bigint;
  readonly model: string | null;
  readonly wallet_id: string | null;
  readonly key_id: string | null;
  readonly dialect: string;
  readonly provider: string | null;
  readonly upstream_model: string | null;
  readonly status: bigint;
  readonly code: string | null;
  readonly milliseconds: bigint;
  readonly first_byte_milliseconds: bigint | null;
  readonly input_tokens: bigint | null;
  readonly output_tokens: bigint | null;
  readonly cost_ticks: bigint | null;
  readonly repeats: bigint;
}

const COLUMNS = [
  "id",
  "created_at",
  "model",
  "wallet_id",
  "key_id",
  "dialect",
  "provider",
  "upstream_model",
  "status",
  "code",
  "milliseconds",
  "first_byte_milliseconds",
  "input_tokens",
  "output_tokens",
  "cost_ticks",
  "repeats",
];

/** Other writers wait meanwhile. */
const SUMMED_AT_ONCE = 200;
/** Long periods are shown by the hour. */
const KEPT_MINUTES_MS = 2 * 24 * HOUR_MS;
const KEPT_HOURS_MS = 400 * 24 * HOUR_MS;

/** A row is marked in the transaction that sums it up: no other process does the same. */
export async function sumRest(database: Database, isStopping: () => boolean = () => false): Promise<void> {
  while (!isStopping()) {
    const summed = await inTransaction(database, async (transaction) => {
      const due = transaction("request_log").where("summed", 0).limit(SUMMED_AT_ONCE).select("id");
      const rows: StoredCall[] = await transaction("request_log")
        .whereIn("id", due)
        .where("summed", 0)
        .update({ summed: 1 })
        .returning(COLUMNS);
      const sums = new CallSums();
      for (const row of rows) sums.add(summedCallOf(row), 1 + Number(row.repeats));
      const kept = Date.now() - KEPT_MINUTES_MS;
      await insertSums(
        transaction,
        sums.take().filter(({ step, at }) => step === HOUR_MS || at >= kept),
      );
      return rows.length;
    });
    if (summed < SUMMED_AT_ONCE) return;
    await nextTurn();
  }
}

/** Sums are small, and stay longer than the rows. */
export async function pruneSums(database: Database, isStopping: () => boolean): Promise<void> {
  const now = Date.now();
  const kept = [
    [MINUTE_MS, now - KEPT_MINUTES_MS],
    [HOUR_MS, now - KEPT_HOURS_MS],
  ] as const;
  for (const [step, before] of kept) {
    for (let deleted = 1; deleted > 0 && !isStopping();) {
      const due = database("request_sums").where({ step }).where("at", "<", before);
      const [oldest] = (await due.clone().orderBy("at").limit(1).select("at")) as { at: bigint }[];
      deleted =
        oldest === undefined
          ? 0
          : await retryWhenLocked(async () => due.clone().where("at", Number(oldest.at)).delete());
    }
  }
}

function summedCallOf(row: StoredCall): SummedCall {
  return {
    createdAt: Number(row.created_at),
    model: row.model ?? undefined,
    walletId: row.wallet_id ?? undefined,
    keyId: row.key_id ?? undefined,
    dialect: row.dialect,
    provider: row.provider ?? undefined,
    upstreamModel: row.upstream_model ?? undefined,
    status: Number(row.status),
    code: row.code ?? undefined,
    milliseconds: Number(row.milliseconds),
    firstByteMilliseconds: numberOf(row.first_byte_milliseconds),
    quantities: { input: numberOf(row.input_tokens), output: numberOf(row.output_tokens) },
    costTicks: row.cost_ticks ?? 0n,
  };
}
