import { faultCases } from "../../support/codegen/fault-cases.js";

const profile = "vocabulary: text\ndescription: whatever\n";

describe("namesOfFiles: a file has the name by which others find what it holds", () => {
  faultCases([
    [
      "a preset",
      [["providers/openai.yaml", "preset: openai", "▸preset: acme"]],
      'the file is "openai.yaml", and its preset is "acme"',
      "write preset: openai, or name the file acme.yaml",
    ],
    [
      "a preset with the name of another file",
      [["providers/openai.yaml", "preset: openai", "▸preset: anthropic"]],
      'the file is "openai.yaml", and its preset is "anthropic"',
      "write preset: openai",
    ],
    [
      "a profile",
      [["profiles/acme.yaml", null, `▸profile: acme-large\n${profile}`]],
      'the file is "acme.yaml", and its profile is "acme-large"',
      "write profile: acme, or name the file acme-large.yaml",
    ],
    [
      "a dialect that is misspelt once, where all others find it",
      [["dialects/chat/dialect.yaml", "  name: chat\n", "  ▸name: chatt\n"]],
      'the folder is "chat", and the dialect\'s name is "chatt"',
      "write name: chat, or name the folder chatt",
    ],
    [
      "a dialect with the name of another folder",
      [["dialects/chat/dialect.yaml", "  name: chat\n", "  ▸name: messages\n"]],
      'the folder is "chat", and the dialect\'s name is "messages"',
      "write name: chat",
    ],
    [
      "a vocabulary that mappings have no other name for",
      [["interlingua/text.yaml", "vocabulary: text\n", "▸vocabulary: texts\n"]],
      'the file is "text.yaml", and its vocabulary is "texts"',
      "write vocabulary: text, or name the file texts.yaml",
    ],
  ]);
});
