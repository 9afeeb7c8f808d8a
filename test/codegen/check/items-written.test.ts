import { faultCases } from "../../support/codegen/fault-cases.js";

const mapping = "dialects/chat/mapping.yaml";
const document = "dialects/chat/dialect.yaml";
const TOOL = "    tool: { role: user, form: answered, when: { role: tool } }";

describe("itemsWritten: one item of a layout is written for each role", () => {
  faultCases([
    [
      "two items of one role",
      [
        [mapping, TOOL, `${TOOL}\n    ▸human: { role: user, when: { role: human }, content: content }`],
        [document, "enum: [system, user, assistant, tool]", "enum: [system, user, human, assistant, tool]"],
      ],
      'turns of the role "user" are written as "user" already',
      "write direction: read, or form: <name> if such an item is one part of a turn",
    ],
    [
      "an item whose content are parts of one form",
      [
        [
          mapping,
          TOOL,
          '    ▸tool: { role: user, when: { role: tool }, content: { form: answered, at: "content[]" } }',
        ],
        [
          mapping,
          "fields: { id: tool_call_id, parts: { at: content, content: tool } }",
          "fields: { id: text, parts: { at: refusal, content: tool, words: true } }",
        ],
      ],
      'turns of the role "user" are written as "user" already',
      "write direction: read, or form: answered if such an item is one part of a turn",
    ],
  ]);
});
