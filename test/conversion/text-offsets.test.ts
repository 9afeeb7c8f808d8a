import { expect } from "chai";
import { TextOffsets } from "../../src/conversion/text-offsets.js";

describe("TextOffsets", () => {
  // One, two, three and four bytes, and half of a pair.
  for (const text of ["", "abc", "aäb€c😀d", "ä\ud83d", "😀😀"]) {
    it(`counts as the text itself is counted: ${JSON.stringify(text)}`, () => {
      const offsets = new TextOffsets(text);
      const bytes = Buffer.from(text);
      for (let count = -2; count <= text.length + 2; count++)
        expect(offsets.bytesIn(count), `${count} characters`).to.equal(Buffer.byteLength(text.slice(0, count)));
      for (let count = -2; count <= bytes.length && bytes.length !== text.length; count++)
        expect(offsets.charactersIn(count), `${count} bytes`).to.equal(bytes.subarray(0, count).toString().length);
    });
  }

  it("leaves places in a text of single bytes as they are, also beyond its end", () => {
    expect(new TextOffsets("abc").charactersIn(9)).to.equal(9);
  });
});
