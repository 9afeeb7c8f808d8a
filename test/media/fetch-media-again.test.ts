import type { lookup } from "node:dns";
import { expect } from "chai";
import { failureOf } from "../support/promises.js";
import {
  type Behave,
  MP4,
  cut,
  fileOf,
  video,
  give,
  part,
  redirect,
  refuse,
  reset,
} from "../support/media/media-host.js";
import { fetchingMedia, TAGGED } from "./fetched-media.js";

const OLD = { "last-modified": "Mon, 01 Jan 2024 00:00:00 GMT", "accept-ranges": "bytes" };

describe("fetching media after a cut, a redirect or from a hidden host", () => {
  const { host, other, fetcher, fetched, codeOf } = fetchingMedia();

  describe("continues where it was cut", () => {
    for (const [what, headers, ifRange] of [
      ["a tag", TAGGED, '"one"'],
      ["a modification time", OLD, OLD["last-modified"]],
      ["a tag, and empty parts", { etag: '"one"' }, '"one"'],
    ] as const) {
      it(`by ${what}`, async () => {
        const { bytes, begun } = await fetched(host.at("/video", cut(video, 100_000, headers), part(video, headers)));
        expect([bytes.equals(video), begun]).to.deep.equal([true, 1]);
        expect(host.requested[1]?.headers).to.include({ range: "bytes=100000-", "if-range": ifRange });
      });
    }

    it("again and again, as long as it makes progress", async () => {
      const parts = Array.from({ length: 12 }, () => part(video, TAGGED, 20_000));
      const { bytes, begun } = await fetched(
        host.at("/video", cut(video, 40_000, TAGGED), ...parts, part(video, TAGGED)),
      );
      expect([bytes.equals(video), begun, host.requested.length]).to.deep.equal([true, 1, 14]);
    });

    it("after empty answers in between", async () => {
      const { bytes, begun } = await fetched(
        host.at("/video", cut(video, 100_000, TAGGED), refuse(503), reset, part(video, TAGGED)),
      );
      expect([bytes.equals(video), begun]).to.deep.equal([true, 1]);
    });

    it("not for ever where nothing more comes", async () => {
      expect(await codeOf(host.at("/video", cut(video, 100_000, TAGGED), refuse(503)))).to.equal("status_503");
      expect(host.requested.length).to.be.within(4, 5);
    });

    it("not for ever where promised parts are empty", async () => {
      const hollow: Behave = (response) => {
        response
          .writeHead(206, { ...TAGGED, "content-length": 200_000, "content-range": "bytes 100000-299999/300000" })
          .flushHeaders();
        setTimeout(() => response.socket?.destroy(), 20);
      };
      expect(await codeOf(host.at("/video", cut(video, 100_000, TAGGED), hollow))).to.equal("broken");
      expect(host.requested.length).to.be.within(4, 5);
    });

    it("of a body in pieces, whose length a part has", async () => {
      const first: Behave = (response) =>
        void response
          .writeHead(200, TAGGED)
          .write(video.subarray(0, 100_000), () => setTimeout(() => response.socket?.destroy(), 20));
      expect((await fetched(host.at("/video", first, part(video, TAGGED)))).bytes.equals(video)).to.equal(true);
    });
  });

  describe("starts again", () => {
    const another = fileOf(MP4, 250_000).fill(7, 1_000);
    const fresh = new Date(Date.now() + 3_600_000).toUTCString();
    const rows: readonly (readonly [what: string, first: Record<string, string>, second?: Behave])[] = [
      ["where nothing identifies versions", {}],
      ["where a tag is weak", { etag: 'W/"one"' }],
      ["where a tag is weak beside an old modification time", { ...OLD, etag: 'W/"one"' }],
      ["where the modification time is too recent to identify versions", { "last-modified": fresh }],
      ["where parts are not supported", { ...TAGGED, "accept-ranges": "none" }],
      ["where the whole body comes", TAGGED, give(another, { etag: '"two"' })],
      ["where there is no such part any more", TAGGED, refuse(416)],
      ["where the part is of another version", TAGGED, part(another, { etag: '"two"' })],
      ["where the part is of another length", TAGGED, part(another)],
      ["where another part comes", TAGGED, part(video, { "content-range": "bytes 0-99/300000" })],
      ["where the part is not described", TAGGED, part(video, { "content-range": "" })],
      ["where there are several parts", TAGGED, part(video, { "content-range": "bytes 100000-299999/*" })],
    ];
    for (const [what, headers, second] of rows) {
      it(what, async () => {
        const url = host.at(
          "/video",
          cut(video, 100_000, headers),
          ...(second === undefined ? [] : [second]),
          give(another),
        );
        const { bytes } = await fetched(url);
        expect(bytes.equals(another)).to.equal(true);
        expect(host.requested.at(-1)?.headers.range).to.equal(undefined);
      });
    }
  });

  describe("follows", () => {
    for (const status of [301, 302, 303, 307, 308]) {
      it(`a ${status}`, async () => {
        host.at("/next", give(video));
        expect((await fetched(host.at("/video", redirect("next", status)))).bytes.equals(video)).to.equal(true);
      });
    }

    it("five redirects, and no more", async () => {
      for (let at = 0; at < 5; at += 1) host.at(`/${at}`, redirect(`/${at + 1}`));
      host.at("/5", give(video));
      expect(await codeOf(`${host.url}/0`)).to.equal("it did not fail");
      expect(await codeOf(host.at("/video", redirect("/0")))).to.equal("too_many_redirects");
    });

    for (const [location, code] of [
      ["file:///etc/passwd", "bad_address"],
      ["http://user:password@127.0.0.1/", "bad_address"],
      ["http://[", "bad_address"],
      ["", "bad_redirect"],
    ] as const) {
      it(`no redirect to ${location || "nowhere"}`, async () => {
        expect(await codeOf(host.at("/video", location === "" ? refuse(302) : redirect(location)))).to.equal(code);
      });
    }
  });

  describe("reaches no host that is not public", () => {
    const guarded = () => fetcher({ allowPrivateAddresses: false });
    const hosts = [
      "127.0.0.1",
      "localhost",
      "[::1]",
      "[::ffff:127.0.0.1]",
      "0.0.0.0",
      "0",
      "2130706433",
      "0x7f.1",
      "169.254.169.254",
      "10.0.0.1",
      "[64:ff9b::7f00:1]",
      "①②⑦.⓪.⓪.①",
    ];
    for (const name of hosts) {
      it(`by ${name}`, async () => {
        expect(await codeOf(`http://${name}:${new URL(host.url).port}/video`, {}, guarded())).to.equal(
          "refused_address",
        );
        expect(host.requested).to.have.length(0);
      });
    }

    for (const url of [
      "ftp://example.com/",
      "file:///etc/passwd",
      "data:video/mp4;base64,AAAA",
      "http://user@example.com/",
      "//example.com/",
      "",
      "gopher://127.0.0.1",
    ]) {
      it(`by ${url || "no address"}`, async () => {
        expect(await codeOf(url, {}, guarded())).to.equal("bad_address");
      });
    }

    it("by a name that was public a moment ago", async () => {
      const wanted = new AbortController();
      const answers = [["93.184.216.34"], ["127.0.0.1"]];
      const resolve = ((_name: string, _options: unknown, answer: (error: null, addresses: unknown) => void) => {
        const [address = ""] = (answers.length > 1 ? answers.shift() : answers[0]) ?? [];
        setTimeout(() => wanted.abort(), 50);
        answer(null, [{ address, family: 4 }]);
      }) as unknown as typeof lookup;
      const from = fetcher({ allowPrivateAddresses: false, lookup: resolve });
      await failureOf(fetched(`http://videos.test:${new URL(host.url).port}/video`, { signal: wanted.signal }, from));
      expect(await codeOf(`http://videos.test:${new URL(host.url).port}/video`, {}, from)).to.equal("refused_address");
      expect(host.requested).to.have.length(0);
    });

    it("except the provider's own, which the operator has set", async () => {
      const url = host.at("/video", cut(video, 1_000, TAGGED), part(video, TAGGED));
      expect((await fetched(url, { provider: { origin: host.url } }, guarded())).bytes.equals(video)).to.equal(true);
    });

    it("except in a network that the operator allows", async () => {
      const url = host.at("/video", redirect("/again"));
      host.at("/again", give(video));
      const from = fetcher({ allowPrivateAddresses: ["127.0.0.1/32"] });
      expect((await fetched(url, {}, from)).bytes.equals(video)).to.equal(true);
    });

    for (const name of ["127.0.0.2", "localhost.localdomain", "0.0.0.0"]) {
      it(`by a redirect from such a network to ${name}`, async () => {
        const resolve = ((_name: string, _options: unknown, answer: (error: null, addresses: unknown) => void) =>
          answer(null, [{ address: "127.0.0.2", family: 4 }])) as unknown as typeof lookup;
        const from = fetcher({ allowPrivateAddresses: ["127.0.0.1/32"], lookup: resolve });
        const to = other.at("/video", give(video)).replace("127.0.0.1", name);
        expect(await codeOf(host.at("/video", redirect(to)), {}, from)).to.equal("refused_address");
        expect(other.requested).to.have.length(0);
      });
    }

    it("to which the provider redirects", async () => {
      other.at("/video", give(video));
      expect(
        await codeOf(host.at("/video", redirect(`${other.url}/video`)), { provider: { origin: host.url } }, guarded()),
      ).to.equal("refused_address");
      expect(other.requested).to.have.length(0);
    });
  });
});
