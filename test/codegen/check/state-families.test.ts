import { faultCases } from "../../support/codegen/fault-cases.js";
import type { Edit } from "../../support/codegen/spec-tree.js";

const openai = "providers/openai.yaml";
const anthropic = "providers/anthropic.yaml";
const messages = "dialects/messages/dialect.yaml";
const hosts = (...[first, second]: readonly [string, string]): Edit[] => [
  [openai, "dialects: [chat]\n", `dialects: [chat]\n${first}\n`],
  [anthropic, "dialects: [messages]\n", `dialects: [messages]\n${second}\n`],
];
const recorded = (record: string): Edit => [
  messages,
  "    family: nested\n",
  "    family: nested\n" +
    `    in_words: { at: messages, members: [role], records: { ▸content: ${record} }, bare: [role] }\n`,
];

describe("stateFamilies: a family of state is known by one name", () => {
  faultCases([
    [
      "a name that is nearly that of a dialect and of a host",
      hosts("family: nested", "▸family: nestde"),
      'no other spec has the family "nestde"',
      'did you mean "nested"?',
    ],
    [
      "a name for one dialect of a host",
      hosts("family: nested", "wire: { messages: { ▸family: nesetd } }"),
      'no other spec has the family "nesetd"',
      'did you mean "nested"?',
    ],
    [
      "a record of a family that no host has",
      [...hosts("family: somehost", "family: nested"), recorded("otherone")],
      'no preset has the family "otherone", so no host gets these records back',
      "known here: nested, somehost",
    ],
    [
      "a record of a family whose name is misspelt",
      [...hosts("family: nested", "family: nested"), recorded("nestd")],
      'no other spec has the family "nestd"',
      'did you mean "nested"?',
    ],
  ]);
});
