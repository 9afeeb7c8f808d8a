/**
 * Reservations whose answer was lost. Nobody knows whether their holds were written, and no call will end them: the
 * database is asked until it says, and what is there is given back.
 */
import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import { withinTime } from "../errors/race.js";
import { logEvent } from "../observability/log-event.js";
import { isDatabaseAway, isSurelyUnwritten, reasonOf } from "../stores/drivers/database-error.js";
import type { Hold } from "../stores/wallets/holds.js";
import type { MoneyStore } from "../stores/wallets/money-store.js";

/** Gives back what is there. Returns how much that was. */
type GiveBack = () => Promise<{ readonly walletId: string; readonly ticks: bigint } | undefined>;

/** While the database is away every call may leave one. What is not kept here expires with its lease. */
const MOST_KEPT = 10_000;
const nothing = () => undefined;

export class UncertainHolds {
  readonly #log: Logger;
  readonly #retryMs: number;
  readonly #kept = new Map<string, GiveBack>();
  #query: Promise<void> | undefined;
  #isStopped = false;

  constructor(log: Logger, retryMs: number) {
    this.#log = log;
    this.#retryMs = retryMs;
  }

  /** Unless the error says that nothing was written. */
  add(id: string, error: unknown, giveBack: GiveBack): void {
    if (isSurelyUnwritten(error) || this.#kept.size >= MOST_KEPT) return;
    this.#kept.set(id, giveBack);
    this.#query ??= this.#ask();
  }

  /** Asks for what is left, but not for longer than this. */
  async stop(milliseconds: number): Promise<void> {
    await withinTime(this.#query ?? Promise.resolve(), milliseconds, nothing);
    this.#isStopped = true;
  }

  async #ask(): Promise<void> {
    while (this.#kept.size > 0 && !this.#isStopped) {
      const isAway = await this.#askOnce();
      if (isAway) await sleep(this.#retryMs);
    }
    // In the turn of the last look: one that is added later begins anew.
    this.#query = undefined;
  }

  async #askOnce(): Promise<boolean> {
    for (const [id, giveBack] of this.#kept) {
      try {
        const found = await giveBack();
        if (found !== undefined)
          logEvent(this.#log, "hold.recovered", { hold: id, wallet: found.walletId, ticks: String(found.ticks) });
      } catch (error) {
        if (isDatabaseAway(error)) return true;
        logEvent(this.#log, "hold.recovery_failed", { hold: id, reason: reasonOf(error) });
      }
      this.#kept.delete(id);
    }
    return false;
  }
}

/** Releases the hold of a call, if it is there. Returns it. */
export async function releaseLost(
  money: Pick<MoneyStore, "holdOf" | "release">,
  callId: string,
  walletId: string,
): Promise<Hold | undefined> {
  const hold = await money.holdOf(callId, walletId);
  if (hold === undefined) return undefined;
  await money.release(hold, "the answer to its reservation was lost");
  return hold;
}
