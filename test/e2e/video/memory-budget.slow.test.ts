/** The memory budget of calls for videos, and what happens when it is full. */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { expect } from "chai";
import { MemoryBudget, type MemoryLease } from "../../../src/bodies/memory-budget.js";
import { GatewayError } from "../../../src/errors/gateway-error.js";
import { readHeld } from "../../../src/tasks/upstream/held-answer.js";
import { makePoster } from "../../../src/simulator/video-encoder/video.js";
import { RetryLaterError } from "../../../src/workers/retry-later-error.js";
import type { UpstreamReply } from "../../../src/upstream/exchange.js";
import { StreamedBody } from "../../../src/upstream/reply-body.js";
import { failureOf } from "../../support/promises.js";
import { openLedger } from "./ledger.js";
import { dialectClients } from "../../support/videos/video-clients.js";
import { call, videoGateway, modelAt } from "../../support/videos/video-gateway.js";
import { eventually } from "../../support/until.js";

const MIB = 1024 * 1024;
const IMAGE = Buffer.concat([makePoster({ words: "a boat", width: 64, height: 48 }), Buffer.alloc(0.9 * MIB)]);
const BODY_MIB = 0.0625;
/** The memory that all bodies of text and videos may take with these limits. */
const ROOM = 3 * (2 * MIB + 2 * BODY_MIB * MIB);

/** Watches every budget while a function runs, or grants memory in its place. */
async function watching(
  work: () => Promise<void>,
  refuses: (lease: MemoryLease, bytes: number) => boolean = () => false,
): Promise<number> {
  const { take } = MemoryBudget.prototype;
  let most = 0;
  MemoryBudget.prototype.take = function (this: MemoryBudget, lease: MemoryLease, bytes: number) {
    if (refuses(lease, bytes)) return Promise.reject(new GatewayError("overloaded", "full", { retryAfter: "1" }));
    const taken = take.call(this, lease, bytes);
    const note = () => void (most = Math.max(most, this.held));
    note();
    return taken?.then(note);
  };
  try {
    await work();
  } finally {
    MemoryBudget.prototype.take = take;
  }
  return most;
}

describe("media that are fetched for calls for videos", () => {
  const open = videoGateway({ config: { limits: { bodyMiB: BODY_MIB, videoBodyMiB: 1 } } });
  const ledger = openLedger(open);
  let host: Server;
  let url = "";
  before(async () => {
    host = createServer(
      (_, response) =>
        void Readable.from([IMAGE.subarray(0, MIB / 2), IMAGE.subarray(MIB / 2)]).pipe(
          response.writeHead(200, { "content-type": "image/png" }),
        ),
    );
    await new Promise<void>((resolve) => host.listen(0, "127.0.0.1", resolve));
    url = `http://127.0.0.1:${(host.address() as AddressInfo).port}/a.png`;
  });
  after(() => host.close());
  const ask = (dialect = "video-interactions") =>
    call(open().gateway, "POST", "/v1/videos/generations", {
      model: modelAt(dialect),
      prompt: "a boat",
      image: { url },
    });

  /** A call that has waited a second is refused, and its client repeats it. */
  const askUntilTaken = async (): Promise<Awaited<ReturnType<typeof ask>>> => {
    for (;;) {
      const answer = await ask();
      if (answer.status !== 503) return answer;
      expect(answer.headers.get("retry-after")).to.equal("1");
    }
  };

  it("share the memory budget and wait for each other", async () => {
    const most = await watching(async () => {
      const reported = await Promise.all(Array.from({ length: 24 }, askUntilTaken));
      expect(reported.map(({ status }) => status)).to.deep.equal(reported.map(() => 200));
    });
    expect(most).to.be.within(2 * IMAGE.length, ROOM);
    const sent = open().videoUpstream.jobs.map(({ body }) => JSON.stringify(body));
    expect(sent.every((body) => body.includes(IMAGE.toString("base64")))).to.equal(true);
  });

  it("are refused when the memory budget stays full: nothing is sent, and no task is left", async () => {
    await eventually(
      () => ledger().reserved(),
      (reserved) => reserved === 0n,
    );
    const made = open().videoUpstream.jobs.length;
    await watching(
      async () => {
        const { status, headers, json } = await ask("video-long-running");
        expect([status, headers.get("retry-after"), (json.error as { code: string }).code]).to.deep.equal([
          503,
          "1",
          "overloaded",
        ]);
      },
      (lease) => lease.held > MIB / 4,
    );
    expect([open().videoUpstream.jobs.length, await ledger().reserved()]).to.deep.equal([made, 0n]);
  });

  it("have at most the size of a body", async () => {
    const { status, text } = await call(open().gateway, "POST", "/v1/contents/generations/tasks", {
      model: modelAt("video-long-running"),
      content: [
        { type: "text", text: "a boat" },
        ...["first_frame", "last_frame"].map((role) => ({ type: "image_url", image_url: { url }, role })),
      ],
    });
    expect(status, text).to.equal(413);
  });
});

