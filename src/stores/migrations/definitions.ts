/** Definitions written once in the SQL of SQLite, and created on either engine. */
import { type Database, type Engine, type Transaction, engineOf } from "../drivers/database.js";

/** The type of a column that numbers its rows in the order they are written. */
export const NUMBERED = "NUMBERED PRIMARY KEY";

/** An arbitrary number that no other user of the server's locks is likely to use. */
const MIGRATION_LOCK = 4_615_736_019;

/** No call may wait longer than about a second behind a step that waits. */
const TABLE_LOCK_MS = 500;

/** PostgreSQL orders text by the server's locale by default; SQLite orders it by bytes. */
const WORDS: Readonly<Record<Engine, Readonly<Record<string, string>>>> = {
  sqlite: { NUMBERED: "INTEGER" },
  postgres: { NUMBERED: "BIGINT GENERATED ALWAYS AS IDENTITY", INTEGER: "BIGINT", TEXT: 'TEXT COLLATE "C"' },
};

/** Creates the table of the migrations that were applied. */
export async function createMigrationTable(database: Database): Promise<void> {
  await database.transaction(async (transaction) => {
    await waitForOthers(transaction);
    const columns = ["name TEXT PRIMARY KEY", "applied_at INTEGER NOT NULL"];
    await transaction.raw(tableDefinition(transaction, "IF NOT EXISTS schema_migrations", columns));
  });
}

/**
 * Lets one process at a time change the schema. On SQLite the first write does so. PostgreSQL has a lock for it. The
 * wait for that lock and the step itself may take any time. A table in use must be locked at once: all its users wait
 * meanwhile.
 */
export async function waitForOthers(transaction: Transaction): Promise<void> {
  if (engineOf(transaction) === "sqlite") return;
  await transaction.raw("SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0");
  await transaction.raw("SELECT pg_advisory_xact_lock(?)", [MIGRATION_LOCK]);
  await transaction.raw(`SET LOCAL lock_timeout = ${TABLE_LOCK_MS}`);
}

/** Creates a table that refuses values of the wrong type. */
export async function createTable(transaction: Transaction, name: string, columns: readonly string[]): Promise<void> {
  await transaction.raw(tableDefinition(transaction, name, columns));
}

/** Adds columns to a table. A column's checks may use the other columns too. */
export async function addColumns(transaction: Transaction, table: string, columns: readonly string[]): Promise<void> {
  for (const column of columns)
    await transaction.raw(`ALTER TABLE ${table} ADD COLUMN ${inWordsOf(transaction, column)}`);
}

export async function createIndex(transaction: Transaction, name: string, on: string): Promise<void> {
  await transaction.raw(`CREATE INDEX ${name} ON ${on}`);
}

export async function createUniqueIndex(transaction: Transaction, name: string, on: string): Promise<void> {
  await transaction.raw(`CREATE UNIQUE INDEX ${name} ON ${on}`);
}

/** Makes the database itself refuse changes and deletions in a table. */
export async function makeAppendOnly(transaction: Transaction, table: string): Promise<void> {
  const complaint = `${table} is append-only`;
  await refuse(transaction, { table, event: "UPDATE", complaint });
  await refuse(transaction, { table, event: "DELETE", complaint });
  if (engineOf(transaction) === "postgres")
    await refuse(transaction, { table, event: "TRUNCATE", each: "STATEMENT", complaint });
}

/** Makes the database itself refuse changes of the final rows of a table. */
export async function makeFinal(transaction: Transaction, table: string, when: string): Promise<void> {
  await refuse(transaction, { table, event: "UPDATE", when, complaint: `${table} are final once they are resolved` });
}

/** Makes the database itself refuse changes in a table. Rows past their retention may still be deleted. */
export async function makeWrittenOnce(transaction: Transaction, table: string): Promise<void> {
  await refuse(transaction, { table, event: "UPDATE", complaint: `${table} is append-only` });
}

interface Refusal {
  readonly table: string;
  readonly event: "UPDATE" | "DELETE" | "TRUNCATE";
  readonly each?: "ROW" | "STATEMENT";
  readonly when?: string;
  readonly complaint: string;
}

async function refuse(
  transaction: Transaction,
  { table, event, each = "ROW", when, complaint }: Refusal,
): Promise<void> {
  const name = `${table}_refuses_${event.toLowerCase()}`;
  const condition = when === undefined ? "" : ` WHEN (${when})`;
  const head = `CREATE TRIGGER ${name} BEFORE ${event} ON ${table} FOR EACH ${each}${condition}`;
  if (engineOf(transaction) === "sqlite") {
    await transaction.raw(`${head}\nBEGIN SELECT RAISE(ABORT, '${complaint}'); END`);
    return;
  }
  await transaction.raw(
    `CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION '${complaint}'; END $$`,
  );
  await transaction.raw(`${head} EXECUTE FUNCTION ${name}()`);
}

function tableDefinition(transaction: Transaction, name: string, columns: readonly string[]): string {
  const body = columns.map((column) => inWordsOf(transaction, column)).join(",\n  ");
  return `CREATE TABLE ${name} (\n  ${body}\n)${engineOf(transaction) === "sqlite" ? " STRICT" : ""}`;
}

function inWordsOf(transaction: Transaction, definition: string): string {
  const words = WORDS[engineOf(transaction)];
  return definition.replace(/\b[A-Z]+\b/g, (word) => words[word] ?? word);
}
