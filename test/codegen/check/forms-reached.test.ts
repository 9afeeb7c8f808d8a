import { faultCases } from "../../support/codegen/fault-cases.js";

const chat = "dialects/chat/mapping.yaml";
const messages = "dialects/messages/mapping.yaml";

const unread = (form: string, before: string, hint = ""): [message: string, hint: string] => [
  `the form "${form}" is never read: "${before}" before it matches all that it matches`,
  hint === "" ? `place it before "${before}", give it another when:, or write direction: write` : hint,
];
const TIED = "give it another when:, or write direction: write";
const CIRCLE = `${TIED}; before "named" it would be written in its place`;

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
      ...unread("redacted", "reasoning", TIED),
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
      ...unread("subset", "named", CIRCLE),
    ],
    [
      "a form without a condition before others",
      [
        [chat, "    named:\n      when: { type: [function, absent] }\n", "    named:\n"],
        [chat, "    subset:", "    ▸subset:"],
      ],
      ...unread("subset", "named", CIRCLE),
    ],
    [
      "several forms in the wrong order",
      [
        [
          messages,
          "    base64: { when: { type: base64 }, concepts: { data: present }, " +
            "fields: { mime: media_type, data: data } }\n" +
            "    url: { when: { type: url }, concepts: { url: present }, fields: { url: url } }\n",
          "    any: { when: { type: [url, base64] }, concepts: { url: present }, fields: { url: url } }\n" +
            "    ▸base64: { when: { type: base64 }, concepts: { data: present }, fields: { data: data } }\n" +
            "    typed: { when: { type: base64, media_type: present }, concepts: { data: present, mime: present }, " +
            "fields: { mime: media_type, data: data } }\n",
        ],
      ],
      'the form "base64" is never read: "any" before it matches all that it matches',
      "write them in the order typed, base64, any, give it another when:, or write direction: write",
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
