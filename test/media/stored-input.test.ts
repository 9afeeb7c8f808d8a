/** Media of the gateway itself as inputs, where their store fails or hangs. */
import { Readable } from "node:stream";
import { expect } from "chai";
import type { MediaArchive } from "../../src/media/store-media.js";
import { readStored, StoredMediaError } from "../../src/media/stored-input.js";
import { failureOf } from "../support/promises.js";

const ID = "a".repeat(43);
const URL = `https://gateway.example/media/${ID}`;

const archiveWith = (read: () => Promise<Readable | undefined>) =>
  ({
    publicUrl: "https://gateway.example",
    index: {
      find: async (id: string) => (id === ID ? { mime: "image/png", bytes: 3, at: { name: "x" } } : undefined),
    },
    store: { read },
  }) as unknown as MediaArchive;

const broken = () =>
  new Readable({
    read() {
      this.destroy(Object.assign(new Error("EIO"), { code: "EIO" }));
    },
  });

async function whole(_mime: string, pieces: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all);
}

describe("readStored", () => {
  const limits = { accept: "image", mostBytes: 10, mostMs: 40 } as const;

  it("gives the bytes, and closes the stream", async () => {
    const stream = Readable.from([Buffer.from("a"), Buffer.from("bc")]);
    const read = await readStored(
      archiveWith(async () => stream),
      URL,
      limits,
      whole,
    );
    expect([read?.toString(), stream.destroyed]).to.deep.equal(["abc", true]);
  });

  const failing: readonly [name: string, read: () => Promise<Readable | undefined>][] = [
    ["cannot be opened", () => Promise.reject(new Error("AccessDenied"))],
    ["breaks off", async () => broken()],
    ["never opens", () => new Promise(() => undefined)],
    ["sends nothing", async () => new Readable({ read: () => undefined })],
    ["has fewer bytes than were stored", async () => Readable.from([Buffer.from("ab")])],
    ["has more bytes than were stored", async () => Readable.from([Buffer.from("abcd")])],
  ];
  for (const [name, read] of failing)
    it(`fails as a store that ${name}`, async () => {
      const error = await failureOf(readStored(archiveWith(read), URL, limits, whole));
      expect(error).to.be.instanceOf(StoredMediaError);
    });

  it("ends with its call, and closes a stream that opens later", async () => {
    const call = new AbortController();
    const late = new Readable({ read: () => undefined });
    let open = (_stream: Readable): void => undefined;
    const opening = new Promise<Readable>((resolve) => (open = resolve));
    const reading = failureOf(
      readStored(
        archiveWith(() => opening),
        URL,
        { ...limits, signal: call.signal },
        whole,
      ),
    );
    const gone = new Error("gone");
    call.abort(gone);
    expect(await reading).to.equal(gone);
    open(late);
    await opening;
    expect(late.destroyed).to.equal(true);
  });

  it("knows nothing of other addresses", async () => {
    const archive = archiveWith(() => Promise.reject(new Error("read")));
    for (const url of ["https://other.example/media/" + ID, URL.replace("/media/", "/media/../")])
      expect(await readStored(archive, url, limits, whole)).to.equal(undefined);
  });
});
