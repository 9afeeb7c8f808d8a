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

  it("have their whole time after a route that cannot express the call", async () => {
    const attempts = new Attempts([one, two], { attempts: 3, budgetSeconds: 0.2 }, () => 0);
    attempts.begin(one);
    await sleep(250);
    attempts.exclude(one);
    attempts.begin(two);
    expect(attempts.waitAfter(two, answer(503))).to.equal(125);
  });

  describe("with a route that cannot express the call", () => {
    for (const [what, rules, order, wait, next] of [
      ["go on at once with the next", undefined, "xa", 0, "a"],
      ["go on though the model allows only one", { attempts: 1 }, "xa", 0, "a"],
      ["go on though the time is over in which calls are repeated", { budgetSeconds: 0 }, "xa", 0, "a"],
      ["end after the only other one", undefined, "ax", undefined, "a"],
      ["wait before the same again", { attempts: 3 }, "ax", 125, "a"],
      ["do not wait for one that was not tried", { attempts: 3 }, "axb", 0, "b"],
      ["end where there is no other", { attempts: 3 }, "x", undefined, ""],
    ] as const) {
      it(what, () => {
        const targets = [...order].map((id) => ({ id }) as unknown as Target);
        const attempts = new Attempts(targets, rules, () => 0);
        const unsuited = order.indexOf("x");
        for (const target of targets.slice(0, unsuited)) {
          attempts.begin(target);
          attempts.waitAfter(target, answer(503));
        }
        const target = targets[unsuited] as Target;
        attempts.begin(target);
        attempts.exclude(target);
        expect(attempts.waitForNext()).to.equal(wait);
        expect(attempts.nextTargets).to.deep.equal([...next].map((id) => ({ id })));
      });
    }
  });
});
