import type { CatalogWords } from "../../../src/catalog/words.js";

/** A small catalog vocabulary in place of the build's. */
export const words: CatalogWords = {
  dialects: new Map([
    ["north", { vocabulary: "text" }],
    ["south", { vocabulary: "text" }],
    ["upward", { vocabulary: "image" }],
    ["onward", { vocabulary: "video" }],
  ]),
  servedDialects: new Set(["north", "south", "upward", "onward"]),
  presets: {
    compass: {
      baseUrl: "https://compass.example.test/v1",
      auth: "bearer",
      headers: { "X-Client": "isogloss" },
      dialects: ["north"],
    },
    own: { dialects: ["north", "south"] },
    keyless: { baseUrl: "http://keyless.example.test", auth: "none", dialects: ["north"] },
  },
  profileVocabularies: new Map([
    ["none", "text"],
    ["narrow", "text"],
    ["steep", "image"],
    ["long", "video"],
    ["longer", "video"],
  ]),
  priceNames: { resolutions: new Set(["480p", "720p"]), qualities: new Set(["low", "high"]) },
  faultOfAccepts: (written) => ((written as { output?: number }).output === 0 ? "output is 0" : undefined),
};
