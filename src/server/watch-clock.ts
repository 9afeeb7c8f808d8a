/** Notices that the clock was put forward or back, and mends what that did to leases and to what is due. */
import type { Logger } from "pino";
import type { CallbackRules, TaskTimes } from "../config/types.js";
import { reasonOf } from "../stores/drivers/database-error.js";
import type { ClockStore, LongestDelays } from "../stores/drivers/heal-clock.js";
import { longestAttempt } from "../callbacks/callback-worker.js";
import { CREATION_LIMIT_MS } from "../tasks/create-task.js";
import { longestPause, longestWait } from "../workers/backoff.js";
import { logEvent } from "../observability/log-event.js";

const LOOK_MS = 1_000;
/** What was on its way while things were mended is mended at one of the next looks. */
const LOOKS_AFTERWARDS = 5;
/** The usual leases: those of other processes on the same database are not shortened by one that has shorter ones. */
const LEASE_MS = 30_000;
const HOLD_MS = 120_000;

export interface DelayRules {
  readonly tasks: Pick<TaskTimes, "pollSeconds">;
  readonly callbacks: Pick<CallbackRules, "retrySeconds" | "timeoutSeconds">;
}

export function longestDelays({
  tasks: { pollSeconds },
  callbacks: { retrySeconds, timeoutSeconds },
}: DelayRules): LongestDelays {
  return {
    pollMs: longestWait(pollSeconds),
    leaseMs: LEASE_MS,
    makingMs: CREATION_LIMIT_MS,
    attemptMs: longestAttempt(timeoutSeconds * 1000),
    beforeAttemptMs: [0, ...retrySeconds.map((seconds) => longestPause(seconds))],
    holdMs: HOLD_MS,
  };
}

export interface ClockWatch {
  start(): void;
  stop(): Promise<void>;
}

export function watchClock(store: ClockStore, log: Logger, delays: LongestDelays, lookMs = LOOK_MS): ClockWatch {
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;
  let afterwards = 0;
  const look = async () => {
    try {
      const step = await store.heal(delays);
      if (step === undefined && afterwards > 0) {
        afterwards -= 1;
        await store.healFromBefore(delays);
      }
      if (step === undefined) return;
      afterwards = LOOKS_AFTERWARDS;
      logEvent(log, "clock.stepped", { milliseconds: step });
    } catch (error) {
      logEvent(log, "clock.step_unmended", { reason: reasonOf(error) });
    }
  };
  return {
    start() {
      timer = setInterval(() => void (looking ??= look().finally(() => (looking = undefined))), lookMs);
    },
    async stop() {
      clearInterval(timer);
      await looking;
    },
  };
}
