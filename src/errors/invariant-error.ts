/** A state that is impossible. What this process does from now on may be wrong, so it drains and ends. */
import { outsideWork } from "./work.js";

export class InvariantError extends Error {
  override readonly name = "InvariantError";
}

/** Call it wherever all errors are caught: a broken invariant must not be swallowed there. */
export function passOnBroken(error: unknown): void {
  if (error instanceof InvariantError) throwOutside(error);
}

/** Throws outside of all callers and of all work. */
export function throwOutside(error: unknown): void {
  outsideWork(() =>
    setImmediate(() => {
      throw error;
    }),
  );
}
