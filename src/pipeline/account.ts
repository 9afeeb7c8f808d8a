/** What one call owes: opened by admission, closed exactly once, whatever ends the call. */
import type { Cashier } from "../metering/cashier.js";
import { costOf } from "../metering/cost.js";
import { weighText } from "../metering/estimate-tokens.js";
import type { PriceList } from "../metering/price-list.js";
import { countsOf, meter, type Quantities } from "../metering/quantities.js";
import type { Usage } from "../registry.js";
import { type Hold, MOST_CHARGED_TICKS } from "../stores/money-store.js";

/** What was agreed when the call was admitted. */
export interface Terms {
  readonly hold: Hold;
  /** Prices are those at admission. */
  readonly prices: PriceList;
  readonly inputEstimate: number;
  readonly mostOutput: number;
}

/** What a call came to. */
export interface Bill {
  readonly ticks: bigint;
  readonly estimated: boolean;
  readonly quantities: Quantities;
}

export class Account {
  readonly #cashier: Cashier;
  readonly #terms: Terms;
  #usage: Usage | undefined;
  /** Tokens of the words that came after the last report of usage, as estimated. */
  #unreported = 0;
  #wasSent = false;
  #bill: Bill | undefined;
  #closed: Promise<void> | undefined;

  constructor(cashier: Cashier, terms: Terms) {
    this.#cashier = cashier;
    this.#terms = terms;
  }

  get hold(): Hold {
    return this.#terms.hold;
  }

  get inputEstimate(): number {
    return this.#terms.inputEstimate;
  }

  /** Something went to an upstream, which may charge for it whether or not its answer is waited for. */
  get wasSent(): boolean {
    return this.#wasSent;
  }

  /** Nothing when the call was not charged. */
  get bill(): Bill | undefined {
    return this.#bill;
  }

  /** The upstream told something of what was used. */
  get isCounted(): boolean {
    return this.#usage !== undefined;
  }

  get isOutputCounted(): boolean {
    return this.#usage?.output !== undefined;
  }

  sending(): void {
    this.#wasSent = true;
  }

  /** The upstream said something. */
  hear(words: string): void {
    this.#unreported += weighText(words);
  }

  /** The upstream told what was used so far. */
  count(usage: Usage | undefined): void {
    if (usage === undefined) return;
    this.#usage = usage;
    if (usage.output !== undefined) this.#unreported = 0;
  }

  /** Charges what was used. An answer that was cut also owes what came after the upstream's last report. */
  settle(answer: "whole" | "cut"): Promise<void> {
    return (this.#closed ??= this.#charge(answer));
  }

  /** Charges nothing. */
  release(reason: string): Promise<void> {
    return (this.#closed ??= this.#cashier.release(this.#terms.hold, reason));
  }

  async #charge(answer: "whole" | "cut"): Promise<void> {
    const { hold, prices, inputEstimate, mostOutput } = this.#terms;
    const unreported = Math.min(Math.ceil(this.#unreported), mostOutput);
    const { quantities: told, estimated } = meter(this.#usage, { input: inputEstimate, output: unreported });
    const room = Math.max(0, mostOutput - told.output);
    const more = answer === "cut" && this.isOutputCounted ? Math.min(unreported, room) : 0;
    const quantities = { ...told, output: told.output + more };
    const bill = { ticks: least(costOf(prices, quantities), MOST_CHARGED_TICKS), estimated: estimated || more > 0, quantities };
    this.#bill = bill;
    const resolution = await this.#cashier.settle(hold, { ...bill, usage: countsOf(quantities) });
    // A hold that had expired is not charged any more, whatever its call came to.
    if (resolution !== undefined && resolution.state !== "settled") this.#bill = undefined;
  }
}

function least(one: bigint, other: bigint): bigint {
  return one < other ? one : other;
}
