/**
 * What escapes from all code that could catch it. By itself it would end the process, and with it all other calls. What is
 * true of money and tasks is in the database, each change of it in one transaction: nothing there is half done by it.
 */
import type { Logger } from "pino";
import { InvariantError } from "./invariant-error.js";
import { RateBound } from "./rate-bound.js";
import { currentWork, EscapedError } from "./work.js";
import { logEvent } from "../observability/log-event.js";

const LINES_A_SECOND = 10;

export interface Escapes {
  /** Resolves when the process must end. */
  readonly broken: Promise<void>;
  /** What escapes afterwards ends the process again. */
  stop(): void;
}

/** From now on no fault ends the process, but for a broken invariant, which has whoever serves drain and end it. */
export function watchEscapes(log: Logger): Escapes {
  const bound = new RateBound(LINES_A_SECOND, 1_000);
  let end: () => void = () => undefined;
  const broken = new Promise<void>((resolve) => (end = resolve));

  const onEscape = (error: unknown): void => {
    if (error instanceof InvariantError) {
      logEvent(log, "process.invariant_broken", { err: error });
      return end();
    }
    const work = currentWork();
    const suppressed = bound.take();
    if (suppressed !== undefined)
      logEvent(log, "process.error_escaped", {
        ...(work?.name ?? { work: "none" }),
        ...(suppressed > 0 && { suppressed }),
        err: error,
      });
    work?.fail(new EscapedError(error));
  };

  // Rejections that nobody looks at become uncaught exceptions unless somebody listens.
  process.on("uncaughtException", onEscape);
  process.on("unhandledRejection", onEscape);
  return {
    broken,
    stop() {
      process.off("uncaughtException", onEscape);
      process.off("unhandledRejection", onEscape);
    },
  };
}
