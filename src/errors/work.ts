/**
 * Ties errors outside of any promise to the work in which they started: a call, a task, a callback. Such an error fails
 * this work and no other.
 */
import { AsyncLocalStorage } from "node:async_hooks";

/** What the work is, for its log lines. */
export type WorkName = Readonly<Record<string, string>> & { readonly work: "call" | "task" | "callback" };

/** Work under way. */
export interface Work {
  readonly name: WorkName;
  /** Does nothing once the work is over. */
  fail(error: EscapedError): void;
}

/** An error that no promise and no caller could see, as the failure of its work. */
export class EscapedError extends Error {
  override readonly name = "EscapedError";

  constructor(cause: unknown) {
    super("an error escaped from it", { cause });
  }
}

const current = new AsyncLocalStorage<Work | undefined>();

/**
 * Runs work. It fails with an `EscapedError` when something that it started throws outside of its promise. The work
 * itself may never end then: its caller cleans up.
 */
export function doWork<Result>(name: WorkName, work: () => Promise<Result>): Promise<Result> {
  return new Promise<Result>((resolve, reject) => {
    current.run({ name, fail: reject }, begun, work).then(resolve, reject);
  });
}

/** The work itself. What it throws before it waits for anything is its rejection. */
function begun<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return work();
  } catch (error) {
    return Promise.reject(error);
  }
}

/** For what serves more than the work in which it starts: a pooled connection, a search for due tasks. */
export function outsideWork<Result>(begin: () => Result): Result {
  return insideWork(undefined, begin);
}

/** Runs a part of some work, or of none, that other work has begun. What escapes from it fails that work alone. */
export function insideWork<Result>(work: Work | undefined, part: () => Result): Result {
  return current.run(work, part);
}

/** The work that the running code belongs to. */
export function currentWork(): Work | undefined {
  return current.getStore();
}
