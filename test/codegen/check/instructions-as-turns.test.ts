import { expect } from "chai";
import { faultCases } from "../../support/codegen/fault-cases.js";
import { problemsOf } from "../../support/codegen/spec-tree.js";

const messages = "dialects/messages/mapping.yaml";
const INSTRUCTIONS = "instructions: { at: system, content: instructions";

describe("instructionsAsTurns: instructions become turns by a value that a request may have", () => {
  faultCases([
    [
      "by a member that does not exist",
      [[messages, INSTRUCTIONS, `${INSTRUCTIONS}, turns_beside: { ▸tool_choice.kind: none }`]],
      'a Request has no member "tool_choice.kind" with values of its own',
      "known here: tool_choice.mode, reasoning.mode, reasoning.effort, reasoning.visible",
    ],
    [
      "by a value that it never has",
      [[messages, INSTRUCTIONS, `${INSTRUCTIONS}, turns_beside: { ▸tool_choice.mode: nones }`]],
      'tool_choice.mode is never "nones"',
      'did you mean "none"?',
    ],
  ]);

  it("takes a value of a member", async () => {
    const edit = [messages, INSTRUCTIONS, `${INSTRUCTIONS}, turns_beside: { tool_choice.mode: none }`] as const;
    const { problems } = await problemsOf([edit]);
    expect(problems).to.deep.equal([]);
  });
});
