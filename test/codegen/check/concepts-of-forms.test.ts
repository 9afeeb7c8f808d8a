import { faultCases } from "../../support/codegen/fault-cases.js";

const chat = "dialects/chat/mapping.yaml";
const messages = "dialects/messages/mapping.yaml";

describe("conceptsOfForms: forms have lines for what their parts and records have", () => {
  faultCases([
    [
      "a concept that every part of the kind has",
      [
        [messages, "\n  call:\n    in: [assistant, answer]\n", "\n  ▸call:\n    in: [assistant, answer]\n"],
        [messages, "    fields: { id: id, name: name, arguments", "    fields: { id: id, arguments"],
      ],
      'the form "call" has no line for what a part of the kind call always has: "name" (the tool)',
      "under fields: write name: <place>, or name: { absent: <why> }",
    ],
    [
      "a form without lines",
      [
        [messages, "when: { type: text }, fields: { text: text } }", "when: { type: text } }"],
        [messages, "\n  declined: {", "\n  ▸declined: {"],
      ],
      'the form "declined" has no line for what a part of the kind refusal always has: "text" (its words)',
      "under fields: write text: <place>, or text: { absent: <why> }",
    ],
    [
      "a concept that every record has",
      [
        [
          chat,
          "  tool:\n    function: { when: { type: [function, absent] }, fields: { name: function.name, strict",
          "  tool:\n    ▸function: { when: { type: [function, absent] }, fields: { strict",
        ],
      ],
      'the form "function" has no line for what a Tool always has: "name" (its name)',
      "under fields: write name: <place>, or name: { absent: <why> }",
    ],
    [
      "a concept that the records of a form have",
      [
        [
          messages,
          "    url: { when: { type: url }, concepts: { url: present }, fields: { url: url } }",
          "    ▸url: { when: { type: url }, concepts: { url: present }, fields: { mime: media_type } }",
        ],
      ],
      'the form "url" is for what has "url", and no line has it',
      "write url: <place> under fields:, or leave it out of concepts:",
    ],
    [
      "a concept of which the records of a form have one",
      [
        [chat, "      fields: { names: { at: function.name, transform: single } }\n    subset:", "    subset:"],
        [chat, "\n    named:\n", "\n    ▸named:\n"],
      ],
      'the form "named" is for what has "names", and no line has it',
      "write names: <place> under fields:, or leave it out of concepts:",
    ],
    [
      "a constant in place of a condition",
      [
        [
          messages,
          "concepts: { url: present }, fields: { url: url } }\n  tool:",
          "concepts: { ▸url: given }, fields: { url: url } }\n  tool:",
        ],
      ],
      '"url" is always "given" in the form "url", and a line reads it too',
      "write url: present, or leave out one of the two",
    ],
    [
      "a concept that a meaning is named for",
      [
        ["interlingua/text.yaml", "enums:\n", "enums:\n  FormatKind: { schema: { description: by a schema } }\n"],
        [
          "interlingua/text.yaml",
          "records:\n",
          "records:\n  OutputFormat:\n    description: the form of answers\n    fields:\n" +
            "      kind: { type: FormatKind, description: which }\n" +
            "      schema: { type: json, description: the schema }\n",
        ],
        [
          "interlingua/text.yaml",
          "      user: {",
          "      output_format: { type: OutputFormat, description: the form of the answer }\n      user: {",
        ],
        [chat, "    user: user\n", "    user: user\n    output_format: { absent: no }\n"],
        [messages, "    halt_texts: part of another field\n", ""],
        [messages, "    top_k: top_k\n", "    top_k: top_k\n    output_format: { at: halt_texts, record: format }\n"],
        [messages, "\nrecords:\n", "\nrecords:\n  format: { ▸schema: { concepts: { kind: schema } } }\n"],
      ],
      'the form "schema" is for the kind "schema", and no line has the concept "schema"',
      "write schema: <place> under fields:",
    ],
  ]);
});
