import { expect } from "chai";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { wrapClauses } from "../../../codegen/print/wrap.js";
import { CHECKOUT } from "../../support/checkout.js";

describe("wrap: long texts in lines", () => {
  const cases: [name: string, text: string, lines: string[]][] = [
    ["a text that fits", "one, two", ["one, two"]],
    ["a line ends with a clause", "of the client; unless another", ["of the client;", "unless another"]],
    ["but not where that line would be short", "one; two three four five six", ["one; two three four", "five six"]],
    [
      "a word that is wider than a line",
      "https://host.example/a/long/path or",
      ["https://host.example/a/long/path", "or"],
    ],
    ["nothing", "", [""]],
  ];
  for (const [name, text, expected] of cases)
    it(name, () => {
      expect(wrapClauses(text, 20)).to.deep.equal(expected);
    });

  // Validators have the messages of ajv.
  it("no line of generated code is wider than 160 characters, except in validators", () => {
    const generated = join(CHECKOUT, "generated");
    const files = readdirSync(generated, { recursive: true, encoding: "utf8" }).filter(
      (file) => file.endsWith(".ts") && !file.endsWith("validate.ts"),
    );
    const wide = files.filter((file) => /^.{161}/m.test(readFileSync(join(generated, file), "utf8")));
    expect(files).not.to.be.empty;
    expect(wide).to.deep.equal([]);
  });
});
