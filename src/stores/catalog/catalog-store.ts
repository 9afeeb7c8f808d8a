import type { CatalogChange, CatalogRecordStore, CatalogRecords, ProviderRecord } from "../../catalog/records.js";
import type { Model } from "../../catalog/types.js";
import { type Database, type Transaction, inSnapshot, inTransaction } from "../drivers/database.js";
import {
  type ModelRow,
  type ProviderRow,
  type RouteRow,
  modelOf,
  modelValues,
  providerOf,
  providerValues,
  routeValues,
} from "./catalog-rows.js";

export interface CatalogAdministration extends CatalogRecordStore {
  /** Grows with every change of the catalog by any process. */
  revision(): Promise<bigint>;
}

/** A statement accepts a limited number of values, and a row has up to twenty. */
const SAVED_AT_ONCE = 50;

export function createCatalogStore(database: Database): CatalogAdministration {
  return {
    async revision() {
      const row: { revision: bigint } | undefined = await database("catalog_revision").first("revision");
      return row?.revision ?? 0n;
    },

    records: () => inSnapshot(database, readRecords),

    async change(decide, lockTimeoutMs) {
      const make = async (transaction: Transaction) => {
        // The write comes first, even though it changes nothing: the reads after it then see one state of the catalog.
        await transaction("catalog_revision").increment("revision", 0);
        const change = decide(await readRecords(transaction));
        if (change === undefined) return;
        await makeChange(transaction, change);
        await transaction("catalog_revision").increment("revision", 1);
      };
      await inTransaction(database, make, lockTimeoutMs);
    },
  };
}

async function readRecords(transaction: Transaction): Promise<CatalogRecords> {
  const providers: ProviderRow[] = await transaction("providers").orderBy("id").select();
  const models: ModelRow[] = await transaction("models").orderBy("id").select();
  const routes: RouteRow[] = await transaction("model_routes").orderBy(["model_id", "position"]).select();
  const routesByModel = new Map<string, RouteRow[]>(models.map(({ id }) => [id, []]));
  for (const route of routes) routesByModel.get(route.model_id)?.push(route);
  return {
    providers: new Map(providers.map((row) => [row.id, providerOf(row)])),
    models: new Map(models.map((row) => [row.id, modelOf(row, routesByModel.get(row.id) ?? [])])),
  };
}

/** Routes refer to providers: providers are written before models and deleted after them. */
async function makeChange(transaction: Transaction, change: CatalogChange): Promise<void> {
  for (const provider of change.saveProviders) await saveProvider(transaction, provider);
  for (const id of change.removeModels) await transaction("models").where({ id }).delete();
  for (let start = 0; start < change.saveModels.length; start += SAVED_AT_ONCE)
    await saveModels(transaction, change.saveModels.slice(start, start + SAVED_AT_ONCE));
  for (const id of change.removeProviders) await transaction("providers").where({ id }).delete();
}

async function saveProvider(transaction: Transaction, provider: ProviderRecord): Promise<void> {
  const values = providerValues(provider);
  await transaction("providers")
    .insert({ id: provider.id, created_at: Date.now(), ...values })
    .onConflict("id")
    .merge(values);
}

async function saveModels(transaction: Transaction, models: readonly Model[]): Promise<void> {
  const rows = models.map((model) => ({ id: model.id, created_at: model.created * 1000, ...modelValues(model) }));
  const changed = Object.keys(rows[0] ?? {}).filter((column) => column !== "id" && column !== "created_at");
  await transaction("models").insert(rows).onConflict("id").merge(changed);
  const ids = models.map(({ id }) => id);
  await transaction("model_routes").whereIn("model_id", ids).delete();
  const routes = models.flatMap(routeValues);
  for (let start = 0; start < routes.length; start += SAVED_AT_ONCE)
    await transaction("model_routes").insert(routes.slice(start, start + SAVED_AT_ONCE));
}
