/** How a serving process ends. */
import type { Logger } from "pino";
import type { DrainTimes } from "../config/types.js";
import { watchEscapes } from "../errors/escapes.js";

/** How long the process may drain after a broken invariant. */
const BROKEN_MAY_DRAIN_MS = 60_000;
/** What calls get of it. The rest is for charges and logs. */
const BROKEN_DRAIN: DrainTimes = { delaySeconds: 10, longestSeconds: 20 };

const END_SIGNALS = ["SIGTERM", "SIGINT"] as const;
/** Sent when a terminal is closed, often twice: by its shell, and by the system. */
const HANG_UP = "SIGHUP";

export interface Ending {
  /** Resolves with the exit code when the process must drain: after a signal, or a broken invariant. */
  readonly code: Promise<number>;
  /** How long calls may take at most, where it is less than what the configuration says. */
  most(): DrainTimes | undefined;
  /** Called when it has drained. */
  over(): void;
}

/** From now on only this ends the process. */
export function watchForEnd(log: Logger, signal: Promise<void> = untilEndSignal()): Ending {
  const escapes = watchEscapes(log);
  let most: DrainTimes | undefined;
  const broken = escapes.broken.then(() => {
    most = BROKEN_DRAIN;
    setTimeout(() => process.exit(1), BROKEN_MAY_DRAIN_MS).unref();
    return 1;
  });
  return { code: Promise.race([signal.then(() => 0), broken]), most: () => most, over: () => escapes.stop() };
}

/** Resolves at the first signal to end, or when the terminal is closed. */
export function untilEndSignal(): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      for (const signal of [...END_SIGNALS, HANG_UP]) process.off(signal, end);
      process.off(HANG_UP, ignore).on(HANG_UP, ignore);
      resolve();
    };
    for (const signal of [...END_SIGNALS, HANG_UP]) process.on(signal, end);
  });
}

function ignore(): void {
  return undefined;
}

/** Resolves at the next signal to end. Unless this is called, such a signal ends the process at once. */
export function untilSecondSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of END_SIGNALS) process.once(signal, () => resolve());
  });
}
