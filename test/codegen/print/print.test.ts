import { expect } from "chai";
import { code, joined, list, Name } from "../../../codegen/print/code.js";
import { arrow, constant, functionOf, type Declaration } from "../../../codegen/print/declarations.js";
import { FileRecord } from "../../../codegen/cache/file-record.js";
import { print } from "../../../codegen/print/print.js";

const asText = new Name("asText", "../src/conversion/read.js");
const wire = new Name("Wire", "../src/conversion/json.js", "type");
const body = new Name("body");
const loss = new Name("loss");

async function printed(...declarations: Declaration[]): Promise<string> {
  const files = await print([{ path: "small/read.ts", specs: ["specs/small.yaml"], declarations }], new FileRecord());
  return (files.get("small/read.ts") ?? "").split("\n").slice(1).join("\n");
}

describe("printing typed code", () => {
  const value = code`${asText}(${body}.model)`;

  it("imports the names that code uses, values apart from types", async () => {
    const read = functionOf({ name: "read", parameters: [{ name: body, type: wire }], result: "unknown", body: [] });
    expect(await printed({ ...read, body: [code`return ${value};`] })).to.equal(
      [
        'import type { Wire } from "../../src/conversion/json.js";',
        'import { asText } from "../../src/conversion/read.js";',
        "",
        "function read(body: Wire): unknown {",
        "  return asText(body.model);",
        "}",
        "",
      ].join("\n"),
    );
  });

  const imports: [name: string, used: Name[], line: string][] = [
    [
      "a name and a type of one module together",
      [new Name("a", "other.js"), new Name("T", "other.js", "type")],
      'import { a, type T } from "../other.js";',
    ],
    ["a module as a whole", [new Name("all", "other.js", "namespace")], 'import * as all from "../other.js";'],
    ["a module of the same folder", [new Name("a", "small/other.js")], 'import { a } from "./other.js";'],
    [
      "a name once, however often it is used",
      [asText, asText],
      'import { asText } from "../../src/conversion/read.js";',
    ],
    ["nothing for a name of the module itself", [new Name("a", "small/read.js")], ""],
    ["nothing for a text in quotes", [], ""],
  ];
  for (const [name, used, line] of imports) {
    it(`imports ${name}`, async () => {
      const text = await printed(constant({ name: "made", value: list([...used, '"asText"']) }));
      expect(
        text
          .split("\n")
          .filter((one) => one.startsWith("import"))
          .join("\n"),
      ).to.equal(line);
    });
  }

  it("marks parameters that a function does not use", async () => {
    const parameters = [body, loss].map((name) => ({ name, type: "unknown" }));
    const text = await printed(
      functionOf({ name: "f", parameters, result: "void", body: [code`${loss}.at("body");`] }),
    );
    expect(text).to.include("function f(_body: unknown, loss: unknown): void {");
  });

  const arrows: [name: string, used: Name[], text: string][] = [
    ["all that it uses", [body, loss], "(body, loss) => [body, loss]"],
    ["none after the last that it uses", [body], "(body) => [body]"],
    ["earlier unused ones with a mark", [loss], "(_body, loss) => [loss]"],
    ["none", [], "() => []"],
  ];
  for (const [name, used, text] of arrows) {
    it(`gives an arrow function its parameters: ${name}`, () => {
      expect(arrow([body, loss], code`[${joined(used)}]`).text).to.equal(text);
    });
  }

  it("breaks a doc comment that is wider than a line", async () => {
    const docs = "word ".repeat(40).trim();
    const text = await printed(constant({ name: "made", docs, value: "1" }));
    expect(text.split("\n").filter((line) => line.length > 120)).to.deep.equal([]);
    expect(text).to.include("/**\n * word");
  });

  const many = ["a", "b", "c", "d", "e"];
  const sources: [name: string, specs: string[], text: string][] = [
    ["a few files", ["specs/x/a.yaml", "specs/y/a.yaml"], "specs/x/a.yaml, specs/y/a.yaml"],
    ["many files of a folder", many.map((name) => `specs/x/${name}.yaml`), "specs/x/*.yaml"],
    ["files of many folders", many.map((name) => `specs/x/${name}/one.yaml`), "specs/x/*/one.yaml"],
  ];
  for (const [name, specs, text] of sources) {
    it(`names the sources of a module: ${name}`, async () => {
      const files = await print([{ path: "a.md", specs, lines: [] }], new FileRecord());
      expect(files.get("a.md")).to.include(`Made from ${text} by`);
    });
  }

  it("never ends a comment early", async () => {
    expect(await printed(constant({ name: "made", docs: "a */ b", value: "1" }))).to.include("/** a * / b */");
  });
});
