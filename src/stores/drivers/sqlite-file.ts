/** The release of SQLite's driver that this version of Node can run. */
import { closeSync, existsSync, openSync } from "node:fs";
import { createRequire } from "node:module";
import type SqliteDriver from "better-sqlite3";
import { codeOf } from "../../errors/error-code.js";

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

/** Of its compiled part: made for another version of Node, or never made, as where npm runs no scripts. */
const UNBUILT = /^(?:Could not locate the bindings file|Cannot find module '.*better.sqlite3.*')/i;

/** From release 12 on, npm builds nothing that was not approved, and reports success. */
export const REBUILD =
  "run npm rebuild better-sqlite3 where isogloss is installed; " +
  "npm 12 and later need npm install-scripts approve better-sqlite3 before that";

/** What is wrong where the compiled part of the driver does not load. The first connection finds that out. */
export function unloadedDriver(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (codeOf(error) !== "ERR_DLOPEN_FAILED" && !UNBUILT.test(error.message)) return undefined;
  return `the driver of SQLite is not built for Node ${process.versions.node} on this machine`;
}

/**
 * A database has what clients wrote, so its owner alone reads it. Who can read the file of a lock can hold it. SQLite
 * gives the files beside a file the same rights.
 */
export function createOwnFile(path: string): void {
  if (existsSync(path)) return;
  try {
    closeSync(openSync(path, "wx", 0o600));
  } catch {
    // Another process was faster, or the first statement fails and says why.
  }
}
