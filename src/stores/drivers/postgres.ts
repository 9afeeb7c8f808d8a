/** How a connection to PostgreSQL is opened, and its settings. */
import type { Socket } from "node:net";
import type { Knex } from "knex";
import pg from "pg";
import { driverAddress } from "./postgres-address.js";

/**
 * Set on every connection and read back. No statement may block a call for ever, and no lock for longer than a call has
 * time. A process that hangs inside a transaction must lose its locks, and a commit must survive a crash of the server.
 */
const SETTINGS = [
  ["application_name", "isogloss"],
  ["statement_timeout", "15s"],
  ["lock_timeout", "1s"],
  ["idle_in_transaction_session_timeout", "30s"],
  ["default_transaction_isolation", "read committed"],
  ["synchronous_commit", "on"],
] as const;

/**
 * What an administrator of the server may have limited for a role, and versions before 17 do not know. It would end a
 * change of the schema, which may last.
 */
const LIMIT = "transaction_timeout";

const MOST_CONNECTIONS = 10;
const CONNECT_MILLISECONDS = 5_000;
/** A reachable server ends a call's statement sooner by itself. */
export const USUAL_ANSWER_MILLISECONDS = 20_000;
/** A migration may take any time. */
export const LONGEST_ANSWER_MILLISECONDS = 86_400_000;
const NO_ANSWER = "Query read timeout";
/** PostgreSQL's code for a write on a server that takes none, such as a standby. */
const READ_ONLY = "25006";
/** A connection to such a server is kept for so long, so that many writes do not open as many connections. */
const READ_ONLY_MILLISECONDS = 2_000;
const KEEP_ALIVE_MILLISECONDS = 10_000;
/** Integer types: int2, int4, int8, and numeric, which is the type of sums of int8. */
const INTEGER_TYPES = new Set([21, 23, 20, 1700]);

/** A database on a server. */
export function postgresConfig(address: string, answerMilliseconds = USUAL_ANSWER_MILLISECONDS): Knex.Config {
  return {
    client: "pg",
    connection: {
      connectionString: driverAddress(address),
      // For this pool's connections only: other users of the driver in the same process keep their types.
      types: { getTypeParser },
      connectionTimeoutMillis: CONNECT_MILLISECONDS,
      query_timeout: answerMilliseconds,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MILLISECONDS,
    } as Knex.PgConnectionConfig,
    pool: { min: 0, max: MOST_CONNECTIONS, afterCreate: prepareConnection },
  };
}

/** A server's URL without its credentials. */
export function shownAddress(address: string): string {
  if (!URL.canParse(address)) return "server";
  const { protocol, host, pathname } = new URL(address);
  return `${protocol}//${host}${pathname}`;
}

type Done = (error: Error | null | undefined, result?: unknown) => void;

/** The part of a connection that the query builder uses. */
interface Connection {
  query(statement: { readonly text: string; readonly values?: readonly unknown[] }, done: Done): void;
  end(): Promise<void>;
  readonly connection: { readonly stream: Socket };
}

function prepareConnection(
  connection: Connection,
  done: (error: Error | null | undefined, connection: Connection) => void,
): void {
  guardValues(connection);
  const settings = SETTINGS.map(([name, value], index) => `set_config('${name}', '${value}', false) AS "${index}"`);
  const unlimited = `CASE WHEN current_setting('${LIMIT}', true) <> '0' THEN set_config('${LIMIT}', '0', false) END`;
  const text = `SELECT ${settings.join(", ")}, ${unlimited}, current_setting('server_encoding') AS encoding`;
  connection.query({ text }, (error, result) => {
    const fault = error ?? faultOf(result as { rows: Record<string, string>[] });
    if (fault !== undefined) connection.end().catch(() => undefined);
    done(fault, connection);
  });
}

function faultOf({ rows: [found = {}] }: { readonly rows: readonly Record<string, string>[] }): Error | undefined {
  if (found.encoding !== "UTF8") return new Error(`the database is encoded in ${found.encoding} where UTF8 is needed`);
  const wrong = SETTINGS.findIndex(([, value], index) => found[index] !== value);
  return wrong < 0
    ? undefined
    : new Error(`PostgreSQL's ${SETTINGS[wrong]?.[0]} is ${found[wrong]} where ${SETTINGS[wrong]?.[1]} is needed`);
}

/**
 * Removes U+0000 from texts, which this engine cannot store, and values from errors. A connection that does not answer
 * is closed: later statements would wait behind its unanswered one. So is one that takes no writes: after a failover
 * the address may lead to another server, while the old one still answers as a standby.
 */
function guardValues(connection: Connection): void {
  const query = connection.query.bind(connection);
  const openedAt = performance.now();
  const isLost = (error: Error) =>
    error.message === NO_ANSWER ||
    (codeOf(error) === READ_ONLY && performance.now() - openedAt > READ_ONLY_MILLISECONDS);
  connection.query = (statement, done) =>
    query({ ...statement, values: statement.values?.map(storable) }, (error, result) => {
      if (error == null) return done(error, result);
      const shown = withoutValues(error);
      if (isLost(error)) giveUp(connection, () => done(shown));
      else done(shown, result);
    });
}

/** The pool is informed first. Otherwise it would hand out the connection again. */
function giveUp({ connection: { stream } }: Connection, done: () => void): void {
  if (stream.closed) return done();
  stream.once("close", done);
  stream.destroy();
}

function codeOf(error: Error): string | undefined {
  return error instanceof pg.DatabaseError ? error.code : undefined;
}

function storable(value: unknown): unknown {
  return typeof value === "string" && value.includes("\0") ? value.replaceAll("\0", "") : value;
}

/** For values that it cannot parse the engine quotes them in the message; for other errors in fields beside it. */
const DATA_EXCEPTION = /^22/;

function withoutValues(error: Error): Error {
  if (!(error instanceof pg.DatabaseError)) return error;
  const { code = "", constraint, table } = error;
  const message = DATA_EXCEPTION.test(code) ? `a value does not fit its column (${code})` : error.message;
  return Object.assign(new Error(message), { code, constraint, table });
}

function getTypeParser(type: number, format?: "text" | "binary"): (value: string) => unknown {
  if (format !== "binary" && INTEGER_TYPES.has(type)) return integerOf;
  return pg.types.getTypeParser(type, format as "text") as (value: string) => unknown;
}

function integerOf(text: string): bigint | string {
  return /^-?\d+$/.test(text) ? BigInt(text) : text;
}