describe("videos inside answers to polls", () => {
  const open = videoGateway();

  it("are stored whole, and their memory is released", async () => {
    const { videoUpstream, gateway } = open();
    const { video } = videoUpstream;
    videoUpstream.video = Buffer.concat([
      video,
      Buffer.from(Array.from({ length: 3 * MIB + 1 }, (_, index) => index % 251)),
    ]);
    const leases = new Set<MemoryLease>();
    const dialectClient = dialectClients.get("video-long-running");
    await watching(
      async () => {
        const { json } = await call(
          gateway,
          "POST",
          dialectClient?.path(modelAt("video-long-running-by-operation")) ?? "",
          dialectClient?.body("", "a boat"),
        );
        const ended = await eventually(
          async () => (await call(gateway, "GET", `/v1/tasks/${String(json.name)}`)).json,
          (reported) => reported.done === true,
        );
        const kept = await fetch(dialectClient?.videoOf(ended) ?? "");
        expect(Buffer.from(await kept.arrayBuffer()).equals(videoUpstream.video)).to.equal(true);
      },
      (lease) => {
        leases.add(lease);
        return false;
      },
    );
    videoUpstream.video = video;
    expect(leases.size).to.be.greaterThan(0);
    await eventually(
      () => Promise.resolve([...leases].every(({ held }) => held === 0)),
      (isSo) => isSo,
    );
  });

  const answer = (bytes: number, isAnnounced = true): UpstreamReply => {
    const text = JSON.stringify({ data: "AAAA".repeat(bytes / 4) });
    const pieces = Array.from({ length: Math.ceil(text.length / 65_536) }, (_, index) =>
      Buffer.from(text.slice(index * 65_536, (index + 1) * 65_536)),
    );
    return {
      status: 200,
      contentType: "",
      contentLength: isAnnounced ? String(text.length) : undefined,
      retryAfter: undefined,
      header: () => undefined,
      body: new StreamedBody(Readable.from(pieces), false),
    };
  };

  for (const hasLength of [true, false]) {
    it(`share the memory budget ${hasLength ? "with" : "without"} a content-length`, async () => {
      const budget = new MemoryBudget(6 * MIB, { reserve: 3 * MIB, timeoutMs: 15_000 });
      const most = await watching(async () => {
        await Promise.all(
          Array.from({ length: 12 }, async () => (await readHeld(answer(2 * MIB, hasLength), budget)).release()),
        );
      });
      expect(most).to.be.within(2 * MIB, 6 * MIB);
      expect(budget.held).to.equal(0);
    });
  }

  it("are retried later when the memory budget is full, without counting as a failure of the upstream", async () => {
    const budget = new MemoryBudget(4 * MIB, { reserve: 3 * MIB, timeoutMs: 10 });
    const other = await readHeld(answer(3 * MIB), budget);
    const failure = await failureOf(readHeld(answer(3 * MIB), budget));
    expect(failure).to.be.instanceOf(RetryLaterError).and.to.include({ isLocal: true });
    other.release();
    (await readHeld(answer(3 * MIB), budget)).release();
    expect(budget.held).to.equal(0);
  });

  it("report progress with their headers and with each chunk", async () => {
    let received = 0;
    (await readHeld(answer(MIB), new MemoryBudget(6 * MIB), () => (received += 1))).release();
    expect(received).to.be.within(16, 18);
  });

  it("take nothing from the budget where they are small", async () => {
    const budget = new MemoryBudget(MIB, { timeoutMs: 10 });
    await budget.open().hold(MIB);
    (await readHeld(answer(64 * 1024), budget)).release();
  });
});
