/**
 * The place of the checkout, and how its modules are started: the tests run from their sources, or compiled like the
 * shipped program.
 */
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";

const TSX = import.meta.resolve("tsx");
export const isCompiled = import.meta.filename.endsWith(".js");
/** The folder of modules that contains this one: sources, or their compiled form. */
export const MODULES = resolve(import.meta.dirname, "../..");

/** The folder of files that are not compiled: specs, and files that tests read. */
export const CHECKOUT = isCompiled ? resolve(MODULES, "..") : MODULES;

/** Node's arguments to run a module, such as `src/main`, in a process of its own: from the bundle, if it is there. */
export function nodeRuns(module: string): readonly string[] {
  if (!isCompiled) return runsSource(CHECKOUT, module);
  const bundled = join(MODULES, "processes", `${module}.js`);
  return [existsSync(bundled) ? bundled : join(MODULES, `${module}.js`)];
}

/** The same for sources in any checkout. */
export function runsSource(checkout: string, module: string): readonly string[] {
  return ["--import", TSX, join(checkout, `${module}.ts`)];
}

/** The same for a module that is loaded before the main one. */
export function runsBefore(module: string): readonly string[] {
  return isCompiled
    ? ["--import", join(MODULES, `${module}.js`)]
    : ["--import", TSX, "--import", join(CHECKOUT, `${module}.ts`)];
}
