import { Agent, createServer, get, request, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { once } from "node:events";
import { expect } from "chai";
import { closeAfterAnswers, drainServer, watchConnections } from "../../src/server/drain.js";
import { type RunningGateway, startGateway } from "../support/gateway.js";
import { ScriptedUpstream } from "../support/upstream.js";

/** Longer than between two looks of a server that drains for connections to close. */
const PAST_A_SWEEP_MS = 250;
const QUIET_MS = 1_500;
const LONG_TURN_MS = 20;
const DELAY_SECONDS = 1;
/** Shorter than the default, which is half a minute. */
const LONGEST_SECONDS = 3;
const BEGUN =
  'data: {"id":"a","object":"chat.completion.chunk","choices":[{"index":0,"delta":{"content":"begun"}}]}\n\n';

/** The next answers on one connection, which is kept alive. */
class Client {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 });

  constructor(private readonly port: number) {}

  ask(path: string): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      get({ port: this.port, host: "127.0.0.1", path, agent: this.#agent }, resolve).on("error", reject);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}

describe("draining a server", () => {
  let server: Server;
  let client: Client;
  let answers: ServerResponse[];
  const port = () => (server.address() as AddressInfo).port;

  beforeEach(async () => {
    answers = [];
    server = createServer(({ url }, response) => {
      if (url === "/at-once") return void response.end("whole");
      if (url === "/stream") response.writeHead(200).write("begun");
      answers.push(response);
    });
    watchConnections(server);
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    client = new Client(port());
  });

  afterEach(() => {
    client.close();
    server.closeAllConnections();
  });

  const requested = async () => {
    while (answers.length === 0) await sleep(1);
  };

  it("closes in the end connections that do not end by themselves", async () => {
    const answer = await client.ask("/stream");
    const closed = new Promise<void>((ended) => answer.on("error", () => undefined).once("close", () => ended()));
    answer.resume();
    const began = performance.now();
    await drainServer(server, { longestMs: 200 });
    await closed;
    expect(performance.now() - began).to.be.within(150, 15_000);
  });

  it("waits for no connection when there is none", async () => {
    const began = performance.now();
    await drainServer(server);
    expect(performance.now() - began).to.be.below(10_000);
  });

  it("can be started twice", async () => {
    await drainServer(server);
    await drainServer(server);
  });

  it("closes connections whose answers were under way, as their heads say", async () => {
    const asked = client.ask("/later");
    await requested();
    closeAfterAnswers(server);
    answers[0]?.end("whole");
    expect((await asked).headers.connection).to.equal("close");
  });

  it("closes a connection with several answers under way after the last of them", async () => {
    const socket = connect(port(), "127.0.0.1");
    socket.write("GET /one HTTP/1.1\r\nhost: h\r\n\r\nGET /two HTTP/1.1\r\nhost: h\r\n\r\n");
    const read = text(socket);
    while (answers.length < 2) await sleep(1);
    closeAfterAnswers(server);
    for (const [index, answer] of answers.entries()) answer.end(`answer ${index}`);
    expect((await read).match(/answer \d|connection: \S+/gi)?.map((one) => one.toLowerCase())).to.deep.equal([
      ...["connection: keep-alive", "answer 0"],
      ...["connection: close", "answer 1"],
    ]);
  });

  it("serves the request that follows a stream which began before", async () => {
    const stream = await client.ask("/stream");
    const drained = drainServer(server, { quietMs: QUIET_MS });
    await sleep(PAST_A_SWEEP_MS);
    answers[0]?.end();
    await text(stream);
    await sleep(PAST_A_SWEEP_MS);
    expect(await text(await client.ask("/at-once"))).to.equal("whole");
    await drained;
  });

  it("closes an idle connection when it was quiet for long enough", async () => {
    await text(await client.ask("/at-once"));
    await sleep(PAST_A_SWEEP_MS);
    const began = performance.now();
    await drainServer(server, { quietMs: PAST_A_SWEEP_MS });
    expect(performance.now() - began).to.be.below(QUIET_MS);
  });

  it("answers every connection that the system has accepted", async () => {
    const sockets = Array.from({ length: 20 }, () => connect(port(), "127.0.0.1"));
    const read = sockets.map((socket) => {
      socket.end("GET /at-once HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n");
      return text(socket);
    });
    // They connect in the next tick. The server accepts them one after the other, in later turns.
    await new Promise<void>((resolve) => process.nextTick(resolve));
    await drainServer(server);
    for (const answer of await Promise.all(read)) expect(answer).to.contain("whole");
  });

  it("answers a connection that arrives while a long turn of the event loop does its work", async () => {
    const answered = new Promise<string>((resolve, reject) => {
      setImmediate(() => {
        const socket = connect(port(), "127.0.0.1").on("error", reject);
        socket.end("GET /at-once HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n");
        text(socket).then(resolve, reject);
        // It connects in the next tick, after which this turn goes on.
        process.nextTick(() => busyFor(LONG_TURN_MS));
      });
    });
    await Promise.all([drainServer(server), answered]);
    expect(await answered).to.contain("whole");
  });
});

describe("draining a server from a signal", () => {
  /** The first look of a process that has done it before is short. */
  const WARM_UP = 20;
  /** One is accepted in each turn. */
  const CLIENTS = 20;
  const CONNECTS_WITHIN_MS = 10_000;
  let server: Server;

  before(async () => {
    for (let round = 0; round < WARM_UP; round += 1) await drainServer(await listening());
  });

  beforeEach(async () => (server = await listening()));

  afterEach(() => server.closeAllConnections());

  async function listening(): Promise<Server> {
    const made = createServer((_request, response) => response.end("whole"));
    watchConnections(made);
    await new Promise<void>((resolve) => made.listen(0, "127.0.0.1", resolve));
    return made;
  }

  it("answers the connections that arrived during the long turn at whose end it is received", async () => {
    const connected = new Int32Array(new SharedArrayBuffer(4));
    const { port } = server.address() as AddressInfo;
    const clients = new Worker(CLIENTS_IN_A_THREAD, { eval: true, workerData: { port, connected, count: CLIENTS } });
    const answers = once(clients, "message");
    const drained = new Promise<void>((resolve, reject) => {
      process.once("SIGUSR2", () => void drainServer(server).then(resolve, reject));
    });
    for (let count = 0; count < CLIENTS; count = Atomics.load(connected, 0))
      if (Atomics.wait(connected, 0, count, CONNECTS_WITHIN_MS) === "timed-out") throw new Error("a client is missing");
    process.kill(process.pid, "SIGUSR2");
    busyFor(LONG_TURN_MS);
    expect(await answers).to.deep.equal([Array.from({ length: CLIENTS }, () => "whole")]);
    await drained;
  });
});

/** Clients that connect while the server's thread is busy, and give what each was answered. */
const CLIENTS_IN_A_THREAD = `
  const { connect } = require("node:net");
  const { text } = require("node:stream/consumers");
  const { parentPort, workerData: { port, connected, count } } = require("node:worker_threads");
  const ask = () => {
    const socket = connect(port, "127.0.0.1", () => {
      Atomics.add(connected, 0, 1);
      Atomics.notify(connected, 0);
    });
    socket.end("GET / HTTP/1.1\\r\\nhost: localhost\\r\\nconnection: close\\r\\n\\r\\n");
    return text(socket).then((answer) => answer.split("\\r\\n").at(-1), String);
  };
  Promise.all(Array.from({ length: count }, ask)).then((answers) => parentPort.postMessage(answers));
`;

function busyFor(milliseconds: number): void {
  for (const until = performance.now() + milliseconds; performance.now() < until;);
}

describe("draining a gateway", () => {
  let upstream: ScriptedUpstream;
  let gateway: RunningGateway;
  let agent: Agent;

  beforeEach(async () => {
    agent = new Agent({ keepAlive: true, maxSockets: 1 });
    upstream = await ScriptedUpstream.start();
    const routes = [{ provider: "acme", model: "inner", dialect: "chat" }];
    const models = [{ id: "acme/a", kind: "text", routes }];
    const config = { drain: { delaySeconds: DELAY_SECONDS, longestSeconds: LONGEST_SECONDS } };
    gateway = await startGateway({
      catalog: { providers: [{ id: "acme", baseUrl: upstream.baseUrl }], models },
      config,
    });
  });

  afterEach(async () => {
    agent.destroy();
    await upstream.stop();
  });

  /** Calls on one connection. */
  const call = (stream: boolean) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const headers = { authorization: `Bearer ${gateway.key}`, "content-type": "application/json" };
      const url = `${gateway.url}/v1/chat/completions`;
      request(url, { method: "POST", headers, agent }, resolve)
        .on("error", reject)
        .end(JSON.stringify({ model: "acme/a", stream, messages: [{ role: "user", content: "hi" }] }));
    });

  it("closes the connection of a call that it answers after the signal", async () => {
    let stopped: Promise<void> | undefined;
    upstream.plays((response) => {
      stopped = gateway.stop();
      response.writeHead(400).end();
    });
    const answer = await call(false);
    answer.resume();
    expect(answer.headers.connection).to.equal("close");
    await stopped;
  });

  /** How long a stream that does not end goes on. */
  async function secondsUntilCut(stop: () => Promise<void>): Promise<number> {
    upstream.plays((response) => void response.writeHead(200, { "content-type": "text/event-stream" }).write(BEGUN));
    const stream = await call(true);
    const begunAt = performance.now();
    const stopped = stop();
    expect(await text(stream).catch((error: unknown) => error)).to.be.instanceOf(Error);
    const seconds = (performance.now() - begunAt) / 1_000;
    await stopped;
    return seconds;
  }

  it("cuts a stream that lasts longer than the configuration allows", async () => {
    expect(await secondsUntilCut(() => gateway.stop()))
      .to.be.at.least(DELAY_SECONDS + LONGEST_SECONDS - 0.1)
      .and.below(15);
  });

  it("cuts a stream sooner where the process may not go on for so long", async () => {
    const most = { delaySeconds: 0, longestSeconds: 0.5 };
    expect(await secondsUntilCut(() => gateway.stop(most))).to.be.below(DELAY_SECONDS + LONGEST_SECONDS - 0.1);
  });

  it("serves the call that follows a stream which began before", async () => {
    let end = (): void => undefined;
    upstream.plays(
      (response) => {
        response.writeHead(200, { "content-type": "text/event-stream" }).write(BEGUN);
        end = () => void response.end("data: [DONE]\n\n");
      },
      (response) => void response.writeHead(400).end(),
    );
    const stream = await call(true);
    const stopped = gateway.stop();
    await sleep(1_000 * DELAY_SECONDS + PAST_A_SWEEP_MS);
    end();
    await text(stream);
    await sleep(PAST_A_SWEEP_MS);
    const next = await call(false);
    next.resume();
    expect([next.statusCode, next.headers.connection]).to.deep.equal([400, "close"]);
    await stopped;
  });
});
