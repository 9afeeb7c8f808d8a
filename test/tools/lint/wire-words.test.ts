import { expect } from "chai";
import { Linter, type Rule } from "eslint";
import { join } from "node:path";
import { CHECKOUT } from "../../support/checkout.js";

const { wireWords } = (await import(join(CHECKOUT, "tools/lint/wire-words.js"))) as {
  readonly wireWords: Rule.RuleModule;
};
const linter = new Linter({ cwd: CHECKOUT });
const config: Linter.Config = {
  files: ["**/*.ts"],
  plugins: { isogloss: { rules: { "wire-words": wireWords } } },
  rules: { "isogloss/wire-words": "error" },
};
const wordsIn = (file: string, text: string) =>
  linter
    .verify(text, config, { filename: join(CHECKOUT, file) })
    .map(({ line, column, message }) => [`${line}:${column}`, /^"(.*?)" is a word of a vendor/.exec(message)?.[1]]);

describe("the lint rule isogloss/wire-words", () => {
  for (const [what, text, found] of [
    ["a member of a wire", "const a = wire.groundingChunks;", ["1:16", "groundingChunk"]],
    ["a vendor in a name", "const one =\n  openAiModel;", ["2:3", "openai"]],
    ["a vendor in a comment", "// As Anthropic has it.", ["1:7", "anthropic"]],
    ["a header", 'const a = "x-goog-api-key";', ["1:12", "x-goog-api-key"]],
    ["a dialect as a text", 'const isNative = name === "chat";', ["1:27", "chat"]],
    ["a concept of one vocabulary as a member", "const a = places.layers;", ["1:18", "layers"]],
  ] as const)
    it(`refuses ${what}`, () => expect(wordsIn("src/calls/run.ts", text)).to.deep.equal([found]));

  for (const [what, file, text] of [
    ["a common word that a dialect has as its name", "src/calls/run.ts", "const messages = chat(responses);"],
    ["a link to the page of a vendor", "src/calls/run.ts", "// https://docs.anthropic.com/en/api"],
    ["a word that its place allows", "src/upstream/credentials/google.ts", 'const a = "google";'],
  ] as const)
    it(`takes ${what}`, () => expect(wordsIn(file, text)).to.deep.equal([]));
});
