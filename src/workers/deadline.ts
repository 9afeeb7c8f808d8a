/** Time limits that free their timers and listeners when the work is done. */
import { race } from "../errors/race.js";

export interface Deadline {
  readonly signal: AbortSignal;
  /** Rejects when the time is over, for work that ignores the signal. */
  readonly over: Promise<never>;
  /** Starts the time again, for example when data arrived. */
  renew(): void;
  /** To be called when the work is done. */
  done(): void;
}

/** A signal that aborts after a time, or with one of the other signals, which may live much longer. */
export function deadline(milliseconds: number, ...others: readonly AbortSignal[]): Deadline {
  const controller = new AbortController();
  const { signal } = controller;
  const timer = setTimeout(() => controller.abort(new DOMException("it took too long", "TimeoutError")), milliseconds);
  let isDone = false;
  const stop = () => controller.abort();
  for (const other of others) {
    if (other.aborted) stop();
    else other.addEventListener("abort", stop, { once: true });
  }
  const over = new Promise<never>((_, reject) => {
    const end = () => reject(signal.reason as Error);
    if (signal.aborted) end();
    else signal.addEventListener("abort", end, { once: true });
  });
  over.catch(() => undefined);
  return {
    signal,
    over,
    renew() {
      if (!isDone) timer.refresh();
    },
    done() {
      isDone = true;
      clearTimeout(timer);
      for (const other of others) other.removeEventListener("abort", stop);
    },
  };
}

/** Waits for a piece of work no longer than this, even if it ignores the signal. */
export async function withDeadline<Result>(
  milliseconds: number,
  others: readonly AbortSignal[],
  work: (time: Deadline) => Promise<Result>,
): Promise<Result> {
  const time = deadline(milliseconds, ...others);
  try {
    return await race(work(time), time.over);
  } finally {
    time.done();
  }
}
