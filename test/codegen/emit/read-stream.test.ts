import { emitCases } from "../../support/codegen/emit-cases.js";

describe("read-stream: lines of specs and the generated code", () => {
  emitCases([
    [
      "a close that counts as an end",
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
        made: ["chat/read-stream.ts", 'if (data === "[DONE]") { sink.end(); return undefined; }'],
      },
    ],
  ]);
});
