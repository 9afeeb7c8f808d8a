/** Something wrong in a file, and where. Lines and columns count from one. */
export interface FileProblem {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** `file:line:column: message`, which editors and terminals turn into a link. */
export function printProblem(problem: FileProblem): string {
  return `${problem.file}:${problem.line}:${problem.column}: ${problem.message}`;
}

/** Everything that is wrong with a file, reported at once. */
export class FileProblemsError extends Error {
  override readonly name = "FileProblemsError";

  constructor(readonly problems: readonly FileProblem[]) {
    super(problems.map(printProblem).join("\n"));
  }
}
