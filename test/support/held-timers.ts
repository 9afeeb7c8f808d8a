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
type SetInterval = typeof globalThis.setInterval;

/** The longest time of a timer. */
const NEVER_MS = 2 ** 31 - 1;

export function holdTimers(milliseconds: number): HeldTimers {
  const { setTimeout: set, clearTimeout: clear } = globalThis;
  const held = new Map<unknown, () => void>();
  const hold = (callback: (...given: unknown[]) => void, delay?: number, ...given: unknown[]) => {
    if (delay !== milliseconds) return set(callback, delay, ...given);
    const timer = set(() => undefined, NEVER_MS).unref();
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

/** The same for intervals, which stay active when the time advances. */
export function holdIntervals(milliseconds: number): HeldTimers {
  const { setInterval: set, clearInterval: clear } = globalThis;
  const held = new Map<unknown, () => void>();
  const hold = (callback: (...given: unknown[]) => void, delay?: number, ...given: unknown[]) => {
    if (delay !== milliseconds) return set(callback, delay, ...given);
    const timer = set(() => undefined, NEVER_MS).unref();
    held.set(timer, () => callback(...given));
    return timer;
  };
  globalThis.setInterval = hold as SetInterval;
  globalThis.clearInterval = (timer) => {
    held.delete(timer);
    clear(timer);
  };
  return {
    get pending() {
      return held.size;
    },
    elapse() {
      for (const callback of [...held.values()]) callback();
    },
    restore() {
      globalThis.setInterval = set;
      globalThis.clearInterval = clear;
    },
  };
}
