/** What operators charge for tasks with an unknown outcome is counted like any other charge, on every engine. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { stringify } from "yaml";
import { callProgram } from "../../support/commands/call-program.js";
import { temporaryDirectory } from "../../support/directories.js";
import { forEachEngine } from "../../support/engines.js";
import { ADMIN_TOKEN, type RunningGateway, startGateway } from "../../support/gateway.js";
import { parseMetrics } from "../../support/metrics.js";
import { eventually } from "../../support/until.js";
import { type DialectClient, dialectClients } from "../../support/videos/video-clients.js";
import { call, catalogOf, modelAt, operate } from "../../support/videos/video-gateway.js";
import { VideoUpstream } from "../../support/videos/video-upstream.js";

const DIALECT = "video-generation";
const MODEL = modelAt(DIALECT);
const CENT = 100_000_000;

forEachEngine("what an operator charges for a task", (database, { location }) => {
  const directory = temporaryDirectory();
  let videoUpstream: VideoUpstream;
  let gateway: RunningGateway;

  beforeEach(async () => {
    videoUpstream = new VideoUpstream();
    await videoUpstream.listen();
    const { providers, models } = catalogOf(videoUpstream);
    // Keys would need an encryption secret.
    const catalog = { providers: providers.map(({ apiKey: _, ...provider }) => provider), models };
    gateway = await startGateway({ catalog, config: { database: location() } });
    mkdirSync(directory(), { recursive: true });
    writeFileSync(join(directory(), "isogloss.yaml"), stringify({ database: location() }));
  });
  afterEach(async () => {
    await gateway.stop();
    videoUpstream.close();
  });

  const doubtful = async (): Promise<string> => {
    videoUpstream.trouble = ({ method }) => (method === "POST" ? "cut after" : undefined);
    const { path, body } = dialectClients.get(DIALECT) as DialectClient;
    expect((await call(gateway, "POST", path(MODEL), body(MODEL, "a boat"))).status).to.equal(502);
    const { json } = await operate(gateway, "GET", "/tasks?state=ambiguous");
    return (json.tasks as { id: string }[])[0]?.id ?? expect.fail("there is no such task");
  };
  const usdInMetrics = async () => {
    const headers = { authorization: `Bearer ${ADMIN_TOKEN}` };
    const samples = parseMetrics(await (await fetch(`${gateway.url}/metrics`, { headers })).text());
    return samples.find(({ name, labels }) => name === "isogloss_spend_usd_total" && labels.model === MODEL)?.value;
  };
  /** The sums of calls are written every three seconds. */
  const overviewReaches = async (ticks: number) => {
    const read = async () =>
      (await operate(gateway, "GET", `/overview?model=${MODEL}`)).json.total as {
        requests: number;
        cost_ticks: string;
      };
    const { requests, cost_ticks } = await eventually(read, (total) => Number(total.cost_ticks) > 0);
    expect([requests, Number(cost_ticks)]).to.deep.equal([1, ticks]);
  };

  it("is in the metrics and in the overview, when it is charged in the console", async () => {
    const task = await doubtful();
    const { status, text } = await operate(gateway, "POST", `/tasks/${task}/resolve`, { charged: { usd: "0.25" } });
    expect(status, text).to.equal(200);
    expect(await usdInMetrics()).to.equal(0.25);
    await overviewReaches(25 * CENT);
  });

  it("is in the overview at once, when it is charged by a command", async () => {
    const { code, stderr } = await callProgram(directory(), "task", "resolve", await doubtful(), "--charged", "0.30");
    expect([code, stderr]).to.deep.equal([0, ""]);
    const [{ cost } = { cost: 0 }] = await database()("request_sums")
      .where({ model: MODEL, step: 60_000 })
      .sum({ cost: "cost_ticks" });
    expect(Number(cost)).to.equal(30 * CENT);
    await eventually(
      async () => (await operate(gateway, "GET", `/overview?model=${MODEL}`)).json.total as { requests: number },
      ({ requests }) => requests === 1,
    );
    await overviewReaches(30 * CENT);
  });

  it("is nothing, when it is released", async () => {
    const { status } = await operate(gateway, "POST", `/tasks/${await doubtful()}/resolve`, { released: true });
    expect(status).to.equal(200);
    expect(await usdInMetrics()).to.be.oneOf([undefined, 0]);
  });
});
