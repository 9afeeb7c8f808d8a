import { emitCases } from "../../support/codegen/emit-cases.js";

describe("index-module: lines of specs and the code that comes of them", () => {
  emitCases([
    [
      "the pairs of a dialect",
      {
        given: ["dialects/chat/mapping.yaml", "dialect: chat"],
        made: [
          "pairs/chat.ts",
          [
            'import type { Pair } from "../../src/conversion/dialect.js";',
            'import * as messages from "./chat-to-messages.js";',
            "",
            "/** What a request of the chat dialect becomes for a model behind another. */",
            'export const fromChat: readonly Pair[] = [{ from: "chat", to: "messages", ...messages',
            "}];",
          ].join("\n"),
        ],
      },
    ],
    [
      "a route",
      {
        given: [
          "dialects/messages/dialect.yaml",
          ["      operationId: createMessage", "      x-model: body", "      x-stream: body"].join("\n"),
        ],
        made: ["routes.ts", ['operationId: "createMessage",', 'model: "body",', 'stream: "body",'].join("\n")],
      },
    ],
  ]);
});
