import { expect } from "chai";
import { describeProblem } from "../../../codegen/load/problem.js";
import { faultCases } from "../../support/codegen/fault-cases.js";
import { problemsOf } from "../../support/codegen/spec-tree.js";

const chat = "dialects/chat/mapping.yaml";
const messages = "dialects/messages/mapping.yaml";

describe("answeredOnce: a member has one answer", () => {
  faultCases([
    [
      "a member that is mapped and has no counterpart",
      [[chat, "    metadata: pairs stay", "    ▸seed: numbers of one vendor\n    metadata: pairs stay"]],
      'seed is under unmapped:, and "seed" answers it too',
      'leave it out of unmapped:, unless "seed" is wrong',
    ],
    [
      "a member that is mapped and consumed",
      [[chat, "    stream_options: the", "    ▸user: it is logged\n    stream_options: the"]],
      'user is under consumed:, and "user" answers it too',
      'leave it out of consumed:, unless "user" is wrong',
    ],
    [
      "a member of a record that is among those of the request",
      [[chat, "    metadata: pairs stay", "    ▸reasoning_effort: one vendor's\n    metadata: pairs stay"]],
      'reasoning_effort is under unmapped:, and "effort" answers it too',
      'leave it out of unmapped:, unless "effort" is wrong',
    ],
    [
      "a member that is consumed and has no counterpart",
      [[chat, "    metadata: pairs stay", "    ▸stream_options: one vendor's\n    metadata: pairs stay"]],
      "stream_options is under unmapped:, and consumed answers it too",
      "leave it out of unmapped:, unless consumed is wrong",
    ],
    [
      "a member of a form",
      [
        [
          messages,
          "fields: { source: { at: source, record: source } }\n    unmapped: {",
          "fields: { source: { at: source, record: source } }\n    unmapped: { ▸source: one vendor's,",
        ],
      ],
      'source is under unmapped:, and "source" answers it too',
      'leave it out of unmapped:, unless "source" is wrong',
    ],
    [
      "a member of a record among those of the request that has no counterpart twice",
      [
        [
          chat,
          "        visible: { absent: the model decides what to show }\n",
          "        visible: { absent: the model decides what to show }\n" +
            "      unmapped: { ▸logit_bias: one vendor's }\n",
        ],
      ],
      "logit_bias is under unmapped:, and unmapped answers it too",
      "leave it out of unmapped:, unless unmapped is wrong",
    ],
    [
      "a member of such a record that the request maps",
      [
        [
          chat,
          "        visible: { absent: the model decides what to show }\n",
          "        visible: { absent: the model decides what to show }\n      consumed: { ▸seed: it is logged }\n",
        ],
      ],
      'seed is under consumed:, and "seed" answers it too',
      'leave it out of consumed:, unless "seed" is wrong',
    ],
    [
      "the conversation",
      [[chat, "    metadata: pairs stay", "    ▸messages: one vendor's\n    metadata: pairs stay"]],
      "messages is under unmapped:, and the conversation answers it too",
      "leave it out of unmapped:, unless the conversation is wrong",
    ],
    [
      "the instructions",
      [[messages, "    halt_texts: part", "    ▸system: one vendor's\n    halt_texts: part"]],
      "system is under unmapped:, and the line of instructions answers it too",
      "leave it out of unmapped:, unless the line of instructions is wrong",
    ],
    [
      "the content of an item",
      [
        [
          chat,
          "system: { when: { role: system }, content: content }",
          "system: { when: { role: system }, content: content, unmapped: { ▸content: one vendor's } }",
        ],
      ],
      "content is under unmapped:, and content answers it too",
      "leave it out of unmapped:, unless content is wrong",
    ],
    [
      "a member of an item that is consumed and has no counterpart",
      [
        [
          chat,
          "system: { when: { role: system }, content: content }",
          "system: { when: { role: system }, content: content, consumed: { name: it is logged }, " +
            "unmapped: { ▸name: one vendor's } }",
        ],
      ],
      "name is under unmapped:, and consumed answers it too",
      "leave it out of unmapped:, unless consumed is wrong",
    ],
    [
      "a member with an answer inside",
      [[messages, "    halt_texts: part", "    ▸metadata: pairs stay with the vendor\n    halt_texts: part"]],
      'metadata is under unmapped:, and "user" answers metadata.user_id inside it',
      "list the members inside it that nothing answers, or leave it out of unmapped:",
    ],
  ]);

  it("lets one form of a record consume what another maps", async () => {
    const { problems } = await problemsOf([
      [
        messages,
        "    thinking:\n      fields:\n",
        `    still:
      direction: read
      when: { thinking.type: disabled }
      consumed: { thinking.budget_tokens: it has no effect, thinking.display: there is nothing to show }
      concepts: { mode: "off" }
    thinking:
      fields:
`,
      ],
    ]);
    expect(problems.map(describeProblem)).to.deep.equal([]);
  });
});
