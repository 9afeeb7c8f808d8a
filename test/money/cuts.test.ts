import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "chai";
import { speakers } from "../e2e/text/dialect-clients/index.js";
import type { Speaker } from "../e2e/text/dialect-clients/dialect-client.js";
import { answers, mute, streams } from "../support/upstream.js";
import { INNER_MODEL, type VendorForms } from "../support/vendor-forms/form.js";
import { vendorForms } from "../support/vendor-forms/index.js";
import { type Charge, newRequestId, till, until } from "./metered-gateway.js";

const spoken = [...vendorForms.keys()];
const after = (dialect: string) => spoken[(spoken.indexOf(dialect) + 1) % spoken.length] ?? dialect;
const id = (dialect: string) => `maker/${dialect}`;
const PRICING = { input: 3, output: 15 };
const COST = 21 * 30_000 + 9 * 150_000;
/** A question of one word, and all that any answer here says. */
const MOST_ESTIMATED = 40 * 30_000 + 90 * 150_000;
/** Upstreams are let go of by then. */
const GONE_MS = 15_000;

const books = till(
  spoken.map((dialect) => ({
    id: id(dialect),
    kind: "text",
    routes: [{ provider: "one", model: INNER_MODEL, dialect }],
    pricing: PRICING,
  })),
);

/** Every kind of stream, cut anywhere. */
const KINDS = ["reasoned", "calls"] as const;
/** Each dialect for itself, and once converted. */
const pairs = [...speakers].flatMap(([dialect, speaker]) =>
  [dialect, after(dialect)].map((upstream) => ({ dialect, speaker, upstream })),
);

/** Told in full or not at all; what is estimated is never more than what was said. */
function expectFair(charge: Charge, where: string): void {
  if (charge.state === "released") return expect(charge, where).to.include({ ticks: 0, estimated: false }) as never;
  expect(charge.state, where).to.equal("settled");
  if (charge.estimated) expect(charge.ticks, where).to.be.within(30_000, MOST_ESTIMATED);
  else expect(charge.ticks, where).to.equal(COST);
}

for (const { dialect, speaker, upstream } of pairs) {
  describe(`a ${dialect} client's stream from an upstream that speaks ${upstream}`, () => {
    const forms = vendorForms.get(upstream);
    if (forms === undefined) throw new Error(`nobody speaks ${upstream}`);
    for (const kind of KINDS) {
      it(`is paid for once wherever the upstream cuts it (${kind})`, () => cutAnywhere(speaker, upstream, forms, kind));
      it(`is paid for once wherever the client leaves it (${kind})`, () =>
        leftAnywhere(speaker, upstream, forms, kind));
    }
    it("is paid for by what the client asked when it leaves before the first word", () =>
      leftBefore(speaker, upstream, true));
    it("is paid for by what the client asked when it leaves before a whole answer", () =>
      leftBefore(speaker, upstream, false));
    it("costs what was told when the client has read all of it and leaves", () =>
      leftAtTheEnd(speaker, upstream, forms));
  });
}

async function cutAnywhere(
  speaker: Speaker,
  upstream: string,
  forms: VendorForms,
  kind: (typeof KINDS)[number],
): Promise<void> {
  const { stream } = forms[kind];
  const charges: Charge[] = [];
  for (let events = 0; events <= stream.length; events++) {
    books().one.plays(streams(stream.slice(0, events), { ending: "cut", pauseMilliseconds: 1 }));
    const { status, text } = await books().ask(speaker, id(upstream), { stream: true });
    const charge = await books().charge();
    const where = `after ${events} of ${stream.length} events: ${status} ${JSON.stringify(charge)}`;
    expectFair(charge, where);
    if (status === 200) expect(charge.state, where).to.equal("settled");
    if (speaker.goodEnd.test(text) && !text.includes("upstream_error")) expect(charge.estimated, where).to.equal(false);
    charges.push(charge);
  }
  expect(charges[0]).to.include({ state: "released" });
  expect(charges.at(-1)).to.include({ state: "settled", estimated: false, ticks: COST });
}

