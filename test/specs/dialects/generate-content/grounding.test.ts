import { grounding } from "../../../../specs/dialects/generate-content/functions.js";
import { keeps, reads, writes } from "../../../support/conversion/transform-cases.js";

const page = { web: { uri: "https://a.test", title: "A" } };
const other = { web: { uri: "https://b.test", title: "B" } };
const a = { url: "https://a.test", title: "A", quote: undefined };
const b = { url: "https://b.test", title: "B", quote: undefined };

describe("grounding", () => {
  reads(grounding, [
    [
      "a source of some text",
      {
        groundingChunks: [page],
        groundingSupports: [{ segment: { startIndex: 3, endIndex: 9, text: "words" }, groundingChunkIndices: [0] }],
      },
      [{ ...a, start: 3, end: 9, part: undefined, words: "words" }],
    ],
    [
      "text at the beginning",
      { groundingChunks: [page], groundingSupports: [{ segment: { endIndex: 9 }, groundingChunkIndices: [0] }] },
      [{ ...a, start: 0, end: 9, part: undefined, words: undefined }],
    ],
    [
      "text with two sources, in its part",
      {
        groundingChunks: [page, other],
        groundingSupports: [{ segment: { partIndex: 2, startIndex: 1, endIndex: 2 }, groundingChunkIndices: [1, 0] }],
      },
      [
        { ...b, start: 1, end: 2, part: 2, words: undefined },
        { ...a, start: 1, end: 2, part: 2, words: undefined },
      ],
    ],
    ["a source without text", { groundingChunks: [page] }, [a]],
    [
      "a passage of a file",
      { groundingChunks: [{ retrievedContext: { uri: "gs://f", title: "F", text: "said so" } }] },
      [{ url: "gs://f", title: "F", quote: "said so" }],
    ],
    [
      "an index of a missing source",
      { groundingChunks: [page], groundingSupports: [{ groundingChunkIndices: [7] }] },
      [a],
    ],
    ["a source without a name or an address", { groundingChunks: [{ retrievedContext: { text: "said so" } }, {}] }, []],
    [
      "the older form",
      { citationSources: [{ startIndex: 1, endIndex: 5, uri: "https://a.test", license: "mit" }, {}] },
      [{ url: "https://a.test", title: undefined, start: 1, end: 5, part: undefined, words: undefined }],
    ],
    [
      "the older form under another name",
      { citations: [{ uri: "https://a.test", title: "A" }] },
      [{ url: "https://a.test", title: "A", start: undefined, end: undefined, part: undefined, words: undefined }],
    ],
    ["metadata with searches alone", { webSearchQueries: ["x"] }, []],
    ["nothing", null, undefined],
  ]);
  writes(grounding, [
    [
      "each source once",
      [
        { ...a, start: 0, end: 2 },
        { ...a, start: 4, end: 6 },
      ],
      {
        groundingChunks: [page],
        groundingSupports: [
          {
            segment: { partIndex: undefined, startIndex: 0, endIndex: 2, text: undefined },
            groundingChunkIndices: [0],
          },
          {
            segment: { partIndex: undefined, startIndex: 4, endIndex: 6, text: undefined },
            groundingChunkIndices: [0],
          },
        ],
      },
    ],
    [
      "each place once",
      [
        { ...a, start: 0, end: 2, part: 1, words: "hi" },
        { ...b, start: 0, end: 2, part: 1, words: "hi" },
      ],
      {
        groundingChunks: [page, other],
        groundingSupports: [
          { segment: { partIndex: 1, startIndex: 0, endIndex: 2, text: "hi" }, groundingChunkIndices: [0, 1] },
        ],
      },
    ],
    ["a source without a place", [{ ...a, start: 0, end: 0 }], { groundingChunks: [page], groundingSupports: [] }],
    [
      "a passage without an address",
      [{ title: "F", quote: "said so" }],
      { groundingChunks: [{ retrievedContext: { title: "F", text: "said so" } }], groundingSupports: [] },
    ],
    ["no citations", [], undefined],
    ["nothing", undefined, undefined],
  ]);
  keeps(grounding, [
    [
      "sources and places",
      [
        { ...a, start: 0, end: 2, part: 0, words: "hi" },
        { ...b, start: 3, end: 5, part: 0, words: "ho" },
      ],
    ],
    ["sources without places", [a, b]],
  ]);
});
