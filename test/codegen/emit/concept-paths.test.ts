import { emitCases } from "../../support/codegen/emit-cases.js";

describe("concept-paths: lines of specs and the generated code", () => {
  emitCases([
    [
      "the path of a concept",
      {
        given: ["dialects/messages/mapping.yaml", "stop: stop_sequences[]"],
        made: ["messages/paths.ts", '"request.stop": ["stop_sequences"],'],
      },
    ],
    [
      "the path of a text beside the content",
      {
        given: ["dialects/chat/mapping.yaml", "thought: { kind: reasoning, in: [answer], fields: { text: . } }"],
        made: ["chat/paths.ts", '"part.thought.text": [""],'],
      },
    ],
    [
      "the constants of a form, at the members of its condition",
      {
        given: ["dialects/chat/mapping.yaml", "when: { type: image_url }\n    concepts: { medium: image }"],
        made: ["chat/paths.ts", '"part.image.medium": ["type"],'],
      },
    ],
    [
      "a constant of a form whose condition is met without the member, too",
      {
        given: [
          "dialects/chat/mapping.yaml",
          "when: { type: [function, absent] }\n      concepts: { mode: required, names: one }",
        ],
        made: ["chat/paths.ts", '"tool_choice.named.mode": ["type?"],'],
      },
    ],
  ]);
});
