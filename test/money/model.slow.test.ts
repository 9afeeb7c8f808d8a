import { expect } from "chai";
import { type MoneyStore, createMoneyStore } from "../../src/stores/wallets/money-store.js";
import { forEachEngine } from "../support/engines.js";
import { failureOf } from "../support/promises.js";
import { runModel } from "./model.js";

const OPERATIONS = Number(process.env.ISOGLOSS_OPERATIONS ?? 1_500);
const SEED = Number(process.env.ISOGLOSS_SEED ?? Math.floor(Math.random() * 2 ** 31));
const MILLISECONDS_AN_OPERATION = 100;

forEachEngine("the money store", (database, { name }) => {
  it(`does what an oracle does in ${OPERATIONS} random operations, seed ${SEED}`, async function () {
    this.timeout(60_000 + OPERATIONS * MILLISECONDS_AN_OPERATION);
    await runModel({ database: database(), seed: SEED, operations: OPERATIONS });
  });

  if (name === "postgres") return;

  const faults: [string, (store: MoneyStore) => Partial<MoneyStore>][] = [
    ["reports a release that it does not make", () => ({ release: () => Promise.resolve({ state: "released" }) })],
    [
      "charges a tick too much",
      ({ settle }) => ({ settle: (id, charge) => settle(id, { ...charge, ticks: charge.ticks + 1n }) }),
    ],
    [
      "forgets earlier calls",
      ({ reserve }) => ({ reserve: (input) => reserve({ ...input, callId: `${input.callId}.${Math.random()}` }) }),
    ],
    ["sweeps too early", ({ expire }) => ({ expire: (before = Infinity) => expire(Math.min(before, 2e12)) })],
    ["loses a lease", () => ({ extend: () => Promise.resolve() })],
    [
      "keeps a part of a budget back",
      ({ reserve }) => ({
        reserve: (input) => {
          const { ticksPerDay, ...limits } = input.caller.limits ?? {};
          const less = ticksPerDay && ticksPerDay - 1_000_000n;
          return reserve({ ...input, caller: { ...input.caller, limits: { ...limits, ticksPerDay: less } } });
        },
      }),
    ],
    [
      "counts no rates",
      ({ reserve }) => ({
        reserve: (input) => {
          const { ticksPerDay, ticksPerMonth } = input.caller.limits ?? {};
          return reserve({ ...input, caller: { ...input.caller, limits: { ticksPerDay, ticksPerMonth } } });
        },
      }),
    ],
  ];
  for (const [what, fault] of faults) {
    it(`is found when it ${what}, with the values to repeat it`, async () => {
      const storeOn: typeof createMoneyStore = (...given) => {
        const store = createMoneyStore(...given);
        return { ...store, ...fault(store) };
      };
      const { message } = await failureOf(runModel({ database: database(), seed: 1, operations: 3_000, storeOn }));
      expect(message).to.match(
        /^operation \d+ went wrong; see it again with ISOGLOSS_SEED=1 ISOGLOSS_OPERATIONS=\d+ make soak-money$/,
      );
    });
  }
});
