/** What counts towards the limits of a key, within a transaction that admits calls of its wallet. */
import type { Steps } from "../drivers/steps.js";
import type { BudgetRefusal, HoldInput, RateRefusal } from "../wallets/holds.js";
import {
  type UsedBudget,
  NOTHING_USED,
  addedTo,
  correctInBudgets,
  exceededBudget,
  hasBudget,
  holdInBudgets,
} from "./key-budgets.js";
import {
  type MeterRow,
  CONCURRENT_REFUSAL,
  countedIn,
  countUnderWay,
  hasRate,
  lockMeter,
  writeMeter,
} from "./key-meters.js";

/** Calls of one key that are to be decided. */
export interface KeyCalls {
  /** Those with a hold that is written already. */
  readonly written: readonly HoldInput[];
  readonly unwritten: readonly HoldInput[];
}

export class KeyUse {
  #underWay = 0n;
  #meter: MeterRow | undefined;
  #isMeterChanged = false;
  #used: UsedBudget = NOTHING_USED;
  /** What its budgets count by now for these calls, and what they should. */
  #heldInBudgets = 0n;
  #admittedInBudgets = 0n;

  private constructor(
    readonly keyId: string,
    readonly at: number,
  ) {}

  /** What is used without these calls. What written holds have of budgets is counted at once. */
  static *lookAt(keyId: string, { written, unwritten }: KeyCalls, at: number): Steps<KeyUse> {
    const use = new KeyUse(keyId, at);
    const limits = [...written, ...unwritten].map(({ caller }) => caller.limits ?? {});
    if (limits.some(({ mostConcurrent }) => mostConcurrent !== undefined))
      use.#underWay = (yield* countUnderWay(keyId, at)) - countOfCalls(written);
    if (limits.some(hasRate)) use.#meter = yield* lockMeter(keyId);
    if (limits.some(hasBudget)) {
      use.#heldInBudgets = budgeted(written);
      const used = yield* holdInBudgets(keyId, use.#heldInBudgets, at);
      use.#used = addedTo(used, -use.#heldInBudgets);
    }
    return use;
  }

  /** Counts a call, or returns why it is refused. */
  add(input: HoldInput): RateRefusal | BudgetRefusal | undefined {
    const { caller, ticks, tokens } = input;
    const { limits = {} } = caller;
    if (limits.mostConcurrent !== undefined && this.#underWay >= limits.mostConcurrent) return CONCURRENT_REFUSAL;
    const counted = this.#meter && hasRate(limits) ? countedIn(this.#meter, { limits, tokens }, this.at) : undefined;
    if (counted !== undefined && "refused" in counted) return counted;
    const refusal = exceededBudget(limits, { used: this.#used, ticks, at: this.at });
    if (refusal !== undefined) return refusal;
    this.#underWay += 1n;
    if (counted !== undefined) [this.#meter, this.#isMeterChanged] = [counted, true];
    if (hasBudget(limits)) this.#addToBudgets(ticks);
    return undefined;
  }

  /** Writes what counts by now. */
  *write(): Steps<void> {
    if (this.#meter !== undefined && this.#isMeterChanged) yield* writeMeter(this.#meter);
    const more = this.#admittedInBudgets - this.#heldInBudgets;
    if (more !== 0n) yield* correctInBudgets(this.keyId, more, this.at);
  }

  #addToBudgets(ticks: bigint): void {
    this.#used = addedTo(this.#used, ticks);
    this.#admittedInBudgets += ticks;
  }
}

/** A task counts as under way by its own row, which comes later. */
function countOfCalls(written: readonly HoldInput[]): bigint {
  return BigInt(written.filter(({ forTask = false }) => !forTask).length);
}

function budgeted(written: readonly HoldInput[]): bigint {
  return written.filter(({ caller }) => hasBudget(caller.limits)).reduce((sum, { ticks }) => sum + ticks, 0n);
}
