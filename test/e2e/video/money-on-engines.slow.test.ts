/** The money of videos on every engine: holds, charges and releases when many videos are made in parallel. */
import { expect } from "chai";
import { type RunningGateway, startGateway } from "../../support/gateway.js";
import { amountsOf } from "../../support/money/holds.js";
import { forEachEngine } from "../../support/engines.js";
import { A_TOKEN, type VideoBody, requests, CENT, pricedModels, USD } from "./priced-videos.js";
import { type DialectClient, dialectClients } from "../../support/videos/video-clients.js";
import { VideoUpstream } from "../../support/videos/video-upstream.js";
import { call, catalogOf, operate, strangersKey } from "../../support/videos/video-gateway.js";
import { eventually } from "../../support/until.js";

const { generate, task, interact, predict } = requests;
/** The initial balance of the gateway's own wallet. */
const CREDIT = 1_000n * USD;
const CONFIG = { tasks: { pollSeconds: [0.05] }, callbacks: { allowPrivateAddresses: true } };

interface Case {
  readonly what: string;
  readonly request: VideoBody;
  readonly held: bigint;
  /** None: the hold is released. */
  readonly charged: bigint | null;
  readonly estimated?: true;
}

const cases: readonly Case[] = [
  {
    what: "seconds that were made",
    request: generate("acme/timed", { duration: 10, resolution: "720p" }),
    held: 100n * CENT,
    charged: 60n * CENT,
  },
  {
    what: "seconds that were requested",
    request: predict("acme/timed-long", { durationSeconds: 4 }),
    held: 40n * CENT,
    charged: 40n * CENT,
  },
  {
    what: "the maximum, and the actual length",
    request: task("acme/timed-task", { resolution: "720p" }),
    held: 300n * CENT,
    charged: 50n * CENT,
  },
  {
    what: "tokens",
    request: task("acme/counted", { duration: 5, resolution: "480p" }),
    held: 5n * 10_044n * A_TOKEN,
    charged: 108_900n * A_TOKEN,
  },
  {
    what: "tokens that are not reported",
    request: predict("acme/counted-long"),
    held: 8n * 22_000n * A_TOKEN,
    charged: 8n * 22_000n * A_TOKEN,
    estimated: true,
  },
  { what: "the call", request: generate("acme/by-call"), held: 25n * CENT, charged: 25n * CENT },
  { what: "a failure", request: generate("acme/timed", { prompt: "a boat [fails]" }), held: 40n * CENT, charged: null },
  {
    what: "a video that was withheld and has its price",
    request: generate("acme/timed", { prompt: "a boat [moderated]" }),
    held: 40n * CENT,
    charged: 400_000_000n,
  },
  {
    what: "an answer in place of a video",
    request: interact("acme/timed-interaction", { input: "a boat [moderated]" }),
    held: 100n * CENT,
    charged: null,
  },
];

interface Charge {
  readonly amount: string;
}

/** In ticks. Throws where the amounts are no whole number of them. */
function sumOf(charges: readonly Charge[]): bigint {
  const millionths = charges.reduce((sum, { amount }) => {
    const [whole = "", fraction = ""] = amount.split(".");
    return sum + BigInt(whole + fraction.padEnd(16, "0"));
  }, 0n);
  expect(millionths % 1_000_000n).to.equal(0n);
  return millionths / 1_000_000n;
}

