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
    [
      "a flag that is written as a text",
      [[dialect, "    - at: deferred\n      is: true\n", '    - at: stream\n      ▸is: "true"\n']],
      '"stream" is never "true": its type is boolean or null',
      "write is: with a value of this type",
    ],
    [
      "a word in place of a flag",
      [
        [
          dialect,
          "    - at: deferred\n      is: true\n",
          '    - at: stream_options.include_usage\n      ▸not_in: [true, "no"]\n',
        ],
      ],
      '"stream_options.include_usage" is never "no": its type is boolean',
      "write not_in: with a value of this type",
    ],
  ]);
});
