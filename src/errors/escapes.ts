/**
 * Errors that no code could catch. By default they would end the process, and all other calls with it. The state of
 * money and tasks is in the database and changes in transactions, so such an error leaves nothing half done.
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
  /** Later errors end the process again. */
  stop(): void;
}

/** From now on no such error ends the process. A broken invariant still does, after a drain. */
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

  // Unhandled rejections become uncaught exceptions by default.
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
