import type { ItemDifference } from "../../catalog/difference.js";
import type {
  CatalogChange,
  CatalogDecision,
  CatalogRecordStore,
  CatalogRecords,
  ProviderRecord,
} from "../../catalog/records.js";
import type { Model } from "../../catalog/types.js";
import { changeAndRecord, type RecordChange } from "../administrators/record-change.js";
import { type Database, type Transaction, inSnapshot } from "../drivers/database.js";
import { type ProviderRow, modelValues, providerOf, providerValues, routeValues } from "./catalog-rows.js";
import { sendNotice } from "../drivers/notices.js";
import { lockSecrets } from "./lock-secrets.js";
import { type ModelPrice, readPrices, recordPrices } from "./model-prices.js";
import { ModelReader } from "./model-reader.js";

export interface CatalogAdministration extends CatalogRecordStore {
  /** Grows with every change of the catalog by any process. */
  revision(): Promise<bigint>;
  /** The same store, whose changes are recorded in their transactions. */
  recording(record: RecordChange<readonly ItemDifference[]>): CatalogRecordStore;
  /** The prices of a model, the latest first. */
  prices(modelId: string): Promise<ModelPrice[]>;
}

/** A statement accepts a limited number of values, and a row has up to twenty. */
const SAVED_AT_ONCE = 50;

export function createCatalogStore(database: Database): CatalogAdministration {
  const models = new ModelReader();
  const readRecords = async (transaction: Transaction): Promise<CatalogRecords> => ({
    providers: await readProviders(transaction),
    models: await models.read(transaction),
  });
  const changing = (record?: RecordChange<readonly ItemDifference[]>): CatalogRecordStore["change"] => {
    return async (decide, lockTimeoutMs) => {
      const make = async (transaction: Transaction): Promise<CatalogDecision> => {
        // The write comes first, even though it changes nothing: the reads after it then see one state of the catalog.
        await lockSecrets(transaction);
        const decision = decide(await readRecords(transaction));
        if (decision.change !== undefined) {
          await makeChange(transaction, decision.change);
          await transaction("catalog_revision").increment("revision", 1);
          await sendNotice(transaction, "catalog");
        }
        return decision;
      };
      return changeAndRecord(database, make, record && (({ differences }) => record(differences)), lockTimeoutMs);
    };
  };
  const records = () => inSnapshot(database, readRecords);
  return {
    async revision() {
      const row: { revision: bigint } | undefined = await database("catalog_revision").first("revision");
      return row?.revision ?? 0n;
    },

    prices: (modelId) => readPrices(database, modelId),
    records,
    change: changing(),
    recording: (record) => ({ records, change: changing(record) }),
  };
}

async function readProviders(transaction: Transaction): Promise<CatalogRecords["providers"]> {
  const rows: ProviderRow[] = await transaction("providers").orderBy("id").select();
  return new Map(rows.map((row) => [row.id, providerOf(row)]));
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
  await recordPrices(transaction, rows);
  const ids = models.map(({ id }) => id);
  await transaction("model_routes").whereIn("model_id", ids).delete();
  const routes = models.flatMap(routeValues);
  for (let start = 0; start < routes.length; start += SAVED_AT_ONCE)
    await transaction("model_routes").insert(routes.slice(start, start + SAVED_AT_ONCE));
}
