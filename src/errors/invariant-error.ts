/** Something that can never be so, and is: what this process does from now on may be wrong. It drains and ends. */
import { outsideWork } from "./work.js";

export class InvariantError extends Error {
  override readonly name = "InvariantError";
}

/** To be called wherever errors are caught whatever they are: a broken invariant must not end there. */
export function passOnBroken(error: unknown): void {
  if (error instanceof InvariantError) throwOutside(error);
}

/** Throws where nobody catches it, and where it belongs to no work. */
export function throwOutside(error: unknown): void {
  outsideWork(() =>
    setImmediate(() => {
      throw error;
    }),
  );
}
