import { faultCases } from "../../support/codegen/fault-cases.js";
import { video } from "../../support/codegen/video-specs.js";

const profile = "profiles/assistant-4.7.yaml";

describe("profiles name existing things", () => {
  faultCases([
    [
      "a profile of an unknown concept",
      [[profile, "  top_k: {", "  ▸top_q: {"]],
      'a request has no concept "top_q"',
      'did you mean "top_k"?',
    ],
    [
      "a profile with a condition on an unknown concept",
      [[profile, "  top_k: {", "  top_k: { when: { ▸reasoning.efort: [low] },"]],
      'a request has no concept "reasoning.efort"',
      'did you mean "reasoning.effort"?',
    ],
    [
      "a profile with the images of a concept by which no model decides",
      [[profile, "native: messages", "native: messages\nimages: { ▸seed: 15 }"]],
      'the model decides no number of images by "seed"',
      "",
    ],
    [
      "a profile of an unknown dialect",
      [[profile, "native: messages", "▸native: letters"]],
      'there is no dialect "letters"',
      "known here: chat, messages",
    ],
    [
      "a profile of an unknown vocabulary",
      [[profile, "vocabulary: text", "▸vocabulary: video"]],
      'there is no vocabulary "video"',
      "known here: text",
    ],
    [
      "a profile with the tokens of a quality that it does not accept",
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
      "a profile without a transform for a member of its own dialect",
      [
        [
          profile,
          "native: messages",
          "native: messages\nrewrite: { ▸temperature: { at: temperature, transform: single } }",
        ],
      ],
      'its own dialect does not hold "temperature" in members of a request, with a transform',
      "write native, and name a concept whose line there has transform",
    ],
    [
      "a profile with an unknown transform",
      [[profile, "native: messages", "native: messages\nrewrite: { stop: { at: stop, ▸transform: singel } }"]],
      'there is no transform "singel"',
      'did you mean "single"?',
    ],
    [
      "a profile of videos that reasons",
      [
        ...video({ name: "reels" }),
        [
          "profiles/reel.yaml",
          null,
          "profile: reel\nvocabulary: video\ndescription: Videos.\nnative: reels\n▸reasoning: { effort: [low] }\n",
        ],
      ],
      'reasoning is for conversational models, and the vocabulary "video" has no turns',
      "",
    ],
    [
      "a profile of an unknown effort",
      [[profile, "native: messages", "native: messages\nreasoning: { effort: [▸hihg] }"]],
      'Effort has no word "hihg"',
      'did you mean "high"?',
    ],
    [
      "a profile of an unknown effort beside tools",
      [[profile, "native: messages", "native: messages\n▸beside_tools: nothing"]],
      'Effort has no word "nothing"',
      "known here: low, high, xhigh, max",
    ],
    [
      "a profile with an unknown implicit concept",
      [[profile, "native: messages", "native: messages\nimplicit: { ▸temprature: 1 }"]],
      'a request has no concept "temprature"',
      'did you mean "temperature"?',
    ],
    [
      "a profile of a concept that is not in its record",
      [[profile, "  top_k: {", "  ▸tool_choice.mood: {"]],
      'a request has no concept "tool_choice.mood"',
      'did you mean "tool_choice.mode"?',
    ],
    [
      "a profile of a concept that its own dialect lacks",
      [[profile, "  top_k: {", "  ▸seed: {"]],
      'the messages dialect has no place for "seed"',
      "what its vendor refuses must be something that its dialect can hold",
    ],
  ]);
});
