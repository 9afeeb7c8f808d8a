import { expect } from "chai";
import fc from "fast-check";
import { describeBody } from "../../src/request-log/describe-body.js";
import { extractBase64 } from "../../src/bodies/extract-base64.js";
import type { Json } from "../../src/registry.js";
import { wholeLength } from "../../src/bodies/attachments.js";

const MIB = 1024 * 1024;
const LONG = "iVBORw0K+/a=".repeat(MIB / 8);

async function roundTrip(text: string) {
  const bytes = Buffer.from(text);
  const { text: abridged, attachments } = await extractBase64(bytes);
  const payload = attachments?.fill(abridged);
  const filled = payload === undefined ? abridged : Buffer.concat([...payload.pieces()]).toString();
  return { abridged, length: payload?.length ?? bytes.length, filled, bytes };
}

describe("extractBase64: JSON without its media", () => {
  for (const [what, json] of [
    ["one", { a: 1, image: LONG, b: "é" }],
    ["a data URI", { image: { url: `data:image/png;base64,${LONG}` } }],
    ["several", { images: [LONG, "short", LONG], mask: LONG }],
  ] as const) {
    it(`is short with ${what}, and complete when it is filled again`, async () => {
      const text = JSON.stringify(json);
      const { abridged, filled, length, bytes } = await roundTrip(text);
      expect(filled === text && length === bytes.length).to.equal(true);
      expect(abridged.length).to.be.lessThan(MIB);
      expect(() => JSON.parse(abridged) as unknown).not.to.throw();
    });
  }

  it("is a fraction of the body with many of less than a MiB", async () => {
    for (const head of ["iVBORw0K", "/9j/4AAQ"]) {
      const text = JSON.stringify({ images: Array.from({ length: 60 }, () => head.padEnd(900 * 1024, "A")) });
      const { abridged, filled } = await roundTrip(text);
      expect(filled === text && abridged.length < text.length / 4).to.equal(true);
    }
  });

  it("reserves memory for the text that is left", async () => {
    const requested: number[] = [];
    const bytes = Buffer.from(JSON.stringify({ image: LONG, prompt: "a hill" }));
    const { text } = await extractBase64(bytes, undefined, (left) => void requested.push(left));
    expect(requested[0]).to.be.within(text.length - 100, text.length);
  });

  it("reports the length of each text, wherever its beginning is cut off", async () => {
    const { text } = await extractBase64(Buffer.from(JSON.stringify({ image: LONG })));
    const { image } = JSON.parse(text) as { image: string };
    expect([wholeLength(image), wholeLength(image.slice(100)), wholeLength("abc")]).to.deep.equal([
      LONG.length,
      LONG.length - 100,
      3,
    ]);
    expect(wholeLength(JSON.stringify(image))).to.equal(LONG.length + 2);
  });

  it("is logged with its true size", async () => {
    for (const [value, label] of [
      [{ b64_json: LONG }, "image/png"],
      [{ url: `data:image/webp;base64,${LONG}` }, "image/webp"],
    ] as const) {
      const { text } = await extractBase64(Buffer.from(JSON.stringify(value)));
      expect(describeBody(JSON.parse(text) as Json, new Set(["b64_json"]))).to.contain(
        `<${label}, ${(LONG.length * 3) / 4} bytes>`,
      );
    }
  });

  it("is filled again from other JSON that has the marks", async () => {
    const { text, attachments } = await extractBase64(
      Buffer.from(JSON.stringify({ image: `data:image/png;base64,${LONG}` })),
    );
    const { image } = JSON.parse(text) as { image: string };
    const payload = attachments?.fill(JSON.stringify({ sources: [{ data: image.replace(/^.*,/, "") }] }));
    expect(
      Buffer.concat([...(payload?.pieces() ?? [])]).toString() === JSON.stringify({ sources: [{ data: LONG }] }),
    ).to.equal(true);
  });

  it("keeps slashes that a client escaped", async () => {
    const text = `{"image":"${LONG.replaceAll("/", "\\/")}"}`;
    const { abridged, filled } = await roundTrip(text);
    expect(filled === text && abridged.length < MIB).to.equal(true);
  });

  it("is cut inside no escape", async () => {
    for (let shift = 0; shift < 8; shift++) {
      const text = `{"image":"${"A".repeat(272 * 1024 - 10 + shift)}\\u0041\\/${LONG}"}`;
      const { abridged, filled } = await roundTrip(text);
      expect(filled === text).to.equal(true);
      expect(() => JSON.parse(abridged) as unknown).not.to.throw();
    }
  });

  for (const [what, text] of [
    ["words", JSON.stringify({ prompt: "a hill, and ".repeat(MIB / 4) })],
    ["a line end inside a text, which is no JSON", `{"image":"${LONG}\n${LONG}"}`],
    ["an invalid escape", `{"image":"${LONG}\\x${LONG}"}`],
    ["a text without an end", `{"image":"${LONG}`],
    ["a key", `{"${LONG}":1}`],
    ["backslashes only", `{"image":"${"\\\\".repeat(MIB)}"}`],
  ] as const) {
    it(`does not change with ${what}`, async () => expect((await roundTrip(text)).abridged === text).to.equal(true));
  }

  it("does not mistake a client's text for a mark", async () => {
    const text = JSON.stringify({ a: "\u0001held:0:0:5\u0001", image: LONG });
    expect((await roundTrip(text)).filled === text).to.equal(true);
  });

  it("is complete again, whatever is around it", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: fc.constantFrom('"', "\\", "{", ":", ",", " ", "a", "é", "\n") }),
        fc.string({ unit: fc.constantFrom('"', "\\", "}", ":", ",", " ", "a") }),
        async (before, after) => {
          const text = `${before}"${LONG}"${after}`;
          expect((await roundTrip(text)).filled === text).to.equal(true);
        },
      ),
      { numRuns: 30 },
    );
  });
});
