import { compilingCases } from "../../support/codegen/type-cases.js";
import { emitCases } from "../../support/codegen/emit-cases.js";
import { faultCases } from "../../support/codegen/fault-cases.js";
import type { Edit } from "../../support/codegen/spec-tree.js";

const chat = "dialects/chat/mapping.yaml";

const ABSENT = "  reasoning: { absent: the model shows no reasoning }\n";

/** A dialect without reasoning. */
const unreasoned: readonly Edit[] = [
  [chat, "        - { form: thought, at: reasoning_content }\n", ""],
  [chat, "  thought: { kind: reasoning, in: [answer], fields: { text: . } }\n", ABSENT],
  [chat, '      - { kind: reasoning, text: "choices[0].delta.reasoning_content" }\n', ""],
  [
    chat,
    "      - at: choices[0].delta.content[type=thinking]\n        kind: reasoning\n        text: thinking\n" +
      "        transform: joined_text\n",
    "",
  ],
  [
    chat,
    "      reasoning: { text: [{ choices: [{ index: 0, delta: { reasoning_content: $piece }, " +
      "finish_reason: null }] }] }\n",
    "",
  ],
];

describe("a dialect without parts of a kind", () => {
  emitCases([
    [
      "drops them from requests, with its reason in the table",
      {
        given: unreasoned,
        made: ["pairs/messages-to-chat.ts", 'dropped: "the model shows no reasoning"'],
      },
    ],
    ["has no events of them", { given: unreasoned, made: ["chat/write-stream.ts", "parts: { text:"] }],
  ]);

  compilingCases([["without reasoning", unreasoned]]);

  faultCases([
    [
      "a reason and a form",
      [
        [
          chat,
          "  thought: { kind: reasoning, in: [answer], fields: { text: . } }",
          "  thought: { absent: none, kind: reasoning, ▸in: [answer] }",
        ],
      ],
      '"in" is not a name allowed in thought',
      "A kind of part that is absent has no form: leave out absent, or the other keys.",
    ],
  ]);
});
