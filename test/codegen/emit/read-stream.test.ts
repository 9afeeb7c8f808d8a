import { emitCases } from "../../support/codegen/emit-cases.js";

describe("read-stream: lines of specs and the code that comes of them", () => {
  emitCases([
    [
      "a close that is an end",
      {
        given: ["dialects/chat/mapping.yaml", "ends_on_close_after: [finish, usage]"],
        made: [
          "chat/read-stream.ts",
          ["close(): void {", "  if (state.finished && state.counted) sink.end();", "},"].join("\n"),
        ],
      },
    ],
    [
      "an end marker",
      {
        given: ["dialects/chat/mapping.yaml", 'end: "[DONE]"'],
        made: ["chat/read-stream.ts", 'if (data === "[DONE]") return state.sink.end();'],
      },
    ],
  ]);
});
