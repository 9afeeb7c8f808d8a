/** Checks the types of generated modules before they replace those on the disk. */
import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { extname, posix } from "node:path";
import { fileURLToPath } from "node:url";
import { FUNCTIONS_FILE } from "../load/dialect-functions.js";
import { RECORD } from "../cache/file-record.js";
import { modulesUsed } from "../print/declarations.js";
import type { Module } from "../print/module.js";
import { isOwnFunctions } from "./own-functions.js";
import type { TypeFault } from "./program.js";
import type { CheckInput } from "./child.js";

/** Generated files, and the modules that they were printed from. */
interface Printed {
  readonly files: ReadonlyMap<string, string>;
  readonly modules: readonly Module[];
}

type Imports = ReadonlySet<string>;

export class TypeChecker {
  #child: ChildProcess | undefined;

  constructor(
    private readonly checkout: string,
    private readonly out: string,
  ) {}

  /** Starts to parse what generated code imports, so that a check waits for less. */
  start(): ChildProcess {
    const module = fileURLToPath(new URL(`./child${extname(import.meta.url)}`, import.meta.url));
    this.#child ??= fork(module, [this.checkout, this.out], { serialization: "advanced" });
    return this.#child;
  }

  /** Faults of the modules that differ from those before, and of those that the difference may concern. */
  async check({ files, modules }: Printed, before: (path: string) => string | undefined): Promise<TypeFault[]> {
    const texts = new Map([...files].filter(([path]) => path.endsWith(".ts")).map(withoutLongValues));
    const hasOtherFunctions = inputOfFunctions(files.get(RECORD)) !== inputOfFunctions(before(RECORD));
    const imports = new Map(modules.map((module) => [module.path, importsOf(module)]));
    const callers = hasOtherFunctions ? [...texts.keys()].filter((path) => callsOwn(imports.get(path))) : [];
    const paths = [...new Set([...pathsToCheck(texts, imports, before), ...callers])].sort();
    if (paths.length === 0) return [];
    const input: CheckInput = { texts, paths };
    const child = this.start();
    const answered = once(child, "message");
    const isGone = once(child, "exit").then(() => Promise.reject(new Error("The check of types ended early.")));
    child.send(input);
    const [faults]: TypeFault[][] = await Promise.race([answered, isGone]);
    return faults ?? [];
  }

  stop(): void {
    this.#child?.kill();
  }
}

/**
 * A validator is long, and written by a library: the names that it exports are enough. The table of a pair is long
 * too, and has nothing but texts from rows of a known type.
 */
function withoutLongValues([path, text]: [path: string, text: string]): [path: string, text: string] {
  if (TABLE.test(path)) return [path, text.replace(/^export const (\w+: Pair) = [^]*$/m, "export declare const $1;\n")];
  if (posix.basename(path) !== "validate.ts") return [path, text];
  const names = [...text.matchAll(/^export const (\w+)/gm)].map(([, name]) => `export declare const ${name}: any;\n`);
  return [path, names.join("")];
}

const TABLE = /^pairs\/.+-to-.+\.ts$/;

/** What was recorded of the functions beside dialects and of the library that they import. */
function inputOfFunctions(record: string | undefined): string | undefined {
  return record?.split("\n").find((line) => line.includes(JSON.stringify(FUNCTIONS_FILE)));
}

/** The modules that a module imports from. Those that libraries write import none that is generated. */
function importsOf(module: Module): Imports {
  return "declarations" in module ? modulesUsed(module.declarations, module.path) : new Set();
}

function callsOwn(imports: Imports = new Set()): boolean {
  return [...imports].some(isOwnFunctions);
}

/** What a module exports, in a text: its types, or else the lines on which its exports begin. */
function exportsOf(path: string, text: string): string {
  const isOfTypes = path.startsWith("interlingua/") || posix.basename(path) === "types.ts";
  return isOfTypes ? text : (text.match(/^export .*$/gm) ?? []).join("\n");
}

/** Modules with another text, and those that import one with other exports. */
function pathsToCheck(
  texts: ReadonlyMap<string, string>,
  imports: ReadonlyMap<string, Imports>,
  before: (path: string) => string | undefined,
): readonly string[] {
  const paths = [...texts.keys()];
  const isOther = (path: string): boolean => withoutLongValues([path, before(path) ?? ""])[1] !== texts.get(path);
  const changed = new Set(paths.filter(isOther));
  const open = new Set(
    [...changed].filter((path) => exportsOf(path, before(path) ?? "") !== exportsOf(path, texts.get(path) ?? "")),
  );
  const concerned = paths.filter((path) => [...open].some((other) => imports.get(path)?.has(other)));
  return [...changed, ...concerned];
}
