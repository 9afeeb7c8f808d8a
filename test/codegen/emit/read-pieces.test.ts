import { emitCases } from "../../support/codegen/emit-cases.js";

describe("read-pieces: lines of specs and the generated code", () => {
  emitCases([
    [
      "a fragment of text",
      {
        given: ["dialects/messages/mapping.yaml", "text_delta: [{ key: index, text: delta.text }]"],
        made: ["messages/read-stream.ts", "state.sink.piece({ key: keyOf(event.index), text: asText(inDelta.text) });"],
      },
    ],
    [
      "the end of a part",
      {
        given: [
          "dialects/messages/mapping.yaml",
          "content_block_stop: [{ key: index, close: true }]",
          "content_block_stop: [{ key: [part, index], close: true }]",
        ],
        made: ["messages/read-stream.ts", "state.sink.piece({ key: keyOf(event.part, event.index), close: true });"],
      },
    ],
  ]);
});
