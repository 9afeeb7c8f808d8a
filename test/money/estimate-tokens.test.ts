import { expect } from "chai";
import fc from "fast-check";
import { countTokens } from "gpt-tokenizer/encoding/o200k_base";
import { estimateBody, estimateText, type MediaPlaces, weighText } from "../../src/money/estimate-tokens.js";
import type { Json } from "../../src/registry.js";
import { texts } from "./texts.js";
import { anyText } from "../support/any-text.js";
import { processorTime } from "../support/processor-time.js";

const noMedia: ReadonlySet<string> = new Set();

describe("the estimate of a text", () => {
  for (const [name, text] of texts) {
    it(`is near the count of a tokenizer: ${name}`, () => {
      const ratio = weighText(text) / countTokens(text);
      expect(ratio, `${ratio.toFixed(3)} times the count`).to.be.within(0.85, 1.16);
    });
  }

  it("an empty text has no tokens", () => expect(estimateText("")).to.equal(0));

  it("is nearly the sum of its pieces", () => {
    const [, text = ""] = texts[0] ?? [];
    const pieces = text.match(/\s?\S+/g) ?? [];
    const summed = pieces.reduce((sum, piece) => sum + weighText(piece), 0);
    expect(summed / weighText(text)).to.be.within(0.98, 1.02);
  });

  it("never shrinks when a text grows", () => {
    fc.assert(fc.property(anyText(), anyText(), (one, other) => weighText(one + other) >= weighText(one)));
  });

  // Some 50 MB per second. A busy machine may be several times slower, and quadratic work is far slower still.
  it("reads megabytes in a moment", () => {
    const text = texts
      .map(([, words]) => words)
      .join("\n")
      .repeat(1000);
    const start = processorTime();
    weighText(text);
    expect(text.length / 1e6 / ((processorTime() - start) / 1000)).to.be.above(3);
  });
});

