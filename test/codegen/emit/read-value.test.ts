import { emitCases } from "../../support/codegen/emit-cases.js";

describe("read-value: lines of specs and the generated code", () => {
  emitCases([
    [
      "a member by the type of its concept",
      {
        given: [
          "dialects/messages/mapping.yaml",
          ["    model: model", "    stream: stream", "    output_limit: { at: max_tokens,"].join("\n"),
        ],
        made: ["messages/read.ts", ["model: asText(body.model),", "stream: asFlag(body.stream),"].join("\n")],
      },
    ],
    [
      "the first of several places",
      {
        given: ["dialects/chat/mapping.yaml", "output_limit: { at: [max_completion_tokens, max_tokens] }"],
        made: [
          "chat/read.ts",
          ["output_limit: asInteger(first(body.max_completion_tokens, body.max_tokens)),"].join("\n"),
        ],
      },
    ],
    [
      "a transform",
      {
        given: [
          "dialects/messages/mapping.yaml",
          "user: metadata.user_id",
          "user: { at: metadata.user_id, transform: short_identifier }",
        ],
        made: ["messages/read.ts", "user: shortIdentifier.read(inMetadata.user_id),"],
      },
    ],
    [
      "a list of records",
      {
        given: ["dialects/messages/mapping.yaml", 'tools: { at: "tools[]", record: tool }'],
        made: ["messages/read.ts", "tools: readEach(body.tools, loss, readTool),"],
      },
    ],
    [
      "values by a table",
      {
        given: [
          "dialects/messages/mapping.yaml",
          "mode: { at: type, values: { auto: auto, required: any, none: none } }",
        ],
        made: ["messages/read.ts", 'mode: readWord(modeTypeMeanings, wire.type, loss, wire, "type"),'],
      },
    ],
    [
      "values of items that look like the selected ones",
      {
        given: ["dialects/chat/mapping.yaml", "names: allowed_tools.tools[type=function].function.name"],
        made: [
          "chat/read.ts",
          [
            "names: readEach(inAllowedTools.tools, loss, (item) =>",
            '  item.type === "function" ? asText(inner(item.function).name) : loss.other(item),',
            "),",
          ].join("\n"),
        ],
      },
    ],
  ]);
});
