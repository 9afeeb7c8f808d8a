import { emitCases } from "../../support/codegen/emit-cases.js";

describe("places-of-money: lines of specs and the generated code", () => {
  emitCases([
    [
      "the limit and the budget of an answer",
      {
        given: ["dialects/messages/mapping.yaml", "        budget: thinking.budget_tokens"],
        made: [
          "messages/dialect.ts",
          'outputLimit: [["max_tokens"]], reasoningBudget: [["thinking", "budget_tokens"]],',
        ],
      },
    ],
    [
      "members that hold media",
      {
        given: ["dialects/messages/mapping.yaml", "    fields: { source: { at: source, record: source } }"],
        made: ["messages/dialect.ts", 'mediaMembers: new Set(["data"]),'],
      },
    ],
    [
      "members that hold addresses of media",
      {
        given: [
          "dialects/messages/dialect.yaml",
          "request_stream: stream,",
          "request_stream: stream, addressed_media: [" +
            "{ at: source.url, when: { type: image, source.type: url }, medium: image }, " +
            "{ at: url, typed_by: media_type }],",
        ],
        made: [
          "messages/dialect.ts",
          'mediaAddresses: [ { at: ["source", "url"], when: [ { at: ["type"], is: "image" }, ' +
            '{ at: ["source", "type"], is: "url" }, ], medium: "image", }, ' +
            '{ at: ["url"], when: [], typedBy: ["media_type"] }, ],',
        ],
      },
    ],
    [
      "every path of such a medium in both spellings",
      {
        given: [
          [
            "dialects/messages/dialect.yaml",
            "request_stream: stream,",
            "request_stream: stream, addressed_media: [" +
              "{ at: url, when: { toolUseId: a, type: b }, medium: image }, { at: url, typed_by: toolUseId }],",
          ],
          ["dialects/messages/dialect.yaml", "        tool_use_id: {", "        toolUseId: {"],
          ["dialects/messages/mapping.yaml", "tool_use_id", "toolUseId"],
          ["dialects/messages/mapping.yaml", "request:\n", "request:\n  camel_case_except: []\n"],
        ],
        made: [
          "messages/dialect.ts",
          "mediaAddresses: [ " +
            '{ at: ["url"], when: [ { at: ["toolUseId"], is: "a" }, { at: ["type"], is: "b" }, ], ' +
            'medium: "image", }, ' +
            '{ at: ["url"], when: [ { at: ["tool_use_id"], is: "a" }, { at: ["type"], is: "b" }, ], ' +
            'medium: "image", }, { at: ["url"], when: [], typedBy: ["toolUseId"] }, ' +
            '{ at: ["url"], when: [], typedBy: ["tool_use_id"] }, ],',
        ],
      },
    ],
  ]);
});
