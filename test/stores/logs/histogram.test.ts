import { expect } from "chai";
import { HISTOGRAM_PLACES, percentile, placeOf } from "../../../src/stores/logs/histogram.js";

function countsOf(durations: readonly number[]): number[] {
  const counts = Array.from({ length: HISTOGRAM_PLACES }, () => 0);
  for (const duration of durations) counts[placeOf(duration)] = (counts[placeOf(duration)] ?? 0) + 1;
  return counts;
}

describe("durations in a histogram", () => {
  it("have no percentile when there are none", () => {
    expect(percentile(countsOf([]), 0.5)).to.equal(undefined);
  });

  const spread = Array.from({ length: 1_000 }, (_, index) => 5 * (index + 1));
  for (const share of [0.5, 0.95, 0.99])
    it(`have a percentile ${share} that is a fifth too much or too little at most`, () => {
      const exact = spread[share * spread.length - 1] ?? 0;
      expect(percentile(countsOf(spread), share)).to.be.within(exact * 0.8, exact * 1.2);
    });

  it("are counted however short or long they are", () => {
    expect(countsOf([0, 0.2, 1, 3_600_000]).reduce((sum, one) => sum + one)).to.equal(4);
    expect(percentile(countsOf([3_600_000]), 0.5)).to.be.greaterThan(400_000);
  });
});
