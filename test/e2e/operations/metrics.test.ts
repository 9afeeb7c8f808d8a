import { expect } from "chai";
import { ROLES } from "../../../src/stores/administrators/roles.js";
import { ADMIN_TOKEN } from "../../support/gateway.js";
import { parseMetrics, type Sample } from "../../support/metrics.js";
import { scriptedGateway } from "../../support/scripted-gateway.js";
import { answers, hangsUp } from "../../support/upstream.js";
import { until } from "../../support/until.js";

const MODELS = [
  {
    id: "acme/large",
    kind: "text",
    routes: [
      { provider: "one", model: "large-1", dialect: "messages", priority: 0 },
      { provider: "two", model: "large-2", dialect: "messages", priority: 1 },
    ],
    maxOutputTokens: 100,
    pricing: { input: 1, output: 2 },
  },
  { id: "acme/plain", kind: "text", routes: [{ provider: "one", model: "plain-1", dialect: "chat" }] },
];
const ANSWER = {
  id: "msg_1",
  type: "message",
  role: "assistant",
  model: "large-1",
  content: [{ type: "text", text: "Hello." }],
  stop_reason: "end_turn",
  stop_sequence: null,
  usage: { input_tokens: 10, cache_read_input_tokens: 4, cache_creation_input_tokens: 0, output_tokens: 5 },
};
const CALL = { model: "acme/large", messages: [{ role: "user", content: "Hi" }] };
const OF_CALL = { dialect: "chat", model: "acme/large", upstream: "messages" };

