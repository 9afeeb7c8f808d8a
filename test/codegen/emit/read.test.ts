import { emitCases } from "../../support/codegen/emit-cases.js";

describe("read: lines of specs and the generated code", () => {
  emitCases([
    [
      "a request after a pass",
      {
        given: [
          "dialects/messages/mapping.yaml",
          ["  before_write:", "    - fit_reasoning"].join("\n"),
          ["  after_read: [normalise_tool_choice]", "  before_write:", "    - fit_reasoning"].join("\n"),
        ],
        made: ["messages/read.ts", ["request = normaliseToolChoice(request, loss);", "return request;"].join("\n")],
      },
    ],
    [
      "instructions of their own",
      {
        given: ["dialects/messages/mapping.yaml", "instructions: { at: system, content: instructions }"],
        made: [
          "messages/read.ts",
          [
            'const instructions = readContent(body.system, loss, readPart, body, "system");',
            "if (instructions.length > 0)",
            "  turns.unshift({",
            '    role: "system",',
            "    parts: instructions,",
            '    origin: { from: body, member: "system", form: "instructions" },',
            "  });",
          ].join("\n"),
        ],
      },
    ],
  ]);
});
