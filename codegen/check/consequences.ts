/** A name that is misspelt once is one problem, however many rules miss the right name or meet the wrong one. */
import { dirname } from "node:path";
import type { Problem } from "../load/problem.js";

/** Problems without those that a misspelt name explains. */
export function withoutConsequences(problems: readonly Problem[]): Problem[] {
  const misspelt = problems.filter(({ about }) => about?.meant !== undefined);
  // Of two names that resemble each other, the rarer one is wrong.
  const isWrong = (one: Problem, index: number): boolean =>
    !misspelt.some((other, place) => {
      const difference = countOf(other, misspelt) - countOf(one, misspelt);
      return isReverse(one, other) && (difference < 0 || (difference === 0 && place < index));
    });
  const causes = misspelt.filter(isWrong);
  return problems.filter(
    (problem) =>
      causes.includes(problem) || !causes.some((cause) => isReverse(cause, problem) || explains(cause, problem)),
  );
}

/** The right name is not known where it is used, as it is misspelt where it is defined. */
function isReverse({ file, about: cause }: Problem, { file: other, about }: Problem): boolean {
  return (
    file === other && about?.meant !== undefined && about.meant === cause?.written && about.written === cause.meant
  );
}

/** A name is missing, or idle, where its other spelling is a problem already. */
function explains({ file, about: cause }: Problem, { file: other, about }: Problem): boolean {
  if (about?.lacks === undefined) return false;
  const isBeside = dirname(file) === dirname(other) || other.startsWith("specs/profiles/");
  return isBeside && (about.lacks === cause?.meant || about.lacks === cause?.written);
}

function countOf({ file, about }: Problem, problems: readonly Problem[]): number {
  return problems.filter((other) => other.file === file && other.about?.written === about?.written).length;
}
