import { expect } from "chai";
import fc from "fast-check";
import { inflateZstd, sizesOf } from "../../src/pipeline/zstd.js";
import { alike, BOMB, OF_KNOWN_SIZE, STREAMED, WORDS } from "./compressed-bodies.js";

const LIMIT = 1_000_000;
const SKIPPED = Buffer.from([0x5a, 0x2a, 0x4d, 0x18, 3, 0, 0, 0, 1, 2, 3]);

async function inflated(bytes: Buffer, limit = LIMIT): Promise<string> {
  const told = await inflateZstd(bytes, limit);
  return typeof told === "string" ? told : told.bytes.toString();
}

describe("inflating zstd", () => {
  const cases: [string, Buffer, string][] = [
    ["a frame that says its size", OF_KNOWN_SIZE, WORDS],
    ["a frame that does not", STREAMED, WORDS],
    ["several frames", Buffer.concat([STREAMED, SKIPPED, OF_KNOWN_SIZE]), WORDS + WORDS],
    ["nothing", Buffer.alloc(0), ""],
    ["no more than the limit", alike(LIMIT), "x".repeat(LIMIT)],
    ["one byte more", alike(LIMIT + 1), "too large"],
    ["two frames that are too much together", Buffer.concat([alike(LIMIT), alike(1)]), "too large"],
    ["a bomb that does not say its size", BOMB, "too large"],
    ["what is cut", STREAMED.subarray(0, -3), "damaged"],
    ["what is cut in its checksum", OF_KNOWN_SIZE.subarray(0, -1), "damaged"],
    ["what was altered", Buffer.concat([OF_KNOWN_SIZE.subarray(0, 30), Buffer.from("altered"), OF_KNOWN_SIZE.subarray(37)]), "damaged"],
    ["what goes on after its end", Buffer.concat([STREAMED, Buffer.from("more than that")]), "damaged"],
    ["something else", Buffer.from(WORDS), "damaged"],
  ];
  for (const [name, bytes, want] of cases) {
    it(`of ${name}`, async () => expect(await inflated(bytes)).to.equal(want));
  }

  it("holds what is just allowed", async () => {
    expect(await inflated(STREAMED, WORDS.length)).to.equal(WORDS);
    expect(await inflated(STREAMED, WORDS.length - 1)).to.equal("too large");
  });

  it("fails on no bytes whatever", async () => {
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 64 }).map((some) => Buffer.concat([STREAMED.subarray(0, 6), some])),
      fc.tuple(fc.nat(STREAMED.length - 1), fc.nat(255)).map(([at, value]) => Buffer.from(STREAMED.map((byte, index) => (index === at ? value : byte)))),
    );
    await fc.assert(
      fc.asyncProperty(bytes, async (some) => {
        const told = await inflateZstd(some, 10_000);
        if (typeof told !== "string") expect(told.bytes.length).to.be.at.most(Math.min(10_000, sizesOf(some)?.most ?? 0));
      }),
    );
  });
});
