/** The limits of connections: what a client that sends slowly, or not at all, can keep open. */
import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { expect } from "chai";
import { createHttpServer } from "../../src/server/http-server.js";
import * as registry from "../../src/registry.js";
import { temporaryGateway } from "../support/server/temporary-gateway.js";

const open = temporaryGateway({});
/** The time between two looks at heads, and time for a busy machine. */
const [LOOK_MS, SPARE_MS] = [5_000, 5_000];
/** A limit of heads that a test can wait for. */
const SHORT_MS = 500;

/** What a server sends to a client that writes this and no more, and when it closes the connection. */
function answerTo(
  text: string,
  port = open().port,
): Promise<{ readonly output: string; readonly milliseconds: number }> {
  const begunAt = performance.now();
  return new Promise((resolve, reject) => {
    let output = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(text));
    socket.on("data", (chunk) => (output += chunk.toString("latin1")));
    socket.on("close", () => resolve({ output, milliseconds: performance.now() - begunAt })).on("error", reject);
  });
}

describe("the HTTP server", () => {
  it("has limits for heads, requests and idle connections", () => {
    const server = createHttpServer(() => undefined, registry);
    const { headersTimeout, requestTimeout, keepAliveTimeout } = server;
    expect({ headersTimeout, requestTimeout, keepAliveTimeout }).to.deep.equal({
      headersTimeout: 15_000,
      requestTimeout: 300_000,
      keepAliveTimeout: 75_000,
    });
  });

  it("closes the connection of a client whose head does not end", async () => {
    const server = createHttpServer(() => undefined, registry);
    server.headersTimeout = SHORT_MS;
    await once(server.listen(0, "127.0.0.1"), "listening");
    try {
      const { port } = server.address() as AddressInfo;
      const { output, milliseconds } = await answerTo("GET /healthz HTTP/1.1\r\nhost: h\r\nx-slow: ", port);
      expect(output).to.match(/^HTTP\/1.1 408 /);
      expect(milliseconds).to.be.within(SHORT_MS - 100, SHORT_MS + LOOK_MS + SPARE_MS);
    } finally {
      server.close();
    }
  });

  for (const [version, head, wanted] of [
    ["0.9", "GET /healthz\r\n\r\n", /^HTTP\/1.1 400 /],
    ["1.0, as some proxies send", "GET /healthz HTTP/1.0\r\n\r\n", /^HTTP\/1.1 200 /],
    ["2 without an upgrade", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", /^HTTP\/1.1 400 /],
  ] as const)
    it(`answers HTTP/${version}`, async () => {
      expect((await answerTo(head)).output).to.match(wanted);
    });
});
