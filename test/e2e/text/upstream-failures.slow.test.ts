import { expect } from "chai";
import { dialects, streamTypeOf } from "../../../src/registry.js";
import { UPSTREAM_KEY } from "../../support/gateway.js";
import { scriptedGateway } from "../../support/scripted-gateway.js";
import { dialectAt, eventsIn, textOf } from "../../support/wire-streams.js";
import { answers, hangsUp, mute, type Script, streams } from "../../support/upstream.js";
import { INNER_MODEL, PIECES, type VendorForms, WORDS } from "../../support/vendor-forms/form.js";
import { vendorForms } from "../../support/vendor-forms/index.js";
import { dialectClients } from "../../support/dialect-clients/index.js";
import type { DialectClient } from "../../support/dialect-clients/dialect-client.js";

const spoken = [...vendorForms.keys()];
const route = (provider: string, dialect: string, priority = 0) => ({
  provider,
  model: INNER_MODEL,
  dialect,
  priority,
});
const after = (dialect: string) => spoken[(spoken.indexOf(dialect) + 1) % spoken.length] ?? dialect;
/** A client, and an upstream whose failures it gets. */
interface Pair {
  /** A dialect. */
  readonly client: string;
  readonly dialectClient: DialectClient;
  /** A dialect. */
  readonly upstream: string;
  readonly forms: VendorForms;
}
const pairs: readonly Pair[] = [...dialectClients].flatMap(([client, dialectClient]) =>
  [...vendorForms].map(([upstream, forms]) => ({ client, dialectClient, upstream, forms })),
);
/** Each pair has models of its own: failures of one must not open the breaker of another. */
const alone = ({ client, upstream }: Pair) => `maker/alone-${client}-${upstream}`;
const backed = ({ client, upstream }: Pair) => `maker/backed-${client}-${upstream}`;
const unreachable = ({ client, upstream }: Pair) => `maker/unreachable-${client}-${upstream}`;
const nowhere = "maker/nowhere";

const models = [
  ...pairs.flatMap((pair) => {
    const [first, second] = [route("one", pair.upstream), route("two", after(pair.upstream), 1)];
    return [
      { id: alone(pair), kind: "text", routes: [first] },
      { id: backed(pair), kind: "text", routes: [first, second] },
      { id: unreachable(pair), kind: "text", routes: [{ ...first, provider: "nowhere" }, second] },
    ];
  }),
  { id: nowhere, kind: "text", routes: spoken.map((dialect, index) => route("nowhere", dialect, index)) },
];
const scripted = scriptedGateway(models);

