/** Streams whose upstream has accepted the call and says nothing yet, such as a model that thinks for minutes. */
import { expect } from "chai";
import { encodeEvents, mediaTypeOf, streamTypeOf } from "../../../src/registry.js";
import type { DialectClient } from "../../support/dialect-clients/dialect-client.js";
import { dialectClients } from "../../support/dialect-clients/index.js";
import { holdIntervals, type HeldTimers } from "../../support/held-timers.js";
import { meteredGateway, until } from "../../support/money/metered-gateway.js";
import type { Script } from "../../support/upstream.js";
import { INNER_MODEL, type VendorForms } from "../../support/vendor-forms/form.js";
import { vendorForms } from "../../support/vendor-forms/index.js";
import { eventsIn, framingAt, textIn } from "../../support/wire-streams.js";

/** After such a time clients and proxies must see that the answer goes on. */
const SILENCE_MS = 15_000;
const COMMENT = ": keep-alive\n\n";
const PING = 'event: ping\ndata: {"type":"ping"}\n\n';
const EMPTY_LINE = '{"model":"","message":{"role":"assistant","content":""},"done":false}\n';
/** The vendor's clients for Python and Go read every line as JSON. */
const EMPTY_TEXT = 'data: {"candidates":[{"content":{"role":"model","parts":[{"text":""}]},"index":0}]}\n\n';
/** What a client gets in silence. Nothing: its dialect has no event without meaning. */
const KEEP_ALIVES: Readonly<Record<string, string>> = {
  chat: COMMENT,
  responses: COMMENT,
  messages: PING,
  "generate-content": EMPTY_TEXT,
  interactions: COMMENT,
  "cohere-chat": COMMENT,
  "ollama-chat": EMPTY_LINE,
  "bedrock-converse": "",
};

const spoken = [...vendorForms.keys()];
const after = (dialect: string) => spoken[(spoken.indexOf(dialect) + 1) % spoken.length] ?? dialect;
const id = (dialect: string) => `maker/${dialect}`;
const ledger = meteredGateway(
  spoken.map((dialect) => ({
    id: id(dialect),
    kind: "text",
    routes: [{ provider: "one", model: INNER_MODEL, dialect }],
    pricing: { input: 3, output: 15 },
  })),
);

/** Each dialect with itself, and once converted. */
const pairs = [...dialectClients].flatMap(([dialect, dialectClient]) =>
  [dialect, after(dialect)].map((upstream) => ({ dialect, dialectClient, upstream })),
);

interface Silent {
  readonly response: Response;
  /** What the client has read so far. */
  read(): string;
  /** Lets the upstream go on with these events, and reads the rest. */
  goOn(events: readonly string[]): Promise<string>;
}

/** The answer of an upstream that has sent its head and nothing else, after the time of a keep-alive. */
async function openSilent(held: HeldTimers, opening: Promise<Response>, upstream: Upstream): Promise<Silent> {
  await until("the upstream's head has come", () => held.pending > 0 || undefined);
  held.elapse();
  const response = await opening;
  const received: Uint8Array[] = [];
  const type = response.headers.get("content-type") ?? "";
  const reading = (async () => {
    for await (const chunk of response.body ?? []) received.push(chunk);
  })();
  const read = () => textIn(Buffer.concat(received), type);
  return {
    response,
    read,
    async goOn(events) {
      upstream.goOn(events);
      await reading;
      return read();
    },
  };
}

interface Upstream {
  readonly script: Script;
  goOn(events: readonly string[]): void;
}

/** It answers with events, or with one body of another type. */
function silentUpstream(bodyType?: string): Upstream {
  let goOn: (pieces: readonly string[]) => void = () => undefined;
  const going = new Promise<readonly string[]>((resolve) => (goOn = resolve));
  return {
    goOn: (pieces) => goOn(pieces),
    async script(response, { path }) {
      const framing = framingAt(path);
      const type = bodyType ?? mediaTypeOf(streamTypeOf(framing));
      response.writeHead(200, { "content-type": type }).flushHeaders();
      const text = (await going).join("");
      response.end(bodyType === undefined ? encodeEvents(text, framing) : text);
    },
  };
}

