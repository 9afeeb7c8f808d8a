import { expect } from "chai";
import { acceptedType, isOfKind, mediaTypeOf } from "../../src/media/media-type.js";

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
  ["%PDF-1.7", "application/pdf"],
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

  const documents: readonly (readonly [name: string, head: string, called: string | undefined, want?: string])[] = [
    ["a PDF under another type", "%PDF-1.7", "text/html", "application/pdf"],
    ["a text", "hi", "text/plain; charset=utf-8", "text/plain"],
    ["a page", "<!doctype html>", "text/html", "text/html"],
    ["a document of Word", "\xd0\xcf\x11\xe0", "application/msword", "application/msword"],
    ["a page that calls itself a document of Word", "<html>", "application/msword"],
    ["an image", "\x89PNG\r\n\x1a\n", "application/msword"],
    ["an archive", "PK\x03\x04", "application/zip"],
    ["nothing", "", "application/msword"],
  ];
  for (const [name, head, called, want] of documents)
    it(`of a document is ${want ?? "none"} for ${name}`, () =>
      expect(acceptedType(Buffer.from(head, "latin1"), called, "document")).to.equal(want));

  it("of another kind is none for a PDF", () =>
    expect(acceptedType(Buffer.from("%PDF-1.7"), "image/png", "image")).to.equal(undefined));

  it("is of one kind", () => {
    expect([
      isOfKind("video/mp4", "video"),
      isOfKind("image/png", "video"),
      isOfKind("image/png", "image"),
    ]).to.deep.equal([true, false, true]);
  });
});
