import { expect } from "chai";
import { imageSize, type ImageSize } from "../../src/money/image-size.js";

const bytes = (...parts: (string | number[])[]): Buffer =>
  Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part, "latin1") : Buffer.from(part))));
const filler = (length: number): number[] => Array.from({ length }, () => 7);

const png = bytes("\x89PNG\r\n\x1a\n", [0, 0, 0, 13], "IHDR", [0, 0, 4, 0], [0, 0, 3, 0], [8, 6, 0, 0, 0]);
const gif = bytes("GIF89a", [0x40, 0x01], [0xc8, 0x00], filler(20));
const lossy = bytes(
  "RIFF",
  [0, 0, 0, 0],
  "WEBPVP8 ",
  [0, 0, 0, 0],
  [0, 0, 0, 0x9d, 0x01, 0x2a],
  [0x20, 0x03],
  [0x58, 0x42],
);
const lossless = bytes("RIFF", [0, 0, 0, 0], "WEBPVP8L", [0, 0, 0, 0], [0x2f], [0x1f, 0xc3, 0x95, 0x00], filler(8));
const extended = bytes(
  "RIFF",
  [0, 0, 0, 0],
  "WEBPVP8X",
  [10, 0, 0, 0],
  [0, 0, 0, 0],
  [0xff, 0x0f, 0x00],
  [0xff, 0x07, 0x00],
);
const frame = (marker: number): number[] => [0xff, marker, 0, 17, 8, 0x02, 0x58, 0x03, 0x20, 3];
const jpeg = (...segments: number[][]): Buffer => bytes([0xff, 0xd8], ...segments, filler(10));
const metadata = (length: number): number[] => [0xff, 0xe1, (length + 2) >> 8, (length + 2) & 0xff, ...filler(length)];

describe("imageSize", () => {
  const cases: [name: string, bytes: Buffer, want: ImageSize | undefined][] = [
    ["a PNG", png, { width: 1024, height: 768 }],
    ["a GIF", gif, { width: 320, height: 200 }],
    ["a lossy WebP, without its scale", lossy, { width: 800, height: 600 }],
    ["a lossless WebP", lossless, { width: 800, height: 600 }],
    ["an extended WebP", extended, { width: 4096, height: 2048 }],
    ["a JPEG", jpeg(frame(0xc0)), { width: 800, height: 600 }],
    ["a progressive JPEG", jpeg(frame(0xc2)), { width: 800, height: 600 }],
    ["a JPEG behind metadata", jpeg(metadata(40_000), metadata(60_000), frame(0xc0)), { width: 800, height: 600 }],
    ["a JPEG with tables first", jpeg([0xff, 0xc4, 0, 4, 1, 2], frame(0xc0)), { width: 800, height: 600 }],
    ["a JPEG with filling bytes", jpeg([0xff, 0xff, 0xff], frame(0xc0)), { width: 800, height: 600 }],
    ["a JPEG without a frame", jpeg(metadata(100)), undefined],
    ["a JPEG whose segment has no length", jpeg([0xff, 0xe0, 0, 0], [0xff, 0xe0, 0, 0]), undefined],
    [
      "a JPEG whose frame is far away",
      jpeg(metadata(65_000), metadata(65_000), metadata(65_000), metadata(65_000), frame(0xc0)),
      undefined,
    ],
    ["an image without an area", bytes("GIF89a", [0, 0, 0, 0], filler(20)), undefined],
    ["a PNG that is cut short", png.subarray(0, 18), undefined],
    ["what is no image", Buffer.from("%PDF-1.7 and so on"), undefined],
    ["nothing", Buffer.alloc(0), undefined],
  ];
  for (const [name, given, want] of cases) {
    it(name, () => expect(imageSize(given.toString("base64"))).to.deep.equal(want));
    it(`${name}, in the other alphabet`, () => expect(imageSize(given.toString("base64url"))).to.deep.equal(want));
  }

  it("wrapped lines", () =>
    expect(imageSize(png.toString("base64").replace(/.{12}/g, "$&\r\n"))).to.deep.equal({ width: 1024, height: 768 }));

  it("ends on a JPEG of markers alone", () =>
    expect(imageSize(Buffer.alloc(300_000, 0xff).toString("base64").replace(/^..../, "/9j/"))).to.equal(undefined));
});
