import { emitCases } from "../../support/codegen/emit-cases.js";

describe("passes: lines of specs and the generated code", () => {
  emitCases([
    [
      "passes over the conversation, with their values",
      {
        given: ["dialects/messages/mapping.yaml", '    - clean_call_ids: "[A-Za-z0-9_-]{1,64}"'],
        made: ["messages/write.ts", 'turns = cleanCallIds(turns, loss, "[A-Za-z0-9_-]{1,64}");'],
      },
    ],
    [
      "a pass over the request that needs the context, with a value that is taken apart",
      {
        given: ["dialects/messages/mapping.yaml", "    - fit_reasoning: [mode, budget >= 1024, effort]"],
        made: [
          "messages/write.ts",
          'request = fitReasoning(request, loss, { controls: ["mode", "budget", "effort"], ' +
            "leastBudget: 1024 }, context);",
        ],
      },
    ],
    [
      "passes over the request that are skipped without the members that they are about",
      {
        given: [
          "dialects/messages/mapping.yaml",
          "    - offer_chosen_tools",
          "    - flat_tool_schemas\n    - drop_choice_without_tools",
        ],
        made: [
          "messages/write.ts",
          "if (request.tools !== undefined) request = flatToolSchemas(request, loss); " +
            "if (request.tool_choice !== undefined || request.parallel_calls !== undefined) " +
            "request = dropChoiceWithoutTools(request, loss);",
        ],
      },
    ],
    [
      "a pass that asks which media the dialect takes",
      {
        given: [
          "dialects/chat/mapping.yaml",
          "    - drop_empty_text",
          "    - plain_documents_as_text\n    - only_media_taken",
        ],
        made: ["chat/write.ts", "turns = onlyMediaTaken(turns, loss, undefined, context, takesMedia);"],
      },
    ],
    [
      "passes that are skipped without the parts that they are about",
      {
        given: [
          "dialects/chat/mapping.yaml",
          "    - answer_calls\n    - drop_empty_text",
          "    - answer_calls\n    - drop_empty_text\n    - name_files",
        ],
        made: [
          "chat/write.ts",
          "const held = heldBy(turns); if (held.call || held.result) turns = answerCalls(turns, loss); " +
            "turns = dropEmptyText(turns, loss); if (held.media) turns = nameFiles(turns);",
        ],
      },
    ],
  ]);
});
