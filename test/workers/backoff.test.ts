import { expect } from "chai";
import { jittered, pollWait, tickFor } from "../../src/workers/backoff.js";

describe("the waits between polls", () => {
  const waits: [string, number, number, number][] = [
    ["the first of the list at first", 0, 0, 2_000],
    ["the next ones then", 1, 0, 5_000],
    ["the last one for ever after", 99, 0, 10_000],
    ["the last one after a failure", 0, 1, 10_000],
    ["twice that after two", 5, 2, 20_000],
    ["four times that at most", 50, 40, 40_000],
  ];
  for (const [what, polls, failures, wanted] of waits) {
    it(`are ${what}`, () => expect(pollWait([2, 5, 10], polls, failures, () => 0.5)).to.equal(wanted));
  }

  it("are a tenth more or less", () =>
    expect([jittered(10, () => 0), jittered(10, () => 1)]).to.deep.equal([9_000, 11_000]));
});

describe("checks for due tasks", () => {
  const looks: [string, number[], number][] = [
    ["come four times a second", [2, 5, 10], 250],
    ["come as often as the shortest of quick polls", [5, 0.1, 10], 100],
    ["come no more than twenty times a second", [0.001], 50],
  ];
  for (const [what, seconds, wanted] of looks) {
    it(what, () => expect(tickFor(seconds)).to.equal(wanted));
  }
});
