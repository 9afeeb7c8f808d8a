/** Every problem that a rule can report has a case: some test of the rules has its whole text, and that of its hint. */
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

interface Texts {
  readonly messages: readonly ts.Expression[];
  readonly hints: readonly ts.Expression[];
}

/** What a rule reports, as it is or by the name of a constant: a place comes first, except for `problem(…)`. */
function textsOf(source: ts.SourceFile): Readonly<Record<keyof Texts, string[]>> {
  const constants = new Map<string, ts.Expression>();
  const messages: ts.Expression[] = [];
  const hints: ts.Expression[] = [];
  visitAll(source, (node) => {
    if (ts.isVariableDeclaration(node) && node.initializer !== undefined && ts.isIdentifier(node.name))
      constants.set(node.name.text, node.initializer);
    if (ts.isPropertyAssignment(node) && node.name.getText() === "hint") hints.push(node.initializer);
    if (!ts.isCallExpression(node)) return;
    const called = node.expression.getText();
    if (!/^(?:.*\.problem|problem|problemOf)$/s.test(called)) return;
    const [message, hint] = node.arguments.slice(called === "problem" ? 0 : 1);
    messages.push(...(message === undefined ? [] : [message]));
    hints.push(...(hint === undefined ? [] : [hint]));
  });
  const written = (found: readonly ts.Expression[]): string[] =>
    found.flatMap((one) => choicesOf(one, constants)).flatMap((choice) => textOf(choice) ?? []);
  return { messages: written(messages), hints: written(hints) };
}

/** The expressions that may be meant by one. */
function choicesOf(node: ts.Expression, constants: ReadonlyMap<string, ts.Expression>): ts.Expression[] {
  if (ts.isParenthesizedExpression(node)) return choicesOf(node.expression, constants);
  if (ts.isConditionalExpression(node))
    return [node.whenTrue, node.whenFalse].flatMap((choice) => choicesOf(choice, constants));
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken)
    return [node.left, node.right].flatMap((choice) => choicesOf(choice, constants));
  const named = ts.isIdentifier(node) ? constants.get(node.text) : undefined;
  // A constant may have the name of what it is made of elsewhere.
  const others = new Map([...constants].filter(([, value]) => value !== named));
  return named === undefined ? [node] : choicesOf(named, others);
}

/** Whether a text is this message with values of its own. */
function isCaseOf(message: string): (text: string) => boolean {
  const pieces = message.split(VALUE).map((piece) => piece.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const pattern = new RegExp(`^${pieces.join(".+")}$`, "s");
  return (text) => pattern.test(text);
}

describe("every rule has a case with its whole message, and with its whole hint", () => {
  for (const source of sourcesIn(rules)) {
    const { messages, hints } = textsOf(source);
    for (const text of new Set([...messages, ...hints]))
      it(`${source.fileName}: ${text.replaceAll(VALUE, "…")}`, () => {
        expect(cases.some(isCaseOf(text))).to.equal(true);
      });
  }
});
