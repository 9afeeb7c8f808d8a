/**
 * Ties what goes wrong outside of any promise to the one piece of work in which it began: a call, a task, a callback.
 * Such a fault fails that piece of work, and no other.
 */
import { AsyncLocalStorage } from "node:async_hooks";

/** What a piece of work is, as it is logged. */
export type WorkName = Readonly<Record<string, string>> & { readonly work: "call" | "task" | "callback" };

export interface Work {
  readonly name: WorkName;
  /** Without effect once the work is over. */
  fail(error: EscapedError): void;
}

/** A fault that no promise and no caller could see, dressed as the failure of the work in which it began. */
export class EscapedError extends Error {
  override readonly name = "EscapedError";

  constructor(cause: unknown) {
    super("an error escaped from it", { cause });
  }
}

const current = new AsyncLocalStorage<Work | undefined>();

/** Does a piece of work. It fails with an `EscapedError` when something that it began throws where nobody can catch it. */
export function doWork<Result>(name: WorkName, work: () => Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    current.run({ name, fail: reject }, () => void work().then(resolve, reject));
  });
}

/** What is begun here serves more than the work in which it happens to begin: a connection of a pool, a look for tasks. */
export function outsideWork<Result>(begin: () => Result): Result {
  return current.run(undefined, begin);
}

/** The work to which whatever runs at this moment belongs. */
export function currentWork(): Work | undefined {
  return current.getStore();
}
