import { emitCases } from "../../support/codegen/emit-cases.js";

describe("template-variables: lines of specs and the generated code", () => {
  emitCases([
    [
      "the piece of a part and its index",
      {
        given: [
          "dialects/messages/mapping.yaml",
          "        text: [{ type: content_block_delta, index: $index, delta: { " +
            "type: thinking_delta, thinking: $piece } }]",
        ],
        made: ["messages/write-stream.ts", 'part.index + \',"delta":{"type":"thinking_delta","thinking":\' ); }'],
      },
    ],
  ]);
});
