import { faultCases } from "../../support/codegen/fault-cases.js";

const text = "interlingua/text.yaml";

describe("vocabulariesSound: vocabularies are sound", () => {
  faultCases([
    [
      "a type that there is not",
      [[text, "      finish: { type: Finish,", "      finish: { ▸type: Finnish,"]],
      'there is no type "Finnish"',
      'did you mean "Finish"?',
    ],
    [
      "a list of what there is not",
      [[text, "citations: { type: list of Citation,", "citations: { ▸type: list of Quotation,"]],
      'there is no type "Quotation"',
      "known here: string, number",
    ],
    [
      "a fallback that there is not",
      [
        [
          text,
          "stop_sequence: { description: a stop sequence was met, fallback: stop }",
          "stop_sequence: { description: a stop sequence was met, ▸fallback: stopp }",
        ],
        ["dialects/messages/mapping.yaml", "  stop_sequence: [", "  stop_sequence: ["],
        ["dialects/chat/mapping.yaml", "\nfinish:\n", "\n▸finish:\n"],
      ],
      'Finish has no meaning "stopp"',
      'did you mean "stop"?',
    ],
    [
      "fallbacks in a circle",
      [
        [
          text,
          "    high: { description: much reasoning }",
          "    high: { description: much reasoning, ▸fallback: max }",
        ],
        [text, "description: more than high, fallback: high }", "description: more than high, ▸fallback: high }"],
        [
          text,
          "description: all the model can, fallback: xhigh }",
          "description: all the model can, ▸fallback: xhigh }",
        ],
      ],
      '"high" falls back on itself',
      "one without fallback",
    ],
    [
      "a record with the name of an enum",
      [[text, "records:\n", "records:\n  ▸Medium: { description: an image, fields: {} }\n"]],
      "Medium is defined twice",
      "one set of names",
    ],
    [
      "a concept with the name of a generated member",
      [
        [
          text,
          "      role: { type: Role, required: true, description: the role }",
          "      role: { type: Role, required: true, description: the role }\n      ▸origin: { " +
            "type: string, description: whence }",
        ],
      ],
      '"origin" cannot be the name of a concept',
      "generated types",
    ],
    [
      "a record that must hold itself",
      [
        [
          text,
          "      title: { type: string, description: its title }",
          "      title: { type: string, description: its title }\n      ▸source: { type: Citation, " +
            "required: true, description: whence }",
        ],
      ],
      "a Citation must hold a Citation",
      "leave out required",
    ],
  ]);
});
