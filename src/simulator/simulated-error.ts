import type { Failure } from "../registry.js";

/** Why a simulated upstream does not answer. */
export class SimulatedError extends Error {
  override readonly name = "SimulatedFailure";

  constructor(readonly failure: Failure) {
    super(failure.message);
  }
}

/** The failure that a caller gets for any error. */
export function failureFrom(error: unknown): Failure {
  if (error instanceof SimulatedError) return error.failure;
  return { status: 500, message: `The simulator failed: ${error instanceof Error ? error.message : String(error)}` };
}
