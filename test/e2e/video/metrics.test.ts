/** What the metrics show of tasks and their callbacks. */
import { expect } from "chai";
import { Receiver } from "../../support/callbacks/receiver.js";
import { ADMIN_TOKEN } from "../../support/gateway.js";
import { parseMetrics } from "../../support/metrics.js";
import { type DialectClient, dialectClients } from "../../support/videos/video-clients.js";
import { call, modelAt, videoGateway } from "../../support/videos/video-gateway.js";
import { eventually } from "../../support/until.js";

const TICKS_PER_USD = 10_000_000_000;

describe("GET /metrics of a gateway that makes videos", () => {
  const open = videoGateway();

  const receiver = new Receiver();
  before(() => receiver.listen());
  after(() => receiver.close());

  it("counts tasks by state, callbacks by result, and what tasks were charged", async () => {
    const { path, body } = dialectClients.get("video-generation") as DialectClient;
    const model = modelAt("video-generation");
    await call(open().gateway, "POST", path(model), { ...body(model, "a boat"), callback_url: receiver.url });
    const read = async () => {
      const headers = { authorization: `Bearer ${ADMIN_TOKEN}` };
      const samples = parseMetrics(await (await fetch(`${open().gateway.url}/metrics`, { headers })).text());
      return (name: string, label: string, value: string) =>
        samples.find((sample) => sample.name === name && sample.labels[label] === value)?.value ?? 0;
    };
    const valueOf = await eventually(read, (get) => get("isogloss_callbacks_total", "outcome", "delivered") === 1);
    expect(valueOf("isogloss_tasks", "state", "succeeded")).to.equal(1);
    expect(valueOf("isogloss_spend_usd_total", "model", model)).to.be.greaterThan(0);
    expect(valueOf("isogloss_upstream_attempts_total", "outcome", "success")).to.equal(1);
    await overviewHas(model, valueOf("isogloss_spend_usd_total", "model", model));
  });

  it("counts the tokens that a task used, and so does the overview", async () => {
    const { path, body } = dialectClients.get("video-content-task") as DialectClient;
    const model = modelAt("video-content-task");
    await call(open().gateway, "POST", path(model), body(model, "a boat"));
    const headers = { authorization: `Bearer ${ADMIN_TOKEN}` };
    const ask = (place: string) => fetch(`${open().gateway.url}${place}`, { headers });
    const read = async () => {
      const samples = parseMetrics(await (await ask("/metrics")).text());
      return samples.find(({ name, labels }) => name === "isogloss_tokens_total" && labels.type === "output");
    };
    const sample = await eventually(read, (found) => found !== undefined);
    const labels = { dialect: "video-content-task", model, upstream: "video-content-task" };
    expect([sample?.labels, sample?.value]).to.deep.equal([
      { ...labels, provider: "at-video-content-task", type: "output" },
      108_900,
    ]);
    const overview = async () => {
      const answer = (await (await ask(`/admin/api/overview?model=${model}`)).json()) as {
        total: { output_tokens: number };
      };
      return answer.total.output_tokens;
    };
    await eventually(overview, (tokens) => tokens === 108_900);
  });

  it("counts the request for a task as unreadable where its answer is none", async () => {
    const { path, body } = dialectClients.get("video-generation") as DialectClient;
    const model = modelAt("video-generation");
    const { gateway, videoUpstream } = open();
    videoUpstream.trouble = ({ method }) => (method === "POST" ? { body: "<html>" } : undefined);
    const before = await attempts();
    expect((await call(gateway, "POST", path(model), body(model, "a boat"))).status).to.equal(502);
    const now = await attempts();
    expect([now("unreadable") - before("unreadable"), now("success") - before("success")]).to.deep.equal([1, 0]);
  });

  async function attempts(): Promise<(outcome: string) => number> {
    const headers = { authorization: `Bearer ${ADMIN_TOKEN}` };
    const samples = parseMetrics(await (await fetch(`${open().gateway.url}/metrics`, { headers })).text());
    const ofAttempts = samples.filter(({ name }) => name === "isogloss_upstream_attempts_total");
    return (outcome) => ofAttempts.find(({ labels }) => labels.outcome === outcome)?.value ?? 0;
  }

  /** The sums of calls are written every three seconds. */
  async function overviewHas(model: string, usd: number): Promise<void> {
    const headers = { authorization: `Bearer ${ADMIN_TOKEN}` };
    const read = async () => {
      const answer = await fetch(`${open().gateway.url}/admin/api/overview?model=${model}`, { headers });
      return ((await answer.json()) as { total: { requests: number; cost_ticks: string } }).total;
    };
    const total = await eventually(read, ({ cost_ticks }) => Number(cost_ticks) > 0);
    expect([total.requests, Number(total.cost_ticks) / TICKS_PER_USD]).to.deep.equal([1, usd]);
  }
});
