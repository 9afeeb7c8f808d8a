import { emitCases } from "../../support/codegen/emit-cases.js";

describe("write-answer: lines of specs and the generated code", () => {
  emitCases([
    [
      "an answer with a companion",
      {
        given: [
          "dialects/messages/mapping.yaml",
          "explanation: { at: stop_details.explanation, const: { type: refusal } }",
        ],
        made: [
          "messages/write.ts",
          [
            "stop_details:",
            "  response.explanation === undefined || !isWithheld(response.finish)",
            "    ? null",
            '    : { type: "refusal", explanation: response.explanation },',
          ].join("\n"),
        ],
      },
    ],
    [
      "an answer without what is only read",
      {
        given: [
          "dialects/messages/mapping.yaml",
          "explanation: { at: stop_details.explanation, const: { type: refusal } }",
          "explanation: { at: stop_details.explanation, direction: read }",
        ],
        made: ["messages/write.ts", "response.parts) ?? null, usage: writeUsage(response.usage),"],
      },
    ],
    [
      "counts without those that are counted apart",
      {
        given: [
          "dialects/messages/mapping.yaml",
          [
            "  input: { at: input_tokens, without: [cached_input] }",
            "  cached_input: { at: cache_read_input_tokens, default: 0 }",
            "  output: output_tokens",
          ].join("\n"),
        ],
        made: [
          "messages/write.ts",
          [
            "export function writeUsage(answered: Usage | undefined): Wire {",
            "  const usage = wholeUsage(answered);",
            "  return {",
            "    input_tokens: without(usage.input, usage.cached_input),",
            "    cache_read_input_tokens: usage.cached_input ?? 0,",
            "    output_tokens: usage.output,",
            "  };",
            "}",
          ].join("\n"),
        ],
      },
    ],
  ]);
});
