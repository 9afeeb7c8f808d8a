/** `generate`: compiles specs/ into generated/. With --check it only compares, with --watch it goes on. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, watch, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { inspect, parseArgs } from "node:util";
import type { Pair } from "../src/conversion/pair.js";
import { checkoutOf } from "./checkout.js";
import { compileSpecs } from "./compile.js";
import { emitLanguage } from "./emit/language.js";
import { emitReference } from "./emit/reference.js";
import { schemaFiles } from "./load/language.js";
import { describeProblem, SpecProblems } from "./load/problem.js";
import { pruneCache } from "./cache/cache.js";
import { loadPrinters, print } from "./print/print.js";
import { FileRecord } from "./cache/file-record.js";
import { describeTableChanges } from "./tables/table-changes.js";
import type { Compiled } from "./type-check/compiled.js";
import { problemsOf } from "./type-check/spec-line.js";
import { TypeChecker } from "./type-check/type-checker.js";

const root = resolve(import.meta.dirname, "..");

const USAGE = `usage: codegen/main.ts [--specs <folder>]... [--out <folder>] [--check | --watch]
  --specs  a folder of specs, specs/ if it is absent; of several, all are compiled together
  --out    the folder of the code that is made, generated/ if it is absent
  --check  compares that folder with what would be made, and changes nothing
  --watch  compiles again after each change of the specs
`;
const values = options();

function options() {
  try {
    const { values: given } = parseArgs({
      options: {
        specs: { type: "string", multiple: true, default: [join(root, "specs")] },
        out: { type: "string" },
        check: { type: "boolean", default: false },
        watch: { type: "boolean", default: false },
        help: { type: "boolean", default: false },
      },
    });
    if (!given.help) return given;
    process.stdout.write(USAGE);
    process.exit();
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n${USAGE}`);
    process.exit(2);
  }
}
const out = resolve(values.out ?? join(root, "generated"));
const languageFolder = join(root, "specs/language");
/** The generated code of this checkout comes with a reference page; other output folders have none. */
const reference = values.out === undefined ? join(root, "specs/REFERENCE.md") : undefined;

const types = new TypeChecker(checkoutOf(root), out);

/** Those of the specs that were compiled last. */
let tables: readonly Pair[] = [];

async function generate(): Promise<boolean> {
  const started = performance.now();
  try {
    // A check trusts no record: each text is made, or taken from the cache of this machine.
    const record = values.check ? new FileRecord() : new FileRecord(out, () => types.start());
    // The language is that of this project, whatever specs are compiled.
    await print(emitLanguage(schemaFiles(languageFolder)), record);
    const compiled = await compileSpecs(values.specs, languageFolder, out, record);
    const { files } = compiled;
    if (reference !== undefined)
      files.set(
        relative(out, reference),
        await emitReference(languageFolder, join(root, "src/conversion"), compiled.functions),
      );
    const differences = differing(files);
    if (values.check) return reportCheck(differences);
    await checkTypes(compiled);
    const changes = describeTableChanges(tables, compiled.pairs);
    tables = compiled.pairs;
    for (const path of differences) {
      const text = files.get(path);
      const target = join(out, path);
      if (text === undefined) rmSync(target);
      else {
        mkdirSync(dirname(target), { recursive: true });
        writeFileSync(target, text);
      }
    }
    pruneCache();
    process.stdout.write(
      `generated ${files.size} files in ` +
        `${((performance.now() - started) / 1000).toFixed(1)} s, ${differences.length} ` +
        `changed\n${changes.map((change) => `  ${change}\n`).join("")}`,
    );
    return true;
  } catch (error) {
    if (!(error instanceof SpecProblems)) {
      if (!values.watch) throw error;
      // The next edit may mend it.
      process.stderr.write(`${inspect(error)}\nnothing was generated\n`);
      return false;
    }
    process.stderr.write(
      `${error.problems.map(describeProblem).join("\n")}\n${error.problems.length} problem` +
        `${error.problems.length === 1 ? "" : "s"}; nothing was generated\n`,
    );
    return false;
  }
}

/** Nothing replaces what there is unless it compiles. */
async function checkTypes(compiled: Compiled & Parameters<TypeChecker["check"]>[0]): Promise<void> {
  const before = (path: string): string | undefined =>
    existsSync(join(out, path)) ? readFileSync(join(out, path), "utf8") : undefined;
  const problems = problemsOf(await types.check(compiled, before), compiled);
  if (problems.length > 0) throw new SpecProblems(problems);
}

/** Files that are missing, differ, or should no longer be there. */
function differing(files: ReadonlyMap<string, string>): string[] {
  const present = existsSync(out) ? filesBelow(out) : [];
  const changed = [...files]
    .filter(([path, text]) => !existsSync(join(out, path)) || readFileSync(join(out, path), "utf8") !== text)
    .map(([path]) => path);
  return [...changed, ...present.filter((path) => !files.has(path))].sort();
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => statSync(join(folder, path)).isFile())
    .map((path) => relative(".", path));
}

/** An old record is one of the files: every checkout would change it with its first run. */
function reportCheck(differences: readonly string[]): boolean {
  if (differences.length === 0) return true;
  process.stderr.write(
    `generated/ is not what specs/ declare:\n` +
      `${differences.map((path) => `  ${path}\n`).join("")}run "make generate" and commit ` +
      `the result\n`,
  );
  return false;
}

/** What is saved during a run, the first one too, is compiled behind it. */
let last = Promise.resolve(false);
if (values.watch) {
  let timer: NodeJS.Timeout | undefined;
  for (const folder of values.specs) {
    watch(folder, { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(() => (last = last.then(generate)), 100);
    });
  }
}
last = generate();
const isDone = await last;
if (values.watch) {
  process.stdout.write("watching specs/\n");
  // The first edit waits for less.
  types.start();
  await loadPrinters();
} else {
  types.stop();
  process.exitCode = isDone ? 0 : 1;
}
