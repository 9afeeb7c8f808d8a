/** What is wrong with a spec: where, what, and what to do about it. */
export interface Problem {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
  readonly hint?: string | undefined;
  readonly about?: About | undefined;
}

/** The names that a problem is about: one name that is wrong has several problems as its consequences. */
export interface About {
  /** A name that is written and not known, and the known one that it resembles. */
  readonly written?: string;
  readonly meant?: string | undefined;
  /** The path as it is written, where the name is a segment of one. */
  readonly path?: string;
  /** A name that is missing, or that nothing refers to. */
  readonly lacks?: string;
  /** It is there, and nothing refers to it: a name that is misspelt elsewhere may have. */
  readonly isIdle?: boolean;
  /** It counts only where nothing of a lower rank is wrong in the folder. Without a rank it always counts. */
  readonly rank?: 1 | 2 | 3 | 4 | 5;
  /** What it is a name of. */
  readonly of?: "concept" | "member" | "kind" | "record" | "transform" | "event" | "meaning" | "form" | "place";
}

export class SpecProblems extends Error {
  override readonly name = "SpecProblems";

  readonly problems: readonly Problem[];

  /** The same fault of several names of one key is one problem. */
  constructor(problems: readonly Problem[]) {
    const described = new Map(problems.map((problem) => [describeProblem(problem), problem]));
    super([...described.keys()].join("\n"));
    this.problems = [...described.values()];
  }
}

export function describeProblem({ file, line, column, message, hint }: Problem): string {
  return `${file}:${line}:${column}: ${plain(message)}${hint === undefined ? "" : `\n    hint: ${plain(hint)}`}`;
}

/** Names of specs may hold anything; a terminal is shown none of it that is not text. */
function plain(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ");
}

export function compareProblems(left: Problem, right: Problem): number {
  if (left.file !== right.file) return left.file < right.file ? -1 : 1;
  return left.line - right.line || left.column - right.column;
}
