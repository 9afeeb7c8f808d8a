import { lstatSync, mkdirSync, readlinkSync, realpathSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { engineAt } from "./database.js";
import { messageOf } from "./database-error.js";
import { createOwnFile, REBUILD, SqliteFile, unloadedDriver } from "./sqlite-file.js";

/** The claim of one serving process on a database file. It ends with the process. */
export interface ServeLock {
  release(): void;
}

/**
 * Takes the claim, or throws when another process serves from the same file. It is SQLite's own lock on a file beside
 * the database: the operating system releases it when the process dies. A database server takes any number of
 * processes, so there is nothing to claim.
 */
export function takeServeLock(database: string): ServeLock {
  if (engineAt(database) === "postgres") return { release: () => undefined };
  const path = `${fileBehind(database)}.lock`;
  mkdirSync(dirname(path), { recursive: true });
  const file = openFile(path);
  try {
    file.exec("BEGIN EXCLUSIVE");
  } catch (error) {
    file.close();
    const isHeld = error instanceof SqliteFile.SqliteError && error.code.startsWith("SQLITE_BUSY");
    throw isHeld ? new Error(`another process already serves from ${database}; SQLite takes one at a time`) : error;
  }
  return { release: () => file.close() };
}

/** The file that a path leads to, which links give several names: SQLite follows them too. It may not be there yet. */
function fileBehind(path: string): string {
  const entry = lstatSync(path, { throwIfNoEntry: false });
  if (entry === undefined) return path;
  try {
    return realpathSync(path);
  } catch (error) {
    const isUnmade = error instanceof Error && "code" in error && error.code === "ENOENT";
    if (!isUnmade || !entry.isSymbolicLink()) throw error;
    return fileBehind(resolve(realpathSync(dirname(path)), readlinkSync(path)));
  }
}

function openFile(path: string): InstanceType<typeof SqliteFile> {
  createOwnFile(path);
  try {
    return new SqliteFile(path, { timeout: 0 });
  } catch (error) {
    const unloaded = unloadedDriver(error);
    if (unloaded !== undefined) throw new Error(`${unloaded}; ${REBUILD}`, { cause: error });
    throw new Error(`cannot open ${path}: ${messageOf(error)}; the gateway must be able to write there`);
  }
}
