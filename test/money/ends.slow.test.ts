import { expect } from "chai";
import { createMoneyStore } from "../../src/stores/wallets/money-store.js";
import { dialectClients } from "../support/dialect-clients/index.js";
import type { DialectClient } from "../support/dialect-clients/dialect-client.js";
import { answers, hangsUp, mute, type Script, streams } from "../support/upstream.js";
import { INNER_MODEL, type VendorForms, WORDS } from "../support/vendor-forms/form.js";
import { vendorForms } from "../support/vendor-forms/index.js";
import { everyCount, usageIn, withUsage } from "./usage-in-forms.js";
import { type Charge, newRequestId, meteredGateway } from "../support/money/metered-gateway.js";

const spoken = [...vendorForms.keys()];
const after = (dialect: string) => spoken[(spoken.indexOf(dialect) + 1) % spoken.length] ?? dialect;
const route = (provider: string, dialect: string, priority = 0) => ({
  provider,
  model: INNER_MODEL,
  dialect,
  priority,
});
const alone = (dialect: string) => `maker/alone-${dialect}`;
const backed = (dialect: string) => `maker/backed-${dialect}`;
const unreachable = (dialect: string) => `maker/unreachable-${dialect}`;
const lost = (dialect: string) => `maker/lost-${dialect}`;
const PRICING = { input: 3, output: 15 };
/** The usage in the vendor forms: 21 tokens of input and 9 of output. */
const COST = 21 * 30_000 + 9 * 150_000;
const RELEASED = { state: "released", ticks: 0, estimated: false, input: null, output: null };

function formsOf(dialect: string): VendorForms {
  return vendorForms.get(dialect) ?? expect.fail(`no client uses ${dialect}`);
}

const ledger = meteredGateway(
  spoken.flatMap((dialect) =>
    [
      { id: alone(dialect), routes: [route("one", dialect)] },
      { id: backed(dialect), routes: [route("one", dialect), route("two", dialect, 1)] },
      { id: unreachable(dialect), routes: [route("nowhere", dialect), route("two", dialect, 1)] },
      { id: lost(dialect), routes: [route("nowhere", dialect)] },
    ].map((model) => ({ ...model, kind: "text", pricing: PRICING })),
  ),
);

async function ask(
  dialectClient: DialectClient,
  model: string,
  stream: boolean,
): Promise<{ status: number; charge: Charge }> {
  const { status } = await ledger().ask(dialectClient, model, { stream });
  return { status, charge: await ledger().charge() };
}

/** Only a failure reached the client, and the upstream counted nothing. */
function freeOfCharge(dialectClient: DialectClient, upstream: string, forms: VendorForms, stream: boolean): void {
  const cases: [string, () => Script][] = [
    ...[400, 401, 404, 422, 429, 500, 503].map((status): [string, () => Script] => [
      `answers ${status}`,
      () => answers(forms.error(status, "No."), { status }),
    ]),
    ["redirects", () => answers("", { status: 302, headers: { location: "http://127.0.0.1:9" } })],
    ["sends an empty body", () => answers("", { status: 204 })],
    ["answers with an HTML page", () => answers("<html>", { headers: { "content-type": "text/html" } })],
    ["answers with half a body", () => answers(JSON.stringify(forms.words.body).slice(0, 50))],
    ["answers with an error and status 200", () => answers(forms.error(500, "Oh."))],
    ["closes the connection", hangsUp],
    ["streams an error and nothing else", () => streams([forms.errorEvent("Not today.")])],
    ["streams nothing", () => streams([])],
    ["streams its end alone", () => streams(["data: [DONE]\n\n"])],
    ["streams invalid events", () => streams(["data: nonsense\n\n"])],
  ];
  for (const [what, script] of cases) {
    it(`are charged nothing when it ${what}`, async () => {
      ledger().one.plays(script());
      const { status, charge } = await ask(dialectClient, alone(upstream), stream);
      expect(status).to.be.at.least(400);
      expect(charge).to.deep.include(RELEASED);
    });
  }

  // Between equal dialects it reaches the client, as any answer that is not understood.
  it("are charged nothing when it answers with an object without members", async () => {
    ledger().one.plays(answers({}));
    const { charge } = await ask(dialectClient, alone(upstream), stream);
    expect(charge).to.deep.include(RELEASED);
  });

  it("are charged nothing when the upstream is unreachable", async () => {
    const { status, charge } = await ask(dialectClient, lost(upstream), stream);
    expect(status).to.equal(502);
    expect(charge).to.deep.include(RELEASED);
  });
}

