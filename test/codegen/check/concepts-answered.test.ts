import { faultCases } from "../../support/codegen/fault-cases.js";

const chat = "dialects/chat/mapping.yaml";

describe("conceptsAnswered: a mapping has a line for every concept", () => {
  faultCases([
    [
      "a concept of the request",
      [
        [chat, "    seed: seed\n", ""],
        [chat, "request:\n  fields:", "request:\n  ▸fields:"],
        [chat, "  unmapped:\n    metadata:", "  unmapped:\n    seed: the model decides\n    metadata:"],
      ],
      'the concept "seed" of Request is not answered (makes sampling repeatable where the model can)',
      "give its place, or seed: { absent: <why> }, or seed: { implicit: <how> }",
    ],
    [
      "a concept of the response",
      [
        [chat, "    created: { at: created, default: $now }\n", ""],
        [chat, "response:\n  fields:", "response:\n  ▸fields:"],
      ],
      'the concept "created" of Response is not answered (Unix seconds)',
      "give its place, or created: { absent: <why> }, or created: { implicit: <how> }",
    ],
    [
      "a concept of the usage",
      [
        [chat, "  cached_input: cached_tokens\n", ""],
        [chat, "\nusage:\n", "\n▸usage:\n"],
      ],
      'the concept "cached_input" of Usage is not answered (prompt tokens read from a cache)',
      "give its place, or cached_input: { absent: <why> }, or cached_input: { implicit: <how> }",
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
      "give its place, or patience: { absent: <why> }, or patience: { implicit: <how> }",
    ],
    [
      "usage without a place in the answer",
      [["dialects/chat/mapping.yaml", "usage: { at: usage, record: usage }", "▸usage: { record: usage }"]],
      "the counts have no place in the answer",
      "write at:, as in { at: usage, record: usage }",
    ],
  ]);
});
