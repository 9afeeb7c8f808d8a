import { faultCases } from "../../support/codegen/fault-cases.js";

const openai = "providers/openai.yaml";
const anthropic = "providers/anthropic.yaml";
const named = "profiles: [{ models: [assistant*], profile: assistant-4.7 }, { else: none }]\n";

describe("idleInPresets: what presets and profiles say has an effect", () => {
  faultCases([
    [
      "lacking a concept that the dialect does not write",
      [[openai, "dialects: [chat]\n", "dialects: [chat]\nwire: { chat: { lacks: [▸top_k] } }\n"]],
      'the chat dialect does not write "top_k", so this changes nothing',
      "leave top_k out",
    ],
    [
      "the length of a concept that the dialect does not write",
      [
        [openai, "dialects: [chat]\n", "dialects: [chat]\nwire: { chat: { longest: { ▸user: 64 } } }\n"],
        ["dialects/chat/mapping.yaml", "    user: user\n", "    user: { absent: end users are not named }\n"],
        ["dialects/chat/mapping.yaml", "    metadata: pairs", "    user: not read here\n    metadata: pairs"],
      ],
      'the chat dialect does not write "user", so this changes nothing',
      "leave user out",
    ],
    [
      "marks of caches without the pass that writes them",
      [[openai, "dialects: [chat]\n", "dialects: [chat]\nwire: { chat: { ▸cache_marks: 4 } }\n"]],
      "the chat dialect writes no marks for presets, so this changes nothing",
      "leave cache_marks: out, or write - mark_caches under before_write: of its request",
    ],
    [
      "a switch without a family that is switched",
      [
        [
          openai,
          "dialects: [chat]\n",
          `dialects: [chat]\n${named}wire:\n  chat:\n    ▸reasoning_switch: { at: thinking, on: true, off: false }\n`,
        ],
      ],
      "no profile of this preset has switched:, so this changes nothing",
      "leave it out",
    ],
    [
      "a switch without a family that is switched, and with one elsewhere",
      [
        [
          openai,
          "dialects: [chat]\n",
          "dialects: [chat]\nprofiles: [{ models: [assistant*], profile: assistant-4.7 }]\n" +
            "wire: { chat: { ▸reasoning_switch: { at: thinking, on: true, off: false } } }\n",
        ],
        [
          anthropic,
          "dialects: [messages]\n",
          "dialects: [messages]\nprofiles: [{ else: none }]\n" +
            "wire: { messages: { reasoning_switch: { at: thinking, on: true, off: false } } }\n",
        ],
        [
          "profiles/none.yaml",
          "vocabulary: text\n",
          "vocabulary: text\nreasoning: { effort: [low], switched: true }\n",
        ],
      ],
      "no profile of this preset has switched:, so this changes nothing",
      "name one that has: none; or leave it out",
    ],
    [
      "a family that is switched, and no host with a switch",
      [
        [openai, "dialects: [chat]\n", `dialects: [chat]\n${named}`],
        [
          "profiles/none.yaml",
          "vocabulary: text\n",
          "vocabulary: text\nreasoning: { effort: [low], ▸switched: true }\n",
        ],
      ],
      'no preset of the profile "none" has a switch, so this changes nothing',
      "write reasoning_switch: { at: <member>, on: <value>, off: <value> } under wire: of one, or leave it out",
    ],
    [
      "a profile that no preset names",
      [
        [openai, "dialects: [chat]\n", "dialects: [chat]\nprofiles: [{ else: none }]\n"],
        ["profiles/assistant-4.7.yaml", "profile: assistant-4.7", "▸profile: assistant-4.7"],
      ],
      'no preset names the profile "assistant-4.7"',
      "write - { models: [<pattern>], profile: assistant-4.7 } under profiles: of a preset",
    ],
  ]);
});
