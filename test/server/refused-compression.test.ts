/** Compressed bodies that are refused before all of them came: the client gets the answer without sending the rest. */
import { connect, type Socket } from "node:net";
import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";
import { expect } from "chai";
import { json, route, temporaryGateway } from "../support/server/temporary-gateway.js";
import { holdTimers } from "../support/held-timers.js";
import { until } from "../support/until.js";

const LENGTH = 50_000;
/** How long the rest of a refused body is read. */
const DISCARD_MS = 5_000;
const WORDS = JSON.stringify({ model: "m", messages: [{ role: "user", content: "hi" }] });
const ANSWER = {
  id: "c",
  object: "chat.completion",
  created: 1,
  model: "inner-model",
  choices: [{ index: 0, message: { role: "assistant", content: "ho" }, finish_reason: "stop" }],
};
const WAYS: readonly [string, (text: string) => Buffer][] = [
  ["gzip", gzipSync],
  ["deflate", deflateSync],
  ["br", brotliCompressSync],
];

describe("a compressed body that is refused while it comes", () => {
  const open = temporaryGateway({ models: [{ id: "m", routes: [route("one", "chat")] }] });
  let socket: Socket;
  let output: string;

  /** Declares so many bytes, and sends fewer. */
  function begin(path: string, encoding: string, bytes: Buffer): void {
    const { port, key } = open();
    output = "";
    socket = connect(port, "127.0.0.1");
    socket.on("data", (chunk) => (output += chunk.toString())).on("error", () => undefined);
    socket.write(head(path, key, { "content-encoding": encoding, "content-length": LENGTH }));
    socket.write(bytes);
  }

  const answered = (status: number) => until(() => output.includes(`HTTP/1.1 ${status}`) && output.includes('"error"'));

  afterEach(() => socket.destroy());

  for (const [encoding, compress] of WAYS) {
    const cases: readonly [string, Buffer, number, string][] = [
      ["broken", Buffer.from("this is something else, and was never compressed"), 400, "invalid_request_error"],
      ["too large", compress(" ".repeat(4_000_000)), 413, "invalid_request_error"],
    ];
    for (const [what, bytes, status, type] of cases) {
      it(`by ${encoding}, because it is ${what}, is answered at once`, async () => {
        begin("/v1/chat/completions", encoding, bytes);
        await answered(status);
        expect(output).to.contain(type);
      });
    }
  }

  it("is answered in the caller's dialect", async () => {
    begin("/v1/messages", "gzip", gzipSync(" ".repeat(4_000_000)));
    await answered(413);
    expect(output).to.contain('"type":"request_too_large"');
  });

  it("leaves the connection to a client that sends the rest", async () => {
    const bytes = Buffer.from("this is something else");
    begin("/v1/chat/completions", "gzip", bytes);
    await answered(400);
    open().upstream.answer = json(ANSWER);
    // Nothing is written between: a machine that pauses would be cut off.
    socket.write(
      Buffer.concat([
        Buffer.alloc(LENGTH - bytes.length),
        Buffer.from(head("/v1/chat/completions", open().key, { "content-length": WORDS.length }) + WORDS),
      ]),
    );
    await until(() => output.includes("HTTP/1.1 200"));
  });

  it("ends the connection with one that does not", async () => {
    const timers = holdTimers(DISCARD_MS);
    try {
      const closed = new Promise<void>((resolve) => {
        begin("/v1/chat/completions", "gzip", Buffer.from("this is something else"));
        socket.once("close", () => resolve());
      });
      await answered(400);
      await until(() => timers.pending > 0);
      timers.elapse();
      await closed;
    } finally {
      timers.restore();
    }
  });
});

function head(path: string, key: string, headers: Readonly<Record<string, string | number>>): string {
  const all = {
    host: "h",
    authorization: `Bearer ${key}`,
    "anthropic-version": "2023-06-01",
    "content-type": "application/json",
    ...headers,
  };
  return [`POST ${path} HTTP/1.1`, ...Object.entries(all).map(([name, value]) => `${name}: ${value}`), "\r\n"].join(
    "\r\n",
  );
}
