import { faultCases } from "../../support/codegen/fault-cases.js";

const messages = "dialects/messages/mapping.yaml";

describe("kindsAsAnswers: whole answers have every kind of part that streams have", () => {
  faultCases([
    [
      "a form that is not written in answers",
      [[messages, "  call:\n    in: [assistant, answer]\n", "  call:\n    ▸in: [assistant]\n"]],
      'streams are written with parts of the kind "call", and whole answers lose them',
      'add answer to in: of "call"',
    ],
    [
      "a form that is only read",
      [[messages, "  call:\n    in: [assistant, answer]\n", "  call:\n    ▸direction: read\n"]],
      'streams are written with parts of the kind "call", and whole answers lose them',
      'leave direction: out of "call"',
    ],
    [
      "a form that is only written, of parts that streams are read with",
      [
        [
          messages,
          "  call:\n    in: [assistant, answer]\n",
          "  call:\n    in: [assistant, answer]\n    ▸direction: write\n",
        ],
      ],
      'streams are read with parts of the kind "call", and whole answers without',
      'leave direction: out of "call"',
    ],
    [
      "a kind of part without events",
      [[messages, "    parts:\n      text, refusal:\n        open:", "    ▸parts:\n      text:\n        open:"]],
      'parts lacks "refusal"',
      "write refusal: { text: [<an event with $piece>] }, or refusal: { absent: <why> } under parts: above",
    ],
    [
      "events of a kind that is absent",
      [
        [
          messages,
          "  declined: { kind: refusal, in: [assistant, answer], direction: write, when: { type: text }, " +
            "fields: { text: text } }",
          "  refusal: { absent: none }",
        ],
        [messages, "      text, refusal:\n        open:", "      ▸text, refusal:\n        open:"],
      ],
      'parts of the kind "refusal" are absent in the dialect, and streams have them',
      "leave it out",
    ],
  ]);
});
