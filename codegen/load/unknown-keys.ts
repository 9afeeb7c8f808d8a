/** A file with keys that the language does not know: without them the rest of the file can be checked too. */
import type { ErrorObject } from "ajv/dist/2020.js";
import { dirname } from "node:path";
import { isMap } from "./former-lines.js";
import type { SpecFiles } from "./spec-files.js";
import { SpecProblems, type Problem } from "./problem.js";
import type { Pointer } from "./pointer.js";
import type { SpecFile } from "./spec-file.js";

/** Files of these folders alone: what else depends on the others is not known. */
const OWN = /^specs\/(?:dialects|profiles|providers)\//;

/** Sections where what is wrong with one entry shows at the entries beside it. */
const beside: ReadonlySet<unknown> = new Set(["parts", "records", "layout", "stream"]);

/** Where keys were taken out of a file. */
export interface Gap {
  readonly file: SpecFile;
  /** Of the map that has the key. */
  readonly holder: Pointer;
}

/** What is wrong with keys, and all files without these keys. */
export class UnknownKeys extends SpecProblems {
  constructor(
    problems: readonly Problem[],
    readonly files: SpecFiles,
    private readonly gaps: readonly Gap[],
  ) {
    super(problems);
  }

  /** Whether a problem is one without the keys that were taken out as well. */
  isApart(problem: Problem): boolean {
    return this.gaps.every((gap) => isApart(problem, gap));
  }
}

function isApart(problem: Problem, { file, holder }: Gap): boolean {
  const { about = {} } = problem;
  if (dirname(problem.file) !== dirname(file.name)) return true;
  // What is missing or idle may be what the key was for.
  if (holder.length === 0 || about.lacks !== undefined || about.rank !== undefined) return false;
  if (problem.file !== file.name) return true;
  const isName = about.written !== undefined;
  const around = !isName && beside.has(holder[0]) ? holder.slice(0, -1) : holder;
  const { first, last } = file.linesOf(around);
  return problem.line < first || problem.line > last;
}

/** A value without the keys that are unknown, and the maps that had them; nothing where the value has no such key. */
export function withoutUnknown(
  value: unknown,
  name: string,
  faults: readonly ErrorObject[],
): { readonly value: unknown; readonly holders: readonly Pointer[] } | undefined {
  const unknown = faults.filter(isUnknownKey);
  if (!OWN.test(name) || unknown.length === 0) return undefined;
  const holders = unknown.map(({ instancePath }) => pointerOf(instancePath));
  const rest = structuredClone(value);
  for (const [index, { params }] of unknown.entries()) {
    const holder = holders[index]?.reduce<unknown>((node, key) => memberOf(node, key), rest);
    if (isMap(holder)) Reflect.deleteProperty(holder, String(params.additionalProperty));
  }
  return { value: rest, holders };
}

/** Branches of a choice know fewer keys than the choice. */
function isUnknownKey({ keyword, schemaPath }: ErrorObject): boolean {
  return keyword === "additionalProperties" && !/\/(?:oneOf|anyOf)\/\d+\//.test(schemaPath);
}

function memberOf(node: unknown, key: string | number): unknown {
  return typeof node === "object" && node !== null ? Reflect.get(node, key) : undefined;
}

export function pointerOf(instancePath: string): string[] {
  return instancePath
    .split("/")
    .slice(1)
    .map((segment) => segment.replace(/~1/g, "/").replace(/~0/g, "~"));
}
