import { expect } from "chai";
import { dialectClients } from "../support/dialect-clients/index.js";
import type { Fields, DialectClient } from "../support/dialect-clients/dialect-client.js";
import { UPSTREAM_KEY } from "../support/gateway.js";
import { answers, hangsUp, mute, type Script, streams } from "../support/upstream.js";
import { INNER_MODEL, type VendorForms } from "../support/vendor-forms/form.js";
import { vendorForms } from "../support/vendor-forms/index.js";
import { type Answer, meteredGateway, until } from "../support/money/metered-gateway.js";

const spoken = [...vendorForms.keys()];
const own = (dialect: string) => `maker/${dialect}`;
const priceless = (dialect: string) => `maker/priceless-${dialect}`;
const model = (id: string, dialect: string, more: Fields = {}) => ({
  id,
  kind: "text",
  routes: [{ provider: "one", model: INNER_MODEL, dialect }],
  ...more,
});

const ledger = meteredGateway(
  spoken.flatMap((dialect) => [
    model(own(dialect), dialect, { pricing: { input: 3, output: 15 } }),
    model(priceless(dialect), dialect, { pricing: {} }),
    model(`${priceless(dialect)}-half`, dialect, { pricing: { input: 1, cachedInput: 1 } }),
  ]),
);

const everyone = [...dialectClients].map(([dialect, dialectClient]) => ({
  dialect,
  dialectClient,
  forms: vendorForms.get(dialect) as VendorForms,
}));

/** A refusal in the client's own form, of a call that has no other trace. */
function expectRefused(dialectClient: DialectClient, { status, text }: Answer, code: string, wanted: number): string {
  const reported = dialectClient.readError(JSON.parse(text), status);
  expect([status, reported.code]).to.deep.equal([wanted, code]);
  expect(ledger().one.received).to.have.length(0);
  return reported.message;
}

let wallets = 0;

/** A key of a wallet with so many ticks in it. */
async function keyWith(ticks: number): Promise<{ wallet: string; key: string }> {
  const wallet = `poor-${(wallets += 1)}`;
  await ledger().admin("POST", "/wallets", { name: wallet });
  if (ticks > 0) await ledger().admin("POST", `/wallets/${wallet}/credits`, { usd: (ticks / 1e10).toFixed(10) });
  return { wallet, key: await ledger().newKey({ wallet }) };
}

