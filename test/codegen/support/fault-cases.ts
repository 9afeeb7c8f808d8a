/** Tables of faults: an edit with marks, and what the compiler says of the first marked place. */
import { expect } from "chai";
import { describeProblem } from "../../../codegen/load/problem.js";
import { problemsOf, type Edit, type Place } from "./spec-tree.js";

export type FaultCase = readonly [name: string, edits: readonly Edit[], message: string, hint: string];

/** Problems stand at the marks and nowhere else. */
export function faultCases(cases: readonly FaultCase[]): void {
  for (const [name, edits, message, hint] of cases) {
    it(name, async () => {
      const { problems, marks } = await problemsOf(edits);
      expect(problems.map(placeOf), problems.map(describeProblem).join("\n")).to.have.members(marks.map(placeOf));
      expect(problems[0]?.message).to.include(message);
      expect(problems[0]?.hint ?? "").to.include(hint);
    });
  }
}

function placeOf({ file, line, column }: Place): string {
  return `${file}:${line}:${column}`;
}
