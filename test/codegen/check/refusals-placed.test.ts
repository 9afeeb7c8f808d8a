import { faultCases } from "../../support/codegen/fault-cases.js";

const dialect = "dialects/chat/dialect.yaml";

describe("refusalsPlaced: what is refused inside a member is a member there", () => {
  faultCases([
    [
      "inside a member of the dialect",
      [[dialect, "    - at: deferred\n      is: true\n", "    - ▸at: stream_options.include_usgae\n      is: true\n"]],
      'no request has "stream_options.include_usgae": there is no "include_usgae"',
      'did you mean "include_usage"?',
    ],
    [
      "inside a member that some dialect has",
      [
        [
          "refusals.yaml",
          null,
          "refuse:\n  - ▸at: tool_choice.kind\n    not_null: true\n    code: unsupported_parameter\n" +
            "    message: Not offered.\n",
        ],
      ],
      'no request has "tool_choice.kind": there is no "kind"',
      "known here: type, function, allowed_tools",
    ],
  ]);
});
