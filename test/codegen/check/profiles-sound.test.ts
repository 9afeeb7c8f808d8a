import { faultCases } from "../../support/codegen/fault-cases.js";

const profile = "profiles/assistant-4.7.yaml";

describe("profiles speak of what there is", () => {
  faultCases([
    [
      "a profile of a concept that there is not",
      [[profile, "  top_k: {", "  ▸top_q: {"]],
      'a request has no concept "top_q"',
      "did you mean",
    ],
    [
      "a profile of a dialect that there is not",
      [[profile, "native: messages", "▸native: letters"]],
      'there is no dialect "letters"',
      "known here: chat, messages",
    ],
    [
      "a profile of a vocabulary that there is not",
      [[profile, "vocabulary: text", "▸vocabulary: video"]],
      'there is no vocabulary "video"',
      "known here: text",
    ],
    [
      "a profile that tells the tokens of a quality that it does not accept",
      [
        [
          profile,
          "native: messages",
          "native: messages\nimage_tokens: { quality: { ▸low: 272 }, else: 4160, preview: 100 }",
        ],
      ],
      'this family accepts no quality "low"',
      "",
    ],
    [
      "a profile that is told what its own dialect says by no transform",
      [
        [
          profile,
          "native: messages",
          "native: messages\nrewrite: { ▸temperature: { at: temperature, transform: single } }",
        ],
      ],
      'its own dialect does not hold "temperature" in members of a request, with a transform',
      "whose line there has transform",
    ],
    [
      "a profile that is told by a transform that there is not",
      [[profile, "native: messages", "native: messages\nrewrite: { stop: { at: stop, ▸transform: singel } }"]],
      'there is no transform "singel"',
      'did you mean "single"?',
    ],
    [
      "a profile of an effort that there is not",
      [[profile, "native: messages", "native: messages\nreasoning: { effort: [▸hihg] }"]],
      'Effort has no word "hihg"',
      "",
    ],
    [
      "a profile of an effort beside tools that there is not",
      [[profile, "native: messages", "native: messages\n▸beside_tools: nothing"]],
      'Effort has no word "nothing"',
      "",
    ],
    [
      "a profile that leaves a concept implicit that there is not",
      [[profile, "native: messages", "native: messages\nimplicit: { ▸temprature: 1 }"]],
      'a request has no concept "temprature"',
      'did you mean "temperature"?',
    ],
    [
      "a profile of a concept that a record has not",
      [[profile, "  top_k: {", "  ▸tool_choice.mood: {"]],
      'a request has no concept "tool_choice.mood"',
      "did you mean",
    ],
    [
      "a profile of what its own dialect cannot say",
      [[profile, "  top_k: {", "  ▸seed: {"]],
      'the messages dialect has no place for "seed"',
      "its dialect can hold",
    ],
  ]);
});
