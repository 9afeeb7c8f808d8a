import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { snake } from "../../codegen/check/snake.js";
import { SpecProblems } from "../../codegen/load/problem.js";
import * as conversation from "../../src/conversion/conversation/index.js";
import * as request from "../../src/conversion/request/index.js";
import * as results from "../../src/conversion/results/index.js";
import * as transforms from "../../src/conversion/transforms/index.js";
import { SpecTree } from "./support/spec-tree.js";
import { CHECKOUT } from "../support/checkout.js";

const readme = readFileSync(join(CHECKOUT, "specs/README.md"), "utf8");

/** The names in the first cells of the table under a heading. */
function listed(heading: string): string[] {
  const section = readme.slice(readme.indexOf(heading)).split("\n\n")[1] ?? "";
  return section
    .split("\n")
    .slice(2)
    .flatMap((row) => [...(row.split("|")[1] ?? "").matchAll(/`([a-z0-9_]+)`/g)].map(([, name]) => name ?? ""));
}

describe("specs/README.md", () => {
  const tables: [heading: string, exports: object][] = [
    ["**Transforms**", transforms],
    ["**Passes over turns**", conversation],
    ["**Passes over requests**", request],
    ["**Passes over results**", results],
  ];
  for (const [heading, functions] of tables) {
    it(`lists each of ${heading.replaceAll("*", "")}, and no other`, () => {
      expect(listed(heading)).to.have.members(Object.keys(functions).map(snake));
    });
  }

  it("shows errors as they are", async () => {
    const tree = new SpecTree([["mappings/chat.yaml", "    temperature: temperature", "    ▸temperature: temprature"]]);
    try {
      await tree.compile();
      expect.fail("the fault was not found");
    } catch (error) {
      const [shown] = (error as SpecProblems).problems.filter(({ file }) => file === "specs/mappings/chat.yaml");
      expect(readme)
        .to.include(shown?.message ?? "nothing")
        .and.include(`hint: ${shown?.hint ?? "nothing"}`);
    } finally {
      tree.remove();
    }
  });
});