async function leftAnywhere(
  speaker: Speaker,
  upstream: string,
  forms: VendorForms,
  kind: (typeof KINDS)[number],
): Promise<void> {
  const { stream } = forms[kind];
  const charges: Charge[] = [];
  for (let events = 1; events < stream.length; events++) {
    const told = stream.slice(0, events);
    let isTold = false;
    books().one.plays(async (response, received) => {
      await streams(told, { ending: "mute" })(response, received);
      isTold = true;
    });
    const leaving = new AbortController();
    const hearing = books()
      .ask(speaker, id(upstream), { stream: true, signal: leaving.signal })
      .catch(() => undefined);
    await until("the upstream has said its part", () => isTold || undefined);
    await sleep(5);
    leaving.abort();
    await hearing;
    const left = performance.now();
    const charge = await books().charge();
    const where = `after ${events} of ${stream.length} events: ${JSON.stringify(charge)}`;
    await books().one.only.left;
    expect(performance.now() - left, `${where}: the upstream is let go of`).to.be.below(GONE_MS);
    expectFair(charge, where);
    expect(charge.state, where).to.equal("settled");
    charges.push(charge);
  }
  const outputs = charges.filter(({ estimated }) => estimated).map(({ output }) => output ?? 0);
  expect(outputs, "what is estimated grows with what was said").to.deep.equal(
    [...outputs].sort((one, other) => one - other),
  );
}

async function leftBefore(speaker: Speaker, upstream: string, stream: boolean): Promise<void> {
  books().one.plays(mute());
  const leaving = new AbortController();
  const requestId = newRequestId();
  const hearing = books()
    .ask(speaker, id(upstream), { stream, requestId, signal: leaving.signal })
    .catch(() => undefined);
  await until("the upstream is asked", () => (books().one.received.length > 0 ? true : undefined));
  leaving.abort();
  await hearing;
  const left = performance.now();
  expect(await books().one.only.left).to.equal(true);
  expect(performance.now() - left).to.be.below(GONE_MS);
  const charge = await books().charge();
  expect(charge).to.include({ state: "settled", estimated: true, output: 0 });
  expect(charge.ticks).to.equal((charge.input ?? 0) * 30_000);
  expect(charge.input).to.be.within(1, 40);
}

async function leftAtTheEnd(speaker: Speaker, upstream: string, forms: VendorForms): Promise<void> {
  books().one.plays(streams(forms.words.stream));
  const leaving = new AbortController();
  const response = await books().open(speaker, id(upstream), { stream: true, signal: leaving.signal });
  const text = await response.text();
  leaving.abort();
  expect(text).to.match(speaker.goodEnd);
  expect(await books().charge()).to.include({ state: "settled", estimated: false, ticks: COST });
}

describe("a client that left", () => {
  it("is written down as gone, with what it cost", async () => {
    const ticks = new Map<string, number>();
    for (const [dialect, speaker] of speakers) {
      books().one.plays(mute());
      const leaving = new AbortController();
      const requestId = newRequestId();
      const hearing = books()
        .ask(speaker, id(dialect), { requestId, signal: leaving.signal })
        .catch(() => undefined);
      await until("the upstream is asked", () => (books().one.received.length > 0 ? true : undefined));
      leaving.abort();
      await hearing;
      ticks.set(requestId, (await books().charge()).ticks);
    }
    for (const [requestId, cost] of ticks)
      expect(await books().row(requestId)).to.include({
        status: 499n,
        code: "client_gone",
        estimated: 1n,
        cost_ticks: BigInt(cost),
      });
  });

  it("and sends the upstream nothing when it leaves while it is being admitted", async () => {
    // The head alone: the body never comes, so that nothing was held either.
    const [speaker] = speakers.values();
    if (speaker === undefined) throw new Error("nobody speaks");
    books().one.plays(answers({}));
    const { gateway } = books();
    const [credential] = speaker.credentials(gateway.key);
    const leaving = new AbortController();
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('{"model":')),
    });
    const headers = { "content-type": "application/json", ...speaker.headers, ...credential.headers };
    const sending = fetch(gateway.url + speaker.path("maker/chat"), {
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
    expect(await books().charges()).to.deep.equal([]);
    expect(books().one.received).to.have.length(0);
  });
});
