/** Upstreams that send interim answers which nobody asked for. */
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "chai";
import type { Agent } from "undici";
import { openAgent } from "../../src/upstream/agent.js";

const CONTINUE = "HTTP/1.1 100 Continue\r\n\r\n";
const HINTS = "HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n";
const PROCESSING = "HTTP/1.1 102 Processing\r\n\r\n";
const BODY = "HTTP/1.1 100 and more is only text here\r\n\r\n";
const FINAL = `HTTP/1.1 200 OK\r\ncontent-length: ${BODY.length}\r\n\r\n${BODY}`;
const UNTIL_ITS_END = `HTTP/1.1 200 OK\r\nconnection: close\r\n\r\n${BODY}`;
const LONGER_THAN_A_SEGMENT_MS = 20;
const OFTEN_MS = 50;

const CASES: Readonly<Record<string, readonly string[]>> = {
  "no interim answer": [FINAL],
  "a continue": [CONTINUE, FINAL],
  "two of them": [CONTINUE, "HTTP/1.1 100 Continue\r\nserver: x\r\n\r\n", FINAL],
  "one in pieces": ["H", "TTP/1.1 1", "00 Continue\r\nserver:", " x\r\n\r", "\n", FINAL],
  "one with the begin of the answer": [`${CONTINUE}HTTP/1.1`, FINAL.slice("HTTP/1.1".length)],
  "one among hints": [HINTS, CONTINUE, HINTS, FINAL],
  "hints that end in the piece of the answer": [HINTS.slice(0, -3), HINTS.slice(-3) + FINAL],
  "an answer in pieces": [..."HTTP/1.1 2", FINAL.slice("HTTP/1.1 2".length)],
  "a body that looks like one": [FINAL.slice(0, -BODY.length), BODY],
  "one before an answer that ends with its connection": [CONTINUE, UNTIL_ITS_END],
};

describe("an answer", () => {
  let server: Server;
  let agent: Agent;
  let sockets: Socket[];
  let give: (socket: Socket) => Promise<void>;

  beforeEach(async () => {
    sockets = [];
    agent = openAgent({ connectTimeoutSeconds: 5, firstByteTimeoutSeconds: 15, idleTimeoutSeconds: 15 });
    server = createServer({ noDelay: true }, (socket) => {
      sockets.push(socket);
      socket.on("error", () => undefined).on("data", () => void give(socket));
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  });
  afterEach(async () => {
    await agent.destroy();
    for (const socket of sockets) socket.destroy();
    server.close();
  });

  const ask = async () => {
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const { statusCode, body } = await agent.request({ origin, path: "/", method: "POST", body: "{}" });
    const answer = [statusCode, await body.text()];
    // The connection is free again a moment later.
    await sleep(LONGER_THAN_A_SEGMENT_MS);
    return answer;
  };

  for (const [name, interim] of Object.entries({ CONTINUE, PROCESSING, HINTS }))
    it(`that never comes is waited for until the deadline, although ${name} comes again and again`, async () => {
      const impatient = openAgent({ connectTimeoutSeconds: 5, firstByteTimeoutSeconds: 0.4, idleTimeoutSeconds: 15 });
      let count = 0;
      give = async (socket) => {
        for (; !socket.destroyed && count < 200; count += 1) {
          socket.write(interim);
          await sleep(OFTEN_MS);
        }
        socket.destroy();
      };
      const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      const asked = impatient.request({ origin, path: "/", method: "POST", body: "{}" });
      const error: unknown = await asked.then(
        () => undefined,
        (thrown: unknown) => thrown,
      );
      await impatient.destroy();
      expect(error).to.have.property("code", "UND_ERR_HEADERS_TIMEOUT");
      expect(count).to.be.within(2, 199);
    });

  for (const [name, pieces] of Object.entries(CASES))
    for (const [how, sent, pauseMs] of [
      ["in pieces", pieces, LONGER_THAN_A_SEGMENT_MS],
      ["at once", [pieces.join("")], 0],
    ] as const)
      it(`is read after ${name}, sent ${how}, and another on the same connection`, async () => {
        give = async (socket) => {
          for (const piece of sent) {
            socket.write(piece);
            await sleep(pauseMs);
          }
          if (pieces.includes(UNTIL_ITS_END)) socket.end();
        };
        for (let count = 0; count < 2; count += 1) expect(await ask()).to.deep.equal([200, BODY]);
        expect(sockets).to.have.length(pieces.includes(UNTIL_ITS_END) ? 2 : 1);
      });
});
