import { expect } from "chai";
import type { Medium } from "../../generated/interlingua/text.js";
import { bareType, formatOfType, typeOfFormat, typeOfImage } from "../../src/conversion/media-types.js";

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

describe("typeOfImage", () => {
  const cases: readonly (readonly [what: string, data: string, mime: string | undefined])[] = [
    ["the first bytes of a PNG", "iVBORw0KGgoA", "image/png"],
    ["the first bytes of a JPEG", "/9j/4AAQ", "image/jpeg"],
    ["the same in base64 for URLs", "_9j_4AAQ", "image/jpeg"],
    ["other bytes", "AAAA", undefined],
  ];
  for (const [what, data, mime] of cases) it(`reads ${what}`, () => expect(typeOfImage(data)).to.equal(mime));
});

describe("bareType", () => {
  it("leaves out parameters and capitals", () => expect(bareType("Text/HTML ; q=1")).to.equal("text/html"));
});
