import { faultCases } from "../../support/codegen/fault-cases.js";

const profile = "profiles/assistant-4.7.yaml";
const preset = "providers/openai.yaml";
const reasons = (words: string): readonly [string, string, string] => [
  profile,
  "native: messages",
  `native: messages\nreasoning: { ${words} }`,
];
const lines = (...written: string[]): readonly [string, string, string] => [
  preset,
  "dialects: [chat]",
  `dialects: [chat]\nprofiles:\n${written.map((line) => `  - { ${line} }\n`).join("")}`,
];
const known = "profile: assistant-4.7";
/** Each profile is named somewhere. */
const others = [
  "providers/anthropic.yaml",
  "dialects: [messages]",
  "dialects: [messages]\nprofiles: [{ else: none }]",
] as const;

describe("familiesSound: rules of families can apply", () => {
  faultCases([
    [
      "efforts in another order",
      [reasons("effort: [high, ▸low]")],
      '"low" is less than "high"',
      "list them from the least to the most: low, high",
    ],
    [
      "an effort twice in another place",
      [reasons("effort: [low, max, ▸high]")],
      '"high" is less than "max"',
      "list them from the least to the most: low, high, max",
    ],
    [
      "a budget without room",
      [reasons("budget: { ▸least: 2048, most: 1024 }")],
      "no budget is 2048 at least and 1024 at most",
      "least is not more than most",
    ],
    [
      "a condition that no effort meets",
      [[profile, "  top_k: {", "  top_k: { when: { reasoning.effort: [▸hihg] },"]],
      '"hihg" is not a meaning of "reasoning.effort"',
      'did you mean "high"?',
    ],
    [
      "an unknown mode",
      [[profile, "  top_k: {", "  tool_choice.mode: { values: [auto, ▸nome], message: no }\n  top_k: {"]],
      '"nome" is not a meaning of "tool_choice.mode"',
      'did you mean "none"?',
    ],
    [
      "a line for all others after one for all",
      [
        others,
        [
          preset,
          "dialects: [chat]",
          `dialects: [chat]\nprofiles:\n  - { models: ["*"], ${known} }\n  - ▸{ else: assistant-4.7 }\n`,
        ],
      ],
      "no name comes as far as here",
      "put the line for all others last",
    ],
    [
      "a pattern after a wider one",
      [others, lines(`models: ["gpt-5*"], ${known}`, `models: [o1, ▸"GPT-5.2*"], ${known}`)],
      'whatever "GPT-5.2*" fits, "gpt-5*" fits before it',
      "put the narrower pattern first, or leave it out",
    ],
    [
      "a pattern twice",
      [others, lines(`models: ["*-pro", ▸"*-pro"], ${known}`)],
      'whatever "*-pro" fits, "*-pro" fits before it',
      "put the narrower pattern first, or leave it out",
    ],
    [
      "a pattern after the default line",
      [others, lines("else: assistant-4.7", `models: [▸"gpt*"], ${known}`)],
      'whatever "gpt*" fits, "*" fits before it',
      "put the narrower pattern first, or leave it out",
    ],
  ]);
});
