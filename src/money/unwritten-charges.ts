/** What calls cost that the database has not heard yet: a process that has to stop before names it in its log. */
import type { Logger } from "pino";
import { logEvent } from "../observability/log-event.js";
import { formatUsd } from "../stores/wallets/money.js";
import type { Hold } from "../stores/wallets/holds.js";

export class UnwrittenCharges {
  readonly #ticks = new Map<Hold, bigint>();

  begin(hold: Hold, ticks: bigint): void {
    if (ticks > 0n) this.#ticks.set(hold, ticks);
  }

  end(hold: Hold): void {
    this.#ticks.delete(hold);
  }

  /** A line for each: an operator can take the money from the wallet later. */
  log(log: Logger): void {
    for (const [{ id, walletId }, ticks] of this.#ticks)
      logEvent(log, "settlement.unwritten", {
        hold: id,
        wallet: walletId,
        ticks: String(ticks),
        usd: formatUsd(ticks),
      });
  }
}