function clientOf(dialect: string): DialectClient {
  const client = dialectClients.get(dialect);
  if (client === undefined) throw new Error(`there is no client of ${dialect}`);
  return client;
}

function formsOf(dialect: string): VendorForms {
  const forms = vendorForms.get(dialect);
  if (forms === undefined) throw new Error(`no client uses ${dialect}`);
  return forms;
}

describe("a stream whose upstream is silent after its head", () => {
  let held: HeldTimers;

  beforeEach(() => (held = holdIntervals(SILENCE_MS)));

  afterEach(() => held.restore());

  for (const { dialect, dialectClient, upstream } of pairs) {
    const forms = formsOf(upstream);

    async function openStream(): Promise<Silent> {
      const silent = silentUpstream();
      ledger().one.plays(silent.script);
      return openSilent(held, ledger().open(dialectClient, id(upstream), { stream: true }), silent);
    }

    it(`has a head and keep-alives for a ${dialect} client of a ${upstream} upstream, and goes on`, async () => {
      const keepAlive = KEEP_ALIVES[dialect] ?? "not known";
      const stream = await openStream();
      expect(stream.response.status).to.equal(200);
      await until("the keep-alive has come", () => stream.read() === keepAlive || undefined);
      held.elapse();
      await until("another has come", () => stream.read() === keepAlive.repeat(2) || undefined);
      const text = await stream.goOn(forms.words.stream);
      expect(text).to.match(dialectClient.goodEnd);
      expect(await ledger().charge()).to.include({ state: "settled", estimated: false });
    });

    it(`ends in an error for a ${dialect} client of a ${upstream} upstream, which costs nothing`, async () => {
      const stream = await openStream();
      const text = await stream.goOn([forms.errorEvent("The model is tired.")]);
      expect(text).not.to.match(dialectClient.goodEnd);
      expect(dialectClient.readErrorEvent(eventsIn(text).at(-1) ?? "")).to.contain("The model is tired.");
      expect(await ledger().charge()).to.include({ state: "released", ticks: 0 });
    });
  }

  it("has the header with what was dropped", async () => {
    const silent = silentUpstream();
    ledger().one.plays(silent.script);
    const fields = { logit_bias: { 1: 1 } };
    const opening = ledger().open(clientOf("chat"), id("messages"), { stream: true, fields });
    const stream = await openSilent(held, opening, silent);
    expect(stream.response.headers.get("x-dropped-params")).to.equal("logit_bias");
    await stream.goOn(formsOf("messages").words.stream);
    await ledger().charge();
  });

  it("goes on when the upstream answers with one body", async () => {
    const silent = silentUpstream("application/json");
    ledger().one.plays(silent.script);
    const client = clientOf("chat");
    const stream = await openSilent(held, ledger().open(client, id("messages"), { stream: true }), silent);
    expect(await stream.goOn([JSON.stringify(formsOf("messages").words.body)])).to.match(client.goodEnd);
    await ledger().charge();
  });

  it("has no head before the upstream's, whose status decides", async () => {
    let answer: () => void = () => undefined;
    ledger().one.plays((response) => {
      const body = JSON.stringify(formsOf("messages").error(429, "Slow down."));
      answer = () => void response.writeHead(429, { "content-type": "application/json" }).end(body);
    });
    const opening = ledger().ask(clientOf("chat"), id("messages"), { stream: true });
    await until("the call has come", () => ledger().one.received[0]);
    expect(held.pending).to.equal(0);
    answer();
    expect((await opening).status).to.equal(429);
    expect(await ledger().charge()).to.include({ state: "released", ticks: 0 });
  });
});
