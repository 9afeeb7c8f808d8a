import { faultCases } from "../../support/codegen/fault-cases.js";

const chat = "dialects/chat/mapping.yaml";
const messages = "dialects/messages/mapping.yaml";

const unread = (form: string, before: string): [message: string, hint: string] => [
  `the form "${form}" is never read: "${before}" before it matches all that it matches`,
  `place it before "${before}", give it another when:, or write direction: write`,
];

const unwritten = (form: string, before: string): [message: string, hint: string] => [
  `the form "${form}" is never written: "${before}" before it is written in its place`,
  `place it before "${before}", give it other concepts:, or write direction: read`,
];

describe("formsReached: every form is used", () => {
  faultCases([
    [
      "two forms of parts with one condition",
      [
        [
          messages,
          "  redacted:\n    kind: reasoning\n    in: [assistant]\n    when: { type: redacted_thinking }",
          "  ▸redacted:\n    kind: reasoning\n    in: [assistant, answer]\n    when: { type: thinking }",
        ],
      ],
      ...unread("redacted", "reasoning"),
    ],
    [
      "a wider condition before a narrower one",
      [
        [
          chat,
          "      when: { type: [function, absent] }\n      concepts: { mode: required",
          "      when: { type: [function, absent, allowed_tools] }\n      concepts: { mode: required",
        ],
        [chat, "    subset:", "    ▸subset:"],
      ],
      ...unread("subset", "named"),
    ],
    [
      "a form without a condition before others",
      [
        [chat, "    named:\n      when: { type: [function, absent] }\n", "    named:\n"],
        [chat, "    subset:", "    ▸subset:"],
      ],
      ...unread("subset", "named"),
    ],
    [
      "a form that writes whatever a later one could",
      [
        [
          messages,
          "    base64: { when: { type: base64 }, concepts: { data: present }, fields",
          "    base64: { when: { type: base64 }, fields",
        ],
        [messages, "    url: { when: { type: url }", "    ▸url: { when: { type: url }"],
      ],
      ...unwritten("url", "base64"),
    ],
    [
      "a part of the same kind that is written everywhere",
      [
        [messages, "    concepts: { signature: present }\n", ""],
        [messages, "  redacted:\n", "  ▸redacted:\n"],
      ],
      ...unwritten("redacted", "reasoning"),
    ],
  ]);
});
