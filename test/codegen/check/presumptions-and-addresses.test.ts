import { operation, video } from "../../support/codegen/video-specs.js";
import { faultCases } from "../../support/codegen/fault-cases.js";

const mapping = "dialects/reels/mapping.yaml";
const reels = video({
  name: "reels",
  keys: { endpoint: { path: "/videos", operations: { edit: "/edits" }, auth: "none" } },
  paths: { "/v1/edits": { post: { ...operation("editReel"), "x-operation": "edit" } } },
  request: {
    duration: { at: "seconds", read_default: { by: "mode", edit: null, else: 5 } },
    mode: { at: "$operation", values: { edit: "edit" } },
    first_frame: { at: "image", record: "medium" },
  },
  records: {
    medium: { bytes: { fields: { url: { at: ["data", "type"], transform: "inline_medium" } } } },
  },
});

describe("presumptionsAndAddresses: presumed values and addresses", () => {
  faultCases([
    [
      "a presumption that the vocabulary cannot express",
      [["dialects/chat/mapping.yaml", "    seed: seed", "    seed: { at: seed, ▸read_default: 4 }"]],
      'requests of the vocabulary "text" do not keep what was presumed',
      "give its Request a concept presumed: a list of string",
    ],
    [
      "a presumption by a concept that is no enum",
      [...reels, [mapping, '"by": "mode"', '▸"by": "prompt"']],
      '"prompt" is no other enum of a Request',
      "known here: mode",
    ],
    [
      "a presumption by an unknown meaning",
      [...reels, [mapping, '"by": "mode",\n     "edit"', '"by": "mode",\n     ▸"edits"']],
      '"edits" is not a meaning of "mode"',
      'did you mean "edit"?',
    ],
    [
      "an address of an unknown operation",
      [...reels, [mapping, '"edit": "edit"', '▸"edit": "edits"']],
      "no operation of specs/dialects/reels/dialect.yaml has x-operation: edits",
      'did you mean "edit"?',
    ],
    [
      "an address that gives a number",
      [
        ["dialects/chat/mapping.yaml", "    seed: seed\n", "    seed: { ▸at: $operation, values: { low: one } }\n"],
        ["dialects/chat/dialect.yaml", "        seed:", "        ▸seed:"],
      ],
      '"seed" is not an enum: an address can give one of a few meanings only',
      "",
    ],
    [
      "an address with an unknown meaning",
      [...reels, [mapping, '"values": {\n     "edit"', '"values": {\n     ▸"edits"']],
      '"edits" is not a meaning of "mode"',
      'did you mean "edit"?',
    ],
    [
      "a single place for several values",
      [
        ...reels,
        [mapping, ',\n       "type"', ""],
        [mapping, '"transform": "inline_medium"', '▸"transform": "inline_medium"'],
      ],
      "there is one place only",
      "name several places in the order in which the transform takes them, or leave together out",
    ],
  ]);
});