function secondRoute(dialectClient: DialectClient, upstream: string, forms: VendorForms, stream: boolean): void {
  const { words } = forms;
  const answer = () => (stream ? streams(words.stream) : answers(words.body));

  it("are charged once when the next route answers", async () => {
    ledger().one.plays(answers(forms.error(503, "Later."), { status: 503 }));
    for (const model of [backed(upstream), unreachable(upstream)]) {
      ledger().two.plays(answer());
      const { status, charge } = await ask(dialectClient, model, stream);
      expect(status).to.equal(200);
      expect(charge).to.deep.include({ state: "settled", ticks: COST, estimated: false });
    }
  });

  it("are charged nothing when the next route refuses", async () => {
    ledger().two.plays(answers(forms.error(429, "Later."), { status: 429 }));
    expect(await ask(dialectClient, unreachable(upstream), stream)).to.deep.nested.include({
      status: 429,
      "charge.state": "released",
      "charge.ticks": 0,
    });
  });
}

/** An upstream that failed and reported its usage expects to be paid for it. */
function countedFailures(dialectClient: DialectClient, upstream: string, forms: VendorForms, stream: boolean): void {
  it("are charged for the usage that it counted before it failed", async () => {
    ledger().one.plays(answers({ ...forms.error(500, "Oh."), ...usageIn(forms) }));
    const { status, charge } = await ask(dialectClient, alone(upstream), stream);
    expect(status).to.equal(502);
    expect(charge).to.deep.include({ state: "settled", ticks: COST, estimated: false });
  });
}

// The charge of a call depends on the upstream's answer and on conversion: each dialect is used on either side, with
// itself and once converted. The answers to clients are tested in the gateway's own suite.
for (const [dialect, dialectClient] of dialectClients) {
  for (const upstream of [dialect, after(dialect)]) {
    const forms = formsOf(upstream);
    describe(`${dialect} clients of a ${upstream} upstream`, () => {
      for (const stream of [false, true]) {
        describe(stream ? "streamed" : "whole", () => {
          freeOfCharge(dialectClient, upstream, forms, stream);
          secondRoute(dialectClient, upstream, forms, stream);
          countedFailures(dialectClient, upstream, forms, stream);
        });
      }
    });
  }
}

describe("an answer that reports its own failure", () => {
  const failures: Readonly<Record<string, object>> = {
    responses: { status: "failed", output: [] },
    interactions: { status: "failed", steps: [] },
  };
  for (const [dialect, failure] of Object.entries(failures)) {
    const dialectClient = dialectClients.get(dialect);
    const forms = vendorForms.get(dialect);
    if (dialectClient === undefined || forms === undefined) throw new Error(`no client uses ${dialect}`);

    it(`costs its usage, in ${dialect}`, async () => {
      ledger().one.plays(answers({ ...forms.words.body, ...failure }));
      expect((await ask(dialectClient, alone(dialect), false)).charge).to.deep.include({
        state: "settled",
        ticks: COST,
        estimated: false,
      });
    });

    it(`costs nothing without usage, in ${dialect}`, async () => {
      ledger().one.plays(answers({ ...withUsage(forms.words, () => undefined, forms).body, ...failure }));
      expect((await ask(dialectClient, alone(dialect), false)).charge).to.deep.include(RELEASED);
    });

    it(`costs nothing with a usage of zero, in ${dialect}`, async () => {
      ledger().one.plays(answers({ ...withUsage(forms.words, everyCount(0), forms).body, ...failure }));
      expect((await ask(dialectClient, alone(dialect), false)).charge).to.deep.include({
        state: "settled",
        ticks: 0,
        estimated: false,
      });
    });
  }
});

