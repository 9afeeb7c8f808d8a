import { Readable, Writable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { expect } from "chai";
import { createS3Media } from "../../src/media/s3-store.js";
import { temporaryDirectory } from "../support/directories.js";
import { failureOf } from "../support/promises.js";
import { BucketServer, type Fault, KEYS } from "../support/media/bucket-server.js";

const ID = "Ab3456789012345678901234567890123456789012X";
const MEBIBYTE = 1024 ** 2;

async function* parts(count: number, failure?: Error): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < count; at += 1) yield Buffer.alloc(MEBIBYTE, 97 + at);
  if (failure !== undefined) throw failure;
}

/** Fails the requests of a kind that have these numbers, counted from one. */
function failing(kind: RegExp, numbers: readonly number[], fail: Fault): Fault {
  let seen = 0;
  return (request, response) => {
    if (!kind.test(`${request.method} ${request.url}`)) return false;
    seen += 1;
    return numbers.includes(seen) && fail(request, response);
  };
}
const PART = /^PUT .*partNumber=/;
const EVER = Array.from({ length: 20 }, (_, at) => at + 1);
const status =
  (code: number, name: string): Fault =>
  (request, response) => {
    request
      .resume()
      .once("end", () =>
        response
          .writeHead(code, { "content-type": "application/xml" })
          .end(`<Error><Code>${name}</Code><Message>no</Message></Error>`),
      );
    return true;
  };
const cutUp: Fault = (request) => {
  request.once("data", () => request.socket.resetAndDestroy());
  return true;
};

