import { emitCases } from "../../support/codegen/emit-cases.js";

describe("write-fill: lines of specs and the generated code", () => {
  emitCases([
    [
      "an unsupported concept",
      {
        given: ["dialects/messages/mapping.yaml", "seed: { absent: the vendor offers no seed }"],
        made: ["messages/write.ts", 'loss.dropConcept(request, "seed", request.seed);'],
      },
    ],
    [
      "a record without an object of its own",
      {
        given: ["dialects/messages/mapping.yaml", "    reasoning: { record: reasoning }"],
        made: ["messages/write.ts", "const reasoning = request.reasoning ?? {};"],
      },
    ],
    [
      "a concept that the form of a record without an object of its own does not answer",
      {
        given: ["dialects/chat/mapping.yaml", "        budget: { absent: effort has words }\n", ""],
        made: ["chat/write.ts", 'loss.dropConcept(reasoning, "budget", reasoning.budget);'],
      },
    ],
    [
      "a record of no form, which was not read from an object of its own",
      {
        given: [
          [
            "dialects/chat/mapping.yaml",
            "fields: { source: { at: file.file_data, transform: media_uri } }",
            "fields: { source: { record: source } }",
          ],
          [
            "dialects/chat/mapping.yaml",
            "\nrecords:\n",
            "\nrecords:\n  source: { bytes: { concepts: { data: present }, fields: { data: file.file_data } } }\n",
          ],
        ],
        made: [
          "chat/write.ts",
          "if (part.source !== undefined && !(source.data !== undefined)) " +
            'loss.dropConcept(part, "source", part.source);',
        ],
      },
    ],
    [
      "the same where the record distinguishes several forms",
      {
        given: [
          "dialects/chat/mapping.yaml",
          `    effort:
      fields:
        effort: { at: reasoning_effort, values: { low: low, high: high, xhigh: xhigh, max: max } }
        mode: { absent: the model decides }
        budget: { absent: effort has words }
        visible: { absent: the model decides what to show }
`,
          `    much: { when: { reasoning_effort: high }, concepts: { effort: high } }
    little: { when: { reasoning_effort: low }, concepts: { effort: low } }
`,
        ],
        made: [
          "chat/write.ts",
          `if (reasoning.effort === "low") {
             loss.dropConcept(reasoning, "mode", reasoning.mode);
             loss.dropConcept(reasoning, "budget", reasoning.budget);`,
        ],
      },
    ],
  ]);
});
