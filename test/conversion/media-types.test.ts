import { expect } from "chai";
import type { Medium } from "../../generated/interlingua/text.js";
import { bareType, formatOfType, typeOfFormat } from "../../src/conversion/media-types.js";

describe("formatOfType", () => {
  const cases: readonly (readonly [medium: Medium, mime: string, format: string | undefined])[] = [
    ["document", "application/pdf", "pdf"],
    ["document", "Text/Markdown; charset=utf-8", "md"],
    ["document", "text/rtf", "rtf"],
    ["document", "application/octet-stream", undefined],
    ["image", "image/jpg", "jpeg"],
    ["video", "video/mpeg", "mpeg"],
    ["audio", "audio/mpeg", "mp3"],
    ["image", "video/mpeg", undefined],
  ];
  for (const [medium, mime, format] of cases)
    it(`is ${String(format)} of ${mime} as ${medium}`, () => expect(formatOfType(medium, mime)).to.equal(format));

  it("is the first of those that are accepted", () => {
    expect(formatOfType("audio", "audio/mpeg", ["mpga", "mpeg"])).to.equal("mpeg");
    expect(formatOfType("document", "application/json", ["pdf"])).to.equal(undefined);
  });
});

describe("typeOfFormat", () => {
  it("is the usual type of a format", () => {
    expect(typeOfFormat("video", "mov")).to.equal("video/quicktime");
    expect(typeOfFormat("document", "mov")).to.equal(undefined);
  });
});

describe("bareType", () => {
  it("leaves out parameters and capitals", () => expect(bareType("Text/HTML ; q=1")).to.equal("text/html"));
});
