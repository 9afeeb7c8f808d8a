/** What a failure says of the database, whichever engine keeps it: that it is away, or that it does not take what it was given. */

import { DatabaseLateError } from "./time-limit.js";

/** Names of the engines for values that they refuse, as of constraints: the same again is refused again. */
const REFUSED = /^(?:22|23)[0-9A-Z]{3}$|^SQLITE_(?:CONSTRAINT|MISMATCH|TOOBIG|RANGE)(?:_|$)/;

/** Connections that broke or never came about, servers that stop or have no room, files that cannot be read or written. */
const AWAY =
  /^E(?:CONN|NET|HOST|PIPE$|TIMEDOUT$|NOTFOUND$|AI_)|^(?:08|40|53|57|58)[0-9A-Z]{3}$|^55P03$|^25006$|^SQLITE_(?:BUSY|LOCKED|IOERR|FULL|CANTOPEN|READONLY|NOTADB|CORRUPT|PROTOCOL)(?:_|$)/;

/** The drivers tell some of that without a code. */
const AWAY_IN_WORDS =
  /^Connection terminated|^Query read timeout|^timeout expired|^timeout exceeded when trying to connect|^Client has encountered a connection error|^Knex: Timeout acquiring a connection/;

/** Whether what was to be written is at fault. Some of it never comes as far as the engine. */
export function isRefusedValue(error: unknown): boolean {
  return error instanceof TypeError || error instanceof RangeError || REFUSED.test(codeOf(error) ?? "");
}

/** Whether the same may go well later. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof DatabaseLateError) return true;
  const code = codeOf(error);
  if (code !== undefined) return AWAY.test(code);
  return error instanceof Error && AWAY_IN_WORDS.test(error.message);
}

/** Errors of databases may quote what they were given, and those of upstreams whom they asked: only their kind is told. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  return codeOf(error) ?? error.name;
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;
}
