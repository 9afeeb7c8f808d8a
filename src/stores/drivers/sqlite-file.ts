/** The release of SQLite's driver that this version of Node can run. */
import { createRequire } from "node:module";
import type SqliteDriver from "better-sqlite3";

/**
 * From here on the earlier release aborts the process when its objects are freed. The later one does not load before
 * Node 22. https://github.com/WiseLibs/better-sqlite3/issues/1515
 */
export const FIRST_OF_LATER_RELEASE = 24;
const LATER = "better-sqlite3-later";
const EARLIER = "better-sqlite3";

const load = createRequire(import.meta.url);

/** The later release is an optional package, which installations can leave out. */
export function isLaterReleaseThere(): boolean {
  try {
    load.resolve(LATER);
    return true;
  } catch {
    return false;
  }
}

function releaseFor(version: string): string {
  return Number.parseInt(version, 10) >= FIRST_OF_LATER_RELEASE && isLaterReleaseThere() ? LATER : EARLIER;
}

/** A connection to a file. */
export const SqliteFile = load(releaseFor(process.versions.node)) as typeof SqliteDriver;
