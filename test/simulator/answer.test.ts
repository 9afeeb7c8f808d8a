import { once } from "node:events";
import { type Server, type ServerResponse, createServer } from "node:http";
import { type AddressInfo, type Socket, connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "chai";
import { fallbackDialect } from "../../src/registry.js";
import { answerStream } from "../../src/simulator/answer.js";

const MEBIBYTE = 1024 * 1024;

describe("answerStream", () => {
  let server: Server;
  let socket: Socket;
  let answering: Promise<{ response: ServerResponse; done: Promise<unknown> }>;

  /** A caller that requests many texts of a mebibyte each and reads none of them. */
  beforeEach(async () => {
    let begin: (started: { response: ServerResponse; done: Promise<unknown> }) => void;
    answering = new Promise((resolve) => (begin = resolve));
    server = createServer((_, response) => {
      const hungUp = new AbortController();
      response.once("close", () => hungUp.abort());
      const text = `${"a".repeat(MEBIBYTE)} `.repeat(16);
      const options = {
        dialect: fallbackDialect,
        response,
        requestId: "r",
        echo: {},
        signal: hungUp.signal,
        breaks: undefined,
        chunkIntervalMilliseconds: 0,
      };
      const done = answerStream({ parts: [{ kind: "text", text }], finish: "stop" }, false, options).then(
        () => "done",
        (error: unknown) => error,
      );
      begin({ response, done });
    });
    await once(server.listen(0, "127.0.0.1"), "listening");
    socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
    socket.on("error", () => undefined);
    socket.write("GET / HTTP/1.1\r\nhost: a\r\n\r\n");
  });
  afterEach(() => {
    socket.destroy();
    server.closeAllConnections();
    server.close();
  });

  it("waits for a caller that does not read", async () => {
    const { response, done } = await answering;
    await sleep(400);
    expect(response.writableLength).to.be.lessThan(4 * MEBIBYTE);
    socket.resume();
    expect(await done).to.equal("done");
  });

  it("gives up when the caller disconnects", async () => {
    const { done } = await answering;
    await sleep(100);
    socket.destroy();
    expect(await done).to.have.property("name", "AbortError");
  });
});
