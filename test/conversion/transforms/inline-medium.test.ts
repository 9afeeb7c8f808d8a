import { expect } from "chai";
import { ConversionError } from "../../../src/conversion/conversion-error.js";
import { inlineMedium } from "../../../src/conversion/transforms/inline-medium.js";
import { noLoss } from "../../../src/conversion/loss.js";
import { lossOf, originAt } from "../../support/origins.js";

describe("inlineMedium", () => {
  for (const [name, given, wanted] of [
    ["bytes and their type", ["AAAA", "image/PNG"], "data:image/png;base64,AAAA"],
    ["bytes without a type", ["AAAA", undefined], "data:application/octet-stream;base64,AAAA"],
    ["bytes that show their type", ["iVBORw0KGgoA", undefined], "data:image/png;base64,iVBORw0KGgoA"],
    ["the same of an empty type", ["/9j/4AAQ", ""], "data:image/jpeg;base64,/9j/4AAQ"],
    [
      "the same of no real type",
      ["AAAAIGZ0eXBpc29t", "application/octet-stream"],
      "data:video/mp4;base64,AAAAIGZ0eXBpc29t",
    ],
    [
      "a photo in such a box as no video",
      ["AAAAGGZ0eXBoZWlj", ""],
      "data:application/octet-stream;base64,AAAAGGZ0eXBoZWlj",
    ],
    ["an image of WebP", ["UklGRiQAAABXRUJQ", ""], "data:image/webp;base64,UklGRiQAAABXRUJQ"],
    [
      "a video of the same family as no image",
      ["UklGRiQAAABBVkkg", ""],
      "data:application/octet-stream;base64,UklGRiQAAABBVkkg",
    ],
    ["a data URI where bytes belong", ["data:image/png;base64,AAAA", "image/jpeg"], "data:image/png;base64,AAAA"],
    ["a type without bytes", [undefined, "image/png"], undefined],
    ["bytes that are none", [7, "image/png"], undefined],
  ] as const) {
    it(`reads ${name}`, () => expect(inlineMedium.read(given)).to.equal(wanted));
  }

  it("writes a data URI as bytes and their type", () =>
    expect(inlineMedium.write("data:video/mp4;base64,AAAA", noLoss, {})).to.deep.equal(["AAAA", "video/mp4"]));
  it("writes nothing of nothing", () => expect(inlineMedium.write(undefined, noLoss, {})).to.deep.equal([]));
  for (const url of ["https://example.test/a.mp4", "data:video/mp4", ""]) {
    it(`refuses ${url === "" ? "an empty text" : url}, and names its place`, () =>
      expect(() => inlineMedium.write(url, lossOf({}), { origin: originAt("content[0]", "medium") }))
        .to.throw(ConversionError)
        .with.property("path", "content[0]"));
  }
});
