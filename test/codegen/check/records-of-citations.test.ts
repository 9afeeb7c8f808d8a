import { citedBeside } from "../../support/codegen/cited-edits.js";
import { faultCases } from "../../support/codegen/fault-cases.js";

const chat = "dialects/chat/mapping.yaml";
const messages = "dialects/messages/mapping.yaml";

describe("recordsOfCitations: citations are read with a record of citations", () => {
  faultCases([
    [
      "another record in a stream",
      [[messages, "citations: delta.citation, record: citation", "citations: delta.citation, ▸record: tool"]],
      'citations are read here, and "tool" is a Tool',
      "write record: citation",
    ],
    [
      "another record beside a text, where nothing else names the right one",
      [
        ...citedBeside(),
        [
          chat,
          'citations: { at: "cited[]", record: citation, in: answer }',
          'citations: { at: "cited[]", ▸record: tool, in: answer }',
        ],
        [chat, "  citation: { page: { concepts: { url: present }, fields: { url: url, title: title } } }\n", ""],
      ],
      'citations are read here, and "tool" is a Tool',
      "write record: <name>",
    ],
  ]);
});
