/** Tables of faults: an edit with marks, and the compiler's message for a marked place. */
import { expect } from "chai";
import { describeProblem } from "../../../codegen/load/problem.js";
import { problemsOf, type Edit, type Place } from "./spec-tree.js";

export type FaultCase = readonly [name: string, edits: readonly Edit[], message: string, hint: string];

/** Problems are at the marks and nowhere else, and one has exactly this message and hint. */
export function faultCases(cases: readonly FaultCase[]): void {
  for (const [name, edits, message, hint] of cases) {
    it(name, async () => {
      const { problems, marks } = await problemsOf(edits);
      expect(problems.map(placeOf), problems.map(describeProblem).join("\n")).to.have.members(marks.map(placeOf));
      const meant = problems.find((problem) => problem.message === message) ?? problems[0];
      expect(meant?.message).to.equal(message);
      expect(meant?.hint ?? "").to.equal(hint);
    });
  }
}

function placeOf({ file, line, column }: Place): string {
  return `${file}:${line}:${column}`;
}
