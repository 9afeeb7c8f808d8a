/**
 * Retries a media store that cannot be written for a while, such as a full disk, without a retry by every task at once.
 */
import type { Logger } from "pino";
import { reasonOf } from "../stores/drivers/database-error.js";
import { type OpenMediaStore, MediaTooLargeError } from "./media-store.js";
import { BoundedEvent } from "../errors/bounded-event.js";

/** The store could not take a medium. Neither the medium nor its task is at fault. */
export class MediaStoreError extends Error {
  override readonly name = "MediaStoreError";
  /** For operators. */
  readonly code: string;

  constructor(
    cause: unknown,
    /** How long to wait before a retry. */
    readonly waitMs: number,
  ) {
    super("the medium could not be stored", { cause });
    this.code = reasonOf(cause);
  }
}

const FIRST_WAIT_MS = 1_000;
/** A task may wait this long after the store works again. */
const LONGEST_WAIT_MS = 30_000;
/**
 * A large medium takes long to download before the store is full. It is not downloaded all the time: it waits so many
 * times as long as the write took, but not for hours.
 */
const WAIT_PER_WRITE = 10;
const LONGEST_WAIT_AFTER_WRITE_MS = 300_000;
/**
 * Who failed waits longer than the others, who have this part of the wait. Otherwise a medium that is larger than the
 * room that is left would come first each time, and keep smaller ones out.
 */
const WAIT_OF_OTHERS = 0.5;
const LINES_A_MINUTE = 6;

/** The same store. After a failure one write tries it, and others are refused at once for a while. */
export function retryingMediaStore(
  place: OpenMediaStore,
  log: Logger,
  now: () => number = () => performance.now(),
): OpenMediaStore {
  const failures = new WriteFailures(log, now);
  return {
    ...place,
    async write(name, source, limits) {
      const before = failures.beginWrite();
      const begunAt = now();
      const watched = new WatchedSource(source);
      try {
        const bytes = await place.write(name, watched, limits);
        failures.onSuccess();
        return bytes;
      } catch (error) {
        if (watched.hasFailed || error instanceof MediaTooLargeError) throw error;
        throw failures.onFailure(error, before, now() - begunAt);
      }
    },
  };
}

/** Counts the failures of a store in a row, and decides which writes may try it again. */
class WriteFailures {
  readonly #failed: BoundedEvent;
  /** A medium that is too large may fail between others for hours. */
  readonly #recovered: BoundedEvent;
  #count = 0;
  #reason: unknown;
  #closedUntil = -Infinity;

  constructor(
    log: Logger,
    private readonly now: () => number,
  ) {
    this.#failed = new BoundedEvent(log, "media.write_failed", LINES_A_MINUTE, 60_000);
    this.#recovered = new BoundedEvent(log, "media.write_recovered", LINES_A_MINUTE, 60_000);
  }

  /** The failures so far. Throws while no write may try the store. */
  beginWrite(): number {
    const waitMs = this.#closedUntil - this.now();
    if (waitMs > 0) throw new MediaStoreError(this.#reason, waitMs);
    // This write tries the store. Others are refused for half of the wait.
    if (this.#count > 0) this.#close();
    return this.#count;
  }

  onSuccess(): void {
    if (this.#count > 0) this.#recovered.write({});
    [this.#count, this.#closedUntil] = [0, -Infinity];
  }

  onFailure(error: unknown, before: number, tookMs: number): MediaStoreError {
    this.#reason = error;
    // Writes that were under way when another failed do not count again.
    if (this.#count === before) {
      this.#count += 1;
      this.#close();
      this.#failed.write({ reason: reasonOf(error), retrySeconds: waitAfter(this.#count) / 1000 });
    }
    const waitOfItsOwn = Math.min(tookMs * WAIT_PER_WRITE, LONGEST_WAIT_AFTER_WRITE_MS);
    return new MediaStoreError(error, Math.max(waitAfter(this.#count), waitOfItsOwn));
  }

  #close(): void {
    this.#closedUntil = this.now() + waitAfter(this.#count) * WAIT_OF_OTHERS;
  }
}

/** Distinguishes failures of the medium's source from those of the store. */
class WatchedSource {
  hasFailed = false;

  constructor(private readonly source: AsyncIterable<Uint8Array>) {}

  async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array, void, void> {
    try {
      yield* this.source;
    } catch (error) {
      this.hasFailed = true;
      throw error;
    }
  }
}

function waitAfter(failures: number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** (failures - 1), LONGEST_WAIT_MS);
}
