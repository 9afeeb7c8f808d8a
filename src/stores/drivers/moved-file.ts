/**
 * Refuses to write to a file that was removed or replaced. SQLite goes on with the file that it has open: what it
 * writes then is lost when the process ends, and nobody would notice before.
 */
import { type Stats, statSync } from "node:fs";
import type { Database as Connection } from "better-sqlite3";

type Prepare = Connection["prepare"];

/** SQLite's own code for this, which it returns in other journal modes than ours. */
export const MOVED = "SQLITE_READONLY_DBMOVED";
/** Every transaction begins with it, and all that must not be lost is written in one. */
const BEGIN = /^\s*begin/i;

/** From now on no transaction begins while another file, or none, is at the path of the connection. */
export function refuseMovedFile(connection: Connection): void {
  const { name } = connection;
  const opened = look(name);
  const prepare = connection.prepare.bind(connection) as Prepare;
  connection.prepare = ((sql: string) => {
    if (BEGIN.test(sql) && !isSame(opened, look(name))) throw movedError(name);
    return prepare(sql);
  }) as Prepare;
}

function look(path: string): Stats | undefined {
  return statSync(path, { throwIfNoEntry: false });
}

function isSame(one: Stats | undefined, other: Stats | undefined): boolean {
  return one?.ino === other?.ino && one?.dev === other?.dev;
}

function movedError(path: string): Error {
  return Object.assign(new Error(`the database ${path} was removed or replaced while it was open`), { code: MOVED });
}
