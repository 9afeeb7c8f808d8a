import { refuseTakenAliases } from "./aliases.js";
import type { CatalogFile } from "./catalog-file.js";
import { compareModel } from "./compare-models.js";
import { compareProvider } from "./compare-providers.js";
import type { ItemDifference } from "./difference.js";
import type { CatalogDecision, CatalogRecordStore, CatalogRecords, Vault } from "./records.js";

export interface ApplyOptions {
  /** Remove what the file lacks. */
  readonly prune?: boolean;
  /** Returns the differences and changes nothing. */
  readonly dryRun?: boolean;
  /** How long to wait for another change of the catalog to end; by default as long as for any lock. */
  readonly lockTimeoutMs?: number;
}

/** Applies a catalog file to the database in one transaction and returns what changed. */
export async function applyCatalog(
  store: CatalogRecordStore,
  vault: Vault,
  file: CatalogFile,
  options: ApplyOptions = {},
): Promise<readonly ItemDifference[]> {
  const plan = (stored: CatalogRecords) => planChange(file, stored, vault, options.prune ?? false);
  if (options.dryRun) return plan(await store.records()).differences;
  const { differences } = await store.change((stored) => {
    const planned = plan(stored);
    return planned.differences.every(({ action }) => action === "keep")
      ? { differences: planned.differences }
      : planned;
  }, options.lockTimeoutMs);
  return differences;
}

function planChange(file: CatalogFile, stored: CatalogRecords, vault: Vault, prune: boolean): CatalogDecision {
  const now = Date.now();
  const providers = file.providers.flatMap(
    (provider) => compareProvider(provider, stored.providers.get(provider.id), vault) ?? [],
  );
  const models = file.models.flatMap((model) => compareModel(model, stored.models.get(model.id), now) ?? []);
  const missingProviders = missingFrom(stored.providers, file.providers);
  const missingModels = missingFrom(stored.models, file.models);
  refuseTakenAliases(
    models.map(({ save }) => save),
    stored.models,
    prune ? missingModels : [],
  );
  return {
    differences: [
      ...[...providers, ...models].map(({ difference }) => difference),
      ...missingProviders.map((id) => absence("provider", id, prune)),
      ...missingModels.map((id) => absence("model", id, prune)),
    ],
    change: {
      saveProviders: providers.map(({ save }) => save),
      removeProviders: prune ? missingProviders : [],
      saveModels: models.map(({ save }) => save),
      removeModels: prune ? missingModels : [],
    },
  };
}

function absence(what: "provider" | "model", id: string, prune: boolean): ItemDifference {
  return { action: prune ? "remove" : "keep", what, id, fields: [] };
}

function missingFrom(stored: ReadonlyMap<string, unknown>, file: readonly { readonly id: string }[]): string[] {
  const named = new Set(file.map(({ id }) => id));
  return [...stored.keys()].filter((id) => !named.has(id));
}
