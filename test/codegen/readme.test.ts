import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { SpecProblems } from "../../codegen/load/problem.js";
import { SpecTree } from "./support/spec-tree.js";
import { CHECKOUT } from "../support/checkout.js";

const readme = readFileSync(join(CHECKOUT, "specs/README.md"), "utf8");

describe("specs/README.md", () => {
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
