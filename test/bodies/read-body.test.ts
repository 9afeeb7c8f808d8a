import { createServer, request as sendRequest, type IncomingMessage, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";
import { expect } from "chai";
import { MemoryBudget } from "../../src/bodies/memory-budget.js";
import { ClientGoneError, GatewayError } from "../../src/errors/gateway-error.js";
import type { Body } from "../../src/bodies/body.js";
import { readJson } from "../../src/bodies/read-body.js";
import { BOMB, looksBack, OF_KNOWN_SIZE, STREAMED, WORDS } from "../support/bodies/compressed-bodies.js";

const LIMIT = 1000;

describe("reading a body off a socket", () => {
  let server: Server;
  let outcome: Promise<Body | Error>;
  let settle: (outcome: Body | Error) => void;
  let budget: MemoryBudget;

  beforeEach(async () => {
    budget = new MemoryBudget(10_000, { timeoutMs: 50 });
    outcome = new Promise((resolve) => (settle = resolve));
    server = createServer((request, response) => {
      const lease = budget.open();
      readJson(request, LIMIT, lease)
        .then(settle, settle)
        .finally(() => {
          lease.release();
          response.end("done");
        });
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  });

  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  const port = () => (server.address() as AddressInfo).port;

  function post(
    chunks: readonly (string | Buffer)[],
    headers: Record<string, string | number> = {},
  ): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const client = sendRequest({ port: port(), host: "127.0.0.1", method: "POST", headers }, resolve).on(
        "error",
        reject,
      );
      for (const chunk of chunks) client.write(chunk);
      client.end();
    });
  }

  async function body(): Promise<Body> {
    const value = await outcome;
    if (value instanceof Error) throw value;
    return value;
  }

  async function refusal(): Promise<GatewayError> {
    const value = await outcome;
    if (!(value instanceof GatewayError)) throw new Error(`not refused: ${JSON.stringify(value)}`);
    return value;
  }

  describe("that is compressed", () => {
    const SMALL = JSON.stringify({ a: "é".repeat(100) });
    const ways: [string, (text: string) => Buffer][] = [
      ["gzip", gzipSync],
      ["x-gzip", gzipSync],
      ["deflate", deflateSync],
      ["br", brotliCompressSync],
    ];
    for (const [encoding, compress] of ways) {
      it(`by ${encoding} is read the same, whatever its pieces`, async () => {
        const bytes = compress(SMALL);
        await post([bytes.subarray(0, 3), bytes.subarray(3)], { "content-encoding": encoding });
        expect((await body()).text).to.equal(SMALL);
        expect(budget.held).to.equal(0);
      });

      it(`by ${encoding} may not inflate beyond the limit, however small it is`, async () => {
        const bytes = compress(" ".repeat(10_000_000));
        await post([bytes], { "content-encoding": encoding, "content-length": bytes.length });
        expect((await refusal()).code).to.equal("request_too_large");
        expect(budget.held).to.equal(0);
      });

      it(`by ${encoding} is refused when it is cut`, async () => {
        await post([compress(SMALL).subarray(0, -5)], { "content-encoding": encoding });
        expect(await refusal()).to.include({ code: "invalid_request" });
      });

      it(`by ${encoding} is refused when it is in another format`, async () => {
        await post([SMALL], { "content-encoding": encoding });
        expect((await refusal()).message).to.equal(`The request body is not valid ${encoding}.`);
      });
    }

    for (const [name, bytes] of Object.entries({ "in one piece": OF_KNOWN_SIZE, "while it is compressed": STREAMED })) {
      it(`by zstd, ${name}, is read the same`, async () => {
        await post([bytes], { "content-encoding": "zstd" });
        expect((await body()).text).to.equal(WORDS);
      });
    }

    it("by zstd may not inflate beyond the limit", async () => {
      await post([BOMB], { "content-encoding": "ZSTD" });
      expect((await refusal()).code).to.equal("request_too_large");
      expect(budget.held).to.equal(0);
    });

    it("by zstd is refused when it is cut", async () => {
      await post([STREAMED.subarray(0, -3)], { "content-encoding": "zstd" });
      // The decoder of newer runtimes treats a cut body as a complete one.
      expect((await refusal()).message).to.match(/^The request body is not valid (zstd|JSON)\.$/);
    });

    it("by zstd is refused when its window is too large", async () => {
      await post([looksBack(16)], { "content-encoding": "zstd" });
      expect(await refusal()).to.include({
        code: "invalid_request",
        message: "The request body needs a window of more than 8 MiB.",
      });
    });

    it("and inflates to nothing is refused as soon as it is too large", async () => {
      const empty = gzipSync("");
      await post([Buffer.concat(Array<Buffer>(60).fill(empty))], { "content-encoding": "gzip" });
      expect((await refusal()).code).to.equal("request_too_large");
    });

    it("in another encoding is refused, and the error names the accepted ones", async () => {
      await post([SMALL], { "content-encoding": "compress" });
      expect(await refusal())
        .to.include({ code: "unsupported_media_type" })
        .and.have.property("message")
        .match(/gzip, deflate, br, zstd/);
    });

    it("leaves the connection usable for the answer", async () => {
      const answer = await post([gzipSync(" ".repeat(1_000_000)), "x".repeat(500)], { "content-encoding": "gzip" });
      expect(answer.statusCode).to.equal(200);
    });
  });

  it("returns the original text and its value", async () => {
    await post(['{ "a"', ': "é" }']);
    expect(await body()).to.deep.equal({ text: '{ "a": "é" }', json: { a: "é" }, hasBigIntegers: false });
  });

  it("joins characters that were cut", async () => {
    const bytes = Buffer.from('{"a":"漢"}');
    await post([bytes.subarray(0, 7), bytes.subarray(7)]);
    expect((await body()).json).to.deep.equal({ a: "漢" });
  });

  it("reports an altered integer", async () => {
    await post(['{"a":[9007199254740993]}']);
    expect((await body()).hasBigIntegers).to.equal(true);
  });

  const refused: [string, (string | Buffer)[], string, string][] = [
    ["malformed JSON, with the position", ['{"a":1,}'], "invalid_request", "is not valid JSON, at position 7."],
    ["JSON that is cut off", ['{"a":'], "invalid_request", "is not valid JSON"],
    ["nothing", [], "invalid_request", "is not valid JSON"],
    ["a byte order mark", ["\uFEFF{}"], "invalid_request", "is not valid JSON"],
    ["a list", ["[1]"], "invalid_request", "must be a JSON object"],
    ["null", ["null"], "invalid_request", "must be a JSON object"],
    ["a string", ['"{}"'], "invalid_request", "must be a JSON object"],
    ["bytes that are not UTF-8", [Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x7d])], "invalid_request", "not valid UTF-8"],
    ["half of a character", [Buffer.from('{"a":"漢"}').subarray(0, 7)], "invalid_request", "not valid UTF-8"],
    [
      "a lone surrogate in three bytes",
      [Buffer.from([0x7b, 0x22, 0xed, 0xa0, 0x80, 0x22, 0x7d])],
      "invalid_request",
      "not valid UTF-8",
    ],
    ["a key twice", ['{"a":1,"a":1}'], "invalid_request", "twice"],
    ["a body that is too large, in pieces", ['{"a":"', "x".repeat(LIMIT), '"}'], "request_too_large", "1000 bytes"],
  ];
  for (const [name, chunks, code, message] of refused) {
    it(`refuses ${name}`, async () => {
      await post(chunks);
      const error = await refusal();
      expect(error.code).to.equal(code);
      expect(error.message).to.contain(message);
    });
  }

  it("accepts a body of exactly the limit", async () => {
    await post([`{"a":"${"x".repeat(LIMIT - 8)}"}`]);
    expect((await body()).text).to.have.length(LIMIT);
  });

  it("refuses a body whose content-length is too large before any of it comes", async () => {
    const socket = connect(port(), "127.0.0.1");
    socket.write(`POST / HTTP/1.1\r\nhost: h\r\ncontent-length: ${LIMIT + 1}\r\n\r\n`);
    expect((await refusal()).code).to.equal("request_too_large");
    socket.destroy();
  });

  it("leaves the connection open for the refusal", async () => {
    const response = await post(["x".repeat(LIMIT + 1)]);
    expect(response.statusCode).to.equal(200);
  });

  it("reports when the client disconnects while sending", async () => {
    const socket = connect(port(), "127.0.0.1");
    socket.write("POST / HTTP/1.1\r\nhost: h\r\ncontent-length: 100\r\n\r\n{");
    setTimeout(() => socket.destroy(), 20);
    expect(await outcome).to.be.instanceOf(ClientGoneError);
  });

  it("refuses more than all calls may hold together, and recovers", async () => {
    const other = budget.open();
    await other.hold(9_900);
    await post([`{"a":"${"x".repeat(200)}"}`]);
    const error = await refusal();
    expect(error).to.include({ code: "overloaded" });
    expect(error.details.retryAfter).to.equal("1");
    other.release();
    outcome = new Promise((resolve) => (settle = resolve));
    await post([`{"a":"${"x".repeat(200)}"}`]);
    expect((await body()).json).to.have.property("a");
    expect(budget.held).to.equal(0);
  });
});
