import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "chai";
import { ADMIN_TOKEN } from "../../support/gateway.js";
import { attemptsOf, loggedCall } from "../../support/logged-call.js";
import { scriptedGateway } from "../../support/scripted-gateway.js";
import { answers, hangsUp, mute, type Script } from "../../support/upstream.js";
import { until } from "../../support/until.js";

const HEDGE_MS = 120;
const route = (provider: string, priority: number) => ({ provider, model: "small-1", dialect: "embeddings", priority });
const model = (id: string, retry: object) => ({
  id: `acme/${id}`,
  kind: "embedding",
  pricing: { input: 1 },
  retry: { hedgeAfterMs: HEDGE_MS, ...retry },
  routes: [route("one", 0), route("two", 1)],
});
const MODELS = [
  model("hedged", {}),
  model("outrun", {}),
  model("once", { attempts: 1 }),
  model("patient", { hedgeAfterMs: 5_000 }),
];
const served = answers({
  object: "list",
  model: "small-1",
  data: [{ object: "embedding", index: 0, embedding: [0.5] }],
  usage: { prompt_tokens: 10, total_tokens: 10 },
});
/** So many in a row open the breaker of a route. */
const MOST_FAILURES = 10;
/** Ten tokens at one dollar for a million. */
const COST = 100_000;
const fails = (status: number) =>
  answers({ error: { message: "Later.", type: "x", code: null, param: null } }, { status });
const after =
  (milliseconds: number, script: Script): Script =>
  async (response, received) => {
    await sleep(milliseconds);
    await script(response, received);
  };

describe("embeddings that are asked for twice", () => {
  const scripted = scriptedGateway(MODELS);

  const call = (id: string, signal?: AbortSignal) =>
    fetch(`${scripted().gateway.url}/v1/embeddings`, {
      method: "POST",
      headers: { authorization: `Bearer ${scripted().gateway.key}`, "content-type": "application/json" },
      body: JSON.stringify({ model: `acme/${id}`, input: "Hi" }),
      signal: signal ?? null,
    });

  async function admin<Answer>(path: string): Promise<Answer> {
    const headers = { authorization: `Bearer ${ADMIN_TOKEN}` };
    return (await (await fetch(scripted().gateway.url + path, { headers })).json()) as Answer;
  }

  async function spent(): Promise<number> {
    const { wallets } = await admin<{ wallets: { spent_ticks: number | string }[] }>("/admin/api/wallets");
    return Number(wallets[0]?.spent_ticks);
  }

  const late = after(4 * HEDGE_MS, served);
  const cases: [string, Script, Script, { status: number; provider: string; attempts: string[] }][] = [
    ["are answered by the second route", mute(), served, ok("two", "two success", "one cancelled")],
    ["are answered by the first route when it is faster", late, mute(), ok("one", "one success", "two cancelled")],
    [
      "are answered by the second route when the first fails later",
      after(2 * HEDGE_MS, fails(500)),
      late,
      ok("two", "one 500", "two success"),
    ],
    ["are answered by the first route when the second fails", late, fails(500), ok("one", "two 500", "one success")],
    [
      "take the second route at once when the first fails at once",
      fails(500),
      served,
      ok("two", "one 500", "two success"),
    ],
    [
      "end with a refusal that another route would give too",
      after(2 * HEDGE_MS, fails(400)),
      mute(),
      { status: 400, provider: "one", attempts: ["one 4xx", "two cancelled"] },
    ],
    [
      "fail when both routes fail",
      after(3 * HEDGE_MS, fails(500)),
      fails(503),
      { status: 502, provider: "one", attempts: ["two 503", "one 500"] },
    ],
    [
      "fail when the first route breaks off and the second fails",
      after(3 * HEDGE_MS, hangsUp()),
      fails(503),
      { status: 502, provider: "one", attempts: ["two 503", "one broken"] },
    ],
  ];
  it("are asked of a route last that is outrun again and again", async () => {
    scripted().one.plays(mute());
    scripted().two.plays(served);
    for (let calls = 0; calls < MOST_FAILURES; calls += 1) expect((await call("outrun")).status).to.equal(200);
    const response = await call("outrun");
    expect(attemptsOf(await loggedCall(scripted().gateway, response.headers))).to.deep.equal(["two success"]);
  });

  for (const [name, one, two, wanted] of cases)
    it(`${name}, and are charged at most once`, async () => {
      scripted().one.plays(one);
      scripted().two.plays(two);
      const before = await spent();
      const answer = await call("hedged");
      await answer.text();
      const row = await loggedCall(scripted().gateway, answer.headers);
      const { provider, cost_ticks: cost } = row;
      const outcomes = attemptsOf(row);
      expect({ status: answer.status, provider, attempts: outcomes }).to.deep.equal(wanted);
      expect(Number(cost)).to.equal(wanted.status === 200 ? COST : 0);
      expect((await spent()) - before).to.equal(Number(cost));
      // What was given up is not waited for.
      for (const [upstream, script] of [
        ["one", one],
        ["two", two],
      ] as const)
        if (outcomes.includes(`${upstream} cancelled`))
          expect(await scripted()[upstream].only.left, `${upstream} ${String(script)}`).to.equal(true);
    });

  for (const id of ["once", "patient"])
    it(`are asked for once by the rules of acme/${id}`, async () => {
      scripted().one.plays(late);
      scripted().two.plays(served);
      expect((await call(id)).status).to.equal(200);
      expect([scripted().one.received.length, scripted().two.received.length]).to.deep.equal([1, 0]);
    });

  it("are given up on both routes when the client has gone", async () => {
    for (const upstream of [scripted().one, scripted().two]) upstream.plays(mute());
    const gone = new AbortController();
    const calling = call("hedged", gone.signal).catch((error: unknown) => error);
    await until(async () => scripted().two.received.length === 1, 5_000);
    gone.abort();
    await calling;
    expect(await Promise.all([scripted().one.only.left, scripted().two.only.left])).to.deep.equal([true, true]);
  });
});

function ok(provider: string, ...attempts: string[]) {
  return { status: 200, provider, attempts };
}
