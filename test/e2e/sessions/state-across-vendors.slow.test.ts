/**
 * Sessions with tools that change their vendor in the middle. No vendor gets another's opaque state, and each gets
 * its own again.
 */
import { expect } from "chai";
import { type RunningGateway, startGateway, UPSTREAM_KEY } from "../../support/gateway.js";
import { type StrictRecord, StrictUpstream } from "../../support/strict/upstream.js";
import { UpstreamProxy } from "./upstream-proxy.js";
import { Session as AnySession, type Turn } from "./session.js";

/** A model of every vendor that reasons, with its state returned where its dialect has a place for it. */
const MODELS: Readonly<Record<string, string>> = {
  chat: "gpt-5.2",
  responses: "gpt-5.2",
  messages: "claude-opus-4-8",
  "generate-content": "gemini-3-flash-preview",
  interactions: "gemini-3-flash-preview",
};
/** The catalog names the vendors of these models, because their addresses do not. */
const FAMILIES: Readonly<Record<string, string>> = {
  chat: "openai",
  responses: "openai",
  messages: "anthropic",
  "generate-content": "google",
  interactions: "google",
};
const DIALECTS = Object.keys(MODELS);
/** State of one of these is valid for the other. */
const ONE_VENDOR = ["generate-content", "interactions"] as const;
/** One of a family that reasons by a budget, and requires the reasoning that led to calls before their results. */
const BY_BUDGET = "claude-sonnet-4-5";
/**
 * A session goes from one of them to another and back. Whole answers go from the earlier in this list to the later,
 * and streams in reverse, so that each two are tested in both forms.
 */
const TRIPLES = DIALECTS.flatMap((client) =>
  DIALECTS.flatMap((first) => DIALECTS.map((second) => [client, first, second] as const)),
);
const isInOrder = (first: string, second: string) => DIALECTS.indexOf(first) <= DIALECTS.indexOf(second);

let upstream: StrictUpstream;
let upstreamProxy: UpstreamProxy;
let gateway: RunningGateway;

const route = (dialect: string, priority = 0) => ({ provider: dialect, model: MODELS[dialect], dialect, priority });

before(async () => {
  upstream = await StrictUpstream.start();
  upstreamProxy = await UpstreamProxy.start(upstream);
  const providers = [
    ...DIALECTS.map((id) => ({ id, family: FAMILIES[id], baseUrl: upstreamProxy.baseUrl(id), apiKey: UPSTREAM_KEY })),
    { id: "by-budget", preset: "anthropic", baseUrl: upstreamProxy.baseUrl("messages"), apiKey: UPSTREAM_KEY },
  ];
  const models = [
    { id: "by/budget", kind: "text", routes: [{ provider: "by-budget", model: BY_BUDGET, dialect: "messages" }] },
    ...DIALECTS.map((dialect) => ({ id: `at/${dialect}`, kind: "text", routes: [route(dialect)] })),
    ...DIALECTS.flatMap((first) =>
      DIALECTS.filter((second) => second !== first).map((second) => ({
        id: `${first}/${second}`,
        kind: "text",
        routes: [route(first, 0), route(second, 1)],
      })),
    ),
  ];
  gateway = await startGateway({ catalog: { providers, models } });
});

after(async () => {
  upstreamProxy.stop();
  await upstream.stop();
  await gateway.stop();
});

beforeEach(() => {
  upstream.forget();
  upstreamProxy.down.clear();
});

class Session extends AnySession {
  constructor(client: string, stream: boolean) {
    super(client, stream, gateway);
  }

  protected override async sendTurn(model: string): Promise<Turn> {
    const answer = await super.sendTurn(model);
    shareState();
    return answer;
  }
}

/** One vendor has two of the dialects. */
function shareState(): void {
  for (const from of ONE_VENDOR)
    for (const to of ONE_VENDOR) {
      const [given, taken] = [upstream.memory(from), upstream.memory(to)];
      for (const state of given.all) if (!taken.has(state)) taken.adopt(state, given.thoughtOf(state) ?? "");
    }
}

/** The state that a call carried, from any vendor. */
function stateIn({ text }: StrictRecord, dialect: string): string[] {
  return upstream.memory(dialect).all.filter((state) => text.includes(state));
}

/** Clients and vendors of this dialect have no place for state. */
const STATELESS = "chat";
const isOneVendor = (first: string, second: string): boolean =>
  first === second || ONE_VENDOR.every((dialect) => dialect === first || dialect === second);

function expectNoRefusals(): void {
  expect(upstream.received.flatMap(({ refused }) => refused ?? [])).to.deep.equal([]);
}

/** The first vendor's state returns to that vendor only. State that is left out for the second is reported. */
function expectOwnState(
  client: string,
  first: string,
  second: string,
  toSecond: StrictRecord,
  backToFirst: StrictRecord,
  dropped: string,
): void {
  if (client === STATELESS || first === STATELESS) return;
  expect(stateIn(backToFirst, first), "the first vendor's state comes back").not.to.deep.equal([]);
  if (isOneVendor(first, second)) return;
  expect(stateIn(toSecond, first), "the second vendor sees none of it").to.deep.equal([]);
  expect(dropped, "state that was left out is reported").not.to.equal("");
  expect(stateIn(backToFirst, second), "the first vendor sees none of the second's").to.deep.equal([]);
  for (const { text } of [toSecond, backToFirst]) expect(text).not.to.contain("isogloss1");
}

describe("the opaque state of a session", () => {
  for (const [client, first, second] of TRIPLES.filter(([, first, second]) => isInOrder(first, second))) {
    it(`survives a change of model: a ${client} client, ${first} and ${second}`, async () => {
      const session = new Session(client, false);
      const { dropped } = await session.sendResults(await session.ask(`at/${first}`), `at/${second}`);
      const toSecond = upstream.received.at(-1);
      await session.sendResults(await session.ask(`at/${second}`), `at/${first}`);
      const backToFirst = upstream.received.at(-1);
      expectNoRefusals();
      expect(upstream.received.map(({ dialect }) => dialect)).to.deep.equal([first, second, second, first]);
      if (toSecond !== undefined && backToFirst !== undefined)
        expectOwnState(client, first, second, toSecond, backToFirst, dropped);
    });
  }

  for (const [client, first, second] of TRIPLES.filter(([, first, second]) => !isInOrder(first, second))) {
    it(`survives a failover: a ${client} client, streams, ${first} and ${second}`, async () => {
      const session = new Session(client, true);
      const model = `${first}/${second}`;
      const called = await session.ask(model);
      upstreamProxy.down.add(first);
      const { dropped } = await session.sendResults(called, model);
      const toSecond = upstream.received.at(-1);
      const again = await session.ask(model);
      upstreamProxy.down.clear();
      await session.sendResults(again, model);
      const backToFirst = upstream.received.at(-1);
      expectNoRefusals();
      expect(upstream.received.map(({ dialect }) => dialect)).to.deep.equal([first, second, second, first]);
      if (toSecond !== undefined && backToFirst !== undefined)
        expectOwnState(client, first, second, toSecond, backToFirst, dropped);
    });
  }

  for (const client of DIALECTS.filter((dialect) => dialect !== "messages")) {
    it(`continues at a model that reasons by a budget: a ${client} client`, async () => {
      const session = new Session(client, false);
      await session.sendResults(await session.ask(`at/${client}`), "by/budget");
      await session.sendResults(await session.ask("by/budget"), "by/budget");
      expectNoRefusals();
    });
  }
});
