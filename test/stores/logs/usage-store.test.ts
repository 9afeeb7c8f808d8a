import { expect } from "chai";
import { createKeyStore } from "../../../src/stores/keys/key-store.js";
import type { Hold } from "../../../src/stores/wallets/holds.js";
import { createMoneyStore } from "../../../src/stores/wallets/money-store.js";
import { type UsageFilter, type UsageGroup, createUsageStore } from "../../../src/stores/logs/usage-store.js";
import { createWalletStore } from "../../../src/stores/wallets/wallet-store.js";
import { forEachEngine } from "../../support/engines.js";
import { turnsDuring } from "../../support/turns.js";

const MORNING = Date.parse("2026-03-01T08:00:00Z");
const DAY = 86_400_000;
const CENTURY = 36_500 * DAY;
/** More than a sum of two days looks for calls. */
const MOST_ARRIVING = 20;
const MIDNIGHT = Date.parse("2026-03-02T00:00:00Z");

forEachEngine("createUsageStore: usage", (database) => {
  let alice: { walletId: string; keyId: string };
  let bob: { walletId: string; keyId: string };
  let now = 0;
  let calls = 0;

  beforeEach(async () => {
    calls = 0;
    alice = await callerOf("alice");
    bob = await callerOf("bob");
  });

  async function callerOf(name: string) {
    const walletId = await createWalletStore(database()).create(name, 1_000n);
    const { id: keyId } = await createKeyStore(database()).create(name, `key of ${name}`);
    return { walletId, keyId };
  }

  async function reserve(caller: typeof alice, model: string, at: number): Promise<Hold> {
    now = at;
    const input = {
      callId: `call_${(calls += 1)}`,
      caller,
      model,
      ticks: 100n,
      prices: "{}",
      tokens: 1,
      lifetimeMilliseconds: 1_000,
    };
    const admission = await money().reserve(input);
    if (!("hold" in admission)) throw new Error("the call was refused");
    return admission.hold;
  }

  async function charge(
    caller: typeof alice,
    model: string,
    at: number,
    ticks: bigint,
    estimated = false,
  ): Promise<void> {
    await money().settle(await reserve(caller, model, at), {
      ticks,
      estimated,
      usage: { input: 10, cachedInput: 3, cacheWrite: 2, cacheWriteHour: 1, output: 5, seconds: 1.5 },
    });
  }

  const money = () => createMoneyStore(database(), () => now);
  const usage = () => createUsageStore(database());
  const reported = async (by: UsageGroup, filter?: UsageFilter) =>
    (await usage().sum(by, filter)).map(({ group, name, calls, inputTokens, outputTokens, ticks }) => [
      name ?? group,
      Number(calls),
      Number(inputTokens),
      Number(outputTokens),
      Number(ticks),
    ]);

  it("is zero before the first call", async () => {
    for (const by of ["model", "wallet", "key", "day"] as const) expect(await usage().sum(by)).to.deep.equal([]);
  });

  describe("of four calls", () => {
    beforeEach(async () => {
      await charge(alice, "acme/small", MORNING, 7n);
      await charge(alice, "acme/large", MIDNIGHT - 1, 20n);
      await charge(bob, "acme/small", MIDNIGHT, 5n, true);
      await charge(alice, "acme/small", MIDNIGHT + 1, 0n);
    });

    const groups: [UsageGroup, unknown[][]][] = [
      [
        "model",
        [
          ["acme/large", 1, 10, 5, 20],
          ["acme/small", 3, 30, 15, 12],
        ],
      ],
      [
        "wallet",
        [
          ["alice", 3, 30, 15, 27],
          ["bob", 1, 10, 5, 5],
        ],
      ],
      [
        "key",
        [
          ["key of alice", 3, 30, 15, 27],
          ["key of bob", 1, 10, 5, 5],
        ],
      ],
      [
        "day",
        [
          ["2026-03-01", 2, 20, 10, 27],
          ["2026-03-02", 2, 20, 10, 5],
        ],
      ],
    ];
    for (const [by, wanted] of groups) {
      it(`is reported by ${by}`, async () => expect(await reported(by)).to.deep.equal(wanted));
    }

    const filters: [string, () => UsageFilter, unknown[][]][] = [
      ["a wallet", () => ({ walletId: bob.walletId }), [["acme/small", 1, 10, 5, 5]]],
      [
        "a key",
        () => ({ keyId: alice.keyId }),
        [
          ["acme/large", 1, 10, 5, 20],
          ["acme/small", 2, 20, 10, 7],
        ],
      ],
      ["a model", () => ({ model: "acme/large" }), [["acme/large", 1, 10, 5, 20]]],
      ["the time since a moment", () => ({ since: MIDNIGHT }), [["acme/small", 2, 20, 10, 5]]],
      [
        "the time before a moment",
        () => ({ until: MIDNIGHT }),
        [
          ["acme/large", 1, 10, 5, 20],
          ["acme/small", 1, 10, 5, 7],
        ],
      ],
      [
        "all of that",
        () => ({ walletId: alice.walletId, model: "acme/small", since: MORNING, until: MORNING + 1 }),
        [["acme/small", 1, 10, 5, 7]],
      ],
      ["a time without calls", () => ({ since: MIDNIGHT + 2 }), []],
    ];
    for (const [name, filter, wanted] of filters) {
      it(`is limited to ${name}`, async () => expect(await reported("model", filter())).to.deep.equal(wanted));
    }

    it("reports every kind of token, and marks estimates", async () => {
      const [row] = await usage().sum("wallet", { walletId: bob.walletId });
      expect(row).to.deep.include({
        group: bob.walletId,
        estimated: 1n,
        cachedInputTokens: 3n,
        cacheWriteTokens: 2n,
        cacheWriteHourTokens: 1n,
        reasoningTokens: 0n,
        mediaMilliseconds: 1_500n,
      });
    });
  });

  it("counts the calls of all keys of a wallet, whenever each was used", async () => {
    const { id: keyId } = await createKeyStore(database()).create("alice", "another key");
    await createKeyStore(database()).create("alice", "a key without calls");
    await charge({ ...alice, keyId }, "acme/small", MORNING, 7n);
    await charge(alice, "acme/small", MIDNIGHT, 5n);
    await charge(bob, "acme/small", MIDNIGHT + 1, 3n);
    const ofAlice = { walletId: alice.walletId };
    expect(await reported("day", ofAlice)).to.deep.equal([
      ["2026-03-01", 1, 10, 5, 7],
      ["2026-03-02", 1, 10, 5, 5],
    ]);
    expect(await reported("day", { ...ofAlice, keyId })).to.deep.equal([["2026-03-01", 1, 10, 5, 7]]);
    expect(await reported("day", { ...ofAlice, keyId: bob.keyId })).to.deep.equal([]);
  });

  it("leaves out calls that were not charged", async () => {
    await reserve(alice, "acme/small", MORNING);
    await money().release(await reserve(alice, "acme/small", MORNING), "failed");
    expect(await usage().sum("day")).to.deep.equal([]);
  });

  it("adds up to the charges of wallets", async () => {
    for (let call = 0; call < 20; call += 1)
      await charge(call % 3 === 0 ? bob : alice, `m/${call % 4}`, MORNING + call * 7_200_000, BigInt(call));
    const spent = (await createWalletStore(database()).list()).reduce((sum, { spentTicks }) => sum + spentTicks, 0n);
    for (const by of ["model", "wallet", "key", "day"] as const) {
      expect((await usage().sum(by)).reduce((sum, { ticks }) => sum + ticks, 0n)).to.equal(spent);
    }
  });

  it("lets the event loop go on between the days", async () => {
    const days = 30;
    for (let day = 0; day <= days; day += 1) await charge(alice, "acme/small", MORNING + day * DAY, 1n);
    expect(await turnsDuring(() => usage().sum("model"))).to.be.at.least(days);
  });

  it("ends while calls arrive on a last day that has none of these", async () => {
    await charge(alice, "acme/small", MORNING, 1n);
    await reserve(alice, "acme/large", MORNING + DAY);
    const arriving: Promise<Hold>[] = [];
    const arrive = ({ sql }: { readonly sql: string }): void => {
      if (!/as [`"]last[`"]/.test(sql) || arriving.length >= MOST_ARRIVING) return;
      arriving.push(reserve(alice, "acme/large", MORNING + DAY + 1 + arriving.length));
    };
    database().on("query", arrive);
    const rows = await usage()
      .sum("day", { model: "acme/small" })
      .finally(() => database().off("query", arrive));
    await Promise.all(arriving);
    expect(rows.map(({ group }) => group)).to.deep.equal(["2026-03-01"]);
    expect(arriving.length).to.be.below(MOST_ARRIVING);
  });

  for (const [what, filter] of [
    ["all", () => ({})],
    ["a wallet's", () => ({ walletId: alice.walletId })],
    ["those until a time", () => ({ until: MORNING + CENTURY + 1 })],
  ] satisfies [string, () => UsageFilter][])
    it(`looks at no days without calls, where a wrong clock dated one a century ahead: ${what}`, async () => {
      for (const at of [MORNING, MORNING + 2 * DAY, MORNING + CENTURY]) await charge(alice, "acme/small", at, 1n);
      let queries = 0;
      const count = () => (queries += 1);
      database().on("query", count);
      const rows = await usage()
        .sum("day", filter())
        .finally(() => database().off("query", count));
      expect([rows.map(({ group }) => group), queries < 20]).to.deep.equal([
        ["2026-03-01", "2026-03-03", "2126-02-05"],
        true,
      ]);
    });
});
