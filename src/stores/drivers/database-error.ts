/** Whether an error of either engine means that the database is unavailable, or that it refused a value. */

import { codeOf } from "../../errors/error-code.js";
import { isBusy } from "./retry-when-locked.js";
import { DatabaseLateError } from "./time-limit.js";

/** The engines' codes for refused values, such as a violated constraint: a retry is refused again. */
const REFUSED = /^(?:22|23)[0-9A-Z]{3}$|^SQLITE_(?:CONSTRAINT|MISMATCH|TOOBIG|RANGE)(?:_|$)/;

/**
 * Lost and failed connections, servers that shut down or have no room, files that cannot be read or written. A server
 * that lets nobody in answers no statement either: its password or its certificate was changed, or its database was
 * renamed or takes no connections.
 */
const AWAY = [
  /^E(?:CONN|NET|HOST|PIPE$|TIMEDOUT$|NOTFOUND$|AI_)/,
  /^(?:08|28|40|53|57|58)[0-9A-Z]{3}$|^3D000$|^55000$|^55P03$|^25006$/,
  /^(?:CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_(?:GET|VERIFY)_|ERR_TLS_|ERR_SSL_)/,
  /^SQLITE_(?:BUSY|LOCKED|IOERR|FULL|CANTOPEN|READONLY|NOTADB|CORRUPT|PROTOCOL)(?:_|$)/,
];

/** For some of these the drivers have no code but a text. */
const AWAY_IN_WORDS = new Set([
  "Connection terminated",
  "Connection terminated unexpectedly",
  "Connection terminated due to connection timeout",
  "Query read timeout",
  "timeout expired",
  "timeout exceeded when trying to connect",
  "Client has encountered a connection error and is not queryable",
  "Client was closed and is not queryable",
]);

/** The query builder writes its statement before the text. A statement cannot pass for the text, which is the end. */
const AFTER_STATEMENT = " - ";
/** As the query builder begins to say it. The rest is advice for who writes a program with it. */
const NO_FREE = "Knex: Timeout acquiring a connection";
const NO_FREE_CONNECTION = "no free connection";

/** A user whom the server lets in, but not at the tables. */
const NO_RIGHTS = "42501";
/** The form of the engines' own codes. Those of the system, such as EROFS, have no digit. */
const OF_ENGINE = /^(?=.*\d)[0-9A-Z]{5}$|^SQLITE_/;

/** Whether the value is at fault. The driver refuses some values before the engine sees them. */
export function isRefusedValue(error: unknown): boolean {
  return error instanceof TypeError || error instanceof RangeError || REFUSED.test(codeOf(error) ?? "");
}

/** Whether nothing was written. After other errors the answer to a commit may be lost. */
export function isSurelyUnwritten(error: unknown): boolean {
  return isRefusedValue(error) || isBusy(error);
}

/** Whether a retry may succeed. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof DatabaseLateError) return true;
  const code = codeOf(error);
  if (code !== undefined) return AWAY.some((form) => form.test(code));
  return wordsOf(error) !== undefined;
}

/**
 * The code of an error. The texts of database errors quote values, and those of upstream errors quote URLs. The few
 * that stand for a code do not.
 */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  return codeOf(error) ?? wordsOf(error) ?? error.name;
}

/** For logs, where the text of what is no fault of the database helps. Its own texts are about connections. */
export function describeFailure(error: unknown): string {
  return isDatabaseAway(error) ? reasonOf(error) : String(error);
}

/** What a command prints. Its reader did not write the statement that the query builder puts before the text. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { message } = error;
  const words = withoutStatement(error);
  if (words === message || !(isDatabaseAway(error) || codeOf(error) === NO_RIGHTS)) return words;
  return `the database cannot be used: ${words}; isogloss doctor names what to do`;
}

/** The text of an engine or its driver, without what the query builder adds. Texts of others stay as they are. */
export function withoutStatement(error: Error): string {
  if (error.message.startsWith(NO_FREE)) return NO_FREE_CONNECTION;
  const isOfEngine = isDatabaseAway(error) || OF_ENGINE.test(codeOf(error) ?? "");
  return isOfEngine ? afterStatement(error.message) : error.message;
}

/** The driver's text about a lost connection. It is one of a few, and quotes nothing. */
function wordsOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { message } = error;
  if (message.startsWith(NO_FREE)) return NO_FREE_CONNECTION;
  const words = afterStatement(message);
  return AWAY_IN_WORDS.has(words) ? words : undefined;
}

function afterStatement(message: string): string {
  const at = message.lastIndexOf(AFTER_STATEMENT);
  return at < 0 ? message : message.slice(at + AFTER_STATEMENT.length);
}
