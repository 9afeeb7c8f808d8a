import { expect } from "chai";
import fc from "fast-check";
import { inflateZstd } from "../../src/bodies/zstd.js";
import { ZstdError } from "../../src/bodies/zstd-error.js";
import { FrameScanner } from "../../src/bodies/zstd-frames.js";
import { alike, BOMB, looksBack, OF_KNOWN_SIZE, STREAMED, stored, WORDS } from "../support/bodies/compressed-bodies.js";

const LIMIT = 1_000_000;
const MUCH = 5_000_000;
const FAULTS = ["damaged", "too large", "window too large"];
const SKIPPED = Buffer.from([0x5a, 0x2a, 0x4d, 0x18, 3, 0, 0, 0, 1, 2, 3]);

function altered(bytes: Buffer): Buffer {
  return Buffer.concat([bytes.subarray(0, 30), Buffer.from("altered"), bytes.subarray(37)]);
}

/** Pieces of a body that was complete. */
function inflate(bytes: Buffer, limit: number): AsyncGenerator<Buffer> {
  const scanner = new FrameScanner(limit);
  scanner.push(bytes);
  return inflateZstd({ bytes, sizes: scanner.end(), limit });
}

async function inflated(bytes: Buffer, limit = LIMIT): Promise<string> {
  const pieces: Buffer[] = [];
  try {
    for await (const piece of inflate(bytes, limit)) pieces.push(piece);
  } catch (error) {
    if (error instanceof ZstdError) return error.fault;
    throw error;
  }
  return Buffer.concat(pieces).toString();
}

describe("inflateZstd: inflating zstd", () => {
  const cases: [string, Buffer, string][] = [
    ["a frame with its size", OF_KNOWN_SIZE, WORDS],
    ["a frame without its size", STREAMED, WORDS],
    ["several frames", Buffer.concat([STREAMED, SKIPPED, OF_KNOWN_SIZE]), WORDS + WORDS],
    ["nothing", Buffer.alloc(0), ""],
    ["no more than the limit", alike(LIMIT), "x".repeat(LIMIT)],
    ["one byte more", alike(LIMIT + 1), "too large"],
    ["two frames that are too large together", Buffer.concat([alike(LIMIT), alike(1)]), "too large"],
    ["a bomb without its size", BOMB, "too large"],
    ["a cut frame", STREAMED.subarray(0, -3), "damaged"],
    ["a frame that is cut in its checksum", OF_KNOWN_SIZE.subarray(0, -1), "damaged"],
    ["an altered frame", altered(OF_KNOWN_SIZE), "damaged"],
    ["a frame with extra bytes at its end", Buffer.concat([STREAMED, Buffer.from("more than that")]), "damaged"],
    ["another format", Buffer.from(WORDS), "damaged"],
    ["much of another format", Buffer.alloc(LIMIT), "damaged"],
    ["much that was hardly compressed", stored("y".repeat(900_000)), "y".repeat(900_000)],
    [
      "many frames",
      Buffer.concat([stored("y".repeat(400_000)), SKIPPED, alike(300_000), OF_KNOWN_SIZE]),
      "y".repeat(400_000) + "x".repeat(300_000) + WORDS,
    ],
    ["much that is cut", stored("y".repeat(900_000)).subarray(0, -1), "damaged"],
    ["much with an altered end", Buffer.concat([alike(900_000), altered(OF_KNOWN_SIZE)]), "damaged"],
    ["much that inflates to nothing", Buffer.concat(Array<Buffer>(90_000).fill(SKIPPED)), ""],
    ["the largest allowed window", looksBack(8), WORDS],
    ["a larger window", looksBack(16), "window too large"],
    ["much with a larger window", Buffer.concat([alike(900_000), looksBack(16)]), "window too large"],
  ];
  for (const [name, bytes, want] of cases) {
    it(`of ${name}`, async () => expect(await inflated(bytes)).to.equal(want));
  }

  it("accepts the largest allowed input", async () => {
    expect(await inflated(STREAMED, WORDS.length)).to.equal(WORDS);
    expect(await inflated(STREAMED, WORDS.length - 1)).to.equal("too large");
  });

  it("fails on no bytes whatever", async () => {
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 64 }).map((some) => Buffer.concat([STREAMED.subarray(0, 6), some])),
      fc
        .tuple(fc.nat(STREAMED.length - 1), fc.nat(255))
        .map(([at, value]) => Buffer.from(STREAMED.map((byte, index) => (index === at ? value : byte)))),
    );
    await fc.assert(
      fc.asyncProperty(bytes, async (some) => {
        const answer = await inflated(Buffer.from(some), 10_000);
        if (!FAULTS.includes(answer)) expect(answer.length).to.be.at.most(10_000);
      }),
    );
  });

  it("does not block while it inflates much", async () => {
    let turns = 0;
    let isOver = false;
    const turn = () => {
      turns += 1;
      if (!isOver) setImmediate(turn);
    };
    setImmediate(turn);
    const sizes: number[] = [];
    const seen: number[] = [];
    try {
      for await (const piece of inflate(alike(MUCH), MUCH)) {
        sizes.push(piece.length);
        seen.push(turns);
      }
    } finally {
      isOver = true;
    }
    expect(Math.max(...sizes)).to.be.at.most(131_072);
    // On a busy machine many pieces may arrive in one turn. If it blocked, all of them would.
    expect(new Set(seen).size).to.be.at.least(2);
  });

  it("continues for others when one is abandoned in the middle", async () => {
    const leave = async (): Promise<void> => {
      for await (const piece of inflate(alike(LIMIT), LIMIT)) if (piece.length > 0) return;
    };
    await Promise.all(Array.from({ length: 9 }, leave));
    expect(await inflated(alike(LIMIT))).to.have.length(LIMIT);
  });
});
