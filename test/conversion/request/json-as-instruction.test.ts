import { expect } from "chai";
import type { Request } from "../../../generated/interlingua/text.js";
import { noLoss } from "../../../src/conversion/loss.js";
import { jsonAsInstruction } from "../../../src/conversion/request/json-as-instruction.js";
import { system, user } from "../../support/conversion/turns.js";

const WORDS = "Answer with one valid JSON object and nothing else: no words around it and no code fence.";
const adapted = (request: Request, context: { instructions?: "user" } = {}) =>
  jsonAsInstruction(request, noLoss, undefined, context);

describe("jsonAsInstruction", () => {
  it("adds it to the instructions", () => {
    const given: Request = { turns: [system("a"), user("hi")], output_format: { kind: "json" } };
    expect(adapted(given)).to.deep.equal({ turns: [system("a"), system(WORDS), user("hi")], output_format: undefined });
  });

  it("adds it to the user's turn for models without instructions", () => {
    const given: Request = { turns: [user("hi")], output_format: { kind: "json" } };
    const { turns } = adapted(given, { instructions: "user" });
    expect(turns).to.deep.equal([user(WORDS, "hi")]);
  });

  for (const output_format of [undefined, { kind: "text" }, { kind: "schema", schema: { type: "object" } }] as const) {
    it(`does not change ${output_format?.kind ?? "no form"}`, () => {
      const given: Request = { turns: [user("hi")], output_format };
      expect(adapted(given)).to.equal(given);
    });
  }
});
