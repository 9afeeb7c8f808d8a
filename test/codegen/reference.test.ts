import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { snake } from "../../codegen/model/names.js";
import { emitReference } from "../../codegen/emit/reference.js";
import { loadDialectFunctions } from "../../codegen/load/dialect-functions.js";
import { firstSentence } from "../../codegen/load/first-sentence.js";
import * as conversation from "../../src/conversion/conversation/index.js";
import * as request from "../../src/conversion/request/index.js";
import * as results from "../../src/conversion/results/index.js";
import * as transforms from "../../src/conversion/transforms/index.js";
import { CHECKOUT } from "../support/checkout.js";

const language = join(CHECKOUT, "specs/language");

/** The checkout has its generated types: none need to be made. */
const typesOnDisk = () => Promise.resolve(new Map<string, string>());

/** The names in the first column of the table under a heading. */
function listed(page: string, heading: string): string[] {
  const section = (page.split(`\n## ${heading}\n`)[1] ?? "").split("\n## ")[0] ?? "";
  return [...section.matchAll(/^\| `([a-z0-9_]+)` \|/gm)].map(([, name]) => name ?? "");
}

describe("specs/REFERENCE.md", () => {
  let page = "";

  before(async function () {
    this.timeout(60_000);
    const functions = await loadDialectFunctions([join(CHECKOUT, "specs")], CHECKOUT, typesOnDisk);
    page = await emitReference(language, join(CHECKOUT, "src/conversion"), functions);
  });

  it("is generated from the language and from src/conversion", () => {
    expect(readFileSync(join(CHECKOUT, "specs/REFERENCE.md"), "utf8")).to.equal(page);
  });

  const tables: [heading: string, exports: object][] = [
    ["Transforms", transforms],
    ["Passes over turns", conversation],
    ["Passes over requests", request],
    ["Passes over results", results],
  ];
  for (const [heading, functions] of tables) {
    it(`lists each of ${heading.toLowerCase()}, and no other`, () => {
      expect(listed(page, heading)).to.have.members(Object.keys(functions).map(snake));
    });
  }

  it("lists the functions that stand beside one dialect", () => {
    const row =
      "| generate-content | `placed_values` | transform | Arguments that come one value at a time, each with its";
    expect(page.split("\n## Functions of one dialect\n")[1]).to.include(row);
  });

  it("describes each key of a kind of file with its type", () => {
    expect(page).to.include("| `codes.<name>.status` | integer | HTTP status. Required. |");
  });

  it("takes the first sentence of a comment", () => {
    expect(firstSentence("/** One thing. Another. */")).to.equal("One thing.");
    expect(firstSentence("/**\n * A thing of `a.b`\n * on two lines. More.\n */")).to.equal(
      "A thing of `a.b` on two lines.",
    );
  });
});
