import { expect } from "chai";
import { RateBound } from "../../src/errors/rate-bound.js";

it("a bound on a rate allows so many in an interval, and counts the others", () => {
  let now = 0;
  const bound = new RateBound(2, 1_000, () => now);
  expect([bound.take(), bound.take(), bound.take(), bound.take()]).to.deep.equal([0, 0, undefined, undefined]);
  now = 999;
  expect(bound.take()).to.equal(undefined);
  now = 1_000;
  expect([bound.take(), bound.take(), bound.take()]).to.deep.equal([3, 0, undefined]);
});
