/** Notices when the clock was put forward or back, and adjusts leases and due times. */
import type { Logger } from "pino";
import type { CallbackRules, TaskTimes } from "../config/types.js";
import { reasonOf } from "../stores/drivers/database-error.js";
import type { ClockStore, LongestDelays } from "../stores/drivers/heal-clock.js";
import { longestAttempt } from "../callbacks/callback-worker.js";
import { LONGEST_DELETION_WAIT_MS } from "../stores/tasks/job-deletions.js";
import { CREATION_LIMIT_MS } from "../tasks/create-task.js";
import { longestPause, longestWait } from "../workers/backoff.js";
import { PeriodicWork } from "../workers/periodic-work.js";
import { logEvent } from "../observability/log-event.js";

const LOOK_MS = 1_000;
/** Times that were being written during the adjustment are adjusted at one of the next checks. */
const LOOKS_AFTERWARDS = 5;
/** The usual lease: a process with shorter leases must not shorten those of other processes. */
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
    deletionMs: LONGEST_DELETION_WAIT_MS,
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
  const periodic = new PeriodicWork();
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
    start: () => periodic.every(lookMs, look),
    stop: () => periodic.stop(),
  };
}
