import { faultCases } from "../../support/codegen/fault-cases.js";

describe("dialectsAndMappings: each dialect has a document and a mapping", () => {
  faultCases([
    [
      "a mapping of a dialect that is not described",
      [
        ["dialects/chat/mapping.yaml", "dialect: chat\n", "▸dialect: chats\n"],
        ["dialects/chat/dialect.yaml", "  name: chat\n", "  ▸name: chat\n"],
      ],
      'no mapping of specs/dialects maps the dialect "chat"',
      "write specs/dialects/chat/mapping.yaml",
    ],
    [
      "a mapping of a vocabulary that there is not",
      [["dialects/chat/mapping.yaml", "vocabulary: text\n", "▸vocabulary: texts\n"]],
      'there is no vocabulary "texts"',
      'did you mean "text"?',
    ],
    [
      "a document of a vocabulary that there is not",
      [["dialects/chat/dialect.yaml", "  vocabulary: text\n", "  ▸vocabulary: speech\n"]],
      'there is no vocabulary "speech"',
      "known here: text",
    ],
    [
      "a document and a mapping of different vocabularies",
      [
        ["interlingua/other.yaml", null, "vocabulary: other\nenums: {}\nrecords: {}\n"],
        ["dialects/chat/dialect.yaml", "  vocabulary: text\n", "  ▸vocabulary: other\n"],
      ],
      'specs/dialects/chat/mapping.yaml maps it to another vocabulary, "text"',
      "one vocabulary",
    ],
    [
      "a mapping outside its dialect's folder",
      [["mappings/chat.yaml", null, "▸dialect: chat\nvocabulary: text\n"]],
      "each dialect has a folder of its own",
      "move it to specs/dialects/chat/mapping.yaml",
    ],
  ]);
});
