/** Heads that have crashed other servers: each gets an answer, and the process serves on. */
import { connect } from "node:net";
import { expect } from "chai";
import { route, temporaryGateway } from "../support/server/temporary-gateway.js";

const open = temporaryGateway({ models: [{ id: "maker/same", routes: [route("one", "chat")] }] });
const CHAT = "/v1/chat/completions";
const CALL = JSON.stringify({ model: "maker/same", messages: [{ role: "user", content: "hi" }] });
const ANSWER = JSON.stringify({
  id: "chatcmpl-1",
  object: "chat.completion",
  created: 1,
  model: "inner-model",
  choices: [{ index: 0, message: { role: "assistant", content: "hello" }, finish_reason: "stop" }],
});

/** The complete response of a server to bytes that a client wrote by hand. */
function raw(port: number, bytes: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
    socket.on("data", (chunk) => (output += chunk.toString("latin1")));
    socket.on("close", () => resolve(output)).on("error", reject);
  });
}

async function isServing(url: string): Promise<boolean> {
  return (await fetch(`${url}/healthz`)).ok;
}

const chunkOf = (extension: string) => `${CALL.length.toString(16)}${extension}\r\n${CALL}\r\n0\r\n\r\n`;

describe("a head that is hostile", () => {
  const chunked = "transfer-encoding: chunked\r\n\r\n";
  const whole = `content-length: ${CALL.length}\r\n\r\n${CALL}`;
  const cases: [string, string, RegExp][] = [
    ["names a prototype", `__proto__: x\r\n__proto__: y\r\nconstructor: z\r\n${whole}`, /^HTTP\/1.1 200 /],
    ["has values beyond ASCII", `x-name: caf\u00e9 \u0080\u00ff\r\n${whole}`, /^HTTP\/1.1 200 /],
    ["has a short chunk extension", `${chunked}${chunkOf(";a=b")}`, /^HTTP\/1.1 200 /],
    ["has an endless chunk extension", `${chunked}${chunkOf(`;${"a".repeat(100_000)}`)}`, /^HTTP\/1.1 4\d\d /],
    ["has a negative length", `content-length: -1\r\n\r\n${CALL}`, /^HTTP\/1.1 400 /],
    ["has two lengths", `content-length: ${CALL.length}\r\ncontent-length: 1\r\n\r\n${CALL}`, /^HTTP\/1.1 400 /],
    ["ends its lines alone", `x: 1\nx-y: 2\r\n${whole}`, /^HTTP\/1.1 400 /],
  ];
  for (const [what, rest, wanted] of cases) {
    it(`because it ${what} gets an answer, and the process serves on`, async () => {
      const { port, url, key, upstream } = open();
      upstream.answer = (response) => response.writeHead(200, { "content-type": "application/json" }).end(ANSWER);
      const head =
        `POST ${CHAT} HTTP/1.1\r\nhost: h\r\nconnection: close\r\ncontent-type: application/json\r\n` +
        `authorization: Bearer ${key}\r\n`;
      expect(await raw(port, Buffer.from(head + rest, "latin1"))).to.match(wanted);
      expect(await isServing(url)).to.equal(true);
    });
  }
});

describe("a client that takes the gateway for a proxy", () => {
  it("is told that it is none, and the connection is closed", async () => {
    const { port, url } = open();
    const output = await raw(port, Buffer.from("CONNECT example.test:443 HTTP/1.1\r\nhost: example.test:443\r\n\r\n"));
    expect(output)
      .to.match(/^HTTP\/1.1 400 /)
      .and.contain("CONNECT is for proxies, and this is none.");
    expect(await isServing(url)).to.equal(true);
  });

  it("gets nothing in the place of an answer that it waits for", async () => {
    const { port, key, upstream } = open();
    upstream.answer = () => undefined;
    const head =
      `POST ${CHAT} HTTP/1.1\r\nhost: h\r\ncontent-type: application/json\r\nauthorization: Bearer ${key}\r\n` +
      `content-length: ${CALL.length}\r\n\r\n`;
    expect(await raw(port, Buffer.from(`${head}${CALL}CONNECT a:1 HTTP/1.1\r\nhost: a:1\r\n\r\n`))).to.equal("");
  });
});

describe("the head of an upstream's answer that is hostile", () => {
  const cases: [string, string][] = [
    ["names a prototype", "__proto__: x\r\n__proto__: y\r\nconstructor: z"],
    ["has values beyond ASCII", "x-request-id: caf\u00e9 \u00ff\r\nretry-after: \u00e9\r\nserver: \u0080"],
    ["has a name for a cookie of the gateway", "set-cookie: a=b; path=/\r\nset-cookie: c=d"],
    ["has a type that is no type", "content-type: \u00e9;;=;charset=\u00ff"],
  ];
  for (const [what, lines] of cases) {
    it(`because it ${what} reaches no client, and the process serves on`, async () => {
      const { url, upstream, call } = open();
      upstream.answer = (response) => {
        const written = `HTTP/1.1 200 OK\r\ncontent-length: ${ANSWER.length}\r\n${lines}\r\n\r\n${ANSWER}`;
        response.socket?.end(Buffer.from(written, "latin1"));
      };
      const response = await call(CHAT, CALL);
      expect([200, 502], await response.text()).to.include(response.status);
      expect(response.headers.get("set-cookie")).to.equal(null);
      expect(response.headers.get("x-request-id")).to.match(/^req_/);
      expect(await isServing(url)).to.equal(true);
    });
  }
});