describe("a forwarded answer that cannot be parsed", () => {
  it("is charged for the text that was sent and received", async () => {
    for (const [dialect, dialectClient] of dialectClients) {
      ledger().one.plays(answers({ hello: WORDS, choices: 7, content: 7, output: 7, candidates: 7, steps: 7 }));
      const { status, charge } = await ask(dialectClient, alone(dialect), false);
      expect(status, dialect).to.equal(200);
      expect(charge, dialect).to.include({ state: "settled", estimated: true });
      expect(charge.input, dialect).to.be.greaterThan(0);
    }
  });
});

describe("calls whose upstream becomes silent", () => {
  // A gateway of their own, so that a slow machine does not make other upstreams look silent.
  const hasty = meteredGateway(
    spoken.map((dialect) => ({ id: alone(dialect), kind: "text", routes: [route("one", dialect)], pricing: PRICING })),
    { upstream: { firstByteTimeoutSeconds: 1 } },
  );

  for (const stream of [false, true]) {
    it(`are charged nothing, ${stream ? "streamed" : "whole"}`, async () => {
      hasty().one.plays(mute());
      const pairs = [...dialectClients.values()].flatMap((dialectClient) =>
        spoken.map((upstream) => ({ dialectClient, upstream })),
      );
      const replies = await Promise.all(
        pairs.map(({ dialectClient, upstream }) => hasty().ask(dialectClient, alone(upstream), { stream })),
      );
      expect(replies.map(({ status }) => status)).to.deep.equal(pairs.map(() => 504));
      const charges = await hasty().charges();
      expect(charges).to.have.length(pairs.length);
      for (const charge of charges) expect(charge).to.deep.include(RELEASED);
    });
  }
});

describe("a call whose hold was swept before it ended", () => {
  for (const stream of [false, true]) {
    it(`is answered, and logged without a cost (${stream ? "streamed" : "whole"})`, async () => {
      const [dialect, dialectClient] = [...dialectClients][0] ?? [];
      const words = vendorForms.get(dialect ?? "")?.words;
      if (dialect === undefined || dialectClient === undefined || words === undefined)
        throw new Error("no client uses this dialect");
      ledger().one.plays(async (response, received) => {
        await createMoneyStore(ledger().database).expire(Number.MAX_SAFE_INTEGER);
        await (stream ? streams(words.stream) : answers(words.body))(response, received);
      });
      const requestId = newRequestId();
      expect((await ledger().ask(dialectClient, alone(dialect), { stream, requestId })).status).to.equal(200);
      expect(await ledger().charge()).to.include({ state: "expired", ticks: 0 });
      expect(await ledger().row(requestId)).to.include({ status: 200n, cost_ticks: 0n, estimated: 0n });
      expect(ledger().gateway.logged()).to.contain('"settlement.conflict"');
    });
  }
});

describe("the outcome in the log", () => {
  /** Sends a request, and returns a function that reads its row of the log. */
  const requested = async (model: string, script: Script, stream = false) => {
    ledger().one.plays(script);
    const requestId = newRequestId();
    const [dialectClient] = dialectClients.values();
    if (dialectClient === undefined) throw new Error("no client uses this dialect");
    await ledger().ask(dialectClient, model, { stream, requestId });
    return () => ledger().row(requestId);
  };
  const forms = formsOf("messages");

  it("is the status and the code that the client received", async () => {
    const refused = await requested(alone("messages"), answers(forms.error(429, "No."), { status: 429 }));
    const broken = await requested(alone("messages"), hangsUp());
    const missed = await requested(lost("messages"), hangsUp());
    expect(await refused()).to.include({ status: 429n, cost_ticks: 0n });
    expect(await broken()).to.include({ status: 502n, code: "upstream_error", cause: "UND_ERR_SOCKET" });
    expect(await missed()).to.include({ status: 502n, code: "upstream_error", cause: "ECONNREFUSED" });
  });

  for (const status of [302, 401, 407, 500, 529]) {
    it(`has the upstream's own status as its cause, where the client gets another: ${status}`, async () => {
      const row = await requested(alone("messages"), answers("", { status }));
      expect(await row()).to.include({ status: 502n, code: "upstream_error", cause: `status_${status}` });
    });
  }

  it("is the code of a stream that broke, whose status was 200", async () => {
    const row = await requested(alone("messages"), streams(forms.beginning), true);
    expect(await row()).to.include({ status: 200n, code: "upstream_error", estimated: 1n });
  });
});
