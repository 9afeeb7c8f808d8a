import { createServer, get, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { expect } from "chai";
import { ClientStream } from "../../src/streams/client-stream.js";
import { ClientGoneError } from "../../src/errors/gateway-error.js";

const FAST = { silenceMs: 30, stallMs: 15_000 };
const IMPATIENT = { silenceMs: 30, stallMs: 200 };
/** For a client that reads little: a machine that pauses for seconds reads nothing either. */
const LONG_STALL = { silenceMs: 30, stallMs: 2_500 };

describe("ClientStream: the stream to a client", () => {
  let server: Server;
  let serve: (response: ServerResponse) => void;

  beforeEach(async () => {
    server = createServer((_, response) => serve(response));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  });

  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  const port = () => (server.address() as AddressInfo).port;
  const streamTo = (response: ServerResponse, times = FAST, keepAlive = ": ping\n\n") =>
    new ClientStream(response, { headers: { "x-a": "1" }, keepAlive, times });

  async function fetched(): Promise<{ response: IncomingMessage; text: string }> {
    return new Promise((resolve, reject) => {
      get({ port: port(), host: "127.0.0.1" }, (response) => {
        let text = "";
        response
          .on("data", (chunk) => (text += String(chunk)))
          .on("end", () => resolve({ response, text }))
          .on("error", reject);
      }).on("error", reject);
    });
  }

  it("begins with the first text, not before", async () => {
    serve = async (response) => {
      const stream = streamTo(response);
      await stream.flush();
      expect(stream.started).to.equal(false);
      stream.write("a");
      expect(stream.started).to.equal(false);
      await stream.flush();
      expect(stream.started).to.equal(true);
      stream.write("b");
      await stream.end("c");
    };
    const { response, text } = await fetched();
    expect(text).to.equal("abc");
    expect(response.headers).to.include({ "x-a": "1", "x-accel-buffering": "no" });
  });

  it("sends nothing in silence while the status of the answer is unknown", async () => {
    serve = async (response) => {
      const stream = streamTo(response);
      await new Promise((resolve) => setTimeout(resolve, 80));
      expect(stream.started).to.equal(false);
      await stream.end("a");
    };
    expect((await fetched()).text).to.equal("a");
  });

  for (const [what, keepAlive, expected] of [
    ["its head and keep-alives", ": ping\n\n", /^(: ping\n\n){1,3}a$/],
    ["its head alone, where no keep-alive is harmless,", "", /^a$/],
  ] as const) {
    it(`sends ${what} in silence before the first text`, async () => {
      serve = async (response) => {
        const stream = streamTo(response, FAST, keepAlive);
        stream.watchSilence();
        await new Promise((resolve) => setTimeout(resolve, 80));
        expect([stream.started, stream.hasContent]).to.deep.equal([true, false]);
        stream.write("a");
        expect(stream.hasContent).to.equal(true);
        await stream.flush();
        expect(stream.hasContent).to.equal(true);
        await stream.end();
      };
      const { response, text } = await fetched();
      expect(text).to.match(expected);
      expect(response.headers).to.include({ "x-a": "1", "x-accel-buffering": "no" });
    });
  }

  it("sends keep-alives in silence, once it has begun, and none after its end", async () => {
    serve = async (response) => {
      const stream = streamTo(response);
      stream.write("a");
      await stream.flush();
      await new Promise((resolve) => setTimeout(resolve, 80));
      await stream.end("b");
    };
    expect((await fetched()).text).to.match(/^a(: ping\n\n){1,3}b$/);
  });

  it("sends no keep-alive where none is harmless", async () => {
    serve = async (response) => {
      const stream = streamTo(response, FAST, "");
      stream.write("a");
      await stream.flush();
      await new Promise((resolve) => setTimeout(resolve, 80));
      await stream.end("b");
    };
    expect((await fetched()).text).to.equal("ab");
  });

  it("sends none while there is content", async () => {
    // A busy machine pauses between two texts for longer than a silence: only then there may be one.
    let silences = 0;
    serve = async (response) => {
      const stream = streamTo(response);
      for (let count = 0; count < 20; count++) {
        const begunAt = performance.now();
        stream.write("a");
        await stream.flush();
        await new Promise((resolve) => setTimeout(resolve, 5));
        silences += Math.floor((performance.now() - begunAt) / FAST.silenceMs);
      }
      await stream.end();
    };
    const { text } = await fetched();
    const pings = text.split(": ping\n\n").length - 1;
    expect(text.replaceAll(": ping\n\n", "")).to.equal("a".repeat(20));
    expect(pings).to.be.at.most(silences);
  });

  async function outcomeOfPouring(act: (port: number) => void, times = FAST): Promise<unknown> {
    const outcome = new Promise<unknown>((resolve) => {
      serve = async (response) => {
        const stream = streamTo(response, times);
        try {
          for (;;) {
            stream.write("x".repeat(1_000_000));
            await stream.flush();
          }
        } catch (error) {
          stream.abandon();
          resolve(error);
        }
      };
    });
    act(port());
    return outcome;
  }

  it("cuts off a client that reads nothing", async () => {
    const error = await outcomeOfPouring((at) => {
      const socket = connect(at, "127.0.0.1", () => socket.write("GET / HTTP/1.1\r\nhost: h\r\n\r\n"));
      socket.pause().on("error", () => undefined);
    }, IMPATIENT);
    expect(error).to.be.instanceOf(ClientGoneError);
  });

  it("keeps a client for which there is nothing to read", async () => {
    serve = async (response) => {
      const stream = streamTo(response, { silenceMs: 30, stallMs: 60 }, "");
      stream.write("a");
      await stream.flush();
      await new Promise((resolve) => setTimeout(resolve, 200));
      await stream.end("b");
    };
    expect((await fetched()).text).to.equal("ab");
  });

  it("waits for a client that reads a little at a time", async () => {
    let taken = 0;
    const began = performance.now();
    const outcome = outcomeOfPouring((at) => {
      const socket = connect(at, "127.0.0.1", () => socket.write("GET / HTTP/1.1\r\nhost: h\r\n\r\n"));
      socket
        .on("error", () => undefined)
        .on("data", (chunk) => {
          taken += chunk.length;
          socket.pause();
          // It disconnects by itself, and not before it would have been cut off without reading.
          if (performance.now() - began > 1.2 * LONG_STALL.stallMs) socket.destroy();
          else setTimeout(() => socket.resume(), 10);
        });
    }, LONG_STALL);
    expect(await outcome).to.be.instanceOf(ClientGoneError);
    expect(performance.now() - began).to.be.above(1.2 * LONG_STALL.stallMs);
    expect(taken).to.be.above(0);
  });

  it("notices a client that disconnects", async () => {
    const error = await outcomeOfPouring((at) => {
      const socket = connect(at, "127.0.0.1", () => socket.write("GET / HTTP/1.1\r\nhost: h\r\n\r\n"));
      socket.once("data", () => socket.destroy());
    });
    expect(error).to.be.instanceOf(ClientGoneError);
  });
});
