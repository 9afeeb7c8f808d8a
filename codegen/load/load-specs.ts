/** Reads every spec file and holds it against the JSON Schema of its kind. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Framing } from "../../src/conversion/stream/framing.js";
import { CheckedValues } from "./checked-values.js";
import { explain } from "./explain.js";
import { fittingExamples } from "./fitting-examples.js";
import { Language } from "./language.js";
import { compareProblems, SpecProblems, type Problem } from "./problem.js";
import type { Sources, SpecKind } from "./sources/index.js";
import type { Pointer } from "./pointer.js";
import { SpecFile } from "./spec-file.js";
import { fileName, unknownFiles } from "./unknown-files.js";
import { type Gap, UnknownKeys, withoutUnknown } from "./unknown-keys.js";
import type { SpecFiles } from "./spec-files.js";

/** The folder of each kind of which there are many files. */
const folders = { interlingua: "interlingua", profile: "profiles", provider: "providers" } as const;
/** Each folder here is a dialect: its document and its mapping. */
const dialectsFolder = "dialects";

const kinds: Readonly<Record<SpecKind, true>> = {
  interlingua: true,
  dialect: true,
  mapping: true,
  profile: true,
  provider: true,
  "auth-styles": true,
  errors: true,
  "error-shapes": true,
  refusals: true,
};

/** Kinds of files in which a key may be several names. */
const groupedKinds: ReadonlySet<SpecKind> = new Set(["mapping", "error-shapes"]);

export function isSpecKind(name: string): name is SpecKind {
  return Object.hasOwn(kinds, name);
}

/** The text of a file. */
export type ReadText = (path: string) => string;

export const fromDisk: ReadText = (path) => readFileSync(path, "utf8");

/** Loads one or more trees of specs as one; the language is always this project's own. */
export async function loadSpecs(
  roots: readonly string[],
  languageFolder: string,
  readText: ReadText = fromDisk,
): Promise<SpecFiles> {
  const problems: Problem[] = [...roots.flatMap(unknownFiles), ...sharedFolders(roots)];
  const keys: Problem[] = [];
  const gaps: Gap[] = [];
  const framings = new Map<string, Framing | undefined>();
  const reader = new SpecReader(new Language(languageFolder), readText, framings);
  const load = async <Kind extends SpecKind>(kind: Kind): Promise<SpecFile<Sources[Kind]>[]> => {
    const files: SpecFile<Sources[Kind]>[] = [];
    for (const path of roots.flatMap((root) => pathsOf(root, kind))) {
      const file = await reader.read(path, kind);
      if (file instanceof SpecFile) files.push(file);
      else if (Array.isArray(file)) problems.push(...file);
      else {
        files.push(file.rest);
        keys.push(...file.problems);
        gaps.push(...file.holders.map((holder) => ({ file: file.rest, holder })));
      }
    }
    return files;
  };
  const vocabularies = await load("interlingua");
  const documents = await load("dialect");
  for (const file of documents) framings.set(folderOf(file), file.value["x-dialect"].stream?.framing);
  const files = {
    interlingua: vocabularies,
    dialect: documents,
    mapping: await load("mapping"),
    profile: await load("profile"),
    provider: await load("provider"),
    "auth-styles": await load("auth-styles"),
    errors: await load("errors"),
    "error-shapes": await load("error-shapes"),
    refusals: await load("refusals"),
  };
  if (problems.length > 0) throw new SpecProblems([...problems, ...keys].sort(compareProblems));
  if (keys.length > 0) throw new UnknownKeys(keys.sort(compareProblems), files, gaps);
  return files;
}

interface Rest<Kind extends SpecKind> {
  readonly problems: readonly Problem[];
  readonly rest: SpecFile<Sources[Kind]>;
  /** The maps that had the keys. */
  readonly holders: readonly Pointer[];
}

class SpecReader {
  readonly #checked: CheckedValues;

  constructor(
    private readonly language: Language,
    private readonly readText: ReadText,
    /** How the dialect in a folder frames its streams. */
    private readonly framings: ReadonlyMap<string, Framing | undefined>,
  ) {
    this.#checked = new CheckedValues(language);
  }

  /** The file, or what is wrong with it: where that is keys alone, with the file without them. */
  async read<Kind extends SpecKind>(
    { path, name }: SpecPath,
    kind: Kind,
  ): Promise<SpecFile<Sources[Kind]> | Problem[] | Rest<Kind>> {
    if (!fileName.test(name)) return [misnamed(name)];
    const text = this.readText(path);
    const known = this.#checked.find(kind, text);
    if (known !== undefined) return SpecFile.known(name, known, text);
    const file = SpecFile.read(text, name, groupedKinds.has(kind));
    if (!(file instanceof SpecFile)) return file;
    const check = await this.language.validator(kind);
    const checked = file.checked(check);
    if (checked === undefined) {
      const faults = check.errors ?? [];
      const framing = this.framings.get(folderOf(file));
      const exampleAt = fittingExamples(framing, (pointer) => this.language.example(kind, pointer));
      const problems = explain(file, faults, exampleAt);
      const without = withoutUnknown(file.value, name, faults);
      const rest = without && file.with(without.value).checked(check);
      return rest === undefined ? problems : { problems, rest, holders: without?.holders ?? [] };
    }
    this.#checked.keep(kind, text, checked.value);
    return checked;
  }
}

function misnamed(name: string): Problem {
  return {
    file: JSON.stringify(name),
    line: 1,
    column: 1,
    message: "the file has a name that is not allowed",
    hint: "letters, digits, dots, dashes and underscores make a name",
  };
}

/** The folder of a file: the document and the mapping of a dialect share one. */
export function folderOf({ name }: SpecFile): string {
  return dirname(name);
}

interface SpecPath {
  readonly path: string;
  readonly name: string;
}

function pathsOf(root: string, kind: SpecKind): SpecPath[] {
  switch (kind) {
    case "auth-styles":
    case "errors":
    case "error-shapes":
    case "refusals":
      return existing(root, [`${kind}.yaml`]);
    case "dialect":
    case "mapping":
      return existing(
        root,
        entriesOf(join(root, dialectsFolder)).map((dialect) => `${dialectsFolder}/${dialect}/${kind}.yaml`),
      );
    default: {
      const entries = entriesOf(join(root, folders[kind])).filter((entry) => entry.endsWith(".yaml"));
      return existing(
        root,
        entries.map((entry) => `${folders[kind]}/${entry}`),
      );
    }
  }
}

/** A document, a mapping and functions are those of one dialect as they are in one folder: it is in one tree only. */
function sharedFolders(roots: readonly string[]): Problem[] {
  const folders = roots.flatMap((root) => entriesOf(join(root, dialectsFolder)));
  const shared = folders.filter((folder, index) => folders.indexOf(folder) !== index);
  return [...new Set(shared)].map((folder) => ({
    file: `specs/${dialectsFolder}/${folder}`,
    line: 1,
    column: 1,
    message: "two trees of specs have a folder of this name",
    hint: "a dialect is what one folder has: give one of them another name",
  }));
}

function entriesOf(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).sort() : [];
}

function existing(root: string, names: readonly string[]): SpecPath[] {
  return names
    .map((name) => ({ path: join(root, name), name: `specs/${name}` }))
    .filter(({ path }) => existsSync(path));
}
