import { expect } from "chai";
import { imageTokens, previewTokens } from "../../src/money/image-tokens.js";
import { type Images, profileFor } from "../../src/registry.js";

describe("imageTokens: the estimated tokens of images", () => {
  const cases: [what: string, profile: string, images: Images, tokens: number][] = [
    ["a quality with tokens in the profile", "family-A", { count: 1, size: "1024x1024", quality: "low" }, 272],
    ["another one", "family-A", { count: 1, size: "1024x1024", quality: "medium" }, 1056],
    ["one that only newer models have", "family-A-new", { count: 1, size: "1024x1024", quality: "max" }, 8320],
    [
      "one that is left to the model: the most expensive",
      "family-A",
      { count: 1, size: "1024x1024", quality: "auto" },
      4160,
    ],
    ["the same with newer models", "family-A-new", { count: 1, size: "1024x1024" }, 8320],
    ["several", "family-A", { count: 3, size: "1024x1024", quality: "low" }, 816],
    ["a larger one, by its area", "family-A", { count: 1, size: "2048x1024", quality: "low" }, 544],
    [
      "one whose size is left to the model: the largest of the usual ones",
      "family-A",
      { count: 1, size: "auto", quality: "low" },
      408,
    ],
    ["no profile", "none", { count: 1, size: "1024x1024", quality: "low" }, 4160],
    [
      "a quality that is a name of every object",
      "family-A",
      { count: 1, size: "1024x1024", quality: "constructor" },
      4160,
    ],
    ["an infinite number of pixels", "none", { count: 1, size: "99999x99999" }, 100_000],
  ];
  for (const [what, profile, images, tokens] of cases)
    it(what, () =>
      expect(
        imageTokens(
          images,
          profileFor({ configured: profile, model: "", vocabulary: "image" }, undefined)?.imageTokens,
        ),
      ).to.equal(tokens),
    );

  it("those of previews are declared in the profile too", () => {
    expect([previewTokens(3, { quality: {}, else: 1, preview: 7 }), previewTokens(3, undefined)]).to.deep.equal([
      21, 300,
    ]);
  });
});
