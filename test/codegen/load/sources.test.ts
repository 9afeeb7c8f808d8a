/** The types of spec files are those of the JSON Schemas that check the files. */
import { join } from "node:path";
import { expect } from "chai";
import ts from "typescript";
import { CHECKOUT } from "../../support/checkout.js";
import { SchemaFolder } from "../../support/codegen/schema-types.js";
import { TypeComparison } from "../../support/codegen/source-types.js";
import { languageFolder } from "../../support/codegen/spec-tree.js";

const FILE = join(CHECKOUT, "codegen/load/sources/index.ts");
const MAP = "Sources";

function differences(): readonly string[] {
  const { config } = ts.readConfigFile(join(CHECKOUT, "tsconfig.json"), (file) => ts.sys.readFile(file));
  const { options } = ts.parseJsonConfigFileContent({ ...config, files: [FILE] }, ts.sys, CHECKOUT);
  const program = ts.createProgram([FILE], { ...options, noEmit: true });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(FILE);
  const module = source && checker.getSymbolAtLocation(source);
  const sources = module && checker.getExportsOfModule(module).find(({ name }) => name === MAP);
  if (sources === undefined) throw new Error(`${FILE} exports no ${MAP}.`);
  const schemas = new SchemaFolder(languageFolder);
  const comparison = new TypeComparison(checker, schemas);
  for (const kind of checker.getDeclaredTypeOfSymbol(sources).getProperties())
    comparison.compare(checker.getTypeOfSymbol(kind), schemas.root(`${kind.name}.json`), kind.name);
  return comparison.finish();
}

describe("codegen/load/sources", () => {
  it("has the members, the kinds and the words of specs/language", function () {
    this.timeout(60_000);
    expect(differences()).to.deep.equal([]);
  });
});
