/** Reads every spec file and holds it against the JSON Schema of its kind. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
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

/** Loads one or more trees of specs as one; the language is always this project's own. */
export function loadSpecs(roots: readonly string[], languageFolder: string): SpecFiles {
  const problems: Problem[] = [];
  const load = (kind: SpecKind): SpecFile[] => {
    const check = compileLanguage(languageFolder, kind);
    return roots.flatMap((root) => pathsOf(root, kind)).flatMap(({ path, name }) => {
      const file = SpecFile.read(path, name);
      if (!(file instanceof SpecFile)) {
        problems.push(...file);
        return [];
      }
      if (check(file.value)) return [file];
      problems.push(...explain(file, check.errors ?? []));
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

function compileLanguage(folder: string, kind: SpecKind): ValidateFunction {
  const schema = JSON.parse(readFileSync(join(folder, `${kind}.json`), "utf8")) as object;
  return new Ajv2020({ allErrors: true, strict: false, verbose: true }).compile(schema);
}

/** The language's own errors in words, one for each place: the most telling one. */
function explain(file: SpecFile, errors: readonly ErrorObject[]): Problem[] {
  const found = new Map<string, Problem>();
  for (const error of errors) {
    if (error.keyword === "if" || error.keyword === "oneOf" || error.keyword === "anyOf") continue;
    const pointer = error.instancePath.split("/").slice(1).map((segment) => segment.replace(/~1/g, "/").replace(/~0/g, "~"));
    const member = (error.params as { additionalProperty?: string }).additionalProperty;
    const place = member === undefined ? pointer : [...pointer, member];
    const key = place.join("/");
    if (!found.has(key)) found.set(key, file.problem(place, messageOf(error, pointer, member), hintOf(error, member)));
  }
  if (found.size === 0 && errors[0] !== undefined) {
    const pointer = errors[0].instancePath.split("/").slice(1);
    return [file.problem(pointer, `${pointer.at(-1) ?? "the file"} has a form the language does not know`)];
  }
  return [...found.values()];
}

function messageOf(error: ErrorObject, pointer: readonly string[], member: string | undefined): string {
  const name = pointer.at(-1) ?? "the file";
  if (member !== undefined) return `unknown key "${member}" in ${name}`;
  if (error.keyword === "required") return `${name} lacks "${String((error.params as { missingProperty?: string }).missingProperty)}"`;
  if (error.keyword === "enum") return `${name} must be one of ${((error.params as { allowedValues?: unknown[] }).allowedValues ?? []).join(", ")}`;
  if (error.keyword === "pattern") return `${name} has a form that is not allowed: ${JSON.stringify(error.data)}`;
  return `${name} ${error.message ?? "is wrong"}`;
}

function hintOf(error: ErrorObject, member: string | undefined): string | undefined {
  if (member === undefined) return (error.parentSchema as { description?: string } | undefined)?.description;
  const known = Object.keys((error.parentSchema as { properties?: object } | undefined)?.properties ?? {});
  const near = known.find((word) => distance(word, member) <= 2);
  if (near !== undefined) return `did you mean "${near}"?`;
  return known.length > 0 ? `known here: ${known.join(", ")}` : undefined;
}

/** Edit distance, for guessing what a mistyped key was meant to be. */
export function distance(left: string, right: string): number {
  let row = Array.from({ length: right.length + 1 }, (_unused, index) => index);
  for (let i = 1; i <= left.length; i++) {
    const next = [i];
    for (let j = 1; j <= right.length; j++) {
      const cost = left[i - 1] === right[j - 1] ? 0 : 1;
      next.push(Math.min((next[j - 1] ?? 0) + 1, (row[j] ?? 0) + 1, (row[j - 1] ?? 0) + cost));
    }
    row = next;
  }
  return row[right.length] ?? 0;
}
