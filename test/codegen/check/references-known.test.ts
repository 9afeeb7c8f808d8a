import { faultCases } from "../../support/codegen/fault-cases.js";
import { video } from "../../support/codegen/video-specs.js";

const chat = "dialects/chat/mapping.yaml";
const messages = "dialects/messages/mapping.yaml";

describe("referencesKnown: references of a mapping lead somewhere", () => {
  faultCases([
    [
      "a record of items",
      [[messages, 'tools: { at: "tools[]", record: tool }', 'tools: { at: "tools[]", ▸record: tools }']],
      'there is no record "tools" in this mapping',
      'did you mean "tool"?',
    ],
    [
      "a record of citations in streams",
      [[messages, "citations: delta.citation, record: citation }", "citations: delta.citation, ▸record: quotation }"]],
      'there is no record "quotation" in this mapping',
      "known here: citation, source, tool, tool_choice, reasoning",
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
      'there is no form "reasoning" of media among the parts',
      "known here: image",
    ],
    [
      "a record of concepts of two types",
      [
        [
          chat,
          "tool_choice: { at: tool_choice, record: tool_choice }",
          "tool_choice: { at: tool_choice, ▸record: tool }",
        ],
      ],
      '"tool" is a Tool where another line refers to it, and a ToolChoice here',
      'write a record for each; nothing else uses "tool_choice"',
    ],
    [
      "a record of concepts of two types, and no other record",
      [
        [
          messages,
          'citations: { at: "citations[]", record: citation }',
          'citations: { at: "citations[]", record: source }',
        ],
        [messages, "source: { at: source, record: source }", "source: { at: source, ▸record: source }"],
        [
          messages,
          "concepts: { data: present }, fields: { mime: media_type, data: data } }",
          "concepts: { url: absent } }",
        ],
      ],
      '"source" is a Citation where another line refers to it, and a Source here',
      "write a record for each",
    ],
    [
      "a record where the mapping has none",
      [
        ...video({ name: "reels", response: { videos: { at: "videos[]", record: "clip" } } }),
        ["dialects/reels/mapping.yaml", '"record": "clip"', '▸"record": "clip"'],
      ],
      'there is no record "clip" in this mapping',
      "write clip: { <form>: { … } } under records:",
    ],
    [
      "a record of a concept that is none",
      [[chat, "    user: user\n", "    user: { at: user, ▸record: tool }\n"]],
      '"user" is no record, nor a list of records',
      "leave record: out",
    ],
    [
      "a record of counts",
      [[chat, "usage: { at: usage, record: usage }", "usage: { at: usage, ▸record: usge }"]],
      'the counts are in the section usage, and not in a record "usge"',
      "write usage: { at: usage, record: usage }",
    ],
    [
      "a record without references",
      [[chat, "\nrecords:\n", "\nrecords:\n  ▸idle: { concepts: { fields: { name: name } } }\n"]],
      'no line refers to the record "idle"',
      "refer to it with record:, or leave it out",
    ],
    [
      "a form beside the content",
      [[chat, "{ form: declined, at: refusal,", "{ ▸form: sighed, at: refusal,"]],
      'there is no form "sighed" among the parts',
      'did you mean "declined"?',
    ],
    [
      "an item of which others are the forms",
      [
        [messages, "    user: { role: user, when: { role: user }, content: content }\n", ""],
        [messages, "  items:\n", "  ▸items:\n"],
      ],
      'several parts are in "user", and no item of the layout has this name, nor a line with content:',
      "write user: { when: …, content: … }, or take user out of in:",
    ],
    [
      "a record that several lines refer to",
      [
        [messages, "  citation:\n    web: {", "  # citation:\n  #  web: {"],
        [
          messages,
          '{ text: text, citations: { at: "citations[]", record: citation } } }\n',
          '{ text: text, citations: { at: "citations[]", ▸record: citation } } }\n',
        ],
      ],
      'there is no record "citation" in this mapping',
      "known here: source, tool, tool_choice, reasoning",
    ],
    [
      "a form that is an item",
      [[chat, "form: answered,", "▸form: answer,"]],
      'there is no form "answer" among the parts',
      'did you mean "answered"?',
    ],
    [
      "an item whose answers have an unknown form",
      [
        [
          chat,
          "    tool: { role: user, form: answered, when: { role: tool } }",
          "    tool: { role: user, form: answered, when: { role: tool }, answer: { ▸form: answers } }",
        ],
      ],
      'there is no form "answers" among the parts',
      'did you mean "answered"?',
    ],
    [
      "an unknown default item",
      [[chat, "  text_shorthand: true\n", "  text_shorthand: true\n  ▸default_item: users\n"]],
      'there is no item "users" in the layout',
      'did you mean "user"?',
    ],
    [
      "a form of reasoning that no item names, where all content is words",
      [
        [
          chat,
          "system: { when: { role: system }, content: content }",
          "system: { when: { role: system }, content: { at: content, words: true } }",
        ],
        [
          chat,
          "when: { role: user }\n      content: content",
          "when: { role: user }\n      content: { at: content, words: true }",
        ],
        [
          chat,
          "        - { form: thought, at: reasoning_content }\n        - { at: content, default: null }",
          "        - { at: content, default: null, words: true }",
        ],
        [chat, "    in: [user]\n    when: { type: image_url }", "    direction: read\n    when: { type: image_url }"],
        [chat, "    in: [user]\n    when: { type: file }", "    direction: read\n    when: { type: file }"],
        [
          chat,
          "  thought: { kind: reasoning, in: [answer], fields",
          "  ▸thought: { kind: reasoning, in: [answer], fields",
        ],
      ],
      'nothing distinguishes the form "thought" in content lists',
      "write when:, or name it in an item of the layout, under content: or form:",
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
      "write when:, or name it in an item of the layout, under content: or form:",
    ],
    [
      "an item that is the whole answer",
      [
        [chat, "    assistant:\n      when:", "    assistant:\n      role: user\n      when:"],
        [chat, "    parts: choices", "    ▸parts: choices"],
      ],
      "the layout has no item of the assistant with content, which an answer could be",
      "write content: answer if the answer is a list of parts",
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
      'there is no place "results" where a part may appear',
      'did you mean "result"?',
    ],
    [
      "a place of content that is nearly an item",
      [[chat, "parts: { at: content, content: tool }", "parts: { at: content, ▸content: tolo }"]],
      'there is no place "tolo" where a part may appear',
      'did you mean "tool"?',
    ],
    [
      "a place where nothing is written",
      [[chat, "default: { answer: null }", "default: { ▸answers: null }"]],
      'there is no place "answers" where a part may appear',
      'did you mean "answer"?',
    ],
    [
      "a place where nothing is written, of the content",
      [[chat, "{ at: content, default: null }", "{ at: content, default: { ▸answers: null } }"]],
      'there is no place "answers" where a part may appear',
      'did you mean "answer"?',
    ],
  ]);
});
