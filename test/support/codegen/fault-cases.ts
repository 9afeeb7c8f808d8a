/** Tables of faults: an edit with marks, and what the compiler says of a marked place. */
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
      const meant = problems.find((problem) => problem.message.includes(message)) ?? problems[0];
      expect(meant?.message).to.include(message);
      expect(meant?.hint ?? "").to.include(hint);
    });
  }
}

function placeOf({ file, line, column }: Place): string {
  return `${file}:${line}:${column}`;
}
