/** Sessions that fail over between vendors who speak one dialect and do not understand each other's opaque state. */
import { expect } from "chai";
import { type RunningGateway, startGateway, UPSTREAM_KEY } from "../../support/gateway.js";
import { StrictUpstream } from "../../support/strict/upstream.js";
import { UpstreamProxy } from "./upstream-proxy.js";
import { Session } from "./session.js";

/** In each dialect its own vendor, and another: as a preset knows it, or as the catalog says it. */
const DIALECTS = {
  responses: { model: "gpt-5.2", home: { preset: "openai" }, away: { preset: "xai" } },
  messages: { model: "claude-opus-4-8", home: { preset: "anthropic" }, away: { family: "elsewhere" } },
  "generate-content": { model: "gemini-3-flash-preview", home: { preset: "gemini" }, away: { family: "elsewhere" } },
  interactions: { model: "gemini-3-flash-preview", home: {}, away: { family: "elsewhere" } },
} as const;
type Side = "home" | "away";
const CASES = Object.keys(DIALECTS).flatMap((dialect) =>
  [false, true].flatMap((stream) =>
    [["home", "away"] as const, ["away", "home"] as const].map(([first, second]) => ({
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
  vendors = { home: await StrictUpstream.start(), away: await StrictUpstream.start({ vendor: "another of " }) };
  upstreamProxies = { home: await UpstreamProxy.start(vendors.home), away: await UpstreamProxy.start(vendors.away) };
  const sides: readonly Side[] = ["home", "away"];
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
  for (const side of ["home", "away"] as const) {
    upstreamProxies[side].stop();
    await vendors[side].stop();
  }
  await gateway.stop();
});

beforeEach(() => {
  for (const side of ["home", "away"] as const) {
    vendors[side].forget();
    upstreamProxies[side].down.clear();
  }
});

describe("the opaque state of a session in one dialect", () => {
  for (const { dialect, stream, first, second } of CASES) {
    const form = stream ? "streamed" : "whole";
    it(`outlives a failover from ${first} to ${second} and back: ${dialect}, ${form}`, async () => {
      const session = new Session(dialect, stream, gateway);
      const model = `${dialect}/${first}-first`;
      const called = await session.ask(model);
      upstreamProxies[first].down.add(dialect);
      const { dropped } = await session.bring(called, model);
      const again = await session.ask(model);
      upstreamProxies[first].down.clear();
      await session.bring(again, model);

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
      expect(dropped, "what was left out is told").not.to.equal("");
      expect(reported(first) + reported(second)).not.to.contain("isogloss1");
    });
  }
});