describe("media in a bucket", () => {
  const directory = temporaryDirectory();
  const server = new BucketServer();
  const open = (more: Record<string, string> = {}) =>
    createS3Media({ bucket: "videos", region: "us-east-1", endpoint: server.url, ...KEYS, ...more });
  const write = (source: AsyncIterable<Uint8Array>, media = open()) =>
    media.write(ID, source, { mostBytes: 100 * MEBIBYTE });
  const written = async () => {
    const stream = await open().read(ID);
    return stream && (await buffer(stream)).length;
  };

  beforeEach(() => server.listen(directory()));
  afterEach(() => server.close());

  it("have a path of the bucket, with its prefix", async () => {
    await write(parts(1), open({ prefix: "gateway/videos-" }));
    expect(server.requested).to.deep.equal([`PUT /videos/gateway/videos-${ID}?x-id=PutObject`]);
    expect(await written()).to.equal(undefined);
  });

  const passing: readonly (readonly [what: string, fault: Fault])[] = [
    ["500 once", failing(PART, [2], status(500, "InternalError"))],
    ["503 once, to the beginning", failing(/^POST .*uploads/, [1], status(503, "SlowDown"))],
    ["500 once, to the end", failing(/^POST .*uploadId/, [1], status(500, "InternalError"))],
    ["a part that is cut halfway", failing(PART, [1], cutUp)],
  ];
  for (const [what, fault] of passing) {
    it(`are whole after ${what}`, async () => {
      server.fault = fault;
      expect(await write(parts(12))).to.equal(12 * MEBIBYTE);
      expect([await written(), server.unfinished]).to.deep.equal([12 * MEBIBYTE, []]);
    });
  }

  const breaking: readonly (readonly [
    what: string,
    fault: Fault,
    source: () => AsyncIterable<Uint8Array>,
    message: RegExp,
  ])[] = [
    ["their source breaks off", () => false, () => parts(12, new Error("cut off")), /^cut off$/],
    [
      "access is denied halfway",
      failing(PART, [2], status(403, "AccessDenied")),
      () => parts(12),
      /access to it is denied/,
    ],
    ["parts are cut again and again", failing(PART, EVER, cutUp), () => parts(12), /reset|ECONNRESET|EPIPE/],
    [
      "the end of it fails for good",
      failing(/^POST .*uploadId/, EVER, status(500, "InternalError")),
      () => parts(12),
      /./,
    ],
  ];
  for (const [what, fault, source, message] of breaking) {
    it(`leave no parts behind where ${what}`, async () => {
      server.fault = fault;
      expect((await failureOf(write(source()))).message).to.match(message);
      expect(server.unfinished).to.deep.equal([]);
      server.fault = () => false;
      expect(await written()).to.equal(undefined);
      expect(server.requested.filter((one) => one.startsWith("DELETE") && one.includes("uploadId"))).to.have.length(1);
    });
  }

  it("report why they were cut off, though the parts cannot be removed", async () => {
    server.fault = failing(/^DELETE/, EVER, status(403, "AccessDenied"));
    expect((await failureOf(write(parts(12, new Error("cut off"))))).message).to.equal("cut off");
  });

  it("read no more of a source when a part is refused, and release it", async () => {
    server.fault = failing(PART, [1], status(403, "AccessDenied"));
    let taken = 0;
    let isLetGo = false;
    async function* endless(): AsyncGenerator<Uint8Array> {
      try {
        for (;;) {
          taken += 1;
          yield Buffer.alloc(MEBIBYTE);
        }
      } finally {
        isLetGo = true;
      }
    }
    await failureOf(write(endless()));
    expect([taken < 12, isLetGo]).to.deep.equal([true, true]);
  });

  const unusable: readonly (readonly [what: string, more: Record<string, string>, fault: Fault, message: string])[] = [
    [
      "there is no such bucket",
      { bucket: "books" },
      () => false,
      'media cannot be stored in the bucket "books": there is none of that name',
    ],
    ["the key is unknown", { accessKeyId: "nobody" }, () => false, "the access key is not known there"],
    [
      "the secret is wrong",
      { secretAccessKey: "not-the-secret" },
      status(403, "SignatureDoesNotMatch"),
      "the secret of the access key is not the right one",
    ],
    ["access is denied", {}, status(403, "AccessDenied"), "access to it is denied"],
  ];
  for (const [what, more, fault, message] of unusable) {
    it(`are refused with a clear message where ${what}`, async () => {
      server.fault = fault;
      const media = open(more);
      for (const attempt of [() => write(parts(1), media), () => write(parts(6), media), () => media.read(ID)]) {
        const failure = await failureOf(attempt());
        expect(failure.name, failure.stack).to.equal("BucketUnusableError");
        expect(failure.message).to.contain(message).and.not.to.contain("not-the-secret");
      }
      expect((await failureOf(media.makeReady(false))).name).to.equal("BucketUnusableError");
    });
  }

  it("are refused at the start where nothing answers", async () => {
    const { url } = server;
    server.close();
    const media = createS3Media({ bucket: "videos", region: "us-east-1", endpoint: url, ...KEYS });
    expect((await failureOf(media.makeReady(false))).name).to.equal("BucketUnusableError");
  });

  const heads: readonly (readonly [status: number, message: string])[] = [
    [301, "it is in another region"],
    [400, "status 400"],
    [403, "access to it is denied"],
    [503, "status 503"],
  ];
  for (const [code, message] of heads) {
    it(`are refused at the start with the reason of a ${code} that has no body`, async () => {
      server.fault = (_request, response) => response.writeHead(code).end();
      expect((await failureOf(open().makeReady(false))).message).to.contain(`"videos": ${message}`);
    });
  }

  it("are not stored where a server answers that is no object store", async () => {
    server.fault = (request, response) => request.resume().once("end", () => response.end("<html>hello</html>"));
    expect((await failureOf(write(parts(1)))).message).to.equal("no object store answers there");
  });

  it("are not read in part from a store that sends the whole", async () => {
    await write(parts(1));
    server.fault = (_request, response) => response.end(Buffer.alloc(MEBIBYTE));
    expect((await failureOf(open().read(ID, { first: 5, last: 9 }))).message).to.equal(
      "the object store serves no ranges",
    );
  });

  it("are released when their reader disconnects", async () => {
    await write(parts(12));
    const closed = new Promise((resolve) => {
      server.fault = (_request, response) => {
        response.writeHead(200, { "content-length": 12 * MEBIBYTE }).write(Buffer.alloc(MEBIBYTE));
        response.once("close", () => resolve("closed"));
        return true;
      };
    });
    const reader = new Writable({ write: (_chunk, _encoding, done) => done(new Error("gone")) });
    await failureOf(pipeline((await open().read(ID)) ?? Readable.from([]), reader));
    expect(await closed).to.equal("closed");
  });

  it("end in an error for their readers where they are cut off", async () => {
    await write(parts(12));
    server.fault = (_request, response) => {
      response
        .writeHead(200, { "content-length": 12 * MEBIBYTE })
        .write(Buffer.alloc(MEBIBYTE), () => response.socket?.resetAndDestroy());
      return true;
    };
    const stream = await open().read(ID);
    expect((await failureOf(buffer(stream ?? Readable.from([])))).message).to.not.equal("it did not fail");
  });
});
