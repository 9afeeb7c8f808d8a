/** Traces and metrics over OpenTelemetry, as a collector receives them from the built program. */
import { expect } from "chai";
import { Collector, type Span } from "../../support/collector.js";
import { type GatewayProcess, startGatewayProcess, UPSTREAM_KEY } from "../../support/gateway.js";
import { until } from "../../support/until.js";
import { answers, hangsUp, ScriptedUpstream } from "../../support/upstream.js";

const TRACE_ID = "0af7651916cd43dd8448eb211c80319c";
const PARENT_ID = "b7ad6b7169203331";
const MODEL = {
  id: "acme/large",
  kind: "text",
  routes: [
    { provider: "one", model: "large-1", dialect: "messages", priority: 0 },
    { provider: "two", model: "large-2", dialect: "messages", priority: 1 },
  ],
  maxOutputTokens: 100,
};
const ANSWER = {
  id: "msg_1",
  type: "message",
  role: "assistant",
  model: "large-2",
  content: [{ type: "text", text: "An answer in words." }],
  stop_reason: "end_turn",
  stop_sequence: null,
  usage: { input_tokens: 10, output_tokens: 5 },
};

describe("telemetry", () => {
  let collector: Collector;
  let one: ScriptedUpstream;
  let two: ScriptedUpstream;
  let gateway: GatewayProcess;

  async function open(environment: Record<string, string>): Promise<void> {
    collector = new Collector();
    const endpoint = await collector.start();
    [one, two] = [await ScriptedUpstream.start(), await ScriptedUpstream.start()];
    const providers = [
      { id: "one", baseUrl: one.baseUrl, apiKey: UPSTREAM_KEY },
      { id: "two", baseUrl: two.baseUrl, apiKey: UPSTREAM_KEY },
    ];
    gateway = await startGatewayProcess({
      catalog: { providers, models: [MODEL] },
      environment: { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, ...environment },
    });
  }

  /** What is not sent yet is sent when the gateway ends. */
  async function endGateway(): Promise<void> {
    await gateway.stop();
  }

  afterEach(async () => {
    await gateway.stop();
    for (const part of [one, two, collector]) await part.stop();
  });

  async function call(headers: Record<string, string> = {}, prompt = "A question in words."): Promise<Response> {
    const response = await fetch(`${gateway.url}/v1/chat/completions`, {
      method: "POST",
      headers: { authorization: `Bearer ${gateway.key}`, "content-type": "application/json", ...headers },
      body: JSON.stringify({
        model: "acme/large",
        logit_bias: { a: 1 },
        messages: [{ role: "user", content: prompt }],
      }),
    });
    await response.clone().text();
    return response;
  }

  const attributesOf = ({ attributes }: Span) =>
    Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

  it("has one span for a call and one for each attempt, within the client's trace", async () => {
    await open({ OTEL_EXPORTER_OTLP_PROTOCOL: "http/json" });
    one.plays(answers({}, { status: 503 }));
    two.plays(answers(ANSWER));
    await call({ traceparent: `00-${TRACE_ID}-${PARENT_ID}-01` });
    await endGateway();
    const { spans } = collector;
    expect(spans.map(({ traceId, name, kind }) => [traceId, name, kind]).sort()).to.deep.equal([
      [TRACE_ID, "chat acme/large", 2],
      [TRACE_ID, "chat acme/large", 3],
      [TRACE_ID, "chat acme/large", 3],
    ]);
    const [server] = spans.filter(({ kind }) => kind === 2);
    const [failed, served] = spans.filter(({ kind }) => kind === 3);
    if (server === undefined || failed === undefined || served === undefined) throw new Error("a span is missing");
    expect(server.parentSpanId).to.equal(PARENT_ID);
    expect([failed.parentSpanId, served.parentSpanId]).to.deep.equal([server.spanId, server.spanId]);
    expect(attributesOf(server)).to.deep.include({
      "gen_ai.operation.name": "chat",
      "gen_ai.request.model": "acme/large",
      "gen_ai.provider.name": "two",
      "gen_ai.usage.input_tokens": 10,
      "gen_ai.usage.output_tokens": 5,
      "http.response.status_code": 200,
      "isogloss.dialect": "chat",
    });
    expect(attributesOf(failed)).to.deep.include({ "gen_ai.provider.name": "one", "error.type": "503" });
    expect(attributesOf(served)).to.deep.include({ "gen_ai.provider.name": "two", "gen_ai.response.model": "large-2" });
    expect([failed.status.code, served.status.code ?? 0]).to.deep.equal([2, 0]);
    expect(one.only.headers.traceparent).to.equal(`00-${TRACE_ID}-${failed.spanId}-01`);
    expect(two.only.headers.traceparent).to.equal(`00-${TRACE_ID}-${served.spanId}-01`);
    expect(gateway.logged()).to.include(`"traceId":"${TRACE_ID}"`);
  });

  it("has the error of an attempt whose answer broke off", async () => {
    await open({ OTEL_EXPORTER_OTLP_PROTOCOL: "http/json", OTEL_METRICS_EXPORTER: "none" });
    one.plays((response) => {
      response.writeHead(200, { "content-type": "application/json", "content-length": "100" });
      response.write('{"id":', () => response.destroy());
    });
    expect((await call()).status).to.equal(502);
    await endGateway();
    const attempts = collector.spans.filter(({ kind }) => kind === 3);
    expect(attempts.map((span) => [attributesOf(span)["error.type"], span.status])).to.deep.equal([
      ["broken", { code: 2, message: "broken" }],
    ]);
  });

  it("has the metrics of the conventions, and no content and no secret", async () => {
    await open({ OTEL_EXPORTER_OTLP_PROTOCOL: "http/json" });
    one.plays(answers(ANSWER));
    await call();
    one.plays(hangsUp());
    await call();
    await endGateway();
    const { text } = collector;
    for (const name of ["gen_ai.client.operation.duration", "gen_ai.client.token.usage", "upstream_error"])
      expect(text).to.include(name);
    for (const secret of [gateway.key, UPSTREAM_KEY, "A question", "An answer"]) expect(text).not.to.include(secret);
  });

  it("has the content where the variable of the conventions asks for it", async () => {
    await open({
      OTEL_EXPORTER_OTLP_PROTOCOL: "http/json",
      OTEL_INSTRUMENTATION_GENAI_CAPTURE_MESSAGE_CONTENT: "true",
    });
    one.plays(answers(ANSWER));
    await call();
    await endGateway();
    expect(collector.text).to.include("A question in words.").and.to.include("An answer in words.");
  });

  it("is sent as Protobuf by default, under the service's name", async () => {
    await open({ OTEL_SERVICE_NAME: "our-gateway" });
    one.plays(answers(ANSWER));
    await call();
    await endGateway();
    const [traces] = collector.bodies.filter(({ path }) => path === "/v1/traces");
    expect(traces?.type).to.equal("application/x-protobuf");
    expect(String(traces?.body)).to.include("chat acme/large").and.to.include("our-gateway");
  });

  for (const [what, environment] of [
    ["the SDK is disabled", { OTEL_SDK_DISABLED: "true" }],
    ["there is no endpoint", { OTEL_EXPORTER_OTLP_ENDPOINT: "" }],
    ["the exporters are none", { OTEL_TRACES_EXPORTER: "none", OTEL_METRICS_EXPORTER: "none" }],
  ] as const)
    it(`is off where ${what}: the upstream gets no trace`, async () => {
      await open(environment);
      one.plays(answers(ANSWER));
      await call({ traceparent: `00-${TRACE_ID}-${PARENT_ID}-01` });
      await endGateway();
      expect([collector.bodies.length, one.only.headers.traceparent]).to.deep.equal([0, undefined]);
    });

  it("traces as few calls as the sampler takes", async () => {
    await open({ OTEL_TRACES_SAMPLER: "always_off", OTEL_METRICS_EXPORTER: "none" });
    one.plays(answers(ANSWER));
    await call();
    await endGateway();
    expect(collector.bodies).to.deep.equal([]);
    expect(one.only.headers.traceparent).to.match(/-00$/);
  });

  it("disturbs no call when its protocol is unknown", async () => {
    await open({ OTEL_EXPORTER_OTLP_PROTOCOL: "grpc" });
    one.plays(answers(ANSWER));
    expect((await call()).status).to.equal(200);
    await endGateway();
    expect(gateway.logged()).to.include('"event":"telemetry.failed"').and.to.include("http/protobuf or http/json");
  });

  it("disturbs no call while the collector is away", async () => {
    await open({
      OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:9",
      OTEL_EXPORTER_OTLP_TIMEOUT: "100",
      OTEL_BSP_SCHEDULE_DELAY: "50",
    });
    one.plays(answers(ANSWER));
    expect((await call()).status).to.equal(200);
    await until(async () => gateway.logged().includes('"event":"telemetry.failed"'));
    const begunAt = performance.now();
    await endGateway();
    expect(performance.now() - begunAt).to.be.below(5_000);
  });
});
