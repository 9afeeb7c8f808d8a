import { expect } from "chai";
import type { Charge, Hold } from "../../src/stores/wallets/holds.js";
import { type MoneyStore, createMoneyStore } from "../../src/stores/wallets/money-store.js";
import { newIdentifier } from "../../src/stores/identifiers.js";
import type { Caller } from "../../src/stores/keys/caller.js";
import { forEachEngine } from "../support/engines.js";
import { failureOf } from "../support/promises.js";
import { copyRow } from "../support/stores/copy-rows.js";
import { amountsOf, callerOf, chargeOf, fund, held, requestedVideoOf } from "../support/money/holds.js";

forEachEngine("money", (database) => {
  let time = 0;
  let money: MoneyStore;
  let caller: Caller;
  const alice = () => amountsOf(database(), "alice");
  const rowsOf = (table: string) => database()(table).select() as Promise<Record<string, unknown>[]>;

  beforeEach(async () => {
    time = 1_700_000_000_000;
    money = createMoneyStore(database(), () => time);
    await fund(database(), "alice", 100n);
    caller = await callerOf(database(), "alice");
  });

  describe("is held", () => {
    it("without leaving the wallet", async () => {
      const hold = held(await money.reserve(requestedVideoOf(caller, 30n)));
      expect(hold).to.deep.include({ walletId: caller.walletId, ticks: 30n });
      expect(await alice()).to.deep.equal({ balance: 100n, reserved: 30n, spent: 0n, overrun: 0n });
    });

    it("with the prices that the call will be charged by", async () => {
      const { id } = held(
        await money.reserve(
          requestedVideoOf(caller, 30n, { callId: "call_x", model: "acme/large", prices: '{"input":"1"}' }),
        ),
      );
      const [row] = await rowsOf("holds");
      expect(row).to.deep.include({
        id,
        key_id: caller.keyId,
        call_id: "call_x",
        model: "acme/large",
        ticks: 30n,
        prices: '{"input":"1"}',
      });
      expect(row).to.deep.include({ state: "held", created_at: BigInt(time), expires_at: BigInt(time + 120_000) });
    });

    it("to the last tick and no further", async () => {
      await money.reserve(requestedVideoOf(caller, 60n));
      held(await money.reserve(requestedVideoOf(caller, 40n)));
      expect(await money.reserve(requestedVideoOf(caller, 1n))).to.deep.equal({ refused: "balance" });
    });

    it("as zero, for a free call, unless the wallet is below zero", async () => {
      const first = held(await money.reserve(requestedVideoOf(caller, 100n)));
      held(await money.reserve(requestedVideoOf(caller, 0n)));
      await money.settle(first, chargeOf(101n));
      expect(await money.reserve(requestedVideoOf(caller, 0n))).to.deep.equal({ refused: "balance" });
    });

    for (const ticks of [101n, 2n ** 63n - 1n, 2n ** 63n, 2n ** 70n]) {
      it(`not for ${ticks} ticks, and nothing is written`, async () => {
        expect(await money.reserve(requestedVideoOf(caller, ticks))).to.deep.equal({ refused: "balance" });
        expect(await rowsOf("holds")).to.deep.equal([]);
      });
    }

    it("never as less than zero", async () => {
      expect((await failureOf(money.reserve(requestedVideoOf(caller, -1n)))).message).to.contain("less than nothing");
    });

    it("not from an unknown wallet", async () => {
      expect(await money.reserve(requestedVideoOf({ ...caller, walletId: "wallet_x" }, 0n))).to.deep.equal({
        refused: "balance",
      });
    });

    it("once for a call that is repeated, even when the wallet is empty by then", async () => {
      const input = requestedVideoOf(caller, 100n);
      const first = await money.reserve(input);
      expect(await money.reserve(input)).to.deep.equal(first);
      expect((await alice()).reserved).to.equal(100n);
    });

    it("once for a call that is repeated in parallel", async () => {
      const request = requestedVideoOf(caller, 10n);
      const admissions = await Promise.all(Array.from({ length: 20 }, () => money.reserve(request)));
      expect(new Set(admissions.map((admission) => held(admission).id)).size).to.equal(1);
      expect((await alice()).reserved).to.equal(10n);
    });

    it("not under the name of another wallet's call", async () => {
      await fund(database(), "bob", 100n);
      const body = requestedVideoOf(caller, 10n);
      await money.reserve(body);
      const bob = { ...body, caller: await callerOf(database(), "bob") };
      expect((await failureOf(money.reserve(bob))).message).to.contain("belongs to another wallet");
      expect((await amountsOf(database(), "bob")).reserved).to.equal(0n);
    });
  });

  describe("is charged", () => {
    const charges: [string, bigint, Awaited<ReturnType<typeof amountsOf>>][] = [
      ["less than the hold", 20n, { balance: 80n, reserved: 0n, spent: 20n, overrun: 0n }],
      ["the hold", 30n, { balance: 70n, reserved: 0n, spent: 30n, overrun: 0n }],
      ["more than the hold", 35n, { balance: 65n, reserved: 0n, spent: 35n, overrun: 5n }],
      ["more than the balance", 130n, { balance: -30n, reserved: 0n, spent: 130n, overrun: 100n }],
      ["nothing", 0n, { balance: 100n, reserved: 0n, spent: 0n, overrun: 0n }],
    ];
    for (const [what, ticks, wanted] of charges) {
      it(`with ${what}`, async () => {
        const hold = held(await money.reserve(requestedVideoOf(caller, 30n)));
        expect(await money.settle(hold, chargeOf(ticks))).to.deep.equal({ state: "settled", chargedTicks: ticks });
        expect(await alice()).to.deep.equal(wanted);
        expect(await database()("ledger").where({ kind: "charge" }).select("number")).to.have.lengthOf(
          ticks === 0n ? 0 : 2,
        );
      });
    }

    it("from the wallet to the revenue, in the ledger, by the hold", async () => {
      const hold = held(await money.reserve(requestedVideoOf(caller, 30n)));
      await money.settle(hold, chargeOf(20n, { estimated: true }));
      const rows: unknown = await database()("ledger")
        .where({ kind: "charge" })
        .orderBy("number")
        .select("account", "wallet_id", "ticks", "hold_id", "estimated", "created_at");
      const shared = { hold_id: hold.id, estimated: 1n, created_at: BigInt(time) };
      expect(rows).to.deep.equal([
        { account: "wallet", wallet_id: caller.walletId, ticks: -20n, ...shared },
        { account: "revenue", wallet_id: null, ticks: 20n, ...shared },
      ]);
    });

    it("with the usage, and an invalid count is left out", async () => {
      const hold = held(await money.reserve(requestedVideoOf(caller, 30n)));
      const tokens = { input: 7, cachedInput: 0, cacheWrite: 1.5, cacheWriteHour: 3, output: -1, reasoning: NaN };
      const usage = { ...tokens, images: 2, seconds: 1.25 };
      await money.settle(hold, chargeOf(20n, { usage, reason: "the client hung up" }));
      const [row] = await rowsOf("holds");
      expect(row).to.deep.include({
        input_tokens: 7n,
        cached_input_tokens: 0n,
        cache_write_tokens: null,
        cache_write_hour_tokens: 3n,
        output_tokens: null,
        reasoning_tokens: null,
      });
      expect(row).to.deep.include({
        images: 2n,
        media_milliseconds: 1250n,
        reason: "the client hung up",
        resolved_at: BigInt(time),
      });
    });

    for (const ticks of [-1n, 10n ** 18n + 1n]) {
      it(`never with ${ticks} ticks`, async () => {
        const hold = held(await money.reserve(requestedVideoOf(caller, 30n)));
        expect((await failureOf(money.settle(hold, chargeOf(ticks)))).message).to.contain("a charge is from nothing");
        expect((await alice()).reserved).to.equal(30n);
      });
    }

    it("up to the maximum of a single charge", async () => {
      const hold = held(await money.reserve(requestedVideoOf(caller, 30n)));
      await money.settle(hold, chargeOf(10n ** 18n));
      expect((await alice()).balance).to.equal(100n - 10n ** 18n);
    });
  });

  describe("is resolved once", () => {
    type End = readonly [name: string, end: (hold: Hold) => Promise<unknown>, resolution: object];
    const ends: readonly End[] = [
      ["settled", (hold) => money.settle(hold, chargeOf(20n)), { state: "settled", chargedTicks: 20n }],
      ["settled for zero", (hold) => money.settle(hold, chargeOf(0n)), { state: "settled", chargedTicks: 0n }],
      ["released", (hold) => money.release(hold, "the upstream refused"), { state: "released" }],
      ["expired", () => money.expire(time + 120_000), { state: "expired" }],
    ];
    const later: readonly [string, (hold: Hold) => Promise<unknown>][] = [
      ["a charge", (hold) => money.settle(hold, chargeOf(50n))],
      ["a release", (hold) => money.release(hold, "again")],
    ];
    for (const [name, end, resolution] of ends) {
      for (const [what, again] of later) {
        it(`${name}, and ${what} later is refused and changes nothing`, async () => {
          const hold = held(await money.reserve(requestedVideoOf(caller, 30n)));
          await end(hold);
          const before = [await alice(), await rowsOf("holds"), await rowsOf("ledger")];
          time += 1;
          expect(await again(hold)).to.deep.equal(resolution);
          expect([await alice(), await rowsOf("holds"), await rowsOf("ledger")]).to.deep.equal(before);
        });
      }

      it(`${name}, and a sweep later finds nothing to sweep`, async () => {
        const hold = held(await money.reserve(requestedVideoOf(caller, 30n)));
        await end(hold);
        expect(await money.expire(time + 10_000_000)).to.deep.equal([]);
      });
    }

    it("by the first of many in parallel", async () => {
      const hold = held(await money.reserve(requestedVideoOf(caller, 30n)));
      const attempts = Array.from({ length: 12 }, (_, index) =>
        index % 3 === 0 ? money.release(hold, "raced") : money.settle(hold, chargeOf(BigInt(index))),
      );
      const answer = await Promise.all(attempts);
      expect(
        new Set(
          answer.map((resolution) =>
            JSON.stringify(resolution, (_, value: unknown) => (typeof value === "bigint" ? `${value}` : value)),
          ),
        ).size,
      ).to.equal(1);
      expect((await alice()).reserved).to.equal(0n);
    });

    it("or is unknown", async () => {
      const unknown = { id: "hold_x", walletId: caller.walletId };
      const ends = [() => money.settle(unknown, chargeOf(1n)), () => money.release(unknown, "gone")];
      for (const end of ends) expect((await failureOf(end())).message).to.equal("there is no hold hold_x");
    });

    it("and returns the hold when it is released", async () => {
      const hold = held(await money.reserve(requestedVideoOf(caller, 30n)));
      await money.release(hold, "the upstream refused");
      expect(await alice()).to.deep.equal({ balance: 100n, reserved: 0n, spent: 0n, overrun: 0n });
      expect((await rowsOf("holds"))[0]).to.deep.include({
        state: "released",
        reason: "the upstream refused",
        charged_ticks: null,
      });
    });
  });

  describe("returns when a lease ends", () => {
    it("to its wallet, with a report of each call", async () => {
      const { id } = held(
        await money.reserve(requestedVideoOf(caller, 30n, { callId: "call_lost", lifetimeMilliseconds: 1_000 })),
      );
      held(await money.reserve(requestedVideoOf(caller, 7n, { lifetimeMilliseconds: 1_001 })));
      time += 1_000;
      const answer = {
        id,
        walletId: caller.walletId,
        keyId: caller.keyId,
        callId: "call_lost",
        model: "acme/small",
        ticks: 30n,
        createdAt: time - 1_000,
      };
      expect(await money.expire()).to.deep.equal([answer]);
      expect(await alice()).to.deep.equal({ balance: 100n, reserved: 7n, spent: 0n, overrun: 0n });
    });

    it("not while the lease is extended", async () => {
      const { id } = held(await money.reserve(requestedVideoOf(caller, 30n, { lifetimeMilliseconds: 1_000 })));
      time += 900;
      await money.extend([id], 1_000);
      time += 999;
      expect(await money.expire()).to.deep.equal([]);
      time += 1;
      expect(await money.expire()).to.have.lengthOf(1);
    });

    it("and extending never shortens a lease, nor changes one that is over", async () => {
      const [first, second] = [
        held(await money.reserve(requestedVideoOf(caller, 30n))),
        held(await money.reserve(requestedVideoOf(caller, 30n))),
      ];
      await money.release(second, "over");
      await money.extend([first.id, second.id, "hold_x"], 1);
      const leases: unknown = await database()("holds").pluck("expires_at");
      expect(leases).to.deep.equal([BigInt(time + 120_000), BigInt(time + 120_000)]);
    });

    it("for more holds and wallets than one transaction takes, with two parallel sweeps", async () => {
      await fund(database(), "bob", 1_000n);
      const bob = await callerOf(database(), "bob");
      const some = held(await money.reserve(requestedVideoOf(caller, 0n)));
      const others = held(await money.reserve(requestedVideoOf(bob, 2n)));
      const copies = (count: number) =>
        Array.from({ length: count }, () => ({ id: newIdentifier("hold"), call_id: newIdentifier("call") }));
      await copyRow(database(), "holds", some.id, copies(112));
      await copyRow(database(), "holds", others.id, copies(336));
      await database()("wallets")
        .where({ id: bob.walletId })
        .increment("reserved_ticks", 336 * 2);
      const swept = await Promise.all([
        money.expire(time + 120_000),
        createMoneyStore(database(), () => time).expire(time + 120_000),
      ]);
      const ids = [...(await money.expire(time + 120_000)), ...swept.flat()].map(({ id }) => id);
      expect([ids.length, new Set(ids).size]).to.deep.equal([450, 450]);
      expect((await amountsOf(database(), "bob")).reserved).to.equal(0n);
    });

    it("or is charged, when the charge comes before the sweep, but never both", async () => {
      const holds = await Promise.all(
        Array.from({ length: 20 }, () => money.reserve(requestedVideoOf(caller, 1n)).then(held)),
      );
      const charge: Charge = chargeOf(1n);
      const [swept, ...answer] = await Promise.all([
        money.expire(time + 120_000),
        ...holds.map((hold) => money.settle(hold, charge)),
      ]);
      const charged = answer.filter(({ state }) => state === "settled").length;
      expect(charged + swept.length).to.equal(20);
      expect(await alice()).to.deep.equal({
        balance: 100n - BigInt(charged),
        reserved: 0n,
        spent: BigInt(charged),
        overrun: 0n,
      });
    });
  });
});
