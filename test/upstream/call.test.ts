import { Secret } from "../../src/config/secret.js";
import { createServer, type RequestListener, type Server } from "node:http";
import { type AddressInfo, createServer as createTcpServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "chai";
import { request } from "undici";
import type { Agent } from "undici";
import { dialects } from "../../src/registry.js";
import { openAgent, type UpstreamTimeouts } from "../../src/upstream/agent.js";
import { callUpstream, type UpstreamCall } from "../../src/upstream/call.js";
import { discardReply, readReply } from "../../src/upstream/read-reply.js";
import type { SignRequest } from "../../src/upstream/credentials/sign-request.js";
import { prepareTarget, type Target } from "../../src/upstream/target.js";
import { asUpstreamError, ConnectError, UpstreamError } from "../../src/upstream/upstream-error.js";

const call = (given: Partial<UpstreamCall> = {}): UpstreamCall => ({
  body: "{}",
  headers: {},
  stream: false,
  signal: new AbortController().signal,
  ...given,
});

function targetAt(port: number): Target {
  const [dialect] = dialects.values();
  if (dialect === undefined) throw new Error("no dialect is compiled");
  const route = { provider: "p", model: "m", dialect: dialect.name, priority: 0, weight: 1 };
  return prepareTarget(
    "maker/m",
    route,
    { id: "p", baseUrl: `http://127.0.0.1:${port}/v1`, headers: {}, apiKey: new Secret("k") },
    dialect,
  );
}

async function failureOf(promise: Promise<unknown>): Promise<UpstreamError> {
  const error = await promise.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof UpstreamError)) throw new Error(`not an upstream failure: ${String(error)}`);
  return error;
}

/** The connections that another call may use. */
function freeConnections(agent: Agent): number {
  return Object.values(agent.stats).reduce((sum, stats) => sum + ("free" in stats ? stats.free : 0), 0);
}

/** Longer than any slow machine makes an upstream seem silent. */
const LONG_TIMEOUTS = { connectTimeoutSeconds: 15, firstByteTimeoutSeconds: 15, idleTimeoutSeconds: 15 };

