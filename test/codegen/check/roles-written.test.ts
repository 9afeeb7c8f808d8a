import { expect } from "chai";
import { faultCases } from "../../support/codegen/fault-cases.js";
import { problemsOf } from "../../support/codegen/spec-tree.js";

const chat = "dialects/chat/mapping.yaml";
const messages = "dialects/messages/mapping.yaml";
const SYSTEM = "    system: { when: { role: system }, content: content }\n";

describe("rolesWritten: turns of every role have a place in requests", () => {
  faultCases([
    [
      "instructions of a dialect that only reads them",
      [
        [chat, SYSTEM, SYSTEM.replace("content: content }", "content: content, direction: read }")],
        [chat, "  items:\n", "  ▸items:\n"],
      ],
      'turns of the role "system" are not written (instructions)',
      "write an item with role: system, or instructions: beside items; where the vendor has neither, " +
        "write such turns as the user's: system: { direction: write, when: { role: user }, content: content }",
    ],
    [
      "turns of the model",
      [
        [messages, "    assistant: { when", "    assistant: { direction: read, when"],
        [messages, "  items:\n", "  ▸items:\n"],
      ],
      'turns of the role "assistant" are not written (the model)',
      "write an item with role: assistant",
    ],
  ]);

  it("may be that of another role", async () => {
    const { problems } = await problemsOf([
      ["dialects/chat/dialect.yaml", "enum: [system, user, assistant, tool]", "enum: [user, assistant, tool]"],
      [chat, SYSTEM, "    system: { direction: write, when: { role: user }, content: content }\n"],
    ]);
    expect(problems).to.deep.equal([]);
  });
});
