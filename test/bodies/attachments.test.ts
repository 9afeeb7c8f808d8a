import { expect } from "chai";
import { Attachments } from "../../src/bodies/attachments.js";

const filled = (attachments: Attachments, text: string) => Buffer.concat([...attachments.fill(text).pieces()]);
const BYTES = Buffer.from(Array.from({ length: 500_000 }, (_, index) => (index * 7) % 256));

describe("Attachments: the base64 texts of a body", () => {
  for (const length of [1, 2, 3, 196_607, 196_608, 196_609, 500_000]) {
    it(`is written in base64, ${length} bytes long`, () => {
      const attachments = new Attachments();
      const bytes = BYTES.subarray(0, length);
      const text = JSON.stringify({ a: attachments.add(bytes, "base64"), é: 1 });
      const wanted = JSON.stringify({ a: bytes.toString("base64"), é: 1 });
      expect(filled(attachments, text).toString() === wanted).to.equal(true);
      expect(attachments.fill(text).length).to.equal(Buffer.byteLength(wanted));
    });
  }

  it("is written in any order, as often as it is read", () => {
    const attachments = new Attachments();
    const [one, two] = [attachments.add(Buffer.from("eins"), "is"), attachments.add(Buffer.from("zwei"), "is")];
    for (let count = 0; count < 2; count++)
      expect(filled(attachments, JSON.stringify([two, one, two])).toString()).to.equal('["zwei","eins","zwei"]');
  });

  it("is made as it is sent, in pieces", () => {
    const attachments = new Attachments();
    const pieces = [...attachments.fill(JSON.stringify(attachments.add(BYTES, "is"))).pieces()];
    expect(Math.max(...pieces.map(({ length }) => length))).to.be.lessThan(BYTES.length);
  });

  it("is gone once it is freed", () => {
    const attachments = new Attachments();
    const payload = attachments.fill(JSON.stringify(attachments.add(BYTES, "is")));
    attachments.free();
    expect(() => [...payload.pieces()]).to.throw(RangeError);
  });
});
