import { faultCases } from "../../support/codegen/fault-cases.js";
import type { Edit } from "../../support/codegen/spec-tree.js";

const chat = "dialects/chat/mapping.yaml";
const vocabulary: readonly Edit[] = [
  [
    "interlingua/text.yaml",
    "      explanation: { type: string, description: why output was withheld }\n",
    "      explanation: { type: string, description: why output was withheld }\n" +
      "      probabilities: { type: json, description: how likely each token was }\n",
  ],
  [
    "dialects/messages/mapping.yaml",
    "    usage: { at: usage, record: usage }\n",
    "    usage: { at: usage, record: usage }\n    probabilities: { absent: they are not reported }\n",
  ],
  [
    "dialects/chat/dialect.yaml",
    'index: { type: integer }\n              message: { $ref: "#/components/schemas/Message" }',
    "index: { type: integer }\n              logprobs: { type: array, items: { type: object } }\n" +
      '              message: { $ref: "#/components/schemas/Message" }',
  ],
];
const line = (text: string): Edit => [
  chat,
  "    explanation: { absent: the refusal explains the end }\n",
  `    explanation: { absent: the refusal explains the end }\n    probabilities: ${text}\n`,
];
const answered = line('{ at: "choices[0].logprobs", transform: single }');
const unanswered = line("{ absent: they are not reported }");
const event = (text: string): Edit => [
  chat,
  "    start: { id: id, created: created }\n",
  `    start: { id: id, created: created }\n    probabilities: ${text}\n`,
];
const read = event('{ at: "choices[0].logprobs", transform: single }');
const written: Edit = [
  chat,
  "      text: { text: [{ choices: [{ index: 0, delta: { content: $piece }, finish_reason: null }] }] }\n",
  "      text:\n" +
    "        text: [{ choices: [{ index: 0, delta: { content: $piece }, finish_reason: null }] }]\n" +
    "        likely_text:\n" +
    "          - choices: [{ index: 0, delta: { content: $piece }, logprobs: $probabilities, finish_reason: null }]\n",
];
const markedRead: Edit = [chat, "  read:\n    start: { id: id", "  ▸read:\n    start: { id: id"];
const markedWrite: Edit = [chat, "  write:\n    const: { id: $id", "  ▸write:\n    const: { id: $id"];

describe("probabilitiesInStreams: how likely tokens are is mapped in answers and streams alike", () => {
  faultCases([
    [
      "not read from streams",
      [...vocabulary, answered, written, markedRead],
      "answers say how likely tokens are, and streams do not read it",
      "give their place in an event, under probabilities:",
    ],
    [
      "not written to streams",
      [...vocabulary, answered, read, markedWrite],
      "answers say how likely tokens are, and streams do not write it",
      "write the events of texts that carry them, under text: likely_text:, with $probabilities in its place",
    ],
    [
      "only read from streams",
      [...vocabulary, unanswered, markedRead, read],
      "streams read how likely tokens are, and answers have no place for it",
      "write their place at response.fields.probabilities",
    ],
    [
      "only written to streams",
      [...vocabulary, unanswered, written, markedWrite],
      "streams write how likely tokens are, and answers have no place for it",
      "write their place at response.fields.probabilities",
    ],
    [
      "by an unknown transform",
      [...vocabulary, answered, written, event('{ at: "choices[0].logprobs", ▸transform: singel }')],
      'there is no transform "singel"',
      'did you mean "single"?',
    ],
  ]);
});
