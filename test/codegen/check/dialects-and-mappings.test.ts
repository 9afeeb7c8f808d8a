import { faultCases } from "../support/fault-cases.js";

describe("each dialect has a document and a mapping", () => {
  faultCases([
    [
      "a mapping of a dialect that is not described",
      [
        ["mappings/chat.yaml", "dialect: chat\n", "▸dialect: chats\n"],
        ["dialects/chat.yaml", "  name: chat\n", "  ▸name: chat\n"],
      ],
      'no file of specs/mappings maps the dialect "chat"',
      "write specs/mappings/chat.yaml",
    ],
    [
      "a mapping of a vocabulary that there is not",
      [["mappings/chat.yaml", "vocabulary: text\n", "▸vocabulary: texts\n"]],
      'there is no vocabulary "texts"',
      'did you mean "text"?',
    ],
    [
      "a document of a vocabulary that there is not",
      [["dialects/chat.yaml", "  vocabulary: text\n", "  ▸vocabulary: speech\n"]],
      'there is no vocabulary "speech"',
      "known here: text",
    ],
    [
      "a document and a mapping of different vocabularies",
      [
        ["interlingua/other.yaml", null, "vocabulary: other\nenums: {}\nrecords: {}\n"],
        ["dialects/chat.yaml", "  vocabulary: text\n", "  ▸vocabulary: other\n"],
      ],
      'specs/mappings/chat.yaml maps it to another vocabulary, "text"',
      "one vocabulary",
    ],
  ]);
});