forEachEngine("the money of videos that are made at the same time", (database, { location }) => {
  let videoUpstream: VideoUpstream;
  let gateway: RunningGateway;

  beforeEach(async () => {
    videoUpstream = new VideoUpstream();
    await videoUpstream.listen();
    const { providers, models } = catalogOf(videoUpstream, "none", pricedModels);
    // Keys would need an encryption secret.
    const catalog = { providers: providers.map(({ apiKey: _, ...provider }) => provider), models };
    gateway = await startGateway({ catalog, config: { ...CONFIG, database: location() } });
  });
  afterEach(async () => {
    await gateway.stop();
    videoUpstream.close();
  });

  const make = async ({ dialect, path, body }: VideoBody): Promise<string> => {
    const { status, text, json } = await call(gateway, "POST", path, body);
    expect(status, text).to.equal(200);
    return (dialectClients.get(dialect) as DialectClient).taskOf(json);
  };
  const holdOf = async (id: string) =>
    (await database()("holds").where({ call_id: id }).first("state", "ticks", "charged_ticks", "estimated")) as {
      state: string;
      ticks: bigint;
      charged_ticks: bigint | null;
      estimated: bigint;
    };
  const ended = (id: string) =>
    eventually(
      () => holdOf(id),
      ({ state }) => state !== "held",
    );

  it("is what each of them costs, to the tick", async () => {
    const results = await Promise.all(
      cases.map(async ({ what, request }) => {
        const { state, ticks, charged_ticks, estimated } = await ended(await make(request));
        return { what, held: ticks, charged: charged_ticks, state, estimated };
      }),
    );
    const wanted = cases.map(({ what, held, charged, estimated }) => ({
      what,
      held,
      charged,
      state: charged === null ? "released" : "settled",
      estimated: estimated ? 1n : 0n,
    }));
    expect(results).to.deep.equal(wanted);
    const spent = cases.reduce((sum, { charged }) => sum + (charged ?? 0n), 0n);
    expect(await amountsOf(database(), "test")).to.deep.include({ balance: CREDIT - spent, spent, reserved: 0n });
  });

  it("is shown by line, at the prices of the creation, and linked with the request", async () => {
    const ids = await Promise.all(cases.map(({ request }) => make(request)));
    await Promise.all(ids.map(ended));
    for (const [index, { what, charged }] of cases.entries()) {
      const id = ids[index] ?? "";
      const { json: task } = await eventually(
        () => operate(gateway, "GET", `/tasks/${id}`),
        ({ json: { request } }) => request !== null,
      );
      expect(sumOf(task.charges as Charge[]), what).to.equal(charged ?? 0n);
      const { json: row } = await operate(gateway, "GET", `/requests/${String(task.request)}`);
      expect(row, what).to.deep.include({ task_id: id, charges: [], cost_ticks: "0" });
    }
  });

  it("is never overdrawn: of parallel calls only as many are made as can be paid", async () => {
    videoUpstream.pollsUntilDone = 1_000;
    const key = await strangersKey(gateway, "poor", "1.00");
    const request = generate("acme/timed", { duration: 4, resolution: "480p" });
    const answer = await Promise.all(
      Array.from({ length: 12 }, () => call({ ...gateway, key }, "POST", request.path, request.body)),
    );
    expect(answer.map(({ status }) => status).sort()).to.deep.equal([
      ...Array.from({ length: 5 }, () => 200),
      ...Array.from({ length: 7 }, () => 402),
    ]);
    expect([videoUpstream.jobs.length, await amountsOf(database(), "poor")]).to.deep.equal([
      5,
      { balance: USD, reserved: USD, spent: 0n, overrun: 0n },
    ]);
    videoUpstream.pollsUntilDone = 0;
    await eventually(
      () => amountsOf(database(), "poor"),
      ({ reserved }) => reserved === 0n,
    );
    // Each of them turned out longer than requested, and that is charged: seconds of the requested resolution.
    expect((await amountsOf(database(), "poor")).spent).to.equal(5n * 30n * CENT);
  });

  it("is released for a cancelled task, and kept for an unknown outcome until an operator decides", async () => {
    videoUpstream.isOver = () => false;
    const cancelled = await make(
      task("acme/counted", { duration: 5, content: [{ type: "text", text: "a boat [stuck]" }] }),
    );
    expect((await call(gateway, "DELETE", `/v1/contents/generations/tasks/${cancelled}`)).status).to.equal(200);
    expect(await holdOf(cancelled)).to.deep.include({ state: "released", charged_ticks: null });

    videoUpstream.trouble = ({ method }) => (method === "POST" ? "cut after" : undefined);
    const request = generate("acme/timed", { duration: 6, resolution: "720p" });
    expect((await call(gateway, "POST", request.path, request.body)).status).to.equal(502);
    expect(await amountsOf(database(), "test")).to.deep.include({ balance: CREDIT, reserved: 60n * CENT });
    const [doubtful] = await database()("tasks").where({ state: "ambiguous" }).pluck<string[]>("id");
    expect(
      (await operate(gateway, "POST", `/tasks/${doubtful}/resolve`, { charged: { usd: "0.45" } })).status,
    ).to.equal(200);
    expect(await amountsOf(database(), "test")).to.deep.include({
      balance: CREDIT - 45n * CENT,
      reserved: 0n,
      spent: 45n * CENT,
    });
  });
});
