import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { SpecProblems } from "../../../codegen/load/problem.js";
import { schemaFiles } from "../../../codegen/load/language.js";
import { temporaryDirectory } from "../../support/directories.js";

describe("schemaFiles: a file that is no JSON is named", () => {
  const folder = temporaryDirectory();
  const cases: [name: string, text: string, place: string][] = [
    ["a comma too many", '{\n  "type": "object",\n}\n', "3:1"],
    ["a bracket too few", '{\n  "type": ["object"', "2:20"],
    ["an empty file", "", "1:1"],
    ["a word without quotes", '{\n  "type": object\n}\n', "1:1"],
  ];
  for (const [name, text, place] of cases)
    it(name, () => {
      writeFileSync(join(folder(), "rules.json"), text);
      expect(() => schemaFiles(folder())).to.throw(
        SpecProblems,
        `specs/language/rules.json:${place}: this is no JSON: `,
      );
    });
});
