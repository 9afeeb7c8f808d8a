import { faultCases } from "../../support/codegen/fault-cases.js";
import type { Edit } from "../../support/codegen/spec-tree.js";

const chat = "dialects/chat/mapping.yaml";
const messages = "dialects/messages/mapping.yaml";
const document = "dialects/messages/dialect.yaml";

/** The document says in a sentence what the type of a choice may be. */
const told: Edit = [
  document,
  "properties: { type: { type: string }, name: { type: string }, disable",
  'properties: { type: { type: string, description: "auto, any, none or tool." }, name: { type: string }, disable',
];

describe("wireWords: words of a mapping are words of the document", () => {
  faultCases([
    [
      "a condition, where the document has an enum",
      [[messages, "user: { role: user, when: { role: user }", "user: { role: user, when: { ▸role: usr }"]],
      'specs/dialects/messages/dialect.yaml has no word "usr" for "role"',
      'did you mean "user"?',
    ],
    [
      "a condition, where no word of the enum is like it",
      [[messages, "user: { role: user, when: { role: user }", "user: { role: user, when: { ▸role: people }"]],
      'specs/dialects/messages/dialect.yaml has no word "people" for "role"',
      "known here: user, assistant",
    ],
    [
      "a condition, where the document has the words in a sentence",
      [told, [messages, "      when: { type: tool }", "      when: { ▸type: tol }"]],
      'specs/dialects/messages/dialect.yaml has no word "tol" for "type"',
      'did you mean "tool"?',
    ],
    [
      "a condition, where no word of the sentence is like it",
      [told, [messages, "      when: { type: tool }", "      when: { ▸type: function }"]],
      'specs/dialects/messages/dialect.yaml has no word "function" for "type"',
      'if the vendor has it, name it there in the description of "type"',
    ],
    [
      "a constant, where the document says that the member is always another word",
      [
        [
          document,
          "        role: { type: string }\n        model: { type: string }\n",
          "        role: { type: string, description: Always assistant. }\n        model: { type: string }\n",
        ],
        [messages, "  const: { type: message, role: assistant }", "  const: { type: message, ▸role: user }"],
      ],
      'specs/dialects/messages/dialect.yaml has no word "user" for "role"',
      "write role: assistant",
    ],
    [
      "a meaning of the vocabulary, where the document has an enum without it",
      [
        [
          "dialects/chat/dialect.yaml",
          'reasoning_effort: { type: [string, "null"] }',
          'reasoning_effort: { type: [string, "null"], enum: [low, high, xhigh, null] }',
        ],
        [chat, "xhigh: xhigh, max: max", "xhigh: xhigh, ▸max: max"],
      ],
      'specs/dialects/chat/dialect.yaml has no word "max" for "reasoning_effort"',
      "known here: low, high, xhigh",
    ],
    [
      "a selector",
      [
        [
          "dialects/chat/dialect.yaml",
          "properties: { type: { type: string }, function: { $ref",
          "properties: { type: { enum: [function, custom] }, function: { $ref",
        ],
        [chat, "    names: allowed_tools.tools[type=function]", "    ▸names: allowed_tools.tools[type=functon]"],
      ],
      'specs/dialects/chat/dialect.yaml has no word "functon" for "type"',
      'did you mean "function"?',
    ],
    [
      "a word of an enum that is nearly the name of its meaning",
      [[messages, "values: { low: low, high: high }", "values: { low: low, ▸high: hgh }"]],
      'specs/dialects/messages/dialect.yaml has no word "hgh" for "effort"',
      'did you mean "high"?',
    ],
    [
      "a word of an enum that is nearly one of the sentence",
      [
        told,
        [
          messages,
          "values: { auto: auto, required: any, none: none }",
          "values: { auto: auto, ▸required: toool, none: none }",
        ],
      ],
      'specs/dialects/messages/dialect.yaml has no word "toool" for "type"',
      'did you mean "tool"?',
    ],
    [
      "a constant that is nearly one of the document",
      [[messages, "  const: { type: message, role: assistant }", "  const: { ▸type: mesage, role: assistant }"]],
      'specs/dialects/messages/dialect.yaml has no word "mesage" for "type"',
      'did you mean "message"?',
    ],
    [
      "true in quotes",
      [[messages, "      when: { type: tool }", '      when: { ▸disable_parallel_tool_use: "true" }']],
      '"disable_parallel_tool_use" is never "true" in the schemas of specs/dialects/messages/dialect.yaml',
      "write disable_parallel_tool_use: true",
    ],
    [
      "true where there is a text",
      [[messages, "      when: { type: tool }", "      when: { ▸type: true }"]],
      '"type" is never true in the schemas of specs/dialects/messages/dialect.yaml',
      'write type: "true"',
    ],
    [
      "a constant of an answer of another type",
      [[chat, '"choices[0].index": 0 }', '▸"choices[0].index": none }']],
      '"index" is never "none" in the schemas of specs/dialects/chat/dialect.yaml',
      "it is of the type integer there",
    ],
  ]);
});
