/**
 * Errors that no code could catch. By default they would end the process, and all other calls with it. The state of
 * money and tasks is in the database and changes in transactions, so such an error leaves nothing half done.
 */
import type { Logger } from "pino";
import { InvariantError } from "./invariant-error.js";
import { currentWork, EscapedError } from "./work.js";
import { BoundedEvent } from "./bounded-event.js";
import { logEvent } from "../observability/log-event.js";

export interface Escapes {
  /** Resolves when the process must end. */
  readonly broken: Promise<void>;
  /** Later errors end the process again. */
  stop(): void;
}

/** From now on no such error ends the process. A broken invariant still does, after a drain. */
export function watchEscapes(log: Logger): Escapes {
  const escaped = new BoundedEvent(log, "process.error_escaped");
  let end: () => void = () => undefined;
  const broken = new Promise<void>((resolve) => (end = resolve));

  const onEscape = (error: unknown): void => {
    if (error instanceof InvariantError) {
      logEvent(log, "process.invariant_broken", { err: error });
      return end();
    }
    const work = currentWork();
    escaped.write({ ...(work?.name ?? { work: "none" }), err: error });
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
