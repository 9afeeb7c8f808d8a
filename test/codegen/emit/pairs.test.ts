import { emitCases } from "../../support/codegen/emit-cases.js";

describe("pairs: lines of specs and the generated code", () => {
  emitCases([
    [
      "parts where an object beside the content holds one",
      {
        given: [
          [
            "dialects/chat/dialect.yaml",
            'reasoning_content: { type: [string, "null"] }',
            "reasoning_content: { type: object, properties: { words: { type: string } } }",
          ],
          [
            "dialects/chat/mapping.yaml",
            "in: [answer], fields: { text: . }",
            "in: [assistant, answer], fields: { text: words }",
          ],
          [
            "dialects/chat/mapping.yaml",
            'text: "choices[0].delta.reasoning_content"',
            'text: "choices[0].delta.reasoning_content.words"',
          ],
          [
            "dialects/chat/mapping.yaml",
            "delta: { reasoning_content: $piece }",
            "delta: { reasoning_content: { words: $piece } }",
          ],
        ],
        made: [
          "pairs/messages-to-chat.ts",
          'to: "messages[].reasoning_content.words", when: "in assistant turns; the first of them",',
        ],
      },
    ],
    [
      "the end of an answer for a dialect without a reason for it",
      {
        given: [
          [
            "dialects/messages/mapping.yaml",
            "    finish: { at: stop_reason, values: finish }",
            "    finish: { absent: answers just end }",
          ],
          ["dialects/messages/mapping.yaml", "usage: [usage], finish: delta.stop_reason }", "usage: [usage] }"],
          ["dialects/messages/mapping.yaml", "delta: { stop_reason: $finish }, usage", "usage"],
        ],
        made: [
          "pairs/messages-to-chat.ts",
          '{ concept: "finish", from: "choices[0].finish_reason", dropped: "answers just end" }',
        ],
      },
    ],
    [
      "what results hold, for a dialect that has no member for it",
      {
        given: [
          "dialects/chat/mapping.yaml",
          "fields: { id: tool_call_id, parts: { at: content, content: tool } }",
          "fields: { id: tool_call_id, parts: { implicit: the host keeps them } }",
        ],
        made: [
          "pairs/messages-to-chat.ts",
          '{ concept: "result.parts", from: "messages[].content[result].content", ' +
            'by: "implied by leaving it out: the host keeps them", when: "with its call", },',
        ],
      },
    ],
    [
      "a carried concept",
      {
        given: ["dialects/messages/mapping.yaml", "stop: stop_sequences[]"],
        made: ["pairs/chat-to-messages.ts", '{ concept: "stop", from: "stop", to: "stop_sequences" },'],
      },
    ],
    [
      "a concept of answers",
      {
        given: ["dialects/messages/mapping.yaml", "finish: { at: stop_reason, values: finish }"],
        made: ["pairs/chat-to-messages.ts", 'concept: "finish",\n      from: "stop_reason",'],
      },
    ],
    [
      "a pair",
      {
        given: ["dialects/chat/mapping.yaml", "    model: model\n    stream: stream"],
        made: [
          "pairs/chat-to-messages.ts",
          'export const chatToMessages: Pair = { from: "chat", to: "messages", fields: [',
        ],
      },
    ],
    [
      "the list of all pairs",
      {
        given: ["dialects/chat/mapping.yaml", "    model: model\n    stream: stream"],
        made: ["pairs/index.ts", "export const pairs: readonly Pair[] = [chatToMessages, messagesToChat];"],
      },
    ],
  ]);
});
