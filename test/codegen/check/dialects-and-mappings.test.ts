import { faultCases } from "../../support/codegen/fault-cases.js";
import type { Edit } from "../../support/codegen/spec-tree.js";
import { video } from "../../support/codegen/video-specs.js";

const documented = (name: string): Edit[] => video({ name }).filter(([file]) => !file.endsWith("mapping.yaml"));

describe("dialectsAndMappings: each dialect has a document and a mapping", () => {
  faultCases([
    [
      "a mapping of a dialect without a document",
      [
        [
          "dialects/speech/mapping.yaml",
          null,
          "▸request: { fields: {} }\nresponse: { fields: {} }\nusage: {}\nerrors: typed\n",
        ],
      ],
      "no document describes the dialect",
      "write specs/dialects/speech/dialect.yaml",
    ],
    [
      "a document without a mapping",
      [...documented("reels"), ["dialects/reels/dialect.yaml", '"name": "reels"', '▸"name": "reels"']],
      'no mapping maps the dialect "reels"',
      "write specs/dialects/reels/mapping.yaml",
    ],
    [
      "a document of an unknown vocabulary",
      [["dialects/chat/dialect.yaml", "  vocabulary: text\n", "  ▸vocabulary: speech\n"]],
      'there is no vocabulary "speech"',
      "known here: text",
    ],
    [
      "a mapping outside its dialect's folder",
      [["mappings/chat.yaml", null, "▸request: {}\n"]],
      "each dialect has a folder of its own",
      "move it to specs/dialects/chat/mapping.yaml",
    ],
  ]);
});
