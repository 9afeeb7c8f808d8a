import { emitCases } from "../../support/codegen/emit-cases.js";

describe("read-reports: lines of specs and the generated code", () => {
  emitCases([
    [
      "members that no concept covers",
      {
        given: [
          "dialects/messages/mapping.yaml",
          [
            "      fields: { name: name, strict: strict }",
            "      unmapped: { cache_control: caches are steered differently by every vendor }",
          ].join("\n"),
        ],
        made: [
          "messages/read.ts",
          'const customToolKeys = membersOf(["type", "name", "strict"], [["cache_control", []]]);',
        ],
      },
    ],
    [
      "members of an object that is written as empty",
      {
        given: [
          "dialects/messages/mapping.yaml",
          [
            "      fields: { name: name, strict: strict }",
            "      unmapped: { cache_control: caches are steered differently by every vendor }",
          ].join("\n"),
          "      fields: { name: name, strict: strict }\n      const: { cache_control: {} }",
        ],
        made: ["messages/read.ts", "loss.unmapped(inCacheControl, customToolCacheControlKeys);"],
      },
    ],
    [
      "a place that is given twice",
      {
        given: ["dialects/chat/mapping.yaml", "output_limit: { at: [max_completion_tokens, max_tokens] }"],
        made: [
          "chat/read.ts",
          ["if (contradicts(body.max_tokens, body.max_completion_tokens)) loss.at(body,", '"max_tokens");'].join("\n"),
        ],
      },
    ],
  ]);
});
