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
  ]);
});
