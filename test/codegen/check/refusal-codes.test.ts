import { faultCases } from "../../support/codegen/fault-cases.js";

const WORDS = "words: { ▸teapot: { is: a, else: b, holds: [a] } }";

describe("refusalCodes: refusals use existing codes", () => {
  faultCases([
    [
      "a refusal of all endpoints",
      [
        [
          "refusals.yaml",
          "  - at: routing\n    not_null: true\n    code: unsupported_parameter",
          "  - at: routing\n    not_null: true\n    ▸code: unsuported_parameter",
        ],
      ],
      'there is no code "unsuported_parameter"',
      'did you mean "unsupported_parameter"?',
    ],
    [
      "a refusal of one dialect",
      [["dialects/chat/dialect.yaml", "      code: unsupported_parameter", "      ▸code: teapot"]],
      'there is no code "teapot"',
      "known here: invalid_request, unsupported_parameter, not_found",
    ],
    [
      "a message of one dialect",
      [["dialects/chat/mapping.yaml", "errors:\n", `errors:\n  ${WORDS}\n`]],
      'there is no code "teapot"',
      "known here: invalid_request, unsupported_parameter, not_found",
    ],
    [
      "a message of an error shape",
      [
        [
          "error-shapes.yaml",
          null,
          `plain: { body: {}, types: { else: fault }, read: { message: [error] }, ${WORDS} }\n`,
        ],
        ["dialects/chat/mapping.yaml", "errors:\n", "errors:\n  shape: plain\n"],
      ],
      'there is no code "teapot"',
      "known here: invalid_request, unsupported_parameter, not_found",
    ],
  ]);
});
