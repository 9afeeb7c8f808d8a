import { emitCases } from "../../support/codegen/emit-cases.js";
import type { Edit } from "../../support/codegen/spec-tree.js";
import { compilingCases } from "../../support/codegen/type-cases.js";

const chat = "dialects/chat/mapping.yaml";
const document = "dialects/chat/dialect.yaml";

/** A dialect in which a call can be required, and not one of a tool. */
const requiredAlone: readonly Edit[] = [
  [
    document,
    [
      '      type: [string, object, "null"]',
      "      properties:",
      "        type: { type: string }",
      "        function: { type: object, properties: { name: { type: string } } }",
      "        allowed_tools:",
      "          type: object",
      "          properties:",
      "            mode: { type: string }",
      "            tools:",
      "              type: array",
      "              items:",
      "                type: object",
      '                properties: { type: { type: string }, function: { $ref: "#/components/schemas/FunctionCall" } }',
      "",
    ].join("\n"),
    '      type: [string, "null"]\n',
  ],
  [
    chat,
    [
      "    named:",
      "      when: { type: [function, absent] }",
      "      concepts: { mode: required, names: one }",
      "      fields: { names: { at: function.name, transform: single } }",
      "    subset:",
      "      when: { type: allowed_tools }",
      "      fields:",
      "        mode: { at: allowed_tools.mode, values: { auto: auto, none: none, required: required } }",
      "        names: allowed_tools.tools[type=function].function.name",
      "",
    ].join("\n"),
    "",
  ],
  [chat, "    - drop_choice_without_tools\n", "    - offer_chosen_tools: even_one\n    - drop_choice_without_tools\n"],
];

const passes = `import type { Request } from "../../../generated/interlingua/text.js";

/** Makes each tool strict where the whole call is. */
export function strictForEachTool(request: Request): Request {
  const { strict, tools } = request;
  return { ...request, strict: undefined, tools: tools?.map((tool) => ({ ...tool, strict })) };
}

strictForEachTool.carries = { strict: ["tools.strict"] } as const;

/** Makes the whole call strict where each tool is. */
export function strictForAllTools(request: Request): Request {
  return { ...request, strict: request.tools?.every(({ strict }) => strict) };
}

strictForAllTools.carries = { "tools.strict": ["strict"] } as const;
`;

/** A dialect with one switch for all tools, which the other has on each. */
const oneSwitch: readonly Edit[] = [
  [
    "interlingua/text.yaml",
    "      tool_choice: { type: ToolChoice, description: what the model must call }\n",
    "      tool_choice: { type: ToolChoice, description: what the model must call }\n" +
      "      strict: { type: boolean, neutral: false, description: arguments satisfy the schemas of all tools }\n",
  ],
  [
    "dialects/messages/mapping.yaml",
    "    user: metadata.user_id\n",
    "    user: metadata.user_id\n    strict: { absent: each tool is strict by itself }\n",
  ],
  [
    document,
    '        parallel_tool_calls: { type: [boolean, "null"] }\n',
    '        parallel_tool_calls: { type: [boolean, "null"] }\n        strict_tools: { type: [boolean, "null"] }\n',
  ],
  [
    chat,
    "    parallel_calls: parallel_tool_calls\n",
    "    parallel_calls: parallel_tool_calls\n    strict: strict_tools\n",
  ],
  [
    chat,
    "  before_write:\n    - fit_reasoning",
    "  after_read: [strict_for_each_tool]\n  before_write:\n    - strict_for_all_tools\n    - fit_reasoning",
  ],
  [
    chat,
    "fields: { name: function.name, strict: function.strict } }",
    "fields: { name: function.name, strict: { absent: a call is strict as a whole } } }",
  ],
  ["dialects/chat/functions.ts", null, passes],
  ["../package.json", null, '{ "type": "module" }'],
];

describe("what lines say about tools: lines of specs and the code that comes of them", () => {
  emitCases([
    [
      "one chosen tool where a call can only be required: that tool alone is offered",
      { given: requiredAlone, made: ["chat/write.ts", 'request = offerChosenTools(request, loss, "even_one");'] },
    ],
    [
      "and the word for a required call is written",
      {
        given: requiredAlone,
        made: [
          "chat/write.ts",
          "if (toolChoice.names === undefined) " +
            "return wordFor(toolChoiceWords, toolChoice.mode, () => loss.drop(toolChoice));",
        ],
      },
    ],
    [
      "and tables say that the tools express the choice",
      {
        given: requiredAlone,
        made: [
          "pairs/messages-to-chat.ts",
          '{ concept: "tool_choice.names", from: "tool_choice.name", to: "tools[]", by: "offer chosen tools",',
        ],
      },
    ],
    [
      "a switch for all tools, which belongs on each of them, when it is read",
      { given: oneSwitch, made: ["chat/read.ts", "request = strictForEachTool(request);"] },
    ],
    ["and when it is written", { given: oneSwitch, made: ["chat/write.ts", "request = strictForAllTools(request);"] }],
    [
      "and where tables say that it goes",
      {
        given: oneSwitch,
        made: [
          "pairs/chat-to-messages.ts",
          '{ concept: "strict", from: "strict_tools", to: "tools[].strict", by: "strict for each tool"',
        ],
      },
    ],
    [
      "and where it comes from",
      {
        given: oneSwitch,
        made: [
          "pairs/messages-to-chat.ts",
          '{ concept: "tools.strict", from: "tools[].strict", to: "strict_tools", by: "strict for all tools"',
        ],
      },
    ],
  ]);

  compilingCases([["a choice that can name no tool", requiredAlone]]);
});
