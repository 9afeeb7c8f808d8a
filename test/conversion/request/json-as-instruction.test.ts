import { expect } from "chai";
import type { Request } from "../../../generated/interlingua/text.js";
import { jsonAsInstruction } from "../../../src/conversion/request/json-as-instruction.js";
import { developer, system, user } from "../../support/conversion/turns.js";

describe("jsonAsInstruction", () => {
  it("adds it after the first instructions", () => {
    const given: Request = {
      turns: [system("one"), developer("two"), user("hi"), system("later")],
      output_format: { kind: "json" },
    };
    const { turns, output_format: format } = jsonAsInstruction(given);
    expect(turns.map(({ role }) => role)).to.deep.equal(["system", "developer", "system", "user", "system"]);
    expect(JSON.stringify(turns[2])).to.contain("JSON object");
    expect(format).to.equal(undefined);
  });

  it("adds it alone where the instructions have no text", () => {
    expect(
      jsonAsInstruction({ turns: [user("hi")], output_format: { kind: "json" } }).turns.map(({ role }) => role),
    ).to.deep.equal(["system", "user"]);
    expect(
      jsonAsInstruction({ turns: [system("hi")], output_format: { kind: "json" } }).turns.map(({ role }) => role),
    ).to.deep.equal(["system", "system"]);
  });

  for (const output_format of [undefined, { kind: "text" }, { kind: "schema", schema: { type: "object" } }] as const) {
    it(`does not change ${output_format?.kind ?? "no form"}`, () => {
      const given: Request = { turns: [user("hi")], output_format };
      expect(jsonAsInstruction(given)).to.equal(given);
    });
  }
});