const png = Buffer.concat([
  Buffer.from("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "latin1"),
  Buffer.from([0, 0, 3, 0, 0, 0, 2, 0]),
  Buffer.alloc(30_000, 7),
]).toString("base64");

const link = "https://example.test/a";
const prose = "No address is as long as this. ".repeat(3_000);
const pdf = Buffer.concat([Buffer.from("%PDF-1.7\n", "latin1"), Buffer.alloc(300_000)]).toString("base64");

describe("the estimate of a body", () => {
  const members: ReadonlySet<string> = new Set(["data", "url"]);
  const mediaAddresses: MediaPlaces["mediaAddresses"] = [
    { at: ["link"], when: [], typedBy: ["mimeType"] },
    { at: ["source", "at"], when: [{ at: ["type"], is: "image" }], medium: "image" },
    { at: ["file", "link"], when: [], medium: "video" },
    { at: ["page_url"], when: [], medium: "document" },
    { at: ["url"], when: [{ at: ["type"], is: "video_address" }], medium: "video" },
  ];
  const depicted = Math.ceil((768 * 512) / 750);
  const cases: [name: string, body: Json, least: number, most: number][] = [
    ["text and names", { model: "maker/model", messages: [{ role: "user", content: "What is an isogloss?" }] }, 12, 24],
    ["numbers and booleans", { temperature: 0.5, stream: true, top_p: null }, 6, 16],
    ["an image as a data URI, by its size", { url: `data:image/png;base64,${png}` }, depicted, depicted + 2],
    ["an image in a place for media", { data: png, media_type: "image/png" }, depicted, depicted + 12],
    ["an image in an unknown member", { data: png }, depicted, depicted + 2],
    ["a data URI in any place", { somewhere: `DATA:image/png;base64,${png}` }, depicted, depicted + 4],
    [
      "a tiny image",
      { url: `data:image/gif;base64,${Buffer.from("GIF89a\x01\0\x01\0", "latin1").toString("base64")}` },
      85,
      87,
    ],
    [
      "a huge image",
      { url: `data:image/gif;base64,${Buffer.from("GIF89a\xff\x7f\xff\x7f", "latin1").toString("base64")}` },
      1600,
      1602,
    ],
    ["an image of unknown size", { url: "data:image/png;base64,AAAA" }, 1000, 1002],
    ["an image elsewhere", { url: "https://example.test/a.png" }, 1000, 1002],
    ["a video elsewhere", { link: "https://example.test/a", mimeType: "video/mp4" }, 10_000, 10_020],
    ["a document elsewhere", { link: "gs://example/a", mimeType: "application/pdf" }, 5_000, 5_020],
    ["sound elsewhere", { link: "https://example.test/a", mimeType: "audio/mpeg" }, 2_000, 2_020],
    ["a page among the results of a tool", { title: "A page", link: "https://example.test/a" }, 8, 30],
    ["a medium of an unknown type elsewhere", { link: "https://a.test/a", mimeType: "constructor/x" }, 1_000, 1_020],
    ["a medium of an unknown type", { url: "data:constructor/x;base64,AAAA" }, 100, 110],
    ["a video whose kind is named in place of a type", { link: "https://a.test/a", mimeType: "video" }, 10_000, 10_020],
    ["a link with another word beside it", { link: "https://example.test/a", mimeType: "citation" }, 8, 30],
    ["an image inside a part", { type: "image", source: { at: "https://example.test/a" } }, 1_000, 1_010],
    ["such a member inside another part", { type: "input", source: { at: "https://example.test/a" } }, 8, 30],
    ["such a member alone", { at: "https://example.test/a" }, 6, 30],
    ["a file by its ID", { page_url: "file-3gR" }, 5_000, 5_005],
    ["an empty ID", { page_url: "" }, 1, 5],
    [
      "bytes in the place of an address",
      { page_url: `data:application/pdf;base64,${"A".repeat(400_000)}` },
      10_000,
      10_010,
    ],
    ["a short address of many digits", { page_url: `https://a.test/${"8".repeat(2_000)}` }, 5_000, 5_010],
    ["prose in the place of an address", { page_url: prose }, weighText(prose), weighText(prose) + 10],
    ["the same after the start of an address", { page_url: link + prose }, weighText(prose), weighText(prose) + 30],
    ["the same in a place for media", { url: link + prose }, weighText(prose), weighText(prose) + 30],
    ["prose that is shorter than a medium", { page_url: "only words" }, 5_000, 5_010],
    ["bare bytes in the place of an address", { page_url: pdf }, 10_000, 10_010],
    ["bare bytes of an unknown type there", { type: "video_address", url: "A".repeat(40_000_000) }, 30_000, 30_010],
    ["bare bytes of a known type there", { link: "A".repeat(400_000), mimeType: "text/csv" }, 75_000, 75_010],
    [
      "members that all objects inherit",
      { type: "video_address", url: link, constructor: prose, toString: prose },
      10_000 + 2 * weighText(prose),
      10_020 + 2 * weighText(prose),
    ],
    ["a text file elsewhere", { link, mimeType: "text/csv" }, 5_000, 5_020],
    ["a text file in a place for media", { url: link, mimeType: "text/csv" }, 5_000, 5_020],
    ["an address that is a medium in any object", { type: "video_address", url: "https://a.test/a" }, 10_000, 10_010],
    ["a medium of no type in a place of its own", { file: { link: "gs://example/a" } }, 10_000, 10_010],
    ["its type before the place", { file: { link: "gs://example/a", mimeType: "audio/mpeg" } }, 2_000, 2_020],
    ["sound", { url: `data:audio/mpeg;base64,${"A".repeat(400_000)}` }, 590, 610],
    ["a document", { data: "A".repeat(400_000), mime: "application/pdf" }, 10_000, 10_100],
    ["a document of text", { data: "Plain words in a place for media.", media_type: "text/plain" }, 8, 20],
    ["the arguments of a tool that have such a name", { arguments: { url: "not an address, only words" } }, 6, 16],
  ];
  for (const [name, body, least, most] of cases)
    it(name, () => expect(estimateBody(body, { mediaMembers: members, mediaAddresses })).to.be.within(least, most));

  it("many texts have the sum of their tokens", () => {
    const [, text = ""] = texts[0] ?? [];
    expect(
      estimateBody(
        Array.from({ length: 50 }, () => text),
        { mediaMembers: noMedia },
      ),
    ).to.be.within(49 * weighText(text), 51 * weighText(text));
  });
});
