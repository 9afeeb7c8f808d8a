/**
 * Refuses to write to a file that was removed or replaced. SQLite goes on with the file that it has open: what it
 * writes then is lost when the process ends, and nobody would notice before.
 */
import { type BigIntStats, statSync } from "node:fs";
import type { Database as Connection } from "better-sqlite3";

type Prepare = Connection["prepare"];

/** SQLite's own code for this, which it returns in other journal modes than ours. */
export const MOVED = "SQLITE_READONLY_DBMOVED";
/** What only reads, and what ends. */
const WRITES_NOTHING = /^\s*(?:select|pragma|explain|commit|rollback|release)/i;

/**
 * From now on nothing is written while another file, or none, is at the path of the connection. A transaction is
 * checked where it begins.
 */
export function refuseMovedFile(connection: Connection): void {
  const { name } = connection;
  const opened = look(name);
  const prepare = connection.prepare.bind(connection) as Prepare;
  connection.prepare = ((sql: string) => {
    const isWrite = !connection.inTransaction && !WRITES_NOTHING.test(sql);
    if (isWrite && !isSame(opened, look(name))) throw movedError(name);
    return prepare(sql);
  }) as Prepare;
}

function look(path: string): BigIntStats | undefined {
  try {
    return statSync(path, { bigint: true, throwIfNoEntry: false });
  } catch {
    // A directory that cannot be read any more has no such file either.
    return undefined;
  }
}

function isSame(one: BigIntStats | undefined, other: BigIntStats | undefined): boolean {
  return one?.ino === other?.ino && one?.dev === other?.dev;
}

function movedError(path: string): Error {
  return Object.assign(new Error(`the database ${path} was removed or replaced while it was open`), { code: MOVED });
}
