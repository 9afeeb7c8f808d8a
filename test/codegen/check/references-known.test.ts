import { faultCases } from "../../support/codegen/fault-cases.js";

const chat = "dialects/chat/mapping.yaml";
const messages = "dialects/messages/mapping.yaml";

describe("referencesKnown: what a mapping refers to is there", () => {
  faultCases([
    [
      "a record of items",
      [
        [messages, 'tools: { at: "tools[]", record: tool }', 'tools: { at: "tools[]", ▸record: tools }'],
        [messages, "\n  tool:\n    is: Tool\n", "\n  ▸tool:\n    is: Tool\n"],
      ],
      'there is no record "tools"',
      'did you mean "tool"?',
    ],
    [
      "a record of citations in streams",
      [[messages, "citations: delta.citation, record: citation }", "citations: delta.citation, ▸record: quotation }"]],
      'there is no record "quotation"',
      "known here: citation",
    ],
    [
      "a form of a medium in streams",
      [
        [
          messages,
          "delta.citation, record: citation }",
          "delta.citation, record: citation }, { kind: media, ▸form: reasoning }",
        ],
      ],
      'there is no form "reasoning" of media',
      "known here: image",
    ],
    [
      "a record that nothing refers to",
      [[chat, "\nrecords:\n", "\nrecords:\n  ▸idle: { is: Tool, forms: { concepts: { fields: { name: name } } } }\n"]],
      'no line refers to the record "idle"',
      "leave it out",
    ],
    [
      "a form beside the content",
      [
        [chat, "{ form: declined, at: refusal,", "{ ▸form: sighed, at: refusal,"],
        [chat, "\n  declined: {", "\n  ▸declined: {"],
      ],
      'there is no form "sighed"',
      "known here: text",
    ],
    [
      "a form that is an item",
      [
        [chat, "part: answered,", "▸part: answer,"],
        [chat, "\n  answered:\n", "\n  ▸answered:\n"],
      ],
      'there is no form "answer" among the parts',
      'did you mean "answered"?',
    ],
    [
      "a form that no item names and nothing distinguishes",
      [
        [chat, "        - { form: called_function, at: function_call }\n", ""],
        [chat, "\n  called_function:\n", "\n  ▸called_function:\n"],
        [
          chat,
          "  unmapped: { name: participants",
          "  unmapped: { function_call: the predecessor of calls, name: participants",
        ],
      ],
      'nothing distinguishes the form "called_function" in content lists',
      "write when:, or name it in an item of the layout",
    ],
    [
      "an item that the answer is",
      [[chat, "item: assistant }", "▸item: assistants }"]],
      'there is no item "assistants" in the layout',
      'did you mean "assistant"?',
    ],
    [
      "a place where a part may appear",
      [
        [
          messages,
          "    kind: media\n    in: [user, result]\n    when: { type: image }",
          "    kind: media\n    in: [user, ▸results]\n    when: { type: image }",
        ],
      ],
      'there is no place "results"',
      'did you mean "result"?',
    ],
    [
      "a place where nothing is written",
      [[chat, "empty: { answer: null }", "empty: { ▸answers: null }"]],
      'there is no place "answers"',
      'did you mean "answer"?',
    ],
  ]);
});
