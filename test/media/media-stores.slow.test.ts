import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { expect } from "chai";
import { createMediaStore } from "../../src/media/create-media-store.js";
import type { OpenMediaStore } from "../../src/media/media-store.js";
import { temporaryDirectory } from "../support/directories.js";
import { failureOf } from "../support/promises.js";
import { BucketServer, KEYS } from "../support/media/bucket-server.js";
import { fileOf, MP4 } from "../support/media/media-host.js";

const ID = "Ab3456789012345678901234567890123456789012X";
const MEBIBYTE = 1024 ** 2;

async function* pieces(...parts: readonly (string | Uint8Array | Error)[]): AsyncGenerator<Uint8Array> {
  for (const part of parts) {
    if (part instanceof Error) throw part;
    yield Buffer.from(part);
  }
}

const directory = temporaryDirectory();
const bucket = new BucketServer();

const places: readonly (readonly [name: string, open: () => Promise<OpenMediaStore>, close: () => void])[] = [
  ["on a disk", () => createMediaStore({ directory: join(directory(), "media") }), () => undefined],
  [
    "in a bucket",
    async () => {
      await bucket.listen(directory());
      return createMediaStore({
        s3: { bucket: "videos", region: "us-east-1", endpoint: bucket.url, prefix: "kept/", ...KEYS },
      });
    },
    () => bucket.close(),
  ],
];

for (const [name, open, close] of places) {
  describe(`media ${name}, as in any store`, () => {
    let media: OpenMediaStore;
    const write = (source: AsyncIterable<Uint8Array>, mostBytes = 1_000) => media.write(ID, source, { mostBytes });
    const read = async (range?: { first: number; last: number }) => {
      const stream = await media.read(ID, range);
      return stream && (await buffer(stream));
    };
    const text = async (range?: { first: number; last: number }) => (await read(range))?.toString();

    beforeEach(async () => {
      media = await open();
    });
    afterEach(() => close());

    it("can be kept", async () => {
      await media.makeReady(true);
      await media.makeReady(false);
    });

    it("have their bytes unchanged", async () => {
      expect(await write(pieces("one ", "two ", "three"))).to.equal(13);
      expect(await text()).to.equal("one two three");
    });

    for (const length of [0, 1, 5 * MEBIBYTE - 1, 5 * MEBIBYTE, 5 * MEBIBYTE + 1, 12 * MEBIBYTE]) {
      it(`are whole when they have ${length} bytes`, async () => {
        const bytes = fileOf(MP4, Math.max(length, 20)).subarray(0, length);
        const chunks = Array.from({ length: Math.ceil(length / 700_000) }, (_, at) =>
          bytes.subarray(at * 700_000, (at + 1) * 700_000),
        );
        expect(await write(pieces(...chunks), 20 * MEBIBYTE)).to.equal(length);
        expect((await read())?.equals(bytes)).to.equal(true);
        if (length > 100)
          expect((await read({ first: length - 100, last: length - 1 }))?.equals(bytes.subarray(-100))).to.equal(true);
      });
    }

    it("are read in part", async () => {
      await write(pieces("0123456789"));
      expect([
        await text({ first: 0, last: 1 }),
        await text({ first: 3, last: 5 }),
        await text({ first: 9, last: 9 }),
      ]).to.deep.equal(["01", "345", "9"]);
    });

    it("are not there before all of them is written", async () => {
      let seen: unknown = "not called";
      async function* slow(): AsyncGenerator<Uint8Array> {
        yield Buffer.alloc(6 * MEBIBYTE, "a");
        seen = await media.read(ID);
        yield Buffer.alloc(6 * MEBIBYTE, "b");
      }
      await write(slow(), 20 * MEBIBYTE);
      expect([seen, (await read())?.length]).to.deep.equal([undefined, 12 * MEBIBYTE]);
    });

    for (const [what, first] of [
      ["at once", "half"],
      ["after a part", Buffer.alloc(6 * MEBIBYTE)],
    ] as const) {
      it(`are not there where they are cut off ${what}`, async () => {
        expect((await failureOf(write(pieces(first, new Error("cut off")), 20 * MEBIBYTE))).message).to.equal(
          "cut off",
        );
        expect(await read()).to.equal(undefined);
      });
    }

    it("are not there where they are too large, and no more of them is read", async () => {
      let taken = 0;
      async function* endless(): AsyncGenerator<Uint8Array> {
        for (;;) {
          taken += 1;
          yield Buffer.alloc(100);
        }
      }
      expect((await failureOf(write(endless(), 250))).name).to.equal("MediaTooLargeError");
      expect([taken, await read()]).to.deep.equal([3, undefined]);
      expect(await write(pieces("x".repeat(250)), 250)).to.equal(250);
    });

    it("stay until their replacement is complete", async () => {
      await write(pieces("first"));
      await failureOf(write(pieces("second", new Error("cut off"))));
      expect(await text()).to.equal("first");
      await write(pieces("second"));
      expect(await text()).to.equal("second");
    });

    it("are whole when several processes write them", async () => {
      await Promise.all(["a", "b", "c"].map((letter) => write(pieces(...Array<string>(50).fill(letter.repeat(10))))));
      expect(await text()).to.match(/^(a{500}|b{500}|c{500})$/);
    });

    it("are removed, and it is no error when there are none", async () => {
      await write(pieces("x"));
      await media.remove(ID);
      await media.remove(ID);
      expect(await read()).to.equal(undefined);
    });

    for (const id of ["../../etc/passwd", "..", "a/b", "", "x".repeat(200), "abc.part12"]) {
      it(`are never at "${id.slice(0, 20)}"`, async () => {
        const attempts = [
          () => media.write(id, pieces("x"), { mostBytes: 9 }),
          () => media.read(id),
          () => media.remove(id),
        ];
        for (const attempt of attempts)
          expect((await failureOf((async () => attempt())())).name).to.equal("RangeError");
      });
    }
  });
}
