import { expect } from "chai";
import { Enclosed } from "../../src/bodies/attachments.js";

const filled = (enclosed: Enclosed, text: string) => Buffer.concat([...enclosed.fill(text).pieces()]);
const BYTES = Buffer.from(Array.from({ length: 500_000 }, (_, index) => (index * 7) % 256));

describe("what a body encloses", () => {
  for (const length of [1, 2, 3, 196_607, 196_608, 196_609, 500_000]) {
    it(`is told in base64, ${length} bytes long`, () => {
      const enclosed = new Enclosed();
      const bytes = BYTES.subarray(0, length);
      const text = JSON.stringify({ a: enclosed.add(bytes, "base64"), é: 1 });
      const wanted = JSON.stringify({ a: bytes.toString("base64"), é: 1 });
      expect(filled(enclosed, text).toString() === wanted).to.equal(true);
      expect(enclosed.fill(text).length).to.equal(Buffer.byteLength(wanted));
    });
  }

  it("is told in any order, as often as it is asked for", () => {
    const enclosed = new Enclosed();
    const [one, two] = [enclosed.add(Buffer.from("eins"), "is"), enclosed.add(Buffer.from("zwei"), "is")];
    for (let count = 0; count < 2; count++) expect(filled(enclosed, JSON.stringify([two, one, two])).toString()).to.equal('["zwei","eins","zwei"]');
  });

  it("is made as it is sent, in pieces", () => {
    const enclosed = new Enclosed();
    const pieces = [...enclosed.fill(JSON.stringify(enclosed.add(BYTES, "is"))).pieces()];
    expect(Math.max(...pieces.map(({ length }) => length))).to.be.lessThan(BYTES.length);
  });

  it("is gone once it is freed", () => {
    const enclosed = new Enclosed();
    const payload = enclosed.fill(JSON.stringify(enclosed.add(BYTES, "is")));
    enclosed.free();
    expect(() => [...payload.pieces()]).to.throw(RangeError);
  });
});
