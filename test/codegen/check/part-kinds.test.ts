import { faultCases } from "../../support/codegen/fault-cases.js";

const messages = "dialects/messages/mapping.yaml";

describe("partKinds: every kind of part has a form", () => {
  faultCases([
    [
      "a kind that no form holds",
      [
        [messages, "  declined: { kind: refusal,", "  declined: { kind: reasoning,"],
        [messages, "\nparts:\n", "\n▸parts:\n"],
      ],
      'no form holds a part of the kind "refusal" (the model declines)',
      "add a form refusal:, or a form of another name with kind: refusal; write it as text where the dialect " +
        "has nothing better, or refusal: { absent: <why> }",
    ],
    [
      "a kind that is absent, and has a form",
      [
        [messages, "  declined: { kind: refusal,", "  refusal: { absent: none }\n  ▸declined: { kind: refusal,"],
        [messages, "      text, refusal:\n        open:", "      ▸text, refusal:\n        open:"],
      ],
      '"declined" is a form of the kind "refusal", which is absent',
      "leave one of both out",
    ],
    [
      "a kind that is absent, and unknown",
      [[messages, "\nparts:\n", "\nparts:\n  ▸refusals: { absent: none }\n"]],
      'there is no kind of part "refusals"',
      'did you mean "refusal"?',
    ],
    [
      "a kind that is absent, and like no other",
      [[messages, "\nparts:\n", "\nparts:\n  ▸musing: { absent: none }\n"]],
      'there is no kind of part "musing"',
      "known here: text, media, call, result, reasoning, refusal",
    ],
    [
      "a new kind, in every mapping",
      [
        [
          "interlingua/text.yaml",
          "      refusal:\n        description: the model declines",
          "      sigh:\n        description: the model is weary\n        fields: {}\n      " +
            "refusal:\n        description: the model declines",
        ],
        ["dialects/chat/mapping.yaml", "\nparts:\n", "\n▸parts:\n"],
        [messages, "\nparts:\n", "\n▸parts:\n"],
      ],
      'no form holds a part of the kind "sigh" (the model is weary)',
      "add a form sigh:, or a form of another name with kind: sigh; write it as text where the dialect " +
        "has nothing better, or sigh: { absent: <why> }",
    ],
  ]);
});
