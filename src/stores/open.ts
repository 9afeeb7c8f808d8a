import { type CatalogReading, readCatalog } from "../catalog/read.js";
import type { Vault } from "../catalog/records.js";
import type { Config } from "../config/types.js";
import { type CallbackStore, createCallbackStore } from "./callback-store.js";
import { type CatalogAdministration, createCatalogStore } from "./catalog-store.js";
import { type Database, openDatabase } from "./database.js";
import { createClockStore } from "./heal-clock.js";
import { type KeyAdministration, createKeyStore } from "./key-store.js";
import { type LedgerStore, createLedgerStore } from "./ledger-store.js";
import { type MediaIndex, createMediaIndex } from "./media-index.js";
import { migrateAt } from "./migrate.js";
import { createMoneyStore } from "./money-store.js";
import { type OpenHoldStore, createOpenHoldStore } from "./open-holds.js";
import { type RequestLogStore, createRequestLogStore } from "./request-log-store.js";
import { type SettingsStore, createSettingsStore } from "./settings-store.js";
import { type TaskLists, createTaskLists } from "./task-lists.js";
import { type TaskStore, createTaskStore } from "./task-store.js";
import type { CatalogStore, KeyStore, Stores } from "./types.js";
import { type UsageStore, createUsageStore } from "./usage-store.js";
import { readVaultSecret } from "./vault-secret.js";
import { createVault } from "./vault.js";
import { type WalletAdministration, createWalletStore } from "./wallet-store.js";

/** What the stores need beside the config. */
export type StoreSurroundings = Omit<CatalogReading, "vault">;

/** The stores of the server, and what operators administer. */
export interface OpenStores extends Stores {
  readonly keys: KeyStore & KeyAdministration;
  readonly wallets: WalletAdministration;
  readonly catalog: CatalogStore & CatalogAdministration;
  readonly vault: Vault;
  readonly ledger: LedgerStore;
  readonly holds: OpenHoldStore;
  readonly requests: RequestLogStore;
  readonly usage: UsageStore;
  readonly settings: SettingsStore;
  readonly tasks: TaskStore & TaskLists;
  readonly callbacks: CallbackStore;
  readonly media: MediaIndex;
}

/** Opens the database, brings it to the current schema, and gives its stores. */
export async function openStores(config: Pick<Config, "database">, surroundings: StoreSurroundings): Promise<OpenStores> {
  await migrateAt(config.database);
  return storesOn(await openDatabase(config.database), config.database, surroundings);
}

function storesOn(database: Database, location: string, surroundings: StoreSurroundings): OpenStores {
  const vault = createVault(() => readVaultSecret(location, surroundings.environment));
  const catalog = createCatalogStore(database);
  return {
    keys: createKeyStore(database),
    wallets: createWalletStore(database),
    money: createMoneyStore(database),
    clock: createClockStore(database),
    catalog: { ...catalog, read: async () => readCatalog(await catalog.records(), { ...surroundings, vault }) },
    vault,
    ledger: createLedgerStore(database),
    holds: createOpenHoldStore(database),
    requests: createRequestLogStore(database),
    usage: createUsageStore(database),
    settings: createSettingsStore(database),
    tasks: { ...createTaskStore(database), ...createTaskLists(database) },
    callbacks: createCallbackStore(database),
    media: createMediaIndex(database),
    async ping() {
      await database.raw("SELECT 1");
    },
    close: () => database.destroy(),
  };
}
