/**
 * A clock that a test controls: timers of one length wait until the test advances the time, however slow the machine
 * is.
 */

export interface HeldTimers {
  /** The number of active timers. */
  readonly pending: number;
  /** Advances the time by their length. */
  elapse(): void;
  /** Restores the timers of the runtime. */
  restore(): void;
}

type Set = typeof globalThis.setTimeout;

export function holdTimers(milliseconds: number): HeldTimers {
  const { setTimeout: set, clearTimeout: clear } = globalThis;
  const held = new Map<unknown, () => void>();
  const hold = (callback: (...given: unknown[]) => void, delay?: number, ...given: unknown[]) => {
    if (delay !== milliseconds) return set(callback, delay, ...given);
    const timer = set(() => undefined, 2 ** 31 - 1).unref();
    held.set(timer, () => callback(...given));
    return timer;
  };
  globalThis.setTimeout = hold as Set;
  globalThis.clearTimeout = (timer) => {
    held.delete(timer);
    clear(timer);
  };
  return {
    get pending() {
      return held.size;
    },
    elapse() {
      const due = [...held];
      held.clear();
      for (const [timer, callback] of due) {
        clear(timer as NodeJS.Timeout);
        callback();
      }
    },
    restore() {
      globalThis.setTimeout = set;
      globalThis.clearTimeout = clear;
    },
  };
}
