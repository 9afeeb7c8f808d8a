import { expect } from "chai";
import { imageSource, imageSources } from "../../../../specs/dialects/images/functions.js";

const URL = "https://example.test/a.png";

describe("imageSources", () => {
  it("writes URLs and files, each in its own member", () => {
    expect(imageSources.write([{ url: URL }, { file: "f" }])).to.deep.equal([{ image_url: URL }, { file_id: "f" }]);
  });
});

describe("imageSource", () => {
  it("writes one image, and nothing of none", () => {
    expect([imageSource.write({ url: URL }), imageSource.write(undefined)]).to.deep.equal([
      { image_url: URL },
      undefined,
    ]);
  });
});
