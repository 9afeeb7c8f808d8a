/** Reads every spec file and holds it against the JSON Schema of its kind. */
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { ValidateFunction } from "ajv/dist/2020.js";
import { explain } from "./explain.js";
import { readLanguage } from "./language.js";
import { compareProblems, SpecProblems, type Problem } from "./problem.js";
import type { Sources, SpecKind } from "./sources/index.js";
import { SpecFile } from "./spec-file.js";

export type SpecFiles = { readonly [Kind in SpecKind]: readonly SpecFile<Sources[Kind]>[] };

const folders: Readonly<Record<Exclude<SpecKind, "errors" | "refusals">, string>> = {
  interlingua: "interlingua",
  dialect: "dialects",
  mapping: "mappings",
  profile: "profiles",
  provider: "providers",
};

/** Names of files become comments of generated code. */
const fileName = /^[A-Za-z0-9._/-]+$/;

export function isSpecKind(name: string): name is SpecKind {
  return ["interlingua", "dialect", "mapping", "profile", "provider", "errors", "refusals"].includes(name);
}

/** Loads one or more trees of specs as one; the language is always this project's own. */
export function loadSpecs(roots: readonly string[], languageFolder: string): SpecFiles {
  const problems: Problem[] = [];
  const language = readLanguage(languageFolder);
  const load = <Kind extends SpecKind>(kind: Kind): SpecFile<Sources[Kind]>[] =>
    roots
      .flatMap((root) => pathsOf(root, kind))
      .flatMap(({ path, name }) => {
        const file = readSpec(path, name, language(kind));
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
    errors: load("errors"),
    refusals: load("refusals"),
  };
  if (problems.length > 0) throw new SpecProblems(problems.sort(compareProblems));
  return files;
}

/** The file, or what is wrong with it. */
function readSpec<Source>(path: string, name: string, check: ValidateFunction<Source>): SpecFile<Source> | Problem[] {
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
  const file = SpecFile.read(path, name);
  if (!(file instanceof SpecFile)) return file;
  return file.checked(check) ?? explain(file, check.errors);
}

function pathsOf(root: string, kind: SpecKind): { path: string; name: string }[] {
  if (kind === "errors" || kind === "refusals") {
    const path = join(root, `${kind}.yaml`);
    return existsSync(path) ? [{ path, name: `specs/${kind}.yaml` }] : [];
  }
  const folder = join(root, folders[kind]);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((entry) => entry.endsWith(".yaml"))
    .sort()
    .map((entry) => ({ path: join(folder, entry), name: `specs/${folders[kind]}/${entry}` }));
}
