/** How a connection to SQLite is opened, and its settings. */
import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import type { Database as Connection } from "better-sqlite3";
import type { Knex } from "knex";
import { keepStatements } from "./kept-statements.js";
import { refuseMovedFile } from "./moved-file.js";
import { createOwnFile, SqliteFile } from "./sqlite-file.js";

/**
 * Set in this order on every connection and read back, because no test finds a setting that had no effect. The
 * library's build of SQLite defaults to a weaker `synchronous` once the log exists. SQLite's waiting for locks is off,
 * because it blocks the event loop: retry-when-locked.ts waits instead.
 */
const SETTINGS = [
  { name: "journal_mode", set: "WAL", reads: "wal" },
  { name: "synchronous", set: "FULL", reads: 2n },
  { name: "busy_timeout", set: "0", reads: 0n },
  { name: "foreign_keys", set: "ON", reads: 1n },
] as const;

/** A database in a file. The file and its directory are created when they do not exist. */
export function sqliteConfig(filename: string): Knex.Config {
  mkdirSync(dirname(filename), { recursive: true });
  createOwnFile(filename);
  return {
    client: "better-sqlite3",
    connection: { filename, options: { safeIntegers: true } },
    useNullAsDefault: true,
    pool: { min: 1, max: 1, afterCreate: prepareConnection },
  };
}

/** Instead of the release of the driver that knex takes by its name. */
export function takeDriver({ client }: Knex): void {
  (client as Knex.Client).driver = SqliteFile;
}

function prepareConnection(connection: Connection, done: (error: unknown, connection: Connection) => void): void {
  try {
    keepStatements(connection);
    refuseMovedFile(connection);
    applySettings(connection);
    done(undefined, connection);
  } catch (error) {
    connection.close();
    done(error, connection);
  }
}

/** The connection must read integers as bigints. */
export function applySettings(connection: Connection): void {
  for (const { name, set } of SETTINGS) connection.pragma(`${name} = ${set}`);
  for (const { name, reads } of SETTINGS) assertSetting(connection, name, reads);
}

function assertSetting(connection: Connection, name: string, reads: string | bigint): void {
  const found: unknown = connection.pragma(name, { simple: true });
  if (found !== reads) throw new Error(`SQLite's ${name} is ${String(found)} where ${String(reads)} is needed`);
}
