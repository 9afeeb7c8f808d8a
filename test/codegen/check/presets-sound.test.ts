import { faultCases } from "../../support/codegen/fault-cases.js";

describe("presets name existing things", () => {
  faultCases([
    [
      "a preset of an unknown dialect",
      [["providers/openai.yaml", "dialects: [chat]", "dialects: [chat, ▸message]"]],
      'there is no dialect "message"',
      'did you mean "messages"?',
    ],
    [
      "a preset that misspells a dialect whose right name it has elsewhere",
      [
        [
          "providers/openai.yaml",
          "dialects: [chat]",
          "dialects: [chat, ▸message]\nwire: { messages: { lacks: [top_k] } }\nstarter:\n  variable: KEY\n" +
            "  prices: https://h.test/\n  dialect: messages\n  models: [{ model: m }]",
        ],
      ],
      'there is no dialect "message"',
      'did you mean "messages"?',
    ],
    [
      "a preset that lacks an unknown concept",
      [["providers/openai.yaml", "dialects: [chat]", "dialects: [chat]\nwire:\n  chat:\n    lacks: [▸seeds]"]],
      'a request has no concept "seeds"',
      'did you mean "seed"?',
    ],
    [
      "a preset whose wire is that of a dialect that is misspelt",
      [["providers/openai.yaml", "dialects: [chat]", "dialects: [chat]\nwire:\n  ▸caht: { lacks: [seed] }"]],
      'this preset does not list the dialect "caht"',
      'did you mean "chat"?',
    ],
    [
      "a preset whose wire differs in a dialect that it does not use",
      [["providers/openai.yaml", "dialects: [chat]", "dialects: [chat]\nwire:\n  ▸messages: { lacks: [] }"]],
      'this preset does not list the dialect "messages"',
      "known here: chat",
    ],
    [
      "a preset whose models of a new catalog have a dialect that it does not use",
      [
        [
          "providers/openai.yaml",
          "dialects: [chat]",
          "dialects: [chat]\nstarter:\n  variable: KEY\n  checked: '2026-01-31'\n  prices: https://h.test/\n" +
            "  ▸dialect: messages\n  models: [{ model: m, input: 1, output: 2 }]",
        ],
      ],
      'this preset does not list the dialect "messages"',
      "known here: chat",
    ],
    [
      "a preset whose prices for a new catalog have no day",
      [
        [
          "providers/openai.yaml",
          "dialects: [chat]",
          "dialects: [chat]\n▸starter:\n  variable: KEY\n  prices: https://h.test/\n" +
            "  models: [{ model: m, input: 1, output: 2 }]",
        ],
      ],
      "prices need the day on which they were checked",
      'write checked: "YYYY-MM-DD", or leave the prices out',
    ],
    [
      "a preset whose prices have a day that its month lacks",
      [
        [
          "providers/openai.yaml",
          "dialects: [chat]",
          "dialects: [chat]\nstarter:\n  variable: KEY\n  ▸checked: '2026-02-31'\n  prices: https://h.test/\n" +
            "  models: [{ model: m, input: 1, output: 2 }]",
        ],
      ],
      "there is no day 2026-02-31",
      "the month ends with 2026-02-28",
    ],
    [
      "a preset that names an unknown profile",
      [
        [
          "providers/openai.yaml",
          "dialects: [chat]",
          "dialects: [chat]\nprofiles: [{ models: [gpt*], ▸profile: assistant-4.8 }]",
        ],
      ],
      'there is no profile "assistant-4.8" of models that this preset serves',
      'did you mean "assistant-4.7"?',
    ],
    [
      "a preset that takes lines from an unknown preset",
      [["providers/openai.yaml", "dialects: [chat]", "dialects: [chat]\nprofiles: [{ ▸of: antropic }]"]],
      'there is no preset "antropic"',
      'did you mean "anthropic"?',
    ],
    [
      "a preset that takes lines from a preset without any",
      [["providers/openai.yaml", "dialects: [chat]", "dialects: [chat]\nprofiles: [{ ▸of: anthropic }]"]],
      'the preset "anthropic" has no lines of its own, or takes them from another',
      "name the preset that has the lines",
    ],
  ]);
});
