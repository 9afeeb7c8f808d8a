import { expect } from "chai";
import { fetchInput } from "../../src/media/fetch-input.js";
import { type MediaFetcher, openMediaFetcher } from "../../src/media/fetch-media.js";
import { failureOf } from "../support/promises.js";
import {
  type Behave,
  MediaHost,
  PNG,
  cut,
  fileOf,
  give,
  image,
  redirect,
  refuse,
} from "../support/media/media-host.js";

const LIMITS = { mostBytes: 1_048_576, accept: "image" } as const;

describe("fetchInput: a client's medium at an address", () => {
  const host = new MediaHost();
  let open: MediaFetcher;
  let guarded: MediaFetcher;

  before(() => host.listen());
  after(() => host.close());
  beforeEach(() => {
    open = openMediaFetcher({ allowPrivateAddresses: true });
    guarded = openMediaFetcher({ allowPrivateAddresses: false });
  });
  afterEach(async () => {
    host.reset();
    await Promise.all([open.close(), guarded.close()]);
  });

  for (const length of [64, 65, 66, 5_000, 1_048_576]) {
    it(`of ${length} bytes is returned whole, with its detected type`, async () => {
      const bytes = fileOf(PNG, length);
      const { mime, bytes: given } = await fetchInput(
        open,
        host.at("/image.jpg", give(bytes, { "content-type": "image/jpeg" })),
        LIMITS,
      );
      expect([mime, given.equals(bytes)]).to.deep.equal(["image/png", true]);
    });
  }

  for (const [mebibytes, room] of [
    [1, 4],
    [5, 50],
  ] as const)
    it(`of ${mebibytes} MiB takes room for ${room} MiB, where 50 MiB are allowed`, async () => {
      const sent = fileOf(PNG, mebibytes * 1_048_576);
      const limits = { ...LIMITS, mostBytes: 50 * 1_048_576 };
      const { bytes } = await fetchInput(open, host.at("/image", give(sent)), limits);
      expect([bytes.equals(sent), bytes.buffer.byteLength]).to.deep.equal([true, room * 1_048_576]);
    });

  it("is fetched again where it broke off", async () => {
    const { bytes } = await fetchInput(open, host.at("/image", cut(image, 1_000), refuse(503), give(image)), LIMITS);
    expect(bytes.equals(image)).to.equal(true);
  });

  const rows: readonly (readonly [what: string, behave: Behave, message: string])[] = [
    [
      "is an HTML page",
      give("<!doctype html>".padEnd(100), { "content-type": "image/png" }),
      "What is at the medium's address is not a PNG, JPEG or WebP image.",
    ],
    ["is empty", give(""), "What is at the medium's address is not a PNG, JPEG or WebP image."],
    ["is too large", give(fileOf(PNG, 1_048_577)), "The medium is larger than 1 MiB."],
    ["is not there", refuse(404), "The medium's host answered with status 404."],
    ["redirects into itself", redirect("/image"), "The medium's address redirects to where it is not followed."],
  ];
  for (const [what, behave, message] of rows) {
    it(`is refused where it ${what}`, async () => {
      expect(await failureOf(fetchInput(open, host.at("/image", behave), LIMITS))).to.include({
        name: "MediaUnreachableError",
        message,
      });
    });
  }

  it("is refused with the same message whether it is hidden or missing", async () => {
    const failures = await Promise.all(
      [host.at("/image", give(image)), "http://nowhere.invalid/image", "http://169.254.169.254/latest/meta-data"].map(
        (url) => failureOf(fetchInput(guarded, url, LIMITS)),
      ),
    );
    expect(failures.map(({ message }) => message)).to.deep.equal(
      Array(3).fill("The medium's address cannot be reached."),
    );
    expect(host.requested).to.have.length(0);
  });

  it("is refused where it is no medium", async () => {
    expect((await failureOf(fetchInput(guarded, "ftp://example.com/a.png", LIMITS))).message).to.match(
      /must be an http or https address/,
    );
  });

  it("is cancelled when no call needs it any more", async () => {
    const over = new AbortController();
    const failing = failureOf(
      fetchInput(
        open,
        host.at("/image", () => over.abort(new Error("gone"))),
        { ...LIMITS, signal: over.signal },
      ),
    );
    expect((await failing).message).to.equal("gone");
  });
});
