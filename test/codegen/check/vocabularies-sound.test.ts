import { faultCases } from "../../support/codegen/fault-cases.js";

const text = "interlingua/text.yaml";

describe("vocabulariesSound: vocabularies are sound", () => {
  faultCases([
    [
      "an unknown type",
      [[text, "      finish: { type: Finish,", "      finish: { ▸type: Finnish,"]],
      'there is no type "Finnish"',
      'did you mean "Finish"?',
    ],
    [
      "a list of an unknown type",
      [
        [text, "citations: { type: list of Citation,", "citations: { ▸type: list of Quotation,"],
        ["dialects/messages/mapping.yaml", '"citations[]", record: citation', '"citations[]", ▸record: citation'],
      ],
      'there is no type "Quotation"',
      "known here: string, number, integer, boolean, json, Role, Finish, Effort, ReasoningMode, " +
        "Visibility, ChoiceMode, Medium, …",
    ],
    [
      "an unknown fallback",
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
      "circular fallbacks",
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
      "follow fallback from meaning to meaning: it must come to one without fallback",
    ],
    [
      "a record with the name of an enum",
      [[text, "records:\n", "records:\n  ▸Medium: { description: an image, fields: {} }\n"]],
      "Medium is defined twice",
      "enums, records and unions share one set of names",
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
      '"origin" cannot be the name of a concept here',
      "generated types have a member of this name already",
    ],
    [
      "a record that must contain itself",
      [
        [
          text,
          "      title: { type: string, description: its title }",
          "      title: { type: string, description: its title }\n      ▸source: { type: Citation, " +
            "required: true, description: whence }",
        ],
        ["dialects/messages/mapping.yaml", "title: title } }", "title: title, source: { absent: not given } } }"],
      ],
      "a Citation must hold a Citation",
      "leave out required, or make it a list",
    ],
    [
      "results that an unknown concept limits",
      [
        [
          text,
          "      seed: { type: integer,",
          "      seed: { neutral: 0, several: { ▸limit: output_limits, given: tools }, type: integer,",
        ],
      ],
      'a Request has no concept "output_limits"',
      'did you mean "output_limit"?',
    ],
    [
      "a choice of the model that no value leaves out",
      [[text, "      seed: { type: integer,", "      ▸seed: { several: {}, type: integer,"]],
      'seed has "several" and lacks "neutral"',
      "add neutral: the default value. Losing it is no loss.",
    ],
  ]);
});
