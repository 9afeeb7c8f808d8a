import { faultCases } from "../../support/codegen/fault-cases.js";

const chat = "dialects/chat/mapping.yaml";

describe("conceptsAnswered: every concept is answered", () => {
  faultCases([
    [
      "a concept of the request",
      [
        [chat, "    seed: seed\n", ""],
        [chat, "request:\n  fields:", "request:\n  ▸fields:"],
        [chat, "  unmapped:\n    metadata:", "  unmapped:\n    seed: the model decides\n    metadata:"],
      ],
      'the concept "seed" of Request is not answered (makes sampling repeatable',
      "seed: { absent: <why> }",
    ],
    [
      "a concept of the response",
      [
        [chat, "    created: { at: created, generated: now }\n", ""],
        [chat, "response:\n  fields:", "response:\n  ▸fields:"],
      ],
      'the concept "created" of Response is not answered',
      "created: { implicit: <how> }",
    ],
    [
      "a concept of the usage",
      [
        [chat, "  cached_input: cached_tokens\n", ""],
        [chat, "\nusage:\n", "\n▸usage:\n"],
      ],
      'the concept "cached_input" of Usage is not answered',
      "cached_input: { absent: <why> }",
    ],
    [
      "a new concept, in every mapping",
      [
        [
          "interlingua/text.yaml",
          "      user: {",
          "      patience: { type: integer, description: how long to wait }\n      user: {",
        ],
        [chat, "request:\n  fields:", "request:\n  ▸fields:"],
        ["dialects/messages/mapping.yaml", "request:\n  fields:", "request:\n  ▸fields:"],
      ],
      'the concept "patience" of Request is not answered (how long to wait)',
      "give its place",
    ],
    [
      "usage without a place in the answer",
      [["dialects/chat/mapping.yaml", "usage: { at: usage, record: usage }", "▸usage: { record: usage }"]],
      "the counts have no place in the answer",
      "{ at: usage, record: usage }",
    ],
  ]);
});
