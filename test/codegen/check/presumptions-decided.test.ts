import { join } from "node:path";
import { expect } from "chai";
import { checkTree } from "../../../codegen/compile.js";
import { fromDisk } from "../../../codegen/load/load-specs.js";
import { SpecProblems } from "../../../codegen/load/problem.js";
import { CHECKOUT } from "../../support/checkout.js";
import { languageFolder } from "../../support/codegen/spec-tree.js";

const specs = join(CHECKOUT, "specs");
const chat = join(specs, "dialects/chat/mapping.yaml");

const PASS = "    - strict_where_taken\n";

/** The specs of this project have the dialects that presume strictness. */
async function problemsAfter(edits: readonly (readonly [was: string, is: string])[]) {
  const text = edits.reduce((changed, [was, is]) => changed.replace(was, is), fromDisk(chat));
  try {
    await checkTree(specs, languageFolder, (path) => (path === chat ? text : fromDisk(path)));
    return [];
  } catch (error) {
    if (error instanceof SpecProblems) return error.problems;
    throw error;
  }
}

describe("presumptionsDecided: what is presumed is written where the vendor accepts it", function () {
  this.timeout(60_000);

  it("asks for the pass that decides whether to write it", async () => {
    const problems = await problemsAfter([[PASS, ""]]);
    expect(problems.map(({ message, hint }) => [message, hint])).to.deep.equal([
      [
        '"output_format.strict" is written here, and other dialects presume it of clients that are silent about it',
        "write - strict_where_taken in before_write under request: it writes only what vendors accept",
      ],
    ]);
  });

  it("asks for none where the dialect writes no strictness", async () => {
    const line = "strict: json_schema.strict";
    const onlyRead = "strict: { at: [json_schema.strict], direction: read }";
    expect(
      await problemsAfter([
        [PASS, ""],
        [line, onlyRead],
      ]),
    ).to.deep.equal([]);
  });
});
