/** The prices that models had. Calls are charged by the price at their admission, which they keep themselves. */
import type { Database, Transaction } from "../drivers/database.js";

export interface ModelPrice {
  /** Unix milliseconds. */
  readonly since: number;
  /** As written in the catalog. */
  readonly pricing: Readonly<Record<string, unknown>>;
}

interface PriceRow {
  readonly model_id: string;
  readonly since: bigint;
  readonly pricing: string;
}

const TABLE = "model_prices";
const MOST_READ = 100;

export async function readPrices(database: Database, modelId: string): Promise<ModelPrice[]> {
  const rows: PriceRow[] = await database(TABLE).where("model_id", modelId).orderBy("since", "desc").limit(MOST_READ);
  return rows.map(({ since, pricing }) => ({
    since: Number(since),
    pricing: JSON.parse(pricing) as ModelPrice["pricing"],
  }));
}

/** Adds the prices that are new. */
export async function recordPrices(
  transaction: Transaction,
  models: readonly { readonly id: string; readonly pricing: unknown }[],
  now = Date.now(),
): Promise<void> {
  const latest = await latestPrices(
    transaction,
    models.map(({ id }) => id),
  );
  const changed = models.filter(({ id, pricing }) => latest.get(id) !== pricing);
  if (changed.length === 0) return;
  const rows = changed.map(({ id, pricing }) => ({ model_id: id, since: now, pricing }));
  await transaction(TABLE).insert(rows).onConflict(["model_id", "since"]).merge(["pricing"]);
}

async function latestPrices(transaction: Transaction, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows: PriceRow[] = await transaction(TABLE).whereIn("model_id", ids).orderBy("since");
  return new Map(rows.map(({ model_id, pricing }) => [model_id, pricing]));
}
