import { expect } from "chai";
import { BoxReader } from "../../src/media/box-reader.js";
import { makeVideo } from "../../src/simulator/video-encoder/video.js";

const box = (type: string, bytes: number, size = bytes + 8) => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(size);
  head.write(type, 4, "latin1");
  return Buffer.concat([head, Buffer.alloc(bytes, "x")]);
};
/** A box whose length has eight bytes. */
const longBox = (bytes: number) => {
  const whole = box("mdat", bytes + 8, 1);
  whole.writeBigUInt64BE(BigInt(bytes + 16), 8);
  return whole;
};
const files: Readonly<Record<string, Buffer>> = {
  "of several boxes": Buffer.concat([box("ftyp", 16), box("free", 0), box("mdat", 100)]),
  "with a long box": Buffer.concat([box("ftyp", 16), longBox(50), box("moov", 9)]),
  "made by an encoder": makeVideo({ words: "a boat", seconds: 1, width: 64, height: 48 }),
};
const openEnded: Readonly<Record<string, Buffer>> = {
  "whose last box reaches to the end": Buffer.concat([box("ftyp", 16), box("mdat", 30, 0)]),
  "that has no boxes": Buffer.from("\x1aE\xdf\xa3 another kind of file", "latin1"),
  "with an impossible length": Buffer.concat([box("ftyp", 16), box("mdat", 30, 5)]),
};

function isInside(file: Buffer, step: number): boolean {
  const reader = new BoxReader();
  for (let at = 0; at < file.length; at += step) reader.add(file.subarray(at, at + step));
  return reader.isInside;
}

describe("the boxes of a file", () => {
  for (const [name, file] of Object.entries({ ...files, ...openEnded })) {
    it(`are whole, however they come: one ${name}`, () => {
      for (const step of [1, 7, 16, 1_000_000]) expect(isInside(file, step), `${step}`).to.equal(false);
    });
  }

  for (const [name, file] of Object.entries(files)) {
    it(`are whole with a length of zero behind them: one ${name}`, () => {
      for (const zeros of [4, 7, 8])
        expect(isInside(Buffer.concat([file, new Uint8Array(zeros)]), 1), `${zeros}`).to.equal(false);
    });

    it(`are cut where the file is: one ${name}`, () => {
      const lengths = [file.length - 1, file.length - 5, 3, 12];
      for (const length of lengths)
        for (const step of [1, 16, 1_000_000])
          expect(isInside(file.subarray(0, length), step), `${length}`).to.equal(true);
    });
  }
});
