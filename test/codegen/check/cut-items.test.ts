import { faultCases } from "../../support/codegen/fault-cases.js";

const chat = "dialects/chat/mapping.yaml";
const asText = [
  chat,
  "form: answered, when: { role: tool } }",
  "form: answered, when: { role: tool }, answer: { const: { content: none } } }",
] as const;

describe("cutItems: what marks the last item of an answer that was cut", () => {
  faultCases([
    [
      "of an answer without items",
      [asText, [chat, "\nresponse:\n", "\nresponse:\n  ▸cut_item: { finish: [length], const: { content: cut } }\n"]],
      "cut_item is for answers that are a list of items",
      "leave it out, or write parts: <path>[] for a list of items",
    ],
    [
      "for an unknown reason",
      [asText, [chat, "\nresponse:\n", "\nresponse:\n  ▸cut_item: { finish: [▸lengths], const: { content: cut } }\n"]],
      'there is no way to end "lengths"',
      'did you mean "length"?',
    ],
    [
      "with a member that no item has",
      [asText, [chat, "\nresponse:\n", "\nresponse:\n  ▸cut_item: { finish: [length], const: { ▸contend: cut } }\n"]],
      'no item of an answer has the constant "contend"',
      'did you mean "content"?',
    ],
  ]);
});
