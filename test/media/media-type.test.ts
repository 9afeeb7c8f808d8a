import { expect } from "chai";
import { isOfKind, mediaTypeOf } from "../../src/media/media-type.js";

const rows: readonly (readonly [head: string, mime: string | undefined])[] = [
  ["\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "image/png"],
  ["\xff\xd8\xff\xe0\0\x10JFIF", "image/jpeg"],
  ["RIFF\x24\0\0\0WEBPVP8 ", "image/webp"],
  ["\0\0\0\x18ftypisom\0\0\x02\0", "video/mp4"],
  ["\0\0\0\x18ftypmp42\0\0\0\0", "video/mp4"],
  ["\0\0\0\x14ftypqt  \0\0\0\0", "video/quicktime"],
  ["\0\0\0\x08wide\0\0\0\0mdat", "video/quicktime"],
  ["\x1aE\xdf\xa3\x9fB\x86\x81\x01B\xf7\x81\x01B\x82\x84webm", "video/webm"],
  ["\x1aE\xdf\xa3\x9fB\x86\x81\x01B\xf7\x81\x01B\x82\x88matroska", undefined],
  ["\0\0\0\x1cftypavif\0\0\0\0", undefined],
  ["\0\0\0\x1cftypM4A \0\0\0\0", undefined],
  ["RIFF\x24\0\0\0WAVEfmt ", undefined],
  ["GIF89a", undefined],
  ["<!doctype html>", undefined],
  ['{"error":{}}', undefined],
  ["%PDF-1.7", undefined],
  ["\x89PNG", undefined],
  ["", undefined],
];

describe("the type of a medium", () => {
  for (const [head, mime] of rows) {
    it(`${JSON.stringify(head.slice(0, 16))} is ${mime ?? "no type that is kept"}`, () => {
      const bytes = Buffer.concat([Buffer.from("before"), Buffer.from(head, "latin1")]);
      expect(mediaTypeOf(bytes.subarray(6))).to.equal(mime);
    });
  }

  it("is of one kind", () => {
    expect([
      isOfKind("video/mp4", "video"),
      isOfKind("image/png", "video"),
      isOfKind("image/png", "image"),
    ]).to.deep.equal([true, false, true]);
  });
});
