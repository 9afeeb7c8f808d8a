/**
 * Where the checkout is, and how its modules are started: the tests run from their sources, or compiled as the program
 * is shipped.
 */
import { join, resolve } from "node:path";

const TSX = import.meta.resolve("tsx");
export const isCompiled = import.meta.filename.endsWith(".js");
/** The folder of modules that this one is among: of sources, or of what was compiled of them. */
export const MODULES = resolve(import.meta.dirname, "../..");

/** What is not compiled stands here: specs, and what tests read. */
export const CHECKOUT = isCompiled ? resolve(MODULES, "..") : MODULES;

/** What node is given to run a module, such as `src/main`, in a process of its own. */
export function nodeRuns(module: string): readonly string[] {
  return isCompiled ? [join(MODULES, `${module}.js`)] : runsSource(CHECKOUT, module);
}

/** The same of sources in whatever checkout. */
export function runsSource(checkout: string, module: string): readonly string[] {
  return ["--import", TSX, join(checkout, `${module}.ts`)];
}

/** The same of a module that is loaded before the one that is run. */
export function runsBefore(module: string): readonly string[] {
  return isCompiled
    ? ["--import", join(MODULES, `${module}.js`)]
    : ["--import", TSX, "--import", join(CHECKOUT, `${module}.ts`)];
}
