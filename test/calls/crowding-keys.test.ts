import { expect } from "chai";
import { CrowdingKeys } from "../../src/calls/crowding-keys.js";

const LATE = 60;
const IN_TIME = 5;

describe("a key whose calls are refused often", () => {
  let now: number;
  let lag: { latestMs: number };
  let keys: CrowdingKeys;

  beforeEach(() => {
    now = 1_000;
    lag = { latestMs: LATE };
    keys = new CrowdingKeys(lag, () => now);
  });

  /** How many of so many refused calls had to wait. */
  function waitsOf(keyId: string, count: number): number {
    return Array.from({ length: count }, () => keys.count(keyId)).filter(Boolean).length;
  }

  it("waits where the process is late, after fifty in a second", () => {
    expect(waitsOf("one", 50)).to.equal(0);
    expect(waitsOf("one", 10)).to.equal(10);
  });

  it("does not wait where the process keeps up", () => {
    lag.latestMs = IN_TIME;
    expect(waitsOf("one", 1_000)).to.equal(0);
  });

  it("goes on to wait once the process keeps up again, as long as it repeats as often", () => {
    waitsOf("one", 60);
    lag.latestMs = IN_TIME;
    for (let second = 0; second < 5; second += 1) {
      now += 1_000;
      expect(waitsOf("one", 60)).to.equal(60);
    }
  });

  it("is free again after a second with few refusals", () => {
    waitsOf("one", 60);
    now += 1_000;
    expect(waitsOf("one", 1)).to.equal(1);
    now += 1_000;
    expect(waitsOf("one", 1)).to.equal(0);
  });

  it("is free again after a pause", () => {
    waitsOf("one", 60);
    now += 2_000;
    expect(waitsOf("one", 1)).to.equal(0);
  });

  it("lets other keys go on", () => {
    waitsOf("one", 100);
    expect(waitsOf("other", 50)).to.equal(0);
  });
});
