/** Every problem that a rule can report has a case: some test of the rules names its text. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { ts } from "ts-morph";
import { CHECKOUT } from "../../support/checkout.js";

/** So many words of a message tell it from others. */
const WORDS = 3;

const rules = join(CHECKOUT, "codegen/check");
const tests = join(CHECKOUT, "test/codegen/check");

const sourcesIn = (folder: string): { readonly name: string; readonly text: string }[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".ts") && !name.startsWith("every-rule"))
    .map((name) => ({ name, text: readFileSync(join(folder, name), "utf8") }));

const cases = sourcesIn(tests)
  .map(({ text }) => text.replace(/["'`]\s*\+\s*["'`]/g, ""))
  .join("\n");

/** The longest text of a message between the values in it. */
function fragmentOf(message: ts.Expression): string | undefined {
  const parts = ts.isStringLiteralLike(message)
    ? [message.text]
    : ts.isTemplateExpression(message)
      ? [message.head.text, ...message.templateSpans.map(({ literal }) => literal.text)]
      : [];
  return parts.sort((left, right) => right.length - left.length)[0];
}

/** The messages of a rule: second arguments of `problem(…)`, as they are or by the name of a constant. */
function messagesOf(name: string, text: string): string[] {
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.ES2022, true);
  const constants = new Map<string, ts.Expression>();
  const found: ts.Expression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.initializer !== undefined && ts.isIdentifier(node.name))
      constants.set(node.name.text, node.initializer);
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const [, message] = node.arguments;
      if (node.expression.name.text === "problem" && message !== undefined) found.push(message);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found.flatMap((message) => {
    const meant = ts.isIdentifier(message) ? (constants.get(message.text) ?? message) : message;
    const choices = ts.isConditionalExpression(meant) ? [meant.whenTrue, meant.whenFalse] : [meant];
    return choices.flatMap((choice) => fragmentOf(choice) ?? []);
  });
}

/** Some words of a message that follow each other: a case may quote a part of it, with values of its own. */
function quotesOf(message: string): string[] {
  const words = message.replace(/"/g, " ").trim().split(/\s+/);
  return words.slice(0, Math.max(1, words.length - WORDS + 1)).map((_, at) => words.slice(at, at + WORDS).join(" "));
}

describe("every rule has a case", () => {
  for (const { name, text } of sourcesIn(rules))
    for (const message of new Set(messagesOf(name, text)))
      it(`${name}: ${message.trim()}`, () => {
        const isShown = quotesOf(message).some((quote) => cases.includes(quote));
        expect(isShown).to.equal(true);
      });
});
