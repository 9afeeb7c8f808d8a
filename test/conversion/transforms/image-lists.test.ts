import { expect } from "chai";
import { sourceAddresses } from "../../../src/conversion/transforms/image-lists.js";

const URL = "https://example.test/a.png";

describe("sourceAddresses", () => {
  it("writes one as itself, and several as a list", () => {
    expect([sourceAddresses.write([{ url: URL }]), sourceAddresses.write([{ url: URL }, { url: URL }])]).to.deep.equal([
      URL,
      [URL, URL],
    ]);
  });

  it("writes the type of a data URI in lower case", () =>
    expect(sourceAddresses.write([{ url: "Data:image/PNG;base64,AbC=" }])).to.equal("data:image/png;base64,AbC="));

  it("refuses files of a host", () => expect(() => sourceAddresses.write([{ file: "f" }])).to.throw("not files"));
});
