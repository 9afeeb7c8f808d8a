import { emitCases } from "../../support/codegen/emit-cases.js";
import type { Edit } from "../../support/codegen/spec-tree.js";

const mapping = "dialects/chat/mapping.yaml";
const schema: Edit = [
  "dialects/chat/dialect.yaml",
  "        tool_call_id: { type: string }\n",
  [
    "        tool_call_id: { type: string }",
    '        tools: { type: array, items: { $ref: "#/components/schemas/Tool" } }',
    "",
  ].join("\n"),
];
const withRole = (role: string): Edit => [
  "dialects/chat/dialect.yaml",
  "role: { enum: [system, user, assistant, tool] }",
  `role: { enum: [system, user, assistant, tool, ${role}] }`,
];
const item = (role: string, keys: string): Edit => [
  mapping,
  "    assistant:\n",
  `    more: { when: { role: ${role} }, ${keys} }\n    assistant:\n`,
];
const offering = [
  schema,
  withRole("tools"),
  item("tools", 'role: user, fields: { tools: { at: "tools[]", record: tool } }'),
];
const hosting: Edit = [
  mapping,
  "metadata: pairs stay with the vendor",
  "metadata: { reason: pairs stay with the vendor, hosted: metadata }",
];

describe("offers: lines of specs and the generated code", () => {
  emitCases([
    [
      "an item of requests that offers tools",
      {
        given: offering,
        made: [
          "chat/read.ts",
          'else if (offered !== undefined && wire.role === "tools") turns.push(readMoreItem(wire, loss, offered));',
        ],
      },
    ],
    [
      "the tools of the request and of such items",
      {
        given: offering,
        made: ["chat/read.ts", "tools: withMore(readEach(body.tools, loss, readTool), [...offered]),"],
      },
    ],
    [
      "a member for a tool of the vendor's servers",
      {
        given: [hosting],
        made: [
          "chat/read.ts",
          'tools: withMore(readEach(body.tools, loss, readTool), [...hostedTool(body.metadata, "metadata")]),',
        ],
      },
    ],
    [
      "both at once",
      {
        given: [...offering, hosting],
        made: ["chat/read.ts", '[...offered, ...hostedTool(body.metadata, "metadata")]),'],
      },
    ],
    [
      "an item that is refused",
      {
        given: [withRole("memo"), item("memo", "role: user, refused: memos stay with their vendor")],
        made: [
          "chat/read.ts",
          [
            'else if (wire.role === "memo")',
            'throw new ConversionError(loss.pathTo(wire), "memos stay with their vendor");',
          ].join("\n"),
        ],
      },
    ],
  ]);
});
