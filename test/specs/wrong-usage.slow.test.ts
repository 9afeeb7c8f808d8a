import { join } from "node:path";
import { expect } from "chai";
import { checkTree } from "../../codegen/compile.js";
import { fromDisk } from "../../codegen/load/load-specs.js";
import { describeProblem, SpecProblems } from "../../codegen/load/problem.js";
import { CHECKOUT } from "../support/checkout.js";

const specs = join(CHECKOUT, "specs");
const mapping = join(specs, "dialects/images-by-reference/mapping.yaml");

async function problemsWith(from: string, to: string): Promise<readonly string[]> {
  const text = fromDisk(mapping);
  expect(text.split(from)).to.have.length(2);
  const wrong = text.replace(from, () => to);
  try {
    await checkTree(specs, join(specs, "language"), (path) => (path === mapping ? wrong : fromDisk(path)));
    return [];
  } catch (error) {
    if (error instanceof SpecProblems) return error.problems.map(describeProblem);
    throw error;
  }
}

const line = "    usage: { at: usage, record: usage }";

const cases: readonly (readonly [name: string, from: string, to: string, problem: string])[] = [
  ["the section", "\nusage:\n", "\nusgae:\n", '49:1: unknown key "usgae" in the file\n    hint: did you mean "usage"?'],
  [
    "the concept",
    line,
    "    usgae: { at: usage, record: usage }",
    '47:5: a Response has no concept "usgae"\n    hint: did you mean "usage"?',
  ],
  [
    "the place",
    line,
    "    usage: { at: usgae, record: usage }",
    '47:14: there is no "usgae" here in the schemas of specs/dialects/images-by-reference/dialect.yaml\n' +
      '    hint: did you mean "usage"?',
  ],
  [
    "the record",
    line,
    "    usage: { at: usage, record: usgae }",
    '47:25: the counts are in the section usage, and not in a record "usgae"\n' +
      "    hint: write usage: { at: usage, record: usage }",
  ],
  [
    "a line without a place",
    line,
    "    usage: { record: usage }",
    "47:5: the counts have no place in the answer\n    hint: write at:, as in { at: usage, record: usage }",
  ],
];

describe("a wrong usage of images is one problem", () => {
  for (const [name, from, to, problem] of cases)
    it(`${name}`, async () => {
      expect(await problemsWith(from, to)).to.deep.equal([
        `specs/dialects/images-by-reference/mapping.yaml:${problem}`,
      ]);
    });
});
