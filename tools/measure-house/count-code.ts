/** Counts of lines, type assertions and words in TypeScript files. */
import ts from "typescript";
import type { SourceFile } from "./source-files.js";

const MAX_COLUMNS = 120;

export interface LineCounts {
  readonly lines: number;
  readonly wide: number;
  readonly longest: number;
  /** The place of the longest line. */
  readonly longestAt: string;
}

export function countLines(files: readonly SourceFile[]): LineCounts {
  const counts = { lines: 0, wide: 0, longest: 0, longestAt: "" };
  for (const { path, text } of files) {
    text
      .replace(/\n$/, "")
      .split("\n")
      .forEach((line, index) => {
        counts.lines++;
        if (line.length > MAX_COLUMNS) counts.wide++;
        if (line.length > counts.longest)
          Object.assign(counts, { longest: line.length, longestAt: `${path}:${index + 1}` });
      });
  }
  return counts;
}

export interface CastCounts {
  readonly casts: number;
  /** Those through `unknown`, which the compiler cannot check at all. */
  readonly throughUnknown: number;
}

/** Type assertions: `value as Type` and `<Type>value`. `as const` narrows and asserts nothing, so it is no cast. */
export function countCasts(files: readonly SourceFile[]): CastCounts {
  const counts = { casts: 0, throughUnknown: 0 };
  for (const file of files) {
    forEachNode(file, (node) => {
      if (!ts.isAssertionExpression(node) || isConst(node.type)) return;
      counts.casts++;
      if (node.type.kind === ts.SyntaxKind.UnknownKeyword && ts.isAsExpression(node.parent)) counts.throughUnknown++;
    });
  }
  return counts;
}

/** How often each of the words is a part of an identifier: `toldBy`, `isTold` and `TOLD_AT` have the word `told`. */
export function countWords(files: readonly SourceFile[], words: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map(words.map((word) => [word, 0]));
  for (const file of files) {
    forEachNode(file, (node) => {
      if (!ts.isIdentifier(node) && !ts.isPrivateIdentifier(node)) return;
      for (const word of wordsOf(node.text)) {
        const count = counts.get(word);
        if (count !== undefined) counts.set(word, count + 1);
      }
    });
  }
  return counts;
}

/** The words of an identifier, in lower case. */
export function wordsOf(identifier: string): readonly string[] {
  return identifier
    .replace(/([a-z\d])([A-Z])/g, "$1 $2")
    .replace(/([A-Z])([A-Z][a-z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean);
}

function forEachNode({ path, text }: SourceFile, visit: (node: ts.Node) => void): void {
  const walk = (node: ts.Node): void => {
    visit(node);
    ts.forEachChild(node, walk);
  };
  walk(ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true));
}

function isConst(type: ts.TypeNode): boolean {
  return ts.isTypeReferenceNode(type) && type.typeName.getText() === "const";
}
