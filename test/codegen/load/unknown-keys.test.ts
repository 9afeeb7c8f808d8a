import { expect } from "chai";
import { describeProblem } from "../../../codegen/load/problem.js";
import { type Edit, problemsOf } from "../../support/codegen/spec-tree.js";

const chat = "dialects/chat/mapping.yaml";
const messages = "dialects/messages/mapping.yaml";

type Case = readonly [name: string, edits: readonly Edit[], problems: readonly string[]];

const misspelt: Edit = [
  messages,
  "temperature: { at: temperature, clamp: [0, 1] }",
  "temperature: { at: temperature, clmap: [0, 1] }",
];
const unknown =
  'specs/dialects/messages/mapping.yaml:6:37: unknown key "clmap" in temperature\n    hint: did you mean "clamp"?';

const cases: readonly Case[] = [
  [
    "a misspelt member of the same file",
    [misspelt, [messages, "    top_k: top_k\n", "    top_k: top_kk\n"]],
    [
      unknown,
      'specs/dialects/messages/mapping.yaml:7:5: there is no "top_kk" here in the schemas of ' +
        'specs/dialects/messages/dialect.yaml\n    hint: did you mean "top_k"?',
    ],
  ],
  [
    "a misspelt member of another dialect",
    [misspelt, [chat, "    seed: seed\n", "    seed: sede\n"]],
    [
      'specs/dialects/chat/mapping.yaml:9:5: there is no "sede" here in the schemas of ' +
        'specs/dialects/chat/dialect.yaml\n    hint: did you mean "seed"?',
      unknown,
    ],
  ],
  [
    "nothing that follows from the missing key",
    [[messages, 'tools: { at: "tools[]", record: tool }', 'tools: { at: "tools[]", recrod: tool }']],
    ['specs/dialects/messages/mapping.yaml:10:29: unknown key "recrod" in tools\n    hint: did you mean "record"?'],
  ],
  [
    "nothing about the object that has the key",
    [
      [
        messages,
        "  read: { message: [error.message, message], type",
        "  read:\n    { msesage: [error.message, message], type",
      ],
    ],
    ['specs/dialects/messages/mapping.yaml:123:7: unknown key "msesage" in read\n    hint: did you mean "message"?'],
  ],
  [
    "nothing about the line that has the key",
    [
      [
        messages,
        "    user: metadata.user_id\n",
        "    user:\n      at: [thinking.display, metadata.user_id]\n      diretcion: read\n",
      ],
    ],
    ['specs/dialects/messages/mapping.yaml:16:7: unknown key "diretcion" in user\n    hint: did you mean "direction"?'],
  ],
  [
    "nothing of the same dialect where a whole section has the unknown name",
    [
      [chat, "\nrecords:\n", "\nrecrods:\n"],
      [chat, "    seed: seed\n", "    seed: sede\n"],
    ],
    ['specs/dialects/chat/mapping.yaml:80:1: unknown key "recrods" in the file\n    hint: did you mean "records"?'],
  ],
];

describe("unknown keys: reported with them is", () => {
  for (const [name, edits, expected] of cases)
    it(name, async () => {
      const { problems } = await problemsOf(edits);
      expect(problems.map(describeProblem)).to.deep.equal(expected);
    });
});