describe("a call to an upstream", () => {
  let agent: Agent;
  let server: Server;
  let connections = 0;

  async function serve(listener: RequestListener): Promise<Target> {
    server = createServer(listener);
    connections = 0;
    server.on("connection", () => connections++);
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    return targetAt((server.address() as AddressInfo).port);
  }

  async function hasty(times: Partial<UpstreamTimeouts>, work: (agent: Agent) => Promise<unknown>): Promise<void> {
    const impatient = openAgent({ ...LONG_TIMEOUTS, ...times });
    await work(impatient).finally(() => impatient.destroy());
  }

  beforeEach(() => {
    agent = openAgent(LONG_TIMEOUTS);
    server = createServer();
  });

  afterEach(async () => {
    await agent.destroy();
    server.closeAllConnections();
    server.close();
  });

  it("sends the body as it is, with the headers the gateway sets and no others", async () => {
    let seen: { headers: NodeJS.Dict<string | string[]>; body: string } | undefined;
    const target = await serve(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      seen = { headers: request.headers, body: Buffer.concat(chunks).toString() };
      response.end("{}");
    });
    const reply = await callUpstream(agent, target, call({ body: '{"é": 1 }', headers: { "x-beta": "b" } }));
    expect(await readReply(reply, 100)).to.equal("{}");
    expect(seen?.body).to.equal('{"é": 1 }');
    const { host: _host, connection: _connection, ...headers } = seen?.headers ?? {};
    expect(headers).to.include({
      ...target.headers,
      accept: "application/json",
      "x-beta": "b",
      "content-length": "10",
    });
    expect(Object.keys(headers)).to.have.length(Object.keys(target.headers).length + 3);
  });

  it("asks for a stream in the form of the dialect", async () => {
    let accept: string | undefined;
    const target = await serve((request, response) => {
      accept = request.headers.accept;
      response.end("{}");
    });
    await readReply(await callUpstream(agent, target, call({ stream: true })), 100);
    expect(accept).to.equal(target.callHeaders.stream.accept);
  });

  for (const name of ["transfer-encoding", "expect", "upgrade"])
    it(`takes the header ${name}, which the HTTP client refuses, for a request that was not sent`, async () => {
      const refused = request("http://127.0.0.1:1", { headers: { [name]: "x" } });
      expect(await refused.catch(asUpstreamError)).to.include({ kind: "connect" });
    });

  it("signs the bytes that it sends", async () => {
    const sent: Buffer[] = [];
    const target = await serve(async (request, response) => {
      for await (const chunk of request) sent.push(chunk as Buffer);
      response.end("{}");
    });
    let signedBody: unknown;
    const sign: SignRequest = ({ body }) => {
      signedBody = body;
      return Promise.resolve({ "x-signed": "yes" });
    };
    const credentials = { ...target.credentials, sign };
    await readReply(await callUpstream(agent, { ...target, credentials }, call({ body: '{"é": 1 }' })), 100);
    expect(Buffer.concat(sent)).to.deep.equal(signedBody);
  });

  it("follows no redirect", async () => {
    const target = await serve((_, response) => response.writeHead(307, { location: "/elsewhere" }).end());
    expect((await callUpstream(agent, target, call())).status).to.equal(307);
  });

  it("distinguishes a connection that cannot be made", async () => {
    const target = await serve(() => undefined);
    server.close();
    const failure = await failureOf(callUpstream(agent, target, call()));
    expect(failure).to.be.instanceOf(ConnectError);
    expect(failure.kind).to.equal("connect");
  });

  it("distinguishes a connection cut after the request from one that could not be made", async () => {
    const target = await serve((request) => request.socket.destroy());
    expect((await failureOf(callUpstream(agent, target, call()))).kind).to.equal("broken");
  });

  it("gives up when no answer begins", async () => {
    const target = await serve(() => undefined);
    await hasty({ firstByteTimeoutSeconds: 0.3 }, async (impatient) => {
      expect((await failureOf(callUpstream(impatient, target, call()))).kind).to.equal("timeout");
    });
  });

  it("gives up when an answer stops coming", async () => {
    const target = await serve((_, response) => response.writeHead(200).write("{"));
    await hasty({ idleTimeoutSeconds: 0.3 }, async (impatient) => {
      const reply = await callUpstream(impatient, target, call());
      expect((await failureOf(readReply(reply, 100))).kind).to.equal("timeout");
    });
  });

  it("treats an answer that is cut off as broken", async () => {
    const target = await serve((request, response) => {
      response.writeHead(200, { "content-length": "100" }).write("{");
      setTimeout(() => request.socket.destroy(), 20);
    });
    const reply = await callUpstream(agent, target, call());
    expect((await failureOf(readReply(reply, 100))).kind).to.equal("broken");
  });

  it("treats something that is not HTTP as broken", async () => {
    const tcp = createTcpServer((socket) => socket.end("hello\r\n\r\n"));
    await new Promise<void>((resolve) => tcp.listen(0, "127.0.0.1", resolve));
    const target = targetAt((tcp.address() as AddressInfo).port);
    expect((await failureOf(callUpstream(agent, target, call()))).kind).to.equal("broken");
    tcp.close();
  });

  it("reads no more than the limit", async () => {
    const target = await serve((_, response) => response.end("x".repeat(200_000)));
    const reply = await callUpstream(agent, target, call());
    expect((await failureOf(readReply(reply, 100_000))).kind).to.equal("too_large");
  });

  it("skips a byte order mark", async () => {
    const target = await serve((_, response) => response.end("\uFEFF{}"));
    expect(await readReply(await callUpstream(agent, target, call()), 100)).to.equal("{}");
  });

  it("refuses an answer that is not UTF-8", async () => {
    const target = await serve((_, response) => response.end(Buffer.from([0x7b, 0xff, 0x7d])));
    const reply = await callUpstream(agent, target, call());
    expect((await failureOf(readReply(reply, 100))).kind).to.equal("unreadable");
  });

  it("closes the upstream's connection when it is aborted", async () => {
    let closed: (() => void) | undefined;
    const isClosed = new Promise<void>((resolve) => (closed = resolve));
    const controller = new AbortController();
    const target = await serve((request) => {
      request.socket.once("close", () => closed?.());
      controller.abort();
    });
    await callUpstream(agent, target, call({ signal: controller.signal })).catch(() => undefined);
    await isClosed;
  });

  it("keeps the connection of an answer whose rest is not read", async () => {
    const target = await serve((_, response) => response.end("first\n".repeat(100)));
    for (let count = 0; count < 3; count++) {
      const reply = await callUpstream(agent, target, call());
      await reply.body.next();
      discardReply(reply);
      while (freeConnections(agent) < 1) await sleep(5);
    }
    expect(connections).to.equal(1);
  });

  it("uses a connection again after a long answer was read but for its end", async () => {
    const size = 300_000;
    const target = await serve((_, response) => {
      response.write("x".repeat(size));
      setImmediate(() => response.end("the end"));
    });
    for (let count = 0; count < 3; count++) {
      const reply = await callUpstream(agent, target, call());
      for (let read = 0; read < size;) read += (await reply.body.next())?.length ?? size;
      discardReply(reply);
      while (freeConnections(agent) < 1) await sleep(5);
    }
    expect(connections).to.equal(1);
  });

  it("gives what is awaited of an answer whose rest is given up", async () => {
    const target = await serve((_, response) => {
      response.write("snow");
      setTimeout(() => response.end(" falls"), 50);
    });
    const { body } = await callUpstream(agent, target, call());
    expect(String(await body.next())).to.equal("snow");
    const rest = body.next();
    body.discard();
    expect(String(await rest)).to.equal(" falls");
  });

  it("collects a small answer, however it arrives", async () => {
    const pieces = [["snow falls"], ["snow", " falls"], ["s", "now", " falls"]];
    let sent: readonly string[] = [];
    const target = await serve((_, response) => {
      response.writeHead(200, { "content-length": 10 });
      void (async () => {
        for (const piece of sent) {
          await sleep(5);
          response.write(piece);
        }
        response.end();
      })();
    });
    for (sent of pieces) {
      const reply = await callUpstream(agent, target, call());
      expect(await readReply(reply, 1000)).to.equal("snow falls");
      expect(reply.body.isClosed).to.equal(true);
    }
  });

  it("fails when a small answer is shorter than its head says", async () => {
    const target = await serve((_, response) => {
      response.writeHead(200, { "content-length": 10 });
      response.write("snow", () => response.destroy());
    });
    const reply = await callUpstream(agent, target, call());
    expect(await failureOf(readReply(reply, 1000))).to.include({ kind: "broken" });
  });

  it("fails when a call is given up while a small answer arrives", async () => {
    const controller = new AbortController();
    const target = await serve((_, response) => {
      response.writeHead(200, { "content-length": 10 });
      response.write("snow");
    });
    const reply = await callUpstream(agent, target, call({ signal: controller.signal }));
    controller.abort();
    expect(await failureOf(readReply(reply, 1000))).to.include({ kind: "broken" });
  });

  it("reads a stream as it arrives, also where its length is known and small", async () => {
    const target = await serve((_, response) => {
      response.writeHead(200, { "content-length": 10 });
      response.write("snow", () => setTimeout(() => response.destroy(), 20));
    });
    const reply = await callUpstream(agent, target, call({ stream: true }));
    let read = "";
    const reading = (async () => {
      for (let piece; (piece = await reply.body.next()) !== undefined;) read += piece.toString();
    })();
    expect(await reading.catch(asUpstreamError)).to.include({ kind: "broken" });
    expect(read).to.equal("snow");
  });

  it("releases a small answer that nobody reads and that never ends", async () => {
    let closed: (() => void) | undefined;
    const isClosed = new Promise<void>((resolve) => (closed = resolve));
    const target = await serve((request, response) => {
      response.writeHead(200, { "content-length": 10 });
      response.write("snow");
      request.socket.once("close", () => closed?.());
    });
    const reply = await callUpstream(agent, target, call());
    discardReply(reply);
    await isClosed;
    expect(reply.body.isClosed).to.equal(true);
  });

  it("releases an answer that never ends", async () => {
    let closed: (() => void) | undefined;
    const isClosed = new Promise<void>((resolve) => (closed = resolve));
    const target = await serve((request, response) => {
      response.writeHead(200);
      const timer = setInterval(() => response.write("x".repeat(50_000)), 5);
      request.socket.once("close", () => {
        clearInterval(timer);
        closed?.();
      });
    });
    discardReply(await callUpstream(agent, target, call()));
    await isClosed;
  });
});
