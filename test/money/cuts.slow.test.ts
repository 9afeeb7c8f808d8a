import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "chai";
import { dialectClients } from "../support/dialect-clients/index.js";
import type { DialectClient } from "../support/dialect-clients/dialect-client.js";
import { answers, mute, streams } from "../support/upstream.js";
import { INNER_MODEL, type VendorForms } from "../support/vendor-forms/form.js";
import { vendorForms } from "../support/vendor-forms/index.js";
import { textOf } from "../support/wire-streams.js";
import { type Charge, newRequestId, meteredGateway, until } from "../support/money/metered-gateway.js";

const spoken = [...vendorForms.keys()];
const after = (dialect: string) => spoken[(spoken.indexOf(dialect) + 1) % spoken.length] ?? dialect;
const id = (dialect: string) => `maker/${dialect}`;
const PRICING = { input: 3, output: 15 };
const COST = 21 * 30_000 + 9 * 150_000;
/** A short question, and the whole text of any answer here. */
const MOST_ESTIMATED = 40 * 30_000 + 90 * 150_000;
/** Upstream calls are released by then. */
const GONE_MS = 15_000;

const ledger = meteredGateway(
  spoken.map((dialect) => ({
    id: id(dialect),
    kind: "text",
    routes: [{ provider: "one", model: INNER_MODEL, dialect }],
    pricing: PRICING,
  })),
);

/** Every kind of stream, cut at any byte. */
const KINDS = ["reasoned", "calls"] as const;
/** Each dialect with itself, and once converted. */
const pairs = [...dialectClients].flatMap(([dialect, dialectClient]) =>
  [dialect, after(dialect)].map((upstream) => ({ dialect, dialectClient, upstream })),
);

/** Reported in full or not at all. An estimate is never more than the text. */
function expectFair(charge: Charge, where: string): void {
  if (charge.state === "released") return expect(charge, where).to.include({ ticks: 0, estimated: false }) as never;
  expect(charge.state, where).to.equal("settled");
  if (charge.estimated) expect(charge.ticks, where).to.be.within(30_000, MOST_ESTIMATED);
  else expect(charge.ticks, where).to.equal(COST);
}

for (const { dialect, dialectClient, upstream } of pairs) {
  describe(`a ${dialect} client's stream from a ${upstream} upstream`, () => {
    const forms = vendorForms.get(upstream);
    if (forms === undefined) throw new Error(`no client uses ${upstream}`);
    for (const kind of KINDS) {
      it(`is charged once wherever the upstream cuts it (${kind})`, () =>
        cutAnywhere(dialectClient, upstream, forms, kind));
      it(`is charged once wherever the client aborts it (${kind})`, () =>
        leftAnywhere(dialectClient, upstream, forms, kind));
    }
    it("is charged for the request when the client leaves before the first text", () =>
      leftBefore(dialectClient, upstream, true));
    it("is charged for the request when the client leaves before a whole answer", () =>
      leftBefore(dialectClient, upstream, false));
    it("costs the reported usage when the client has read all of it and leaves", () =>
      leftAtTheEnd(dialectClient, upstream, forms));
  });
}

async function cutAnywhere(
  dialectClient: DialectClient,
  upstream: string,
  forms: VendorForms,
  kind: (typeof KINDS)[number],
): Promise<void> {
  const { stream } = forms[kind];
  const charges: Charge[] = [];
  for (let events = 0; events <= stream.length; events++) {
    ledger().one.plays(streams(stream.slice(0, events), { ending: "cut", pauseMilliseconds: 1 }));
    const { status, text } = await ledger().ask(dialectClient, id(upstream), { stream: true });
    const charge = await ledger().charge();
    const where = `after ${events} of ${stream.length} events: ${status} ${JSON.stringify(charge)}`;
    expectFair(charge, where);
    if (status === 200) expect(charge.state, where).to.equal("settled");
    if (dialectClient.goodEnd.test(text) && !text.includes("upstream_error"))
      expect(charge.estimated, where).to.equal(false);
    charges.push(charge);
  }
  expect(charges[0]).to.include({ state: "released" });
  expect(charges.at(-1)).to.include({ state: "settled", estimated: false, ticks: COST });
}

