import { expect } from "chai";
import { type OpenedRoute, RouteHealth } from "../../src/upstream/route-health.js";
import { ConnectError, UpstreamError } from "../../src/upstream/upstream-error.js";
import { keptLog } from "../support/tasks/video-jobs.js";

const target = (id: string) => ({
  id,
  publicId: "acme/large",
  route: { provider: id, model: "m", dialect: "chat", priority: 0, weight: 1 },
});
const [first, second] = [target("first"), target("second")];
const FAILED = { status: 500 };
const ANSWERED = { status: 200 };
const REFUSED = new ConnectError(Object.assign(new Error("no"), { code: "CERT_HAS_EXPIRED" }));
const LATE = new UpstreamError("timeout", "late");
const SECOND = 1_000;

describe("the health of routes", () => {
  let now: number;
  let health: RouteHealth;
  let announced: OpenedRoute[];
  let kept: ReturnType<typeof keptLog>;
  const order = () => health.order([first, second]).map(({ id }) => id);
  const stateOf = (id: string) => health.states.find(({ provider }) => provider === id)?.state;
  const fail = (times: number, answer: Parameters<RouteHealth["record"]>[1] = FAILED) => {
    for (let count = 0; count < times; count++) health.record(first, answer);
  };

  beforeEach(() => {
    now = 1_000_000;
    announced = [];
    kept = keptLog();
    health = new RouteHealth(
      kept.log,
      () => now,
      (opened) => announced.push(opened),
    );
  });

  for (const [name, answer, most, reason] of [
    ["answers 500", FAILED, 9, "status_500"],
    ["answers 529", { status: 529 }, 9, "status_529"],
    ["cannot be reached", REFUSED, 9, "CERT_HAS_EXPIRED"],
    ["is too late", LATE, 9, "timeout"],
  ] as const)
    it(`tries a route last that ${name} ${most + 1} times in a row`, () => {
      fail(most, answer);
      expect([order(), stateOf("first")]).to.deep.equal([["first", "second"], "closed"]);
      fail(1, answer);
      expect([order(), stateOf("first")]).to.deep.equal([["second", "first"], "open"]);
      expect(kept.events("route.avoided").map((line) => line.reason)).to.deep.equal([reason]);
    });

  for (const status of [200, 400, 401, 404, 408, 422, 429])
    it(`counts ${status} as no failure`, () => {
      fail(100, { status });
      expect([order(), stateOf("first")]).to.deep.equal([["first", "second"], "closed"]);
    });

  it("begins to count again after an answer", () => {
    for (let round = 0; round < 5; round++) {
      fail(9);
      health.record(first, ANSWERED);
    }
    expect(order()).to.deep.equal(["first", "second"]);
  });

  const breakOff = (times: number) => {
    for (let count = 0; count < times; count++) {
      health.begin(first);
      health.record(first, ANSWERED);
      health.brokeOff(first, "UND_ERR_SOCKET");
      now += SECOND;
    }
  };

  it("tries a route last whose answers begin and break off ten times in a row", () => {
    breakOff(9);
    expect([order(), stateOf("first")]).to.deep.equal([["first", "second"], "closed"]);
    breakOff(1);
    expect([order(), stateOf("first")]).to.deep.equal([["second", "first"], "open"]);
    expect(announced).to.have.lengthOf(1);
  });

  it("does not mind a hundred answers that break off at once", () => {
    for (let count = 0; count < 100; count++) health.brokeOff(first, "UND_ERR_SOCKET");
    expect([order(), stateOf("first")]).to.deep.equal([["first", "second"], "closed"]);
  });

  it("begins to count broken answers again after one that ended well", () => {
    for (let round = 0; round < 5; round++) {
      breakOff(9);
      health.answered(first);
    }
    expect(stateOf("first")).to.equal("closed");
  });

  it("uses a route whose answers broke off when one ends well, and not when one begins", () => {
    breakOff(10);
    now += 6 * SECOND;
    health.begin(first);
    health.record(first, ANSWERED);
    expect([order(), stateOf("first")]).to.deep.equal([["second", "first"], "half_open"]);
    health.answered(first);
    expect([order(), stateOf("first")]).to.deep.equal([["first", "second"], "closed"]);
  });

  it("pauses longer when the answer of the call that finds out breaks off", () => {
    breakOff(10);
    now += 6 * SECOND;
    breakOff(1);
    now += 8 * SECOND;
    expect([order(), stateOf("first")]).to.deep.equal([["second", "first"], "open"]);
  });

  it("does not use a route that takes no calls because an old answer ended well", () => {
    fail(10);
    health.answered(first);
    expect([order(), stateOf("first")]).to.deep.equal([["second", "first"], "open"]);
  });

  it("lets one call find out after the pause, and not a second", () => {
    fail(10);
    now += 4 * SECOND;
    expect(order()).to.deep.equal(["second", "first"]);
    now += 2 * SECOND;
    expect(order()).to.deep.equal(["first", "second"]);
    health.begin(first);
    expect([order(), stateOf("first")]).to.deep.equal([["second", "first"], "half_open"]);
  });

  it("lets another call find out when the one that was to was not sent", () => {
    fail(10);
    now += 6 * SECOND;
    const giveBack = health.begin(first);
    health.begin(first)();
    expect(order()).to.deep.equal(["second", "first"]);
    giveBack();
    expect([order(), stateOf("first")]).to.deep.equal([["first", "second"], "half_open"]);
    health.begin(first);
    giveBack();
    expect(order()).to.deep.equal(["second", "first"]);
  });

  it("closes when that call is answered", () => {
    fail(10);
    now += 6 * SECOND;
    health.begin(first);
    health.record(first, ANSWERED);
    expect([order(), stateOf("first")]).to.deep.equal([["first", "second"], "closed"]);
    fail(9);
    expect(stateOf("first")).to.equal("closed");
  });

  it("pauses longer each time that call fails, up to a minute", () => {
    fail(10);
    for (const seconds of [5, 10, 20, 40, 60, 60]) {
      now += 0.89 * seconds * SECOND;
      expect(order(), `within ${seconds} s`).to.deep.equal(["second", "first"]);
      now += 0.22 * seconds * SECOND;
      expect(order(), `after ${seconds} s`).to.deep.equal(["first", "second"]);
      health.begin(first);
      fail(1);
      expect(stateOf("first")).to.equal("open");
    }
  });

  it("lets another call find out when the first was never answered", () => {
    fail(10);
    now += 6 * SECOND;
    health.begin(first);
    now += 6 * SECOND;
    expect(order()).to.deep.equal(["first", "second"]);
  });

  it("forgets a route that was not tried for an hour", () => {
    fail(10);
    now += 3_601 * SECOND;
    health.record(second, ANSWERED);
    expect(health.states.map(({ provider }) => provider)).to.deep.equal(["second"]);
  });

  it("announces that a breaker opens, once until it closes", () => {
    fail(10);
    expect(announced).to.have.lengthOf(1);
    expect(announced[0]).to.deep.include({ id: "first", provider: "first", model: "acme/large" });
    expect(announced[0]?.milliseconds).to.be.within(4_000, 6_000);
    now += 10 * SECOND;
    health.begin(first);
    fail(5);
    expect(announced).to.have.lengthOf(1);
    health.record(first, ANSWERED);
    fail(10);
    expect(announced).to.have.lengthOf(2);
  });

  describe("of which another process reports that one fails", () => {
    const opened = (milliseconds: number, id = "first") =>
      health.openedElsewhere({ id, provider: id, model: "acme/large", milliseconds });

    it("avoids it for that time, and then lets one call find out", () => {
      opened(5_000);
      expect([order(), stateOf("first")]).to.deep.equal([["second", "first"], "open"]);
      now += 5_001;
      expect(order()).to.deep.equal(["first", "second"]);
      health.begin(first);
      expect([order(), stateOf("first")]).to.deep.equal([["second", "first"], "half_open"]);
      fail(1);
      expect(stateOf("first")).to.equal("open");
      expect(announced).to.deep.equal([]);
    });

    it("uses it again as soon as an answer shows that it works here", () => {
      opened(5_000);
      health.record(first, ANSWERED);
      expect([order(), stateOf("first")]).to.deep.equal([["first", "second"], "closed"]);
    });

    it("does not avoid it for longer than a minute, nor for longer than it does already", () => {
      opened(9e9);
      now += 59 * SECOND;
      expect(order()).to.deep.equal(["second", "first"]);
      opened(60_000);
      now += 2 * SECOND;
      expect(order()).to.deep.equal(["first", "second"]);
    });

    it("knows the route before its first call", () => {
      opened(5_000, "third");
      expect(stateOf("third")).to.equal("open");
    });
  });

  it("keeps the order when all routes are open", () => {
    for (const one of [first, second]) for (let count = 0; count < 10; count++) health.record(one, FAILED);
    expect(order()).to.deep.equal(["first", "second"]);
  });

  for (const status of [429, 503])
    it(`avoids a route that asks for a pause with ${status}, up to a minute`, () => {
      health.record(first, { status, retryAfter: "7" });
      expect([order(), stateOf("first")]).to.deep.equal([["second", "first"], "closed"]);
      now += 8 * SECOND;
      expect(order()).to.deep.equal(["first", "second"]);
      health.record(first, { status, retryAfter: "3600" });
      now += 61 * SECOND;
      expect(order()).to.deep.equal(["first", "second"]);
    });
});
