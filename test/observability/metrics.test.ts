import { readFileSync } from "node:fs";
import { expect } from "chai";
import { AggregatorRegistry } from "prom-client";
import { Metrics } from "../../src/observability/metrics.js";
import { parseMetrics } from "../support/metrics.js";

const COUNTS = { callsQueued: () => 2, holdsOpen: () => 3, limitedCalls: () => [], routes: () => [] };
const CALL = {
  dialect: "chat",
  model: "acme/one",
  provider: "acme",
  upstream: "chat",
  code: "",
  seconds: 1,
  firstByteSeconds: 1,
  overheadSeconds: 0.001,
  settlementSeconds: undefined,
  usd: 0.5,
  dropped: [],
  isDeclared: () => true,
  attempts: [{ provider: "acme", outcome: "success" }],
};
const NO_TOKENS = { input: 0, cached_input: 0, cache_write: 0, output: 0, reasoning: 0 };
const TASK = { dialect: "chat", model: "acme/one", provider: "acme", upstream: "chat", tokens: NO_TOKENS, usd: 1 };
const running = () => [{ state: "running", tasks: 4, oldestSeconds: 60 }];

async function samplesOf(metrics: Metrics, name: string) {
  return parseMetrics(await metrics.registry.metrics()).filter((sample) => sample.name === name);
}

