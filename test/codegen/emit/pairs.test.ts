import { emitCases } from "../../support/codegen/emit-cases.js";

describe("pairs: lines of specs and the code that comes of them", () => {
  emitCases([
    [
      "a carried concept",
      {
        given: ["dialects/messages/mapping.yaml", "stop: { at: stop_sequences, always: list }"],
        made: ["pairs/chat-to-messages.ts", '{ concept: "stop", from: "stop", to: "stop_sequences" },'],
      },
    ],
  ]);
});
