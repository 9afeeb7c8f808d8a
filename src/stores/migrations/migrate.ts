import { retryWhenLocked } from "../drivers/retry-when-locked.js";
import { type Database, type Transaction, inTransaction, openDatabase } from "../drivers/database.js";
import { createMigrationTable, waitForOthers } from "./definitions.js";
import { migrations as allMigrations } from "./index.js";
import type { Migration } from "./migration.js";
import { type Waiting, whenTablesAreFree } from "./when-tables-are-free.js";
import { LONGEST_ANSWER_MILLISECONDS } from "../drivers/postgres.js";

/**
 * Brings the database to the current schema and returns the migrations that it applied. Any number of processes may do
 * so at once: each migration starts by writing its own name, so the others wait and then find it done.
 */
export async function migrate(
  database: Database,
  migrations: readonly Migration[] = allMigrations,
  waiting: Partial<Waiting> = {},
): Promise<string[]> {
  await retryWhenLocked(() => createMigrationTable(database));
  const taken: string[] = [];
  for (const migration of migrations) {
    const done = await database("schema_migrations").where({ name: migration.name }).first("name");
    if (done === undefined && (await takeStep(database, migration, waiting))) taken.push(migration.name);
  }
  return taken;
}

/** The same for a database that is not open, with a connection whose statements may take long. */
export async function migrateAt(location: string, onWait?: Waiting["onWait"]): Promise<string[]> {
  const database = await openDatabase(location, LONGEST_ANSWER_MILLISECONDS);
  return migrate(database, allMigrations, { onWait }).finally(() => database.destroy());
}

async function takeStep(database: Database, migration: Migration, waiting: Partial<Waiting>): Promise<boolean> {
  try {
    return await inTransaction(database, async (transaction) => {
      await waitForOthers(transaction);
      if (!(await claim(transaction, migration.name))) return false;
      await whenTablesAreFree(transaction, migration, waiting);
      return true;
    });
  } catch (error) {
    throw new Error(`migration ${migration.name} failed: ${error instanceof Error ? error.message : String(error)}`);
  }
}

async function claim(transaction: Transaction, name: string): Promise<boolean> {
  const claimed: unknown[] = await transaction("schema_migrations")
    .insert({ name, applied_at: Date.now() })
    .onConflict("name")
    .ignore()
    .returning("name");
  return claimed.length > 0;
}
