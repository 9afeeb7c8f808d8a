/** Ajv nests what it checks next into what it checked before. Flat, a new member moves no other one. */
import type ts from "typescript";
import { typescript } from "../typescript.js";

/** What replaces a piece of a text. */
export interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

export function edited(text: string, edits: readonly Edit[]): string {
  const sorted = [...edits].sort((left, right) => left.from - right.from);
  const ends = [0, ...sorted.map(({ to }) => to)];
  const pieces = sorted.map((edit, index) => text.slice(ends[index], edit.from) + edit.text);
  return pieces.join("") + text.slice(ends.at(-1));
}

export function parsed(code: string): ts.SourceFile {
  return typescript.createSourceFile("validate.js", code, typescript.ScriptTarget.Latest, true);
}

/** `if (valid0) { … }` at the end of a block becomes `if (!valid0) break checks0;`, and what it held follows. */
export function flatChecks(code: string): string {
  const edits: Edit[] = [];
  flatten(parsed(code), 0, edits);
  return edited(code, edits);
}

function flatten(node: ts.Node, depth: number, edits: Edit[]): void {
  if (typescript.isBlock(node) && nextIn(node) !== undefined) flattenBlock(node, depth, edits);
  else typescript.forEachChild(node, (child) => flatten(child, depth, edits));
}

function flattenBlock(block: ts.Block, depth: number, edits: Edit[]): void {
  const label = `checks${depth}`;
  edits.push(...labelled(block, label));
  let rest: ts.Block | undefined = block;
  while (rest !== undefined) {
    const next = nextIn(rest);
    for (const statement of rest.statements) if (statement !== next?.check) flatten(statement, depth + 1, edits);
    if (next !== undefined) edits.push(...unwrapped(next, label));
    rest = next?.held;
  }
}

interface Next {
  readonly check: ts.IfStatement;
  readonly valid: string;
  readonly held: ts.Block;
}

/** The last statement of a block, where it goes on only if all before is valid. */
function nextIn(block: ts.Block): Next | undefined {
  const check = block.statements.at(-1);
  if (check === undefined || !typescript.isIfStatement(check) || check.elseStatement !== undefined) return undefined;
  const { expression, thenStatement: held } = check;
  if (!typescript.isIdentifier(expression) || !/^valid\d+$/.test(expression.text)) return undefined;
  return typescript.isBlock(held) ? { check, valid: expression.text, held } : undefined;
}

function labelled(block: ts.Block, label: string): Edit[] {
  const [start, end] = [block.getStart() + 1, block.end - 1];
  return [
    { from: start, to: start, text: `${label}: {` },
    { from: end, to: end, text: "}" },
  ];
}

function unwrapped({ check, valid, held }: Next, label: string): Edit[] {
  return [
    { from: check.getStart(), to: held.getStart() + 1, text: `if (!${valid}) break ${label};` },
    { from: held.end - 1, to: held.end, text: "" },
  ];
}
