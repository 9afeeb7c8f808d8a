/** The limits of connections: what a client that sends slowly, or not at all, can keep open. */
import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { expect } from "chai";
import { createHttpServer } from "../../src/server/http-server.js";
import * as registry from "../../src/registry.js";
import { startGateway } from "../support/gateway.js";
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
      expect(output)
        .to.match(/^HTTP\/1.1 408 /)
        .and.to.include("The request did not arrive in time.");
      expect(milliseconds).to.be.within(SHORT_MS - 100, SHORT_MS + LOOK_MS + SPARE_MS);
    } finally {
      server.close();
    }
  });

  it("tells a client whose headers are too long how long they may be", async () => {
    const { output } = await answerTo(`GET /healthz HTTP/1.1\r\nhost: h\r\nx-long: ${"x".repeat(20_000)}\r\n\r\n`);
    expect(output)
      .to.match(/^HTTP\/1.1 431 /)
      .and.to.include("The path and the headers are larger than 16384 bytes.");
  });

  const named = "connection: close\r\nx-request-id: mine-1";
  const kept = /\r\nx-request-id: mine-1\r\n/;
  const chunk = "host: h\r\ntransfer-encoding: chunked\r\n";
  for (const [name, path, head, shape] of [
    ["no host, to chat", "/v1/chat/completions", "", /"code":"invalid_request"/],
    ["no host, to messages", "/v1/messages", "", /^\{"type":"error"/],
    ["a bad chunk, to messages", "/v1/messages", `${chunk}\r\nzz\r\n`, /^\{"type":"error"/],
    ["a bad chunk, to generate-content", "/v1/models/a/b:generateContent", `${chunk}\r\nzz\r\n`, /INVALID_ARGUMENT/],
  ] as const)
    it(`refuses ${name}, in its dialect and with the ID of the request`, async () => {
      const key = `authorization: Bearer ${open().key}\r\ncontent-type: application/json\r\n`;
      const version = "vendorb-version: 2023-06-01\r\n";
      const { output } = await answerTo(`POST ${path} HTTP/1.1\r\n${named}\r\n${key}${version}${head}\r\n`);
      expect(output)
        .to.match(/^HTTP\/1.1 400 /)
        .and.to.match(kept);
      expect(output.slice(output.indexOf("\r\n\r\n") + 4)).to.match(shape);
    });

  it("closes an idle connection after the time that is configured", async () => {
    const gateway = await startGateway({
      catalog: { providers: [], models: [] },
      config: { listen: { port: 0, idleSeconds: 0.5 } },
    });
    try {
      const port = Number(new URL(gateway.url).port);
      const { output, milliseconds } = await answerTo("GET /healthz HTTP/1.1\r\nhost: h\r\n\r\n", port);
      expect(output).to.match(/^HTTP\/1.1 200 /);
      expect(milliseconds).to.be.within(400, SPARE_MS + LOOK_MS);
    } finally {
      await gateway.stop();
    }
  });

  it("ignores an expectation that it does not know", async () => {
    const { output } = await answerTo(`GET /healthz HTTP/1.1\r\nhost: h\r\nexpect: banana\r\n${named}\r\n\r\n`);
    expect(output)
      .to.match(/^HTTP\/1.1 200 /)
      .and.to.match(kept);
  });

  for (const [name, key, wanted] of [
    ["continues the body of a client that waits", () => open().key, /^HTTP\/1.1 100 Continue\r\n\r\nHTTP\/1.1 400 /],
    ["does not for a wrong key", () => "sk-wrong", /^HTTP\/1.1 401 /],
  ] as const)
    it(name, async () => {
      const head = `host: h\r\n${named}\r\nexpect: 100-continue\r\nauthorization: Bearer ${key()}\r\n`;
      const body = "content-type: application/json\r\ncontent-length: 1\r\n\r\n{";
      expect((await answerTo(`POST /v1/responses HTTP/1.1\r\n${head}${body}`)).output).to.match(wanted);
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
