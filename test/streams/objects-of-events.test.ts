/** What an event of a stream costs in objects: more of them are more work for the garbage collector. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect } from "chai";
import { nodeRuns } from "../support/checkout.js";
import type { Count } from "./count-objects-in-process.js";

const EACH_ALIKE = ["--no-opt", "--no-maglev", "--sampling-heap-profiler-suppress-randomness"];

/** Texts that are written count as objects too: a writer makes its event from several. */
const cases: readonly (readonly [from: string, to: string, most: number])[] = [
  ["chat", "chat", 3],
  ["messages", "messages", 3],
  ["generate-content", "generate-content", 3],
  ["chat", "messages", 10],
  ["messages", "chat", 10],
  ["generate-content", "messages", 12],
];

/** Events that have numbers of their own are parsed, and written with them. */
const MOST = 56;

describe("objects of an event", () => {
  let counts: readonly Count[] = [];
  before(async () => {
    const args = [...EACH_ALIKE, ...nodeRuns("test/streams/count-objects-in-process")];
    const { stdout } = await promisify(execFile)(process.execPath, args);
    counts = JSON.parse(stdout) as Count[];
  });

  for (const [from, to, most] of cases)
    it(`that adds text are ${most} at most from ${from} to ${to}`, () => {
      const { made } = counts.find((count) => count.from === from && count.to === to) ?? { made: Infinity };
      expect(made).to.be.at.most(most);
    });

  it(`are ${MOST} at most between any two dialects`, () => {
    expect(counts).not.to.deep.equal([]);
    expect(counts.filter(({ made }) => made > MOST)).to.deep.equal([]);
  });
});