describe("GET /metrics", () => {
  const scripted = scriptedGateway(MODELS, { admin: { token: ADMIN_TOKEN } });

  async function readMetrics(): Promise<Sample[]> {
    const headers = { authorization: `Bearer ${ADMIN_TOKEN}` };
    const response = await fetch(`${scripted().gateway.url}/metrics`, { headers });
    expect(response.headers.get("content-type")).to.equal("text/plain; version=0.0.4; charset=utf-8");
    return parseMetrics(await response.text());
  }

  const valueOf = (samples: readonly Sample[], name: string, labels: Readonly<Record<string, string>> = {}) =>
    samples
      .filter(
        (one) => one.name === name && Object.entries(labels).every(([label, value]) => one.labels[label] === value),
      )
      .reduce((sum, { value }) => sum + value, 0);

  /** By how much the samples change while something is done. */
  async function growth(act: () => Promise<unknown>): Promise<(name: string, labels?: Sample["labels"]) => number> {
    const before = await readMetrics();
    await act();
    const after = await readMetrics();
    return (name, labels) => Number((valueOf(after, name, labels) - valueOf(before, name, labels)).toFixed(9));
  }

  async function call(body: object = CALL, path = "/v1/chat/completions"): Promise<Response> {
    const { url, key } = scripted().gateway;
    const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
    const response = await fetch(url + path, { method: "POST", headers, body: JSON.stringify(body) });
    await response.clone().text();
    return response;
  }

  for (const [name, headers, status] of [
    ["no token", {}, 401],
    ["a wrong token", { authorization: "Bearer not-the-token" }, 401],
    ["the admin token", { authorization: `Bearer ${ADMIN_TOKEN}` }, 200],
  ] as const)
    it(`answers ${status} to ${name}`, async () =>
      expect((await fetch(`${scripted().gateway.url}/metrics`, { headers })).status).to.equal(status));

  for (const role of ROLES)
    it(`answers 200 to a token with the role ${role}`, async () => {
      const { url } = scripted().gateway;
      const made = await fetch(`${url}/admin/api/admins`, {
        method: "POST",
        headers: { authorization: `Bearer ${ADMIN_TOKEN}`, "content-type": "application/json" },
        body: JSON.stringify({ name: `a ${role} token`, role }),
      });
      const { token } = (await made.json()) as { token: string };
      expect((await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${token}` } })).status).to.equal(200);
    });

  it("answers 405 to other methods", async () => {
    const headers = { authorization: `Bearer ${ADMIN_TOKEN}` };
    const response = await fetch(`${scripted().gateway.url}/metrics`, { method: "POST", headers });
    expect([response.status, response.headers.get("allow")]).to.deep.equal([405, "GET, HEAD"]);
  });

  it("counts a call with its durations, its tokens and its charge", async () => {
    scripted().one.plays(answers(ANSWER));
    const grown = await growth(() => call());
    expect(grown("isogloss_requests_total", { ...OF_CALL, provider: "one", status: "2xx", code: "" })).to.equal(1);
    for (const name of ["request_duration", "first_byte"])
      expect(grown(`isogloss_${name}_seconds_count`, { ...OF_CALL, provider: "one", status: "2xx" }), name).to.equal(1);
    expect(grown("isogloss_overhead_seconds_count", OF_CALL)).to.equal(1);
    expect(grown("isogloss_settlement_lag_seconds_count")).to.equal(1);
    const tokens = (type: string) => grown("isogloss_tokens_total", { ...OF_CALL, provider: "one", type });
    expect(["input", "cached_input", "cache_write", "output", "reasoning"].map(tokens)).to.deep.equal([14, 4, 0, 5, 0]);
    expect(grown("isogloss_spend_usd_total", { model: "acme/large" })).to.equal((14 * 1 + 5 * 2) / 1e6);
  });

  it("counts the attempts of a call that fails over", async () => {
    scripted().one.plays(answers({}, { status: 503 }));
    scripted().two.plays(answers(ANSWER));
    const grown = await growth(() => call());
    const attempts = (provider: string, outcome: string) =>
      grown("isogloss_upstream_attempts_total", { provider, model: "acme/large", outcome });
    expect([attempts("one", "503"), attempts("two", "success")]).to.deep.equal([1, 1]);
    expect(grown("isogloss_requests_total", { provider: "two", status: "2xx" })).to.equal(1);
  });

  it("counts a call that was cut by its upstream with its code", async () => {
    scripted().one.plays(hangsUp());
    const grown = await growth(() => call());
    const failed = { ...OF_CALL, provider: "one", status: "5xx" };
    expect(grown("isogloss_requests_total", { ...failed, code: "upstream_error" })).to.equal(1);
    expect(grown("isogloss_request_duration_seconds_count", failed)).to.equal(1);
    expect(grown("isogloss_upstream_attempts_total", { provider: "one", outcome: "broken" })).to.equal(1);
  });

  it("counts a refused call without the name that the client sent", async () => {
    const grown = await growth(() => call({ ...CALL, model: "no-such-model" }));
    const refused = { dialect: "chat", model: "", upstream: "", status: "4xx", code: "model_not_found" };
    expect(grown("isogloss_requests_total", refused)).to.equal(1);
  });

  it("counts a refusal of an upstream without the upstream's own code", async () => {
    const error = { message: "No.", type: "invalid_request_error", code: "a_code_of_its_own", param: null };
    scripted().one.plays(answers({ error }, { status: 400 }));
    const grown = await growth(() => call({ ...CALL, model: "acme/plain" }));
    expect(grown("isogloss_requests_total", { status: "4xx", code: "upstream_refusal" })).to.equal(1);
  });

  it("counts a stream that failed after it began, though the upstream's error has no code", async () => {
    const begun = 'data: {"choices":[{"index":0,"delta":{"content":"Hel"},"finish_reason":null}]}\n\n';
    const fault = 'data: {"error":{"message":"Too fast.","type":"tokens","code":429}}\n\n';
    scripted().one.plays(async (response) => {
      response.writeHead(200, { "content-type": "text/event-stream" }).write(begun);
      await new Promise((resolve) => setTimeout(resolve, 100));
      response.end(fault);
    });
    const grown = await growth(() => call({ ...CALL, model: "acme/plain", stream: true }));
    expect(grown("isogloss_requests_total", { status: "2xx", code: "upstream_refusal" })).to.equal(1);
  });

  it("leaves the waits of a call out of what the gateway itself took", async () => {
    scripted().one.plays(answers(ANSWER));
    const body = JSON.stringify(CALL);
    const slow = new ReadableStream({
      async start(controller) {
        controller.enqueue(new TextEncoder().encode(body.slice(0, 10)));
        await new Promise((resolve) => setTimeout(resolve, 600));
        controller.enqueue(new TextEncoder().encode(body.slice(10)));
        controller.close();
      },
    });
    const { url, key } = scripted().gateway;
    const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
    const grown = await growth(() =>
      fetch(`${url}/v1/chat/completions`, { method: "POST", headers, body: slow, duplex: "half" } as RequestInit),
    );
    expect(grown("isogloss_first_byte_seconds_sum", OF_CALL)).to.be.at.least(0.25);
    expect(grown("isogloss_overhead_seconds_sum", OF_CALL)).to.be.below(0.2);
  });

  it("counts dropped fields without the indexes of items", async () => {
    scripted().one.plays(answers(ANSWER));
    const messages = [
      { role: "user", name: "a", content: "Hi" },
      { role: "user", name: "b", content: "Hello" },
    ];
    const grown = await growth(() => call({ ...CALL, messages, logit_bias: { 50: 1 } }));
    const dropped = (path: string) => grown("isogloss_dropped_params_total", { from: "chat", to: "messages", path });
    expect([dropped("logit_bias"), dropped("messages[].name")]).to.deep.equal([1, 2]);
  });

  it("shows a stream while it is open", async () => {
    let end = (): void => undefined;
    scripted().one.plays((response) => {
      response.writeHead(200, { "content-type": "text/event-stream" }).flushHeaders();
      end = () => void response.end();
    });
    const open = async () => valueOf(await readMetrics(), "isogloss_streams_open");
    const calling = call({ ...CALL, stream: true });
    await until(async () => (await open()) === 1, 5_000);
    expect(valueOf(await readMetrics(), "isogloss_holds_open")).to.equal(1);
    end();
    await calling;
    expect([await open(), valueOf(await readMetrics(), "isogloss_holds_open")]).to.deep.equal([0, 0]);
  });

  it("stays small when clients send thousands of names", async () => {
    scripted().one.plays(answers(ANSWER));
    const unknown = Object.fromEntries(Array.from({ length: 2_000 }, (_, index) => [`hostile_${index}`, index]));
    const grown = await growth(() => call({ ...CALL, ...unknown }));
    const series = (await readMetrics()).filter(({ name }) => name === "isogloss_dropped_params_total");
    expect(series.length).to.be.at.most(501);
    expect(grown("isogloss_dropped_params_total", { path: "other" })).to.be.greaterThan(1_000);
  });

  it("shows the process and its event loop, and nothing secret", async () => {
    const samples = await readMetrics();
    expect(valueOf(samples, "process_resident_memory_bytes")).to.be.greaterThan(1_000_000);
    expect(samples.map(({ name }) => name)).to.include("isogloss_event_loop_lag_seconds");
    const text = JSON.stringify(samples);
    for (const secret of [scripted().gateway.key, ADMIN_TOKEN, "upstream-secret", "127.0.0.1"])
      expect(text).not.to.include(secret);
  });
});

describe("GET /metrics with metrics.public", () => {
  const scripted = scriptedGateway(MODELS, { metrics: { public: true } });

  it("needs no token", async () => expect((await fetch(`${scripted().gateway.url}/metrics`)).status).to.equal(200));
});
