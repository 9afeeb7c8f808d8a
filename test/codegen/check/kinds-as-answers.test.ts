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
  ]);
});
