import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import type { Database as Connection } from "better-sqlite3";
import knex, { type Knex } from "knex";
import { whenFree } from "./busy.js";

export type Database = Knex;
export type Transaction = Knex.Transaction;

/**
 * In this order on every connection, and read back, because a setting that did not take is found in no test.
 * The library's build of SQLite defaults to a weaker `synchronous` once the log exists.
 */
const SETTINGS = [
  { name: "journal_mode", set: "WAL", reads: "wal" },
  { name: "synchronous", set: "FULL", reads: 2n },
  { name: "busy_timeout", set: "100", reads: 100n },
  { name: "foreign_keys", set: "ON", reads: 1n },
] as const;

const ACQUIRE_TIMEOUT_MILLISECONDS = 5_000;

/** The path of the database's file, or an error when it is not kept in a file. */
export function databaseFile(location: string): string {
  if (!location.includes("://")) return location;
  throw new Error("this build stores in SQLite: `database` must be a file's path, not the address of a server");
}

/** Opens the database, making its file and directory when they are not there. */
export async function openDatabase(location: string): Promise<Database> {
  const filename = databaseFile(location);
  mkdirSync(dirname(filename), { recursive: true });
  const database = knex({
    client: "better-sqlite3",
    connection: { filename, options: { safeIntegers: true } },
    useNullAsDefault: true,
    // An error's text must not hold the values it was called with.
    compileSqlOnError: false,
    // It would write to standard output, where results go. Every error is thrown as well.
    log: { warn: () => undefined, error: () => undefined },
    acquireConnectionTimeout: ACQUIRE_TIMEOUT_MILLISECONDS,
    pool: { min: 1, max: 1, afterCreate: prepareConnection },
  });
  try {
    await whenFree(async () => database.raw("SELECT 1"));
  } catch (error) {
    await database.destroy();
    throw new Error(`cannot open the database ${filename}: ${error instanceof Error ? error.message : String(error)}`);
  }
  return database;
}

/** Runs writes in one transaction, again from the start when another process was in the way. Begin with a write. */
export async function inTransaction<Result>(database: Database, action: (transaction: Transaction) => Promise<Result>): Promise<Result> {
  return whenFree(() => database.transaction(action));
}

/** A big integer as a value of a query: knex passes it through, only its types do not say so. */
export function bindTicks(ticks: bigint): Knex.Value {
  return ticks as unknown as Knex.Value;
}

function prepareConnection(connection: Connection, done: (error: unknown, connection: Connection) => void): void {
  try {
    for (const { name, set } of SETTINGS) connection.pragma(`${name} = ${set}`);
    for (const { name, reads } of SETTINGS) assertSetting(connection, name, reads);
    done(undefined, connection);
  } catch (error) {
    connection.close();
    done(error, connection);
  }
}

function assertSetting(connection: Connection, name: string, reads: string | bigint): void {
  const found: unknown = connection.pragma(name, { simple: true });
  if (found !== reads) throw new Error(`SQLite's ${name} is ${String(found)} where ${String(reads)} is needed`);
}
