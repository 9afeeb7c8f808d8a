import { join } from "node:path";
import { expect } from "chai";
import { readSpecs } from "../../../codegen/compile.js";
import { unknownConcepts } from "../../../codegen/check/effects-known.js";
import { passesNamed, transformsNamedIn } from "../../../codegen/check/named-functions.js";
import { libraryFunctions } from "../../../codegen/model/functions.js";
import { camel } from "../../../codegen/model/names.js";
import { CHECKOUT } from "../../support/checkout.js";

const specs = join(CHECKOUT, "specs");

/** Those of functions beside dialects have their cases in own-functions.test.ts. */
describe("effects of functions of the library", () => {
  it("are about concepts of the vocabularies whose mappings name the functions", async () => {
    const places = { roots: [specs], languageFolder: join(specs, "language"), out: join(CHECKOUT, "generated") };
    const loaded = await readSpecs(places);
    const named = loaded.mappings.flatMap((mapping) => [
      ...transformsNamedIn(mapping).map(({ name }) => ({ mapping, kind: "transforms" as const, name })),
      ...passesNamed(loaded)
        .filter(({ dialect }) => dialect === mapping.dialect)
        .flatMap(({ kind, passes }) => passes.map(({ name }) => ({ mapping, kind, name }))),
    ]);
    const wrong = named.flatMap(({ mapping, kind, name }) =>
      unknownConcepts(kind, camel(name), libraryFunctions.find(kind, name)?.effects ?? {}, mapping).map(
        ({ effect, concept }) => `${name}.${effect}: ${concept}`,
      ),
    );
    expect(wrong).to.deep.equal([]);
  });
});