for (const { dialect, dialectClient, forms } of everyone) {
  describe(`a ${dialect} client`, () => {
    beforeEach(() => ledger().one.plays(answers(forms.words.body)));

    it("is refused when its wallet cannot cover what the call may cost", async () => {
      const { key } = await keyWith(0);
      for (const stream of [false, true]) {
        const answer = await ledger().ask(dialectClient, own(dialect), { key, stream });
        expect(expectRefused(dialectClient, answer, "insufficient_balance", 402)).to.match(/wallet/i);
      }
      expect(await ledger().charges()).to.deep.equal([]);
    });

    it("is served when the wallet covers it to the tick, and not with one tick less", async () => {
      await ledger().ask(dialectClient, own(dialect));
      const { held } = await ledger().charge();
      ledger().one.plays(answers(forms.words.body));
      const less = await keyWith(held - 1);
      expectRefused(
        dialectClient,
        await ledger().ask(dialectClient, own(dialect), { key: less.key }),
        "insufficient_balance",
        402,
      );
      const enough = await keyWith(held);
      expect((await ledger().ask(dialectClient, own(dialect), { key: enough.key })).status).to.equal(200);
      const { ticks } = await ledger().charge();
      expect(await ledger().admin("GET", `/wallets/${enough.wallet}`)).to.include({
        balance_ticks: String(held - ticks),
        reserved_ticks: "0",
        spent_ticks: String(ticks),
      });
    });

    it("does not find a model without a price, nor one with half of it", async () => {
      for (const id of [priceless(dialect), `${priceless(dialect)}-half`]) {
        expectRefused(dialectClient, await ledger().ask(dialectClient, id), "model_not_found", 404);
      }
      expect(await listed(ledger().gateway.key))
        .to.include(own(dialect))
        .and.not.include(priceless(dialect))
        .and.not.include(`${priceless(dialect)}-half`);
    });

    it("is refused with an expired key", async () => {
      let key = "";
      let end = 0;
      // A slow machine may take longer for a call than the key lasts.
      for (let [status, lifetime] = [0, 200]; status !== 200 && lifetime < 10_000; lifetime *= 4) {
        end = Date.now() + lifetime;
        key = await ledger().newKey({ expires_at: new Date(end).toISOString() });
        ({ status } = await ledger().ask(dialectClient, own(dialect), { key }));
      }
      expect(await ledger().charges()).to.have.length(1);
      await until("the key is past its time", () => Date.now() > end || undefined);
      ledger().one.plays(answers(forms.words.body));
      const response = await ledger().ask(dialectClient, own(dialect), { key, requestId: null });
      expectRefused(dialectClient, response, "invalid_api_key", 401);
    });

    it("is refused when the key's budget cannot cover what the call may cost, and learns when it renews", async () => {
      for (const [period, now, renewal] of [
        ["day", "today", /It renews at \d{4}-\d\d-\d\dT00:00:00\.000Z\.$/],
        ["month", "this month", /It renews at \d{4}-\d\d-01T00:00:00\.000Z\.$/],
      ] as const) {
        const key = await ledger().newKey({ [`budget_per_${period}`]: { ticks: "1" } });
        const answer = await ledger().ask(dialectClient, own(dialect), { key });
        const message = expectRefused(dialectClient, answer, "insufficient_balance", 402);
        expect(message).to.contain(`left of its budget of 0.0000000001 USD for ${now}`).and.to.match(renewal);
      }
      const key = await ledger().newKey({ budget_per_day: { usd: "100" }, budget_per_month: { usd: "100" } });
      expect((await ledger().ask(dialectClient, own(dialect), { key })).status).to.equal(200);
      await ledger().charges();
    });

    it("is refused by a key for another dialect, and served by one for its own", async () => {
      const other = await ledger().newKey({ dialects: ["embeddings"] });
      const answer = await ledger().ask(dialectClient, own(dialect), { key: other });
      expect(expectRefused(dialectClient, answer, "forbidden", 403)).to.contain(`in the dialect "${dialect}"`);
      const key = await ledger().newKey({ dialects: ["embeddings", dialect] });
      expect((await ledger().ask(dialectClient, own(dialect), { key })).status).to.equal(200);
      await ledger().charges();
    });

    it("is refused with a key that is for other addresses, which it does not learn", async () => {
      const key = await ledger().newKey({ from: ["192.0.2.0/24", "2001:db8::1"], requests_per_minute: 1 });
      for (const stream of [false, true]) {
        const answer = await ledger().ask(dialectClient, own(dialect), { key, stream });
        const message = expectRefused(dialectClient, answer, "forbidden", 403);
        expect(message)
          .to.match(/may not be used from this address/)
          .and.not.match(/192\.0\.2|2001:db8/);
      }
      const near = await ledger().newKey({ from: ["127.0.0.0/8"] });
      expect((await ledger().ask(dialectClient, own(dialect), { key: near })).status).to.equal(200);
      await ledger().charges();
    });

    it("finds only the models of its key", async () => {
      const key = await ledger().newKey({ models: [own(dialect)] });
      expect(await listed(key)).to.deep.equal([own(dialect)]);
      const other = own(spoken.find((name) => name !== dialect) ?? "");
      expectRefused(dialectClient, await ledger().ask(dialectClient, other, { key }), "model_not_found", 404);
      expect((await ledger().ask(dialectClient, own(dialect), { key })).status).to.equal(200);
      await ledger().charges();
      expect(await listed(await ledger().newKey({ models: ["nobody/*"] }))).to.deep.equal([]);
      expect(await listed(await ledger().newKey({ models: ["maker/*"] }))).to.include.members(spoken.map(own));
    });

    for (const [limit, reported] of [
      ["requests_per_minute", "requests per minute"],
      ["tokens_per_minute", "tokens per minute"],
    ] as const) {
      it(`is refused above its ${reported}, with retry-after`, async () => {
        const key = await ledger().newKey({ [limit]: 1 });
        expect((await ledger().ask(dialectClient, own(dialect), { key })).status).to.equal(200);
        await ledger().charge();
        ledger().one.plays(answers(forms.words.body));
        const answer = await ledger().ask(dialectClient, own(dialect), { key });
        expect(expectRefused(dialectClient, answer, "rate_limited", 429)).to.contain(reported);
        expect(Number(answer.headers.get("retry-after"))).to.be.greaterThan(limit === "requests_per_minute" ? 30 : 60);
        expect(await ledger().charges()).to.deep.equal([]);
      });
    }

    const ends: [string, Script, stream: boolean][] = [
      ["an answer", answers(forms.words.body), false],
      ["a stream", streams(forms.words.stream), true],
      ["a refusal", answers(forms.error(400, "No."), { status: 400 }), false],
      ["a failure", answers(forms.error(500, "Oh."), { status: 500 }), false],
      ["a cut-off", hangsUp(), false],
      ["half a stream", streams(forms.beginning, { ending: "cut" }), true],
      ["nonsense", answers("<html>"), true],
    ];
    it("may call again when its only parallel call has ended, however it ended", async () => {
      const key = await ledger().newKey({ concurrent: 1 });
      for (const [what, end, stream] of ends) {
        let go: () => void = () => undefined;
        const held = new Promise<void>((resolve) => (go = resolve));
        ledger().one.plays(async (response, received) => held.then(() => end(response, received)));
        const first = ledger().ask(dialectClient, own(dialect), { key, stream });
        await until("the upstream is called", () => (ledger().one.received.length > 0 ? true : undefined));
        const second = await ledger().ask(dialectClient, own(dialect), { key });
        expect(second.status, what).to.equal(429);
        expect(dialectClient.readError(JSON.parse(second.text), 429).message).to.contain("at the same time");
        expect(second.headers.get("retry-after"), what).to.equal("1");
        expect(ledger().one.received).to.have.length(1);
        go();
        await first;
        ledger().one.plays(answers(forms.words.body));
        expect((await ledger().ask(dialectClient, own(dialect), { key })).status, what).to.equal(200);
        expect(await ledger().charges(), what).to.have.length(2);
      }
    });

    it("may call again when it has aborted its only parallel call", async () => {
      const key = await ledger().newKey({ concurrent: 1 });
      ledger().one.plays(mute());
      const leaving = new AbortController();
      const first = ledger()
        .ask(dialectClient, own(dialect), { key, signal: leaving.signal })
        .catch(() => undefined);
      await until("the upstream is called", () => (ledger().one.received.length > 0 ? true : undefined));
      leaving.abort();
      await first;
      await ledger().charge();
      ledger().one.plays(answers(forms.words.body));
      expect((await ledger().ask(dialectClient, own(dialect), { key })).status).to.equal(200);
      await ledger().charge();
    });
  });
}

