import { describedMessages } from "../../support/codegen/described-events.js";
import { faultCases } from "../../support/codegen/fault-cases.js";

const chat = "dialects/chat/mapping.yaml";
const messages = "dialects/messages/mapping.yaml";

const idAndName = "              id: content_block.id\n              name: content_block.name\n";

describe("membersAsAnswers: streams have concepts in the members in which whole answers have them", () => {
  faultCases([
    [
      "the ID of a call, read from its name",
      [
        ...describedMessages,
        [messages, idAndName, "              ▸id: content_block.name\n              ▸name: content_block.id\n"],
      ],
      'whole answers have the id of a call in "id", and streams read it from "name"',
      "write id: content_block.id",
    ],
    [
      "the ID of a call, read from another member than that of whole answers, which the event has too",
      [
        ...describedMessages,
        [messages, idAndName, "              ▸id: content_block.tool_use_id\n              name: content_block.name\n"],
      ],
      'whole answers have the id of a call in "id", and streams read it from "tool_use_id"',
      "write id: content_block.id",
    ],
    [
      "the words of a part of another kind",
      [
        ...describedMessages,
        [
          messages,
          "          thinking: [{ kind: reasoning, key: index, text",
          "          redacted_thinking: [{ kind: reasoning, key: index }]\n" +
            "          thinking: [{ kind: text, key: index, ▸text",
        ],
      ],
      'whole answers have the text of a text in "text", and streams read it from "thinking"',
      "write text: content_block.text, or kind: reasoning",
    ],
    [
      "why an answer ended, read from another member of the answer",
      [...describedMessages, [messages, "start: { id: message.id }", "start: { ▸id: message.model }"]],
      'whole answers have their id in "id", and streams read it from "model"',
      "write id: message.id",
    ],
    [
      "the name of a call, written where its ID belongs",
      [
        [
          messages,
          "content_block: { type: tool_use, id: $part_id, name: $part_name, input: {} }",
          "content_block: { type: tool_use, ▸id: $part_name, ▸name: $part_id, input: {} }",
        ],
      ],
      'whole answers have the name of a call in "name", and streams write it to "id"',
      "write name: $part_name",
    ],
    [
      "the words of reasoning, written where those of a text belong",
      [
        ...describedMessages,
        [
          messages,
          "delta: { type: thinking_delta, thinking: $piece }",
          "delta: { type: thinking_delta, ▸text: $piece }",
        ],
        [
          messages,
          "thinking_delta: [{ key: index, text: delta.thinking }]",
          "thinking_delta: [{ key: index, text: delta.text }]",
        ],
      ],
      'whole answers have the text of a reasoning in "thinking", and streams write it to "text"',
      "write thinking: $piece",
    ],
    [
      "the model of an answer, written where its ID belongs, in what all events have",
      [
        [
          chat,
          "const: { id: $id, object: chat.completion.chunk, created: $created, model: $model }",
          "const: { ▸id: $model, object: chat.completion.chunk, created: $created, ▸model: $id }",
        ],
      ],
      'whole answers have their model in "model", and streams write it to "id"',
      "write model: $model",
    ],
  ]);
});
