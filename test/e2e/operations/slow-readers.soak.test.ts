/** Clients that read an endless stream slowly, or not at all, from an upstream that sends as fast as it can. */
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
import { expect } from "chai";
import { ADMIN_TOKEN, startGatewayProcess } from "../../support/gateway.js";
import { parseMetrics } from "../../support/metrics.js";
import { scriptedGateway } from "../../support/scripted-gateway.js";
import { answers, type Script } from "../../support/upstream.js";
import { until } from "../../support/until.js";
import { vendorForms } from "../../support/vendor-forms/index.js";

const READERS = 16;
/** A slow reader takes one piece in this time. Every other one takes none after its first. */
const PAUSE_MS = 300;
const READ_MS = 3_000;
const MEBIBYTE = 1024 * 1024;
/** How much the process may have grown when its streams wait. Before that, most of what it grows is garbage. */
const MEBIBYTES_OF_A_READER = 8;
/** What is left of the garbage, however many there are. */
const MEBIBYTES_OF_GARBAGE = 128;
const SAMPLES = 10;
/**
 * What may be on the way to one that reads nothing. The system's sockets of two connections hold most of it, up to 20
 * MiB of each dialect; without a wait for the reader there is no end to it.
 */
const MOST_ON_THE_WAY = 64 * MEBIBYTE;
/** A stream that was not read for so long waits for its reader. */
const STALLED_MS = 3_000;
/** A busy machine answers later than a quiet one, but not after all the others. */
const MOST_MS = 5_000;
const CALLS = 9;

const { body: WHOLE, stream: [OPENING = "", PIECE = ""] = [] } = vendorForms.get("chat")?.words ?? {};
const GROUP = Buffer.from(PIECE.repeat(64));

interface Sent {
  bytes: number;
  /** When the gateway last took more. */
  takenAt: number;
}

/** Sends without end, as far as the gateway reads. */
function endless(sent: Sent[]): Script {
  return async (response) => {
    const mine: Sent = { bytes: 0, takenAt: performance.now() };
    sent.push(mine);
    const over = new AbortController();
    response.once("close", () => over.abort());
    response.writeHead(200, { "content-type": "text/event-stream" }).write(OPENING);
    while (!response.destroyed) {
      mine.bytes += GROUP.length;
      const goesOn = response.write(GROUP);
      await (goesOn ? nextTurn() : once(response, "drain", { signal: over.signal }).catch(() => undefined));
      mine.takenAt = performance.now();
    }
  };
}
const whole = answers(WHOLE);

for (const [what, path] of [
  ["the upstream's own dialect", "/v1/chat/completions"],
  ["another dialect", "/v1/messages"],
] as const) {
  describe(`a gateway with slow readers in ${what}`, function () {
    this.timeout(60_000);
    const scripted = scriptedGateway(
      ["same"].map((id) => ({
        id: `maker/${id}`,
        kind: "text",
        routes: [{ provider: "one", model: "inner", dialect: "chat" }],
      })),
      {},
      startGatewayProcess,
    );
    const sockets: Socket[] = [];
    afterEach(() => {
      for (const socket of sockets.splice(0)) socket.destroy();
    });

    const bodyOf = (stream: boolean) =>
      JSON.stringify({ model: "maker/same", max_tokens: 100, stream, messages: [{ role: "user", content: "hi" }] });
    async function mebibytes(): Promise<number> {
      const headers = { authorization: `Bearer ${ADMIN_TOKEN}` };
      const text = await (await fetch(`${scripted().gateway.url}/metrics`, { headers })).text();
      const bytes = parseMetrics(text).find(({ name }) => name === "process_resident_memory_bytes")?.value;
      return (bytes ?? NaN) / MEBIBYTE;
    }
    const called = async (): Promise<number> => {
      const { gateway } = scripted();
      const begunAt = performance.now();
      const answer = await fetch(`${gateway.url}/v1/chat/completions`, {
        method: "POST",
        headers: { authorization: `Bearer ${gateway.key}`, "content-type": "application/json" },
        body: bodyOf(false),
      });
      const text = await answer.text();
      expect(answer.status, text).to.equal(200);
      return performance.now() - begunAt;
    };

    /** Reads one piece, and then one after each pause, or no more. */
    function openReader(readsOn: boolean): { head(): string; received(): number } {
      const { gateway } = scripted();
      const socket = connect(Number(new URL(gateway.url).port), "127.0.0.1");
      sockets.push(socket);
      const body = bodyOf(true);
      socket.write(
        `POST ${path} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${gateway.key}\r\n` +
          "anthropic-version: 2023-06-01\r\ncontent-type: application/json\r\n" +
          `content-length: ${body.length}\r\n\r\n${body}`,
      );
      let received = 0;
      let head = "";
      socket
        .on("error", () => undefined)
        .on("data", (chunk: Buffer) => {
          if (received === 0) head = chunk.toString("latin1", 0, 12);
          received += chunk.length;
          socket.pause();
          if (readsOn) setTimeout(() => socket.resume(), PAUSE_MS);
        });
      return { head: () => head, received: () => received };
    }

    /** On a busy machine some get a 503 at first. */
    async function servedReader(readsOn: boolean): Promise<ReturnType<typeof openReader>> {
      for (;;) {
        const reader = openReader(readsOn);
        await until(() => reader.received() > 0);
        if (reader.head() !== "HTTP/1.1 503") return reader;
      }
    }

    it("holds little for each of them, serves all of them, and answers others meanwhile", async () => {
      const sent: Sent[] = [];
      const stream = endless(sent);
      scripted().one.plays((response, received) =>
        (String(received.body).includes('"stream":true') ? stream : whole)(response, received),
      );
      await called();
      const before = await mebibytes();
      const readers: Awaited<ReturnType<typeof servedReader>>[] = [];
      for (let index = 0; index < READERS; index += 1) readers.push(await servedReader(index % 2 === 0));
      for (const { head } of readers) expect(head()).to.equal("HTTP/1.1 200");
      const begun = readers.map(({ received }) => received());
      const times: number[] = [];
      for (const end = performance.now() + READ_MS; performance.now() < end || times.length < CALLS;) {
        times.push(await called());
        await sleep(100);
      }
      const stalled = () => sent.filter(({ takenAt }) => performance.now() - takenAt > STALLED_MS);
      await until(() => stalled().length >= READERS / 2);
      for (const { bytes } of stalled()) expect(bytes).to.be.below(MOST_ON_THE_WAY);
      let least = Infinity;
      for (let sample = 0; sample < SAMPLES; sample += 1) {
        least = Math.min(least, await mebibytes());
        await sleep(100);
      }
      for (const [index, { received }] of readers.entries())
        if (index % 2 === 0) expect(received()).to.be.greaterThan(begun[index] ?? 0);
      expect(least - before).to.be.below(MEBIBYTES_OF_GARBAGE + READERS * MEBIBYTES_OF_A_READER);
      expect(times.sort((one, other) => one - other)[Math.floor(times.length / 2)]).to.be.below(MOST_MS);
    });
  });
}
