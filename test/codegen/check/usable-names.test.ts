import { faultCases } from "../../support/codegen/fault-cases.js";

describe("usableNames: names can be names in generated code", () => {
  faultCases([
    [
      "a record named as a word of the language",
      [
        ["dialects/messages/mapping.yaml", "record: tool }", "record: function }"],
        ["dialects/messages/mapping.yaml", "\n  tool:\n    is: Tool", "\n  ▸function:\n    is: Tool"],
      ],
      'a record cannot have the name "function"',
      "something else of this name",
    ],
    [
      "a record named as a variable of readers",
      [
        ["dialects/messages/mapping.yaml", "record: tool }", "record: wire }"],
        ["dialects/messages/mapping.yaml", "\n  tool:\n    is: Tool", "\n  ▸wire:\n    is: Tool"],
      ],
      'a record cannot have the name "wire"',
      "something else of this name",
    ],
    [
      "a form beside the content named as a variable of writers",
      [
        ["dialects/chat/mapping.yaml", "{ form: thought,", "{ form: loss,"],
        ["dialects/chat/mapping.yaml", "  thought: { kind:", "  ▸loss: { kind:"],
      ],
      'cannot have the name "loss"',
      "something else of this name",
    ],
    [
      "a dialect named as a folder of generated files",
      [
        ["dialects/messages/dialect.yaml", "  name: messages\n", "  ▸name: pairs\n"],
        ["dialects/messages/mapping.yaml", "dialect: messages\n", "dialect: pairs\n"],
        ["providers/anthropic.yaml", "[messages]", "[pairs]"],
        ["profiles/assistant-4.7.yaml", "native: messages", "native: pairs"],
      ],
      'a dialect cannot have the name "pairs"',
      "something else of this name",
    ],
  ]);
});
