/**
 * Ties errors outside of any promise to the work in which they started: a call, a task, a callback. Such an error fails
 * this work and no other.
 */
import { AsyncLocalStorage } from "node:async_hooks";

/** What the work is, for its log lines. */
export type WorkName = Readonly<Record<string, string>> & { readonly work: "call" | "task" | "callback" };

type Fail = (error: EscapedError) => void;

/** Work under way. Its parts that are waited for fail with it. */
export class Work {
  readonly #waiting: Fail[] = [];
  #failure: EscapedError | undefined;

  constructor(
    readonly name: WorkName,
    whole: Fail,
  ) {
    this.#waiting.push(whole);
  }

  /** Does nothing once the work is over. */
  fail(error: EscapedError): void {
    this.#failure ??= error;
    for (const fail of this.#waiting) fail(error);
  }

  /** The latest is the first to learn of it. */
  onFailed(fail: Fail): void {
    if (this.#failure === undefined) this.#waiting.unshift(fail);
    else fail(this.#failure);
  }
}

/** An error that no promise and no caller could see, as the failure of its work. */
export class EscapedError extends Error {
  override readonly name = "EscapedError";

  constructor(cause: unknown) {
    super("an error escaped from it", { cause });
  }
}

const current = new AsyncLocalStorage<Work | undefined>();

/** Runs work. It fails with an `EscapedError` when something that it started throws outside of its promise. */
export function doWork<Result>(name: WorkName, work: () => Promise<Result>): Promise<Result> {
  return new Promise<Result>((resolve, reject) => {
    current.run(new Work(name, reject), begun, work).then(resolve, reject);
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

/** Waits for a part of the current work. When the work fails, the part may never end, and its caller can clean up. */
export function untilWorkFails<Result>(part: Promise<Result>): Promise<Result> {
  const work = current.getStore();
  if (work === undefined) return part;
  return new Promise<Result>((resolve, reject) => {
    work.onFailed(reject);
    part.then(resolve, reject);
  });
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
