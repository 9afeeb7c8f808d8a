import { faultCases } from "../../support/codegen/fault-cases.js";

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
  ]);
});
