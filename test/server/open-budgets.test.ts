/** The memory budgets that docs/operations.md lists under "Memory". */
import { expect } from "chai";
import type { MemoryBudget, MemoryLease } from "../../src/bodies/memory-budget.js";
import { openBudgets } from "../../src/server/open-budgets.js";

const MIB = 1024 * 1024;
const soon = () => new Promise((resolve) => setTimeout(resolve, 5));

/** Takes so much piece by piece, as bodies come. Returns whether it has all of it yet. */
function taking(budget: MemoryBudget, bytes: number): { readonly lease: MemoryLease; readonly hasAll: () => boolean } {
  const lease = budget.open();
  let taken = 0;
  const take = async () => {
    for (; taken < bytes; taken += MIB) await lease.hold(MIB);
  };
  // Those that still wait are refused at the end.
  take().catch(() => undefined);
  return { lease, hasAll: () => taken >= bytes };
}

describe("openBudgets: the memory of a process", () => {
  const limits = { bodyLimit: 20 * MIB, imageLimit: 100 * MIB, videoLimit: 50 * MIB, walletShare: 0.75 };

  for (const [what, name, mebibytes, atOnce, largest] of [
    ["bodies of text, each three times", "budget", 60, 6, 60],
    ["videos, with all media that are fetched for them", "budget", 100, 4, 140],
    ["bodies of images", "imageBudget", 100, 2, 300],
    ["answers", "answerBudget", 100, 2, 192],
    ["answers with videos of 100 MiB", "videoBudget", 134, 1, 272],
  ] as const) {
    it(`is enough for ${atOnce} ${what}, and for one more when one has ended`, async () => {
      const room = openBudgets(limits)[name];
      const all: ReturnType<typeof taking>[] = [];
      for (let count = 0; count < 8; count++) {
        all.push(taking(room, mebibytes * MIB));
        await soon();
      }
      const done = () => all.filter(({ hasAll }) => hasAll());
      expect(done()).to.have.length(atOnce);
      for (const ended of done()) ended.lease.release();
      await soon();
      expect(done()).to.have.length.greaterThan(atOnce);
    });

    it(`is enough for the largest of ${what}`, async () => {
      const one = taking(openBudgets(limits)[name], largest * MIB);
      await soon();
      expect(one.hasAll()).to.equal(true);
    });
  }
});
