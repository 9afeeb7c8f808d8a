import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "chai";
import { Attempts } from "../../src/calls/attempts.js";
import type { Target } from "../../src/upstream/target.js";

const [one, two] = [{ id: "one" }, { id: "two" }] as unknown as [Target, Target];
const answer = (status: number, retryAfter?: string) => ({ status, retryAfter });

describe("the attempts of a call", () => {
  it("leave a route alone that asked for a pause, though its turn has come", async () => {
    const attempts = new Attempts([one, two], { attempts: 6 }, () => 0);
    attempts.begin(two);
    expect(attempts.waitAfter(two, answer(429, "1"))).to.equal(0);
    attempts.begin(one);
    attempts.waitAfter(one, answer(500));
    expect(attempts.nextTargets).to.deep.equal([one]);
    await sleep(1_010);
    expect(attempts.nextTargets).to.deep.equal([one, two]);
  });

  it("ask a route in its pause where all routes have one", () => {
    const attempts = new Attempts([one], { attempts: 2 }, () => 0);
    attempts.begin(one);
    expect(attempts.waitAfter(one, answer(503, "1"))).to.be.within(900, 1_000);
    expect(attempts.nextTargets).to.deep.equal([one]);
  });
});
