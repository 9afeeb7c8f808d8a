import { video } from "../../support/codegen/video-specs.js";
import { faultCases } from "../../support/codegen/fault-cases.js";

const mapping = "dialects/reels/mapping.yaml";
const reels = video({
  name: "reels",
  keys: { endpoint: { path: "/videos", operations: { edit: "/edits" }, auth: "none" } },
  request: {
    duration: { at: "seconds", read_default: { by: "mode", edit: null, else: 5 } },
    mode: { address: { edit: "edit" } },
    first_frame: { at: "image", record: "medium" },
  },
  records: {
    medium: {
      is: "Medium",
      forms: { bytes: { fields: { url: { at: ["data", "type"], transform: "inline_medium" } } } },
    },
  },
});

describe("presumptionsAndAddresses: presumed values and addresses", () => {
  faultCases([
    [
      "a presumption that the vocabulary cannot tell",
      [["dialects/chat/mapping.yaml", "    seed: seed", "    seed: { at: seed, ▸read_default: 4 }"]],
      'requests of the vocabulary "text" do not keep what was presumed',
      "a concept presumed",
    ],
    [
      "a presumption by what is no enum",
      [...reels, [mapping, '"by": "mode"', '▸"by": "prompt"']],
      '"prompt" is no other enum',
      "known here: mode",
    ],
    [
      "a presumption by a meaning that there is not",
      [...reels, [mapping, '"by": "mode",\n     "edit"', '"by": "mode",\n     ▸"edits"']],
      '"edits" is not a meaning of "mode"',
      'did you mean "edit"?',
    ],
    [
      "an address that nobody calls",
      [...reels, [mapping, '"address": {\n     "edit"', '"address": {\n     ▸"edits"']],
      "has x-operation: edits",
      'did you mean "edit"?',
    ],
    [
      "an address that means nothing",
      [...reels, [mapping, '"edit": "edit"', '▸"edit": "edits"']],
      '"edits" is not a meaning of "mode"',
      'did you mean "edit"?',
    ],
    [
      "one place together",
      [
        ...reels,
        [mapping, ',\n        "type"', ""],
        [mapping, '"transform": "inline_medium"', '▸"transform": "inline_medium"'],
      ],
      "there is one place only",
      "name several places",
    ],
  ]);
});
