import { faultCases } from "../../support/codegen/fault-cases.js";

const chat = "dialects/chat/mapping.yaml";
const messages = "dialects/messages/mapping.yaml";
const document = "dialects/messages/dialect.yaml";
const content = "- { at: content, default: null }";

describe("placesOfContent: what a place of content says has an effect", () => {
  faultCases([
    [
      "a list of instructions where the document has a text",
      [
        [messages, "instructions: { at: system, content", "instructions: { ▸at: guide, content"],
        [document, "        system: ", "        guide: { type: string }\n        system: "],
        [messages, "  unmapped:\n", "  unmapped:\n    system: none\n"],
      ],
      'the instructions are written as a list, and "guide" is a text',
      "write instructions: { at: guide, content: instructions, words: true }",
    ],
    [
      "words of instructions where the document has a number",
      [
        [messages, "instructions: { at: system, content", "instructions: { words: true, ▸at: guide, content"],
        [document, "        system: ", "        guide: { type: integer }\n        system: "],
        [messages, "  unmapped:\n", "  unmapped:\n    system: none\n"],
      ],
      'the instructions are written as a text, and "guide" is a whole number',
      "write at: with the member that has them",
    ],
    [
      "words of a form",
      [[chat, "{ form: thought, at: reasoning_content }", "{ form: thought, at: reasoning_content, ▸words: true }"]],
      'words: has no effect here: parts of the form "thought" are written as the form says',
      "write { form: thought, at: reasoning_content }",
    ],
    [
      "words of several forms",
      [
        [
          chat,
          '{ form: called, at: "tool_calls[]" }',
          '{ form: [called, called_function], at: "tool_calls[]", ▸words: true }',
        ],
      ],
      'words: has no effect here: parts of the forms "called", "called_function" are written as the form says',
      'write { form: [called, called_function], at: "tool_calls[]" }',
    ],
    [
      "a separator of parts in a list",
      [[chat, content, '- { at: content, default: null, ▸joined_by: ", " }']],
      "joined_by: has no effect here: its parts are in a list",
      "write words: true beside it, or leave joined_by: out",
    ],
    [
      "a separator of parts of a form in a list",
      [[chat, '{ form: called, at: "tool_calls[]" }', '{ form: called, at: "tool_calls[]", ▸joined_by: ", " }']],
      "joined_by: has no effect here: its parts are in a list",
      "leave joined_by: out",
    ],
    [
      "a separator of objects",
      [
        [chat, "    kind: call\n    direction: read\n", "    kind: call\n"],
        [
          chat,
          "{ form: called_function, at: function_call }",
          "{ form: called_function, at: function_call, ▸joined_by: x }",
        ],
      ],
      'joined_by: has no effect here: of parts of the form "called_function" the first is written',
      "leave joined_by: out",
    ],
    [
      "a default of an item that is not there without parts",
      [
        [
          chat,
          "when: { role: user }\n      content: content",
          'when: { role: user }\n      content: { at: content, ▸default: "" }',
        ],
      ],
      'without parts there is no item "user", so this default is never written',
      "leave default: out",
    ],
    [
      "a default of another type",
      [[chat, content, "- { at: content, ▸default: 5 }"]],
      "the default 5 is not a text or a list",
      'write default: "5"',
    ],
    [
      "a default of another type in answers",
      [[chat, "default: { answer: null }", "default: { ▸answer: true }"]],
      "the default true is not a text",
      'write default: "true"',
    ],
    [
      "a default of some parts that is not by place",
      [[chat, "default: { answer: null }", '▸default: ""']],
      'a place of some parts has a default by place, and "" is never written',
      'write default: { assistant: "" }',
    ],
    [
      "a default in another item",
      [[chat, "default: { answer: null }", "default: { ▸user: null }"]],
      'the item "assistant" is never in "user", so this default is never written',
      "write it for assistant or answer, or leave it out",
    ],
    [
      "the turns at one item of a list",
      [[chat, "layout:\n  at: messages\n", 'layout:\n  ▸at: "messages[0]"\n']],
      'the turns are written as a list, and "messages[0]" is an object',
      "write at: messages",
    ],
    [
      "the turns at an object",
      [
        [chat, "layout:\n  at: messages\n", "layout:\n  ▸at: metadata\n"],
        [chat, "    metadata: pairs", "    messages: pairs"],
      ],
      'the turns are written as a list, and "metadata" is an object',
      "write at: with the member that has the turns",
    ],
    [
      "the parts of an item at one item of a list",
      [
        [
          chat,
          "system: { when: { role: system }, content: content }",
          'system: { when: { role: system }, ▸content: "content[0]" }',
        ],
      ],
      'the parts are written as a list, and "content[0]" is an object',
      "write content: content",
    ],
    [
      "the parts of an item at a text",
      [
        [
          chat,
          "system: { when: { role: system }, content: content }",
          "system: { when: { role: system }, ▸content: reasoning_content }",
        ],
      ],
      'the parts are written as a list, and "reasoning_content" is a text',
      "write content: { at: reasoning_content, words: true }",
    ],
    [
      "the parts of an item at an object",
      [
        [
          chat,
          "system: { when: { role: system }, content: content }",
          "system: { when: { role: system }, ▸content: function_call }",
        ],
      ],
      'the parts are written as a list, and "function_call" is an object',
      "write the member that has the parts",
    ],
    [
      "the words of an item at a list",
      [
        [
          chat,
          "system: { when: { role: system }, content: content }",
          "system: { when: { role: system }, content: { ▸at: tool_calls, words: true } }",
        ],
      ],
      'the parts are written as a text, and "tool_calls" is a list',
      "leave words: out",
    ],
    [
      "the words of an item at an object",
      [
        [
          chat,
          "system: { when: { role: system }, content: content }",
          "system: { when: { role: system }, content: { ▸at: function_call, words: true } }",
        ],
      ],
      'the parts are written as a text, and "function_call" is an object',
      "write at: with the member that has the words",
    ],
    [
      "parts of a form at one item of a list",
      [[chat, '{ form: called, at: "tool_calls[]" }', '{ form: called, ▸at: "tool_calls[0]" }']],
      '"tool_calls[0]" is one item of a list, and there may be several parts',
      'write at: "tool_calls[]"',
    ],
    [
      "a separator of parts that are not joined where the document has a text",
      [
        [
          messages,
          "assistant: { when: { role: assistant }, content: content }",
          "assistant: { when: { role: assistant }, content: { ▸at: guide, joined_by: x } }",
        ],
        [document, "              role: { enum", "              guide: { type: string }\n              role: { enum"],
      ],
      'the parts are written as a list, and "guide" is a text',
      "write content: { at: guide, words: true }",
    ],
  ]);
});
