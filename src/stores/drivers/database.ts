import knex, { type Knex } from "knex";
import { retryWhenLocked } from "./retry-when-locked.js";
import { useDatabaseClock } from "./clock.js";
import { USUAL_ANSWER_MILLISECONDS, postgresConfig, shownAddress } from "./postgres.js";
import { sqliteConfig } from "./sqlite.js";

export type Database = Knex;
export type Transaction = Knex.Transaction;
export type Engine = "sqlite" | "postgres";

const SERVER_ADDRESS = /^postgres(ql)?:\/\//i;
const ACQUIRE_TIMEOUT_MILLISECONDS = 5_000;

/** Which engine is meant by a location: a path is a file of SQLite, an address a server. */
export function engineAt(location: string): Engine {
  if (SERVER_ADDRESS.test(location)) return "postgres";
  if (location.includes("://")) throw new Error("`database` must be a file's path or a postgres:// address");
  return "sqlite";
}

/** The engine that an open database is kept by. */
export function engineOf(database: Database | Transaction): Engine {
  const config = database.client.config as Knex.Config;
  return config.client === "pg" ? "postgres" : "sqlite";
}

/** Opens the database; a file is made when it is not there. A server that does not answer a statement in time is given up. */
export async function openDatabase(
  location: string,
  answerMilliseconds = USUAL_ANSWER_MILLISECONDS,
): Promise<Database> {
  const isFile = engineAt(location) === "sqlite";
  const database = knex({
    ...(isFile ? sqliteConfig(location) : postgresConfig(location, answerMilliseconds)),
    // An error's text must not hold the values it was called with.
    compileSqlOnError: false,
    // It would write to standard output, where results go. Every error is thrown as well.
    log: { warn: () => undefined, error: () => undefined },
    acquireConnectionTimeout: ACQUIRE_TIMEOUT_MILLISECONDS,
  });
  try {
    await retryWhenLocked(async () => database.raw("SELECT 1"));
    if (!isFile) await useDatabaseClock(database);
  } catch (error) {
    await database.destroy();
    throw new Error(`cannot open the database ${isFile ? location : shownAddress(location)}: ${explain(error)}`);
  }
  return database;
}

/** Runs writes in one transaction, again from the start when another was in the way. Begin with a write. */
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

/** A big integer as a value of a query: knex passes it through, only its types do not say so. */
export function bindTicks(ticks: bigint): Knex.Value {
  return ticks as unknown as Knex.Value;
}

/** A server that is away at several addresses is an error of several, without words of its own. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message === "" && "code" in error ? String(error.code) : error.message;
}
