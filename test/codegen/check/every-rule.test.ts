/** Every problem that a rule can report has a case: some test of the rules has its whole text. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { ts } from "ts-morph";
import { CHECKOUT } from "../../support/checkout.js";

/** In place of a value in a text. */
const VALUE = "\0";

const rules = join(CHECKOUT, "codegen/check");
const tests = join(CHECKOUT, "test/codegen");

const sourcesIn = (folder: string): ts.SourceFile[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts") && !name.endsWith("every-rule.test.ts"))
    .map((name) => ts.createSourceFile(name, readFileSync(join(folder, name), "utf8"), ts.ScriptTarget.ES2022, true));

/** A text, with a mark for each value in it; nothing where an expression is no text. */
function textOf(node: ts.Expression): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map(({ literal }) => VALUE + literal.text).join("");
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.PlusToken) return undefined;
  const [left, right] = [textOf(node.left), textOf(node.right)];
  return left === undefined && right === undefined ? undefined : (left ?? VALUE) + (right ?? VALUE);
}

function visitAll(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => visitAll(child, visit));
}

/** All texts of the cases. */
const cases = sourcesIn(tests).flatMap((source) => {
  const texts: string[] = [];
  visitAll(source, (node) => {
    const text = ts.isExpression(node) ? textOf(node) : undefined;
    if (text !== undefined) texts.push(text);
  });
  return texts;
});

/** The messages of a rule, as they are or by the name of a constant: a place comes first, except for `problem(…)`. */
function messagesOf(source: ts.SourceFile): string[] {
  const constants = new Map<string, ts.Expression>();
  const found: ts.Expression[] = [];
  visitAll(source, (node) => {
    if (ts.isVariableDeclaration(node) && node.initializer !== undefined && ts.isIdentifier(node.name))
      constants.set(node.name.text, node.initializer);
    if (!ts.isCallExpression(node)) return;
    const called = node.expression.getText();
    const message = node.arguments[called === "problem" ? 0 : 1];
    if (message !== undefined && /^(?:.*\.problem|problem|problemOf)$/s.test(called)) found.push(message);
  });
  return found.flatMap((message) => {
    const meant = ts.isIdentifier(message) ? (constants.get(message.text) ?? message) : message;
    const choices = ts.isConditionalExpression(meant) ? [meant.whenTrue, meant.whenFalse] : [meant];
    return choices.flatMap((choice) => textOf(choice) ?? []);
  });
}

/** Whether a text is this message with values of its own. */
function isCaseOf(message: string): (text: string) => boolean {
  const pieces = message.split(VALUE).map((piece) => piece.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const pattern = new RegExp(`^${pieces.join(".+")}$`, "s");
  return (text) => pattern.test(text);
}

describe("every rule has a case with its whole message", () => {
  for (const source of sourcesIn(rules))
    for (const message of new Set(messagesOf(source)))
      it(`${source.fileName}: ${message.replaceAll(VALUE, "…")}`, () => {
        expect(cases.some(isCaseOf(message))).to.equal(true);
      });
});
