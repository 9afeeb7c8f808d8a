/** Ajv counts names through a whole document. Here they are counted from outside in: a change stays where it is. */
import type ts from "typescript";
import { typescript } from "../typescript.js";
import { type Edit, edited, parsed } from "./flat-checks.js";

const COUNTED = /^([A-Za-z_]+)\d+$/;

/** `globals`: the new names of what is outside of functions. */
export function steadyNames(code: string, globals: ReadonlyMap<string, string>): string {
  const edits: Edit[] = [];
  for (const statement of parsed(code).statements) {
    const uses = usesIn(statement);
    const locals = typescript.isFunctionDeclaration(statement) ? localNames(uses) : new Map<string, string>();
    for (const [name, nodes] of uses) {
      const text = locals.get(name) ?? globals.get(name);
      if (text === undefined) continue;
      edits.push(...nodes.map((node) => ({ from: node.getStart(), to: node.end, text })));
      const from = locals.has(name) ? loopBefore(nodes)?.getStart() : undefined;
      if (from !== undefined) edits.push({ from, to: from, text: `var ${text} = undefined;` });
    }
  }
  return edited(code, edits);
}

type Uses = ReadonlyMap<string, readonly ts.Identifier[]>;

function usesIn(statement: ts.Node): Uses {
  const uses = new Map<string, ts.Identifier[]>();
  visit(statement);
  return uses;

  function visit(node: ts.Node): void {
    if (typescript.isIdentifier(node) && COUNTED.test(node.text) && !isMember(node))
      uses.set(node.text, [...(uses.get(node.text) ?? []), node]);
    typescript.forEachChild(node, visit);
  }
}

/** A member of an object has the name that the document gives it. */
function isMember(node: ts.Identifier): boolean {
  const { parent } = node;
  return (
    (typescript.isPropertyAccessExpression(parent) || typescript.isPropertyAssignment(parent)) && parent.name === node
  );
}

/** Names of blocks of which neither holds the other may be the same. */
function localNames(uses: Uses): Map<string, string> {
  const counts = new Map<ts.Node, Map<string, number>>();
  const scopes = [...uses]
    .filter(([, nodes]) => nodes.some(isDeclared))
    .map(([name, nodes]) => ({ name, scope: commonScope(nodes) }));
  const places = scopes.map(({ name, scope }) => {
    const [, prefix = ""] = COUNTED.exec(name) ?? [];
    const inScope = counts.get(scope) ?? new Map<string, number>();
    counts.set(scope, inScope);
    const place = inScope.get(prefix) ?? 0;
    inScope.set(prefix, place + 1);
    return { name, prefix, place, scope };
  });
  return new Map(
    places.map(({ name, prefix, place, scope }) => {
      const outside = scopesOf(scope.parent).map((outer) => counts.get(outer)?.get(prefix) ?? 0);
      return [name, `${prefix}${outside.reduce((sum, count) => sum + count, place)}`];
    }),
  );
}

function isDeclared(node: ts.Identifier): boolean {
  return typescript.isVariableDeclaration(node.parent) || typescript.isLabeledStatement(node.parent);
}

/**
 * The loop after which a name is read that is first declared in it. A `var` belongs to the whole function: after no
 * rounds it would have the value of another block's.
 */
function loopBefore(nodes: readonly ts.Identifier[]): ts.Node | undefined {
  const [first] = nodes;
  if (first === undefined || !typescript.isVariableDeclaration(first.parent)) return undefined;
  const around = scopesOf(commonScope(nodes));
  return scopesOf(first).findLast((scope) => typescript.isIterationStatement(scope, false) && !around.includes(scope));
}

/** The innermost block that holds all uses of a name. */
function commonScope(nodes: readonly ts.Node[]): ts.Node {
  const [first, ...others] = nodes.map(scopesOf);
  const common = first?.find((scope) => others.every((scopes) => scopes.includes(scope)));
  if (common === undefined) throw new Error("a name of a validator is used in no function");
  return common;
}

/** The blocks and loops around a node, from inside out. */
function scopesOf(node: ts.Node): ts.Node[] {
  const scopes: ts.Node[] = [];
  for (let outer: ts.Node = node; !typescript.isSourceFile(outer); outer = outer.parent)
    if (typescript.isBlock(outer) || typescript.isIterationStatement(outer, false)) scopes.push(outer);
  return scopes;
}
