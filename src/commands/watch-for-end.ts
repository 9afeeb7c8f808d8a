/** How a serving process ends. */
import type { Logger } from "pino";
import { watchEscapes } from "../errors/escapes.js";

/** How long the process may drain after a broken invariant. */
const BROKEN_MAY_DRAIN_MS = 60_000;

/** A terminal that is closed sends SIGHUP. */
const END_SIGNALS = ["SIGTERM", "SIGINT", "SIGHUP"] as const;

export interface Ending {
  /** Resolves with the exit code when the process must drain: after a signal, or a broken invariant. */
  readonly code: Promise<number>;
  /** Called when it has drained. */
  over(): void;
}

/** From now on only this ends the process. */
export function watchForEnd(log: Logger, signal: Promise<void> = untilEndSignal()): Ending {
  const escapes = watchEscapes(log);
  const broken = escapes.broken.then(() => {
    setTimeout(() => process.exit(1), BROKEN_MAY_DRAIN_MS).unref();
    return 1;
  });
  return { code: Promise.race([signal.then(() => 0), broken]), over: () => escapes.stop() };
}

/** Resolves at the first signal to end. Unless this is called again, a second signal ends the process at once. */
export function untilEndSignal(): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      for (const signal of END_SIGNALS) process.off(signal, end);
      resolve();
    };
    for (const signal of END_SIGNALS) process.on(signal, end);
  });
}