interface Received {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

async function send(
  dialectClient: DialectClient,
  model: string,
  stream = false,
  { gateway: { url, key } } = scripted(),
): Promise<Received> {
  const [credential] = dialectClient.credentials(key);
  const response = await fetch(url + dialectClient.path(model, stream), {
    method: "POST",
    headers: { "content-type": "application/json", ...dialectClient.headers, ...credential.headers },
    body: JSON.stringify({ ...dialectClient.body(model), ...(stream ? dialectClient.streaming : {}) }),
  });
  return { status: response.status, headers: response.headers, text: await textOf(response) };
}

/** The error of a failed answer, read in the client's own form. */
function errorIn(dialectClient: DialectClient, { text, status }: Received): { code: string; message: string } {
  const { code, message } = dialectClient.readError(JSON.parse(text), status);
  return { code, message };
}

/** The stream has the events before the failure, ends with the client's own error event, and never ends normally. */
function expectBroken(dialectClient: DialectClient, { status, text }: Received, reported: string): void {
  expect(status).to.equal(200);
  expect(text).to.contain(PIECES[0]).and.not.to.match(dialectClient.goodEnd).and.not.to.contain(INNER_MODEL);
  expect(dialectClient.readErrorEvent(eventsIn(text).at(-1) ?? "")).to.contain(reported);
}

function refusals(pair: Pair): void {
  const { dialectClient, forms } = pair;
  for (const status of [400, 404, 409, 413, 422, 429]) {
    it(`gets its ${status}, without the address of the upstream`, async () => {
      const { baseUrl } = scripted().one;
      const reported = `${INNER_MODEL} at ${baseUrl}/x (${new URL(baseUrl).host}) with ${UPSTREAM_KEY} takes no more.`;
      scripted().one.plays(answers(forms.error(status, reported), { status }));
      const reply = await send(dialectClient, alone(pair));
      expect(reply.status).to.equal(status);
      expect(reply.text).to.contain(alone(pair)).and.to.contain("takes no more.");
      for (const secret of [INNER_MODEL, "127.0.0.1", UPSTREAM_KEY]) expect(reply.text).not.to.contain(secret);
    });
  }

  for (const [what, reported] of [
    ["words", "Too many things."],
    ["a page", "<html><body>127.0.0.1 says no</body></html>"],
    ["nothing", ""],
    ["a list", "[1]"],
  ] as const) {
    it(`gets its 400 also when the body is ${what}`, async () => {
      scripted().one.plays(answers(reported, { status: 400, headers: { "content-type": "text/html" } }));
      const received = await send(dialectClient, alone(pair));
      expect(received.status).to.equal(400);
      expect(received.text).not.to.contain("127.0.0.1");
      if (what === "words") expect(received.text).to.contain(reported);
    });
  }
}

function faults(pair: Pair): void {
  const { dialectClient, forms } = pair;
  const cases: [string, () => Script][] = [
    ["refuses the gateway's key", () => answers(forms.error(401, "Your key is wrong."), { status: 401 })],
    ["forbids the gateway", () => answers(forms.error(403, "Your key is wrong."), { status: 403 })],
    ["fails", () => answers(forms.error(500, "Oh."), { status: 500 })],
    ["redirects", () => answers("", { status: 302, headers: { location: scripted().two.baseUrl } })],
    ["sends an empty body", () => answers("", { status: 204 })],
    ["answers with an HTML page", () => answers("<html>", { headers: { "content-type": "text/html" } })],
    ["answers with a list", () => answers([])],
    ["answers with half a body", () => answers(JSON.stringify(forms.words.body).slice(0, 50))],
    ["answers with an error and status 200", () => answers(forms.error(500, "Oh."))],
    ["closes the connection", hangsUp],
  ];
  for (const [what, script] of cases) {
    it(`gets an upstream error when it ${what}`, async () => {
      scripted().one.plays(script());
      scripted().two.plays();
      const received = await send(dialectClient, alone(pair));
      expect(received.status, received.text).to.equal(502);
      expect(received.text).to.contain("upstream_error").and.not.to.contain("Your key");
      expect(scripted().two.received).to.have.length(0);
    });
  }
}

/** A forwarded answer need not be parsed. */
function emptyAnswers(pair: Pair): void {
  const { dialectClient } = pair;
  it("gets an upstream error when its answer is empty", async () => {
    for (const answer of [{}, { hello: "world" }, { detail: `Nothing is at ${UPSTREAM_KEY}` }]) {
      scripted().one.plays(answers(answer));
      const received = await send(dialectClient, alone(pair));
      expect(received.status, received.text).to.equal(502);
      expect(received.text).not.to.contain(UPSTREAM_KEY);
    }
  });
}

/** A dialect whose hosts also send errors without a member `error`. */
const WITH_FLAT_ERRORS = "chat";

/** Errors in streams of hosts that do not write them as the vendor does. */
function foreignErrors(pair: Pair): void {
  const { dialectClient, upstream, forms } = pair;
  if (!("error" in forms.error(500, "")) || dialects.get(upstream)?.framing !== undefined) return;
  const fault = { message: `${INNER_MODEL} and ${UPSTREAM_KEY} fell over.`, code: 429 };
  const error = JSON.stringify({ error: fault });
  const cases: [string, string][] = [
    ["without the name of its event", `data: ${error}\n\n`],
    ["with the name of its event beside its data alone", `event: error\ndata: ${error}\n\n`],
    ["without a frame", `${error}\n\n`],
  ];
  if (upstream === WITH_FLAT_ERRORS)
    cases.push(["without a member error", `data: ${JSON.stringify({ object: "error", ...fault })}\n\n`]);
  for (const [what, event] of cases) {
    it(`gets an error when a stream holds one ${what}`, async () => {
      scripted().one.plays(streams([...forms.beginning, event]));
      const received = await send(dialectClient, alone(pair), true);
      expectBroken(dialectClient, received, "fell over.");
      expect(received.text.split("fell over")).to.have.length(2);
      expect(received.text).not.to.contain(UPSTREAM_KEY);
      scripted().one.plays(streams([event]));
      const first = await send(dialectClient, alone(pair), true);
      expect(first.status, first.text).to.equal(429);
      expect(first.text).to.contain("fell over.").and.not.to.contain(UPSTREAM_KEY);
    });
  }
}

function brokenStreams(pair: Pair): void {
  const { dialectClient, forms } = pair;
  const cases: [string, () => Script, string][] = [
    ["is cut", () => streams(forms.beginning, { ending: "cut" }), "upstream_error"],
    ["ends too soon", () => streams(forms.beginning), "upstream_error"],
    ["ends inside an event", () => streams([...forms.beginning, 'data: {"type":']), "upstream_error"],
    ["contains invalid JSON", () => streams([...forms.beginning, "data: nonsense\n\n"]), "upstream_error"],
    [
      "holds an error",
      () => streams([...forms.beginning, forms.errorEvent(`${INNER_MODEL} fell over.`)]),
      "fell over.",
    ],
  ];
  for (const [what, script, reported] of cases) {
    it(`gets an error event when a stream ${what}`, async () => {
      scripted().one.plays(script());
      scripted().two.plays();
      expectBroken(dialectClient, await send(dialectClient, backed(pair), true), reported);
      expect(scripted().two.received).to.have.length(0);
    });
  }

  it("gets an error status when a stream ends before its first event", async () => {
    for (const pieces of [[], [": hello\n\n"]]) {
      scripted().one.plays(streams(pieces));
      expect(await send(dialectClient, alone(pair), true)).to.include({ status: 502 });
    }
  });

  it("gets an error status when a stream has nothing but its end", async () => {
    scripted().one.plays(streams(["data: [DONE]\n\n"]));
    expect(await send(dialectClient, alone(pair), true)).to.include({ status: 502 });
  });

  it("gets an error status when the first event is an error", async () => {
    scripted().one.plays(streams([forms.errorEvent("Not today.")]));
    const received = await send(dialectClient, alone(pair), true);
    expect(received.status).to.equal(502);
    expect(received.text).to.contain("Not today.");
  });
}

function oneBody(pair: Pair): void {
  const { client, dialectClient, forms } = pair;
  it("gets a stream when the upstream answers in one body", async () => {
    scripted().one.plays(answers(forms.words.body));
    const received = await send(dialectClient, alone(pair), true);
    expect(received.status).to.equal(200);
    expect(received.headers.get("content-type")).to.equal(streamTypeOf(dialects.get(client)?.framing));
    expect(received.text)
      .to.contain(JSON.stringify(WORDS))
      .and.to.match(dialectClient.goodEnd)
      .and.not.to.contain(INNER_MODEL);
  });

  it("gets an error when the upstream answers an error body instead of a stream", async () => {
    scripted().one.plays(answers(forms.error(500, "Oh.")));
    expect(await send(dialectClient, alone(pair), true)).to.include({ status: 502 });
  });
}

function secondRoute(pair: Pair): void {
  const { dialectClient, upstream, forms } = pair;
  const second = vendorForms.get(after(upstream));

  for (const status of [408, 429, 500, 502, 503, 529]) {
    it(`is served by the next route when it answers ${status}`, async () => {
      for (const stream of [false, true]) {
        scripted().one.plays(answers(forms.error(status, "Later."), { status }));
        scripted().two.plays(stream ? streams(second?.words.stream ?? []) : answers(second?.words.body));
        const received = await send(dialectClient, backed(pair), stream);
        expect(received.status, received.text).to.equal(200);
        expect(received.text).to.contain(PIECES[0]);
        expect([scripted().one.received.length, scripted().two.received.length]).to.deep.equal([1, 1]);
      }
    });
  }

  it("is served by the next route when the upstream is unreachable", async () => {
    scripted().two.plays(answers(second?.words.body));
    const received = await send(dialectClient, unreachable(pair));
    expect(received.status, received.text).to.equal(200);
    expect(received.text).to.contain(WORDS);
  });

  const final: [string, () => Script, number][] = [
    ...[400, 404, 422].map((status): [string, () => Script, number] => [
      `answers ${status}`,
      () => answers(forms.error(status, "No."), { status }),
      status,
    ]),
    ["answers 401", () => answers(forms.error(401, "No."), { status: 401 }), 502],
    ["closes the connection", hangsUp, 502],
  ];
  for (const [what, script, status] of final) {
    it(`is not served by the next route when it ${what}`, async () => {
      scripted().one.plays(script());
      scripted().two.plays();
      expect((await send(dialectClient, backed(pair))).status).to.equal(status);
      expect([scripted().one.received.length, scripted().two.received.length]).to.deep.equal([1, 0]);
    });
  }

  it("gets the error of the last route when all routes fail", async () => {
    scripted().one.plays(answers(forms.error(500, "First."), { status: 500 }));
    scripted().two.plays(answers(second?.error(429, "Second."), { status: 429 }));
    const received = await send(dialectClient, backed(pair));
    expect(received.status).to.equal(429);
    expect(received.text).to.contain("Second.").and.not.to.contain("First.");
  });
}

for (const pair of pairs) {
  const { client, upstream } = pair;
  // A failure is read before it is written: each dialect is on either side, with itself and once converted.
  if (upstream !== client && upstream !== after(client)) continue;
  describe(`a ${client} client of an upstream with the dialect ${upstream}`, () => {
    refusals(pair);
    faults(pair);
    if (client !== upstream) emptyAnswers(pair);
    foreignErrors(pair);
    brokenStreams(pair);
    oneBody(pair);
    secondRoute(pair);
  });
}

for (const [dialect, dialectClient] of dialectClients) {
  it(`a ${dialect} client gets an error when no upstream is reachable`, async () => {
    const received = await send(dialectClient, nowhere);
    expect(errorIn(dialectClient, received)).to.deep.include({ code: "upstream_error" });
    expect(received.status).to.equal(502);
    expect(received.text).not.to.contain("127.0.0.1").and.not.to.contain("ECONNREFUSED");
  });
}

describe("clients whose upstream becomes silent", () => {
  // A gateway of their own, so that a slow machine does not make other upstreams look silent.
  const hasty = scriptedGateway(models, { upstream: { firstByteTimeoutSeconds: 1, idleTimeoutSeconds: 2 } });
  const allLeft = () => Promise.all(hasty().one.received.map(({ left }) => left));

  for (const stream of [false, true]) {
    it(`get a timeout error, ${stream ? "streamed" : "whole"}, without failover`, async () => {
      hasty().one.plays(mute());
      hasty().two.plays();
      const received = await Promise.all(pairs.map((pair) => send(pair.dialectClient, backed(pair), stream, hasty())));
      expect(received.map(({ status }) => status)).to.deep.equal(pairs.map(() => 504));
      for (const { text } of received) expect(text).to.contain("upstream_timeout");
      expect(await allLeft()).to.deep.equal(pairs.map(() => true));
      expect(hasty().two.received).to.have.length(0);
    });
  }

  // Every client with every upstream at once, because the timeout takes its time.
  it("get an error event in the middle of a stream", async () => {
    hasty().one.plays((response, received) => {
      return streams(vendorForms.get(dialectAt(received.path) ?? "")?.beginning ?? [], { ending: "mute" })(
        response,
        received,
      );
    });
    const reply = await Promise.all(pairs.map((pair) => send(pair.dialectClient, alone(pair), true, hasty())));
    for (const [index, { dialectClient }] of pairs.entries()) {
      const answer = reply[index];
      if (answer === undefined) throw new Error("a client has no answer");
      expectBroken(dialectClient, answer, "upstream_timeout");
    }
    expect(await allLeft()).to.deep.equal(pairs.map(() => true));
  });
});
