import { expect } from "chai";
import type { Caller } from "../../../src/stores/keys/caller.js";
import { createLedgerStore, type LedgerCursor, type LedgerRow } from "../../../src/stores/wallets/ledger-store.js";
import { createMoneyStore } from "../../../src/stores/wallets/money-store.js";
import { forEachEngine } from "../../support/engines.js";
import { callerOf, chargeOf, endedTogether, fund, held, requestedVideoOf } from "../../support/money/holds.js";

forEachEngine("createLedgerStore", (database) => {
  let caller: Caller;

  beforeEach(async () => {
    await fund(database(), "alice", 1_000n);
    caller = await callerOf(database(), "alice");
  });

  async function readAll(limit: number): Promise<LedgerRow[][]> {
    const pages: LedgerRow[][] = [];
    for (let after: LedgerCursor | undefined; ;) {
      const page = await createLedgerStore(database()).read(caller.walletId, { after, limit });
      pages.push([...page.rows]);
      if (page.next === undefined) return pages;
      after = page.next;
    }
  }

  it("lists calls that were charged together one by one", async () => {
    const ends = [chargeOf(7n), chargeOf(9n, { estimated: true }), chargeOf(0n), { released: "refused" }];
    const [first, second] = await endedTogether(database(), caller, ends);
    const [rows = []] = await readAll(10);
    const listed = rows.map(({ kind, ticks, estimated, holdId, model }) => [kind, ticks, estimated, holdId, model]);
    expect(listed).to.have.deep.members([
      ["charge", -7n, false, first, "acme/small"],
      ["charge", -9n, true, second, "acme/small"],
      ["credit", 1_000n, false, undefined, undefined],
    ]);
    expect(rows[0]?.transferId).to.equal(rows[1]?.transferId);
  });

  for (const limit of [1, 2, 3, 4, 7])
    it(`lists each call once in pages of ${limit}`, async () => {
      const hold = held(await createMoneyStore(database()).reserve(requestedVideoOf(caller, 30n)));
      await endedTogether(
        database(),
        caller,
        [1n, 2n, 3n].map((ticks) => chargeOf(ticks)),
      );
      await createMoneyStore(database()).settle(hold, chargeOf(4n));
      await endedTogether(
        database(),
        caller,
        [5n, 6n].map((ticks) => chargeOf(ticks)),
      );
      const pages = await readAll(limit);
      const charged = (from: number, to: number) =>
        new Set(
          pages
            .flat()
            .slice(from, to)
            .map(({ ticks }) => ticks),
        );
      expect([charged(0, 2), charged(2, 3), charged(3, 6), charged(6, 7)]).to.deep.equal([
        new Set([-5n, -6n]),
        new Set([-4n]),
        new Set([-1n, -2n, -3n]),
        new Set([1_000n]),
      ]);
      expect(pages.flat()).to.have.lengthOf(7);
      expect(pages.slice(0, -1).every(({ length }) => length === limit)).to.equal(true);
    });
});