async function leftAnywhere(
  dialectClient: DialectClient,
  upstream: string,
  forms: VendorForms,
  kind: (typeof KINDS)[number],
): Promise<void> {
  const { stream } = forms[kind];
  const charges: Charge[] = [];
  for (let events = 1; events < stream.length; events++) {
    const reported = stream.slice(0, events);
    let isReported = false;
    ledger().one.plays(async (response, received) => {
      await streams(reported, { ending: "mute" })(response, received);
      isReported = true;
    });
    const leaving = new AbortController();
    const hearing = ledger()
      .ask(dialectClient, id(upstream), { stream: true, signal: leaving.signal })
      .catch(() => undefined);
    await until("the upstream has sent everything", () => isReported || undefined);
    await sleep(5);
    leaving.abort();
    await hearing;
    const left = performance.now();
    const charge = await ledger().charge();
    const where = `after ${events} of ${stream.length} events: ${JSON.stringify(charge)}`;
    await ledger().one.only.left;
    expect(performance.now() - left, `${where}: the upstream is let go of`).to.be.below(GONE_MS);
    expectFair(charge, where);
    expect(charge.state, where).to.equal("settled");
    charges.push(charge);
  }
  const outputs = charges.filter(({ estimated }) => estimated).map(({ output }) => output ?? 0);
  expect(outputs, "the estimate grows with the text that was sent").to.deep.equal(
    [...outputs].sort((one, other) => one - other),
  );
}

async function leftBefore(dialectClient: DialectClient, upstream: string, stream: boolean): Promise<void> {
  ledger().one.plays(mute());
  const leaving = new AbortController();
  const requestId = newRequestId();
  const hearing = ledger()
    .ask(dialectClient, id(upstream), { stream, requestId, signal: leaving.signal })
    .catch(() => undefined);
  await until("the upstream is called", () => (ledger().one.received.length > 0 ? true : undefined));
  leaving.abort();
  await hearing;
  const left = performance.now();
  expect(await ledger().one.only.left).to.equal(true);
  expect(performance.now() - left).to.be.below(GONE_MS);
  const charge = await ledger().charge();
  expect(charge).to.include({ state: "settled", estimated: true, output: 0 });
  expect(charge.ticks).to.equal((charge.input ?? 0) * 30_000);
  expect(charge.input).to.be.within(1, 40);
}

async function leftAtTheEnd(dialectClient: DialectClient, upstream: string, forms: VendorForms): Promise<void> {
  ledger().one.plays(streams(forms.words.stream));
  const leaving = new AbortController();
  const response = await ledger().open(dialectClient, id(upstream), { stream: true, signal: leaving.signal });
  const text = await textOf(response);
  leaving.abort();
  expect(text).to.match(dialectClient.goodEnd);
  expect(await ledger().charge()).to.include({ state: "settled", estimated: false, ticks: COST });
}

describe("a client that left", () => {
  it("is logged as disconnected, with its cost", async () => {
    const ticks = new Map<string, number>();
    for (const [dialect, dialectClient] of dialectClients) {
      ledger().one.plays(mute());
      const leaving = new AbortController();
      const requestId = newRequestId();
      const hearing = ledger()
        .ask(dialectClient, id(dialect), { requestId, signal: leaving.signal })
        .catch(() => undefined);
      await until("the upstream is called", () => (ledger().one.received.length > 0 ? true : undefined));
      leaving.abort();
      await hearing;
      ticks.set(requestId, (await ledger().charge()).ticks);
    }
    for (const [requestId, cost] of ticks)
      expect(await ledger().row(requestId)).to.include({
        status: 499n,
        code: "client_gone",
        estimated: 1n,
        cost_ticks: BigInt(cost),
      });
  });

  it("and sends the upstream nothing when it leaves during admission", async () => {
    // Only the headers: the body never comes, so nothing was held either.
    const [dialectClient] = dialectClients.values();
    if (dialectClient === undefined) throw new Error("no client uses this dialect");
    ledger().one.plays(answers({}));
    const { gateway } = ledger();
    const [credential] = dialectClient.credentials(gateway.key);
    const leaving = new AbortController();
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('{"model":')),
    });
    const headers = { "content-type": "application/json", ...dialectClient.headers, ...credential.headers };
    const sending = fetch(gateway.url + dialectClient.path("maker/chat"), {
      method: "POST",
      headers,
      body,
      duplex: "half",
      signal: leaving.signal,
    } as RequestInit);
    await sleep(50);
    leaving.abort();
    await sending.catch(() => undefined);
    await sleep(50);
    expect(await ledger().charges()).to.deep.equal([]);
    expect(ledger().one.received).to.have.length(0);
  });
});
