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

/** The problems of the code generated from edited specs, as the compiler prints them. */
export async function typeProblems(edits: readonly Edit[]): Promise<{ problems: string[]; marks: string[] }> {
  const tree = new SpecTree(edits);
  try {
    const { files, ...compiled } = await compileSpecs([tree.specs], languageFolder);
    const texts = new Map([...files].filter(([path]) => /^(?:chat|messages|interlingua)\/.*\.ts$/.test(path)));
    const paths = [...texts.keys()].filter((path) =>
      /\/(?:read|write|errors|read-stream|write-stream)\.ts$/.test(path),
    );
    const faults = program.check(texts, paths);
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
