/** How many answers of a soak may be without a charge, and how many are: figures for what the promises say. */
import { numberOfHold } from "../processes/numbered.js";
import type { SoakResult } from "./soak-invariants.js";

export interface FreeAnswers {
  readonly answered: number;
  /** At a time at which their process could not charge them. */
  readonly excused: number;
  /** Without a charge. Broken answers that were charged may hide some of them in wallets that are only counted. */
  readonly free: number;
}

export async function countFreeAnswers({ cluster: { database }, load, forgiven }: SoakResult): Promise<FreeAnswers> {
  const rows: { name: string; ticks: bigint }[] = await database("holds")
    .join("wallets", "wallets.id", "holds.wallet_id")
    .where({ state: "settled" })
    .select("name", "ticks");
  const chargedTo = (wallet: string) => rows.filter(({ name }) => name === wallet);
  const numbered = Object.entries(load.outcomes).map(([wallet, outcomes]): FreeAnswers => {
    const charged = new Set(chargedTo(wallet).map(({ ticks }) => numberOfHold(ticks)));
    const answered = outcomes.filter(({ end }) => end === "answered").map(({ number }) => number);
    return {
      answered: answered.length,
      excused: answered.filter((number) => forgiven.includes(...(load.times.get(number) ?? [0, 0]))).length,
      free: answered.filter((number) => !charged.has(number)).length,
    };
  });
  const tallied = Object.entries(load.tallies).map(([wallet, { answered, times }]): FreeAnswers => ({
    answered,
    excused: times.filter((one) => forgiven.includes(...one)).length,
    free: Math.max(0, answered - chargedTo(wallet).length),
  }));
  const all = [...numbered, ...tallied];
  const sum = (count: keyof FreeAnswers) => all.reduce((total, one) => total + one[count], 0);
  return { answered: sum("answered"), excused: sum("excused"), free: sum("free") };
}
