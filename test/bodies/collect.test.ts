import { expect } from "chai";
import { collect } from "../../src/bodies/collect.js";

const PIECE = Buffer.alloc(100 * 1024, "abcdefg");

async function* pieces(count: number): AsyncGenerator<Buffer> {
  for (let index = 0; index < count; index++) yield Promise.resolve(PIECE);
}

function collected(
  count: number,
  declared: string | undefined,
  limit = 1024 * 1024,
  hold: (bytes: number) => Promise<void> | undefined = () => undefined,
): Promise<Buffer> {
  return collect(pieces(count), { declared, limit, hold, tooLarge: () => new Error("too large") });
}

describe("collecting a body", () => {
  for (const [what, count, declared] of [
    ["nothing", 0, "0"],
    ["a small one", 2, undefined],
    ["one with a content-length", 8, String(8 * PIECE.length)],
    ["one without a content-length", 8, undefined],
    ["one that is longer than its content-length", 8, String(3 * PIECE.length)],
    ["one whose content-length is no number", 8, "many"],
  ] as const) {
    it(`returns ${what} unchanged`, async () =>
      expect(
        (await collected(count, declared)).equals(Buffer.concat(Array.from({ length: count }, () => PIECE))),
      ).to.equal(true));
  }

  it("fails as soon as it is too large", async () => {
    const error = await collected(11, undefined).catch((thrown: Error) => thrown);
    expect(error).to.include({ message: "too large" });
  });

  it("keeps no piece before there is memory for it", async () => {
    const held: number[] = [];
    const error = await collected(9, undefined, undefined, (bytes) =>
      held.push(bytes) < 3 ? undefined : Promise.reject(new Error("no room")),
    ).catch((thrown: Error) => thrown);
    expect(held).to.have.length(3);
    expect(error).to.include({ message: "no room" });
  });
});
