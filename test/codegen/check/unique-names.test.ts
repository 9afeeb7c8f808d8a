import { faultCases } from "../../support/codegen/fault-cases.js";

describe("uniqueNames: names are unique across files", () => {
  faultCases([
    [
      "two dialects that serve one path",
      [["dialects/messages/dialect.yaml", "  /v1/messages:\n    post:\n", "  /v1/chat/completions:\n    ▸post:\n"]],
      'the route "POST /v1/chat/completions" is in specs/dialects/chat/dialect.yaml:26 too',
      "names are looked up across all files: change one of the two",
    ],
    [
      "a further path at which another operation is served",
      [
        [
          "dialects/messages/dialect.yaml",
          "      operationId: createMessage\n",
          "      operationId: createMessage\n      x-aliases: [/messages, ▸/v1/chat/completions]\n",
        ],
      ],
      'the route "POST /v1/chat/completions" is in specs/dialects/chat/dialect.yaml:26 too',
      "names are looked up across all files: change one of the two",
    ],
    [
      "two operations of one name",
      [["dialects/messages/dialect.yaml", "operationId: createMessage", "▸operationId: createChatCompletion"]],
      'the operation "createChatCompletion" is in specs/dialects/chat/dialect.yaml:27 too',
      "names are looked up across all files: change one of the two",
    ],
  ]);
});