describe("metrics", () => {
  let metrics: Metrics;
  beforeEach(() => (metrics = new Metrics()));
  afterEach(() => metrics.stop());

  it("show what is counted elsewhere", async () => {
    metrics.show({ ...COUNTS, tasks: () => Promise.resolve(running()) });
    expect(await samplesOf(metrics, "isogloss_calls_queued")).to.deep.include({
      name: "isogloss_calls_queued",
      labels: {},
      value: 2,
    });
    expect((await samplesOf(metrics, "isogloss_holds_open"))[0]?.value).to.equal(3);
    expect((await samplesOf(metrics, "isogloss_tasks"))[0]).to.deep.include({ labels: { state: "running" }, value: 4 });
    expect((await samplesOf(metrics, "isogloss_oldest_task_seconds"))[0]?.value).to.be.within(60, 61);
  });

  it("show no tasks while the database is away, in place of old numbers", async () => {
    let isAway = false;
    metrics.show({ ...COUNTS, tasks: () => (isAway ? Promise.reject(new Error("away")) : Promise.resolve(running())) });
    expect(await samplesOf(metrics, "isogloss_tasks")).to.have.lengthOf(1);
    isAway = true;
    expect(await samplesOf(metrics, "isogloss_tasks")).to.deep.equal([]);
  });

  it("name dropped extensions of vendors, which the dialect does not declare", async () => {
    const extensions = ["enable_thinking", "repetition_penalty", "min_p", "chat_template_kwargs"];
    metrics.callEnded({ ...CALL, status: 200, tokens: undefined, isDeclared: () => false, dropped: extensions });
    const dropped = await samplesOf(metrics, "isogloss_dropped_params_total");
    expect(dropped.map(({ labels }) => labels.path)).to.have.members(extensions);
  });

  it("count dropped fields with invented names beyond the first 100 together, apart from the others", async () => {
    const isDeclared = (name: string) => ["logit_bias", "messages", "name"].includes(name);
    const call = { ...CALL, status: 200, tokens: undefined, isDeclared };
    const invented = Array.from({ length: 1_000 }, (_, index) => `invented_${index}`);
    metrics.callEnded({ ...call, dropped: [...invented, "messages[0].invented", "a.logit_bias", "*.name"] });
    metrics.callEnded({ ...call, dropped: ["logit_bias", "messages[3].name", "answer.choices[1]"] });
    const dropped = await samplesOf(metrics, "isogloss_dropped_params_total");
    expect(Object.fromEntries(dropped.map(({ labels, value }) => [labels.path, value]))).to.deep.equal({
      ...Object.fromEntries(invented.slice(0, 100).map((name) => [name, 1])),
      other: 903,
      logit_bias: 1,
      "messages[].name": 1,
      "answer.choices[]": 1,
    });
  });

  it("count the dropped fields of each dialect beyond the first 300 together", async () => {
    const names = Array.from({ length: 400 }, (_, index) => `name_${index}`);
    const call = { ...CALL, status: 200, tokens: undefined };
    metrics.callEnded({ ...call, dropped: names });
    metrics.callEnded({ ...call, dialect: "messages", dropped: ["top_k"] });
    metrics.callEnded({ ...call, dropped: ["answer.choices[1]"] });
    const dropped = await samplesOf(metrics, "isogloss_dropped_params_total");
    expect(dropped).to.have.lengthOf(303);
    expect(dropped.find(({ labels }) => labels.path === "other")?.value).to.equal(100);
    expect(dropped.map(({ labels }) => labels.path)).to.include.members(["top_k", "answer.choices[]"]);
  });

  it("count models beyond the first 500 together", async () => {
    for (let index = 0; index < 600; index++) metrics.taskCharged({ ...TASK, model: `acme/${index}` });
    const spend = await samplesOf(metrics, "isogloss_spend_usd_total");
    expect(spend).to.have.lengthOf(501);
    expect(spend.find(({ labels }) => labels.model === "other")?.value).to.equal(100);
  });

  it("count the tokens of a task like those of calls", async () => {
    const tokens = { ...NO_TOKENS, input: 3, output: 5 };
    metrics.callEnded({ ...CALL, status: 200, tokens });
    metrics.taskCharged({ ...TASK, tokens });
    const samples = await samplesOf(metrics, "isogloss_tokens_total");
    expect(samples.map(({ labels, value }) => [labels.type, value])).to.deep.equal([
      ["input", 6],
      ["output", 10],
    ]);
  });

  it("count calls by how they ended, the same each time they are read", async () => {
    const call = { ...CALL, tokens: { input: 3, cached_input: 0, cache_write: 0, output: 5, reasoning: 0 } };
    for (const status of [200, 201, 502]) metrics.callEnded({ ...call, status });
    metrics.callEnded({ ...call, status: 200, model: "acme/other" });
    for (const _time of [1, 2]) {
      const requests = await samplesOf(metrics, "isogloss_requests_total");
      expect(requests.map(({ labels, value }) => [labels.model, labels.status, value])).to.deep.equal([
        ["acme/one", "2xx", 2],
        ["acme/one", "5xx", 1],
        ["acme/other", "2xx", 1],
      ]);
      const tokens = await samplesOf(metrics, "isogloss_tokens_total");
      expect(tokens.map(({ labels, value }) => [labels.model, labels.type, value])).to.deep.equal([
        ["acme/one", "input", 9],
        ["acme/one", "output", 15],
        ["acme/other", "input", 3],
        ["acme/other", "output", 5],
      ]);
      const attempts = await samplesOf(metrics, "isogloss_upstream_attempts_total");
      expect(attempts.map(({ value }) => value)).to.deep.equal([3, 1]);
    }
  });

  it("put the times of calls into buckets, those of two codes together", async () => {
    for (const [seconds, code] of [
      [0.05, ""],
      [0.2, ""],
      [0.2, "other"],
      [400, ""],
    ] as const)
      metrics.callEnded({ ...CALL, status: 200, code, seconds, tokens: undefined, firstByteSeconds: undefined });
    const labels = { dialect: "chat", model: "acme/one", upstream: "chat", provider: "acme", status: "2xx" };
    const buckets = await samplesOf(metrics, "isogloss_request_duration_seconds_bucket");
    expect(
      buckets.filter(({ labels: { le } }) => ["0.05", "0.1", "0.25", "300", "+Inf"].includes(le ?? "")),
    ).to.deep.equal(
      [
        ["0.05", 1],
        ["0.1", 1],
        ["0.25", 3],
        ["300", 3],
        ["+Inf", 4],
      ].map(([le, value]) => ({
        name: "isogloss_request_duration_seconds_bucket",
        labels: { ...labels, le },
        value,
      })),
    );
    expect((await samplesOf(metrics, "isogloss_request_duration_seconds_sum"))[0]?.value).to.be.closeTo(400.45, 1e-9);
    const name = "isogloss_overhead_seconds_count";
    const { dialect, model, upstream } = labels;
    expect(await samplesOf(metrics, name)).to.deep.equal([{ name, labels: { dialect, model, upstream }, value: 4 }]);
    expect(await samplesOf(metrics, "isogloss_first_byte_seconds_count")).to.deep.equal([]);
    expect((await samplesOf(metrics, "isogloss_settlement_lag_seconds_count"))[0]?.value).to.equal(0);
  });

  it("are the same for several processes together", async () => {
    metrics.callEnded({ ...CALL, status: 200, tokens: undefined });
    const reported = await metrics.registry.getMetricsAsJSON();
    const together = AggregatorRegistry.aggregate([reported, reported]);
    const name = "isogloss_request_duration_seconds_count";
    const counts = parseMetrics(await together.metrics()).filter((sample) => sample.name === name);
    expect(counts.map(({ value }) => value)).to.deep.equal([2]);
  });

  it("measure how late the event loop is", async () => {
    metrics.start();
    // The first turn of the timer is not measured.
    await new Promise((resolve) => setTimeout(resolve, 100));
    for (const end = performance.now() + 200; performance.now() < end;);
    await new Promise((resolve) => setTimeout(resolve, 100));
    const [lag] = await samplesOf(metrics, "isogloss_event_loop_lag_seconds");
    expect(lag?.value).to.be.within(0.1, 5);
  });

  it("are all described in docs/metrics.md, with their labels", () => {
    metrics.show({ ...COUNTS, tasks: () => Promise.resolve([]) });
    const rows = readFileSync("docs/metrics.md", "utf8")
      .split("\n")
      .flatMap((line) => {
        const [, name, type, labels = ""] = /^\| `(isogloss_\w+)` \| (\w+) \| (.*?)\|/.exec(line) ?? [];
        return name === undefined ? [] : [[name, type, [...labels.matchAll(/`(\w+)`/g)].map(([, label]) => label)]];
      });
    const known = metrics.registry
      .getMetricsAsArray()
      .filter(({ name }) => name.startsWith("isogloss_"))
      .map((metric) => [metric.name, metric.type, "labelNames" in metric ? metric.labelNames : []]);
    expect(sorted(rows)).to.deep.equal(sorted(known));
  });
});

function sorted(rows: readonly unknown[][]): unknown[][] {
  return [...rows].sort(([one], [other]) => (String(one) < String(other) ? -1 : 1));
}
