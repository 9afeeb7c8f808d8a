/** What follows the last request of a connection, and what waits behind an answer. */
import { once } from "node:events";
import type { Server, ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "chai";
import { createHttpServer } from "../../src/server/http-server.js";
import * as registry from "../../src/registry.js";
import { holdTimers } from "../support/held-timers.js";
import { until } from "../support/until.js";

const PAUSE_MS = 100;
/** No other timer waits exactly so long. */
const CLOSE_MS = 5_000;

const get = (path: string, header = "") => `GET ${path} HTTP/1.1\r\nhost: h\r\n${header}\r\n`;
const post = (path: string, body: string) =>
  `POST ${path} HTTP/1.1\r\nhost: h\r\ncontent-length: ${body.length}\r\n\r\n${body}`;

describe("the last answer of a connection", () => {
  let server: Server;
  let served: string[];
  let answers: ServerResponse[];
  const client = () => connect((server.address() as AddressInfo).port, "127.0.0.1");

  beforeEach(async () => {
    served = [];
    answers = [];
    const listener = async ({ url = "" }: { readonly url?: string }, answer: ServerResponse) => {
      served.push(url);
      answers.push(answer);
      if (url === "/last") answer.setHeader("connection", "close");
      if (url === "/begun") answer.writeHead(200).write("begun, ");
      if (url === "/never") return;
      await sleep(PAUSE_MS);
      answer.end(`answer to ${url}`);
    };
    server = createHttpServer((request, answer) => void listener(request, answer), registry);
    await once(server.listen(0, "127.0.0.1"), "listening");
  });

  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  for (const [name, first, next] of [
    ["is followed by none, although another request came with its own", get("/last"), get("/next")],
    ["is followed by none with a body", get("/last"), post("/next", "x".repeat(1_000_000))],
    ["arrives although the client announced it and sent more", get("/one", "connection: close\r\n"), get("/next")],
    ["arrives although no request follows its own but other bytes", get("/one"), "no request\r\n\r\n"],
    ["arrives whole although other bytes come while it is sent", get("/begun"), "no request\r\n\r\n"],
    ["arrives although more follows its body than announced", post("/one", "{}"), "}\r\n\r\n"],
  ] as const)
    for (const [when, pause] of [
      ["at once", 0],
      ["later", PAUSE_MS / 2],
    ] as const)
      it(`${name}, ${when}`, async () => {
        const socket = client();
        const read = text(socket);
        socket.write(pause === 0 ? first + next : first);
        await sleep(pause);
        if (pause > 0) socket.write(next);
        const path = first.split(" ")[1] ?? "";
        const output = await read;
        expect(output.match(/HTTP\/1\.1 \d+/g)).to.deep.equal(["HTTP/1.1 200"]);
        expect(output).to.contain(`answer to ${path}`);
        expect(served).to.deep.equal([path]);
      });

  it("is followed by none although the body of its request breaks after it", async () => {
    const socket = client();
    const read = text(socket);
    socket.write("POST /one HTTP/1.1\r\nhost: h\r\ntransfer-encoding: chunked\r\n\r\n1\r\na\r\n");
    await until(async () => answers[0]?.writableFinished === true);
    socket.write("no chunk\r\n");
    expect((await read).match(/HTTP\/1\.1 \d+/g)).to.deep.equal(["HTTP/1.1 200"]);
  });

  for (const [what, path, isAnswered] of [
    ["is waited for", "/never", false],
    ["has its answer", "/one", true],
  ] as const)
    it(`leaves no connection open whose client keeps it so, where the body is broken and ${what}`, async () => {
      const timers = holdTimers(CLOSE_MS);
      const { port } = server.address() as AddressInfo;
      const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
      try {
        socket.write(`POST ${path} HTTP/1.1\r\nhost: h\r\ntransfer-encoding: chunked\r\n\r\n`);
        await until(async () => answers[0]?.writableFinished === isAnswered);
        socket.write("no chunk\r\n");
        await once(socket.resume(), "end");
        const { req } = answers[0] as ServerResponse;
        expect(req.socket.destroyed).to.equal(false);
        timers.elapse();
        await until(async () => req.socket.destroyed && timers.pending === 0);
      } finally {
        timers.restore();
        socket.destroy();
      }
    });

  it("is closed with its connection, as are those that wait behind it", async () => {
    const socket = client();
    socket.write(get("/never") + get("/never") + get("/never"));
    await until(async () => answers.length === 3);
    const closed = answers.map(() => 0);
    for (const [index, answer] of answers.entries())
      answer.on("close", () => (closed[index] = (closed[index] ?? 0) + 1));
    socket.destroy();
    await until(async () => closed.every((times) => times > 0));
    expect(closed).to.deep.equal([1, 1, 1]);
  });
});
