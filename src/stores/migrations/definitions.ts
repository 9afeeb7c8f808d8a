import type { Database, Transaction } from "../database.js";

/** The type of a column that numbers its rows in the order they are written. */
export const NUMBERED = "INTEGER PRIMARY KEY";

/** Makes the table that tells which steps of the schema are taken. */
export async function createMigrationTable(database: Database): Promise<void> {
  await database.raw("CREATE TABLE IF NOT EXISTS schema_migrations (name TEXT PRIMARY KEY, applied_at INTEGER NOT NULL) STRICT");
}

/** Makes a table that refuses values of the wrong type. */
export async function createTable(transaction: Transaction, name: string, columns: readonly string[]): Promise<void> {
  await transaction.raw(`CREATE TABLE ${name} (\n  ${columns.join(",\n  ")}\n) STRICT`);
}

export async function createIndex(transaction: Transaction, name: string, on: string): Promise<void> {
  await transaction.raw(`CREATE INDEX ${name} ON ${on}`);
}

/** Makes the database itself refuse to change or delete what is in a table. */
export async function makeAppendOnly(transaction: Transaction, table: string): Promise<void> {
  for (const event of ["UPDATE", "DELETE"]) {
    await transaction.raw(
      `CREATE TRIGGER ${table}_refuses_${event.toLowerCase()} BEFORE ${event} ON ${table}\n` +
        `BEGIN SELECT RAISE(ABORT, '${table} is append-only'); END`,
    );
  }
}
