/** A name that is misspelt once is one problem, however many rules miss the right name or meet the wrong one. */
import { dirname } from "node:path";
import { type About, describeProblem, type Problem } from "../load/problem.js";
import { oneFault } from "./one-fault.js";

/** Problems without those that a misspelt name explains. */
export function withoutConsequences(all: readonly Problem[]): Problem[] {
  // Several names of one key have the same problem.
  const described = [...new Map(all.map((problem) => [describeProblem(problem), problem])).values()];
  const problems = described.filter((problem) => !isSuspicion(problem) || isOnly(problem, described));
  const misspelt = problems.filter(({ about }) => about?.meant !== undefined);
  // Of two names that resemble each other, the rarer one is wrong.
  const isWrong = (one: Problem, index: number): boolean =>
    !misspelt.some((other, place) => {
      const difference = countOf(other, misspelt) - countOf(one, misspelt);
      return isReverse(one, other) && (difference < 0 || (difference === 0 && place < index));
    });
  const causes = misspelt.filter(isWrong);
  const left = problems.filter(
    (problem) =>
      causes.includes(problem) || !causes.some((cause) => isReverse(cause, problem) || explains(cause, problem)),
  );
  return oneFault(alone(onePerPlace(left)));
}

/** It names no fault, but what is probably one. */
function isSuspicion({ about }: Problem): boolean {
  return about?.rank === 5;
}

/** Nothing else is wrong with the dialect. */
function isOnly({ file }: Problem, problems: readonly Problem[]): boolean {
  return problems.every((other) => isSuspicion(other) || dirname(other.file) !== dirname(file));
}

/** Without what may be wrong only because something else is, here or in what all dialects share. */
function alone(problems: readonly Problem[]): Problem[] {
  return problems.filter(({ file, about: { rank = 0 } = {} }) =>
    problems.every(({ file: other, about = {} }) => {
      const isBefore = (about.rank ?? 0) < rank && about.isIdle !== true;
      return !isBefore || !(isOfAll(file) || `${dirname(file)}/`.startsWith(`${dirname(other)}/`));
    }),
  );
}

/** A profile goes by the mapping of its own dialect. */
function isOfAll(file: string): boolean {
  return file.startsWith("specs/profiles/");
}

/** Of several faults of one node the one is left that names what was meant. What is missing has no node of its own. */
function onePerPlace(problems: readonly Problem[]): Problem[] {
  const first = new Map<string, Problem>();
  const all = [...problems.filter(isGuess), ...problems.filter((problem) => !isGuess(problem))];
  for (const problem of all) {
    const { file, line, column, about } = problem;
    // A path of one concept may have two faults.
    const isPath = about?.written !== undefined && about.meant !== undefined;
    const place = isPath ? `${file}:${line}:${about.written}:${about.meant}` : `${file}:${line}:${column}`;
    if (!first.has(place)) first.set(place, problem);
  }
  const kept = new Set(first.values());
  return problems.filter((problem) => kept.has(problem) || (problem.about?.lacks !== undefined && !isGuess(problem)));
}

function isGuess({ hint = "" }: Problem): boolean {
  return hint.startsWith("did you mean");
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
  const isBeside = dirname(file) === dirname(other) || isOfAll(other);
  const lacks = plain(about.lacks);
  return isBeside && (about.isIdle === true || spellingsOf(cause).some((name) => plain(name) === lacks));
}

/** What is written and what is meant, and the whole paths with the one and the other. */
function spellingsOf({ written, meant, path }: About = {}): (string | undefined)[] {
  const corrected = path?.split(".").map((segment) => (segment === written ? meant : segment));
  return [written, meant, path, corrected?.join(".")];
}

/** Concepts and members have the same names in different spellings. */
function plain(name = ""): string {
  return name.toLowerCase().replace(/[^a-z0-9.]/g, "");
}

function countOf({ file, about }: Problem, problems: readonly Problem[]): number {
  return problems.filter((other) => other.file === file && other.about?.written === about?.written).length;
}
