/** The functions that stand beside one dialect, in `functions.ts`: what they are, read from their types. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { Cache } from "../cache/cache.js";
import { FileRecord } from "../cache/file-record.js";
import { SpecProblems, type Problem } from "./problem.js";

/** What a function is called on: `transforms` are objects with `read` and `write`. */
export type FunctionKind = "conversation" | "request" | "results" | "transforms";

/** What a function does to concepts, as it declares itself. */
export interface FunctionEffects {
  /**
   * Concepts that it carries in another form, and the concepts that hold them then: of `media`, or of
   * `media[medium=image]` only. `media[medium={value}]` has the values that the pass is given, and `{value}.signature`
   * is about the parts of these kinds.
   */
  readonly carries?: Readonly<Record<string, readonly string[]>>;
  /** What it carries is no longer where it was. */
  readonly takesAway?: boolean;
  /** The condition under which it carries them. */
  readonly carriesWhen?: string;
  /**
   * Concepts that it drops, except under these conditions: `media`, or `media[medium=image]` of some parts only. Of a
   * transform, concepts of its record. A concept with an empty condition is kept, though the record around it is not.
   */
  readonly drops?: Readonly<Record<string, string>>;
  /**
   * What a pass changes nothing without: parts of turns, or their state, as `Held` has them; or members of a request.
   */
  readonly about?: readonly string[];
  /** A concept that it takes away; where it has a list of values, of these only. */
  readonly clears?: string;
  /** Concepts that it reads as given, though the client is silent about them. */
  readonly presumes?: readonly string[];
  /** Presumed concepts of which it writes only what the vendor accepts. */
  readonly decides?: readonly string[];
  /** What streams of answers do too, in which no pass runs: how each event is read or written. */
  readonly inStreams?: "signs" | "drops_placeholders" | "hides_reasoning";
  /** The value of the pass is a member of the request, which it looks at beside the answer. */
  readonly echoes?: boolean;
  /** Of a transform of records: their concepts that it writes. Without it, it writes all of them. */
  readonly writes?: readonly string[];
  /** The same of reading. */
  readonly reads?: readonly string[];
  /** Of a transform that writes an object, whatever it is given. */
  readonly writesObject?: boolean;
  /** Of a transform that writes a switch: the value for which it is true. */
  readonly trueFor?: string | boolean;
  /** Of a transform of lists of words: the lists in which it reads nothing, and names nothing as lost. */
  readonly neutralLists?: readonly (readonly string[])[];
  /** Of a transform of media: the members inside what it reads that may hold their bytes or addresses. */
  readonly mediaIn?: readonly string[];
  /** Of a transform of texts: it writes nothing for an empty one. */
  readonly omitsEmpty?: boolean;
}

export interface DialectFunction {
  /** As it is exported. */
  readonly name: string;
  readonly kind: FunctionKind;
  /** How many arguments it takes; of a transform, how many `read` takes. */
  readonly takes: number;
  /** The further members of a transform. */
  readonly members: readonly string[];
  readonly effects: FunctionEffects;
  /** Where each effect is declared. */
  readonly places: Readonly<Record<string, { readonly line: number; readonly column: number }>>;
  /** The first sentence of its comment. */
  readonly summary: string;
  readonly line: number;
  readonly column: number;
}

export interface FunctionsFile {
  /** The folder of the dialect. */
  readonly dialect: string;
  readonly path: string;
  /** As people name it. */
  readonly name: string;
  readonly functions: readonly DialectFunction[];
}

/** What was found in a file, and what is wrong with it and with the files beside it. */
export interface Inspection {
  readonly functions: readonly DialectFunction[];
  readonly problems: readonly Problem[];
}

/** A file before it is inspected. */
export type FoundFile = Omit<FunctionsFile, "functions">;

const DIALECTS = "dialects";
const FILE = "functions.ts";
const cache = new Cache(import.meta.dirname, ["typescript"]);

/** What was found, kept among the generated files. */
export const FUNCTIONS_FILE = "functions.json";

/**
 * Every `functions.ts` in trees of specs. `printTypes` makes the texts of generated types by their paths below the
 * output folder: they need not be there yet. Throws SpecProblems where types do not fit.
 */
export async function loadDialectFunctions(
  roots: readonly string[],
  projectFolder: string,
  printTypes: () => Promise<ReadonlyMap<string, string>>,
  record = new FileRecord(),
): Promise<FunctionsFile[]> {
  const files = roots.flatMap(filesOf);
  if (files.length === 0) return [];
  const generated = await printTypes();
  const sources = [join(projectFolder, "src/conversion"), ...files.map(({ path }) => dirname(path))].map(sourcesBelow);
  const names = files.map(({ name }) => name);
  // Types are looked at only where something has changed.
  const text = await record.text(cache, FUNCTIONS_FILE, JSON.stringify([names, sources, [...generated]]), async () => {
    const { inspectFunctions } = await import("./inspect-functions.js");
    const inspections = inspectFunctions(files, projectFolder, generated);
    const problems = inspections.flatMap((inspection) => inspection.problems);
    if (problems.length > 0) throw new SpecProblems(problems);
    const found = files.map(({ dialect }, index) => [dialect, inspections[index]?.functions ?? []]);
    return `${JSON.stringify(Object.fromEntries(found), null, 1)}\n`;
  });
  const found: { readonly [dialect: string]: readonly DialectFunction[] } = JSON.parse(text);
  return files.map((file) => ({ ...file, functions: found[file.dialect] ?? [] }));
}

function filesOf(root: string): FoundFile[] {
  const folder = join(root, DIALECTS);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .map((dialect) => ({
      dialect,
      path: join(folder, dialect, FILE),
      name: `specs/${DIALECTS}/${dialect}/${FILE}`,
    }))
    .filter(({ path }) => existsSync(path));
}

/** The TypeScript below a folder, as path and text. */
function sourcesBelow(folder: string): (readonly [path: string, text: string])[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ts"))
    .sort()
    .map((path) => [path, readFileSync(join(folder, path), "utf8")]);
}
