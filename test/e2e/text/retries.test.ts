import { expect } from "chai";
import { ADMIN_TOKEN } from "../../support/gateway.js";
import { attemptsOf, loggedCall } from "../../support/logged-call.js";
import { parseMetrics } from "../../support/metrics.js";
import { scriptedGateway } from "../../support/scripted-gateway.js";
import { answers, hangsUp, mute, type Script } from "../../support/upstream.js";
import { until } from "../../support/until.js";

const route = (provider: string, priority = 0) => ({ provider, model: "large-1", dialect: "chat", priority });
const model = (id: string, providers: readonly string[], retry?: object) => ({
  id: `acme/${id}`,
  kind: "text",
  routes: providers.map(route),
  ...(retry && { retry }),
});
const MODELS = [
  model("thrice", ["one"], { attempts: 3 }),
  model("in-time", ["one"], { attempts: 10, budgetSeconds: 0.4 }),
  model("on-connect", ["one", "two"], { on: ["connect"] }),
  model("on-429", ["one", "two"], { on: [429] }),
  model("on-account", ["one", "two"], { on: [401, 402, 403] }),
  model("first-only", ["one", "two"], { attempts: 1 }),
  model("twice-each", ["one", "two"], { attempts: 4 }),
  model("unreachable", ["nowhere", "one"], { attempts: 2 }),
  model("watched", ["one", "two"]),
];
const ANSWER = {
  id: "chatcmpl-1",
  object: "chat.completion",
  created: 1,
  model: "large-1",
  choices: [{ index: 0, message: { role: "assistant", content: "Hello." }, finish_reason: "stop" }],
  usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
};
const served = answers(ANSWER);
const fails = (status: number, headers: Record<string, string> = {}) =>
  answers({ error: { message: "Later.", type: "x", code: null, param: null } }, { status, headers });

interface Outcome {
  readonly status: number;
  readonly one: number;
  readonly two: number;
}

type Case = [name: string, model: string, first: readonly Script[], wanted: Outcome];

