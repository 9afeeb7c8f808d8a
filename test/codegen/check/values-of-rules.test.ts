import { faultCases } from "../../support/codegen/fault-cases.js";
import type { Edit } from "../../support/codegen/spec-tree.js";
import { video } from "../../support/codegen/video-specs.js";

const mapping = "dialects/reels/mapping.yaml";
const reels = (rules: Record<string, unknown>): readonly Edit[] =>
  video({
    name: "reels",
    keys: { jobs: { poll: { method: "GET", path: "/{job}" } } },
    request: { duration: "seconds", mode: { implicit: "by silence" }, resolution: "resolution" },
    more: { rules },
  });
const profile = (only: string): Edit => [
  "profiles/videos.yaml",
  null,
  `profile: videos\nvocabulary: video\ndescription: Videos.\nnative: reels\nrules:\n  ${only}\n`,
];

describe("valuesOfRules: values are of the types of their concepts", () => {
  faultCases([
    [
      "numbers of a text",
      [...reels({ resolution: { values: ["480p", 720], message: "x" } }), [mapping, "720\n", "▸720\n"]],
      '720 is no value of "resolution", which is a text',
      'write values: [480p, "720"]',
    ],
    [
      "texts of a number",
      [...reels({ duration: { least: 1, or: ["8"], message: "x" } }), [mapping, '"8"', '▸"8"']],
      '"8" is no value of "duration", which is a whole number',
      "write or: [8]",
    ],
    [
      "texts of a number that is left out",
      [...reels({ duration: { values: [], left_out: ["0"], message: "x" } }), [mapping, '"0"', '▸"0"']],
      '"0" is no value of "duration", which is a whole number',
      "write left_out: [0]",
    ],
    [
      "a word of yes and no, in a condition",
      [
        ...reels({ duration: { least: 1, message: "x" } }),
        profile('duration: { when: { draft: [▸"yes"] }, least: 1, essential: true, message: x }'),
      ],
      '"yes" is no value of "draft", which is true or false',
      "leave it out: no request has it",
    ],
    [
      "bounds the wrong way round",
      [...reels({ duration: { least: 15, most: 1, message: "x" } }), [mapping, '"least": 15', '▸"least": 15']],
      "the least 15 is larger than the most 1: nothing is accepted",
      "write least: 1, most: 15",
    ],
    [
      "bounds of a number of items",
      [
        ...reels({ duration: { least: 1, message: "x" } }),
        profile("reference_images: { items: { ▸least: 5, most: 3 }, essential: true, message: x }"),
      ],
      "the least 5 is larger than the most 3: nothing is accepted",
      "write items: { least: 3, most: 5 }",
    ],
    [
      "a word in place of a number that needs no place",
      [["profiles/assistant-4.7.yaml", "vocabulary: text", "vocabulary: text\nimplicit: { ▸temperature: hot }"]],
      '"hot" is no value of "temperature", which is a number',
      "leave temperature out",
    ],
    [
      "a number as a text, which needs no place",
      [["profiles/assistant-4.7.yaml", "vocabulary: text", 'vocabulary: text\nimplicit: { ▸temperature: "1" }']],
      '"1" is no value of "temperature", which is a number',
      "write temperature: 1",
    ],
  ]);
});
