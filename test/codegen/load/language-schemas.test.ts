import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { expect } from "chai";
import { languageFolder } from "../../support/codegen/spec-tree.js";

describe("specs/language: JSON Schemas", () => {
  const ajv = new Ajv2020({ strict: false });
  for (const name of readdirSync(languageFolder).filter((entry) => entry.endsWith(".json"))) {
    it(`${name} is valid`, () => {
      const schema: object = JSON.parse(readFileSync(join(languageFolder, name), "utf8"));
      expect(ajv.validateSchema(schema), ajv.errorsText()).to.equal(true);
    });
  }
});
