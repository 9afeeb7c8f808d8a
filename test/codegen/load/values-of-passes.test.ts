/** The language has the form of each value that a pass of the library takes. Others are refused by TypeScript alone. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { libraryFunctions } from "../../../codegen/model/functions.js";
import { languageFolder } from "../../support/codegen/spec-tree.js";

interface PassesSchema {
  readonly $defs: {
    readonly passes: {
      readonly items: { readonly then: { readonly else: { readonly properties: Readonly<Record<string, unknown>> } } };
    };
  };
}

const schema = JSON.parse(readFileSync(join(languageFolder, "passes.json"), "utf8")) as PassesSchema;

describe("passes.json", () => {
  it("has the values of exactly the passes of the library that take one", () => {
    const taking = (["conversation", "request", "results"] as const).flatMap((kind) =>
      libraryFunctions.names(kind).filter((name) => libraryFunctions.find(kind, name)?.takesValue === true),
    );
    expect(Object.keys(schema.$defs.passes.items.then.else.properties)).to.have.members(taking);
  });
});
