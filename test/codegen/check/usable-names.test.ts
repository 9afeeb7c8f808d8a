import { faultCases } from "../support/fault-cases.js";

describe("names can be names in generated code", () => {
  faultCases([
    [
      "a record named as a word of the language",
      [
        ["mappings/messages.yaml", "each: tool }", "each: function }"],
        ["mappings/messages.yaml", "\n  tool:\n    is: Tool", "\n  ▸function:\n    is: Tool"],
      ],
      'a record cannot have the name "function"',
      "something else of this name",
    ],
    [
      "a record named as a variable of readers",
      [
        ["mappings/messages.yaml", "each: tool }", "each: wire }"],
        ["mappings/messages.yaml", "\n  tool:\n    is: Tool", "\n  ▸wire:\n    is: Tool"],
      ],
      'a record cannot have the name "wire"',
      "something else of this name",
    ],
    [
      "a form beside the content named as a variable of writers",
      [
        ["mappings/chat.yaml", "{ form: thought,", "{ form: loss,"],
        ["mappings/chat.yaml", "  thought: { kind:", "  ▸loss: { kind:"],
      ],
      'cannot have the name "loss"',
      "something else of this name",
    ],
    [
      "a dialect named as a folder of generated files",
      [
        ["dialects/messages.yaml", "  name: messages\n", "  ▸name: pairs\n"],
        ["mappings/messages.yaml", "dialect: messages\n", "dialect: pairs\n"],
        ["providers/anthropic.yaml", "[messages]", "[pairs]"],
        ["profiles/assistant-4.7.yaml", "native: messages", "native: pairs"],
      ],
      'a dialect cannot have the name "pairs"',
      "something else of this name",
    ],
  ]);
});
