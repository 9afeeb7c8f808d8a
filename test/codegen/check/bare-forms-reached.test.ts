import { faultCases } from "../../support/codegen/fault-cases.js";
import type { Edit } from "../../support/codegen/spec-tree.js";

const chat = "dialects/chat/mapping.yaml";

/** A choice is a word alone. */
const words: Edit = [
  "dialects/chat/dialect.yaml",
  '    ToolChoice:\n      type: [string, object, "null"]\n',
  '    ToolChoice:\n      type: [string, "null"]\n',
];

const after =
  "        fields: { mode: { at: ., values: { auto: auto, none: none, required: [required, any] } } },\n      }\n";
const named = "{ concepts: { mode: required, names: one }, fields: { names: { at: ., transform: single } } }\n";

describe("bareFormsReached: a form that is a bare value is read", () => {
  faultCases([
    [
      "a text behind words",
      [words, [chat, `${after}    named:`, `${after}    ▸name: ${named}    ▸named:`]],
      'the form "name" is never read: "word" before it takes every value at its place',
      "give it a when:, or write direction: write",
    ],
  ]);
});
