import { emitCases } from "../../support/codegen/emit-cases.js";

describe("write-value: lines of specs and the generated code", () => {
  emitCases([
    [
      "a value that is kept within bounds",
      {
        given: ["dialects/messages/mapping.yaml", "temperature: { at: temperature, clamp: [0, 1] }"],
        made: [
          "messages/write.ts",
          [
            "temperature: clamp(request.temperature, 0, 1, () =>",
            'loss.dropConcept(request, "temperature", request.temperature)),',
          ].join(" "),
        ],
      },
    ],
    [
      "a number that is kept within bounds before a transform",
      {
        given: [
          "dialects/messages/mapping.yaml",
          "    top_k: top_k",
          "    top_k: { at: top_k, transform: whole_number, clamp: [0, 9] }",
        ],
        made: [
          "messages/write.ts",
          [
            "top_k: wholeNumber.write(clamp(request.top_k, 0, 9, () =>",
            'loss.clamp(request, "top_k", request.top_k))),',
          ].join(" "),
        ],
      },
    ],
    [
      "a default of the model",
      {
        given: [
          "dialects/messages/mapping.yaml",
          "output_limit: { at: max_tokens, default: { model: outputLimit, else: 4096 } }",
        ],
        made: ["messages/write.ts", "max_tokens: request.output_limit ?? context.outputLimit ?? 4096,"],
      },
    ],
    [
      "a list of records",
      {
        given: ["dialects/messages/mapping.yaml", 'tools: { at: "tools[]", record: tool }'],
        made: ["messages/write.ts", "tools: someOf(request.tools?.map((item) => writeTool(item, loss))),"],
      },
    ],
    [
      "a list of limited length",
      {
        given: ["dialects/chat/mapping.yaml", 'stop: { at: "stop[]", clamp: 4 }'],
        made: [
          "chat/write.ts",
          'stop: atMost(request.stop, 4, () => loss.dropConcept(request, "stop", request.stop)),',
        ],
      },
    ],
  ]);
});
