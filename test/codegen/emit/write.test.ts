import { emitCases } from "../../support/codegen/emit-cases.js";

const limits = [
  "dialects/chat/mapping.yaml",
  "  before_write:\n    - fit_reasoning",
  [
    "  schemas: { all: { patterns: without_lookaround } }",
    "  before_write:",
    "    - describe_conditions",
    "    - fit_reasoning",
  ].join("\n"),
] as const;

describe("write: lines of specs and the generated code", () => {
  emitCases([
    [
      "a request after its passes",
      {
        given: [
          "dialects/messages/mapping.yaml",
          [
            "    - hoist_instructions",
            "    - answer_calls",
            '    - clean_call_ids: "[A-Za-z0-9_-]{1,64}"',
            "    - ensure_user_turn",
          ].join("\n"),
        ],
        made: [
          "messages/write.ts",
          [
            "let request: Request = { ...given, model: context.model, stream: context.stream ? true",
            ": undefined };",
            'request = fitReasoning(request, loss, { controls: ["mode", "budget", "effort"],',
            "leastBudget: 1024 }, context);",
            "if (request.tool_choice !== undefined) request = offerChosenTools(request, loss);",
            "let turns = request.turns;",
            "const held = heldBy(turns);",
            "turns = hoistInstructions(turns);",
            "if (held.call || held.result) turns = answerCalls(turns, loss);",
            'if (held.call || held.result) turns = cleanCallIds(turns, loss, "[A-Za-z0-9_-]{1,64}");',
            "turns = ensureUserTurn(turns);",
          ].join("\n"),
        ],
      },
    ],
    [
      "instructions that are turns where a member of a concept has a value",
      {
        given: [
          "dialects/messages/mapping.yaml",
          "instructions: { at: system, content: instructions",
          "instructions: { at: system, content: instructions, turns_beside: { tool_choice.mode: none }",
        ],
        made: [
          "messages/write.ts",
          'const { instructions, rest } = splitInstructions(turns, request.tool_choice?.mode === "none");',
        ],
      },
    ],
    [
      "what the vendor accepts in schemas, where a pass goes by it",
      {
        given: limits,
        made: ["chat/write.ts", 'const schemas: SchemaRules = { all: { patterns: "without_lookaround" } };'],
      },
    ],
    [
      "a pass that goes by it",
      {
        given: limits,
        made: ["chat/write.ts", "request = describeConditions(request, loss, undefined, context, schemas);"],
      },
    ],
  ]);
});
