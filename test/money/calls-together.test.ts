import { expect } from "chai";
import { InvariantError } from "../../src/errors/invariant-error.js";
import type { KeyLimits } from "../../src/stores/keys/caller.js";
import type { Admission, Hold } from "../../src/stores/wallets/holds.js";
import { type MoneyStore, createMoneyStore } from "../../src/stores/wallets/money-store.js";
import { writerOf } from "../../src/stores/drivers/writer.js";
import { findFaults } from "../support/auditor.js";
import { forEachEngine } from "../support/engines.js";
import { amountsOf, callerOf, chargeOf, fund, held, requestedVideoOf } from "../support/money/holds.js";

const CREDIT = 100n;

interface Call {
  readonly key: number;
  readonly ticks: bigint;
  readonly tokens?: number;
}

interface Case {
  readonly what: string;
  readonly keys: readonly KeyLimits[];
  readonly calls: readonly Call[];
  /** `held`, or why not. */
  readonly answers: readonly string[];
}

const CASES: readonly Case[] = [
  {
    what: "as far as the wallet covers them, in their order",
    keys: [{}],
    calls: [60n, 50n, 40n, 1n].map((ticks) => ({ key: 0, ticks })),
    answers: ["held", "balance", "held", "balance"],
  },
  {
    what: "as far as a budget covers them, in their order",
    keys: [{ ticksPerDay: 10n }],
    calls: [6n, 5n, 4n, 1n].map((ticks) => ({ key: 0, ticks })),
    answers: ["held", "day", "held", "day"],
  },
  {
    what: "by the budgets of their own keys",
    keys: [{ ticksPerDay: 10n }, { ticksPerMonth: 5n }, {}],
    calls: [0, 1, 2].map((key) => ({ key, ticks: 10n })),
    answers: ["held", "month", "held"],
  },
  {
    what: "with the money that a refused call does not hold",
    keys: [{ ticksPerDay: 10n }, {}],
    calls: [
      { key: 0, ticks: 90n },
      { key: 1, ticks: 100n },
    ],
    answers: ["day", "held"],
  },
  {
    what: "without counting a call towards its rate that the wallet does not cover",
    keys: [{ requestsPerMinute: 1 }],
    calls: [200n, 10n, 10n].map((ticks) => ({ key: 0, ticks })),
    answers: ["balance", "held", "requests"],
  },
  {
    what: "without counting a call towards its rate that its budget refuses",
    keys: [{ requestsPerMinute: 1, ticksPerDay: 10n }],
    calls: [11n, 10n, 0n].map((ticks) => ({ key: 0, ticks })),
    answers: ["day", "held", "requests"],
  },
  {
    what: "as far as a rate of tokens covers them",
    keys: [{ tokensPerMinute: 10 }],
    calls: [6, 5, 4, 0].map((tokens) => ({ key: 0, ticks: 1n, tokens })),
    answers: ["held", "tokens", "held", "held"],
  },
  {
    what: "as many as may be under way, by their key",
    keys: [{ mostConcurrent: 2 }, { mostConcurrent: 1 }],
    calls: [0, 0, 0, 1, 1].map((key) => ({ key, ticks: 1n })),
    answers: ["held", "held", "concurrent", "held", "concurrent"],
  },
  {
    what: "beyond a refused one, which is not under way",
    keys: [{ mostConcurrent: 1 }],
    calls: [101n, 1n, 1n].map((ticks) => ({ key: 0, ticks })),
    answers: ["balance", "held", "concurrent"],
  },
  {
    what: "not at all, and nothing is left behind",
    keys: [{ ticksPerDay: 10n, requestsPerMinute: 5, mostConcurrent: 5 }],
    calls: [11n, 101n, 12n].map((ticks) => ({ key: 0, ticks })),
    answers: ["day", "balance", "day"],
  },
  {
    what: "not beyond what a wallet can contain",
    keys: [{}],
    calls: [2n ** 62n, 2n ** 62n, 2n ** 70n, 100n].map((ticks) => ({ key: 0, ticks })),
    answers: ["balance", "balance", "balance", "held"],
  },
];

