/** Reads every spec file and holds it against the JSON Schema of its kind. */
import { existsSync, readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { ValidateFunction } from "ajv/dist/2020.js";
import { explain } from "./explain.js";
import { readLanguage } from "./language.js";
import { compareProblems, SpecProblems, type Problem } from "./problem.js";
import type { Sources, SpecKind } from "./sources/index.js";
import { SpecFile } from "./spec-file.js";

export type SpecFiles = { readonly [Kind in SpecKind]: readonly SpecFile<Sources[Kind]>[] };

/** The folder of each kind of which there are many files. */
const folders = { interlingua: "interlingua", profile: "profiles", provider: "providers" } as const;
/** Each folder here is a dialect: its document and its mapping. */
const dialectsFolder = "dialects";

/** Names of files become comments of generated code. */
const fileName = /^[A-Za-z0-9._/-]+$/;

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

/** Loads one or more trees of specs as one; the language is always this project's own. */
export function loadSpecs(roots: readonly string[], languageFolder: string): SpecFiles {
  const problems: Problem[] = roots.flatMap(strayFiles);
  const language = readLanguage(languageFolder);
  const load = <Kind extends SpecKind>(kind: Kind): SpecFile<Sources[Kind]>[] =>
    roots
      .flatMap((root) => pathsOf(root, kind))
      .flatMap(({ path, name }) => {
        const file = readSpec(path, name, language(kind), groupedKinds.has(kind));
        if (file instanceof SpecFile) return [file];
        problems.push(...file);
        return [];
      });
  const files = {
    interlingua: load("interlingua"),
    dialect: load("dialect"),
    mapping: load("mapping"),
    profile: load("profile"),
    provider: load("provider"),
    "auth-styles": load("auth-styles"),
    errors: load("errors"),
    "error-shapes": load("error-shapes"),
    refusals: load("refusals"),
  };
  if (problems.length > 0) throw new SpecProblems(problems.sort(compareProblems));
  return files;
}

/** The file, or what is wrong with it. */
function readSpec<Source>(
  path: string,
  name: string,
  check: ValidateFunction<Source>,
  hasGroups: boolean,
): SpecFile<Source> | Problem[] {
  if (!fileName.test(name))
    return [
      {
        file: JSON.stringify(name),
        line: 1,
        column: 1,
        message: "the file has a name that is not allowed",
        hint: "letters, digits, dots, dashes and underscores make a name",
      },
    ];
  const file = SpecFile.read(path, name, hasGroups);
  if (!(file instanceof SpecFile)) return file;
  return file.checked(check) ?? explain(file, check.errors);
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

/** Files at paths where no kind of file belongs: else they would be ignored without a message. */
function strayFiles(root: string): Problem[] {
  const stray = ["dialects", "mappings"].flatMap((folder) =>
    entriesOf(join(root, folder))
      .filter((entry) => entry.endsWith(".yaml"))
      .map((entry) => ({ folder, entry })),
  );
  return stray.map(({ folder, entry }) => ({
    file: `specs/${folder}/${entry}`,
    line: 1,
    column: 1,
    message: "each dialect has a folder of its own",
    hint: `move it to specs/dialects/${basename(entry, ".yaml")}/${folder === "mappings" ? "mapping" : "dialect"}.yaml`,
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
