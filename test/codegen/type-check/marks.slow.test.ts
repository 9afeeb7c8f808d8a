import { expect } from "chai";
import { compileSpecs } from "../../../codegen/compile.js";
import { linesOf } from "../../../codegen/check/forms.js";
import type { Line } from "../../../codegen/model/mapping.js";
import { isMark, wordsIn } from "../../../codegen/print/code.js";
import { codeOfDeclaration } from "../../../codegen/print/declarations.js";
import type { CodeModule, Module } from "../../../codegen/print/module.js";
import { header } from "../../../codegen/print/print.js";
import { textOfModule } from "../../../codegen/print/structures.js";
import { CHECKOUT } from "../../support/checkout.js";
import { languageFolder } from "../../support/codegen/spec-tree.js";

describe("marks: generated code and the nodes of specs that it is made of", function () {
  this.timeout(60_000);
  let compiled: Awaited<ReturnType<typeof compileSpecs>>;

  before(async () => {
    compiled = await compileSpecs([`${CHECKOUT}/specs`], languageFolder, `${CHECKOUT}/generated`);
  });

  it("are counted in words, which layout leaves as they are", () => {
    const changed = codeModules(compiled.modules).filter((module) => {
      const printed = compiled.files.get(module.path) ?? "";
      return wordsIn(printed) !== wordsIn(header(module)) + wordsIn(textOfModule(module));
    });
    expect(changed.map(({ path }) => path)).to.deep.equal([]);
  });

  it("are there for each line that has a place", () => {
    const missing = compiled.mappings.flatMap((mapping) => {
      const marked = new Set(["read", "write"].flatMap((name) => [...nodesIn(`${mapping.dialect}/${name}.ts`)]));
      const placed = linesOf(mapping).filter((line) => line.at.length > 0 && !isContent(line));
      return placed.filter((line) => !marked.has(keyOf(line))).map((line) => `${mapping.dialect} ${keyOf(line)}`);
    });
    expect(missing).to.deep.equal([]);
  });

  function nodesIn(path: string): ReadonlySet<string> {
    const module = codeModules(compiled.modules).find((one) => one.path === path);
    const pieces = module?.declarations.flatMap((declaration) => codeOfDeclaration(declaration).pieces) ?? [];
    return new Set(pieces.flatMap((piece) => (isMark(piece) && piece.node ? [keyOf(piece.node)] : [])));
  }
});

function codeModules(modules: readonly Module[]): CodeModule[] {
  return modules.filter((module): module is CodeModule => "declarations" in module);
}

function keyOf({ pointer }: Pick<Line, "pointer">): string {
  return pointer.join(" ");
}

/** A text that is no object is the content of an item, which has the code. */
function isContent({ concept, at: [first] }: Line): boolean {
  return concept === "text" && first === "";
}
