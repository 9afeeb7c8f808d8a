/** Bodies compressed by zstd, read from sockets: when they are refused, and how they share memory. */
import { createServer, request as sendRequest, type ClientRequest, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import * as zlib from "node:zlib";
import { expect } from "chai";
import type { Body } from "../../src/bodies/body.js";
import { MemoryBudget } from "../../src/bodies/memory-budget.js";
import { readJson } from "../../src/bodies/read-body.js";
import { GatewayError } from "../../src/errors/gateway-error.js";
import { looksBack, STREAMED, stored, WORDS } from "../support/bodies/compressed-bodies.js";
import { eventually } from "../support/until.js";

const MIB = 1024 * 1024;
const LIMIT = 4 * MIB;
const BUDGET = 20 * MIB;
/** Enough for the smaller body while it is inflated, and for none of the large ones. */
const LEFT = 4 * MIB;
const PLACES = 4;
const LARGE = bodyOf(24);
const SMALLER = bodyOf(4);
/** No block has the type 3. */
const BAD_BLOCK = Buffer.concat([stored(WORDS).subarray(0, 6), Buffer.from([6, 0, 0])]);

/** A small frame of a JSON text that is so many times 128 KiB long. */
function bodyOf(blocks: number): Buffer {
  const block = (type: number, size: number, text: string, isLast = false) => {
    const head = Buffer.alloc(3);
    head.writeUIntLE((size << 3) | (type << 1) | (isLast ? 1 : 0), 0, 3);
    return Buffer.concat([head, Buffer.from(text)]);
  };
  const many = Array.from({ length: blocks }, () => block(1, 131_072, "x"));
  return Buffer.concat([stored("").subarray(0, 6), block(0, 9, '{"text":"'), ...many, block(0, 2, '"}', true)]);
}

describe("reading a body compressed by zstd off a socket", () => {
  let server: Server;
  let budget: MemoryBudget;
  let clients: ClientRequest[];
  let outcomes: (Body | Error)[];

  beforeEach(async () => {
    clients = [];
    outcomes = [];
    budget = new MemoryBudget(BUDGET, { timeoutMs: 15_000 });
    server = createServer((request, response) => {
      const lease = budget.open();
      const note = (outcome: Body | Error) => void outcomes.push(outcome);
      void readJson(request, LIMIT, lease)
        .then(note, note)
        .finally(() => {
          lease.release();
          response.end();
        });
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  });

  afterEach("all room is given back", () => {
    for (const client of clients) client.destroy();
    server.closeAllConnections();
    server.close();
    expect(budget.held).to.equal(0);
  });

  /** Sends a piece, and leaves the body open. */
  function begin(piece: Buffer): ClientRequest {
    const { port } = server.address() as AddressInfo;
    const headers = { "content-encoding": "zstd" };
    const client = sendRequest({ port, host: "127.0.0.1", method: "POST", headers }).on("error", () => undefined);
    client.write(piece);
    clients.push(client);
    return client;
  }

  const over = (count: number) =>
    eventually(
      () => Promise.resolve(outcomes.length),
      (length) => length === count,
    );

  const early: [string, Buffer, string, string][] = [
    ["a wrong magic number", Buffer.from("{}{}{}{}"), "invalid_request", "is not valid zstd"],
    ["a block of unknown type", BAD_BLOCK, "invalid_request", "is not valid zstd"],
    ["a window that is too large", looksBack(16).subarray(0, 20), "invalid_request", "needs a window"],
    [
      "blocks that are too large together",
      stored("x".repeat(2 * LIMIT)).subarray(0, LIMIT + MIB / 2),
      "request_too_large",
      "is larger than",
    ],
  ];
  for (const [name, piece, code, message] of early) {
    it(`refuses ${name} before the rest has come`, async () => {
      begin(piece);
      await over(1);
      expect(outcomes[0]).to.be.instanceOf(GatewayError).and.to.include({ code });
      expect(outcomes[0]).to.have.property("message").that.contains(message);
    });
  }

  it("waits for the rest of a header that comes byte by byte", async () => {
    const client = begin(STREAMED.subarray(0, 1));
    for (const byte of STREAMED.subarray(1)) client.write(Buffer.from([byte]));
    client.end();
    await over(1);
    expect(outcomes[0]).to.have.property("text", WORDS);
  });

  it("reads smaller bodies while large ones wait for memory", async function () {
    // Node's own decoder takes memory chunk by chunk, as those of other encodings do.
    if ("createZstdDecompress" in zlib) this.skip();
    const other = budget.open();
    await other.hold(BUDGET - LEFT);
    for (let count = 0; count < PLACES; count += 1) begin(LARGE).end();
    await eventually(
      () => Promise.resolve(budget.waiting),
      (count) => count === PLACES,
    );
    begin(SMALLER).end();
    await over(1);
    expect(outcomes[0]).to.have.property("text").with.length.below(MIB);
    other.release();
    await over(PLACES + 1);
    expect(outcomes.filter((outcome) => outcome instanceof Error)).to.deep.equal([]);
  });
});
