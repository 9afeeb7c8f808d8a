/** Routes whose answers begin and break off. */
import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "chai";
import { ADMIN_TOKEN } from "../../support/gateway.js";
import { parseMetrics } from "../../support/metrics.js";
import { scriptedGateway } from "../../support/scripted-gateway.js";
import { type Script, answers, streams } from "../../support/upstream.js";
import { until } from "../../support/until.js";

/** So many in a row open a breaker, if they take as long. */
const MOST = 10;
const LEAST_MS = 5_000;
const [CLOSED, OPEN] = [0, 2];

const chunk = (delta: object, finish: string | null = null) =>
  `data: ${JSON.stringify({
    ...{ id: "chatcmpl-1", object: "chat.completion.chunk", created: 1, model: "large-1" },
    choices: [{ index: 0, delta, finish_reason: finish }],
  })}\n\n`;
const BEGUN = chunk({ content: "Hel" });
const ended = streams([BEGUN, chunk({}, "stop"), "data: [DONE]\n\n"]);
const cut = streams([BEGUN], { ending: "cut" });
const mute = streams([BEGUN], { ending: "mute" });
const overloaded = streams([BEGUN, 'data: {"error":{"message":"Too much.","type":"server_error","code":null}}\n\n']);
const limited = streams([BEGUN, 'data: {"error":{"message":"Too fast.","type":"tokens","code":429}}\n\n']);
const noAnswer = answers("<html>Fine.</html>");

const NAMES = ["cut", "early", "fault", "none", "client", "reset", "limited", "restart"] as const;
const MODELS = NAMES.map((name) => ({
  id: `acme/${name}`,
  kind: "text",
  routes: ["one", "two"].map((provider, priority) => ({ provider, model: "large-1", dialect: "chat", priority })),
}));

describe("routes whose answers break off", () => {
  const scripted = scriptedGateway(MODELS);

  const call = (name: string, stream: boolean, signal?: AbortSignal) =>
    fetch(`${scripted().gateway.url}/v1/chat/completions`, {
      method: "POST",
      headers: { authorization: `Bearer ${scripted().gateway.key}`, "content-type": "application/json" },
      body: JSON.stringify({ model: `acme/${name}`, stream, messages: [{ role: "user", content: "Hi" }] }),
      signal: signal ?? null,
    });
  const read = async (name: string, stream = true) => (await call(name, stream)).text().catch(() => "");
  const stateOf = async (name: string) => {
    const headers = { authorization: `Bearer ${ADMIN_TOKEN}` };
    const samples = parseMetrics(await (await fetch(`${scripted().gateway.url}/metrics`, { headers })).text());
    return samples.find(
      ({ name: metric, labels }) =>
        metric === "isogloss_breaker_state" && labels.provider === "one" && labels.model === `acme/${name}`,
    )?.value;
  };
  const plays = (...scripts: Script[]) => {
    scripted().one.plays(...scripts);
    scripted().two.plays(ended);
  };

  const failing: [(typeof NAMES)[number], Script, boolean][] = [
    ["cut", cut, true],
    ["early", streams([BEGUN]), true],
    ["fault", overloaded, true],
    ["none", noAnswer, false],
  ];

  /** Nine that break off, and one that ends well. */
  const mostly = [...Array.from({ length: MOST - 1 }, () => cut), ended];

  // What two tests begin is old enough after one wait.
  before(async () => {
    for (const [name, script, stream] of failing) {
      plays(script);
      for (let count = 1; count < MOST; count++) await read(name, stream);
    }
    plays(...mostly);
    for (let count = 0; count < MOST; count++) await read("reset");
    await sleep(LEAST_MS);
  });

  it("are tried last after ten in a row: cut, ended too early, with a fault of the upstream, or none", async () => {
    for (const [name, script, stream] of failing) {
      expect(await stateOf(name), name).to.equal(CLOSED);
      plays(script);
      await read(name, stream);
      expect([await stateOf(name), scripted().two.received.length], name).to.deep.equal([OPEN, 0]);
      expect(await read(name)).to.contain("[DONE]");
      expect([scripted().one.received.length, scripted().two.received.length], name).to.deep.equal([1, 1]);
    }
  });

  it("are tried first after many that were cut at once", async () => {
    plays(cut);
    await Promise.all(Array.from({ length: 3 * MOST }, () => read("restart")));
    expect(await stateOf("restart")).to.equal(CLOSED);
  });

  it("are tried first after streams whose clients left", async () => {
    plays(mute);
    for (let count = 0; count < MOST + 2; count++) {
      const gone = new AbortController();
      await call("client", true, gone.signal);
      gone.abort();
    }
    await until(async () => scripted().gateway.logged().split('"code":"client_gone"').length > MOST + 2, 10_000);
    expect(await stateOf("client")).to.equal(CLOSED);
  });

  it("are tried first after streams that the vendor's own limit ended", async () => {
    plays(limited);
    for (let count = 0; count < MOST + 2; count++) await read("limited");
    expect(await stateOf("limited")).to.equal(CLOSED);
  });

  it("are tried first as long as one of ten answers ends well", async () => {
    expect(await stateOf("reset")).to.equal(CLOSED);
    plays(...mostly);
    for (let count = 0; count < MOST; count++) await read("reset");
    expect([await stateOf("reset"), scripted().two.received.length]).to.deep.equal([CLOSED, 0]);
  });
});
