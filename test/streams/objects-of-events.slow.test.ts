/** What an event of a stream costs in objects: more of them are more work for the garbage collector. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect } from "chai";
import { nodeRuns } from "../support/checkout.js";
import type { Count } from "./count-objects-in-process.js";

const EACH_ALIKE = ["--no-opt", "--no-maglev", "--sampling-heap-profiler-suppress-randomness"];

/** What the gateway makes for an event that adds text, and comes with others in one chunk. */
const MOST_TOGETHER = 3;
/** What it makes for one that comes by itself. */
const MOST_ALONE = 24;
/** What an event is parsed to: an object for each level of it, and its texts. */
const MOST_PARSED = 4;

describe("objects of an event", () => {
  let counts: readonly Count[] = [];
  before(async () => {
    const args = [...EACH_ALIKE, ...nodeRuns("test/streams/count-objects-in-process")];
    const { stdout } = await promisify(execFile)(process.execPath, args);
    counts = JSON.parse(stdout) as Count[];
  });

  it("counts events between any two dialects", () => {
    expect(counts.length).to.be.above(1);
  });

  for (const growth of ["text", "reasoning", "call", "padded text"] as const)
    it(`are ${MOST_TOGETHER} at most, and none is parsed, where it comes with others like it: ${growth}`, () => {
      const own = counts.filter((count) => count.growth === growth);
      expect(own).not.to.deep.equal([]);
      const isMore = ({ together: { parsed, ours } }: Count) => parsed > 0.5 || ours > MOST_TOGETHER;
      expect(own.filter(isMore)).to.deep.equal([]);
    });

  it(`are ${MOST_ALONE} at most where it comes by itself`, () => {
    expect(counts.filter(({ alone: { ours } }) => ours > MOST_ALONE)).to.deep.equal([]);
  });

  it(`are ${MOST_PARSED} at most that an event is parsed to`, () => {
    expect(counts.filter(({ alone: { parsed } }) => parsed > MOST_PARSED)).to.deep.equal([]);
  });
});
