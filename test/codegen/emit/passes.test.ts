import { emitCases } from "../../support/codegen/emit-cases.js";

describe("passes: lines of specs and the generated code", () => {
  emitCases([
    [
      "passes over the conversation, with their options",
      {
        given: ["dialects/messages/mapping.yaml", "    - clean_call_ids: { allowed: A-Za-z0-9_-, longest: 64 }"],
        made: ["messages/write.ts", 'turns = cleanCallIds(turns, loss, { allowed: "A-Za-z0-9_-", longest: 64 });'],
      },
    ],
    [
      "a pass over the request that needs the context",
      {
        given: [
          "dialects/messages/mapping.yaml",
          "    - fit_reasoning: { controls: [mode, budget, effort], least_budget: 1024 }",
        ],
        made: [
          "messages/write.ts",
          'request = fitReasoning(request, loss, { controls: ["mode", "budget", "effort"], ' +
            "least_budget: 1024 }, context);",
        ],
      },
    ],
    [
      "a pass that asks which media the dialect takes",
      {
        given: ["dialects/chat/mapping.yaml", "    - drop_empty_text", "    - only_media_taken"],
        made: ["chat/write.ts", "turns = onlyMediaTaken(turns, loss, {}, context, takesMedia);"],
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
            "turns = dropEmptyText(turns, loss, {}); if (held.media) turns = nameFiles(turns);",
        ],
      },
    ],
  ]);
});