forEachEngine("calls of one wallet at one time", (database, { name }) => {
  let money: MoneyStore;

  beforeEach(async () => {
    money = createMoneyStore(database());
    await fund(database(), "alice", CREDIT);
  });

  afterEach(async () => expect(await findFaults(database())).to.deep.equal([]));

  const countTransactions = () => {
    const writer = writerOf(database());
    const write = writer.write.bind(writer);
    let count = 0;
    writer.write = (...given) => ((count += 1), write(...given));
    return () => count;
  };

  for (const { what, keys, calls, answers } of CASES)
    it(`are admitted ${what}`, async () => {
      const callers = await Promise.all(keys.map((limits) => callerOf(database(), "alice", { limits })));
      const inputs = calls.map(({ key, ticks, tokens = 0 }) =>
        requestedVideoOf(callers[key] ?? missing(), ticks, { tokens }),
      );
      const transactions = countTransactions();
      const admissions = await Promise.all(inputs.map((input) => money.reserve(input)));
      expect(admissions.map(shown)).to.deep.equal(answers);
      expect(transactions()).to.equal(1);
      const reserved = admissions.reduce((sum, answer) => sum + ("hold" in answer ? answer.hold.ticks : 0n), 0n);
      expect((await amountsOf(database(), "alice")).reserved).to.equal(reserved);
      if (answers.includes("held")) return;
      for (const table of ["holds", "key_spend", "key_meters"])
        expect(await database()(table).select(), table).to.deep.equal([]);
    });

  it("are one where they have one ID, held or refused", async () => {
    const caller = await callerOf(database(), "alice", { limits: { requestsPerMinute: 1 } });
    for (const wanted of ["held", "requests"]) {
      const input = requestedVideoOf(caller, 10n);
      const answers = await Promise.all([input, input, input].map((one) => money.reserve(one)));
      expect(answers.map(shown)).to.deep.equal([wanted, wanted, wanted]);
      expect(new Set(answers.map((answer) => JSON.stringify(answer, replacer))).size).to.equal(1);
    }
    expect((await amountsOf(database(), "alice")).reserved).to.equal(10n);
  });

  it("keep the holds of an earlier request, beside new ones", async () => {
    const caller = await callerOf(database(), "alice", { limits: { ticksPerDay: 30n, mostConcurrent: 2 } });
    const [first, second, third] = [10n, 20n, 0n].map((ticks) => requestedVideoOf(caller, ticks));
    const hold = held(await money.reserve(first ?? missing()));
    const answers = await Promise.all([second, first, third].map((input) => money.reserve(input ?? missing())));
    expect(answers.map(shown)).to.deep.equal(["held", "held", "concurrent"]);
    expect(answers[1]).to.deep.equal({ hold });
    expect((await amountsOf(database(), "alice")).reserved).to.equal(30n);
  });

  it("are refused without a look at who has the wallet's row, where it covers none of them", async () => {
    const caller = await callerOf(database(), "alice");
    const ask = () => Promise.all([101n, 102n].map((ticks) => money.reserve(requestedVideoOf(caller, ticks))));
    // A file has one connection.
    if (name === "sqlite") return void expect((await ask()).map(shown)).to.deep.equal(["balance", "balance"]);
    await database().transaction(async (transaction) => {
      await transaction("wallets").where({ name: "alice" }).increment("balance_ticks", 0);
      expect((await ask()).map(shown)).to.deep.equal(["balance", "balance"]);
    });
  });

  it("are admitted while a row is written that refers to the wallet", async () => {
    const caller = await callerOf(database(), "alice");
    const ask = () => Promise.all([101n, 100n].map((ticks) => money.reserve(requestedVideoOf(caller, ticks))));
    if (name === "sqlite") return void expect((await ask()).map(shown)).to.deep.equal(["balance", "held"]);
    await database().transaction(async (transaction) => {
      // The server does so for each row that refers to it.
      await transaction("wallets").where({ name: "alice" }).forKeyShare().select("id");
      expect((await ask()).map(shown)).to.deep.equal(["balance", "held"]);
    });
  });

  it("do not fail with one that has the ID of another wallet's call", async () => {
    await fund(database(), "bob", CREDIT);
    const theirs = requestedVideoOf(await callerOf(database(), "bob"), 10n);
    await money.reserve(theirs);
    const caller = await callerOf(database(), "alice");
    const inputs = [requestedVideoOf(caller, 10n), { ...theirs, caller }, requestedVideoOf(caller, 10n)];
    const results = await Promise.allSettled(inputs.map((input) => money.reserve(input)));
    expect(results.map(({ status }) => status)).to.deep.equal(["fulfilled", "rejected", "fulfilled"]);
    expect((await amountsOf(database(), "alice")).reserved).to.equal(20n);
  });

  describe("are ended together", () => {
    let holds: readonly Hold[];
    const chargesInLedger = () => database()("ledger").where({ kind: "charge", account: "wallet" }).pluck("ticks");

    beforeEach(async () => {
      const callers = [
        await callerOf(database(), "alice", { limits: { ticksPerDay: 100n } }),
        await callerOf(database(), "alice"),
      ];
      const reserve = (index: number) => money.reserve(requestedVideoOf(callers[index % 2] ?? missing(), 20n));
      holds = (await Promise.all([0, 1, 2, 3].map(reserve))).map(held);
    });

    it("each with its own charge, which is one of the wallet", async () => {
      const charges = [5n, 30n, 0n];
      const transactions = countTransactions();
      const ends = [
        ...charges.map((ticks, index) => money.settle(holds[index] ?? missing(), chargeOf(ticks))),
        money.release(holds[3] ?? missing(), "refused"),
      ];
      expect(await Promise.all(ends)).to.deep.equal([
        ...charges.map((chargedTicks) => ({ state: "settled", chargedTicks })),
        { state: "released" },
      ]);
      expect(transactions()).to.equal(1);
      expect(await amountsOf(database(), "alice")).to.deep.equal({
        balance: 65n,
        reserved: 0n,
        spent: 35n,
        overrun: 10n,
      });
      expect(await chargesInLedger()).to.deep.equal([-35n]);
    });

    it("once, however often each is ended", async () => {
      const [hold = missing()] = holds;
      const ends = [
        money.settle(hold, chargeOf(5n)),
        money.settle(hold, chargeOf(6n)),
        money.release(hold, "late"),
        ...holds.slice(1).map((other) => money.settle(other, chargeOf(1n))),
      ];
      const settled = (chargedTicks: bigint) => ({ state: "settled", chargedTicks });
      expect(await Promise.all(ends)).to.deep.equal([5n, 5n, 5n, 1n, 1n, 1n].map(settled));
      expect((await amountsOf(database(), "alice")).balance).to.equal(92n);
    });

    it("without one that nobody knows, which fails alone", async () => {
      const unknown = { id: "hold_x", walletId: holds[0]?.walletId ?? "" };
      const results = await Promise.allSettled([
        ...holds.map((hold) => money.settle(hold, chargeOf(1n))),
        money.settle(unknown, chargeOf(1n)),
      ]);
      const failures = results.flatMap((result): unknown[] => (result.status === "rejected" ? [result.reason] : []));
      expect(failures).to.have.length(1);
      expect(failures[0]).to.be.instanceOf(InvariantError);
      expect((await amountsOf(database(), "alice")).balance).to.equal(96n);
    });

    it("beside one with a reason that no text can contain", async () => {
      const reasons = ["refused", "half of a character: \ud83d", "refused"];
      const ends = reasons.map((reason, index) => money.release(holds[index] ?? missing(), reason));
      expect(await Promise.all(ends)).to.deep.equal(reasons.map(() => ({ state: "released" })));
      expect((await amountsOf(database(), "alice")).reserved).to.equal(20n);
    });

    it("up to the maximum of a single charge, each", async () => {
      const most = 10n ** 18n;
      const ends = await Promise.all(holds.map((hold) => money.settle(hold, chargeOf(most))));
      expect(ends).to.deep.equal(holds.map(() => ({ state: "settled", chargedTicks: most })));
      expect((await amountsOf(database(), "alice")).balance).to.equal(CREDIT - 4n * most);
    });
  });
});

function shown(answer: Admission): string {
  if ("hold" in answer) return "held";
  if (answer.refused === "balance") return "balance";
  return answer.refused === "rate" ? answer.limit : answer.period;
}

function replacer(_: string, value: unknown): unknown {
  return typeof value === "bigint" ? String(value) : value;
}

function missing(): never {
  throw new Error("there is none");
}