async function listed(key: string): Promise<string[]> {
  const response = await fetch(`${ledger().gateway.url}/v1/models`, { headers: { authorization: `Bearer ${key}` } });
  const { data } = (await response.json()) as { data: { id: string }[] };
  return data.map(({ id }) => id);
}

describe("a model whose price changes while it is called", () => {
  const [{ dialect, dialectClient, forms }] = everyone as [(typeof everyone)[number]];

  /** A catalog file that changes one model. */
  const change = (more: Fields) => {
    const providers = [{ id: "one", baseUrl: ledger().one.baseUrl, auth: "none" }];
    return ledger().admin(
      "POST",
      "/catalog/apply",
      JSON.stringify({ providers, models: [model(own(dialect), dialect, more)] }),
    );
  };
  const calling = async (stream: boolean, meanwhile: () => Promise<unknown>): Promise<number> => {
    let go: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (go = resolve));
    const end = stream ? streams(forms.words.stream) : answers(forms.words.body);
    ledger().one.plays(async (response, received) => held.then(() => end(response, received)));
    const answer = ledger().ask(dialectClient, own(dialect), { stream });
    await until("the upstream is called", () => (ledger().one.received.length > 0 ? true : undefined));
    await meanwhile();
    go();
    return (await answer).status;
  };
  const costAt = (input: number, output: number) => 21 * input * 10_000 + 9 * output * 10_000;

  for (const stream of [false, true]) {
    it(`costs the price at its admission (${stream ? "streamed" : "whole"})`, async () => {
      await change({ pricing: { input: 3, output: 15 } });
      expect(await calling(stream, () => change({ pricing: { input: 300, output: 1500 } }))).to.equal(200);
      expect((await ledger().charge()).ticks).to.equal(costAt(3, 15));
      expect(await calling(stream, () => change({ pricing: { input: 0, output: 0 } }))).to.equal(200);
      expect((await ledger().charge()).ticks).to.equal(costAt(300, 1500));
      expect(await calling(stream, () => change({ pricing: { input: 3, output: 15 } }))).to.equal(200);
      expect((await ledger().charge()).ticks).to.equal(0);
    });

    it(`answers calls from before it was disabled, and none after (${stream ? "streamed" : "whole"})`, async () => {
      expect(await calling(stream, () => change({ pricing: { input: 3, output: 15 }, enabled: false }))).to.equal(200);
      expect((await ledger().charge()).ticks).to.equal(costAt(3, 15));
      ledger().one.plays(answers(forms.words.body));
      expectRefused(dialectClient, await ledger().ask(dialectClient, own(dialect), { stream }), "model_not_found", 404);
      expect(await listed(ledger().gateway.key)).not.to.include(own(dialect));
      await change({ pricing: { input: 3, output: 15 } });
      expect(await listed(ledger().gateway.key)).to.include(own(dialect));
    });
  }
  it("is called without a key in the log", () => expect(ledger().gateway.logged()).not.to.contain(UPSTREAM_KEY));
});
