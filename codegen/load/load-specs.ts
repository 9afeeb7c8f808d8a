/** Reads every spec file and holds it against the JSON Schema of its kind. */
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { explain } from "./explain.js";
import { readLanguage } from "./language.js";
import { compareProblems, SpecProblems, type Problem } from "./problem.js";
import { SpecFile } from "./spec-file.js";

export const kinds = ["interlingua", "dialect", "mapping", "profile", "provider", "errors", "refusals"] as const;
export type SpecKind = (typeof kinds)[number];
export type SpecFiles = Readonly<Record<SpecKind, readonly SpecFile[]>>;

const folders: Readonly<Record<Exclude<SpecKind, "errors" | "refusals">, string>> = {
  interlingua: "interlingua",
  dialect: "dialects",
  mapping: "mappings",
  profile: "profiles",
  provider: "providers",
};

/** Names of files become comments of generated code. */
const fileName = /^[A-Za-z0-9._/-]+$/;

/** Loads one or more trees of specs as one; the language is always this project's own. */
export function loadSpecs(roots: readonly string[], languageFolder: string): SpecFiles {
  const problems: Problem[] = [];
  const language = readLanguage(languageFolder);
  const load = (kind: SpecKind): SpecFile[] => {
    const check = language(kind);
    return roots
      .flatMap((root) => pathsOf(root, kind))
      .flatMap(({ path, name }) => {
        if (!fileName.test(name)) {
          problems.push({
            file: JSON.stringify(name),
            line: 1,
            column: 1,
            message: "the file has a name that is not allowed",
            hint: "letters, digits, dots, dashes and underscores make a name",
          });
          return [];
        }
        const file = SpecFile.read(path, name);
        if (!(file instanceof SpecFile)) {
          problems.push(...file);
          return [];
        }
        if (check(file.value)) return [file];
        problems.push(...explain(file, check.errors));
        return [];
      });
  };
  const files = Object.fromEntries(kinds.map((kind) => [kind, load(kind)])) as Record<SpecKind, SpecFile[]>;
  if (problems.length > 0) throw new SpecProblems(problems.sort(compareProblems));
  return files;
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
