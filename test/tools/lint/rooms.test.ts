import { expect } from "chai";
import { Linter, type Rule } from "eslint";
import { join } from "node:path";
import { CHECKOUT } from "../../support/checkout.js";

/** The rule is plain JavaScript, which is not compiled: ESLint loads it unchanged. */
const { rooms } = (await import(join(CHECKOUT, "tools/lint/rooms.js"))) as { readonly rooms: Rule.RuleModule };
const linter = new Linter({ cwd: CHECKOUT });
const config: Linter.Config = {
  files: ["**/*.ts"],
  plugins: { isogloss: { rules: { rooms } } },
  rules: { "isogloss/rooms": "error" },
};
const messagesOf = (file: string, path: string) =>
  linter.verify(`import "${path}";`, config, { filename: join(CHECKOUT, file) }).map(({ message }) => message);

describe("the lint rule isogloss/rooms", () => {
  for (const [file, path, message] of [
    ["src/money/hold.ts", "../calls/run.js", "src/money is below src/calls: imports point down."],
    [
      "src/calls/run.ts",
      "../../test/support/until.js",
      "the gateway runs without its compiler, its tests and its tools.",
    ],
    ["codegen/load/a.ts", "../model/line.js", "codegen/load is below codegen/model: imports point down."],
    ["codegen/more/a.ts", "../load/problem.js", "codegen/more has no place in the order of rooms"],
    ["codegen/main.ts", "../src/calls/run.js", "only what generated code calls, in src/conversion/."],
    ["test/media/a.test.ts", "../money/model.js", "what test/money shares with others belongs in test/support."],
    [
      "test/e2e/text/a.test.ts",
      "../video/ledger.js",
      "what test/e2e/video shares with others belongs in test/support.",
    ],
    ["test/support/a.ts", "../money/model.js", "what test/money shares with others belongs in test/support."],
    ["tools/bench/a.ts", "../../test/money/model.js", "what test/money shares with others belongs in test/support."],
  ] as const) {
    it(`refuses an import of ${path} in ${file}`, () => {
      expect(messagesOf(file, path)).to.have.lengthOf(1);
      expect(messagesOf(file, path)[0]).to.contain(message);
    });
  }

  for (const [file, path] of [
    ["src/calls/run.ts", "../money/hold.js"],
    ["codegen/check/a.ts", "../load/problem.js"],
    ["test/media/a.test.ts", "../support/money/holds.js"],
    ["test/e2e/video/a.test.ts", "./processes/faults.js"],
    ["test/conversion/stream/a.test.ts", "../turns.js"],
  ] as const) {
    it(`accepts an import of ${path} in ${file}`, () => expect(messagesOf(file, path)).to.deep.equal([]));
  }
});
