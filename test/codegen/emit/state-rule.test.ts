import { emitCases } from "../../support/codegen/emit-cases.js";

describe("state-rule: lines of specs and the generated code", () => {
  emitCases([
    [
      "the places of opaque state",
      {
        given: [
          "dialects/messages/dialect.yaml",
          [
            "    family: nested",
            '    lists: { "messages[*].content": [{ when: { type: thinking }, at: signature, needed: ' + "true }] }",
          ].join("\n"),
        ],
        made: [
          "messages/dialect.ts",
          [
            '  family: "nested",',
            "  lists: [",
            '    { at: ["messages", "*", "content"], items: [{ when: { type: "thinking" }, needed:',
            'true, at: [["signature"]] }] },',
            "  ],",
          ].join("\n"),
        ],
      },
    ],
  ]);
});
