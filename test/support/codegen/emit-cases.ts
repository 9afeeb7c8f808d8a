/** Tables of what emitters make: a few lines of specs, and the generated lines. */
import { expect } from "chai";
import { SpecTree, type Edit } from "./spec-tree.js";

interface Lines {
  /** A file of the small tree with lines of it, or with their replacement, or files of one more dialect. */
  readonly given: readonly [file: string, lines: string, changed?: string] | readonly Edit[];
  /** A generated file, and consecutive lines of it. */
  readonly made: readonly [file: string, lines: string];
}

export type EmitCase = readonly [name: string, lines: Lines];

/** Indentation and line breaks do not count. */
export function emitCases(cases: readonly EmitCase[]): void {
  // Some cases look at several places of what is made of the same lines.
  const compiled = new Map<Lines["given"], Promise<ReadonlyMap<string, string>>>();
  for (const [name, { given, made }] of cases) {
    it(name, async () => {
      const compiling = compiled.get(given) ?? compile(editsOf(given));
      compiled.set(given, compiling);
      expect(flat((await compiling).get(made[0]) ?? "")).to.include(flat(made[1]));
    });
  }
}

async function compile(edits: readonly Edit[]): Promise<ReadonlyMap<string, string>> {
  const tree = new SpecTree(edits);
  try {
    return await tree.compile();
  } finally {
    tree.remove();
  }
}

function editsOf(given: Lines["given"]): readonly Edit[] {
  if (!isLines(given)) return given;
  const [file, lines, changed = lines] = given;
  return [[file, lines, changed]];
}

function isLines(given: Lines["given"]): given is readonly [file: string, lines: string, changed?: string] {
  return typeof given[0] === "string";
}

function flat(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