describe("requests that are sent again", () => {
  const scripted = scriptedGateway(MODELS);

  async function call(id: string, signal?: AbortSignal): Promise<Response> {
    const { url, key } = scripted().gateway;
    return fetch(`${url}/v1/chat/completions`, {
      method: "POST",
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
      body: JSON.stringify({ model: `acme/${id}`, messages: [{ role: "user", content: "Hi" }] }),
      signal: signal ?? null,
    });
  }

  async function outcomeOf(id: string, one: readonly Script[], two: readonly Script[] = [served]): Promise<Outcome> {
    scripted().one.plays(...one);
    scripted().two.plays(...two);
    const { status } = await call(id);
    return { status, one: scripted().one.received.length, two: scripted().two.received.length };
  }

  const admin = async (path: string) => {
    const headers = { authorization: `Bearer ${ADMIN_TOKEN}` };
    return fetch(scripted().gateway.url + path, { headers });
  };

  const cases: Case[] = [
    ["are answered by the third attempt", "thrice", [fails(503), fails(500), served], { status: 200, one: 3, two: 0 }],
    ["end with the error of the last attempt", "thrice", [fails(500)], { status: 502, one: 3, two: 0 }],
    ["are not sent again after a refusal", "thrice", [fails(400), served], { status: 400, one: 1, two: 0 }],
    ["are not sent again when the upstream broke off", "thrice", [hangsUp(), served], { status: 502, one: 1, two: 0 }],
    ["wait for retry-after", "thrice", [fails(429, { "retry-after": "1" }), served], { status: 200, one: 2, two: 0 }],
    [
      "wait for milliseconds that an upstream names alone",
      "in-time",
      [fails(429, { "retry-after-ms": "9000" }), served],
      { status: 429, one: 1, two: 0 },
    ],
    [
      "take the next route only for the causes of the model",
      "on-connect",
      [fails(503)],
      { status: 502, one: 1, two: 0 },
    ],
    ["take the next route after a status of the model", "on-429", [fails(429)], { status: 200, one: 1, two: 1 }],
    ["do not take the next route after another status", "on-429", [fails(500)], { status: 502, one: 1, two: 0 }],
    ...[401, 402, 403].map((status): Case => [
      `take the next route where the provider refuses its key or its bill, if the model says so (${status})`,
      "on-account",
      [fails(status)],
      { status: 200, one: 1, two: 1 },
    ]),
    ["end with a refused bill unless the model says so", "watched", [fails(402)], { status: 402, one: 1, two: 0 }],
    ["take only so many routes", "first-only", [fails(500)], { status: 502, one: 1, two: 0 }],
    ["begin again with the first route", "twice-each", [fails(500), served], { status: 200, one: 2, two: 1 }],
    ["reach the next route when one cannot be reached", "unreachable", [served], { status: 200, one: 1, two: 0 }],
  ];
  for (const [name, id, one, wanted] of cases)
    it(name, async () => {
      const two = id === "twice-each" ? [fails(500)] : [served];
      expect(await outcomeOf(id, one, two)).to.deep.equal(wanted);
    });

  it("end within the budget, with the upstream's retry-after where it does not fit", async () => {
    const begunAt = performance.now();
    const { status, one } = await outcomeOf("in-time", [fails(503)]);
    expect(status).to.equal(502);
    expect(one).to.be.within(2, 4);
    expect(performance.now() - begunAt).to.be.below(2_000);
    scripted().one.plays(fails(429, { "retry-after": "30" }));
    const refused = await call("in-time");
    expect([refused.status, refused.headers.get("retry-after")]).to.deep.equal([429, "30"]);
    expect(scripted().one.received).to.have.lengthOf(1);
  });

  it("wait no longer than twenty seconds where the model names no budget", async () => {
    scripted().one.plays(fails(429, { "retry-after": "9999999" }), served);
    const refused = await call("thrice");
    expect([refused.status, scripted().one.received.length]).to.deep.equal([429, 1]);
  });

  it("are not sent again when the client has gone", async () => {
    scripted().one.plays(fails(429, { "retry-after": "1" }), mute());
    const gone = new AbortController();
    const calling = call("thrice", gone.signal).catch((error: unknown) => error);
    await until(async () => scripted().one.received.length === 1, 5_000);
    gone.abort();
    await calling;
    await until(async () => scripted().gateway.logged().includes('"code":"client_gone"'), 5_000);
    expect(scripted().one.received).to.have.lengthOf(1);
  });

  for (const [id, one, two, wanted] of [
    ["twice-each", [fails(503), served], [fails(429)], ["one 503", "two 429", "one success"]],
    ["unreachable", [served], [], ["nowhere connect", "one success"]],
    ["thrice", [served], [], ["one success"]],
  ] as const)
    it(`are in the request log: ${wanted.join(", ")}`, async () => {
      scripted().one.plays(...one);
      scripted().two.plays(...two);
      const { headers } = await call(id);
      expect(attemptsOf(await loggedCall(scripted().gateway, headers))).to.deep.equal(wanted);
    });

  it("do not begin with a route that fails again and again", async () => {
    for (let count = 0; count < 10; count++)
      expect(await outcomeOf("watched", [fails(500)])).to.deep.equal({ status: 200, one: 1, two: 1 });
    expect(await outcomeOf("watched", [fails(500)])).to.deep.equal({ status: 200, one: 0, two: 1 });
    const states = parseMetrics(await (await admin("/metrics")).text())
      .filter(({ name, labels }) => name === "isogloss_breaker_state" && labels.model === "acme/watched")
      .map(({ labels, value }) => [labels.provider, value]);
    expect(states).to.deep.equal([
      ["two", 0],
      ["one", 2],
    ]);
    expect(scripted().gateway.logged()).to.include('"event":"route.avoided"');
    // When the other one fails too, a route that is avoided is tried after all.
    expect(await outcomeOf("watched", [served], [fails(500)])).to.deep.equal({ status: 200, one: 1, two: 1 });
  });
});
