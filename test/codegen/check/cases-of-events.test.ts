import { expect } from "chai";
import { describedMessages as described } from "../../support/codegen/described-events.js";
import { faultCases } from "../../support/codegen/fault-cases.js";
import { problemsOf } from "../../support/codegen/spec-tree.js";

const messages = "dialects/messages/mapping.yaml";
const cases = "    cases:\n      ping: it keeps the connection open\n";
const marked = "    ▸cases:\n      ping: it keeps the connection open\n";

describe("casesOfEvents: every word of the document has a case", () => {
  faultCases([
    [
      "an event that is new in the document",
      [
        ...described,
        ["dialects/messages/dialect.yaml", "            - ping\n", "            - ping\n            - message_note\n"],
        [messages, cases, marked],
      ],
      "nothing reads events with type: message_note, and what they hold is lost in silence",
      "write message_note: with what it holds, or message_note: <reason why nothing is read>",
    ],
    [
      "an event whose case is deleted",
      [...described, [messages, cases, "    ▸cases:\n"]],
      "nothing reads events with type: ping, and what they hold is lost in silence",
      "write ping: with what it holds, or ping: <reason why nothing is read>",
    ],
    [
      "an object in an event",
      [
        ...described,
        [
          "dialects/messages/dialect.yaml",
          'content_block: { $ref: "#/components/schemas/Block" }',
          "content_block: { additionalProperties: true, properties: { type: { enum: [text, thinking, tool_use, " +
            "note] } } }",
        ],
        [
          messages,
          "        discriminator: content_block.type\n        cases:\n",
          "        discriminator: content_block.type\n        ▸cases:\n",
        ],
      ],
      "nothing reads events with content_block.type: note, and what they hold is lost in silence",
      "write note: with what it holds, or note: <reason why nothing is read>",
    ],
  ]);

  it("takes no place for a reason", async () => {
    const { problems } = await problemsOf([[messages, cases, `${cases}      message_note: delta.citation\n`]]);
    expect(problems.map(({ message }) => message).join()).to.contain("a reason in several words");
  });

  it("takes the reason why nothing is read", async () => {
    const { problems } = await problemsOf([
      ...described,
      ["dialects/messages/dialect.yaml", "            - ping\n", "            - ping\n            - message_note\n"],
      [messages, cases, `${cases}      message_note: nobody shows it\n`],
    ]);
    expect(problems).to.deep.equal([]);
  });
});
