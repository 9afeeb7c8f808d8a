import { faultCases } from "../../support/codegen/fault-cases.js";

const chat = "dialects/chat/mapping.yaml";
const messages = "dialects/messages/mapping.yaml";

const writtenReasoning =
  "reasoning: { text: [{ choices: [{ index: 0, delta: { reasoning_content: $piece }, finish_reason: null }] }] }";

describe("kindsOfEvents: the events of a kind of part are read as this kind", () => {
  faultCases([
    [
      "the words of reasoning in an event of texts, in a document without its events",
      [
        [
          chat,
          writtenReasoning,
          "reasoning: { text: [▸{ choices: [{ index: 0, delta: { content: $piece }, finish_reason: null }] }] }",
        ],
      ],
      "a reasoning is written to streams in an event that is read as a text",
      "write choices: [{ delta: { reasoning_content: $piece } }]",
    ],
    [
      "reasoning without the word that tells it from texts",
      [
        [
          chat,
          '      - { kind: reasoning, text: "choices[0].delta.reasoning_content" }\n',
          '      - { when: { thought: yes }, kind: reasoning, text: "choices[0].delta.content" }\n',
        ],
        [
          chat,
          '      - { kind: text, text: "choices[0].delta.content" }\n',
          '      - { when: { thought: absent }, kind: text, text: "choices[0].delta.content" }\n',
        ],
        [
          chat,
          writtenReasoning,
          "reasoning: { text: [▸{ choices: [{ index: 0, delta: { content: $piece }, finish_reason: null }] }] }",
        ],
      ],
      "a reasoning is written to streams in an event that is read as a text",
      "write thought: yes beside choices[0].delta.content:",
    ],
    [
      "events of reasoning that are read as a text",
      [
        [
          messages,
          "          thinking: [{ kind: reasoning, key: index, text: content_block.thinking, ",
          "          redacted_thinking: [{ kind: reasoning, key: index }]\n" +
            "          thinking: [{ ▸kind: text, key: index, text: content_block.thinking, ",
        ],
      ],
      "a reasoning is written to streams in an event that is read as a text",
      "write kind: reasoning",
    ],
  ]);
});
