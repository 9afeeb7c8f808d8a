/** What an event of a stream costs in objects: more of them are more work for the garbage collector. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect } from "chai";
import { nodeRuns } from "../support/checkout.js";
import type { Count } from "./count-objects-in-process.js";

const EACH_ALIKE = ["--no-opt", "--no-maglev", "--sampling-heap-profiler-suppress-randomness"];

interface Most {
  readonly together: number;
  readonly alone: number;
}

/** Texts that are written count as objects too: a writer makes its event from several. */
const cases: readonly (readonly [from: string, to: string, most: Most])[] = [
  ["chat", "chat", { together: 3, alone: 16 }],
  ["messages", "messages", { together: 3, alone: 13 }],
  ["generate-content", "generate-content", { together: 3, alone: 16 }],
  ["chat", "messages", { together: 10, alone: 20 }],
  ["messages", "chat", { together: 10, alone: 18 }],
  ["generate-content", "messages", { together: 12, alone: 20 }],
];

/** Events that have numbers of their own are parsed, and written with them. */
const MOST: Most = { together: 56, alone: 64 };

describe("objects of an event", () => {
  let counts: readonly Count[] = [];
  before(async () => {
    const args = [...EACH_ALIKE, ...nodeRuns("test/streams/count-objects-in-process")];
    const { stdout } = await promisify(execFile)(process.execPath, args);
    counts = JSON.parse(stdout) as Count[];
  });

  for (const way of ["together", "alone"] as const) {
    for (const [from, to, most] of cases)
      it(`that adds text and comes ${way} are ${most[way]} at most from ${from} to ${to}`, () => {
        const made = counts.find((count) => count.from === from && count.to === to)?.[way];
        expect(made).to.be.a("number").and.to.be.at.most(most[way]);
      });

    it(`that comes ${way} are ${MOST[way]} at most between any two dialects`, () => {
      expect(counts).not.to.deep.equal([]);
      expect(counts.filter((count) => count[way] > MOST[way])).to.deep.equal([]);
    });
  }
});
