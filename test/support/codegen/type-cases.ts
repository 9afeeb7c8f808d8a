/** Tables of lines whose generated code does not compile, with the reported problems, or of corrected lines. */
import { expect } from "chai";
import { compileSpecs } from "../../../codegen/compile.js";
import { describeProblem } from "../../../codegen/load/problem.js";
import { GeneratedProgram } from "../../../codegen/type-check/program.js";
import { problemsOf } from "../../../codegen/type-check/spec-line.js";
import { CHECKOUT } from "../checkout.js";
import { languageFolder, SpecTree, type Edit } from "./spec-tree.js";

/** One for all cases: it keeps the library that it has parsed. */
const program = new GeneratedProgram(CHECKOUT);

/** What can have faults of types: the modules of the two dialects, and what they share. */
function typedModules(files: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  return new Map([...files].filter(([path]) => /^(?:chat|messages|interlingua)\/.*\.ts$/.test(path)));
}

function checkedPaths(texts: ReadonlyMap<string, string>): string[] {
  return [...texts.keys()].filter((path) => /\/(?:read|write|errors|read-stream|write-stream)\.ts$/.test(path));
}

let unedited: Promise<ReadonlyMap<string, string>> | undefined;

/** The modules of the specs without edits, which have no faults. */
async function makeUnedited(): Promise<ReadonlyMap<string, string>> {
  const tree = new SpecTree([]);
  try {
    const texts = typedModules(await tree.compile());
    expect(program.check(texts, checkedPaths(texts))).to.deep.equal([]);
    return texts;
  } finally {
    tree.remove();
  }
}

/** The modules of a dialect that edits leave as it is have no faults, unless what dialects share has changed. */
async function mayHaveFaults(texts: ReadonlyMap<string, string>): Promise<string[]> {
  const before = await (unedited ??= makeUnedited());
  const changed = [...texts.keys(), ...before.keys()].filter((path) => before.get(path) !== texts.get(path));
  const folders = new Set(changed.map(folderOf));
  const paths = checkedPaths(texts);
  return folders.has("interlingua") ? paths : paths.filter((path) => folders.has(folderOf(path)));
}

function folderOf(path: string): string {
  return path.replace(/\/.*/, "");
}

/** The problems of the code generated from edited specs, as the compiler prints them. */
export async function typeProblems(edits: readonly Edit[]): Promise<{ problems: string[]; marks: string[] }> {
  const tree = new SpecTree(edits);
  try {
    const { files, ...compiled } = await compileSpecs([tree.specs], languageFolder);
    const texts = typedModules(files);
    const faults = program.check(texts, await mayHaveFaults(texts));
    return {
      problems: problemsOf(faults, compiled).map(describeProblem),
      marks: tree.marks.map(({ file, line, column }) => `${file}:${line}:${column}`),
    };
  } finally {
    tree.remove();
  }
}

export function compilingCases(cases: readonly (readonly [name: string, edits: readonly Edit[]])[]): void {
  for (const [name, edits] of cases)
    it(name, async () => {
      expect((await typeProblems(edits)).problems).to.deep.equal([]);
    });
}
