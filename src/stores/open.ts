import { type CatalogReading, readCatalog } from "../catalog/read.js";
import type { Vault } from "../catalog/records.js";
import type { Config } from "../config/types.js";
import { logEvent } from "../observability/log-event.js";
import { type CallbackStore, createCallbackStore } from "./tasks/callback-store.js";
import { type CatalogAdministration, createCatalogStore } from "./catalog/catalog-store.js";
import { sendReport } from "./drivers/notices.js";
import { startCheckpoints } from "./drivers/checkpoints.js";
import { type Database, engineOf, openDatabase } from "./drivers/database.js";
import { createClockStore } from "./drivers/heal-clock.js";
import { sharesSessions } from "./drivers/shared-sessions.js";
import { takesWrites } from "./drivers/takes-writes.js";
import { type KeyAdministration, createKeyStore } from "./keys/key-store.js";
import { type LedgerStore, createLedgerStore } from "./wallets/ledger-store.js";
import { type MediaIndex, createMediaIndex } from "./media/media-index.js";
import { type AdminTokenStore, createAdminTokenStore } from "./administrators/admin-token-store.js";
import { type SessionStore, createSessionStore } from "./administrators/session-store.js";
import type { RecordChange } from "./administrators/record-change.js";
import { type AuditLog, createAuditLog } from "./administrators/audit-log.js";
import { migrations } from "./migrations/index.js";
import { migrateAt } from "./migrations/migrate.js";
import { createAllotmentStore } from "./wallets/allotment-store.js";
import { type CallbackSecretStore, createCallbackSecretStore } from "./wallets/callback-secrets.js";
import { createMoneyStore } from "./wallets/money-store.js";
import { type OpenHoldStore, createOpenHoldStore } from "./wallets/open-holds.js";
import { type RequestLogStore, createRequestLogStore } from "./logs/request-log-store.js";
import { rotateSecrets } from "./catalog/rotate-secrets.js";
import { type SettingsStore, createSettingsStore } from "./settings-store.js";
import { type TaskLists, createTaskLists } from "./tasks/task-lists.js";
import { moneyWithin, tasksWithin, UsedUpRates } from "./keys/used-up-rates.js";
import { type TaskStore, createTaskStore } from "./tasks/task-store.js";
import type { CatalogStore, KeyStore, Stores } from "./types.js";
import { type OverviewStore, createOverviewStore } from "./logs/overview-store.js";
import { type UsageStore, createUsageStore } from "./logs/usage-store.js";
import { readVaultSecrets } from "./catalog/vault-secret.js";
import { createVault } from "./catalog/vault.js";
import { type WalletAdministration, createWalletStore } from "./wallets/wallet-store.js";

/** What the stores need beside the config. */
export type StoreSurroundings = Omit<CatalogReading, "vault">;

/** The stores of the server, and those that operators administer. */
export interface OpenStores extends Stores {
  readonly keys: KeyStore & KeyAdministration;
  readonly wallets: WalletAdministration;
  readonly catalog: CatalogStore & CatalogAdministration;
  readonly vault: Vault;
  readonly ledger: LedgerStore;
  readonly holds: OpenHoldStore;
  readonly requests: RequestLogStore;
  readonly usage: UsageStore;
  readonly overview: OverviewStore;
  readonly settings: SettingsStore;
  readonly adminTokens: AdminTokenStore;
  readonly sessions: SessionStore;
  readonly audit: AuditLog;
  readonly callbackSecrets: CallbackSecretStore;
  /** Encrypts everything that is stored encrypted again. Returns how many texts there are. */
  rotateSecrets(record?: RecordChange<number>): Promise<number>;
  readonly tasks: TaskStore & TaskLists;
  readonly callbacks: CallbackStore;
  readonly media: MediaIndex;
  /** Reports something to all processes on the same database, where there may be several. */
  report(report: unknown): Promise<void>;
}

/** Opens the database, brings it to the current schema, and returns its stores. */
export async function openStores(
  config: Pick<Config, "database">,
  surroundings: StoreSurroundings,
): Promise<OpenStores> {
  await migrateLogged(config, surroundings);
  return storesOn(await openDatabase(config.database), config.database, surroundings);
}

/** The same for a process that serves: a thread copies the log of a file into it. */
export async function openServingStores(
  config: Pick<Config, "database">,
  surroundings: StoreSurroundings,
): Promise<OpenStores> {
  await migrateLogged(config, surroundings);
  const database = await openDatabase(config.database);
  const stores = storesOn(database, config.database, surroundings);
  if (engineOf(database) === "postgres") {
    void warnOfSharedSessions(database, surroundings.log);
    return stores;
  }
  const checkpoints = startCheckpoints(database, { path: config.database, log: surroundings.log });
  return { ...stores, close: () => checkpoints.close().finally(() => stores.close()) };
}

/** Nothing waits for it. A database that is away is reported elsewhere. */
async function warnOfSharedSessions(database: Database, log: StoreSurroundings["log"]): Promise<void> {
  const areShared = await sharesSessions(database).catch(() => false);
  if (areShared) logEvent(log, "database.sessions_shared");
}

async function migrateLogged({ database }: Pick<Config, "database">, { log }: StoreSurroundings): Promise<void> {
  const applied = await migrateAt(database, (wait) => logEvent(log, "migration.waits", wait));
  // A new database gets all of them.
  if (applied.length > 0 && applied.length < migrations.length) logEvent(log, "migration.applied", { applied });
}

function storesOn(database: Database, location: string, surroundings: StoreSurroundings): OpenStores {
  const vault = createVault(() => readVaultSecrets(location, surroundings.environment));
  const catalog = createCatalogStore(database);
  const usedUpRates = new UsedUpRates();
  return {
    keys: createKeyStore(database),
    wallets: createWalletStore(database),
    usedUpRates,
    money: moneyWithin(usedUpRates, createMoneyStore(database)),
    allotments: createAllotmentStore(database),
    clock: createClockStore(database),
    catalog: { ...catalog, read: async () => readCatalog(await catalog.records(), { ...surroundings, vault }) },
    vault,
    ledger: createLedgerStore(database),
    holds: createOpenHoldStore(database),
    requests: createRequestLogStore(database),
    usage: createUsageStore(database),
    overview: createOverviewStore(database),
    settings: createSettingsStore(database),
    adminTokens: createAdminTokenStore(database),
    sessions: createSessionStore(database),
    audit: createAuditLog(database),
    callbackSecrets: createCallbackSecretStore(database, vault),
    rotateSecrets: (record) => rotateSecrets(database, vault, record),
    tasks: { ...tasksWithin(usedUpRates, createTaskStore(database)), ...createTaskLists(database) },
    callbacks: createCallbackStore(database),
    media: createMediaIndex(database),
    report: (report) => sendReport(database, report),
    takesWrites: () => takesWrites(database),
    close: () => database.destroy(),
  };
}
