/** Sessions that fail over between vendors of one dialect that do not accept each other's opaque state. */
import { expect } from "chai";
import { type RunningGateway, startGateway, UPSTREAM_KEY } from "../../support/gateway.js";
import { StrictUpstream } from "../../support/strict/upstream.js";
import { UpstreamProxy } from "./upstream-proxy.js";
import { Session } from "./session.js";

/** In each dialect its own vendor and another one, by its preset or by its catalog entry. */
const DIALECTS = {
  responses: { model: "gpt-5.2", own: { preset: "openai" }, other: { preset: "xai" } },
  messages: { model: "claude-opus-4-8", own: { preset: "anthropic" }, other: { family: "elsewhere" } },
  "generate-content": { model: "gemini-3-flash-preview", own: { preset: "gemini" }, other: { family: "elsewhere" } },
  interactions: { model: "gemini-3-flash-preview", own: {}, other: { family: "elsewhere" } },
} as const;
type Side = "own" | "other";
const CASES = Object.keys(DIALECTS).flatMap((dialect) =>
  [false, true].flatMap((stream) =>
    [["own", "other"] as const, ["other", "own"] as const].map(([first, second]) => ({
      dialect,
      stream,
      first,
      second,
    })),
  ),
);

let vendors: Record<Side, StrictUpstream>;
let upstreamProxies: Record<Side, UpstreamProxy>;
let gateway: RunningGateway;

before(async () => {
  vendors = { own: await StrictUpstream.start(), other: await StrictUpstream.start({ vendor: "another of " }) };
  upstreamProxies = { own: await UpstreamProxy.start(vendors.own), other: await UpstreamProxy.start(vendors.other) };
  const sides: readonly Side[] = ["own", "other"];
  const providers = Object.entries(DIALECTS).flatMap(([dialect, known]) =>
    sides.map((side) => ({
      id: `${dialect}-${side}`,
      baseUrl: upstreamProxies[side].baseUrl(dialect),
      apiKey: UPSTREAM_KEY,
      ...known[side],
    })),
  );
  const models = CASES.filter(({ stream }) => stream).map(({ dialect, first, second }) => ({
    id: `${dialect}/${first}-first`,
    kind: "text",
    routes: [first, second].map((side, priority) => ({
      provider: `${dialect}-${side}`,
      model: DIALECTS[dialect as keyof typeof DIALECTS].model,
      dialect,
      priority,
    })),
  }));
  gateway = await startGateway({ catalog: { providers, models } });
});

after(async () => {
  for (const side of ["own", "other"] as const) {
    upstreamProxies[side].stop();
    await vendors[side].stop();
  }
  await gateway.stop();
});

beforeEach(() => {
  for (const side of ["own", "other"] as const) {
    vendors[side].forget();
    upstreamProxies[side].down.clear();
  }
});

describe("the opaque state of a session in one dialect", () => {
  for (const { dialect, stream, first, second } of CASES) {
    const form = stream ? "streamed" : "whole";
    it(`survives a failover from ${first} to ${second} and back: ${dialect}, ${form}`, async () => {
      const session = new Session(dialect, stream, gateway);
      const model = `${dialect}/${first}-first`;
      const called = await session.ask(model);
      upstreamProxies[first].down.add(dialect);
      const { dropped } = await session.sendResults(called, model);
      const again = await session.ask(model);
      upstreamProxies[first].down.clear();
      await session.sendResults(again, model);

      const received = [...vendors[first].received, ...vendors[second].received];
      expect(received.flatMap(({ refused }) => refused ?? [])).to.deep.equal([]);
      const reported = (side: Side): string => vendors[side].received.map(({ text }) => text).join("\n");
      const stateOf = (side: Side): string[] =>
        vendors[side]
          .memory(dialect)
          .all.filter((state) => reported(first).includes(state) || reported(second).includes(state));
      expect(stateOf(first), "the first vendor's state comes back").not.to.deep.equal([]);
      expect(
        stateOf(first).filter((state) => reported(second).includes(state)),
        "the second sees none of it",
      ).to.deep.equal([]);
      expect(
        stateOf(second).filter((state) => reported(first).includes(state)),
        "the first sees none of the second's",
      ).to.deep.equal([]);
      expect(dropped, "state that was left out is reported").not.to.equal("");
      expect(reported(first) + reported(second)).not.to.contain("isogloss1");
    });
  }
});
