import { emitCases } from "../../support/codegen/emit-cases.js";
import type { Edit } from "../../support/codegen/spec-tree.js";
import { compilingCases } from "../../support/codegen/type-cases.js";

const withoutId: readonly Edit[] = [
  [
    "dialects/chat/mapping.yaml",
    "    id: { at: id, default: chatcmpl-$new_id }",
    "    id: { absent: answers have no IDs }",
  ],
];

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
      "an answer of a dialect without IDs",
      {
        given: withoutId,
        made: [
          "chat/write.ts",
          'Wire { return { object: "chat.completion", created: response.created ?? now(), model: response.model,',
        ],
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
    [
      "a count that a transform writes",
      {
        given: [
          "dialects/messages/mapping.yaml",
          "  output: output_tokens",
          "  output: { at: output_tokens, transform: omit_below_one }",
        ],
        made: ["messages/write.ts", "output_tokens: omitBelowOne.write(usage.output),"],
      },
    ],
    [
      "a count that the transform of the first of several places writes",
      {
        given: [
          "dialects/chat/mapping.yaml",
          "  output: completion_tokens",
          "  output: { at: [completion_tokens, prompt_tokens], transform: [omit_below_one, whole_number], default: 0 }",
        ],
        made: ["chat/write.ts", "completion_tokens: omitBelowOne.write(usage.output) ?? 0,"],
      },
    ],
  ]);

  compilingCases([["an answer of a dialect without IDs", withoutId]]);
});
