import knex, { type Knex } from "knex";
import { retryWhenLocked } from "./retry-when-locked.js";
import { useDatabaseClock } from "./clock.js";
import { USUAL_ANSWER_MILLISECONDS, postgresConfig, shownAddress } from "./postgres.js";
import { sqliteConfig, takeDriver } from "./sqlite.js";
import { REBUILD, unloadedDriver } from "./sqlite-file.js";
import { waitWhenFull } from "./full-server.js";

export type Database = Knex;
export type Transaction = Knex.Transaction;
export type Engine = "sqlite" | "postgres";

const SERVER_ADDRESS = /^postgres(ql)?:\/\//i;
const ACQUIRE_TIMEOUT_MILLISECONDS = 5_000;

/** The engine of a location: a path is a SQLite file, a URL a server. */
export function engineAt(location: string): Engine {
  if (SERVER_ADDRESS.test(location)) return "postgres";
  if (location.includes("://")) throw new Error("`database` must be a file's path or a postgres:// address");
  return "sqlite";
}

/** The engine of an open database. */
export function engineOf(database: Database | Transaction): Engine {
  const config = database.client.config as Knex.Config;
  return config.client === "pg" ? "postgres" : "sqlite";
}

/**
 * Opens the database. A file is created when it does not exist. A statement that a server does not answer in time
 * fails.
 */
export async function openDatabase(
  location: string,
  answerMilliseconds = USUAL_ANSWER_MILLISECONDS,
): Promise<Database> {
  const isFile = engineAt(location) === "sqlite";
  const database = knex({
    ...(isFile ? sqliteConfig(location) : postgresConfig(location, answerMilliseconds)),
    // Error messages must not contain the values of the statement.
    compileSqlOnError: false,
    // knex would write to standard output, where results go. Every error is thrown as well.
    log: { warn: () => undefined, error: () => undefined },
    acquireConnectionTimeout: ACQUIRE_TIMEOUT_MILLISECONDS,
  });
  if (isFile) takeDriver(database);
  else waitWhenFull(database);
  try {
    await retryWhenLocked(async () => database.raw("SELECT 1"));
    if (!isFile) await useDatabaseClock(database);
  } catch (error) {
    await database.destroy();
    const shown = isFile ? location : shownAddress(location);
    throw new Error(`cannot open the database ${shown}: ${explain(error)}`, { cause: error });
  }
  return database;
}

/** Runs writes in one transaction, and again from the start when another transaction conflicts. Start with a write. */
export async function inTransaction<Result>(
  database: Database,
  action: (transaction: Transaction) => Promise<Result>,
  timeoutMs?: number,
): Promise<Result> {
  return retryWhenLocked(() => database.transaction(action), timeoutMs);
}

/** Runs reads that all see the database as it was at the first of them. */
export async function inSnapshot<Result>(
  database: Database,
  action: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  return database.transaction(
    action,
    engineOf(database) === "postgres" ? { isolationLevel: "repeatable read", readOnly: true } : {},
  );
}

/** A big integer as a value of a query. knex passes it through, although its types do not include it. */
export function bindTicks(ticks: bigint): Knex.Value {
  const value: unknown = ticks;
  return value as Knex.Value;
}

/** The query builder would advise to look for a fault in the program. */
const SILENT = /^Knex: Timeout acquiring a connection|^timeout expired$|connection timeout$/;
const SILENT_SERVER =
  "no connection within 5 seconds; a firewall may drop what is sent, or a pooler has no free connection";

const UNREADABLE_ADDRESS =
  "its address cannot be read; in the user and the password, @ : / ? # % must be percent-encoded, such as %23 for #";

function isAboutAddress(error: Error): boolean {
  return error instanceof URIError || ("code" in error && error.code === "ERR_INVALID_URL");
}

/** The error of a server that is unreachable at several addresses contains several errors and no message. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (isAboutAddress(error)) return UNREADABLE_ADDRESS;
  if (SILENT.test(error.message)) return SILENT_SERVER;
  const unloaded = unloadedDriver(error);
  if (unloaded !== undefined) return `${unloaded}; ${REBUILD}`;
  return error.message === "" && "code" in error ? String(error.code) : error.message;
}
