import { expect } from "chai";
import { code, Name } from "../../../codegen/print/code.js";
import { constant, functionOf, modulesUsed, type Declaration } from "../../../codegen/print/declarations.js";

describe("declarations: the modules that they import from", () => {
  const bee = new Name("bee", "zoo/bee.js");
  const cases: [name: string, declaration: Declaration, modules: readonly string[]][] = [
    ["a value", constant({ name: "a", value: code`[${bee}]` }), ["zoo/bee.ts"]],
    ["a type", constant({ name: "a", type: new Name("Bee", "zoo/bee.js", "type"), value: "1" }), ["zoo/bee.ts"]],
    ["a body", functionOf({ name: "a", parameters: [], result: "void", body: [code`${bee}();`] }), ["zoo/bee.ts"]],
    ["a name of its own", constant({ name: "a", value: new Name("b") }), []],
    ["a text that looks like an import", constant({ name: "a", value: 'from "./bee.js";' }), []],
    ["what it exports again", { kind: "export", names: ["bee"], from: "./bee.js" }, ["zoo/bee.ts"]],
    ["a file of people", constant({ name: "a", value: new Name("b", "../specs/b.js") }), ["../specs/b.ts"]],
  ];
  for (const [name, declaration, modules] of cases)
    it(`are known of ${name}`, () => {
      expect([...modulesUsed([declaration], "zoo/ape.ts")]).to.deep.equal(modules);
    });
});
