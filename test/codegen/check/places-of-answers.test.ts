import { faultCases } from "../../support/codegen/fault-cases.js";

const chat = "dialects/chat/mapping.yaml";
const messages = "dialects/messages/mapping.yaml";

const ofMessage = "    parts: choices[0].message\n";
const ofContent = "    parts: { at: content, content: answer }\n";
/** The document's list of parts. */
const blocks = '{ type: array, items: { $ref: "#/components/schemas/Block" } }';

describe("placesOfAnswers: the parts of an answer are where the document has them", () => {
  faultCases([
    [
      "the calls of the item in place of the item",
      [[chat, ofMessage, '    ▸parts: "choices[0].message.tool_calls"\n']],
      '"choices[0].message.tool_calls" is a list, and its path has no brackets',
      'write parts: "choices[0].message"',
    ],
    [
      "the text of the item in place of the item",
      [[chat, ofMessage, '    ▸parts: "choices[0].message.content"\n']],
      '"choices[0].message.content" is no item of the assistant: it has no "content", ' +
        '"reasoning_content", "refusal", "tool_calls", "function_call"',
      'write parts: "choices[0].message"',
    ],
    [
      "a list of parts in place of an item",
      [[messages, ofContent, "    ▸parts: content\n"]],
      '"content" is a list, and its path has no brackets',
      "write parts: { at: content, content: answer }",
    ],
    [
      "a list of items without brackets",
      [
        [
          "dialects/messages/dialect.yaml",
          `content: ${blocks}\n        stop_reason`,
          `content: { type: array, items: { properties: { role: { type: string }, content: ${blocks} } } }\n` +
            "        stop_reason",
        ],
        [messages, ofContent, "    ▸parts: content\n"],
      ],
      '"content" is a list, and its path has no brackets',
      'write parts: "content[]"',
    ],
    [
      "a list of parts in place of a list of items",
      [[messages, ofContent, "    ▸parts: content[]\n"]],
      'the objects in "content" are no items of the layout: they have no "role"',
      "write parts: { at: content, content: answer }",
    ],
    [
      "the object around the item in place of the item",
      [[chat, ofMessage, "    ▸parts: choices[0]\n"]],
      '"choices[0]" is no item of the assistant: it has no "content", "reasoning_content", "refusal", "tool_calls", ' +
        '"function_call"',
      'write parts: "choices[0].message"',
    ],
    [
      "an item in place of a list of parts",
      [[chat, ofMessage, '    parts: { ▸at: "choices[0].message", content: answer }\n']],
      '"parts" is written as a list, and "choices[0].message" is an object',
      'write parts: "choices[0].message"',
    ],
    [
      "a dot in place of the member",
      [[messages, ofContent, "    ▸parts: .\n"]],
      "the parts of an answer are in a member of it, and a dot is no member",
      "write parts: { at: content, content: answer }",
    ],
  ]);
});
