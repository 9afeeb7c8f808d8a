/** A place of media that cannot be written for a while, such as a full disk: it is tried again and again, and not by every task at once. */
import type { Logger } from "pino";
import { RateBound } from "../errors/rate-bound.js";
import { reasonOf } from "../stores/drivers/database-error.js";
import { type OpenMediaStore, MediaTooLargeError } from "./media-store.js";
import { logEvent } from "../observability/log-event.js";

/** The place could not take a medium. Nothing is wrong with the medium, nor with its task. */
export class MediaStoreError extends Error {
  override readonly name = "MediaStoreError";
  /** For operators. */
  readonly code: string;

  constructor(
    cause: unknown,
    /** When it is worth another try. */
    readonly waitMs: number,
  ) {
    super("the medium could not be kept", { cause });
    this.code = reasonOf(cause);
  }
}

const FIRST_WAIT_MS = 1_000;
/** So long a task may wait after there is room again. */
const LONGEST_WAIT_MS = 30_000;
const LINES_A_MINUTE = 6;

/** The same place: while it cannot be written, one medium after another tries, and the others are put off. */
export function retryingMediaStore(
  place: OpenMediaStore,
  log: Logger,
  now: () => number = () => performance.now(),
): OpenMediaStore {
  const bound = new RateBound(LINES_A_MINUTE, 60_000);
  let failures = 0;
  let reason: unknown;
  let closedUntil = -Infinity;

  const close = (error: unknown, begun: number): void => {
    reason = error;
    // Those that were under way when another failed have nothing new to tell.
    if (failures !== begun) return;
    failures += 1;
    const waitMs = waitAfter(failures);
    closedUntil = now() + waitMs;
    const suppressed = bound.take();
    if (suppressed === undefined) return;
    logEvent(log, "media.write_failed", {
      reason: reasonOf(error),
      retrySeconds: waitMs / 1000,
      ...(suppressed > 0 && { suppressed }),
    });
  };
  const open = (): void => {
    if (failures > 0) logEvent(log, "media.write_recovered");
    [failures, closedUntil] = [0, -Infinity];
  };

  return {
    ...place,
    async write(name, source, limits) {
      if (now() < closedUntil) throw new MediaStoreError(reason, closedUntil - now());
      // One tries; whoever comes meanwhile comes again.
      if (failures > 0) closedUntil = now() + waitAfter(failures);
      const begun = failures;
      let isOfSource = false;
      const watched = (async function* () {
        try {
          yield* source;
        } catch (error) {
          isOfSource = true;
          throw error;
        }
      })();
      try {
        const bytes = await place.write(name, watched, limits);
        open();
        return bytes;
      } catch (error) {
        if (isOfSource || error instanceof MediaTooLargeError) throw error;
        close(error, begun);
        throw new MediaStoreError(error, closedUntil - now());
      }
    },
  };
}

function waitAfter(failures: number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** (failures - 1), LONGEST_WAIT_MS);
}
