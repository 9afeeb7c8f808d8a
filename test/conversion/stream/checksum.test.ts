import { crc32 } from "node:zlib";
import { expect } from "chai";
import fc from "fast-check";
import { checksumOf, integerAt } from "../../../src/conversion/stream/checksum.js";

describe("conversion/stream/checksum", () => {
  it("is that of zlib for any bytes", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 70 }), fc.nat(8), (array, from) => {
        const bytes = Buffer.from(array);
        const start = Math.min(from, bytes.length);
        expect(checksumOf(bytes, start, bytes.length) >>> 0).to.equal(crc32(bytes.subarray(start)));
      }),
    );
  });

  it("reads integers as they are signed", () => {
    const bytes = Buffer.from("00000102fffefdfc", "hex");
    expect([integerAt(bytes, 0), integerAt(bytes, 4)]).to.deep.equal([bytes.readInt32BE(0), bytes.readInt32BE(4)]);
  });
});
