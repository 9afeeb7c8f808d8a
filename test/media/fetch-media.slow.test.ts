import { buffer } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "chai";
import { makeVideo } from "../../src/simulator/video-encoder/video.js";
import { failureOf } from "../support/promises.js";
import {
  type Behave,
  MediaHost,
  MP4,
  cut,
  fileOf,
  video,
  give,
  image,
  redirect,
  refuse,
  reset,
} from "../support/media/media-host.js";
import { fetchingMedia, TAGGED } from "./fetched-media.js";

/** For hosts that become silent. On a slow machine a working one may seem silent, and gets only one more request. */
const SHORT_TIMES = { idleMs: 300 };
/** A first box, and the begin of a second one. */
const cutInBox = Buffer.concat([
  Buffer.from("\0\0\0\x14ftypmp42\0\0\0\0mp42\0\0\x10\0mdat", "latin1"),
  Buffer.alloc(500),
]);

describe("fetching media", () => {
  const { host, other, fetcher, fetched, codeOf } = fetchingMedia();

  it("returns all of a video, with its reported type", async () => {
    const url = host.at("/video", give(video, { "content-type": "text/html" }));
    const { mime, bytes, begun } = await fetched(`${url}?signed=a%2Bb&x`);
    expect([mime, bytes.equals(video), begun]).to.deep.equal(["video/mp4", true, 1]);
    expect(host.requested[0]?.path).to.equal("/video?signed=a%2Bb&x");
    expect(host.requested[0]?.headers)
      .to.include({ "accept-encoding": "identity" })
      .and.not.to.have.any.keys("authorization", "range", "cookie");
  });

  const lengths: readonly (readonly [what: string, behave: Behave])[] = [
    ["in pieces of no known length", (response) => void response.writeHead(200).end(video)],
    [
      "a byte at a time at first",
      (response) => {
        response.writeHead(200, { "content-length": video.length });
        for (let at = 0; at < 20; at += 1) setTimeout(() => response.write(video.subarray(at, at + 1)), at);
        setTimeout(() => response.end(video.subarray(20)), 40);
      },
    ],
  ];

  for (const [what, behave] of lengths) {
    it(`returns all of a video that comes ${what}`, async () => {
      expect((await fetched(host.at("/video", behave))).bytes.equals(video)).to.equal(true);
    });
  }

  it("returns all of a video that comes until the connection ends, where its boxes end there too", async () => {
    const whole = makeVideo({ words: "a boat", seconds: 1, width: 64, height: 48 });
    const url = host.at(
      "/video",
      (response) => void response.socket?.end(Buffer.concat([Buffer.from("HTTP/1.0 200 OK\r\n\r\n"), whole])),
    );
    expect((await fetched(url)).bytes.equals(whole)).to.equal(true);
  });

  describe("accepts nothing that is no medium of the kind", () => {
    const page = "<!doctype html><title>Sorry</title>".padEnd(200);
    const rows: readonly (readonly [what: string, accept: "video" | "image", behave: Behave, code: string])[] = [
      ["an HTML page with the type of a video", "video", give(page, { "content-type": "video/mp4" }), "wrong_type"],
      ["JSON", "video", give('{"error":{"code":404}}', { "content-type": "application/json" }), "wrong_type"],
      ["an image", "video", give(image), "wrong_type"],
      ["a video for an image", "image", give(video), "wrong_type"],
      [
        "an SVG with code",
        "image",
        give("<svg xmlns='http://www.w3.org/2000/svg'/>", { "content-type": "image/png" }),
        "wrong_type",
      ],
      ["nothing", "video", give(""), "empty"],
      ["an empty body of unknown length", "video", (response) => void response.writeHead(200).end(), "empty"],
      ["no content", "video", (response) => void response.writeHead(204).end(), "status_204"],
      ["a part that was not requested", "video", give(video, { "content-range": "bytes 0-9/10" }, 206), "status_206"],
      ["too few bytes", "video", give("\0\0\0\x18ft"), "wrong_type"],
      ["a compressed body", "video", give(video, { "content-encoding": "gzip" }), "encoded"],
      ["a content-length that is too large", "video", give(fileOf(MP4, 1_000_001)), "too_large"],
    ];
    for (const [what, accept, behave, code] of rows) {
      it(`${what} is ${code}, at once`, async () => {
        expect(await codeOf(host.at("/video", behave, give(video)), { accept })).to.equal(code);
        expect(host.requested).to.have.length(1);
      });
    }

    it("a body whose actual size is too large is not read further", async () => {
      let written = 0;
      const endless: Behave = (response) => {
        response.writeHead(200).write(video);
        const timer = setInterval(() => response.write(video, () => (written += video.length)), 2);
        response.once("close", () => clearInterval(timer));
      };
      expect(await codeOf(host.at("/video", endless))).to.equal("too_large");
      expect(written).to.be.below(20_000_000);
    });
  });

  describe("tries again", () => {
    const rows: readonly (readonly [what: string, first: Behave])[] = [
      ...[408, 425, 429, 500, 502, 503, 504].map((status): readonly [string, Behave] => [
        `after ${status}`,
        refuse(status),
      ]),
      ["after a reset", reset],
      ["after half a head", (response) => void response.socket?.end("HTTP/1.1 200 OK\r\nconten")],
      ["after a body that was cut", cut(video, 1_000)],
      [
        "after a body in pieces that was cut",
        (response) => void response.writeHead(200).write(video, () => response.socket?.destroy()),
      ],
      [
        "after a body that is shorter than its content-length",
        (response) => void response.socket?.end(`HTTP/1.1 200 OK\r\ncontent-length: 99\r\n\r\n${MP4}`),
      ],
      [
        "after a body without a length that ends inside a box",
        (response) => void response.socket?.end(Buffer.concat([Buffer.from("HTTP/1.0 200 OK\r\n\r\n"), cutInBox])),
      ],
    ];
    for (const [what, first] of rows) {
      it(what, async () => {
        const { bytes } = await fetched(host.at("/video", first, give(video)));
        expect([bytes.equals(video), host.requested.length, host.requested[1]?.headers.range]).to.deep.equal([
          true,
          2,
          undefined,
        ]);
      });
    }

    const silent: readonly (readonly [what: string, first: Behave])[] = [
      ["after a timeout", () => undefined],
      [
        "after a body that became silent",
        (response) => void response.writeHead(200, { "content-length": video.length }).write(video.subarray(0, 1_000)),
      ],
    ];
    for (const [what, first] of silent) {
      it(what, async () => {
        const { bytes } = await fetched(host.at("/video", first, give(video)), { times: SHORT_TIMES });
        expect(bytes.equals(video)).to.equal(true);
        expect(host.requested.length).to.be.at.least(2);
        expect(host.requested.at(-1)?.headers.range).to.equal(undefined);
      });
    }

    for (const [status, notReady, hits] of [
      [404, [404], 2],
      [404, [], 1],
      [403, [404], 1],
      [400, [400, 404], 2],
      [401, [], 1],
    ] as const) {
      const statuses = notReady.join(" and ") || "nothing";
      it(`${hits === 2 ? "" : "not "}after ${status}, where ${statuses} means that it is not ready`, async () => {
        const url = host.at("/video", refuse(status), give(video));
        expect(await codeOf(url, { notReady })).to.equal(hits === 2 ? "it did not fail" : `status_${status}`);
        expect(host.requested).to.have.length(hits);
      });
    }

    it("once for each wait, and fails with the last failure", async () => {
      expect(await codeOf(host.at("/video", reset, refuse(503), refuse(503), refuse(500)))).to.equal("status_500");
      expect(host.requested).to.have.length(4);
    });

    it("after its host's retry-after", async () => {
      const begun = Date.now();
      await fetched(host.at("/video", refuse(503, { "retry-after": "1" }), give(video)));
      expect(Date.now() - begun).to.be.at.least(950);
    });

    it("not when its host's retry-after is long, and reports the delay", async () => {
      const failure = await failureOf(fetched(host.at("/video", refuse(429, { "retry-after": "600" }))));
      expect(failure).to.include({ code: "status_429", waitMs: 600_000, isRetryable: true });
      expect(host.requested).to.have.length(1);
    });

    it("not when the consumer of the body failed", async () => {
      const url = host.at("/video", give(video));
      const failing = fetcher().fetch({ url, accept: "video", mostBytes: 1_000_000 }, async (_mime, bytes) => {
        for await (const _chunk of bytes) throw new Error("the disk is full");
      });
      expect((await failureOf(failing)).message).to.equal("the disk is full");
      expect(host.requested).to.have.length(1);
    });

    it("where the consumer wraps the failure", async () => {
      const url = host.at("/video", cut(video, 1_000), give(video));
      let begun = 0;
      await fetcher().fetch({ url, accept: "video", mostBytes: 1_000_000 }, async (_mime, bytes) => {
        begun += 1;
        await buffer(bytes).catch(() => {
          throw new Error("something else");
        });
      });
      expect(begun).to.equal(2);
    });
  });

  describe("ends", () => {
    it("at its deadline", async () => {
      const drip: Behave = (response) => {
        response.writeHead(200, { "content-length": 1_000_000 }).write(video);
        const timer = setInterval(() => response.write("."), 20);
        response.once("close", () => clearInterval(timer));
      };
      expect(await codeOf(host.at("/video", drip), { times: { wholeMs: 400 } })).to.equal("timeout");
    });

    it("on its signal, with the reason", async () => {
      const over = new AbortController();
      const failing = failureOf(
        fetched(
          host.at("/video", () => undefined),
          { signal: over.signal },
        ),
      );
      await sleep(30);
      over.abort(new Error("enough"));
      expect((await failing).message).to.equal("enough");
      expect((await failureOf(fetched(host.url, { signal: over.signal }))).message).to.equal("enough");
    });

    it("with nothing left over where there was no address", async () => {
      const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === "Timeout").length;
      const from = fetcher();
      const before = timers();
      for (let count = 0; count < 50; count += 1)
        expect(await codeOf("gs://bucket/video.mp4", {}, from)).to.equal("bad_address");
      expect(timers() - before).to.be.below(10);
    });

    it("at once when the consumer has enough, though more is expected", async () => {
      const half: Behave = (response) =>
        void response.writeHead(200, { ...TAGGED, "content-length": video.length }).write(video.subarray(0, 1_000));
      const from = fetcher();
      const failing = from.fetch(
        {
          url: host.at("/video", half),
          accept: "video",
          mostBytes: 1_000_000,
          times: { wholeMs: 60_000, idleMs: 60_000 },
        },
        async (_mime, bytes) => {
          const rest = buffer(bytes).catch(() => undefined);
          await Promise.race([rest, sleep(30)]);
          throw new Error("the bucket is gone");
        },
      );
      expect((await failureOf(failing)).message).to.equal("the bucket is gone");
    });
  });

  describe("keeps credentials private", () => {
    const provider = (origin = host.url) => ({
      origin,
      headers: { "x-api-key": "secret-of-the-provider" },
      query: { key: "secret-in-the-query" },
    });
    const reported = (at: MediaHost) =>
      at.requested.map(({ path, headers }): [path: string, secret: unknown] => [path, headers["x-api-key"]]);
    const SECRET = ["/video?alt=media&key=secret-in-the-query", "secret-of-the-provider"];

    it("the provider's own address gets its credentials", async () => {
      await fetched(`${host.at("/video", refuse(503), give(video))}?alt=media`, { provider: provider() });
      expect(reported(host)).to.deep.equal([SECRET, SECRET]);
    });

    it("no other address does", async () => {
      await fetched(`${other.at("/video", give(video))}?alt=media`, { provider: provider() });
      expect(reported(other)).to.deep.equal([["/video?alt=media", undefined]]);
    });

    for (const to of ["another address", "the same"]) {
      it(`nor a redirect to ${to}`, async () => {
        const next = to === "the same" ? host : other;
        await fetched(`${host.at("/video", redirect(`${next.url}/next?signed=1`))}?alt=media`, {
          provider: provider(),
        }).catch(() => undefined);
        next.at("/next", give(video));
        await fetched(`${host.url}/video?alt=media`, { provider: provider() });
        expect([...reported(host), ...reported(other)].filter(([path]) => path.startsWith("/next"))).to.deep.equal([
          ["/next?signed=1", undefined],
          ["/next?signed=1", undefined],
        ]);
      });
    }

    it("a key that the address has already is not added twice", async () => {
      await fetched(`${host.at("/video", give(video))}?key=of-the-address`, { provider: provider() });
      expect(reported(host)[0]?.[0]).to.equal("/video?key=of-the-address");
    });
  });
});
